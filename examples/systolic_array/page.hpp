// The page of systolic_array: figures that one beat moves together, and what they show in words.
#ifndef EXAMPLES_SYSTOLIC_ARRAY_PAGE_HPP
#define EXAMPLES_SYSTOLIC_ARRAY_PAGE_HPP

#include "../support/page.hpp"
#include "figure.hpp"
#include "table.hpp"

#include <string>
#include <vector>

namespace examples {

inline constexpr const char* figures_style = R"(<style>
.arrays { display: grid; gap: 18px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 350px), 1fr)); align-items: start; }
main { max-width: 1500px; }
.array { margin: 0; min-width: 0; background: var(--card); border: 1px solid var(--grid); border-radius: 10px; padding: 18px; }
.array p { font-size: 13.5px; margin: 0 0 10px; }
.array svg { min-width: 0; max-width: 470px; margin: 0 auto; overflow: hidden; }
.cell { fill: var(--page); stroke: var(--axis); stroke-width: 1.2; transition: fill .25s; }
.cell.busy { fill: var(--k5); stroke: var(--s0); stroke-width: 2; }
.token { opacity: 0; transition: transform .35s ease, opacity .35s ease; }
.token text, .token rect { pointer-events: none; }
svg .token .value { font-size: 12.5px; font-weight: 600; } svg .token .name { font-size: 8.5px; }
.token.input rect { fill: var(--k0); } .token.weight rect { fill: var(--k3); } .token.sum rect { fill: var(--k4); }
.token.padding { filter: saturate(0.2); }
.result { fill: var(--page); stroke: var(--grid); transition: fill .25s; } .result.fresh { fill: var(--k4); }
figcaption { font-size: 13.5px; min-height: 4.6em; margin: 8px 0; } figcaption strong { display: block; }
.bars { display: flex; align-items: flex-end; gap: 2px; height: 44px; border-bottom: 1px solid var(--axis); }
.bars i { flex: 1; min-width: 1px; height: calc(2px + var(--share) * 40px); background: var(--axis); }
.bars i.now { background: var(--s0); }
.array .bars-note { font-size: 11.5px; margin: 3px 0 0; }
.controls { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  background: var(--page); padding: 10px 0; }
.controls button { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--axis); border-radius: 7px;
  padding: 6px 14px; cursor: pointer; } .controls button:disabled { opacity: .45; cursor: default; }
.controls input { flex: 1 1 140px; min-width: 100px; accent-color: var(--s0); }
.controls output { font-variant-numeric: tabular-nums; min-width: 8em; }
.key { color: var(--ink); border-radius: 4px; padding: 1px 6px; white-space: nowrap; }
.key.input { background: var(--k0); } .key.weight { background: var(--k3); } .key.sum { background: var(--k4); }
.matrices { display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: center; margin: 4px 0 14px; }
.matrices table { border: 1px solid var(--axis); border-radius: 6px; border-collapse: separate; border-spacing: 0; background: var(--card); }
.matrices td, .matrices td:last-child, .matrices td:nth-last-child(-n+2) { border: 0; padding: 2px 9px; min-width: 0; text-align: right; }
@media (prefers-reduced-motion: reduce) { .token, .cell, .result { transition: none; } }
</style>
)";

inline constexpr const char* figures_controls =
    "<div class=\"controls\"><button type=\"button\" id=\"first\">First</button>"
    "<button type=\"button\" id=\"previous\">Previous</button><button type=\"button\" id=\"next\">Next</button>"
    "<button type=\"button\" id=\"play\">Play</button>"
    "<input type=\"range\" id=\"beat\" min=\"0\" value=\"0\" step=\"1\" aria-label=\"beat\"><output "
    "id=\"at\"></output></div>\n"
    "<noscript><p>The figures are moved by a script in this page; allow it to see them.</p></noscript>\n";

// Beat 0: nothing has happened yet.
inline constexpr const char* figures_script = R"(<script>
"use strict";
const figures = [...document.querySelectorAll(".array")].map(figure => ({
  run: JSON.parse(figure.querySelector(".record").textContent),
  tokens: [...figure.querySelectorAll(".token")], cells: [...figure.querySelectorAll(".cell")],
  results: [...figure.querySelectorAll(".result")], answers: [...figure.querySelectorAll(".answer")],
  bars: [...figure.querySelectorAll(".bars i")],
  count: figure.querySelector(".count"), caption: figure.querySelector(".caption")}));
const by = id => document.getElementById(id);
const last = Math.max(...figures.map(figure => figure.run.beats));
let beat = 0, timer = null;
function showToken(element, token, now) {
  const {from, path, out} = token, i = now - from;
  const place = i < 0 ? path[0] : i < path.length ? path[i] : out;
  element.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
  element.style.opacity = i >= 0 && i < path.length ? 1 : 0;
  element.querySelector(".value").textContent = path[Math.max(0, Math.min(i, path.length - 1))][2];
}
function show(wanted) {
  beat = Math.max(0, Math.min(last, wanted));
  for (const figure of figures) {
    const {run} = figure, now = Math.min(beat, run.beats) - 1, isOver = beat > run.beats;
    figure.tokens.forEach((element, i) => showToken(element, run.tokens[i], isOver ? run.beats : now));
    const busy = now < 0 || isOver ? [] : run.busy[now];
    figure.cells.forEach((cell, i) => cell.classList.toggle("busy", busy.includes(i)));
    figure.results.forEach((result, i) => {
      const value = now < 0 ? 0 : run.results[now][i], before = now < 1 ? 0 : run.results[now - 1][i];
      figure.answers[i].textContent = value === 0 ? "" : value;
      result.classList.toggle("fresh", !isOver && value !== before);
    });
    figure.bars.forEach((bar, i) => bar.classList.toggle("now", i === now && !isOver));
    figure.count.textContent = now < 0 ? `${run.beats} beats` : isOver ? `Done after ${run.beats} beats`
                                                             : `Beat ${now + 1} of ${run.beats}`;
    figure.caption.textContent = now < 0 ? "Nothing has entered yet." : isOver ? "" : run.captions[now];
  }
  by("beat").value = beat;
  by("at").textContent = `beat ${beat} of ${last}`;
  by("first").disabled = by("previous").disabled = beat === 0;
  by("next").disabled = beat === last;
  if (beat === last) stop();
}
function stop() { clearInterval(timer); timer = null; by("play").textContent = "Play"; }
by("beat").max = last;
by("beat").oninput = event => show(Number(event.target.value));
by("first").onclick = () => { stop(); show(0); };
by("previous").onclick = () => { stop(); show(beat - 1); };
by("next").onclick = () => { stop(); show(beat + 1); };
by("play").onclick = () => {
  if (timer !== null) return stop();
  if (beat === last) show(0);
  by("play").textContent = "Pause";
  timer = setInterval(() => show(beat + 1), 900);
};
document.addEventListener("keydown", event => {
  if (event.target.id === "beat" || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowRight") show(beat + 1);
  if (event.key === "ArrowLeft") show(beat - 1);
});
show(0);
</script>
)";

[[nodiscard]] inline std::string matrix_text(const std::vector<int>& values, weft::Index cols) {
  std::string text = "<table><tr>";
  for (std::size_t i = 0; i < values.size(); ++i)
    text += (i > 0 && i % weft::to_size(cols) == 0 ? "</tr><tr><td>" : "<td>") + std::to_string(values[i]) + "</td>";
  return text + "</tr></table>";
}

// One of the figures: a configuration and what is said of it.
[[nodiscard]] inline std::string explained_figure(const Recording& run, const Product& product) {
  using weft::Buffering, weft::Dataflow;
  const weft::SystolicConfig& array = run.config;
  const auto number = [](weft::Index value) { return std::to_string(value); };
  const std::string rows = number(array.rows), cols = number(array.cols), stream = number(run.cost.streamed),
                    folds = number(run.cost.folds());
  std::string title, text, beats;
  if (array.dataflow == Dataflow::output_stationary) {
    title = "Output-stationary";
    text =
        "A cell keeps one element of O and adds to it. Rows of I come from the left, columns of W from above, each a "
        "beat "
        "later than the one before, so that I[m, k] and W[k, n] meet in their cell. At the end sums go down and out. "
        "k is streamed: long sums are cheap, and no partial sum ever leaves.";
    beats = folds + " x (" + stream + " + " + rows + " + " + cols + " - 2 + " + rows + " to drain)";
  } else if (array.buffering == Buffering::serial) {
    title = "Weight-stationary";
    text =
        "A cell keeps one element of W, which is pushed down first. Rows of I come from the left; sums go down and "
        "gain a "
        "product in each cell. m is streamed: many rows share the load. What k has more than rows are further folds, "
        "whose partial sums are added outside.";
    beats = folds + " x (" + rows + " to load + " + stream + " + " + rows + " + " + cols + " - 2)";
  } else {
    title = "Weight-stationary, double-buffered";
    text =
        "The same cells with a second weight each (above the one in use). The next fold loads while this one streams, "
        "and "
        "the first operand of a fold swaps the weights on its way: folds follow each other every max(m, rows) beats, "
        "and filling and draining are paid once. TPUs work so.";
    beats = rows + " to load + " + number(run.cost.folds() - 1) + " x max(" + stream + ", " + rows + ") + " + stream +
            " + " + rows + " + " + cols + " - 2";
  }
  char used[32];
  std::snprintf(used, sizeof used, "%.1f", 100 * run.cost.utilization());
  text += "<br><strong>" + number(run.beats) + " beats</strong> = " + beats + "; " + folds +
          (run.cost.folds() == 1 ? " fold, " : " folds, ") + used + " % of the cells used.";
  return figure(run, product.shape, title, text);
}

[[nodiscard]] inline std::string systolic_page(const Product& product, const std::vector<Recording>& runs,
                                               const weft::Chip& chip) {
  std::string arrays;
  for (const Recording& run : runs) arrays += explained_figure(run, product);
  const std::string matrices = "<div class=\"matrices\"><span><b>I</b> [m, k]</span>" +
                               matrix_text(product.input, product.shape.k) + "<span><b>W</b> [k, n]</span>" +
                               matrix_text(product.weights, product.shape.n) + "<span><b>O</b> = I W</span>" +
                               matrix_text(product.naive(), product.shape.n) + "</div>\n";
  const std::string legend =
      "<p>The same product on the same cells, three times. Each cell multiplies and adds once a beat. "
      "<span class=\"key input\">element of I</span> <span class=\"key weight\">element of W</span> "
      "<span class=\"key sum\">sum</span> Outside of the cells: operands that wait to enter (skew). Step with the "
      "buttons "
      "or the arrow keys.</p>\n";
  return page("A systolic array, beat by beat", "A systolic array, beat by beat",
              "What stays in the cells decides what moves, what has to be loaded, and which dimension of a matmul "
              "should be long.",
              figures_style + legend + matrices + figures_controls + "<div class=\"arrays\">\n" + arrays + "</div>\n" +
                  section("Larger matmuls on a " + std::string(chip.name), table_note(chip), table_html(chip)) +
                  figures_script);
}

}  // namespace examples

#endif
