module {
  func.func @main(%arg0: tuple<tensor<4xf32>>) {
    return
  }
}
