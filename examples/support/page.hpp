// Pages of HTML that hold their drawings.
#ifndef EXAMPLES_SUPPORT_PAGE_HPP
#define EXAMPLES_SUPPORT_PAGE_HPP

#include "svg.hpp"

#include <string>

namespace examples {

// Colors follow the reader's light or dark setting; nothing is loaded from elsewhere.
inline constexpr const char* page_style = R"(
:root { color-scheme: light dark; --page: #f7f6f2; --card: #fffefb; --ink: #1d1c1a; --soft: #6a6862; --grid: #e6e4dd;
  --axis: #b9b6ad; --s0: #2a78d6; --s1: #1baf7a; --s2: #e09a00; --s3: #0b7a2b; --s4: #5b48c2; --s5: #e0484c;
  --k0: #a9cbf5; --k1: #cdc5f2; --k2: #d8d6cf; --k3: #f4cf86; --k4: #a3dfc6; --k5: #ebe8e0; }
@media (prefers-color-scheme: dark) { :root { --page: #141413; --card: #1d1d1b; --ink: #f1efe9; --soft: #a5a29a;
  --grid: #33322f; --axis: #5c5a55; --s0: #4b95ee; --s1: #25b886; --s2: #d99a1c; --s3: #4fa45f; --s4: #9a8cf0;
  --s5: #ec6b6c; --k0: #28568f; --k1: #51489a; --k2: #4c4b47; --k3: #83601a; --k4: #1c664d; --k5: #38373a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 20px 56px; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 1240px; margin: 0 auto; }
h1 { font-size: 27px; line-height: 1.2; margin: 0 0 6px; letter-spacing: -0.01em; }
h2 { font-size: 17px; margin: 0 0 2px; }
p { margin: 0 0 16px; color: var(--soft); max-width: 92ch; }
section { background: var(--card); border: 1px solid var(--grid); border-radius: 10px; padding: 22px 28px; margin: 18px 0; }
@media (max-width: 640px) { body { padding: 20px 10px 40px; } section { padding: 16px 14px; } }
svg { display: block; width: 100%; min-width: 820px; height: auto; }
svg text { font: 12.5px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: var(--ink); }
svg .strong { font-weight: 600; font-size: 13px; } svg .small { font-size: 11px; fill: var(--soft); }
svg .tiny { font-size: 10px; pointer-events: none; } svg .number { font-variant-numeric: tabular-nums; }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
.grid { stroke: var(--grid); } .axis { stroke: var(--axis); }
.s0 { fill: var(--s0); stroke: var(--s0); } .s1 { fill: var(--s1); stroke: var(--s1); }
.s2 { fill: var(--s2); stroke: var(--s2); } .s3 { fill: var(--s3); stroke: var(--s3); }
.s4 { fill: var(--s4); stroke: var(--s4); } .s5 { fill: var(--s5); stroke: var(--s5); }
.one { fill: var(--soft); stroke: var(--soft); }
rect.s0, rect.s1, rect.s2, rect.s3, rect.s4, rect.s5, rect.one { stroke: none; }
.pale { opacity: 0.38; }
.line { fill: none; stroke-width: 1.7; stroke-linejoin: round; } .line.one { stroke-width: 5; opacity: 0.35; }
.dashed { stroke-dasharray: 5 3; }
.buffer { stroke: var(--card); stroke-width: 0.8; } .peak { fill: var(--s5); opacity: 0.3; } .mark { fill: var(--s5); }
.k0 { fill: var(--k0); } .k1 { fill: var(--k1); } .k2 { fill: var(--k2); } .k3 { fill: var(--k3); }
.k4 { fill: var(--k4); } .k5 { fill: var(--k5); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: 5px 12px 5px 0; text-align: right; border-bottom: 1px solid var(--grid); }
th { color: var(--soft); font-weight: 600; } th:first-child, td:first-child { text-align: left; }
th:nth-last-child(-n+2), td:nth-last-child(-n+2) { text-align: left; }
td:last-child { white-space: normal; min-width: 13em; }
)";

// A page under `heading`, which `text` explains. `content`: sections.
[[nodiscard]] inline std::string page(const std::string& title, const std::string& heading, const std::string& text,
                                      const std::string& content) {
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
         escaped(title) + "</title>\n<style>" + page_style + "</style>\n</head>\n<body>\n<main>\n<h1>" +
         escaped(heading) + "</h1>\n<p>" + escaped(text) + "</p>\n" + content + "</main>\n</body>\n</html>\n";
}
// `content`: HTML, a drawing or a table, which scrolls where the page is narrow.
[[nodiscard]] inline std::string section(const std::string& title, const std::string& text,
                                         const std::string& content) {
  return "<section>\n<h2>" + escaped(title) + "</h2>\n<p>" + escaped(text) + "</p>\n<div class=\"scroll\">\n" + content +
         "</div>\n</section>\n";
}

}  // namespace examples

#endif
