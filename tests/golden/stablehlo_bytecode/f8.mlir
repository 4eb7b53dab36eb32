module {
  func.func @main(%arg0: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
    return %arg0 : tensor<4xf8E4M3FN>
  }
}
