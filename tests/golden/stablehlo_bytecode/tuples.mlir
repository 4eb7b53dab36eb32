module {
  func.func private @swapped(%arg0: tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tuple<tuple<>, tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>> {
    %0 = stablehlo.get_tuple_element %arg0[0] : (tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tensor<2xf32>
    %1 = stablehlo.get_tuple_element %arg0[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tuple<tensor<i32>, tensor<2xf32>>
    %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<i32>, tensor<2xf32>>) -> tensor<i32>
    %3 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<i32>, tensor<2xf32>>) -> tensor<2xf32>
    %4 = stablehlo.tuple %2, %0 : tuple<tensor<i32>, tensor<2xf32>>
    %5 = stablehlo.tuple %3, %4 : tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>
    %6 = stablehlo.tuple  : tuple<>
    %7 = stablehlo.tuple %6, %5 : tuple<tuple<>, tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>>
    return %7 : tuple<tuple<>, tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>>
  }
  func.func @main(%arg0: tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>) {
    %0 = call @swapped(%arg0) : (tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tuple<tuple<>, tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>>
    %1 = stablehlo.get_tuple_element %0[1] : (tuple<tuple<>, tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>>) -> tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>
    %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tensor<2xf32>
    %3 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tuple<tensor<i32>, tensor<2xf32>>
    %4 = stablehlo.subtract %2, %arg1 : tensor<2xf32>
    return %4, %3 : tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>
  }
}
