module {
  func.func @main(%arg0: tensor<?x10xf32>) -> tensor<?x10xf32> {
    return %arg0 : tensor<?x10xf32>
  }
}
