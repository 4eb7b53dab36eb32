// flax_recurrent_step
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
    %in1 = stablehlo.constant dense<"0x2B6E53BF492AC13E1E5A30BF2E1EDABE2D5DEB3EB94D243F97A3053FD972BEBC"> : tensor<4x2xf32>
    %in2 = stablehlo.constant dense<"0x193D8C3DEEE0363F467935BEFCF4563FED0F28BFB2FDA6BF6282383E0B54793FDFF373BF10F33FBFF34A89BD2F0517BF849D3F3FFF54063F5E1D61BF2821873E68D94F3C6A43DABDF6476BBEEA7F05BC2E58693E"> : tensor<7x3xf32>
    %in3 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in4 = stablehlo.constant dense<"0x28A0903E13FF54BF0534B5BE1D15A4BE4704ECBEBA97C1BE68A43EBE23EC473F9487613E29B7BBBE868B633F7A55283EC9D94F3F206D323EA50D65BE4FA2023F"> : tensor<4x4xf32>
    %in5 = stablehlo.constant dense<"0x2C955F3F0FB4A13E8C5EA03ED92E4B3E7815463ED5D46BBFF554733E787D753E8962B03E342955BE40CD3ABE65A565BF4ED491BEDE5EBA3D82B4663FB9A5A0BE"> : tensor<4x4xf32>
    %in6 = stablehlo.constant dense<"0xC06D123EA0095C3FA232F73EF15DB33D112DD73E272BC13E517439BF2960CABEB897253F7A7303BEDE34C9BD66CB3E3F96BE1EBF4DD7A33EFFD8F6BEC79D073F"> : tensor<4x4xf32>
    %in7 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in8 = stablehlo.constant dense<"0xB3CC40BF1E6F14BC135F9F3B7FFB3D3F0742093FFBAA693E03F8FE3ECC58553F5A2BC3BE6677513FBA2D523C6259823F"> : tensor<3x4xf32>
    %in9 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in10 = stablehlo.constant dense<"0x707ADBBC319923BF2190433FDAA6353E3648003E39140F3F29F57F3F5FC5D33E2ADBC7BE4B42583FF182D23D42AD5CBF"> : tensor<3x4xf32>
    %in11 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in12 = stablehlo.constant dense<"0xE17F39BF9C4988BFB7C473BDA2DBDA3EEE4D1B3FDC7DBABEF2D6493F7F2E31BF1C323B3FFFE4823F54324D3E61D932BF"> : tensor<3x4xf32>
    %in13 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in14 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F"> : tensor<4xf32>
    %in15 = stablehlo.constant dense<0> : tensor<i32>
    %in16 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
    %in17 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x2xf32>
    %in18 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %in19 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in20 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %in21 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %in22 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %in23 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in24 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4xf32>
    %in25 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in26 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4xf32>
    %in27 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in28 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4xf32>
    %in29 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in30 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in31 = stablehlo.constant dense<0> : tensor<i32>
    %in32 = stablehlo.constant dense<"0x04000000010000000600000006000000000000000100000001000000010000000400000002000000"> : tensor<2x5xi32>
    %in33 = stablehlo.constant dense<"0x0500000003000000"> : tensor<2xi32>
    %expected0 = stablehlo.constant dense<"0x1BD5C03F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x08D723BC08D723BC"> : tensor<2xf32>
    %expected2 = stablehlo.constant dense<"0x44DE50BF120BBC3E4ECA2DBFE7FED4BEDB3DE63EF1BD213FE313033FF02E08BD"> : tensor<4x2xf32>
    %expected3 = stablehlo.constant dense<"0xB8836F3DD26F393F5F3B2BBE1365543F238025BFF344A8BF5ABF423E0BC4763F9B8276BF92F23FBF994A89BDCC0417BFAA0D3D3F03E4083F27AC63BFCF20873EE0D84F3CDB42DABDEB0961BEA8BBF23A0695733E"> : tensor<7x3xf32>
    %expected4 = stablehlo.constant dense<"0x08D7233C08D723BC08D723BC08D7233C"> : tensor<4xf32>
    %expected5 = stablehlo.constant dense<"0x11818B3E2B6F52BFD614B0BEF9F59EBE6522F1BE8378BCBE7B6634BEFC7A4A3F9049573EF697B6BE4D1A663F7C92323EE5494D3F1CAA3C3E7F4A6FBE5631053F"> : tensor<4x4xf32>
    %expected6 = stablehlo.constant dense<"0x3D055D3F5DD2A63EDB7CA53EC46B553E86D73B3EDE4469BFC6917D3E48BA7F3E5D43AB3E38EB4ABE558F30BE721563BF36B58CBE45D9CE3D4743693F97869BBE"> : tensor<4x4xf32>
    %expected7 = stablehlo.constant dense<"0xD1AA1C3EB479593F4813F23E5CD8C73D3C4BDC3EF00BBC3E34033CBFEC40C5BEA826283F94B00DBE3BAFDDBD455A413FD22E1CBF29B89E3E15F7FBBECA2C0A3F"> : tensor<4x4xf32>
    %expected8 = stablehlo.constant dense<"0x08D7233C08D723BC08D723BC08D7233C"> : tensor<4xf32>
    %expected9 = stablehlo.constant dense<"0xD93C3EBFB484763A664FA8BBA66B3B3F51B2063FD2E7733E0A0B023F9CE7573F9249C8BE3906543F1C02BB3CBBA0833F"> : tensor<3x4xf32>
    %expected10 = stablehlo.constant dense<"0x08D7233C08D723BC08D7233C08D7233C"> : tensor<4xf32>
    %expected11 = stablehlo.constant dense<"0x5C8E89BC222826BFFD1E463FF2682B3EE314EC3D7F840C3F25657D3F8CE3D83E5FF9CCBE19D15A3F8607BE3D551D5ABF"> : tensor<3x4xf32>
    %expected12 = stablehlo.constant dense<"0x08D723BC08D723BC08D7233C08D7233C"> : tensor<4xf32>
    %expected13 = stablehlo.constant dense<"0x0BF036BFF19089BFED5C8EBDCBF9DF3E2CBE183FAA5EB5BECA654C3F67BD33BF45A2383F572C843F3E6F573E486835BF"> : tensor<3x4xf32>
    %expected14 = stablehlo.constant dense<"0x08D7233C08D7233C08D723BC08D723BC"> : tensor<4xf32>
    %expected15 = stablehlo.constant dense<"0xFC6F7D3FFC6F7D3FFC6F7D3FFC6F7D3F"> : tensor<4xf32>
    %expected16 = stablehlo.constant dense<1> : tensor<i32>
    %expected17 = stablehlo.constant dense<"0xB92ACD3817620639"> : tensor<2xf32>
    %expected18 = stablehlo.constant dense<"0x46A217B844409038A41C4EB9D5713EB9EA63B73861D5923842531839109C3338"> : tensor<4x2xf32>
    %expected19 = stablehlo.constant dense<"0x7DD5B736F3B840B84B8541B8C0384239FB2343B89252063927B452B622806237F2412038000000000000000000000000DB283F38E603B9B760150237000000000000000000000000753D3AB9B21A0CB922C528B9"> : tensor<7x3xf32>
    %expected20 = stablehlo.constant dense<"0xC6DC3AB9C9E323380D030B391CD5E2B8"> : tensor<4xf32>
    %expected21 = stablehlo.constant dense<"0x8E03D537E4CC39B69937BBB170E068B7F21E83388EDD67B78CCA85B76F1C32B675F8B937EBDC29B66A06B4B66962F5B655F67A3700AC87B40DB74A361BBFA2B7"> : tensor<4x4xf32>
    %expected22 = stablehlo.constant dense<"0x84838B353C2874B62A311AB50F887CB55DECE635AD5DB6B64EDF1DB5D2341FB40BBE4135FB7D07B6012E39B4BD4DD1B44514B1B333A765B6990B8AB4BD3B41B5"> : tensor<4x4xf32>
    %expected23 = stablehlo.constant dense<"0x86083DB63C0D4535DB291D36CB463AB655D654B646C2D8357B4A6636C9FF96B450B597B50241DB341E42A4355A5D93B538FFDAB46A966A3504942635E06238B6"> : tensor<4x4xf32>
    %expected24 = stablehlo.constant dense<"0xC0CDADB99E39A538CAF87D39B8FF7EB9"> : tensor<4xf32>
    %expected25 = stablehlo.constant dense<"0x692C8BB9AF7D81B6BACF20391E5841387EEFD1383C346EB7F31536B8F4E4B9B7F5B8D039E21210B80AEF72B94E7D26B8"> : tensor<3x4xf32>
    %expected26 = stablehlo.constant dense<"0xF55A0FB6171C8936883390B5F2CE97B6"> : tensor<4xf32>
    %expected27 = stablehlo.constant dense<"0xA15671B664C4D135FB056AB5E73827350A7DBE356593A736195321358F3848B3A2F7A83627D8FFB6939FC535A63833B5"> : tensor<3x4xf32>
    %expected28 = stablehlo.constant dense<"0x6917D136B38DDA34C0FBAFB6D09350B7"> : tensor<4xf32>
    %expected29 = stablehlo.constant dense<"0xA4BFB0B6C7B794360E10C836B3BC97B62C0F9437F8DDB8B62969C3B7E68E3E37CBD9EE36370CA4B68E655FB70BF00237"> : tensor<3x4xf32>
    %expected30 = stablehlo.constant dense<"0xB51808B8F9D4FFB8DC67053978B54938"> : tensor<4xf32>
    %expected31 = stablehlo.constant dense<"0x46146A38F21D5F39008BB238B7F29C38"> : tensor<4xf32>
    %expected32 = stablehlo.constant dense<1> : tensor<i32>
    %got:33 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10, %in11, %in12, %in13, %in14, %in15, %in16, %in17, %in18, %in19, %in20, %in21, %in22, %in23, %in24, %in25, %in26, %in27, %in28, %in29, %in30, %in31, %in32, %in33) : (tensor<2xf32>, tensor<4x2xf32>, tensor<7x3xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<2xf32>, tensor<4x2xf32>, tensor<7x3xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<2x5xi32>, tensor<2xi32>) -> (tensor<f32>, tensor<2xf32>, tensor<4x2xf32>, tensor<7x3xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<2xf32>, tensor<4x2xf32>, tensor<7x3xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<7x3xf32>, tensor<7x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#9, %expected9) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#10, %expected10) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#11, %expected11) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#12, %expected12) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#13, %expected13) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#14, %expected14) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#15, %expected15) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#16, %expected16) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#17, %expected17) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#18, %expected18) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#19, %expected19) {has_side_effect = true} : (tensor<7x3xf32>, tensor<7x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#20, %expected20) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#21, %expected21) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#22, %expected22) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#23, %expected23) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#24, %expected24) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#25, %expected25) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#26, %expected26) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#27, %expected27) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#28, %expected28) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#29, %expected29) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#30, %expected30) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#31, %expected31) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#32, %expected32) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<7x3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<3x4xf32>, %arg9: tensor<4xf32>, %arg10: tensor<3x4xf32>, %arg11: tensor<4xf32>, %arg12: tensor<3x4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<i32>, %arg16: tensor<2xf32>, %arg17: tensor<4x2xf32>, %arg18: tensor<7x3xf32>, %arg19: tensor<4xf32>, %arg20: tensor<4x4xf32>, %arg21: tensor<4x4xf32>, %arg22: tensor<4x4xf32>, %arg23: tensor<4xf32>, %arg24: tensor<3x4xf32>, %arg25: tensor<4xf32>, %arg26: tensor<3x4xf32>, %arg27: tensor<4xf32>, %arg28: tensor<3x4xf32>, %arg29: tensor<4xf32>, %arg30: tensor<4xf32>, %arg31: tensor<i32>, %arg32: tensor<2x5xi32>, %arg33: tensor<2xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]['params']['Dense_0']['bias']"}, tensor<4x2xf32> {jax.result_info = "result[1]['params']['Dense_0']['kernel']"}, tensor<7x3xf32> {jax.result_info = "result[1]['params']['Embed_0']['embedding']"}, tensor<4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['hn']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['hn']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['hr']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['hz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['in']['bias']"}, tensor<3x4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['in']['kernel']"}, tensor<4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['ir']['bias']"}, tensor<3x4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['ir']['kernel']"}, tensor<4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['iz']['bias']"}, tensor<3x4xf32> {jax.result_info = "result[1]['params']['GRUCell_0']['iz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[1]['params']['LayerNorm_0']['bias']"}, tensor<4xf32> {jax.result_info = "result[1]['params']['LayerNorm_0']['scale']"}, tensor<i32> {jax.result_info = "result[2][1][0].count"}, tensor<2xf32> {jax.result_info = "result[2][1][0].mu['params']['Dense_0']['bias']"}, tensor<4x2xf32> {jax.result_info = "result[2][1][0].mu['params']['Dense_0']['kernel']"}, tensor<7x3xf32> {jax.result_info = "result[2][1][0].mu['params']['Embed_0']['embedding']"}, tensor<4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['hn']['bias']"}, tensor<4x4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['hn']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['hr']['kernel']"}, tensor<4x4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['hz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['in']['bias']"}, tensor<3x4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['in']['kernel']"}, tensor<4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['ir']['bias']"}, tensor<3x4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['ir']['kernel']"}, tensor<4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['iz']['bias']"}, tensor<3x4xf32> {jax.result_info = "result[2][1][0].mu['params']['GRUCell_0']['iz']['kernel']"}, tensor<4xf32> {jax.result_info = "result[2][1][0].mu['params']['LayerNorm_0']['bias']"}, tensor<4xf32> {jax.result_info = "result[2][1][0].mu['params']['LayerNorm_0']['scale']"}, tensor<i32> {jax.result_info = "result[2][1][2].count"}) {
    %0:2 = call @_take(%arg2, %arg32) : (tensor<7x3xf32>, tensor<2x5xi32>) -> (tensor<2x5x3xf32>, tensor<2x5x1xi32>)
    %1 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.multiply %3, %2 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.add %5, %4 : tensor<5xi32>
    %7 = stablehlo.reshape %6 : (tensor<5xi32>) -> tensor<1x5xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x5xi32>
    %10 = stablehlo.add %8, %9 : tensor<2x5xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %11 = call @remainder(%10, %c_1) : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %12 = stablehlo.reshape %11 : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %13:2 = call @take_along_axis(%0#0, %12) : (tensor<2x5x3xf32>, tensor<2x5x1xi32>) -> (tensor<2x5x3xf32>, tensor<2x5x1xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %15 = stablehlo.transpose %13#0, dims = [1, 0, 2] : (tensor<2x5x3xf32>) -> tensor<5x2x3xf32>
    %16 = stablehlo.reshape %arg9 : (tensor<4xf32>) -> tensor<1x4xf32>
    %17 = stablehlo.reshape %arg11 : (tensor<4xf32>) -> tensor<1x4xf32>
    %18 = stablehlo.reshape %arg7 : (tensor<4xf32>) -> tensor<1x4xf32>
    %19 = stablehlo.reshape %arg3 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x2x4xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %30:23 = stablehlo.while(%iterArg = %15, %iterArg_204 = %arg12, %iterArg_205 = %17, %iterArg_206 = %arg6, %iterArg_207 = %arg8, %iterArg_208 = %18, %iterArg_209 = %arg10, %iterArg_210 = %16, %iterArg_211 = %arg5, %iterArg_212 = %arg4, %iterArg_213 = %19, %iterArg_214 = %c_12, %iterArg_215 = %14, %iterArg_216 = %20, %iterArg_217 = %21, %iterArg_218 = %22, %iterArg_219 = %23, %iterArg_220 = %24, %iterArg_221 = %25, %iterArg_222 = %26, %iterArg_223 = %27, %iterArg_224 = %28, %iterArg_225 = %29) : tensor<5x2x3xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>
    cond {
      %c_226 = stablehlo.constant dense<5> : tensor<i32>
      %607 = stablehlo.compare LT, %iterArg_214, %c_226, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %607 : tensor<i1>
    } do {
      %607 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_214) : (tensor<5x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %608:11 = func.call @closed_call(%iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_215, %607) : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
      %609 = func.call @dynamic_update_index_in_dim(%iterArg_216, %608#1, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %610 = func.call @dynamic_update_index_in_dim(%iterArg_217, %608#2, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %611 = func.call @dynamic_update_index_in_dim(%iterArg_218, %608#3, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %612 = func.call @dynamic_update_index_in_dim(%iterArg_219, %608#4, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %613 = func.call @dynamic_update_index_in_dim(%iterArg_220, %608#5, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %614 = func.call @dynamic_update_index_in_dim(%iterArg_221, %608#6, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %615 = func.call @dynamic_update_index_in_dim(%iterArg_222, %608#7, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %616 = func.call @dynamic_update_index_in_dim(%iterArg_223, %608#8, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %617 = func.call @dynamic_update_index_in_dim(%iterArg_224, %608#9, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %618 = func.call @dynamic_update_index_in_dim(%iterArg_225, %608#10, %iterArg_214) : (tensor<5x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<5x2x4xf32>
      %c_226 = stablehlo.constant dense<1> : tensor<i32>
      %619 = stablehlo.add %iterArg_214, %c_226 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %619, %608#0, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618 : tensor<5x2x3xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>
    }
    %31 = stablehlo.transpose %30#13, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %33 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_13 = stablehlo.constant dense<-1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %35 = stablehlo.multiply %34, %33 : tensor<5xi32>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.add %36, %35 : tensor<5xi32>
    %38 = stablehlo.reshape %37 : (tensor<5xi32>) -> tensor<1x5xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %40 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x5xi32>
    %41 = stablehlo.add %39, %40 : tensor<2x5xi32>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %42 = call @remainder(%41, %c_15) : (tensor<2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
    %43 = stablehlo.reshape %42 : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %44:2 = call @take_along_axis_1(%31, %43) : (tensor<2x5x4xf32>, tensor<2x5x1xi32>) -> (tensor<2x5x4xf32>, tensor<2x5x1xi32>)
    %45 = chlo.square %44#0 : tensor<2x5x4xf32> -> tensor<2x5x4xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %47 = stablehlo.multiply %46, %44#0 : tensor<2x5x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%44#0 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %50 = stablehlo.divide %48, %49 : tensor<2x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%45 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %53 = stablehlo.divide %51, %52 : tensor<2x5xf32>
    %54 = chlo.square %50 : tensor<2x5xf32> -> tensor<2x5xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %56 = stablehlo.multiply %55, %50 : tensor<2x5xf32>
    %57 = stablehlo.subtract %53, %54 : tensor<2x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %59 = stablehlo.maximum %58, %57 : tensor<2x5xf32>
    %60 = stablehlo.compare EQ, %57, %59, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %63 = stablehlo.select %60, %61, %62 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %65 = stablehlo.compare EQ, %64, %59, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %68 = stablehlo.select %65, %66, %67 : tensor<2x5xi1>, tensor<2x5xf32>
    %69 = stablehlo.divide %63, %68 : tensor<2x5xf32>
    %70 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %71 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %73 = stablehlo.subtract %44#0, %72 : tensor<2x5x4xf32>
    %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %75 = stablehlo.add %71, %74 : tensor<2x5x1xf32>
    %76 = stablehlo.rsqrt %75 : tensor<2x5x1xf32>
    %77 = stablehlo.divide %76, %75 : tensor<2x5x1xf32>
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<2x5x1xf32>
    %80 = stablehlo.reshape %arg14 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<2x5x4xf32>
    %84 = stablehlo.multiply %73, %83 : tensor<2x5x4xf32>
    %85 = stablehlo.reshape %arg13 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %87 = stablehlo.add %84, %86 : tensor<2x5x4xf32>
    %88 = stablehlo.dot_general %87, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<4x2xf32>) -> tensor<2x5x2xf32>
    %89 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<2x5x2xf32>
    %91 = stablehlo.add %88, %90 : tensor<2x5x2xf32>
    %92 = stablehlo.multiply %91, %91 : tensor<2x5x2xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5x2xf32>
    %94 = stablehlo.multiply %93, %91 : tensor<2x5x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%92 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %96 = stablehlo.divide %95, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %97 = stablehlo.divide %cst_33, %cst_34 : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x5x2xf32>
    %99 = stablehlo.multiply %98, %94 : tensor<2x5x2xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2xf32>
    %101 = stablehlo.reshape %100 : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %102 = stablehlo.reshape %101 : (tensor<1x1x2xf32>) -> tensor<2xf32>
    %103 = stablehlo.dot_general %99, %87, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2xf32>, tensor<2x5x4xf32>) -> tensor<2x4xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %105 = stablehlo.dot_general %99, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2xf32>, tensor<4x2xf32>) -> tensor<2x5x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.reshape %106 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %108 = stablehlo.reshape %107 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %109 = stablehlo.multiply %73, %105 : tensor<2x5x4xf32>
    %110 = stablehlo.multiply %105, %83 : tensor<2x5x4xf32>
    %111 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %112 = stablehlo.multiply %111, %109 : tensor<2x5x4xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<4xf32>
    %114 = stablehlo.reshape %113 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %115 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %116 = stablehlo.multiply %109, %115 : tensor<2x5x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %118 = stablehlo.reshape %117 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %119 = stablehlo.reshape %114 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %120 = stablehlo.multiply %118, %79 : tensor<2x5x1xf32>
    %121 = stablehlo.negate %110 : tensor<2x5x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %123 = stablehlo.reshape %122 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%120 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%123 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %126 = stablehlo.multiply %124, %69 : tensor<2x5xf32>
    %127 = stablehlo.negate %126 : tensor<2x5xf32>
    %128 = stablehlo.multiply %127, %56 : tensor<2x5xf32>
    %129 = stablehlo.add %125, %128 : tensor<2x5xf32>
    %cst_42 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %131 = stablehlo.divide %126, %130 : tensor<2x5xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x4xf32>
    %cst_43 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %134 = stablehlo.divide %129, %133 : tensor<2x5xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x4xf32>
    %136 = stablehlo.add %110, %135 : tensor<2x5x4xf32>
    %137 = stablehlo.multiply %132, %47 : tensor<2x5x4xf32>
    %138 = stablehlo.add %136, %137 : tensor<2x5x4xf32>
    %139 = call @take_along_axis_2(%44#1, %138) : (tensor<2x5x1xi32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %140 = stablehlo.transpose %139, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<5x2x3xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %153:30 = stablehlo.while(%iterArg = %140, %iterArg_204 = %15, %iterArg_205 = %30#14, %iterArg_206 = %30#15, %iterArg_207 = %30#16, %iterArg_208 = %30#17, %iterArg_209 = %30#18, %iterArg_210 = %30#19, %iterArg_211 = %30#20, %iterArg_212 = %30#21, %iterArg_213 = %30#22, %iterArg_214 = %arg10, %iterArg_215 = %arg5, %iterArg_216 = %arg12, %iterArg_217 = %arg6, %iterArg_218 = %arg8, %iterArg_219 = %arg4, %iterArg_220 = %c_56, %iterArg_221 = %142, %iterArg_222 = %143, %iterArg_223 = %144, %iterArg_224 = %145, %iterArg_225 = %146, %iterArg_226 = %147, %iterArg_227 = %148, %iterArg_228 = %149, %iterArg_229 = %150, %iterArg_230 = %151, %iterArg_231 = %141, %iterArg_232 = %152) : tensor<5x2x4xf32>, tensor<5x2x3xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<5x2x3xf32>
    cond {
      %c_233 = stablehlo.constant dense<5> : tensor<i32>
      %607 = stablehlo.compare LT, %iterArg_220, %c_233, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %607 : tensor<i1>
    } do {
      %c_233 = stablehlo.constant dense<5> : tensor<i32>
      %607 = stablehlo.subtract %c_233, %iterArg_220 : tensor<i32>
      %c_234 = stablehlo.constant dense<1> : tensor<i32>
      %608 = stablehlo.subtract %607, %c_234 : tensor<i32>
      %609 = func.call @dynamic_index_in_dim_3(%iterArg, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %610 = func.call @dynamic_index_in_dim(%iterArg_204, %608) : (tensor<5x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %611 = func.call @dynamic_index_in_dim_3(%iterArg_205, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %612 = func.call @dynamic_index_in_dim_3(%iterArg_206, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %613 = func.call @dynamic_index_in_dim_3(%iterArg_207, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %614 = func.call @dynamic_index_in_dim_3(%iterArg_208, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %615 = func.call @dynamic_index_in_dim_3(%iterArg_209, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %616 = func.call @dynamic_index_in_dim_3(%iterArg_210, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %617 = func.call @dynamic_index_in_dim_3(%iterArg_211, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %618 = func.call @dynamic_index_in_dim_3(%iterArg_212, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %619 = func.call @dynamic_index_in_dim_3(%iterArg_213, %608) : (tensor<5x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %620:12 = func.call @closed_call_4(%iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %iterArg_219, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619) : (tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2x3xf32>)
      %621 = func.call @dynamic_update_index_in_dim_5(%iterArg_232, %620#11, %608) : (tensor<5x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<5x2x3xf32>
      %c_235 = stablehlo.constant dense<1> : tensor<i32>
      %622 = stablehlo.add %iterArg_220, %c_235 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %iterArg_219, %622, %620#0, %620#1, %620#2, %620#3, %620#4, %620#5, %620#6, %620#7, %620#8, %620#9, %620#10, %621 : tensor<5x2x4xf32>, tensor<5x2x3xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<5x2x3xf32>
    }
    %154 = stablehlo.transpose %153#29, dims = [1, 0, 2] : (tensor<5x2x3xf32>) -> tensor<2x5x3xf32>
    %155 = call @take_along_axis_6(%13#1, %154) : (tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %156 = call @_take_7(%0#1, %155) : (tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<7x3xf32>
    %157 = chlo.square %102 : tensor<2xf32> -> tensor<2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %159 = chlo.square %158 : tensor<2xf32> -> tensor<2xf32>
    %160 = stablehlo.add %157, %159 : tensor<2xf32>
    %161 = chlo.square %104 : tensor<4x2xf32> -> tensor<4x2xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %163 = chlo.square %162 : tensor<4x2xf32> -> tensor<4x2xf32>
    %164 = stablehlo.add %161, %163 : tensor<4x2xf32>
    %165 = chlo.square %156 : tensor<7x3xf32> -> tensor<7x3xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %167 = chlo.square %166 : tensor<7x3xf32> -> tensor<7x3xf32>
    %168 = stablehlo.add %165, %167 : tensor<7x3xf32>
    %169 = chlo.square %153#27 : tensor<4xf32> -> tensor<4xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %171 = chlo.square %170 : tensor<4xf32> -> tensor<4xf32>
    %172 = stablehlo.add %169, %171 : tensor<4xf32>
    %173 = chlo.square %153#26 : tensor<4x4xf32> -> tensor<4x4xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %175 = chlo.square %174 : tensor<4x4xf32> -> tensor<4x4xf32>
    %176 = stablehlo.add %173, %175 : tensor<4x4xf32>
    %177 = chlo.square %153#20 : tensor<4x4xf32> -> tensor<4x4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %179 = chlo.square %178 : tensor<4x4xf32> -> tensor<4x4xf32>
    %180 = stablehlo.add %177, %179 : tensor<4x4xf32>
    %181 = chlo.square %153#23 : tensor<4x4xf32> -> tensor<4x4xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %183 = chlo.square %182 : tensor<4x4xf32> -> tensor<4x4xf32>
    %184 = stablehlo.add %181, %183 : tensor<4x4xf32>
    %185 = chlo.square %153#25 : tensor<4xf32> -> tensor<4xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %187 = chlo.square %186 : tensor<4xf32> -> tensor<4xf32>
    %188 = stablehlo.add %185, %187 : tensor<4xf32>
    %189 = chlo.square %153#24 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %191 = chlo.square %190 : tensor<3x4xf32> -> tensor<3x4xf32>
    %192 = stablehlo.add %189, %191 : tensor<3x4xf32>
    %193 = chlo.square %153#19 : tensor<4xf32> -> tensor<4xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %195 = chlo.square %194 : tensor<4xf32> -> tensor<4xf32>
    %196 = stablehlo.add %193, %195 : tensor<4xf32>
    %197 = chlo.square %153#18 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %199 = chlo.square %198 : tensor<3x4xf32> -> tensor<3x4xf32>
    %200 = stablehlo.add %197, %199 : tensor<3x4xf32>
    %201 = chlo.square %153#22 : tensor<4xf32> -> tensor<4xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %203 = chlo.square %202 : tensor<4xf32> -> tensor<4xf32>
    %204 = stablehlo.add %201, %203 : tensor<4xf32>
    %205 = chlo.square %153#21 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %207 = chlo.square %206 : tensor<3x4xf32> -> tensor<3x4xf32>
    %208 = stablehlo.add %205, %207 : tensor<3x4xf32>
    %209 = chlo.square %108 : tensor<4xf32> -> tensor<4xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %211 = chlo.square %210 : tensor<4xf32> -> tensor<4xf32>
    %212 = stablehlo.add %209, %211 : tensor<4xf32>
    %213 = chlo.square %119 : tensor<4xf32> -> tensor<4xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %215 = chlo.square %214 : tensor<4xf32> -> tensor<4xf32>
    %216 = stablehlo.add %213, %215 : tensor<4xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%160 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%164 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%168 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%172 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%176 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%180 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%184 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%188 init: %cst_79) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%192 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%196 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%200 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%204 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%208 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%212 init: %cst_85) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%216 init: %cst_86) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.add %cst_87, %217 : tensor<f32>
    %233 = stablehlo.add %232, %218 : tensor<f32>
    %234 = stablehlo.add %233, %219 : tensor<f32>
    %235 = stablehlo.add %234, %220 : tensor<f32>
    %236 = stablehlo.add %235, %221 : tensor<f32>
    %237 = stablehlo.add %236, %222 : tensor<f32>
    %238 = stablehlo.add %237, %223 : tensor<f32>
    %239 = stablehlo.add %238, %224 : tensor<f32>
    %240 = stablehlo.add %239, %225 : tensor<f32>
    %241 = stablehlo.add %240, %226 : tensor<f32>
    %242 = stablehlo.add %241, %227 : tensor<f32>
    %243 = stablehlo.add %242, %228 : tensor<f32>
    %244 = stablehlo.add %243, %229 : tensor<f32>
    %245 = stablehlo.add %244, %230 : tensor<f32>
    %246 = stablehlo.add %245, %231 : tensor<f32>
    %247 = stablehlo.sqrt %246 : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %248 = stablehlo.compare LT, %247, %cst_88, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %249 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %250 = stablehlo.divide %102, %249 : tensor<2xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %252 = stablehlo.multiply %250, %251 : tensor<2xf32>
    %253 = stablehlo.select %248, %102, %252 : tensor<i1>, tensor<2xf32>
    %254 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %255 = stablehlo.divide %104, %254 : tensor<4x2xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %257 = stablehlo.multiply %255, %256 : tensor<4x2xf32>
    %258 = stablehlo.select %248, %104, %257 : tensor<i1>, tensor<4x2xf32>
    %259 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %260 = stablehlo.divide %156, %259 : tensor<7x3xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %262 = stablehlo.multiply %260, %261 : tensor<7x3xf32>
    %263 = stablehlo.select %248, %156, %262 : tensor<i1>, tensor<7x3xf32>
    %264 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %265 = stablehlo.divide %153#27, %264 : tensor<4xf32>
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %267 = stablehlo.multiply %265, %266 : tensor<4xf32>
    %268 = stablehlo.select %248, %153#27, %267 : tensor<i1>, tensor<4xf32>
    %269 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %270 = stablehlo.divide %153#26, %269 : tensor<4x4xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %272 = stablehlo.multiply %270, %271 : tensor<4x4xf32>
    %273 = stablehlo.select %248, %153#26, %272 : tensor<i1>, tensor<4x4xf32>
    %274 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %275 = stablehlo.divide %153#20, %274 : tensor<4x4xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<4x4xf32>
    %278 = stablehlo.select %248, %153#20, %277 : tensor<i1>, tensor<4x4xf32>
    %279 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %280 = stablehlo.divide %153#23, %279 : tensor<4x4xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %282 = stablehlo.multiply %280, %281 : tensor<4x4xf32>
    %283 = stablehlo.select %248, %153#23, %282 : tensor<i1>, tensor<4x4xf32>
    %284 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %285 = stablehlo.divide %153#25, %284 : tensor<4xf32>
    %cst_96 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %287 = stablehlo.multiply %285, %286 : tensor<4xf32>
    %288 = stablehlo.select %248, %153#25, %287 : tensor<i1>, tensor<4xf32>
    %289 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %290 = stablehlo.divide %153#24, %289 : tensor<3x4xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %292 = stablehlo.multiply %290, %291 : tensor<3x4xf32>
    %293 = stablehlo.select %248, %153#24, %292 : tensor<i1>, tensor<3x4xf32>
    %294 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %295 = stablehlo.divide %153#19, %294 : tensor<4xf32>
    %cst_98 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %297 = stablehlo.multiply %295, %296 : tensor<4xf32>
    %298 = stablehlo.select %248, %153#19, %297 : tensor<i1>, tensor<4xf32>
    %299 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %300 = stablehlo.divide %153#18, %299 : tensor<3x4xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %302 = stablehlo.multiply %300, %301 : tensor<3x4xf32>
    %303 = stablehlo.select %248, %153#18, %302 : tensor<i1>, tensor<3x4xf32>
    %304 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %305 = stablehlo.divide %153#22, %304 : tensor<4xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %307 = stablehlo.multiply %305, %306 : tensor<4xf32>
    %308 = stablehlo.select %248, %153#22, %307 : tensor<i1>, tensor<4xf32>
    %309 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %310 = stablehlo.divide %153#21, %309 : tensor<3x4xf32>
    %cst_101 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %312 = stablehlo.multiply %310, %311 : tensor<3x4xf32>
    %313 = stablehlo.select %248, %153#21, %312 : tensor<i1>, tensor<3x4xf32>
    %314 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %315 = stablehlo.divide %108, %314 : tensor<4xf32>
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %317 = stablehlo.multiply %315, %316 : tensor<4xf32>
    %318 = stablehlo.select %248, %108, %317 : tensor<i1>, tensor<4xf32>
    %319 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %320 = stablehlo.divide %119, %319 : tensor<4xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %322 = stablehlo.multiply %320, %321 : tensor<4xf32>
    %323 = stablehlo.select %248, %119, %322 : tensor<i1>, tensor<4xf32>
    %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %325 = stablehlo.multiply %324, %253 : tensor<2xf32>
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %327 = stablehlo.multiply %326, %arg16 : tensor<2xf32>
    %328 = stablehlo.add %325, %327 : tensor<2xf32>
    %329 = stablehlo.sign %328 : tensor<2xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %331 = stablehlo.multiply %330, %258 : tensor<4x2xf32>
    %cst_107 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %333 = stablehlo.multiply %332, %arg17 : tensor<4x2xf32>
    %334 = stablehlo.add %331, %333 : tensor<4x2xf32>
    %335 = stablehlo.sign %334 : tensor<4x2xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %337 = stablehlo.multiply %336, %263 : tensor<7x3xf32>
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %339 = stablehlo.multiply %338, %arg18 : tensor<7x3xf32>
    %340 = stablehlo.add %337, %339 : tensor<7x3xf32>
    %341 = stablehlo.sign %340 : tensor<7x3xf32>
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %343 = stablehlo.multiply %342, %268 : tensor<4xf32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %345 = stablehlo.multiply %344, %arg19 : tensor<4xf32>
    %346 = stablehlo.add %343, %345 : tensor<4xf32>
    %347 = stablehlo.sign %346 : tensor<4xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %349 = stablehlo.multiply %348, %273 : tensor<4x4xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %351 = stablehlo.multiply %350, %arg20 : tensor<4x4xf32>
    %352 = stablehlo.add %349, %351 : tensor<4x4xf32>
    %353 = stablehlo.sign %352 : tensor<4x4xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %355 = stablehlo.multiply %354, %278 : tensor<4x4xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %357 = stablehlo.multiply %356, %arg21 : tensor<4x4xf32>
    %358 = stablehlo.add %355, %357 : tensor<4x4xf32>
    %359 = stablehlo.sign %358 : tensor<4x4xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %361 = stablehlo.multiply %360, %283 : tensor<4x4xf32>
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %363 = stablehlo.multiply %362, %arg22 : tensor<4x4xf32>
    %364 = stablehlo.add %361, %363 : tensor<4x4xf32>
    %365 = stablehlo.sign %364 : tensor<4x4xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %367 = stablehlo.multiply %366, %288 : tensor<4xf32>
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %369 = stablehlo.multiply %368, %arg23 : tensor<4xf32>
    %370 = stablehlo.add %367, %369 : tensor<4xf32>
    %371 = stablehlo.sign %370 : tensor<4xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %373 = stablehlo.multiply %372, %293 : tensor<3x4xf32>
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %375 = stablehlo.multiply %374, %arg24 : tensor<3x4xf32>
    %376 = stablehlo.add %373, %375 : tensor<3x4xf32>
    %377 = stablehlo.sign %376 : tensor<3x4xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %379 = stablehlo.multiply %378, %298 : tensor<4xf32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %381 = stablehlo.multiply %380, %arg25 : tensor<4xf32>
    %382 = stablehlo.add %379, %381 : tensor<4xf32>
    %383 = stablehlo.sign %382 : tensor<4xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %385 = stablehlo.multiply %384, %303 : tensor<3x4xf32>
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %387 = stablehlo.multiply %386, %arg26 : tensor<3x4xf32>
    %388 = stablehlo.add %385, %387 : tensor<3x4xf32>
    %389 = stablehlo.sign %388 : tensor<3x4xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %391 = stablehlo.multiply %390, %308 : tensor<4xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %393 = stablehlo.multiply %392, %arg27 : tensor<4xf32>
    %394 = stablehlo.add %391, %393 : tensor<4xf32>
    %395 = stablehlo.sign %394 : tensor<4xf32>
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %397 = stablehlo.multiply %396, %313 : tensor<3x4xf32>
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %399 = stablehlo.multiply %398, %arg28 : tensor<3x4xf32>
    %400 = stablehlo.add %397, %399 : tensor<3x4xf32>
    %401 = stablehlo.sign %400 : tensor<3x4xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %403 = stablehlo.multiply %402, %318 : tensor<4xf32>
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %405 = stablehlo.multiply %404, %arg29 : tensor<4xf32>
    %406 = stablehlo.add %403, %405 : tensor<4xf32>
    %407 = stablehlo.sign %406 : tensor<4xf32>
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %409 = stablehlo.multiply %408, %323 : tensor<4xf32>
    %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %411 = stablehlo.multiply %410, %arg30 : tensor<4xf32>
    %412 = stablehlo.add %409, %411 : tensor<4xf32>
    %413 = stablehlo.sign %412 : tensor<4xf32>
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %415 = stablehlo.multiply %414, %253 : tensor<2xf32>
    %cst_135 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %417 = stablehlo.multiply %416, %arg16 : tensor<2xf32>
    %418 = stablehlo.add %415, %417 : tensor<2xf32>
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %420 = stablehlo.multiply %419, %258 : tensor<4x2xf32>
    %cst_137 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %422 = stablehlo.multiply %421, %arg17 : tensor<4x2xf32>
    %423 = stablehlo.add %420, %422 : tensor<4x2xf32>
    %cst_138 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %425 = stablehlo.multiply %424, %263 : tensor<7x3xf32>
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %427 = stablehlo.multiply %426, %arg18 : tensor<7x3xf32>
    %428 = stablehlo.add %425, %427 : tensor<7x3xf32>
    %cst_140 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %430 = stablehlo.multiply %429, %268 : tensor<4xf32>
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %432 = stablehlo.multiply %431, %arg19 : tensor<4xf32>
    %433 = stablehlo.add %430, %432 : tensor<4xf32>
    %cst_142 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %435 = stablehlo.multiply %434, %273 : tensor<4x4xf32>
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %437 = stablehlo.multiply %436, %arg20 : tensor<4x4xf32>
    %438 = stablehlo.add %435, %437 : tensor<4x4xf32>
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %440 = stablehlo.multiply %439, %278 : tensor<4x4xf32>
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %442 = stablehlo.multiply %441, %arg21 : tensor<4x4xf32>
    %443 = stablehlo.add %440, %442 : tensor<4x4xf32>
    %cst_146 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %445 = stablehlo.multiply %444, %283 : tensor<4x4xf32>
    %cst_147 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %447 = stablehlo.multiply %446, %arg22 : tensor<4x4xf32>
    %448 = stablehlo.add %445, %447 : tensor<4x4xf32>
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %450 = stablehlo.multiply %449, %288 : tensor<4xf32>
    %cst_149 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %452 = stablehlo.multiply %451, %arg23 : tensor<4xf32>
    %453 = stablehlo.add %450, %452 : tensor<4xf32>
    %cst_150 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %455 = stablehlo.multiply %454, %293 : tensor<3x4xf32>
    %cst_151 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %457 = stablehlo.multiply %456, %arg24 : tensor<3x4xf32>
    %458 = stablehlo.add %455, %457 : tensor<3x4xf32>
    %cst_152 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %460 = stablehlo.multiply %459, %298 : tensor<4xf32>
    %cst_153 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %462 = stablehlo.multiply %461, %arg25 : tensor<4xf32>
    %463 = stablehlo.add %460, %462 : tensor<4xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %465 = stablehlo.multiply %464, %303 : tensor<3x4xf32>
    %cst_155 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %467 = stablehlo.multiply %466, %arg26 : tensor<3x4xf32>
    %468 = stablehlo.add %465, %467 : tensor<3x4xf32>
    %cst_156 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %470 = stablehlo.multiply %469, %308 : tensor<4xf32>
    %cst_157 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %472 = stablehlo.multiply %471, %arg27 : tensor<4xf32>
    %473 = stablehlo.add %470, %472 : tensor<4xf32>
    %cst_158 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %475 = stablehlo.multiply %474, %313 : tensor<3x4xf32>
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %477 = stablehlo.multiply %476, %arg28 : tensor<3x4xf32>
    %478 = stablehlo.add %475, %477 : tensor<3x4xf32>
    %cst_160 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %480 = stablehlo.multiply %479, %318 : tensor<4xf32>
    %cst_161 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %482 = stablehlo.multiply %481, %arg29 : tensor<4xf32>
    %483 = stablehlo.add %480, %482 : tensor<4xf32>
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %485 = stablehlo.multiply %484, %323 : tensor<4xf32>
    %cst_163 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %487 = stablehlo.multiply %486, %arg30 : tensor<4xf32>
    %488 = stablehlo.add %485, %487 : tensor<4xf32>
    %c_164 = stablehlo.constant dense<2147483647> : tensor<i32>
    %489 = stablehlo.compare LT, %arg15, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_165 = stablehlo.constant dense<1> : tensor<i32>
    %490 = stablehlo.add %arg15, %c_165 : tensor<i32>
    %c_166 = stablehlo.constant dense<2147483647> : tensor<i32>
    %491 = call @_where_0(%489, %490, %c_166) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_167 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %493 = stablehlo.multiply %492, %arg0 : tensor<2xf32>
    %494 = stablehlo.add %329, %493 : tensor<2xf32>
    %cst_168 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %496 = stablehlo.multiply %495, %arg1 : tensor<4x2xf32>
    %497 = stablehlo.add %335, %496 : tensor<4x2xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %499 = stablehlo.multiply %498, %arg2 : tensor<7x3xf32>
    %500 = stablehlo.add %341, %499 : tensor<7x3xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %502 = stablehlo.multiply %501, %arg3 : tensor<4xf32>
    %503 = stablehlo.add %347, %502 : tensor<4xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %505 = stablehlo.multiply %504, %arg4 : tensor<4x4xf32>
    %506 = stablehlo.add %353, %505 : tensor<4x4xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %508 = stablehlo.multiply %507, %arg5 : tensor<4x4xf32>
    %509 = stablehlo.add %359, %508 : tensor<4x4xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %511 = stablehlo.multiply %510, %arg6 : tensor<4x4xf32>
    %512 = stablehlo.add %365, %511 : tensor<4x4xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %514 = stablehlo.multiply %513, %arg7 : tensor<4xf32>
    %515 = stablehlo.add %371, %514 : tensor<4xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %517 = stablehlo.multiply %516, %arg8 : tensor<3x4xf32>
    %518 = stablehlo.add %377, %517 : tensor<3x4xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %520 = stablehlo.multiply %519, %arg9 : tensor<4xf32>
    %521 = stablehlo.add %383, %520 : tensor<4xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %523 = stablehlo.multiply %522, %arg10 : tensor<3x4xf32>
    %524 = stablehlo.add %389, %523 : tensor<3x4xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %526 = stablehlo.multiply %525, %arg11 : tensor<4xf32>
    %527 = stablehlo.add %395, %526 : tensor<4xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %529 = stablehlo.multiply %528, %arg12 : tensor<3x4xf32>
    %530 = stablehlo.add %401, %529 : tensor<3x4xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %532 = stablehlo.multiply %531, %arg13 : tensor<4xf32>
    %533 = stablehlo.add %407, %532 : tensor<4xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %535 = stablehlo.multiply %534, %arg14 : tensor<4xf32>
    %536 = stablehlo.add %413, %535 : tensor<4xf32>
    %c_182 = stablehlo.constant dense<0> : tensor<i32>
    %537 = stablehlo.subtract %arg31, %c_182 : tensor<i32>
    %c_183 = stablehlo.constant dense<0> : tensor<i32>
    %c_184 = stablehlo.constant dense<5> : tensor<i32>
    %538 = call @clip(%537, %c_183, %c_184) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %539 = stablehlo.convert %538 : (tensor<i32>) -> tensor<f32>
    %cst_185 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %540 = stablehlo.divide %539, %cst_185 : tensor<f32>
    %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %541 = stablehlo.subtract %cst_186, %540 : tensor<f32>
    %cst_187 = stablehlo.constant dense<-9.000000e-02> : tensor<f32>
    %542 = stablehlo.multiply %cst_187, %541 : tensor<f32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %543 = stablehlo.add %542, %cst_188 : tensor<f32>
    %c_189 = stablehlo.constant dense<5> : tensor<i32>
    %544 = stablehlo.compare LT, %arg31, %c_189, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_190 = stablehlo.constant dense<5> : tensor<i32>
    %545 = stablehlo.subtract %arg31, %c_190 : tensor<i32>
    %546 = stablehlo.convert %545 : (tensor<i32>) -> tensor<f32>
    %cst_191 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %547 = stablehlo.minimum %546, %cst_191 : tensor<f32>
    %cst_192 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %548 = stablehlo.multiply %cst_192, %547 : tensor<f32>
    %cst_193 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %549 = stablehlo.divide %548, %cst_193 : tensor<f32>
    %550 = stablehlo.cosine %549 : tensor<f32>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %551 = stablehlo.add %cst_194, %550 : tensor<f32>
    %cst_195 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %552 = stablehlo.multiply %cst_195, %551 : tensor<f32>
    %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %553 = stablehlo.power %552, %cst_196 : tensor<f32>
    %cst_197 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.multiply %cst_197, %553 : tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.add %554, %cst_198 : tensor<f32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %556 = stablehlo.multiply %cst_199, %555 : tensor<f32>
    %557 = call @_where_8(%544, %543, %556) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %558 = stablehlo.multiply %cst_200, %557 : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %560 = stablehlo.multiply %559, %494 : tensor<2xf32>
    %561 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %562 = stablehlo.multiply %561, %497 : tensor<4x2xf32>
    %563 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %564 = stablehlo.multiply %563, %500 : tensor<7x3xf32>
    %565 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %566 = stablehlo.multiply %565, %503 : tensor<4xf32>
    %567 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %568 = stablehlo.multiply %567, %506 : tensor<4x4xf32>
    %569 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %570 = stablehlo.multiply %569, %509 : tensor<4x4xf32>
    %571 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %572 = stablehlo.multiply %571, %512 : tensor<4x4xf32>
    %573 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %574 = stablehlo.multiply %573, %515 : tensor<4xf32>
    %575 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %576 = stablehlo.multiply %575, %518 : tensor<3x4xf32>
    %577 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %578 = stablehlo.multiply %577, %521 : tensor<4xf32>
    %579 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %580 = stablehlo.multiply %579, %524 : tensor<3x4xf32>
    %581 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %582 = stablehlo.multiply %581, %527 : tensor<4xf32>
    %583 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %584 = stablehlo.multiply %583, %530 : tensor<3x4xf32>
    %585 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %586 = stablehlo.multiply %585, %533 : tensor<4xf32>
    %587 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %588 = stablehlo.multiply %587, %536 : tensor<4xf32>
    %c_201 = stablehlo.constant dense<2147483647> : tensor<i32>
    %589 = stablehlo.compare LT, %arg31, %c_201, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_202 = stablehlo.constant dense<1> : tensor<i32>
    %590 = stablehlo.add %arg31, %c_202 : tensor<i32>
    %c_203 = stablehlo.constant dense<2147483647> : tensor<i32>
    %591 = call @_where_0(%589, %590, %c_203) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %592 = stablehlo.add %arg0, %560 : tensor<2xf32>
    %593 = stablehlo.add %arg1, %562 : tensor<4x2xf32>
    %594 = stablehlo.add %arg2, %564 : tensor<7x3xf32>
    %595 = stablehlo.add %arg3, %566 : tensor<4xf32>
    %596 = stablehlo.add %arg4, %568 : tensor<4x4xf32>
    %597 = stablehlo.add %arg5, %570 : tensor<4x4xf32>
    %598 = stablehlo.add %arg6, %572 : tensor<4x4xf32>
    %599 = stablehlo.add %arg7, %574 : tensor<4xf32>
    %600 = stablehlo.add %arg8, %576 : tensor<3x4xf32>
    %601 = stablehlo.add %arg9, %578 : tensor<4xf32>
    %602 = stablehlo.add %arg10, %580 : tensor<3x4xf32>
    %603 = stablehlo.add %arg11, %582 : tensor<4xf32>
    %604 = stablehlo.add %arg12, %584 : tensor<3x4xf32>
    %605 = stablehlo.add %arg13, %586 : tensor<4xf32>
    %606 = stablehlo.add %arg14, %588 : tensor<4xf32>
    return %96, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %491, %418, %423, %428, %433, %438, %443, %448, %453, %458, %463, %468, %473, %478, %483, %488, %591 : tensor<f32>, tensor<2xf32>, tensor<4x2xf32>, tensor<7x3xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<2xf32>, tensor<4x2xf32>, tensor<7x3xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>
  }
  func.func private @_take(%arg0: tensor<7x3xf32>, %arg1: tensor<2x5xi32>) -> (tensor<2x5x3xf32>, tensor<2x5x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x5xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x5x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x5x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x5x1xi1>, tensor<i1>) -> tensor<2x5xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<2x5x1xi32>) -> tensor<2x5x3xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x5xi1>) -> tensor<2x5x3xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x3xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<2x5x3xi1>, tensor<2x5x3xf32>
    return %16, %5 : tensor<2x5x3xf32>, tensor<2x5x1xi32>
  }
  func.func private @_where(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x5xi32>) -> tensor<2x5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xi32>
    return %0 : tensor<2x5xi32>
  }
  func.func private @remainder(%arg0: tensor<2x5xi32>, %arg1: tensor<i32>) -> tensor<2x5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<2x5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %14 = stablehlo.add %4, %13 : tensor<2x5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<2x5xi1>, tensor<2x5xi32>
    return %15 : tensor<2x5xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x5x1xi32>) -> (tensor<2x5x3xf32>, tensor<2x5x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x5x1xi1>, tensor<2x5x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x5x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<2x5x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x5x1xi1>, tensor<i1>) -> tensor<2x5xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x5x3xf32>, tensor<2x5x1xi32>) -> tensor<2x5x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x5xi1>) -> tensor<2x5x3xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x3xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<2x5x3xi1>, tensor<2x5x3xf32>
    return %15, %4 : tensor<2x5x3xf32>, tensor<2x5x1xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x2x3xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<5x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<3x4xf32>, %arg4: tensor<1x4xf32>, %arg5: tensor<3x4xf32>, %arg6: tensor<1x4xf32>, %arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<1x4xf32>, %arg10: tensor<2x4xf32>, %arg11: tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.dot_general %arg11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x4xf32>
    %3 = stablehlo.dot_general %arg10, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<2x4xf32>
    %5 = stablehlo.negate %4 : tensor<2x4xf32>
    %6 = stablehlo.exponential %5 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.add %7, %6 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %10 = stablehlo.divide %9, %8 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<2x4xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<2x4xf32>
    %14 = stablehlo.dot_general %arg11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x4xf32>
    %17 = stablehlo.dot_general %arg10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<2x4xf32>
    %19 = stablehlo.negate %18 : tensor<2x4xf32>
    %20 = stablehlo.exponential %19 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %22 = stablehlo.add %21, %20 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %24 = stablehlo.divide %23, %22 : tensor<2x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<2x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<2x4xf32>
    %28 = stablehlo.dot_general %arg11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x4xf32>
    %31 = stablehlo.dot_general %arg10, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %33 = stablehlo.add %31, %32 : tensor<2x4xf32>
    %34 = stablehlo.multiply %10, %33 : tensor<2x4xf32>
    %35 = stablehlo.add %30, %34 : tensor<2x4xf32>
    %36 = stablehlo.tanh %35 : tensor<2x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<2x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %40 = stablehlo.subtract %39, %24 : tensor<2x4xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<2x4xf32>
    %42 = stablehlo.multiply %24, %arg10 : tensor<2x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<2x4xf32>
    return %43, %43, %arg10, %13, %27, %33, %10, %36, %38, %40, %24 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<5x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x4xf32>
    return %1 : tensor<5x2x4xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x5x4xf32>, %arg1: tensor<2x5x1xi32>) -> (tensor<2x5x4xf32>, tensor<2x5x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x5x1xi1>, tensor<2x5x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x5x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<2x5x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x5x1xi1>, tensor<i1>) -> tensor<2x5xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<2x5x4xf32>, tensor<2x5x1xi32>) -> tensor<2x5x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x5xi1>) -> tensor<2x5x4xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<2x5x4xi1>, tensor<2x5x4xf32>
    return %15, %4 : tensor<2x5x4xf32>, tensor<2x5x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<2x5x1xi32>, %arg1: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x4xf32>, tensor<2x5x1xi32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    return %1 : tensor<2x5x4xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<5x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<5x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<3x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<3x4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<3x4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4x4xf32>, %arg12: tensor<3x4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4x4xf32>, %arg15: tensor<4xf32>, %arg16: tensor<2x4xf32>, %arg17: tensor<2x4xf32>, %arg18: tensor<2x3xf32>, %arg19: tensor<2x4xf32>, %arg20: tensor<2x4xf32>, %arg21: tensor<2x4xf32>, %arg22: tensor<2x4xf32>, %arg23: tensor<2x4xf32>, %arg24: tensor<2x4xf32>, %arg25: tensor<2x4xf32>, %arg26: tensor<2x4xf32>, %arg27: tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) {
    %0 = stablehlo.add %arg16, %arg17 : tensor<2x4xf32>
    %1 = stablehlo.multiply %arg27, %0 : tensor<2x4xf32>
    %2 = stablehlo.multiply %0, %arg19 : tensor<2x4xf32>
    %3 = stablehlo.multiply %arg26, %0 : tensor<2x4xf32>
    %4 = stablehlo.multiply %0, %arg24 : tensor<2x4xf32>
    %5 = stablehlo.negate %4 : tensor<2x4xf32>
    %6 = stablehlo.add %2, %5 : tensor<2x4xf32>
    %7 = stablehlo.multiply %3, %arg25 : tensor<2x4xf32>
    %8 = stablehlo.multiply %7, %arg24 : tensor<2x4xf32>
    %9 = stablehlo.add %7, %8 : tensor<2x4xf32>
    %10 = stablehlo.multiply %arg23, %9 : tensor<2x4xf32>
    %11 = stablehlo.multiply %9, %arg22 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.reshape %12 : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x4xf32>) -> tensor<4xf32>
    %15 = stablehlo.add %arg15, %14 : tensor<4xf32>
    %16 = stablehlo.dot_general %10, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.add %arg14, %17 : tensor<4x4xf32>
    %19 = stablehlo.dot_general %10, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %20 = stablehlo.add %1, %19 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x4xf32>) -> tensor<4xf32>
    %24 = stablehlo.add %arg13, %23 : tensor<4xf32>
    %25 = stablehlo.dot_general %9, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.add %arg12, %26 : tensor<3x4xf32>
    %28 = stablehlo.dot_general %9, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<2x3xf32>
    %29 = stablehlo.multiply %6, %arg21 : tensor<2x4xf32>
    %30 = stablehlo.dot_general %29, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %32 = stablehlo.add %arg11, %31 : tensor<4x4xf32>
    %33 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %34 = stablehlo.add %20, %33 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%29 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.reshape %35 : (tensor<4xf32>) -> tensor<1x4xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x4xf32>) -> tensor<4xf32>
    %38 = stablehlo.add %arg10, %37 : tensor<4xf32>
    %39 = stablehlo.dot_general %29, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %41 = stablehlo.add %arg9, %40 : tensor<3x4xf32>
    %42 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<2x3xf32>
    %43 = stablehlo.add %28, %42 : tensor<2x3xf32>
    %44 = stablehlo.multiply %11, %arg20 : tensor<2x4xf32>
    %45 = stablehlo.dot_general %44, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %47 = stablehlo.add %arg8, %46 : tensor<4x4xf32>
    %48 = stablehlo.dot_general %44, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %49 = stablehlo.add %34, %48 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%44 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.reshape %50 : (tensor<4xf32>) -> tensor<1x4xf32>
    %52 = stablehlo.reshape %51 : (tensor<1x4xf32>) -> tensor<4xf32>
    %53 = stablehlo.add %arg7, %52 : tensor<4xf32>
    %54 = stablehlo.dot_general %44, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %56 = stablehlo.add %arg6, %55 : tensor<3x4xf32>
    %57 = stablehlo.dot_general %44, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<2x3xf32>
    %58 = stablehlo.add %43, %57 : tensor<2x3xf32>
    return %56, %53, %47, %41, %38, %32, %27, %24, %18, %15, %49, %58 : tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<5x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i32>) -> tensor<5x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x3xf32>
    return %1 : tensor<5x2x3xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<2x5x1xi32>, %arg1: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    return %1 : tensor<2x5x3xf32>
  }
  func.func private @_take_7(%arg0: tensor<2x5x1xi32>, %arg1: tensor<2x5x3xf32>) -> tensor<7x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<7x3xf32>
    return %1 : tensor<7x3xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// optax_factored_moments
module @jit_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x5E4A104052523E3E1C95083B"> : tensor<3xf32>
    %in1 = stablehlo.constant dense<"0xA913F7BFA8FFB1BE2F2C0D3FD59DC2BE96C0E03E28C37A3F044B0BBFEF9C9D3F4A97CF3F2D1E8A3FE32D953FD3638C3F"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x1CA00E4076D2583E9AFBAB3C"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0xC6AEF3BFE66BB4BE668C0B3F684DB5BEBB25E03E8E27783F215709BFA1E3993FDA83CB3FAD17883F6DD5903FBC72893F"> : tensor<4x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3xf32>, tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<3xf32> {jax.result_info = "result['b']"}, tensor<4x3xf32> {jax.result_info = "result['w']"}) {
    %cst = stablehlo.constant dense<[[-1.20555818, -0.626955449, -1.32066321, -0.107752509], [0.99876368, -0.0219478868, 0.495880067, -1.91076863], [0.147064164, -0.906943261, 1.77538943, 0.886849105], [0.949349462, -0.0578549616, 0.612862288, 0.657890141], [-0.344402671, -0.497372031, -0.114772782, -6.054520e-01], [-0.59433943, -0.283375382, -0.728417754, 0.766327798]]> : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<[[-1.59608638, 0.823562145, -0.625566483], [-5.459400e-01, -1.35084713, -0.144242123], [-0.247661516, 0.191455826, -0.533774316], [0.0937561765, 1.8196919, 0.408999681], [-0.573690057, 0.953109622, -0.128801137], [0.593874454, 0.612747431, -0.391065717]]> : tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.dot_general %cst, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.add %3, %5 : tensor<6x3xf32>
    %7 = stablehlo.subtract %6, %cst_0 : tensor<6x3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<6x3xf32>
    %10 = stablehlo.multiply %arg1, %arg1 : tensor<4x3xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.multiply %cst_6, %cst_7 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %17 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %19 = stablehlo.multiply %18, %9 : tensor<6x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.reshape %20 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.dot_general %19, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %25 = stablehlo.add %16, %24 : tensor<4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.subtract %c, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %26, %c_13 : tensor<i32>
    %28 = stablehlo.convert %27 : (tensor<i32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %29 = stablehlo.power %28, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.subtract %cst_15, %29 : tensor<f32>
    %31 = stablehlo.multiply %22, %22 : tensor<3xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %33 = stablehlo.add %31, %32 : tensor<3xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %35 = stablehlo.multiply %34, %0 : tensor<3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.subtract %cst_17, %30 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.multiply %37, %33 : tensor<3xf32>
    %39 = stablehlo.add %35, %38 : tensor<3xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %41 = stablehlo.power %39, %40 : tensor<3xf32>
    %42 = stablehlo.multiply %22, %41 : tensor<3xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.subtract %c_19, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %44 = stablehlo.add %43, %c_21 : tensor<i32>
    %45 = stablehlo.convert %44 : (tensor<i32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %46 = stablehlo.power %45, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.subtract %cst_23, %46 : tensor<f32>
    %48 = stablehlo.multiply %25, %25 : tensor<4x3xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %50 = stablehlo.add %48, %49 : tensor<4x3xf32>
    %51 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %52 = stablehlo.multiply %51, %1 : tensor<3xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.subtract %cst_25, %47 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%50 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_27 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %56 = stablehlo.divide %54, %55 : tensor<3xf32>
    %57 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<3xf32>
    %59 = stablehlo.add %52, %58 : tensor<3xf32>
    %60 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.multiply %60, %2 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.subtract %cst_28, %47 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%50 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_30 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.divide %63, %64 : tensor<4xf32>
    %66 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<4xf32>
    %68 = stablehlo.add %61, %67 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%59 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_32 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %74 = stablehlo.divide %59, %73 : tensor<3xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %76 = stablehlo.power %74, %75 : tensor<3xf32>
    %cst_34 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.power %68, %77 : tensor<4xf32>
    %79 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %81 = stablehlo.multiply %25, %80 : tensor<4x3xf32>
    %82 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %84 = stablehlo.multiply %81, %83 : tensor<4x3xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %c_36 = stablehlo.constant dense<2147483647> : tensor<i32>
    %85 = stablehlo.compare LT, %c_35, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.add %c_37, %c_38 : tensor<i32>
    %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
    %87 = call @_where(%85, %86, %c_39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %88 = stablehlo.multiply %42, %42 : tensor<3xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %90 = stablehlo.divide %89, %cst_41 : tensor<f32>
    %91 = stablehlo.sqrt %90 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_42 : tensor<f32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.maximum %cst_43, %92 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %95 = stablehlo.divide %42, %94 : tensor<3xf32>
    %96 = stablehlo.multiply %84, %84 : tensor<4x3xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %98 = stablehlo.divide %97, %cst_45 : tensor<f32>
    %99 = stablehlo.sqrt %98 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.divide %99, %cst_46 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.maximum %cst_47, %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %103 = stablehlo.divide %84, %102 : tensor<4x3xf32>
    %cst_48 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %105 = stablehlo.multiply %104, %95 : tensor<3xf32>
    %cst_49 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %107 = stablehlo.multiply %106, %103 : tensor<4x3xf32>
    %108 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_51 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %110 = stablehlo.divide %109, %cst_51 : tensor<f32>
    %111 = stablehlo.sqrt %110 : tensor<f32>
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %112 = stablehlo.compare LE, %111, %cst_52, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %114 = call @_where_0(%112, %113, %arg0) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %115 = stablehlo.compare LE, %111, %cst_54, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %116 = stablehlo.multiply %114, %114 : tensor<3xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %118 = stablehlo.divide %117, %cst_56 : tensor<f32>
    %119 = stablehlo.sqrt %118 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %120 = call @_where_1(%115, %cst_57, %119) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %122 = stablehlo.multiply %105, %121 : tensor<3xf32>
    %123 = stablehlo.multiply %arg1, %arg1 : tensor<4x3xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_59 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %125 = stablehlo.divide %124, %cst_59 : tensor<f32>
    %126 = stablehlo.sqrt %125 : tensor<f32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %127 = stablehlo.compare LE, %126, %cst_60, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %129 = call @_where_2(%127, %128, %arg1) : (tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst_62 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %130 = stablehlo.compare LE, %126, %cst_62, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %131 = stablehlo.multiply %129, %129 : tensor<4x3xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %133 = stablehlo.divide %132, %cst_64 : tensor<f32>
    %134 = stablehlo.sqrt %133 : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %135 = call @_where_1(%130, %cst_65, %134) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %137 = stablehlo.multiply %107, %136 : tensor<4x3xf32>
    %cst_66 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %139 = stablehlo.multiply %138, %122 : tensor<3xf32>
    %cst_67 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %141 = stablehlo.multiply %140, %137 : tensor<4x3xf32>
    %142 = stablehlo.add %arg0, %139 : tensor<3xf32>
    %143 = stablehlo.add %arg1, %141 : tensor<4x3xf32>
    %144 = stablehlo.dot_general %cst, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %145 = stablehlo.broadcast_in_dim %142, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %147 = stablehlo.add %144, %146 : tensor<6x3xf32>
    %148 = stablehlo.subtract %147, %cst_0 : tensor<6x3xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %150 = stablehlo.multiply %149, %148 : tensor<6x3xf32>
    %151 = stablehlo.multiply %143, %143 : tensor<4x3xf32>
    %152 = stablehlo.multiply %151, %143 : tensor<4x3xf32>
    %cst_69 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<4x3xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.multiply %cst_70, %cst_71 : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %157 = stablehlo.multiply %156, %154 : tensor<4x3xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %158 = stablehlo.divide %cst_72, %cst_73 : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %160 = stablehlo.multiply %159, %150 : tensor<6x3xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_74) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %162 = stablehlo.reshape %161 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %164 = stablehlo.dot_general %160, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %165 = stablehlo.transpose %164, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %166 = stablehlo.add %157, %165 : tensor<4x3xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.subtract %87, %c_76 : tensor<i32>
    %c_77 = stablehlo.constant dense<1> : tensor<i32>
    %168 = stablehlo.add %167, %c_77 : tensor<i32>
    %169 = stablehlo.convert %168 : (tensor<i32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %170 = stablehlo.power %169, %cst_78 : tensor<f32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.subtract %cst_79, %170 : tensor<f32>
    %172 = stablehlo.multiply %163, %163 : tensor<3xf32>
    %cst_80 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %174 = stablehlo.add %172, %173 : tensor<3xf32>
    %175 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %176 = stablehlo.multiply %175, %39 : tensor<3xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.subtract %cst_81, %171 : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %179 = stablehlo.multiply %178, %174 : tensor<3xf32>
    %180 = stablehlo.add %176, %179 : tensor<3xf32>
    %cst_82 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %182 = stablehlo.power %180, %181 : tensor<3xf32>
    %183 = stablehlo.multiply %163, %182 : tensor<3xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.subtract %87, %c_83 : tensor<i32>
    %c_84 = stablehlo.constant dense<1> : tensor<i32>
    %185 = stablehlo.add %184, %c_84 : tensor<i32>
    %186 = stablehlo.convert %185 : (tensor<i32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %187 = stablehlo.power %186, %cst_85 : tensor<f32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %188 = stablehlo.subtract %cst_86, %187 : tensor<f32>
    %189 = stablehlo.multiply %166, %166 : tensor<4x3xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %191 = stablehlo.add %189, %190 : tensor<4x3xf32>
    %192 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %193 = stablehlo.multiply %192, %59 : tensor<3xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.subtract %cst_88, %188 : tensor<f32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%191 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_90 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %197 = stablehlo.divide %195, %196 : tensor<3xf32>
    %198 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %199 = stablehlo.multiply %198, %197 : tensor<3xf32>
    %200 = stablehlo.add %193, %199 : tensor<3xf32>
    %201 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %202 = stablehlo.multiply %201, %68 : tensor<4xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.subtract %cst_91, %188 : tensor<f32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%191 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_93 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %206 = stablehlo.divide %204, %205 : tensor<4xf32>
    %207 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<4xf32>
    %209 = stablehlo.add %202, %208 : tensor<4xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%200 init: %cst_94) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_95 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %213 = stablehlo.divide %211, %212 : tensor<1xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %215 = stablehlo.divide %200, %214 : tensor<3xf32>
    %cst_96 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %217 = stablehlo.power %215, %216 : tensor<3xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %219 = stablehlo.power %209, %218 : tensor<4xf32>
    %220 = stablehlo.broadcast_in_dim %217, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %222 = stablehlo.multiply %166, %221 : tensor<4x3xf32>
    %223 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %225 = stablehlo.multiply %222, %224 : tensor<4x3xf32>
    %226 = stablehlo.multiply %183, %183 : tensor<3xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_98) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_99 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %228 = stablehlo.divide %227, %cst_99 : tensor<f32>
    %229 = stablehlo.sqrt %228 : tensor<f32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.divide %229, %cst_100 : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.maximum %cst_101, %230 : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %233 = stablehlo.divide %183, %232 : tensor<3xf32>
    %234 = stablehlo.multiply %225, %225 : tensor<4x3xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %236 = stablehlo.divide %235, %cst_103 : tensor<f32>
    %237 = stablehlo.sqrt %236 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %238 = stablehlo.divide %237, %cst_104 : tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.maximum %cst_105, %238 : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %241 = stablehlo.divide %225, %240 : tensor<4x3xf32>
    %cst_106 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %243 = stablehlo.multiply %242, %233 : tensor<3xf32>
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %245 = stablehlo.multiply %244, %241 : tensor<4x3xf32>
    %246 = stablehlo.multiply %142, %142 : tensor<3xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %248 = stablehlo.divide %247, %cst_109 : tensor<f32>
    %249 = stablehlo.sqrt %248 : tensor<f32>
    %cst_110 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %250 = stablehlo.compare LE, %249, %cst_110, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %252 = call @_where_0(%250, %251, %142) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %253 = stablehlo.compare LE, %249, %cst_112, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %254 = stablehlo.multiply %252, %252 : tensor<3xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_113) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %256 = stablehlo.divide %255, %cst_114 : tensor<f32>
    %257 = stablehlo.sqrt %256 : tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %258 = call @_where_1(%253, %cst_115, %257) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %260 = stablehlo.multiply %243, %259 : tensor<3xf32>
    %261 = stablehlo.multiply %143, %143 : tensor<4x3xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %263 = stablehlo.divide %262, %cst_117 : tensor<f32>
    %264 = stablehlo.sqrt %263 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %265 = stablehlo.compare LE, %264, %cst_118, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %267 = call @_where_2(%265, %266, %143) : (tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %268 = stablehlo.compare LE, %264, %cst_120, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %269 = stablehlo.multiply %267, %267 : tensor<4x3xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_122 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %271 = stablehlo.divide %270, %cst_122 : tensor<f32>
    %272 = stablehlo.sqrt %271 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %273 = call @_where_1(%268, %cst_123, %272) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %275 = stablehlo.multiply %245, %274 : tensor<4x3xf32>
    %cst_124 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %277 = stablehlo.multiply %276, %260 : tensor<3xf32>
    %cst_125 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %279 = stablehlo.multiply %278, %275 : tensor<4x3xf32>
    %280 = stablehlo.add %142, %277 : tensor<3xf32>
    %281 = stablehlo.add %143, %279 : tensor<4x3xf32>
    return %280, %281 : tensor<3xf32>, tensor<4x3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
// -----
// optax_backtracking
module @jit_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x5CCD283F2E99AA3F2BE971BD"> : tensor<3xf32>
    %in1 = stablehlo.constant dense<"0x4DF1A7BEE04816BE0B2B463D39A4823F3CF2CBBC841A85BEA7E4093F4BE70440A07CAFBE454B033F21E5C9BF2539AC3F"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0xA7297FBE22D12F3F906A07BF"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0xA81AE4BCD8C7A73D2CCD043E326F8F3E5037193DFCB6ACBEFAB3A4BD0428743F30D958BD10B3D13EFCBD7EBE4E2E503F"> : tensor<4x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3xf32>, tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<3xf32> {jax.result_info = "result['b']"}, tensor<4x3xf32> {jax.result_info = "result['w']"}) {
    %cst = stablehlo.constant dense<[[0.603107333, -0.908195137, -1.55317676, -0.882007956], [0.372565359, 0.473053336, -1.53635871, -1.88346374], [-0.316142231, -0.188056514, -0.0492008328, 0.671362459], [1.22883415, 0.230896428, 0.612684726, -1.09520173], [-1.17630804, 0.236238331, 0.664663076, 0.726243436], [0.592741966, 0.784173727, 0.809828043, -1.75218534]]> : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<[[-0.734165788, 0.455159754, 0.596671939], [-1.51209235, 1.17306137, -0.438831925], [-0.232424751, 0.273818642, 0.749635219], [-1.43311703, 0.989912569, 0.0772934705], [-0.770813524, -0.275273144, -2.18583846], [-0.647618532, 0.181909651, -0.709050476]]> : tensor<6x3xf32>
    %0 = stablehlo.dot_general %cst, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x3xf32>
    %4 = stablehlo.subtract %3, %cst_0 : tensor<6x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<6x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_3 : tensor<f32>
    %10 = stablehlo.multiply %arg1, %arg1 : tensor<4x3xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<4x3xf32>
    %12 = stablehlo.multiply %arg1, %arg1 : tensor<4x3xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<4x3xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%11 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %17 = stablehlo.multiply %cst_6, %16 : tensor<f32>
    %18 = stablehlo.add %9, %17 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.multiply %cst_7, %cst_8 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %21 = stablehlo.multiply %20, %15 : tensor<4x3xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %22 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %24 = stablehlo.multiply %23, %7 : tensor<6x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %26 = stablehlo.reshape %25 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.dot_general %24, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %30 = stablehlo.add %21, %29 : tensor<4x3xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %32 = stablehlo.multiply %31, %27 : tensor<3xf32>
    %cst_14 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %34 = stablehlo.multiply %33, %30 : tensor<4x3xf32>
    %35 = stablehlo.dot_general %32, %27, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %36 = stablehlo.reshape %34 : (tensor<4x3xf32>) -> tensor<12xf32>
    %37 = stablehlo.reshape %30 : (tensor<4x3xf32>) -> tensor<12xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.add %cst_15, %35 : tensor<f32>
    %40 = stablehlo.add %39, %38 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.multiply %cst_16, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.minimum %41, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_21 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %45:14 = stablehlo.while(%iterArg = %43, %iterArg_45 = %44, %iterArg_46 = %32, %iterArg_47 = %arg0, %iterArg_48 = %34, %iterArg_49 = %arg1, %iterArg_50 = %cst, %iterArg_51 = %cst_0, %iterArg_52 = %18, %iterArg_53 = %40, %iterArg_54 = %42, %iterArg_55 = %18, %iterArg_56 = %cst_21, %iterArg_57 = %c) : tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    cond {
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.compare LE, %iterArg_56, %cst_58, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = stablehlo.not %108 : tensor<i1>
      %c_59 = stablehlo.constant dense<15> : tensor<i32>
      %110 = stablehlo.compare LE, %iterArg_57, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_60 = stablehlo.constant dense<false> : tensor<i1>
      %111 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i1>) -> tensor<i1>
      %112 = stablehlo.compare NE, %109, %111, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = stablehlo.convert %112 : tensor<i1>
      %c_61 = stablehlo.constant dense<false> : tensor<i1>
      %114 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i1>) -> tensor<i1>
      %115 = stablehlo.compare NE, %110, %114, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %116 = stablehlo.convert %115 : tensor<i1>
      %117 = stablehlo.and %113, %116 : tensor<i1>
      stablehlo.return %117 : tensor<i1>
    } do {
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %108 = stablehlo.compare GT, %iterArg_57, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_59 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
      %109 = stablehlo.multiply %cst_59, %iterArg_54 : tensor<f32>
      %110 = func.call @_where(%108, %109, %iterArg_54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %112 = stablehlo.multiply %111, %iterArg_46 : tensor<3xf32>
      %113 = stablehlo.add %iterArg_47, %112 : tensor<3xf32>
      %114 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %115 = stablehlo.multiply %114, %iterArg_48 : tensor<4x3xf32>
      %116 = stablehlo.add %iterArg_49, %115 : tensor<4x3xf32>
      %117 = stablehlo.dot_general %iterArg_50, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
      %118 = stablehlo.broadcast_in_dim %113, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
      %120 = stablehlo.add %117, %119 : tensor<6x3xf32>
      %121 = stablehlo.subtract %120, %iterArg_51 : tensor<6x3xf32>
      %122 = stablehlo.multiply %121, %121 : tensor<6x3xf32>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.reduce(%122 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
      %cst_61 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
      %124 = stablehlo.divide %123, %cst_61 : tensor<f32>
      %125 = stablehlo.multiply %116, %116 : tensor<4x3xf32>
      %126 = stablehlo.multiply %125, %125 : tensor<4x3xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.reduce(%126 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
      %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %128 = stablehlo.multiply %cst_63, %127 : tensor<f32>
      %129 = stablehlo.add %124, %128 : tensor<f32>
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %130 = stablehlo.multiply %cst_64, %iterArg_52 : tensor<f32>
      %131 = stablehlo.subtract %129, %130 : tensor<f32>
      %cst_65 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %132 = stablehlo.multiply %110, %cst_65 : tensor<f32>
      %133 = stablehlo.multiply %132, %iterArg_53 : tensor<f32>
      %134 = stablehlo.subtract %131, %133 : tensor<f32>
      %135 = stablehlo.compare NE, %134, %134, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_66 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %136 = func.call @_where_0(%135, %cst_66, %134) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.maximum %136, %cst_67 : tensor<f32>
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.add %iterArg_57, %c_68 : tensor<i32>
      %139 = stablehlo.convert %138 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %110, %129, %137, %139 : tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    }
    %46 = call @isinf(%45#12) : (tensor<f32>) -> tensor<i1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = call @_where_1(%46, %cst_22, %45#10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %49 = stablehlo.multiply %48, %32 : tensor<3xf32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %51 = stablehlo.multiply %50, %34 : tensor<4x3xf32>
    %52 = stablehlo.add %arg0, %49 : tensor<3xf32>
    %53 = stablehlo.add %arg1, %51 : tensor<4x3xf32>
    %54 = stablehlo.dot_general %cst, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %55 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %57 = stablehlo.add %54, %56 : tensor<6x3xf32>
    %58 = stablehlo.subtract %57, %cst_0 : tensor<6x3xf32>
    %59 = stablehlo.multiply %58, %58 : tensor<6x3xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %61 = stablehlo.multiply %60, %58 : tensor<6x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%59 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_25 : tensor<f32>
    %64 = stablehlo.multiply %53, %53 : tensor<4x3xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<4x3xf32>
    %66 = stablehlo.multiply %53, %53 : tensor<4x3xf32>
    %67 = stablehlo.multiply %66, %53 : tensor<4x3xf32>
    %cst_26 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<4x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%65 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.multiply %cst_28, %70 : tensor<f32>
    %72 = stablehlo.add %63, %71 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.multiply %cst_29, %cst_30 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %75 = stablehlo.multiply %74, %69 : tensor<4x3xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %76 = stablehlo.divide %cst_31, %cst_32 : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %78 = stablehlo.multiply %77, %61 : tensor<6x3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %80 = stablehlo.reshape %79 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %82 = stablehlo.dot_general %78, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %84 = stablehlo.add %75, %83 : tensor<4x3xf32>
    %cst_35 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<3xf32>
    %cst_36 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %88 = stablehlo.multiply %87, %84 : tensor<4x3xf32>
    %89 = stablehlo.dot_general %86, %81, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %90 = stablehlo.reshape %88 : (tensor<4x3xf32>) -> tensor<12xf32>
    %91 = stablehlo.reshape %84 : (tensor<4x3xf32>) -> tensor<12xf32>
    %92 = stablehlo.dot_general %90, %91, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.add %cst_37, %89 : tensor<f32>
    %94 = stablehlo.add %93, %92 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %95 = stablehlo.multiply %cst_38, %47 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.minimum %95, %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_42 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %99:14 = stablehlo.while(%iterArg = %97, %iterArg_45 = %98, %iterArg_46 = %86, %iterArg_47 = %52, %iterArg_48 = %88, %iterArg_49 = %53, %iterArg_50 = %cst, %iterArg_51 = %cst_0, %iterArg_52 = %72, %iterArg_53 = %94, %iterArg_54 = %96, %iterArg_55 = %72, %iterArg_56 = %cst_42, %iterArg_57 = %c_43) : tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    cond {
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.compare LE, %iterArg_56, %cst_58, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = stablehlo.not %108 : tensor<i1>
      %c_59 = stablehlo.constant dense<15> : tensor<i32>
      %110 = stablehlo.compare LE, %iterArg_57, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_60 = stablehlo.constant dense<false> : tensor<i1>
      %111 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i1>) -> tensor<i1>
      %112 = stablehlo.compare NE, %109, %111, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = stablehlo.convert %112 : tensor<i1>
      %c_61 = stablehlo.constant dense<false> : tensor<i1>
      %114 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i1>) -> tensor<i1>
      %115 = stablehlo.compare NE, %110, %114, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %116 = stablehlo.convert %115 : tensor<i1>
      %117 = stablehlo.and %113, %116 : tensor<i1>
      stablehlo.return %117 : tensor<i1>
    } do {
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %108 = stablehlo.compare GT, %iterArg_57, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_59 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
      %109 = stablehlo.multiply %cst_59, %iterArg_54 : tensor<f32>
      %110 = func.call @_where(%108, %109, %iterArg_54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %112 = stablehlo.multiply %111, %iterArg_46 : tensor<3xf32>
      %113 = stablehlo.add %iterArg_47, %112 : tensor<3xf32>
      %114 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %115 = stablehlo.multiply %114, %iterArg_48 : tensor<4x3xf32>
      %116 = stablehlo.add %iterArg_49, %115 : tensor<4x3xf32>
      %117 = stablehlo.dot_general %iterArg_50, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
      %118 = stablehlo.broadcast_in_dim %113, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
      %120 = stablehlo.add %117, %119 : tensor<6x3xf32>
      %121 = stablehlo.subtract %120, %iterArg_51 : tensor<6x3xf32>
      %122 = stablehlo.multiply %121, %121 : tensor<6x3xf32>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.reduce(%122 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
      %cst_61 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
      %124 = stablehlo.divide %123, %cst_61 : tensor<f32>
      %125 = stablehlo.multiply %116, %116 : tensor<4x3xf32>
      %126 = stablehlo.multiply %125, %125 : tensor<4x3xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.reduce(%126 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
      %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %128 = stablehlo.multiply %cst_63, %127 : tensor<f32>
      %129 = stablehlo.add %124, %128 : tensor<f32>
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %130 = stablehlo.multiply %cst_64, %iterArg_52 : tensor<f32>
      %131 = stablehlo.subtract %129, %130 : tensor<f32>
      %cst_65 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %132 = stablehlo.multiply %110, %cst_65 : tensor<f32>
      %133 = stablehlo.multiply %132, %iterArg_53 : tensor<f32>
      %134 = stablehlo.subtract %131, %133 : tensor<f32>
      %135 = stablehlo.compare NE, %134, %134, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_66 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %136 = func.call @_where_0(%135, %cst_66, %134) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.maximum %136, %cst_67 : tensor<f32>
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.add %iterArg_57, %c_68 : tensor<i32>
      %139 = stablehlo.convert %138 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %110, %129, %137, %139 : tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    }
    %100 = call @isinf(%99#12) : (tensor<f32>) -> tensor<i1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = call @_where_1(%100, %cst_44, %99#10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %103 = stablehlo.multiply %102, %86 : tensor<3xf32>
    %104 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %105 = stablehlo.multiply %104, %88 : tensor<4x3xf32>
    %106 = stablehlo.add %52, %103 : tensor<3xf32>
    %107 = stablehlo.add %53, %105 : tensor<4x3xf32>
    return %106, %107 : tensor<3xf32>, tensor<4x3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @isinf(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// optax_ctc_gradient
module @jit_alignment_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFB7A85BF61D7623F92E7403F43F65DBF2389BCBFA5F4E53E62812FBEBA2D2740413F1DBFDB4F07BF60D8E2BD9920D5BF359B63BF7A7AD23FCE8706BE5BBF1BBF8ECDA2BF8B9A143F3286283FFC4D833E6445C7BE7A6F9C3EA85FC33E754E2EBF2F511F3FFF6107C0CBFEA4BF099B9BBEC534DEBDFA0695BF3F4EA83E171E873FF4EFE63EFDEA653E6B07543FB213CF3EA23992BFCB6C4FBE3A4AA53F1F9991BF022B7F3D3E3BC7BE08E465BFC17981BF30E4CE3D8675A13EB7379E3EFA17B9BF"> : tensor<2x6x4xf32>
    %in1 = stablehlo.constant dense<"0x010000000100000003000000020000000200000003000000"> : tensor<2x3xi32>
    %expected0 = stablehlo.constant dense<"0x36FD0ABD6266E3BEE75ACC3E82ACA13DAE9D4CBE319430BF7B22543D7479563F6EE51DBF1442023E4CEECE3E16EEAE3D1AFCE43BFC524FBE7E18003E4425903D34D5DEB89ACA1FBDFEE7BA3EBDE0A6BE86D021BE2A7EAD3EAC33BB3EC9E40BBFB0D2B4BD11CB243DAAE34ABE441A7C3E415BEABC2DA5693D5CB70DBFE36F063FD6E11FBF45EE413E9870553E8028683EC285E93CB129243ECC9670BE80F13C3D641CFE3D06118A3E3372D73C400FD7BE4DF452BEB93DAC3E7327AB3E06EBEDBE"> : tensor<2x6x4xf32>
    %got = call @model(%in0, %in1) : (tensor<2x6x4xf32>, tensor<2x3xi32>) -> tensor<2x6x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x6x4xf32>, %arg1: tensor<2x3xi32>) -> (tensor<2x6x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2:3 = call @log_softmax(%arg0) : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x6x4xf32>, tensor<2x6x1xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.convert %3 : (tensor<2xf32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.subtract %5, %4 : tensor<2xi32>
    %7 = stablehlo.slice %arg1 [0:2, 0:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
    %8 = stablehlo.slice %arg1 [0:2, 1:3] : (tensor<2x3xi32>) -> tensor<2x2xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %10 = stablehlo.convert %9 : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_pad(%10, %c_2) : (tensor<2x2xf32>, tensor<i32>) -> tensor<2x3xf32>
    %12 = stablehlo.slice %2#0 [0:2, 0:6, 0:1] : (tensor<2x6x4xf32>) -> tensor<2x6x1xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0, 2] : (tensor<2x6x1xf32>) -> tensor<6x2x1xf32>
    %14 = call @_one_hot(%arg1) : (tensor<2x3xi32>) -> tensor<2x3x4xf32>
    %15 = stablehlo.dot_general %2#0, %14, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x3xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0, 2] : (tensor<2x6x3xf32>) -> tensor<6x2x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<2x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = "stablehlo.scatter"(%19, %20, %21) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<2x3xf32>
    %26 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.multiply %27, %11 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.subtract %37, %11 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %56:31 = stablehlo.while(%iterArg = %16, %iterArg_55 = %13, %iterArg_56 = %26, %iterArg_57 = %28, %iterArg_58 = %40, %iterArg_59 = %29, %iterArg_60 = %30, %iterArg_61 = %31, %iterArg_62 = %32, %iterArg_63 = %33, %iterArg_64 = %34, %iterArg_65 = %35, %iterArg_66 = %36, %iterArg_67 = %41, %iterArg_68 = %42, %iterArg_69 = %43, %iterArg_70 = %44, %iterArg_71 = %c_35, %iterArg_72 = %22, %iterArg_73 = %25, %iterArg_74 = %45, %iterArg_75 = %46, %iterArg_76 = %47, %iterArg_77 = %48, %iterArg_78 = %49, %iterArg_79 = %50, %iterArg_80 = %51, %iterArg_81 = %52, %iterArg_82 = %53, %iterArg_83 = %54, %iterArg_84 = %55) : tensor<6x2x3xf32>, tensor<6x2x1xf32>, tensor<6x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<6x2x4xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>
    cond {
      %c_85 = stablehlo.constant dense<6> : tensor<i32>
      %118 = stablehlo.compare LT, %iterArg_71, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %118 : tensor<i1>
    } do {
      %118 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_71) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %119 = func.call @dynamic_index_in_dim_0(%iterArg_55, %iterArg_71) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %120 = func.call @dynamic_index_in_dim_1(%iterArg_56, %iterArg_71) : (tensor<6x2xf32>, tensor<i32>) -> tensor<2xf32>
      %121:13 = func.call @closed_call(%iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_72, %iterArg_73, %118, %119, %120) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2xf32>) -> (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
      %122 = func.call @dynamic_update_index_in_dim(%iterArg_74, %121#2, %iterArg_71) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %123 = func.call @dynamic_update_index_in_dim_2(%iterArg_75, %121#3, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %124 = func.call @dynamic_update_index_in_dim_2(%iterArg_76, %121#4, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %125 = func.call @dynamic_update_index_in_dim_2(%iterArg_77, %121#5, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %126 = func.call @dynamic_update_index_in_dim_2(%iterArg_78, %121#6, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %127 = func.call @dynamic_update_index_in_dim_2(%iterArg_79, %121#7, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %128 = func.call @dynamic_update_index_in_dim_2(%iterArg_80, %121#8, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %129 = func.call @dynamic_update_index_in_dim_2(%iterArg_81, %121#9, %iterArg_71) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %130 = func.call @dynamic_update_index_in_dim_3(%iterArg_82, %121#10, %iterArg_71) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %131 = func.call @dynamic_update_index_in_dim_3(%iterArg_83, %121#11, %iterArg_71) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %132 = func.call @dynamic_update_index_in_dim_3(%iterArg_84, %121#12, %iterArg_71) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %133 = stablehlo.add %iterArg_71, %c_85 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %133, %121#0, %121#1, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132 : tensor<6x2x3xf32>, tensor<6x2x1xf32>, tensor<6x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<6x2x4xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>
    }
    %57 = stablehlo.slice %56#20 [5:6, 0:2, 0:4] : (tensor<6x2x4xf32>) -> tensor<1x2x4xf32>
    %58 = stablehlo.reshape %57 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %59 = stablehlo.slice %56#21 [5:6, 0:2, 0:3] : (tensor<6x2x3xf32>) -> tensor<1x2x3xf32>
    %60 = stablehlo.reshape %59 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %61 = stablehlo.slice %58 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %62 = stablehlo.maximum %61, %60 : tensor<2x3xf32>
    %63 = stablehlo.subtract %61, %60 : tensor<2x3xf32>
    %64 = stablehlo.compare NE, %63, %63, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %65 = stablehlo.add %61, %60 : tensor<2x3xf32>
    %66 = stablehlo.abs %63 : tensor<2x3xf32>
    %67 = stablehlo.negate %66 : tensor<2x3xf32>
    %68 = stablehlo.exponential %67 : tensor<2x3xf32>
    %69 = stablehlo.log_plus_one %68 : tensor<2x3xf32>
    %70 = stablehlo.add %62, %69 : tensor<2x3xf32>
    %71 = stablehlo.select %64, %65, %70 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_36 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.compare EQ, %61, %72, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.select %73, %74, %61 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.compare EQ, %71, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.select %77, %78, %71 : tensor<2x3xi1>, tensor<2x3xf32>
    %80 = stablehlo.subtract %75, %79 : tensor<2x3xf32>
    %81 = stablehlo.exponential %80 : tensor<2x3xf32>
    %cst_40 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.compare EQ, %60, %82, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.select %83, %84, %60 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_42 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %87 = stablehlo.compare EQ, %71, %86, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.select %87, %88, %71 : tensor<2x3xi1>, tensor<2x3xf32>
    %90 = stablehlo.subtract %85, %89 : tensor<2x3xf32>
    %91 = stablehlo.exponential %90 : tensor<2x3xf32>
    %92 = call @_one_hot_4(%6) : (tensor<2xi32>) -> tensor<2x4xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %94 = stablehlo.negate %93 : tensor<2xf32>
    %95 = stablehlo.dot_general %94, %92, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %96 = stablehlo.slice %95 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %97 = stablehlo.slice %95 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %98 = stablehlo.multiply %97, %91 : tensor<2x3xf32>
    %99 = stablehlo.multiply %97, %81 : tensor<2x3xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.pad %99, %cst_45, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %96, %cst_46, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %102 = stablehlo.add %100, %101 : tensor<2x4xf32>
    %103 = stablehlo.broadcast_in_dim %98, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.pad %103, %cst_47, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<6x2x3xf32>
    %105 = stablehlo.broadcast_in_dim %102, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.pad %105, %cst_48, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<6x2x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %111:16 = stablehlo.while(%iterArg = %106, %iterArg_55 = %104, %iterArg_56 = %56#22, %iterArg_57 = %56#23, %iterArg_58 = %56#24, %iterArg_59 = %56#25, %iterArg_60 = %56#26, %iterArg_61 = %56#27, %iterArg_62 = %56#28, %iterArg_63 = %56#29, %iterArg_64 = %56#30, %iterArg_65 = %c_53, %iterArg_66 = %107, %iterArg_67 = %108, %iterArg_68 = %109, %iterArg_69 = %110) : tensor<6x2x4xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<i32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x1xf32>
    cond {
      %c_70 = stablehlo.constant dense<6> : tensor<i32>
      %118 = stablehlo.compare LT, %iterArg_65, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %118 : tensor<i1>
    } do {
      %c_70 = stablehlo.constant dense<6> : tensor<i32>
      %118 = stablehlo.subtract %c_70, %iterArg_65 : tensor<i32>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %119 = stablehlo.subtract %118, %c_71 : tensor<i32>
      %120 = func.call @dynamic_index_in_dim_5(%iterArg, %119) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %121 = func.call @dynamic_index_in_dim(%iterArg_55, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %122 = func.call @dynamic_index_in_dim(%iterArg_56, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %123 = func.call @dynamic_index_in_dim(%iterArg_57, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %124 = func.call @dynamic_index_in_dim(%iterArg_58, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %125 = func.call @dynamic_index_in_dim(%iterArg_59, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %126 = func.call @dynamic_index_in_dim(%iterArg_60, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %127 = func.call @dynamic_index_in_dim(%iterArg_61, %119) : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %128 = func.call @dynamic_index_in_dim_0(%iterArg_62, %119) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %129 = func.call @dynamic_index_in_dim_0(%iterArg_63, %119) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %130 = func.call @dynamic_index_in_dim_0(%iterArg_64, %119) : (tensor<6x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %131:4 = func.call @closed_call_6(%iterArg_66, %iterArg_67, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130) : (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>)
      %132 = func.call @dynamic_update_index_in_dim_2(%iterArg_68, %131#2, %119) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<6x2x3xf32>
      %133 = func.call @dynamic_update_index_in_dim_3(%iterArg_69, %131#3, %119) : (tensor<6x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6x2x1xf32>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %134 = stablehlo.add %iterArg_65, %c_72 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %134, %131#0, %131#1, %132, %133 : tensor<6x2x4xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>, tensor<i32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x1xf32>
    }
    %112 = stablehlo.transpose %111#14, dims = [1, 0, 2] : (tensor<6x2x3xf32>) -> tensor<2x6x3xf32>
    %113 = stablehlo.dot_general %112, %14, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x3xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
    %114 = stablehlo.transpose %111#15, dims = [1, 0, 2] : (tensor<6x2x1xf32>) -> tensor<2x6x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.pad %114, %cst_54, low = [0, 0, 0], high = [0, 0, 3], interior = [0, 0, 0] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6x4xf32>
    %116 = stablehlo.add %113, %115 : tensor<2x6x4xf32>
    %117 = call @log_softmax_7(%2#1, %2#2, %116) : (tensor<2x6x4xf32>, tensor<2x6x1xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    return %117 : tensor<2x6x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x6x4xf32>, tensor<2x6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x6x4xf32>
    %6 = stablehlo.exponential %5 : tensor<2x6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<2x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %9 = stablehlo.log %8 : tensor<2x6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x6x4xf32>
    return %11, %6, %8 : tensor<2x6x4xf32>, tensor<2x6x4xf32>, tensor<2x6x1xf32>
  }
  func.func private @_pad(%arg0: tensor<2x2xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x3xi32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xi32>) -> tensor<2x3x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %5 = stablehlo.convert %4 : (tensor<2x3x4xi1>) -> tensor<2x3x4xf32>
    return %5 : tensor<2x3x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2x3xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<6x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x2x1xf32>, %arg1: tensor<i32>) -> tensor<2x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 1] : (tensor<6x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf32>, %arg8: tensor<2x3xf32>, %arg9: tensor<2x3xf32>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf32>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x4xf32>, %arg15: tensor<2x3xf32>, %arg16: tensor<2x3xf32>, %arg17: tensor<2x1xf32>, %arg18: tensor<2xf32>) -> (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.add %arg15, %arg0 : tensor<2x3xf32>
    %1 = stablehlo.slice %arg14 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.slice %arg14 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.maximum %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = stablehlo.add %2, %0 : tensor<2x3xf32>
    %7 = stablehlo.abs %4 : tensor<2x3xf32>
    %8 = stablehlo.negate %7 : tensor<2x3xf32>
    %9 = stablehlo.exponential %8 : tensor<2x3xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x3xf32>
    %11 = stablehlo.add %3, %10 : tensor<2x3xf32>
    %12 = stablehlo.select %5, %6, %11 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.compare EQ, %2, %13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.select %14, %arg2, %2 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.compare EQ, %12, %16, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = stablehlo.select %17, %arg3, %12 : tensor<2x3xi1>, tensor<2x3xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<2x3xf32>
    %20 = stablehlo.exponential %19 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.compare EQ, %0, %21, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %23 = stablehlo.select %22, %arg4, %0 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.compare EQ, %12, %24, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.select %25, %arg5, %12 : tensor<2x3xi1>, tensor<2x3xf32>
    %27 = stablehlo.subtract %23, %26 : tensor<2x3xf32>
    %28 = stablehlo.exponential %27 : tensor<2x3xf32>
    %29 = stablehlo.concatenate %1, %12, dim = 1 : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
    %30 = stablehlo.slice %29 [0:2, 0:3] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %30, %arg16 : tensor<2x3xf32>
    %32 = stablehlo.add %arg15, %arg16 : tensor<2x3xf32>
    %33 = stablehlo.maximum %31, %32 : tensor<2x3xf32>
    %34 = stablehlo.subtract %31, %32 : tensor<2x3xf32>
    %35 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %36 = stablehlo.add %31, %32 : tensor<2x3xf32>
    %37 = stablehlo.abs %34 : tensor<2x3xf32>
    %38 = stablehlo.negate %37 : tensor<2x3xf32>
    %39 = stablehlo.exponential %38 : tensor<2x3xf32>
    %40 = stablehlo.log_plus_one %39 : tensor<2x3xf32>
    %41 = stablehlo.add %33, %40 : tensor<2x3xf32>
    %42 = stablehlo.select %35, %36, %41 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.compare EQ, %31, %43, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %45 = stablehlo.select %44, %arg6, %31 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.compare EQ, %42, %46, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %48 = stablehlo.select %47, %arg7, %42 : tensor<2x3xi1>, tensor<2x3xf32>
    %49 = stablehlo.subtract %45, %48 : tensor<2x3xf32>
    %50 = stablehlo.exponential %49 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.compare EQ, %32, %51, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %53 = stablehlo.select %52, %arg8, %32 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.compare EQ, %42, %54, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %56 = stablehlo.select %55, %arg9, %42 : tensor<2x3xi1>, tensor<2x3xf32>
    %57 = stablehlo.subtract %53, %56 : tensor<2x3xf32>
    %58 = stablehlo.exponential %57 : tensor<2x3xf32>
    %59 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %60 = stablehlo.add %29, %59 : tensor<2x4xf32>
    %61 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %62 = stablehlo.add %arg15, %61 : tensor<2x3xf32>
    %63 = stablehlo.add %62, %arg1 : tensor<2x3xf32>
    %64 = stablehlo.slice %60 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %65 = stablehlo.slice %60 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %66 = stablehlo.maximum %65, %63 : tensor<2x3xf32>
    %67 = stablehlo.subtract %65, %63 : tensor<2x3xf32>
    %68 = stablehlo.compare NE, %67, %67, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = stablehlo.add %65, %63 : tensor<2x3xf32>
    %70 = stablehlo.abs %67 : tensor<2x3xf32>
    %71 = stablehlo.negate %70 : tensor<2x3xf32>
    %72 = stablehlo.exponential %71 : tensor<2x3xf32>
    %73 = stablehlo.log_plus_one %72 : tensor<2x3xf32>
    %74 = stablehlo.add %66, %73 : tensor<2x3xf32>
    %75 = stablehlo.select %68, %69, %74 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.compare EQ, %65, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %78 = stablehlo.select %77, %arg10, %65 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.compare EQ, %75, %79, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %81 = stablehlo.select %80, %arg11, %75 : tensor<2x3xi1>, tensor<2x3xf32>
    %82 = stablehlo.subtract %78, %81 : tensor<2x3xf32>
    %83 = stablehlo.exponential %82 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.compare EQ, %63, %84, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %86 = stablehlo.select %85, %arg12, %63 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.compare EQ, %75, %87, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %89 = stablehlo.select %88, %arg13, %75 : tensor<2x3xi1>, tensor<2x3xf32>
    %90 = stablehlo.subtract %86, %89 : tensor<2x3xf32>
    %91 = stablehlo.exponential %90 : tensor<2x3xf32>
    %92 = stablehlo.concatenate %64, %75, dim = 1 : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
    %93 = stablehlo.reshape %arg18 : (tensor<2xf32>) -> tensor<2x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %95 = stablehlo.multiply %94, %arg15 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %97 = stablehlo.subtract %96, %93 : tensor<2x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %99 = stablehlo.multiply %98, %42 : tensor<2x3xf32>
    %100 = stablehlo.add %95, %99 : tensor<2x3xf32>
    %101 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %102 = stablehlo.multiply %101, %arg14 : tensor<2x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %104 = stablehlo.subtract %103, %93 : tensor<2x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %106 = stablehlo.multiply %105, %92 : tensor<2x4xf32>
    %107 = stablehlo.add %102, %106 : tensor<2x4xf32>
    return %107, %100, %107, %100, %20, %28, %50, %58, %83, %91, %93, %97, %104 : tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<6x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x4xf32>
    return %1 : tensor<6x2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i32>) -> tensor<6x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x3xf32>
    return %1 : tensor<6x2x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6x2x1xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<i32>) -> tensor<6x2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x1xf32>
    return %1 : tensor<6x2x1xf32>
  }
  func.func private @_one_hot_4(%arg0: tensor<2xi32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %5 = stablehlo.convert %4 : (tensor<2x4xi1>) -> tensor<2x4xf32>
    return %5 : tensor<2x4xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<6x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<2x4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf32>, %arg8: tensor<2x3xf32>, %arg9: tensor<2x3xf32>, %arg10: tensor<2x1xf32>, %arg11: tensor<2x1xf32>, %arg12: tensor<2x1xf32>) -> (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.add %arg0, %arg2 : tensor<2x4xf32>
    %1 = stablehlo.add %arg1, %arg3 : tensor<2x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<2x4xf32>
    %4 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<2x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<2x3xf32>
    %10 = stablehlo.slice %3 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.slice %3 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %11, %arg9 : tensor<2x3xf32>
    %13 = stablehlo.multiply %11, %arg8 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %10, %cst_0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.reshape %17 : (tensor<2xf32>) -> tensor<2x1xf32>
    %19 = stablehlo.add %9, %12 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<2x1xf32>
    %23 = stablehlo.multiply %7, %arg7 : tensor<2x3xf32>
    %24 = stablehlo.multiply %7, %arg6 : tensor<2x3xf32>
    %25 = stablehlo.add %19, %23 : tensor<2x3xf32>
    %26 = stablehlo.add %23, %24 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %24, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %28 = stablehlo.add %16, %27 : tensor<2x4xf32>
    %29 = stablehlo.slice %28 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %30 = stablehlo.slice %28 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %31 = stablehlo.multiply %30, %arg5 : tensor<2x3xf32>
    %32 = stablehlo.add %25, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %30, %arg4 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_4, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %35 = stablehlo.add %5, %34 : tensor<2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %29, %cst_5, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x4xf32>
    return %37, %32, %26, %22 : tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<2x6x4xf32>, %arg1: tensor<2x6x1xf32>, %arg2: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x6x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x6x4xf32>
    return %7 : tensor<2x6x4xf32>
  }
}
// -----
// blackjax_nuts
module @jit_tree_sampler attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x070000000B000000"> : tensor<2xui32>
    %in1 = stablehlo.constant dense<"0x7E292C3F0CE5543FFA6E8C3F"> : tensor<3xf32>
    %expected0 = stablehlo.constant dense<"0xDA78953E9C23AA3FADD9363F60C5613F81D6513F77403E3F1D69A43F0B5D643F7BCA883F"> : tensor<3x3xf32>
    %got = call @model(%in0, %in1) : (tensor<2xui32>, tensor<3xf32>) -> tensor<3x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>, %arg1: tensor<3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 4.000000e+00, 2.500000e-01]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 4.000000e+00, 2.500000e-01]> : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.sqrt %0 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %2, %1 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<3xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3xf32>
    %9 = stablehlo.divide %6, %cst : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.multiply %cst_6, %10 : tensor<f32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %cst_7, %cst_8 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.divide %13, %cst : tensor<3xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<3xf32>
    %16 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<3x2xui32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18:9 = stablehlo.while(%iterArg = %16, %iterArg_10 = %3, %iterArg_11 = %0, %iterArg_12 = %cst_0, %iterArg_13 = %c, %iterArg_14 = %arg1, %iterArg_15 = %11, %iterArg_16 = %15, %iterArg_17 = %17) : tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3x3xf32>
    cond {
      %c_18 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_13, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<3x2xui32>, tensor<i32>) -> tensor<2xui32>
      %20:4 = func.call @closed_call_0(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %19) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<2xui32>) -> (tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>)
      %21 = func.call @dynamic_update_index_in_dim(%iterArg_17, %20#3, %iterArg_13) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<3x3xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_13, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %22, %20#0, %20#1, %20#2, %21 : tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3x3xf32>
    }
    return %18#8 : tensor<3x3xf32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2xui32>, %arg1: tensor<i32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xui32>) -> tensor<2xui32>
    return %1 : tensor<2xui32>
  }
  func.func private @closed_call_0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<f32>, %arg5: tensor<3xf32>, %arg6: tensor<2xui32>) -> (tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = call @_threefry_split_1(%arg6) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = call @_normal(%2) : (tensor<2xui32>) -> tensor<3xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.add %7, %6 : tensor<3xf32>
    %9 = stablehlo.slice %8 [0:3] : (tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %12 = stablehlo.negate %arg4 : tensor<f32>
    %13 = stablehlo.multiply %arg1, %9 : tensor<3xf32>
    %14 = stablehlo.dot_general %13, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.multiply %cst_2, %14 : tensor<f32>
    %16 = stablehlo.add %12, %15 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %17:28 = stablehlo.while(%iterArg = %4, %iterArg_10 = %arg1, %iterArg_11 = %16, %iterArg_12 = %arg2, %iterArg_13 = %c, %iterArg_14 = %arg3, %iterArg_15 = %9, %iterArg_16 = %arg4, %iterArg_17 = %arg5, %iterArg_18 = %16, %iterArg_19 = %cst_3, %iterArg_20 = %cst_4, %iterArg_21 = %arg3, %iterArg_22 = %9, %iterArg_23 = %arg4, %iterArg_24 = %arg5, %iterArg_25 = %arg3, %iterArg_26 = %9, %iterArg_27 = %arg4, %iterArg_28 = %arg5, %iterArg_29 = %9, %iterArg_30 = %c_5, %iterArg_31 = %10, %iterArg_32 = %11, %iterArg_33 = %c_6, %iterArg_34 = %c_7, %iterArg_35 = %c_8, %iterArg_36 = %c_9) : tensor<2xui32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>
    cond {
      %c_37 = stablehlo.constant dense<4> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_13, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %19 = stablehlo.not %iterArg_35 : tensor<i1>
      %c_38 = stablehlo.constant dense<false> : tensor<i1>
      %20 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i1>) -> tensor<i1>
      %21 = stablehlo.compare NE, %18, %20, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = stablehlo.convert %21 : tensor<i1>
      %23 = stablehlo.and %22, %19 : tensor<i1>
      %24 = stablehlo.not %iterArg_36 : tensor<i1>
      %25 = stablehlo.and %23, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %18 = stablehlo.convert %iterArg_13 : (tensor<i32>) -> tensor<ui32>
      %19 = func.call @_threefry_fold_in(%iterArg, %18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
      %20 = func.call @_threefry_split(%19) : (tensor<2xui32>) -> tensor<3x2xui32>
      %21 = stablehlo.slice %20 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %22 = stablehlo.reshape %21 : (tensor<1x2xui32>) -> tensor<2xui32>
      %23 = stablehlo.slice %20 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %24 = stablehlo.reshape %23 : (tensor<1x2xui32>) -> tensor<2xui32>
      %25 = stablehlo.slice %20 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
      %26 = stablehlo.reshape %25 : (tensor<1x2xui32>) -> tensor<2xui32>
      %cst_37 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %27 = func.call @_bernoulli(%22, %cst_37) : (tensor<2xui32>, tensor<f32>) -> tensor<i1>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %c_39 = stablehlo.constant dense<-1> : tensor<i32>
      %28 = func.call @_where(%27, %c_38, %c_39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_40 = stablehlo.constant dense<0> : tensor<i32>
      %29 = stablehlo.compare GT, %28, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = stablehlo.convert %29 : (tensor<i1>) -> tensor<i32>
      %31:4 = "stablehlo.case"(%30) ({
        stablehlo.return %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
      }, {
        stablehlo.return %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
      }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>)
      %c_41 = stablehlo.constant dense<2> : tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %32 = stablehlo.compare EQ, %c_41, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare NE, %iterArg_13, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %34 = stablehlo.and %32, %33 : tensor<i1>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %35 = func.call @_where_9(%34, %c_44, %c_45) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.and %iterArg_13, %c_46 : tensor<i32>
      %c_47 = stablehlo.constant dense<2> : tensor<i32>
      %37 = stablehlo.multiply %35, %c_47 : tensor<i32>
      %38 = func.call @_where_10(%36, %37, %35) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_48 = stablehlo.constant dense<2> : tensor<i32>
      %c_49 = stablehlo.constant dense<2> : tensor<i32>
      %39 = stablehlo.multiply %c_48, %c_49 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.shift_right_logical %iterArg_13, %c_50 : tensor<i32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.and %40, %c_51 : tensor<i32>
      %42 = stablehlo.multiply %38, %39 : tensor<i32>
      %43 = func.call @_where_10(%41, %42, %38) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %44 = stablehlo.multiply %39, %39 : tensor<i32>
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %45 = stablehlo.shift_right_logical %40, %c_52 : tensor<i32>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.and %45, %c_53 : tensor<i32>
      %47 = stablehlo.multiply %43, %44 : tensor<i32>
      %48 = func.call @_where_10(%46, %47, %43) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %49 = stablehlo.multiply %44, %44 : tensor<i32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.shift_right_logical %45, %c_54 : tensor<i32>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.and %50, %c_55 : tensor<i32>
      %52 = stablehlo.multiply %48, %49 : tensor<i32>
      %53 = func.call @_where_10(%51, %52, %48) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %54 = stablehlo.multiply %49, %49 : tensor<i32>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.shift_right_logical %50, %c_56 : tensor<i32>
      %c_57 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.and %55, %c_57 : tensor<i32>
      %57 = stablehlo.multiply %53, %54 : tensor<i32>
      %58 = func.call @_where_10(%56, %57, %53) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %59 = stablehlo.multiply %54, %54 : tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.shift_right_logical %55, %c_58 : tensor<i32>
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.and %60, %c_59 : tensor<i32>
      %62 = stablehlo.multiply %58, %59 : tensor<i32>
      %63 = func.call @_where_10(%61, %62, %58) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = stablehlo.multiply %59, %59 : tensor<i32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %65 = stablehlo.shift_right_logical %60, %c_60 : tensor<i32>
      %66 = stablehlo.negate %31#2 : tensor<f32>
      %67 = stablehlo.multiply %iterArg_10, %31#1 : tensor<3xf32>
      %68 = stablehlo.dot_general %67, %31#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %cst_61 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %69 = stablehlo.multiply %cst_61, %68 : tensor<f32>
      %70 = stablehlo.add %66, %69 : tensor<f32>
      %71 = stablehlo.subtract %iterArg_11, %70 : tensor<f32>
      %72 = stablehlo.compare NE, %71, %71, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = func.call @_where_11(%72, %cst_62, %71) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.minimum %73, %cst_63 : tensor<f32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %c_66 = stablehlo.constant dense<false> : tensor<i1>
      %c_67 = stablehlo.constant dense<false> : tensor<i1>
      %75:30 = stablehlo.while(%iterArg_74 = %63, %iterArg_75 = %24, %iterArg_76 = %28, %iterArg_77 = %iterArg_10, %iterArg_78 = %iterArg_12, %iterArg_79 = %iterArg_11, %iterArg_80 = %c_64, %iterArg_81 = %31#0, %iterArg_82 = %31#1, %iterArg_83 = %31#2, %iterArg_84 = %31#3, %iterArg_85 = %70, %iterArg_86 = %73, %iterArg_87 = %74, %iterArg_88 = %31#0, %iterArg_89 = %31#1, %iterArg_90 = %31#2, %iterArg_91 = %31#3, %iterArg_92 = %31#0, %iterArg_93 = %31#1, %iterArg_94 = %31#2, %iterArg_95 = %31#3, %iterArg_96 = %31#1, %iterArg_97 = %c_65, %iterArg_98 = %iterArg_31, %iterArg_99 = %iterArg_32, %iterArg_100 = %iterArg_33, %iterArg_101 = %iterArg_34, %iterArg_102 = %c_66, %iterArg_103 = %c_67) : tensor<i32>, tensor<2xui32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>
      cond {
        %100 = stablehlo.convert %iterArg_80 : tensor<i32>
        %101 = stablehlo.compare LT, %100, %iterArg_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %102 = stablehlo.not %iterArg_103 : tensor<i1>
        %103 = stablehlo.and %101, %102 : tensor<i1>
        %104 = stablehlo.not %iterArg_102 : tensor<i1>
        %105 = stablehlo.and %103, %104 : tensor<i1>
        stablehlo.return %105 : tensor<i1>
      } do {
        %100 = stablehlo.convert %iterArg_80 : (tensor<i32>) -> tensor<ui32>
        %101 = func.call @_threefry_fold_in(%iterArg_75, %100) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
        %102 = stablehlo.convert %iterArg_76 : (tensor<i32>) -> tensor<f32>
        %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %103 = stablehlo.multiply %102, %cst_104 : tensor<f32>
        %cst_105 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %104 = stablehlo.multiply %103, %cst_105 : tensor<f32>
        %105 = stablehlo.convert %104 : tensor<f32>
        %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %107 = stablehlo.multiply %106, %iterArg_95 : tensor<3xf32>
        %108 = stablehlo.add %iterArg_93, %107 : tensor<3xf32>
        %109 = stablehlo.multiply %iterArg_77, %108 : tensor<3xf32>
        %110 = stablehlo.dot_general %109, %108, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
        %cst_106 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %111 = stablehlo.multiply %cst_106, %110 : tensor<f32>
        %cst_107 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %112 = stablehlo.multiply %cst_107, %cst_108 : tensor<f32>
        %113 = stablehlo.dot_general %112, %109, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
        %114 = stablehlo.dot_general %112, %108, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
        %115 = stablehlo.multiply %iterArg_77, %114 : tensor<3xf32>
        %116 = stablehlo.add %113, %115 : tensor<3xf32>
        %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %117 = stablehlo.multiply %103, %cst_109 : tensor<f32>
        %118 = stablehlo.convert %117 : tensor<f32>
        %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %120 = stablehlo.multiply %119, %116 : tensor<3xf32>
        %121 = stablehlo.add %iterArg_92, %120 : tensor<3xf32>
        %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %122 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %123 = stablehlo.subtract %121, %122 : tensor<3xf32>
        %124 = stablehlo.multiply %123, %123 : tensor<3xf32>
        %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %125 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %126 = stablehlo.multiply %125, %123 : tensor<3xf32>
        %127 = stablehlo.divide %124, %iterArg_78 : tensor<3xf32>
        %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %128 = stablehlo.reduce(%127 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
        %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
        %129 = stablehlo.multiply %cst_113, %128 : tensor<f32>
        %cst_114 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
        %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %130 = stablehlo.multiply %cst_114, %cst_115 : tensor<f32>
        %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %132 = stablehlo.divide %131, %iterArg_78 : tensor<3xf32>
        %133 = stablehlo.multiply %132, %126 : tensor<3xf32>
        %cst_116 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %134 = stablehlo.multiply %103, %cst_116 : tensor<f32>
        %135 = stablehlo.convert %134 : tensor<f32>
        %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %137 = stablehlo.multiply %136, %133 : tensor<3xf32>
        %138 = stablehlo.add %108, %137 : tensor<3xf32>
        %139 = stablehlo.negate %129 : tensor<f32>
        %140 = stablehlo.multiply %iterArg_77, %138 : tensor<3xf32>
        %141 = stablehlo.dot_general %140, %138, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
        %cst_117 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %142 = stablehlo.multiply %cst_117, %141 : tensor<f32>
        %143 = stablehlo.add %139, %142 : tensor<f32>
        %144 = stablehlo.subtract %iterArg_79, %143 : tensor<f32>
        %145 = stablehlo.compare NE, %144, %144, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %146 = func.call @_where_11(%145, %cst_118, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %147 = stablehlo.minimum %146, %cst_119 : tensor<f32>
        %148 = stablehlo.negate %146 : tensor<f32>
        %cst_120 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
        %149 = stablehlo.compare GT, %148, %cst_120, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %150 = stablehlo.compare EQ, %iterArg_80, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %151 = stablehlo.convert %150 : (tensor<i1>) -> tensor<i32>
        %152:13 = "stablehlo.case"(%151) ({
          %170 = stablehlo.add %iterArg_96, %138 : tensor<3xf32>
          %c_130 = stablehlo.constant dense<1> : tensor<i32>
          %171 = stablehlo.add %iterArg_97, %c_130 : tensor<i32>
          %172 = stablehlo.subtract %146, %iterArg_86 : tensor<f32>
          %173 = stablehlo.negate %172 : tensor<f32>
          %174 = stablehlo.exponential %173 : tensor<f32>
          %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %175 = stablehlo.add %cst_131, %174 : tensor<f32>
          %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %176 = stablehlo.divide %cst_132, %175 : tensor<f32>
          %177 = func.call @_bernoulli(%101, %176) : (tensor<2xui32>, tensor<f32>) -> tensor<i1>
          %178 = stablehlo.maximum %iterArg_86, %146 : tensor<f32>
          %179 = stablehlo.subtract %iterArg_86, %146 : tensor<f32>
          %180 = stablehlo.compare NE, %179, %179, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %181 = stablehlo.add %iterArg_86, %146 : tensor<f32>
          %182 = stablehlo.abs %179 : tensor<f32>
          %183 = stablehlo.negate %182 : tensor<f32>
          %184 = stablehlo.exponential %183 : tensor<f32>
          %185 = stablehlo.log_plus_one %184 : tensor<f32>
          %186 = stablehlo.add %178, %185 : tensor<f32>
          %187 = stablehlo.select %180, %181, %186 : tensor<i1>, tensor<f32>
          %188 = stablehlo.maximum %iterArg_87, %147 : tensor<f32>
          %189 = stablehlo.subtract %iterArg_87, %147 : tensor<f32>
          %190 = stablehlo.compare NE, %189, %189, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %191 = stablehlo.add %iterArg_87, %147 : tensor<f32>
          %192 = stablehlo.abs %189 : tensor<f32>
          %193 = stablehlo.negate %192 : tensor<f32>
          %194 = stablehlo.exponential %193 : tensor<f32>
          %195 = stablehlo.log_plus_one %194 : tensor<f32>
          %196 = stablehlo.add %188, %195 : tensor<f32>
          %197 = stablehlo.select %190, %191, %196 : tensor<i1>, tensor<f32>
          %198 = stablehlo.convert %177 : (tensor<i1>) -> tensor<i32>
          %199:5 = "stablehlo.case"(%198) ({
            stablehlo.return %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>
          }, {
            stablehlo.return %121, %138, %129, %133, %143 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>
          }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>)
          stablehlo.return %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %170, %171, %199#0, %199#1, %199#2, %199#3, %199#4, %187, %197 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
        }, {
          %c_130 = stablehlo.constant dense<1> : tensor<i32>
          stablehlo.return %121, %138, %129, %133, %138, %c_130, %121, %138, %129, %133, %143, %146, %147 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
        }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
        %c_122 = stablehlo.constant dense<1> : tensor<i32>
        %153 = stablehlo.shift_right_arithmetic %iterArg_80, %c_122 : tensor<i32>
        %154 = func.call @bitwise_count(%153) : (tensor<i32>) -> tensor<ui8>
        %155 = stablehlo.convert %154 : (tensor<ui8>) -> tensor<i32>
        %156 = stablehlo.not %iterArg_80 : tensor<i32>
        %c_123 = stablehlo.constant dense<1> : tensor<i32>
        %157 = stablehlo.add %iterArg_80, %c_123 : tensor<i32>
        %158 = stablehlo.and %156, %157 : tensor<i32>
        %c_124 = stablehlo.constant dense<1> : tensor<i32>
        %159 = stablehlo.subtract %158, %c_124 : tensor<i32>
        %160 = func.call @bitwise_count(%159) : (tensor<i32>) -> tensor<ui8>
        %161 = stablehlo.convert %160 : (tensor<ui8>) -> tensor<i32>
        %162 = stablehlo.subtract %155, %161 : tensor<i32>
        %c_125 = stablehlo.constant dense<1> : tensor<i32>
        %163 = stablehlo.add %162, %c_125 : tensor<i32>
        %c_126 = stablehlo.constant dense<2> : tensor<i32>
        %164 = func.call @remainder(%iterArg_80, %c_126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_127 = stablehlo.constant dense<0> : tensor<i32>
        %165 = stablehlo.compare EQ, %164, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %166 = stablehlo.convert %165 : (tensor<i1>) -> tensor<i32>
        %167:2 = "stablehlo.case"(%166) ({
          stablehlo.return %iterArg_98, %iterArg_99 : tensor<4x3xf32>, tensor<4x3xf32>
        }, {
          %c_130 = stablehlo.constant dense<0> : tensor<i32>
          %170 = stablehlo.compare LT, %155, %c_130, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_131 = stablehlo.constant dense<4> : tensor<i32>
          %171 = stablehlo.add %155, %c_131 : tensor<i32>
          %172 = stablehlo.select %170, %171, %155 : tensor<i1>, tensor<i32>
          %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %174 = "stablehlo.scatter"(%iterArg_98, %173, %138) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
          ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
            stablehlo.return %arg8 : tensor<f32>
          }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4x3xf32>
          %c_132 = stablehlo.constant dense<0> : tensor<i32>
          %175 = stablehlo.compare LT, %155, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_133 = stablehlo.constant dense<4> : tensor<i32>
          %176 = stablehlo.add %155, %c_133 : tensor<i32>
          %177 = stablehlo.select %175, %176, %155 : tensor<i1>, tensor<i32>
          %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %179 = "stablehlo.scatter"(%iterArg_99, %178, %152#4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
          ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
            stablehlo.return %arg8 : tensor<f32>
          }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4x3xf32>
          stablehlo.return %174, %179 : tensor<4x3xf32>, tensor<4x3xf32>
        }) : (tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xf32>)
        %c_128 = stablehlo.constant dense<false> : tensor<i1>
        %168:8 = stablehlo.while(%iterArg_130 = %163, %iterArg_131 = %167#1, %iterArg_132 = %152#4, %iterArg_133 = %167#0, %iterArg_134 = %iterArg_77, %iterArg_135 = %138, %iterArg_136 = %155, %iterArg_137 = %c_128) : tensor<i32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i1>
        cond {
          %170 = stablehlo.compare GE, %iterArg_136, %iterArg_130, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %171 = stablehlo.not %iterArg_137 : tensor<i1>
          %172 = stablehlo.and %170, %171 : tensor<i1>
          stablehlo.return %172 : tensor<i1>
        } do {
          %c_138 = stablehlo.constant dense<0> : tensor<i32>
          %170 = stablehlo.compare LT, %iterArg_136, %c_138, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_139 = stablehlo.constant dense<4> : tensor<i32>
          %171 = stablehlo.add %iterArg_136, %c_139 : tensor<i32>
          %172 = stablehlo.select %170, %171, %iterArg_136 : tensor<i1>, tensor<i32>
          %c_140 = stablehlo.constant dense<0> : tensor<i32>
          %c_141 = stablehlo.constant dense<0> : tensor<i32>
          %173 = stablehlo.compare LT, %c_140, %c_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_142 = stablehlo.constant dense<0> : tensor<i32>
          %c_143 = stablehlo.constant dense<3> : tensor<i32>
          %174 = stablehlo.add %c_142, %c_143 : tensor<i32>
          %c_144 = stablehlo.constant dense<0> : tensor<i32>
          %175 = stablehlo.select %173, %174, %c_144 : tensor<i1>, tensor<i32>
          %176 = stablehlo.dynamic_slice %iterArg_131, %172, %175, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
          %177 = stablehlo.reshape %176 : (tensor<1x3xf32>) -> tensor<3xf32>
          %178 = stablehlo.subtract %iterArg_132, %177 : tensor<3xf32>
          %c_145 = stablehlo.constant dense<0> : tensor<i32>
          %179 = stablehlo.compare LT, %iterArg_136, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_146 = stablehlo.constant dense<4> : tensor<i32>
          %180 = stablehlo.add %iterArg_136, %c_146 : tensor<i32>
          %181 = stablehlo.select %179, %180, %iterArg_136 : tensor<i1>, tensor<i32>
          %c_147 = stablehlo.constant dense<0> : tensor<i32>
          %c_148 = stablehlo.constant dense<0> : tensor<i32>
          %182 = stablehlo.compare LT, %c_147, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_149 = stablehlo.constant dense<0> : tensor<i32>
          %c_150 = stablehlo.constant dense<3> : tensor<i32>
          %183 = stablehlo.add %c_149, %c_150 : tensor<i32>
          %c_151 = stablehlo.constant dense<0> : tensor<i32>
          %184 = stablehlo.select %182, %183, %c_151 : tensor<i1>, tensor<i32>
          %185 = stablehlo.dynamic_slice %iterArg_133, %181, %184, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
          %186 = stablehlo.reshape %185 : (tensor<1x3xf32>) -> tensor<3xf32>
          %187 = stablehlo.add %178, %186 : tensor<3xf32>
          %c_152 = stablehlo.constant dense<1> : tensor<i32>
          %188 = stablehlo.subtract %iterArg_136, %c_152 : tensor<i32>
          %c_153 = stablehlo.constant dense<0> : tensor<i32>
          %189 = stablehlo.compare LT, %iterArg_136, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_154 = stablehlo.constant dense<4> : tensor<i32>
          %190 = stablehlo.add %iterArg_136, %c_154 : tensor<i32>
          %191 = stablehlo.select %189, %190, %iterArg_136 : tensor<i1>, tensor<i32>
          %c_155 = stablehlo.constant dense<0> : tensor<i32>
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %192 = stablehlo.compare LT, %c_155, %c_156, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %c_158 = stablehlo.constant dense<3> : tensor<i32>
          %193 = stablehlo.add %c_157, %c_158 : tensor<i32>
          %c_159 = stablehlo.constant dense<0> : tensor<i32>
          %194 = stablehlo.select %192, %193, %c_159 : tensor<i1>, tensor<i32>
          %195 = stablehlo.dynamic_slice %iterArg_133, %191, %194, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
          %196 = stablehlo.reshape %195 : (tensor<1x3xf32>) -> tensor<3xf32>
          %197 = stablehlo.multiply %iterArg_134, %196 : tensor<3xf32>
          %198 = stablehlo.multiply %iterArg_134, %iterArg_135 : tensor<3xf32>
          %199 = stablehlo.add %iterArg_135, %196 : tensor<3xf32>
          %cst_160 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %200 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %201 = stablehlo.divide %199, %200 : tensor<3xf32>
          %202 = stablehlo.subtract %187, %201 : tensor<3xf32>
          %203 = stablehlo.dot_general %197, %202, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
          %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %204 = stablehlo.compare LE, %203, %cst_161, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %205 = stablehlo.dot_general %198, %202, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
          %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %206 = stablehlo.compare LE, %205, %cst_162, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %207 = stablehlo.or %204, %206 : tensor<i1>
          stablehlo.return %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %188, %207 : tensor<i32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i1>
        }
        %c_129 = stablehlo.constant dense<1> : tensor<i32>
        %169 = stablehlo.add %iterArg_80, %c_129 : tensor<i32>
        stablehlo.return %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %169, %152#6, %152#7, %152#8, %152#9, %152#10, %152#11, %152#12, %152#0, %152#1, %152#2, %152#3, %121, %138, %129, %133, %152#4, %152#5, %167#0, %167#1, %163, %155, %149, %168#7 : tensor<i32>, tensor<2xui32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>
      }
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %76 = stablehlo.compare GT, %28, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %77 = stablehlo.convert %76 : (tensor<i1>) -> tensor<i32>
      %78:8 = "stablehlo.case"(%77) ({
        stablehlo.return %75#18, %75#19, %75#20, %75#21, %75#14, %75#15, %75#16, %75#17 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
      }, {
        stablehlo.return %75#14, %75#15, %75#16, %75#17, %75#18, %75#19, %75#20, %75#21 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>
      }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>)
      %79 = stablehlo.or %75#28, %75#29 : tensor<i1>
      %80 = stablehlo.convert %79 : (tensor<i1>) -> tensor<i32>
      %81:7 = "stablehlo.case"(%80) ({
        %100 = stablehlo.convert %iterArg_19 : tensor<f32>
        %101 = stablehlo.subtract %75#12, %100 : tensor<f32>
        %102 = stablehlo.exponential %101 : tensor<f32>
        %c_74 = stablehlo.constant dense<1> : tensor<i32>
        %103 = func.call @clip(%102, %c_74) : (tensor<f32>, tensor<i32>) -> tensor<f32>
        %104 = func.call @_bernoulli(%26, %103) : (tensor<2xui32>, tensor<f32>) -> tensor<i1>
        %105 = stablehlo.convert %iterArg_19 : tensor<f32>
        %106 = stablehlo.maximum %105, %75#12 : tensor<f32>
        %107 = stablehlo.subtract %105, %75#12 : tensor<f32>
        %108 = stablehlo.compare NE, %107, %107, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %109 = stablehlo.add %105, %75#12 : tensor<f32>
        %110 = stablehlo.abs %107 : tensor<f32>
        %111 = stablehlo.negate %110 : tensor<f32>
        %112 = stablehlo.exponential %111 : tensor<f32>
        %113 = stablehlo.log_plus_one %112 : tensor<f32>
        %114 = stablehlo.add %106, %113 : tensor<f32>
        %115 = stablehlo.select %108, %109, %114 : tensor<i1>, tensor<f32>
        %116 = stablehlo.convert %iterArg_20 : tensor<f32>
        %117 = stablehlo.maximum %116, %75#13 : tensor<f32>
        %118 = stablehlo.subtract %116, %75#13 : tensor<f32>
        %119 = stablehlo.compare NE, %118, %118, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %120 = stablehlo.add %116, %75#13 : tensor<f32>
        %121 = stablehlo.abs %118 : tensor<f32>
        %122 = stablehlo.negate %121 : tensor<f32>
        %123 = stablehlo.exponential %122 : tensor<f32>
        %124 = stablehlo.log_plus_one %123 : tensor<f32>
        %125 = stablehlo.add %117, %124 : tensor<f32>
        %126 = stablehlo.select %119, %120, %125 : tensor<i1>, tensor<f32>
        %127 = stablehlo.convert %104 : (tensor<i1>) -> tensor<i32>
        %128:5 = "stablehlo.case"(%127) ({
          stablehlo.return %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>
        }, {
          stablehlo.return %75#7, %75#8, %75#9, %75#10, %75#11 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>
        }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>)
        stablehlo.return %128#0, %128#1, %128#2, %128#3, %128#4, %115, %126 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
      }, {
        %100 = stablehlo.convert %iterArg_20 : tensor<f32>
        %101 = stablehlo.maximum %100, %75#13 : tensor<f32>
        %102 = stablehlo.subtract %100, %75#13 : tensor<f32>
        %103 = stablehlo.compare NE, %102, %102, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %104 = stablehlo.add %100, %75#13 : tensor<f32>
        %105 = stablehlo.abs %102 : tensor<f32>
        %106 = stablehlo.negate %105 : tensor<f32>
        %107 = stablehlo.exponential %106 : tensor<f32>
        %108 = stablehlo.log_plus_one %107 : tensor<f32>
        %109 = stablehlo.add %101, %108 : tensor<f32>
        %110 = stablehlo.select %103, %104, %109 : tensor<i1>, tensor<f32>
        stablehlo.return %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %110 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
      }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %82 = stablehlo.compare GT, %28, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %83 = stablehlo.convert %82 : (tensor<i1>) -> tensor<i32>
      %84:20 = "stablehlo.case"(%83) ({
        stablehlo.return %78#0, %78#1, %78#2, %78#3, %78#4, %78#5, %78#6, %78#7, %75#22, %75#23, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>
      }, {
        stablehlo.return %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %78#0, %78#1, %78#2, %78#3, %78#4, %78#5, %78#6, %78#7, %75#22, %75#23 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>
      }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>)
      %85 = stablehlo.add %84#8, %84#18 : tensor<3xf32>
      %86 = stablehlo.add %84#9, %84#19 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_10, %84#1 : tensor<3xf32>
      %88 = stablehlo.multiply %iterArg_10, %84#15 : tensor<3xf32>
      %89 = stablehlo.add %84#15, %84#1 : tensor<3xf32>
      %cst_70 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %91 = stablehlo.divide %89, %90 : tensor<3xf32>
      %92 = stablehlo.subtract %85, %91 : tensor<3xf32>
      %93 = stablehlo.dot_general %87, %92, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.compare LE, %93, %cst_71, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = stablehlo.dot_general %88, %92, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.compare LE, %95, %cst_72, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %97 = stablehlo.or %94, %96 : tensor<i1>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %98 = stablehlo.add %iterArg_13, %c_73 : tensor<i32>
      %99 = stablehlo.or %75#29, %97 : tensor<i1>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %98, %81#0, %81#1, %81#2, %81#3, %81#4, %81#5, %81#6, %84#0, %84#1, %84#2, %84#3, %84#14, %84#15, %84#16, %84#17, %85, %86, %75#24, %75#25, %75#26, %75#27, %75#28, %99 : tensor<2xui32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>
    }
    return %17#5, %17#7, %17#8, %17#5 : tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @_threefry_split_1(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32_2(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_3(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call_3(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %1 = chlo.erf_inv %0 : tensor<3xf32> -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3xf32>
    return %3 : tensor<3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<3xui64>
    %11 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %12 = stablehlo.convert %10 : (tensor<3xui64>) -> tensor<3xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.or %16, %17 : tensor<3xui32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<3xui32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<3xf32>
    %22 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<3xf32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %26 = stablehlo.add %24, %25 : tensor<3xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<3xf32>
    return %28 : tensor<3xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32_4(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_5(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @closed_call_5(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_6(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.compare LT, %0, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @_uniform_6(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %6:2 = call @threefry2x32_7(%3, %5, %c, %c_0) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    %7 = stablehlo.xor %6#0, %6#1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %8 = stablehlo.shift_right_logical %7, %c_1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %9 = stablehlo.or %8, %c_2 : tensor<ui32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<ui32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %10, %cst : tensor<f32>
    %12 = stablehlo.subtract %1, %0 : tensor<f32>
    %13 = stablehlo.multiply %11, %12 : tensor<f32>
    %14 = stablehlo.add %13, %0 : tensor<f32>
    %15 = stablehlo.reshape %14 : (tensor<f32>) -> tensor<f32>
    %16 = stablehlo.maximum %0, %15 : tensor<f32>
    return %16 : tensor<f32>
  }
  func.func private @threefry2x32_7(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.add %arg2, %arg0 : tensor<ui32>
    %3 = stablehlo.add %arg3, %arg1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %2, %iterArg_6 = %3, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:8 = func.call @closed_call_8(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %6, %5#0, %5#1, %5#2, %5#3, %5#4, %5#5, %5#6, %5#7 : tensor<i32>, tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %4#2, %4#3 : tensor<ui32>, tensor<ui32>
  }
  func.func private @closed_call_8(%arg0: tensor<i32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<ui32>
    %4 = stablehlo.shift_left %arg2, %2 : tensor<ui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %5 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %6 = stablehlo.shift_right_logical %arg2, %5 : tensor<ui32>
    %7 = stablehlo.or %4, %6 : tensor<ui32>
    %8 = stablehlo.xor %3, %7 : tensor<ui32>
    %9 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %10 = stablehlo.reshape %9 : (tensor<1xui32>) -> tensor<ui32>
    %11 = stablehlo.add %3, %8 : tensor<ui32>
    %12 = stablehlo.shift_left %8, %10 : tensor<ui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %13 = stablehlo.subtract %c_1, %10 : tensor<ui32>
    %14 = stablehlo.shift_right_logical %8, %13 : tensor<ui32>
    %15 = stablehlo.or %12, %14 : tensor<ui32>
    %16 = stablehlo.xor %11, %15 : tensor<ui32>
    %17 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %18 = stablehlo.reshape %17 : (tensor<1xui32>) -> tensor<ui32>
    %19 = stablehlo.add %11, %16 : tensor<ui32>
    %20 = stablehlo.shift_left %16, %18 : tensor<ui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %21 = stablehlo.subtract %c_2, %18 : tensor<ui32>
    %22 = stablehlo.shift_right_logical %16, %21 : tensor<ui32>
    %23 = stablehlo.or %20, %22 : tensor<ui32>
    %24 = stablehlo.xor %19, %23 : tensor<ui32>
    %25 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %26 = stablehlo.reshape %25 : (tensor<1xui32>) -> tensor<ui32>
    %27 = stablehlo.add %19, %24 : tensor<ui32>
    %28 = stablehlo.shift_left %24, %26 : tensor<ui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %29 = stablehlo.subtract %c_3, %26 : tensor<ui32>
    %30 = stablehlo.shift_right_logical %24, %29 : tensor<ui32>
    %31 = stablehlo.or %28, %30 : tensor<ui32>
    %32 = stablehlo.xor %27, %31 : tensor<ui32>
    %33 = stablehlo.add %27, %arg3 : tensor<ui32>
    %34 = stablehlo.add %32, %arg4 : tensor<ui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %36 = stablehlo.convert %35 : (tensor<i32>) -> tensor<ui32>
    %37 = stablehlo.add %34, %36 : tensor<ui32>
    return %0, %33, %37, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_10(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @bitwise_count(%arg0: tensor<i32>) -> tensor<ui8> {
    %0 = stablehlo.abs %arg0 : tensor<i32>
    %1 = stablehlo.popcnt %0 : tensor<i32>
    %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<ui8>
    return %2 : tensor<ui8>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where_12(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.minimum %0, %arg0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
}
// -----
// diffrax_heun
module @jit_predator_and_prey attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000020410000A040"> : tensor<2xf32>
    %in1 = stablehlo.constant dense<"0xCDCC8C3FCDCCCC3ECDCCCC3ECDCCCC3D"> : tensor<4xf32>
    %expected0 = stablehlo.constant dense<"0x000020410000A040BBF6B44065E8C04056F6384023E5C140"> : tensor<3x2xf32>
    %got = call @model(%in0, %in1) : (tensor<2xf32>, tensor<4xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xf32>, %arg1: tensor<4xf32>) -> (tensor<3x2xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @_linspace(%c, %c_0) : (tensor<i32>, tensor<i32>) -> tensor<3xf32>
    %1 = call @diffeqsolve(%arg0, %arg1, %0) : (tensor<2xf32>, tensor<4xf32>, tensor<3xf32>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<2xf32>
    %13 = stablehlo.add %9, %12 : tensor<2xf32>
    %14 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
    return %15 : tensor<3xf32>
  }
  func.func private @diffeqsolve(%arg0: tensor<2xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3xf32>) -> tensor<3x2xf32> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %cst = stablehlo.constant dense<[[0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<[5.000000e-01, -5.000000e-01]> : tensor<2xf32>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = call @branched_error_if_impl(%cst_7) : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.convert %0 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.compare LT, %cst_8, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %c_11 = stablehlo.constant dense<-1> : tensor<i32>
    %3 = call @_where(%2, %c_10, %c_11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_12, %4 : tensor<f32>
    %6 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_13, %6 : tensor<f32>
    %8 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %9 = stablehlo.multiply %1, %8 : tensor<f32>
    %10 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %arg2, %11 : tensor<3xf32>
    %13 = stablehlo.slice %12 [1:3] : (tensor<3xf32>) -> tensor<2xf32>
    %14 = stablehlo.slice %12 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %16 = call @branched_error_if_impl_0(%12, %15) : (tensor<3xf32>, tensor<2xi1>) -> tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.compare GT, %16, %17, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %20 = stablehlo.compare LT, %16, %19, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %21 = stablehlo.or %18, %20 : tensor<3xi1>
    %22 = call @branched_error_if_impl_1(%16, %21) : (tensor<3xf32>, tensor<3xi1>) -> tensor<3xf32>
    %23 = stablehlo.add %5, %9 : tensor<f32>
    %24 = stablehlo.minimum %23, %7 : tensor<f32>
    %25 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %26 = stablehlo.multiply %25, %cst_14 : tensor<f32>
    %27 = stablehlo.convert %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = chlo.next_after %7, %cst_16 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.compare EQ, %7, %cst_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_18 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %32 = call @_where_2(%31, %cst_18, %30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = chlo.next_after %32, %cst_19 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.compare EQ, %32, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_21 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %35 = call @_where_2(%34, %cst_21, %33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = chlo.next_after %35, %cst_22 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.compare EQ, %35, %cst_23, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_24 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %38 = call @_where_2(%37, %cst_24, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = chlo.next_after %38, %cst_25 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.compare EQ, %38, %cst_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_27 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %41 = call @_where_2(%40, %cst_27, %39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = chlo.next_after %41, %cst_28 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.compare EQ, %41, %cst_29, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_30 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %44 = call @_where_2(%43, %cst_30, %42) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = chlo.next_after %44, %cst_31 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.compare EQ, %44, %cst_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_33 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %47 = call @_where_2(%46, %cst_33, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = chlo.next_after %47, %cst_34 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.compare EQ, %47, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_36 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %50 = call @_where_2(%49, %cst_36, %48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = chlo.next_after %50, %cst_37 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.compare EQ, %50, %cst_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_39 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %53 = call @_where_2(%52, %cst_39, %51) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = chlo.next_after %53, %cst_40 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.compare EQ, %53, %cst_41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_42 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %56 = call @_where_2(%55, %cst_42, %54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = chlo.next_after %56, %cst_43 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.compare EQ, %56, %cst_44, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_45 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %59 = call @_where_2(%58, %cst_45, %57) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = chlo.next_after %59, %cst_46 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.compare EQ, %59, %cst_47, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_48 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %62 = call @_where_2(%61, %cst_48, %60) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = chlo.next_after %62, %cst_49 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.compare EQ, %62, %cst_50, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_51 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %65 = call @_where_2(%64, %cst_51, %63) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %66 = chlo.next_after %65, %cst_52 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.compare EQ, %65, %cst_53, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_54 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %68 = call @_where_2(%67, %cst_54, %66) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = chlo.next_after %68, %cst_55 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.compare EQ, %68, %cst_56, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_57 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %71 = call @_where_2(%70, %cst_57, %69) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = chlo.next_after %71, %cst_58 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.compare EQ, %71, %cst_59, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_60 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %74 = call @_where_2(%73, %cst_60, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = chlo.next_after %74, %cst_61 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.compare EQ, %74, %cst_62, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_63 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %77 = call @_where_2(%76, %cst_63, %75) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = chlo.next_after %77, %cst_64 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.compare EQ, %77, %cst_65, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_66 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %80 = call @_where_2(%79, %cst_66, %78) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = chlo.next_after %80, %cst_67 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.compare EQ, %80, %cst_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_69 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %83 = call @_where_2(%82, %cst_69, %81) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = chlo.next_after %83, %cst_70 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.compare EQ, %83, %cst_71, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_72 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %86 = call @_where_2(%85, %cst_72, %84) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = chlo.next_after %86, %cst_73 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.compare EQ, %86, %cst_74, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_75 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %89 = call @_where_2(%88, %cst_75, %87) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %90 = chlo.next_after %89, %cst_76 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.compare EQ, %89, %cst_77, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_78 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %92 = call @_where_2(%91, %cst_78, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = chlo.next_after %92, %cst_79 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.compare EQ, %92, %cst_80, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_81 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %95 = call @_where_2(%94, %cst_81, %93) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = chlo.next_after %95, %cst_82 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.compare EQ, %95, %cst_83, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_84 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %98 = call @_where_2(%97, %cst_84, %96) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %99 = chlo.next_after %98, %cst_85 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.compare EQ, %98, %cst_86, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_87 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %101 = call @_where_2(%100, %cst_87, %99) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %102 = chlo.next_after %101, %cst_88 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.compare EQ, %101, %cst_89, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_90 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %104 = call @_where_2(%103, %cst_90, %102) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %105 = chlo.next_after %104, %cst_91 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.compare EQ, %104, %cst_92, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_93 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %107 = call @_where_2(%106, %cst_93, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %108 = chlo.next_after %107, %cst_94 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.compare EQ, %107, %cst_95, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_96 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %110 = call @_where_2(%109, %cst_96, %108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = chlo.next_after %110, %cst_97 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.compare EQ, %110, %cst_98, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_99 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %113 = call @_where_2(%112, %cst_99, %111) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %114 = chlo.next_after %113, %cst_100 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.compare EQ, %113, %cst_101, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_102 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %116 = call @_where_2(%115, %cst_102, %114) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = chlo.next_after %116, %cst_103 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.compare EQ, %116, %cst_104, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_105 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %119 = call @_where_2(%118, %cst_105, %117) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = chlo.next_after %119, %cst_106 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.compare EQ, %119, %cst_107, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_108 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %122 = call @_where_2(%121, %cst_108, %120) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = chlo.next_after %122, %cst_109 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.compare EQ, %122, %cst_110, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_111 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %125 = call @_where_2(%124, %cst_111, %123) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %126 = chlo.next_after %125, %cst_112 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.compare EQ, %125, %cst_113, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_114 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %128 = call @_where_2(%127, %cst_114, %126) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = chlo.next_after %128, %cst_115 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.compare EQ, %128, %cst_116, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_117 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %131 = call @_where_2(%130, %cst_117, %129) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %132 = chlo.next_after %131, %cst_118 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.compare EQ, %131, %cst_119, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_120 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %134 = call @_where_2(%133, %cst_120, %132) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %135 = chlo.next_after %134, %cst_121 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.compare EQ, %134, %cst_122, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_123 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %137 = call @_where_2(%136, %cst_123, %135) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %138 = chlo.next_after %137, %cst_124 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.compare EQ, %137, %cst_125, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_126 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %140 = call @_where_2(%139, %cst_126, %138) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %141 = chlo.next_after %140, %cst_127 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.compare EQ, %140, %cst_128, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_129 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %143 = call @_where_2(%142, %cst_129, %141) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = chlo.next_after %143, %cst_130 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.compare EQ, %143, %cst_131, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_132 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %146 = call @_where_2(%145, %cst_132, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %147 = chlo.next_after %146, %cst_133 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.compare EQ, %146, %cst_134, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_135 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %149 = call @_where_2(%148, %cst_135, %147) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %150 = chlo.next_after %149, %cst_136 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.compare EQ, %149, %cst_137, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_138 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %152 = call @_where_2(%151, %cst_138, %150) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = chlo.next_after %152, %cst_139 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.compare EQ, %152, %cst_140, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_141 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %155 = call @_where_2(%154, %cst_141, %153) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = chlo.next_after %155, %cst_142 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.compare EQ, %155, %cst_143, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_144 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %158 = call @_where_2(%157, %cst_144, %156) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = chlo.next_after %158, %cst_145 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.compare EQ, %158, %cst_146, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_147 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %161 = call @_where_2(%160, %cst_147, %159) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = chlo.next_after %161, %cst_148 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.compare EQ, %161, %cst_149, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_150 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %164 = call @_where_2(%163, %cst_150, %162) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_151 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %165 = chlo.next_after %164, %cst_151 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.compare EQ, %164, %cst_152, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_153 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %167 = call @_where_2(%166, %cst_153, %165) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_154 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %168 = chlo.next_after %167, %cst_154 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.compare EQ, %167, %cst_155, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_156 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %170 = call @_where_2(%169, %cst_156, %168) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %171 = chlo.next_after %170, %cst_157 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.compare EQ, %170, %cst_158, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_159 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %173 = call @_where_2(%172, %cst_159, %171) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %174 = chlo.next_after %173, %cst_160 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.compare EQ, %173, %cst_161, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_162 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %176 = call @_where_2(%175, %cst_162, %174) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_163 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177 = chlo.next_after %176, %cst_163 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.compare EQ, %176, %cst_164, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_165 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %179 = call @_where_2(%178, %cst_165, %177) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %180 = chlo.next_after %179, %cst_166 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.compare EQ, %179, %cst_167, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_168 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %182 = call @_where_2(%181, %cst_168, %180) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = chlo.next_after %182, %cst_169 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.compare EQ, %182, %cst_170, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_171 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %185 = call @_where_2(%184, %cst_171, %183) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_172 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %186 = chlo.next_after %185, %cst_172 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.compare EQ, %185, %cst_173, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_174 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %188 = call @_where_2(%187, %cst_174, %186) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = chlo.next_after %188, %cst_175 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.compare EQ, %188, %cst_176, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_177 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %191 = call @_where_2(%190, %cst_177, %189) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_178 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %192 = chlo.next_after %191, %cst_178 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.compare EQ, %191, %cst_179, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_180 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %194 = call @_where_2(%193, %cst_180, %192) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_181 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %195 = chlo.next_after %194, %cst_181 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.compare EQ, %194, %cst_182, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_183 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %197 = call @_where_2(%196, %cst_183, %195) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %198 = chlo.next_after %197, %cst_184 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.compare EQ, %197, %cst_185, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_186 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %200 = call @_where_2(%199, %cst_186, %198) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %201 = chlo.next_after %200, %cst_187 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.compare EQ, %200, %cst_188, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_189 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %203 = call @_where_2(%202, %cst_189, %201) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_190 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %204 = chlo.next_after %203, %cst_190 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.compare EQ, %203, %cst_191, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_192 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %206 = call @_where_2(%205, %cst_192, %204) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %207 = chlo.next_after %206, %cst_193 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.compare EQ, %206, %cst_194, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_195 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %209 = call @_where_2(%208, %cst_195, %207) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %210 = chlo.next_after %209, %cst_196 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.compare EQ, %209, %cst_197, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_198 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %212 = call @_where_2(%211, %cst_198, %210) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %213 = chlo.next_after %212, %cst_199 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.compare EQ, %212, %cst_200, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_201 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %215 = call @_where_2(%214, %cst_201, %213) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %216 = chlo.next_after %215, %cst_202 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.compare EQ, %215, %cst_203, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_204 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %218 = call @_where_2(%217, %cst_204, %216) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %219 = chlo.next_after %218, %cst_205 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.compare EQ, %218, %cst_206, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_207 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %221 = call @_where_2(%220, %cst_207, %219) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %222 = chlo.next_after %221, %cst_208 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.compare EQ, %221, %cst_209, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_210 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %224 = call @_where_2(%223, %cst_210, %222) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %225 = chlo.next_after %224, %cst_211 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.compare EQ, %224, %cst_212, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_213 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %227 = call @_where_2(%226, %cst_213, %225) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %228 = chlo.next_after %227, %cst_214 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.compare EQ, %227, %cst_215, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_216 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %230 = call @_where_2(%229, %cst_216, %228) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %231 = chlo.next_after %230, %cst_217 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.compare EQ, %230, %cst_218, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_219 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %233 = call @_where_2(%232, %cst_219, %231) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %234 = chlo.next_after %233, %cst_220 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.compare EQ, %233, %cst_221, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_222 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %236 = call @_where_2(%235, %cst_222, %234) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %237 = chlo.next_after %236, %cst_223 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.compare EQ, %236, %cst_224, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_225 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %239 = call @_where_2(%238, %cst_225, %237) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %240 = chlo.next_after %239, %cst_226 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.compare EQ, %239, %cst_227, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_228 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %242 = call @_where_2(%241, %cst_228, %240) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_229 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %243 = chlo.next_after %242, %cst_229 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.compare EQ, %242, %cst_230, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_231 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %245 = call @_where_2(%244, %cst_231, %243) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %246 = chlo.next_after %245, %cst_232 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.compare EQ, %245, %cst_233, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_234 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %248 = call @_where_2(%247, %cst_234, %246) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_235 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %249 = chlo.next_after %248, %cst_235 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.compare EQ, %248, %cst_236, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_237 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %251 = call @_where_2(%250, %cst_237, %249) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_238 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %252 = chlo.next_after %251, %cst_238 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.compare EQ, %251, %cst_239, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_240 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %254 = call @_where_2(%253, %cst_240, %252) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_241 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %255 = chlo.next_after %254, %cst_241 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.compare EQ, %254, %cst_242, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_243 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %257 = call @_where_2(%256, %cst_243, %255) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %258 = chlo.next_after %257, %cst_244 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.compare EQ, %257, %cst_245, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_246 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %260 = call @_where_2(%259, %cst_246, %258) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_247 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = chlo.next_after %260, %cst_247 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.compare EQ, %260, %cst_248, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_249 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %263 = call @_where_2(%262, %cst_249, %261) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_250 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %264 = chlo.next_after %263, %cst_250 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.compare EQ, %263, %cst_251, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_252 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %266 = call @_where_2(%265, %cst_252, %264) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %267 = chlo.next_after %266, %cst_253 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.compare EQ, %266, %cst_254, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_255 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %269 = call @_where_2(%268, %cst_255, %267) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_256 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %270 = chlo.next_after %269, %cst_256 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.compare EQ, %269, %cst_257, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_258 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %272 = call @_where_2(%271, %cst_258, %270) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_259 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %273 = chlo.next_after %272, %cst_259 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.compare EQ, %272, %cst_260, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_261 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %275 = call @_where_2(%274, %cst_261, %273) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_262 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = chlo.next_after %275, %cst_262 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.compare EQ, %275, %cst_263, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_264 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %278 = call @_where_2(%277, %cst_264, %276) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_265 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %279 = chlo.next_after %278, %cst_265 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.compare EQ, %278, %cst_266, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_267 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %281 = call @_where_2(%280, %cst_267, %279) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_268 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %282 = chlo.next_after %281, %cst_268 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.compare EQ, %281, %cst_269, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_270 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %284 = call @_where_2(%283, %cst_270, %282) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_271 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %285 = chlo.next_after %284, %cst_271 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.compare EQ, %284, %cst_272, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_273 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %287 = call @_where_2(%286, %cst_273, %285) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_274 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %288 = chlo.next_after %287, %cst_274 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.compare EQ, %287, %cst_275, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_276 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %290 = call @_where_2(%289, %cst_276, %288) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_277 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %291 = chlo.next_after %290, %cst_277 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.compare EQ, %290, %cst_278, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_279 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %293 = call @_where_2(%292, %cst_279, %291) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_280 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %294 = chlo.next_after %293, %cst_280 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.compare EQ, %293, %cst_281, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_282 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %296 = call @_where_2(%295, %cst_282, %294) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_283 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %297 = chlo.next_after %296, %cst_283 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.compare EQ, %296, %cst_284, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_285 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %299 = call @_where_2(%298, %cst_285, %297) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_286 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %300 = chlo.next_after %299, %cst_286 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.compare EQ, %299, %cst_287, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_288 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %302 = call @_where_2(%301, %cst_288, %300) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_289 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %303 = chlo.next_after %302, %cst_289 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.compare EQ, %302, %cst_290, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_291 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %305 = call @_where_2(%304, %cst_291, %303) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_292 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %306 = chlo.next_after %305, %cst_292 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.compare EQ, %305, %cst_293, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_294 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %308 = call @_where_2(%307, %cst_294, %306) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_295 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %309 = chlo.next_after %308, %cst_295 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.compare EQ, %308, %cst_296, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_297 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %311 = call @_where_2(%310, %cst_297, %309) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_298 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %312 = chlo.next_after %311, %cst_298 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.compare EQ, %311, %cst_299, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_300 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %314 = call @_where_2(%313, %cst_300, %312) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_301 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %315 = chlo.next_after %314, %cst_301 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.compare EQ, %314, %cst_302, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_303 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %317 = call @_where_2(%316, %cst_303, %315) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_304 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %318 = chlo.next_after %317, %cst_304 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.compare EQ, %317, %cst_305, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_306 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %320 = call @_where_2(%319, %cst_306, %318) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_307 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %321 = chlo.next_after %320, %cst_307 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.compare EQ, %320, %cst_308, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_309 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %323 = call @_where_2(%322, %cst_309, %321) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_310 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %324 = chlo.next_after %323, %cst_310 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.compare EQ, %323, %cst_311, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_312 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %326 = call @_where_2(%325, %cst_312, %324) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_313 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %327 = chlo.next_after %326, %cst_313 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.compare EQ, %326, %cst_314, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_315 = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %329 = call @_where_2(%328, %cst_315, %327) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_316 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_317 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_318 = stablehlo.constant dense<false> : tensor<i1>
    %c_319 = stablehlo.constant dense<false> : tensor<i1>
    %c_320 = stablehlo.constant dense<0> : tensor<i32>
    %c_321 = stablehlo.constant dense<0> : tensor<i32>
    %c_322 = stablehlo.constant dense<0> : tensor<i32>
    %c_323 = stablehlo.constant dense<0> : tensor<i32>
    %c_324 = stablehlo.constant dense<0> : tensor<i32>
    %c_325 = stablehlo.constant dense<0> : tensor<i32>
    %330 = stablehlo.compare LT, %5, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %331 = stablehlo.and %330, %c : tensor<i1>
    %c_326 = stablehlo.constant dense<0> : tensor<i32>
    %c_327 = stablehlo.constant dense<true> : tensor<i1>
    %332:32 = stablehlo.while(%iterArg = %7, %iterArg_334 = %c_0, %iterArg_335 = %3, %iterArg_336 = %cst, %iterArg_337 = %cst_1, %iterArg_338 = %arg1, %iterArg_339 = %cst_2, %iterArg_340 = %cst_3, %iterArg_341 = %c_4, %iterArg_342 = %7, %iterArg_343 = %329, %iterArg_344 = %5, %iterArg_345 = %22, %iterArg_346 = %c_5, %iterArg_347 = %c_326, %iterArg_348 = %331, %iterArg_349 = %c_327, %iterArg_350 = %arg0, %iterArg_351 = %5, %iterArg_352 = %24, %iterArg_353 = %c_318, %iterArg_354 = %cst_316, %iterArg_355 = %cst_317, %iterArg_356 = %c_319, %iterArg_357 = %c_320, %iterArg_358 = %c_321, %iterArg_359 = %c_322, %iterArg_360 = %c_323, %iterArg_361 = %c_324, %iterArg_362 = %28, %iterArg_363 = %29, %iterArg_364 = %c_325) : tensor<f32>, tensor<i1>, tensor<i32>, tensor<2x2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<3x2xf32>, tensor<i32>
    cond {
      %352 = stablehlo.compare LT, %iterArg_351, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %353 = stablehlo.and %352, %iterArg_334 : tensor<i1>
      %c_365 = stablehlo.constant dense<false> : tensor<i1>
      %354 = stablehlo.reduce(%353 init: %c_365) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %c_366 = stablehlo.constant dense<64> : tensor<i32>
      %355 = stablehlo.compare LT, %iterArg_347, %c_366, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_367 = stablehlo.constant dense<false> : tensor<i1>
      %356 = stablehlo.broadcast_in_dim %c_367, dims = [] : (tensor<i1>) -> tensor<i1>
      %357 = stablehlo.compare NE, %355, %356, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %358 = stablehlo.convert %357 : tensor<i1>
      %359 = stablehlo.and %354, %358 : tensor<i1>
      stablehlo.return %359 : tensor<i1>
    } do {
      %c_365 = stablehlo.constant dense<1> : tensor<i32>
      %352 = stablehlo.compare EQ, %iterArg_335, %c_365, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %353 = stablehlo.negate %iterArg_352 : tensor<f32>
      %354 = func.call @_where_3(%352, %iterArg_351, %353) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_366 = stablehlo.constant dense<1> : tensor<i32>
      %355 = stablehlo.compare EQ, %iterArg_335, %c_366, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %356 = stablehlo.negate %iterArg_351 : tensor<f32>
      %357 = func.call @_where_3(%355, %iterArg_352, %356) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %358 = stablehlo.subtract %iterArg_352, %iterArg_351 : tensor<f32>
      %c_367 = stablehlo.constant dense<1> : tensor<i32>
      %359 = stablehlo.compare EQ, %iterArg_335, %c_367, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %360 = stablehlo.negate %iterArg_352 : tensor<f32>
      %361 = func.call @_where_3(%359, %iterArg_351, %360) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_368 = stablehlo.constant dense<1> : tensor<i32>
      %362 = stablehlo.compare EQ, %iterArg_335, %c_368, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %363 = stablehlo.negate %iterArg_351 : tensor<f32>
      %364 = func.call @_where_3(%362, %iterArg_352, %363) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %365 = stablehlo.subtract %364, %361 : tensor<f32>
      %366 = stablehlo.convert %iterArg_335 : (tensor<i32>) -> tensor<f32>
      %367 = stablehlo.multiply %366, %365 : tensor<f32>
      %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %368 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %c_370 = stablehlo.constant dense<0> : tensor<i32>
      %c_371 = stablehlo.constant dense<0> : tensor<i32>
      %c_372 = stablehlo.constant dense<2> : tensor<i32>
      %369 = stablehlo.compare LT, %c_370, %c_372, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_373 = stablehlo.constant dense<0> : tensor<i32>
      %c_374 = stablehlo.constant dense<true> : tensor<i1>
      %370:16 = stablehlo.while(%iterArg_419 = %iterArg_336, %iterArg_420 = %iterArg_337, %iterArg_421 = %iterArg_350, %iterArg_422 = %358, %iterArg_423 = %iterArg_351, %iterArg_424 = %iterArg_352, %iterArg_425 = %iterArg_335, %iterArg_426 = %iterArg_338, %iterArg_427 = %367, %iterArg_428 = %c_373, %iterArg_429 = %369, %iterArg_430 = %c_374, %iterArg_431 = %c_370, %iterArg_432 = %iterArg_350, %iterArg_433 = %368, %iterArg_434 = %c_371) : tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<2xf32>, tensor<2x2xf32>, tensor<i32>
      cond {
        %c_435 = stablehlo.constant dense<2> : tensor<i32>
        %472 = stablehlo.compare LT, %iterArg_431, %c_435, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_436 = stablehlo.constant dense<false> : tensor<i1>
        %473 = stablehlo.broadcast_in_dim %c_436, dims = [] : (tensor<i1>) -> tensor<i1>
        %474 = stablehlo.compare NE, %472, %473, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %475 = stablehlo.convert %474 : tensor<i1>
        %c_437 = stablehlo.constant dense<false> : tensor<i1>
        %476 = stablehlo.reduce(%475 init: %c_437) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %c_438 = stablehlo.constant dense<2> : tensor<i32>
        %477 = stablehlo.compare LT, %iterArg_428, %c_438, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_439 = stablehlo.constant dense<false> : tensor<i1>
        %478 = stablehlo.broadcast_in_dim %c_439, dims = [] : (tensor<i1>) -> tensor<i1>
        %479 = stablehlo.compare NE, %477, %478, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %480 = stablehlo.convert %479 : tensor<i1>
        %481 = stablehlo.and %476, %480 : tensor<i1>
        stablehlo.return %481 : tensor<i1>
      } do {
        %472 = stablehlo.convert %iterArg_431 : tensor<i32>
        %c_435 = stablehlo.constant dense<0> : tensor<i32>
        %473 = stablehlo.compare LT, %472, %c_435, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_436 = stablehlo.constant dense<2> : tensor<i32>
        %474 = stablehlo.add %472, %c_436 : tensor<i32>
        %475 = stablehlo.select %473, %474, %472 : tensor<i1>, tensor<i32>
        %c_437 = stablehlo.constant dense<0> : tensor<i32>
        %c_438 = stablehlo.constant dense<0> : tensor<i32>
        %476 = stablehlo.compare LT, %c_437, %c_438, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_439 = stablehlo.constant dense<0> : tensor<i32>
        %c_440 = stablehlo.constant dense<2> : tensor<i32>
        %477 = stablehlo.add %c_439, %c_440 : tensor<i32>
        %c_441 = stablehlo.constant dense<0> : tensor<i32>
        %478 = stablehlo.select %476, %477, %c_441 : tensor<i1>, tensor<i32>
        %479 = stablehlo.dynamic_slice %iterArg_419, %475, %478, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %480 = stablehlo.reshape %479 : (tensor<1x2xf32>) -> tensor<2xf32>
        %c_442 = stablehlo.constant dense<0> : tensor<i32>
        %481 = stablehlo.compare LT, %iterArg_431, %c_442, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %482 = stablehlo.convert %iterArg_431 : tensor<i32>
        %c_443 = stablehlo.constant dense<2> : tensor<i32>
        %483 = stablehlo.add %482, %c_443 : tensor<i32>
        %484 = stablehlo.select %481, %483, %iterArg_431 : tensor<i1>, tensor<i32>
        %485 = stablehlo.dynamic_slice %iterArg_420, %484, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
        %486 = stablehlo.reshape %485 : (tensor<1xf32>) -> tensor<f32>
        %487 = stablehlo.dot_general %480, %iterArg_433, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
        %488 = stablehlo.add %iterArg_421, %487 : tensor<2xf32>
        %cst_444 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %489 = stablehlo.compare EQ, %486, %cst_444, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %490 = stablehlo.multiply %486, %iterArg_422 : tensor<f32>
        %491 = stablehlo.add %iterArg_423, %490 : tensor<f32>
        %492 = func.call @_where_4(%489, %iterArg_424, %491) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %493 = stablehlo.convert %iterArg_425 : (tensor<i32>) -> tensor<f32>
        %494 = stablehlo.multiply %492, %493 : tensor<f32>
        %495 = stablehlo.slice %iterArg_426 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
        %496 = stablehlo.reshape %495 : (tensor<1xf32>) -> tensor<f32>
        %497 = stablehlo.slice %488 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
        %498 = stablehlo.reshape %497 : (tensor<1xf32>) -> tensor<f32>
        %499 = stablehlo.multiply %496, %498 : tensor<f32>
        %500 = stablehlo.slice %iterArg_426 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
        %501 = stablehlo.reshape %500 : (tensor<1xf32>) -> tensor<f32>
        %502 = stablehlo.slice %488 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
        %503 = stablehlo.reshape %502 : (tensor<1xf32>) -> tensor<f32>
        %504 = stablehlo.multiply %501, %503 : tensor<f32>
        %505 = stablehlo.slice %488 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
        %506 = stablehlo.reshape %505 : (tensor<1xf32>) -> tensor<f32>
        %507 = stablehlo.multiply %504, %506 : tensor<f32>
        %508 = stablehlo.subtract %499, %507 : tensor<f32>
        %509 = stablehlo.slice %iterArg_426 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
        %510 = stablehlo.reshape %509 : (tensor<1xf32>) -> tensor<f32>
        %511 = stablehlo.slice %488 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
        %512 = stablehlo.reshape %511 : (tensor<1xf32>) -> tensor<f32>
        %513 = stablehlo.multiply %510, %512 : tensor<f32>
        %514 = stablehlo.slice %488 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
        %515 = stablehlo.reshape %514 : (tensor<1xf32>) -> tensor<f32>
        %516 = stablehlo.multiply %513, %515 : tensor<f32>
        %517 = stablehlo.slice %iterArg_426 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
        %518 = stablehlo.reshape %517 : (tensor<1xf32>) -> tensor<f32>
        %519 = stablehlo.slice %488 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
        %520 = stablehlo.reshape %519 : (tensor<1xf32>) -> tensor<f32>
        %521 = stablehlo.multiply %518, %520 : tensor<f32>
        %522 = stablehlo.subtract %516, %521 : tensor<f32>
        %523 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %524 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %525 = stablehlo.concatenate %523, %524, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
        %526 = stablehlo.broadcast_in_dim %iterArg_427, dims = [] : (tensor<f32>) -> tensor<2xf32>
        %527 = stablehlo.multiply %526, %525 : tensor<2xf32>
        %c_445 = stablehlo.constant dense<false> : tensor<i1>
        %528 = stablehlo.broadcast_in_dim %c_445, dims = [] : (tensor<i1>) -> tensor<i1>
        %529 = stablehlo.compare NE, %iterArg_429, %528, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %530 = stablehlo.convert %529 : tensor<i1>
        %c_446 = stablehlo.constant dense<true> : tensor<i1>
        %531 = stablehlo.and %c_446, %530 : tensor<i1>
        %532 = stablehlo.convert %iterArg_431 : tensor<i32>
        %c_447 = stablehlo.constant dense<0> : tensor<i32>
        %533 = stablehlo.compare LT, %532, %c_447, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_448 = stablehlo.constant dense<2> : tensor<i32>
        %534 = stablehlo.add %532, %c_448 : tensor<i32>
        %535 = stablehlo.select %533, %534, %532 : tensor<i1>, tensor<i32>
        %c_449 = stablehlo.constant dense<0> : tensor<i32>
        %c_450 = stablehlo.constant dense<0> : tensor<i32>
        %536 = stablehlo.compare LT, %c_449, %c_450, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_451 = stablehlo.constant dense<0> : tensor<i32>
        %c_452 = stablehlo.constant dense<2> : tensor<i32>
        %537 = stablehlo.add %c_451, %c_452 : tensor<i32>
        %c_453 = stablehlo.constant dense<0> : tensor<i32>
        %538 = stablehlo.select %536, %537, %c_453 : tensor<i1>, tensor<i32>
        %539 = stablehlo.dynamic_slice %iterArg_433, %535, %538, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %540 = stablehlo.reshape %539 : (tensor<1x2xf32>) -> tensor<2xf32>
        %c_454 = stablehlo.constant dense<0> : tensor<i32>
        %541 = stablehlo.compare LT, %iterArg_431, %c_454, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_455 = stablehlo.constant dense<2> : tensor<i32>
        %542 = stablehlo.add %iterArg_431, %c_455 : tensor<i32>
        %543 = stablehlo.select %541, %542, %iterArg_431 : tensor<i1>, tensor<i32>
        %544 = stablehlo.convert %543 : tensor<i32>
        %545 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %546 = "stablehlo.scatter"(%iterArg_433, %545, %527) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
          stablehlo.return %arg4 : tensor<f32>
        }) : (tensor<2x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x2xf32>
        %c_456 = stablehlo.constant dense<1> : tensor<i32>
        %547 = stablehlo.add %iterArg_431, %c_456 : tensor<i32>
        %c_457 = stablehlo.constant dense<1> : tensor<i32>
        %548 = stablehlo.add %iterArg_428, %c_457 : tensor<i32>
        %c_458 = stablehlo.constant dense<2> : tensor<i32>
        %549 = stablehlo.compare LT, %547, %c_458, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_459 = stablehlo.constant dense<false> : tensor<i1>
        %550 = stablehlo.broadcast_in_dim %c_459, dims = [] : (tensor<i1>) -> tensor<i1>
        %551 = stablehlo.compare NE, %iterArg_429, %550, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %552 = stablehlo.convert %551 : tensor<i1>
        %c_460 = stablehlo.constant dense<false> : tensor<i1>
        %553 = stablehlo.broadcast_in_dim %c_460, dims = [] : (tensor<i1>) -> tensor<i1>
        %554 = stablehlo.compare NE, %549, %553, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %555 = stablehlo.convert %554 : tensor<i1>
        %556 = stablehlo.and %552, %555 : tensor<i1>
        stablehlo.return %iterArg_419, %iterArg_420, %iterArg_421, %iterArg_422, %iterArg_423, %iterArg_424, %iterArg_425, %iterArg_426, %iterArg_427, %548, %556, %iterArg_429, %547, %488, %546, %iterArg_434 : tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<2xf32>, tensor<2x2xf32>, tensor<i32>
      }
      %c_375 = stablehlo.constant dense<0> : tensor<i32>
      %c_376 = stablehlo.constant dense<true> : tensor<i1>
      %371 = stablehlo.dot_general %iterArg_339, %370#14, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
      %372 = stablehlo.add %iterArg_350, %371 : tensor<2xf32>
      %373 = stablehlo.dot_general %iterArg_340, %370#14, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
      %cst_377 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %374 = func.call @_where_5(%iterArg_341, %373, %cst_377) : (tensor<i1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
      %375 = stablehlo.compare NE, %374, %374, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %cst_378 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %376 = func.call @_where_6(%375, %cst_378, %374) : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
      %377 = stablehlo.subtract %iterArg_352, %iterArg_351 : tensor<f32>
      %378 = stablehlo.compare NE, %372, %372, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %c_379 = stablehlo.constant dense<false> : tensor<i1>
      %379 = stablehlo.reduce(%378 init: %c_379) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %380 = func.call @_where_7(%379, %iterArg_350, %372) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %381 = stablehlo.abs %iterArg_350 : tensor<2xf32>
      %382 = stablehlo.abs %380 : tensor<2xf32>
      %383 = stablehlo.maximum %381, %382 : tensor<2xf32>
      %cst_380 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %384 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %385 = stablehlo.multiply %383, %384 : tensor<2xf32>
      %cst_381 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %386 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %387 = stablehlo.add %386, %385 : tensor<2xf32>
      %388 = stablehlo.divide %376, %387 : tensor<2xf32>
      %389 = stablehlo.dot_general %388, %388, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
      %390 = stablehlo.sqrt %389 : tensor<f32>
      %cst_382 = stablehlo.constant dense<1.41421354> : tensor<f32>
      %391 = stablehlo.divide %390, %cst_382 : tensor<f32>
      %cst_383 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %392 = stablehlo.compare LT, %391, %cst_383, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_384 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %393 = stablehlo.divide %cst_384, %391 : tensor<f32>
      %cst_385 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %394 = stablehlo.power %393, %cst_385 : tensor<f32>
      %c_386 = stablehlo.constant dense<1> : tensor<i32>
      %cst_387 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %395 = func.call @_where_8(%392, %c_386, %cst_387) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %cst_388 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %cst_389 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %396 = func.call @_where_9(%392, %cst_388, %cst_389) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_390 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %397 = stablehlo.multiply %cst_390, %394 : tensor<f32>
      %cst_391 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %398 = stablehlo.multiply %397, %cst_391 : tensor<f32>
      %cst_392 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %399 = stablehlo.multiply %398, %cst_392 : tensor<f32>
      %400 = func.call @clip(%399, %396, %395) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %401 = stablehlo.multiply %377, %400 : tensor<f32>
      %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %402 = stablehlo.compare EQ, %393, %cst_393, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %403 = func.call @isinf(%393) : (tensor<f32>) -> tensor<i1>
      %404 = stablehlo.or %402, %403 : tensor<i1>
      %c_394 = stablehlo.constant dense<1> : tensor<i32>
      %405 = func.call @_where_10(%404, %c_394, %393) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %406 = func.call @_where_4(%392, %iterArg_352, %iterArg_351) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %407 = stablehlo.add %406, %401 : tensor<f32>
      %408 = func.call @_where_4(%392, %405, %iterArg_354) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %409 = func.call @_where_4(%392, %iterArg_354, %iterArg_355) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %410 = stablehlo.minimum %406, %iterArg_342 : tensor<f32>
      %411 = stablehlo.compare GT, %407, %iterArg_343, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %412 = stablehlo.subtract %iterArg_342, %410 : tensor<f32>
      %cst_395 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %413 = stablehlo.multiply %cst_395, %412 : tensor<f32>
      %414 = stablehlo.add %410, %413 : tensor<f32>
      %415 = func.call @_where_4(%392, %iterArg_342, %414) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %416 = func.call @_where_4(%411, %415, %407) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %417 = stablehlo.compare EQ, %iterArg_344, %iterArg_342, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %418 = stablehlo.subtract %410, %iterArg_344 : tensor<f32>
      %c_396 = stablehlo.constant dense<0> : tensor<i32>
      %419 = func.call @_where_10(%417, %c_396, %418) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %420 = stablehlo.subtract %iterArg_342, %iterArg_344 : tensor<f32>
      %c_397 = stablehlo.constant dense<1> : tensor<i32>
      %421 = func.call @_where_10(%417, %c_397, %420) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %422 = stablehlo.divide %419, %421 : tensor<f32>
      %423 = func.call @_where_7(%392, %372, %iterArg_350) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %c_398 = stablehlo.constant dense<1> : tensor<i32>
      %424 = stablehlo.add %iterArg_358, %c_398 : tensor<i32>
      %c_399 = stablehlo.constant dense<1> : tensor<i32>
      %c_400 = stablehlo.constant dense<0> : tensor<i32>
      %425 = func.call @_where_11(%392, %c_399, %c_400) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %426 = stablehlo.add %iterArg_359, %425 : tensor<i32>
      %c_401 = stablehlo.constant dense<0> : tensor<i32>
      %c_402 = stablehlo.constant dense<1> : tensor<i32>
      %427 = func.call @_where_11(%392, %c_401, %c_402) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %428 = stablehlo.add %iterArg_360, %427 : tensor<i32>
      %429 = stablehlo.slice %370#14 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
      %430 = stablehlo.reshape %429 : (tensor<1x2xf32>) -> tensor<2xf32>
      %431 = stablehlo.slice %370#14 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
      %432 = stablehlo.reshape %431 : (tensor<1x2xf32>) -> tensor<2xf32>
      %433 = stablehlo.add %430, %432 : tensor<2xf32>
      %cst_403 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %434 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %435 = stablehlo.multiply %434, %iterArg_350 : tensor<2xf32>
      %436 = stablehlo.add %433, %435 : tensor<2xf32>
      %cst_404 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %437 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %438 = stablehlo.multiply %437, %372 : tensor<2xf32>
      %439 = stablehlo.subtract %436, %438 : tensor<2xf32>
      %cst_405 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %440 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %441 = stablehlo.multiply %440, %430 : tensor<2xf32>
      %442 = stablehlo.subtract %441, %432 : tensor<2xf32>
      %cst_406 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %443 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %444 = stablehlo.multiply %443, %iterArg_350 : tensor<2xf32>
      %445 = stablehlo.subtract %442, %444 : tensor<2xf32>
      %cst_407 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %446 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %447 = stablehlo.multiply %446, %372 : tensor<2xf32>
      %448 = stablehlo.add %445, %447 : tensor<2xf32>
      %449 = stablehlo.broadcast_in_dim %439, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %450 = stablehlo.broadcast_in_dim %448, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %451 = stablehlo.broadcast_in_dim %430, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %452 = stablehlo.broadcast_in_dim %iterArg_350, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %453 = stablehlo.concatenate %449, %450, %451, %452, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<4x2xf32>
      %c_408 = stablehlo.constant dense<0> : tensor<i32>
      %454 = stablehlo.compare LT, %iterArg_361, %c_408, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %455 = stablehlo.convert %iterArg_361 : tensor<i32>
      %c_409 = stablehlo.constant dense<3> : tensor<i32>
      %456 = stablehlo.add %455, %c_409 : tensor<i32>
      %457 = stablehlo.select %454, %456, %iterArg_361 : tensor<i1>, tensor<i32>
      %458 = stablehlo.dynamic_slice %iterArg_345, %457, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
      %459 = stablehlo.reshape %458 : (tensor<1xf32>) -> tensor<f32>
      %460 = stablehlo.compare LE, %459, %iterArg_352, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %461 = stablehlo.and %392, %460 : tensor<i1>
      %c_410 = stablehlo.constant dense<3> : tensor<i32>
      %462 = stablehlo.compare LT, %iterArg_361, %c_410, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_411 = stablehlo.constant dense<false> : tensor<i1>
      %463 = stablehlo.broadcast_in_dim %c_411, dims = [] : (tensor<i1>) -> tensor<i1>
      %464 = stablehlo.compare NE, %462, %463, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %465 = stablehlo.convert %464 : tensor<i1>
      %466 = stablehlo.and %461, %465 : tensor<i1>
      %c_412 = stablehlo.constant dense<0> : tensor<i32>
      %c_413 = stablehlo.constant dense<true> : tensor<i1>
      %467:17 = stablehlo.while(%iterArg_419 = %iterArg_345, %iterArg_420 = %iterArg_352, %iterArg_421 = %392, %iterArg_422 = %iterArg_345, %iterArg_423 = %iterArg_351, %iterArg_424 = %iterArg_352, %iterArg_425 = %453, %iterArg_426 = %392, %iterArg_427 = %c_412, %iterArg_428 = %466, %iterArg_429 = %c_413, %iterArg_430 = %iterArg_361, %iterArg_431 = %iterArg_362, %iterArg_432 = %iterArg_348, %iterArg_433 = %iterArg_363, %iterArg_434 = %iterArg_348, %iterArg_435 = %iterArg_364) : tensor<3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<4x2xf32>, tensor<i1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<3x2xf32>, tensor<i1>, tensor<i32>
      cond {
        %c_436 = stablehlo.constant dense<0> : tensor<i32>
        %472 = stablehlo.compare LT, %iterArg_430, %c_436, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %473 = stablehlo.convert %iterArg_430 : tensor<i32>
        %c_437 = stablehlo.constant dense<3> : tensor<i32>
        %474 = stablehlo.add %473, %c_437 : tensor<i32>
        %475 = stablehlo.select %472, %474, %iterArg_430 : tensor<i1>, tensor<i32>
        %476 = stablehlo.dynamic_slice %iterArg_419, %475, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
        %477 = stablehlo.reshape %476 : (tensor<1xf32>) -> tensor<f32>
        %478 = stablehlo.compare LE, %477, %iterArg_420, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %479 = stablehlo.and %iterArg_421, %478 : tensor<i1>
        %c_438 = stablehlo.constant dense<3> : tensor<i32>
        %480 = stablehlo.compare LT, %iterArg_430, %c_438, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_439 = stablehlo.constant dense<false> : tensor<i1>
        %481 = stablehlo.broadcast_in_dim %c_439, dims = [] : (tensor<i1>) -> tensor<i1>
        %482 = stablehlo.compare NE, %480, %481, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %483 = stablehlo.convert %482 : tensor<i1>
        %484 = stablehlo.and %479, %483 : tensor<i1>
        %c_440 = stablehlo.constant dense<false> : tensor<i1>
        %485 = stablehlo.reduce(%484 init: %c_440) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %c_441 = stablehlo.constant dense<3> : tensor<i32>
        %486 = stablehlo.compare LT, %iterArg_427, %c_441, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_442 = stablehlo.constant dense<false> : tensor<i1>
        %487 = stablehlo.broadcast_in_dim %c_442, dims = [] : (tensor<i1>) -> tensor<i1>
        %488 = stablehlo.compare NE, %486, %487, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %489 = stablehlo.convert %488 : tensor<i1>
        %490 = stablehlo.and %485, %489 : tensor<i1>
        stablehlo.return %490 : tensor<i1>
      } do {
        %c_436 = stablehlo.constant dense<0> : tensor<i32>
        %472 = stablehlo.compare LT, %iterArg_430, %c_436, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %473 = stablehlo.convert %iterArg_430 : tensor<i32>
        %c_437 = stablehlo.constant dense<3> : tensor<i32>
        %474 = stablehlo.add %473, %c_437 : tensor<i32>
        %475 = stablehlo.select %472, %474, %iterArg_430 : tensor<i1>, tensor<i32>
        %476 = stablehlo.dynamic_slice %iterArg_422, %475, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
        %477 = stablehlo.reshape %476 : (tensor<1xf32>) -> tensor<f32>
        %478 = stablehlo.compare EQ, %iterArg_423, %iterArg_424, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %479 = stablehlo.subtract %477, %iterArg_423 : tensor<f32>
        %c_438 = stablehlo.constant dense<0> : tensor<i32>
        %480 = func.call @_where_10(%478, %c_438, %479) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
        %481 = stablehlo.subtract %iterArg_424, %iterArg_423 : tensor<f32>
        %c_439 = stablehlo.constant dense<1> : tensor<i32>
        %482 = func.call @_where_10(%478, %c_439, %481) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
        %483 = stablehlo.divide %480, %482 : tensor<f32>
        %484 = func.call @polyval(%iterArg_425, %483) : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
        %c_440 = stablehlo.constant dense<true> : tensor<i1>
        %485 = stablehlo.and %c_440, %iterArg_432 : tensor<i1>
        %486 = stablehlo.and %485, %iterArg_428 : tensor<i1>
        %c_441 = stablehlo.constant dense<0> : tensor<i32>
        %487 = stablehlo.compare LT, %iterArg_435, %c_441, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %488 = stablehlo.convert %iterArg_435 : tensor<i32>
        %c_442 = stablehlo.constant dense<3> : tensor<i32>
        %489 = stablehlo.add %488, %c_442 : tensor<i32>
        %490 = stablehlo.select %487, %489, %iterArg_435 : tensor<i1>, tensor<i32>
        %491 = stablehlo.dynamic_slice %iterArg_431, %490, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
        %492 = stablehlo.reshape %491 : (tensor<1xf32>) -> tensor<f32>
        %c_443 = stablehlo.constant dense<0> : tensor<i32>
        %493 = stablehlo.compare LT, %iterArg_435, %c_443, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_444 = stablehlo.constant dense<3> : tensor<i32>
        %494 = stablehlo.add %iterArg_435, %c_444 : tensor<i32>
        %495 = stablehlo.select %493, %494, %iterArg_435 : tensor<i1>, tensor<i32>
        %496 = stablehlo.convert %495 : tensor<i32>
        %497 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %498 = "stablehlo.scatter"(%iterArg_431, %497, %477) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
          stablehlo.return %arg4 : tensor<f32>
        }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
        %c_445 = stablehlo.constant dense<true> : tensor<i1>
        %499 = stablehlo.and %c_445, %iterArg_434 : tensor<i1>
        %500 = stablehlo.and %499, %iterArg_428 : tensor<i1>
        %501 = stablehlo.convert %iterArg_435 : tensor<i32>
        %c_446 = stablehlo.constant dense<0> : tensor<i32>
        %502 = stablehlo.compare LT, %501, %c_446, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_447 = stablehlo.constant dense<3> : tensor<i32>
        %503 = stablehlo.add %501, %c_447 : tensor<i32>
        %504 = stablehlo.select %502, %503, %501 : tensor<i1>, tensor<i32>
        %c_448 = stablehlo.constant dense<0> : tensor<i32>
        %c_449 = stablehlo.constant dense<0> : tensor<i32>
        %505 = stablehlo.compare LT, %c_448, %c_449, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_450 = stablehlo.constant dense<0> : tensor<i32>
        %c_451 = stablehlo.constant dense<2> : tensor<i32>
        %506 = stablehlo.add %c_450, %c_451 : tensor<i32>
        %c_452 = stablehlo.constant dense<0> : tensor<i32>
        %507 = stablehlo.select %505, %506, %c_452 : tensor<i1>, tensor<i32>
        %508 = stablehlo.dynamic_slice %iterArg_433, %504, %507, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %509 = stablehlo.reshape %508 : (tensor<1x2xf32>) -> tensor<2xf32>
        %c_453 = stablehlo.constant dense<0> : tensor<i32>
        %510 = stablehlo.compare LT, %iterArg_435, %c_453, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_454 = stablehlo.constant dense<3> : tensor<i32>
        %511 = stablehlo.add %iterArg_435, %c_454 : tensor<i32>
        %512 = stablehlo.select %510, %511, %iterArg_435 : tensor<i1>, tensor<i32>
        %513 = stablehlo.convert %512 : tensor<i32>
        %514 = stablehlo.broadcast_in_dim %513, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %515 = "stablehlo.scatter"(%iterArg_433, %514, %484) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
        ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
          stablehlo.return %arg4 : tensor<f32>
        }) : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<3x2xf32>
        %c_455 = stablehlo.constant dense<1> : tensor<i32>
        %516 = stablehlo.add %iterArg_430, %c_455 : tensor<i32>
        %c_456 = stablehlo.constant dense<1> : tensor<i32>
        %517 = stablehlo.add %iterArg_435, %c_456 : tensor<i32>
        %c_457 = stablehlo.constant dense<1> : tensor<i32>
        %518 = stablehlo.add %iterArg_427, %c_457 : tensor<i32>
        %c_458 = stablehlo.constant dense<0> : tensor<i32>
        %519 = stablehlo.compare LT, %516, %c_458, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %520 = stablehlo.convert %516 : tensor<i32>
        %c_459 = stablehlo.constant dense<3> : tensor<i32>
        %521 = stablehlo.add %520, %c_459 : tensor<i32>
        %522 = stablehlo.select %519, %521, %516 : tensor<i1>, tensor<i32>
        %523 = stablehlo.dynamic_slice %iterArg_422, %522, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
        %524 = stablehlo.reshape %523 : (tensor<1xf32>) -> tensor<f32>
        %525 = stablehlo.compare LE, %524, %iterArg_424, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %526 = stablehlo.and %iterArg_426, %525 : tensor<i1>
        %c_460 = stablehlo.constant dense<3> : tensor<i32>
        %527 = stablehlo.compare LT, %516, %c_460, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_461 = stablehlo.constant dense<false> : tensor<i1>
        %528 = stablehlo.broadcast_in_dim %c_461, dims = [] : (tensor<i1>) -> tensor<i1>
        %529 = stablehlo.compare NE, %527, %528, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %530 = stablehlo.convert %529 : tensor<i1>
        %531 = stablehlo.and %526, %530 : tensor<i1>
        %532 = stablehlo.and %iterArg_428, %531 : tensor<i1>
        stablehlo.return %iterArg_419, %iterArg_420, %iterArg_421, %iterArg_422, %iterArg_423, %iterArg_424, %iterArg_425, %iterArg_426, %518, %532, %iterArg_428, %516, %498, %iterArg_432, %515, %iterArg_434, %517 : tensor<3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<4x2xf32>, tensor<i1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xf32>, tensor<i1>, tensor<3x2xf32>, tensor<i1>, tensor<i32>
      }
      %c_414 = stablehlo.constant dense<0> : tensor<i32>
      %c_415 = stablehlo.constant dense<true> : tensor<i1>
      %c_416 = stablehlo.constant dense<false> : tensor<i1>
      %c_417 = stablehlo.constant dense<0> : tensor<i32>
      %c_418 = stablehlo.constant dense<1> : tensor<i32>
      %468 = stablehlo.add %iterArg_347, %c_418 : tensor<i32>
      %469 = stablehlo.compare LT, %410, %iterArg_342, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %470 = stablehlo.and %469, %iterArg_346 : tensor<i1>
      %471 = stablehlo.and %iterArg_348, %470 : tensor<i1>
      stablehlo.return %iterArg, %iterArg_334, %iterArg_335, %iterArg_336, %iterArg_337, %iterArg_338, %iterArg_339, %iterArg_340, %iterArg_341, %iterArg_342, %iterArg_343, %iterArg_344, %iterArg_345, %iterArg_346, %468, %471, %iterArg_348, %423, %410, %416, %c_416, %408, %409, %iterArg_356, %c_417, %424, %426, %428, %467#11, %467#12, %467#14, %467#16 : tensor<f32>, tensor<i1>, tensor<i32>, tensor<2x2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<3x2xf32>, tensor<i32>
    }
    %c_328 = stablehlo.constant dense<0> : tensor<i32>
    %c_329 = stablehlo.constant dense<true> : tensor<i1>
    %333 = stablehlo.compare EQ, %5, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_330 = stablehlo.constant dense<false> : tensor<i1>
    %334 = stablehlo.reduce(%333 init: %c_330) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %335 = stablehlo.convert %334 : (tensor<i1>) -> tensor<i32>
    %336:2 = "stablehlo.case"(%335) ({
      stablehlo.return %332#29, %332#30 : tensor<3xf32>, tensor<3x2xf32>
    }, {
      %352 = stablehlo.compare EQ, %5, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %353 = stablehlo.convert %352 : (tensor<i1>) -> tensor<i32>
      %354:2 = "stablehlo.case"(%353) ({
        stablehlo.return %332#29, %332#30 : tensor<3xf32>, tensor<3x2xf32>
      }, {
        %355 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %c_334 = stablehlo.constant dense<0> : tensor<i32>
        %356 = stablehlo.compare LT, %332#31, %c_334, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %357 = stablehlo.convert %332#31 : tensor<i32>
        %c_335 = stablehlo.constant dense<3> : tensor<i32>
        %358 = stablehlo.add %357, %c_335 : tensor<i32>
        %359 = stablehlo.select %356, %358, %332#31 : tensor<i1>, tensor<i32>
        %360 = stablehlo.dynamic_update_slice %332#29, %355, %359 : (tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
        %c_336 = stablehlo.constant dense<1> : tensor<i32>
        %361 = "stablehlo.case"(%c_336) ({
          %368 = stablehlo.convert %332#31 : tensor<i32>
          %c_340 = stablehlo.constant dense<0> : tensor<i32>
          %369 = stablehlo.compare LT, %368, %c_340, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_341 = stablehlo.constant dense<3> : tensor<i32>
          %370 = stablehlo.add %368, %c_341 : tensor<i32>
          %371 = stablehlo.select %369, %370, %368 : tensor<i1>, tensor<i32>
          %c_342 = stablehlo.constant dense<0> : tensor<i32>
          %c_343 = stablehlo.constant dense<0> : tensor<i32>
          %372 = stablehlo.compare LT, %c_342, %c_343, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_344 = stablehlo.constant dense<0> : tensor<i32>
          %c_345 = stablehlo.constant dense<2> : tensor<i32>
          %373 = stablehlo.add %c_344, %c_345 : tensor<i32>
          %c_346 = stablehlo.constant dense<0> : tensor<i32>
          %374 = stablehlo.select %372, %373, %c_346 : tensor<i1>, tensor<i32>
          %375 = stablehlo.dynamic_slice %332#30, %371, %374, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
          %376 = stablehlo.reshape %375 : (tensor<1x2xf32>) -> tensor<2xf32>
          stablehlo.return %376 : tensor<2xf32>
        }, {
          stablehlo.return %332#17 : tensor<2xf32>
        }) : (tensor<i32>) -> tensor<2xf32>
        %362 = stablehlo.broadcast_in_dim %361, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
        %c_337 = stablehlo.constant dense<0> : tensor<i32>
        %363 = stablehlo.compare LT, %332#31, %c_337, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %364 = stablehlo.convert %332#31 : tensor<i32>
        %c_338 = stablehlo.constant dense<3> : tensor<i32>
        %365 = stablehlo.add %364, %c_338 : tensor<i32>
        %366 = stablehlo.select %363, %365, %332#31 : tensor<i1>, tensor<i32>
        %c_339 = stablehlo.constant dense<0> : tensor<i32>
        %367 = stablehlo.dynamic_update_slice %332#30, %362, %366, %c_339 : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
        stablehlo.return %360, %367 : tensor<3xf32>, tensor<3x2xf32>
      }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3x2xf32>)
      stablehlo.return %354#0, %354#1 : tensor<3xf32>, tensor<3x2xf32>
    }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3x2xf32>)
    %337 = stablehlo.compare LT, %332#18, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %338 = stablehlo.and %337, %c_6 : tensor<i1>
    %c_331 = stablehlo.constant dense<1> : tensor<i32>
    %339 = call @_where_12(%338, %c_331, %332#24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %340 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %342 = stablehlo.multiply %336#0, %341 : tensor<3xf32>
    %343 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %344 = stablehlo.multiply %5, %343 : tensor<f32>
    %345 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %346 = stablehlo.multiply %7, %345 : tensor<f32>
    %c_332 = stablehlo.constant dense<0> : tensor<i32>
    %347 = stablehlo.compare EQ, %339, %c_332, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_333 = stablehlo.constant dense<11> : tensor<i32>
    %348 = stablehlo.compare EQ, %339, %c_333, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %349 = stablehlo.or %347, %348 : tensor<i1>
    %350 = stablehlo.not %349 : tensor<i1>
    %351 = call @branched_error_if_impl_13(%344, %346, %342, %336#1, %332#26, %332#27, %332#25, %339, %350, %339) : (tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>) -> tensor<3x2xf32>
    return %351 : tensor<3x2xf32>
  }
  func.func private @branched_error_if_impl(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @branched_error_if_impl_0(%arg0: tensor<3xf32>, %arg1: tensor<2xi1>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%arg1 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      stablehlo.return %0 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %3 : tensor<3xf32>
  }
  func.func private @branched_error_if_impl_1(%arg0: tensor<3xf32>, %arg1: tensor<3xi1>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%arg1 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      stablehlo.return %0 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %3 : tensor<3xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<f32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @_where_6(%arg0: tensor<2xi1>, %arg1: tensor<f32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg1 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @isinf(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @polyval(%arg0: tensor<4x2xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:2] : (tensor<4x2xf32>) -> tensor<0x2xf32>
    %2 = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xf32>) -> tensor<2xf32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %2 [1:2, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2xf32>) -> tensor<2xf32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %2 [2:3, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xf32>) -> tensor<2xf32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %12 = stablehlo.slice %2 [3:4, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x2xf32>) -> tensor<2xf32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %14 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<2xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @branched_error_if_impl_13(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<3xf32>, %arg3: tensor<3x2xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i1>, %arg9: tensor<i32>) -> tensor<3x2xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%arg8 init: %c) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %3 = stablehlo.reduce(%arg9 init: %c_1) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      stablehlo.return %arg3 : tensor<3x2xf32>
    }, {
      stablehlo.return %1 : tensor<3x2xf32>
    }) : (tensor<i32>) -> tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
}
// -----
// optimistix_levenberg_marquardt
module @jit_least_squares attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x8BEC523F2CB150BF2FBC6D3D409036BF"> : tensor<4xf32>
    %in1 = stablehlo.constant dense<"0x146A98BF612757BFD7B0853F89030FBFA07E8FBFB9B895BEEB98423F9425B8BC4BF0503E00670ABEFB732ABD8421223F1FC6CB3EA8A430BD3541E43E2188093F"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xD3A1A6BC4A9E8E3E77F2A73E4C77E83E"> : tensor<4xf32>
    %got = call @model(%in0, %in1) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = call @root_find(%arg0, %arg1) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @root_find(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = call @least_squares(%arg0, %arg1) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @least_squares(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %c_0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.abs %10 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_12) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %13 = stablehlo.compare LT, %12, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.and %c_14, %13 : tensor<i1>
    %15 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<true> : tensor<i1>
    %16 = stablehlo.reduce(%15 init: %c_15) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %17 = stablehlo.and %c_16, %16 : tensor<i1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<9> : tensor<i32>
    %18 = call @_where(%17, %c_17, %c_18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<true> : tensor<i1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_22 = stablehlo.constant dense<false> : tensor<i1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.not %14 : tensor<i1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare EQ, %18, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.and %19, %20 : tensor<i1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<true> : tensor<i1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %22:30 = stablehlo.while(%iterArg = %arg1, %iterArg_30 = %c, %iterArg_31 = %c_0, %iterArg_32 = %c_1, %iterArg_33 = %c_27, %iterArg_34 = %21, %iterArg_35 = %c_28, %iterArg_36 = %arg0, %iterArg_37 = %c_19, %iterArg_38 = %c_20, %iterArg_39 = %arg0, %iterArg_40 = %cst_21, %iterArg_41 = %1, %iterArg_42 = %2, %iterArg_43 = %3, %iterArg_44 = %4, %iterArg_45 = %5, %iterArg_46 = %6, %iterArg_47 = %7, %iterArg_48 = %8, %iterArg_49 = %9, %iterArg_50 = %c_22, %iterArg_51 = %c_29, %iterArg_52 = %c_23, %iterArg_53 = %c_24, %iterArg_54 = %c_25, %iterArg_55 = %10, %iterArg_56 = %0, %iterArg_57 = %14, %iterArg_58 = %18) : tensor<4x4xf32>, tensor<i32>, tensor<7xi32>, tensor<i1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<4xf32>, tensor<i32>, tensor<i1>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>, tensor<i32>
    cond {
      %23 = stablehlo.not %iterArg_57 : tensor<i1>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %24 = stablehlo.compare EQ, %iterArg_58, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %25 = stablehlo.and %23, %24 : tensor<i1>
      %c_60 = stablehlo.constant dense<false> : tensor<i1>
      %26 = stablehlo.reduce(%25 init: %c_60) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %c_61 = stablehlo.constant dense<256> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_33, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_62 = stablehlo.constant dense<false> : tensor<i1>
      %28 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i1>) -> tensor<i1>
      %29 = stablehlo.compare NE, %27, %28, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = stablehlo.convert %29 : tensor<i1>
      %31 = stablehlo.and %26, %30 : tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %23 = stablehlo.dot_general %iterArg, %iterArg_39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %24 = stablehlo.tanh %23 : tensor<4xf32>
      %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %26 = stablehlo.subtract %25, %24 : tensor<4xf32>
      %27 = stablehlo.subtract %24, %iterArg_39 : tensor<4xf32>
      %cst_60 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %29 = stablehlo.add %27, %28 : tensor<4xf32>
      %30 = stablehlo.subtract %iterArg_39, %iterArg_36 : tensor<4xf32>
      %31 = stablehlo.dot_general %iterArg_41, %iterArg_41, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %32 = stablehlo.dot_general %iterArg_42, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %33 = stablehlo.multiply %32, %iterArg_43 : tensor<4xf32>
      %34 = stablehlo.add %32, %33 : tensor<4xf32>
      %35 = stablehlo.multiply %34, %iterArg_44 : tensor<4xf32>
      %36 = stablehlo.subtract %35, %30 : tensor<4xf32>
      %37 = stablehlo.add %36, %iterArg_41 : tensor<4xf32>
      %38 = stablehlo.dot_general %37, %37, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %39 = stablehlo.subtract %38, %31 : tensor<f32>
      %cst_61 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %40 = stablehlo.multiply %cst_61, %39 : tensor<f32>
      %41 = stablehlo.dot_general %iterArg_41, %iterArg_41, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %42 = stablehlo.multiply %cst_62, %41 : tensor<f32>
      %43 = stablehlo.dot_general %29, %29, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_63 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %44 = stablehlo.multiply %cst_63, %43 : tensor<f32>
      %45 = stablehlo.subtract %44, %42 : tensor<f32>
      %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %46 = stablehlo.multiply %cst_64, %40 : tensor<f32>
      %47 = stablehlo.compare LE, %45, %46, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_65 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %48 = stablehlo.multiply %cst_65, %40 : tensor<f32>
      %49 = stablehlo.compare LT, %45, %48, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %50 = stablehlo.compare LT, %40, %cst_66, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %51 = stablehlo.and %49, %50 : tensor<i1>
      %52 = stablehlo.not %iterArg_38 : tensor<i1>
      %53 = stablehlo.and %51, %52 : tensor<i1>
      %54 = stablehlo.or %47, %iterArg_38 : tensor<i1>
      %cst_67 = stablehlo.constant dense<3.500000e+00> : tensor<f32>
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %55 = func.call @_where_0(%53, %cst_67, %c_68) : (tensor<i1>, tensor<f32>, tensor<i32>) -> tensor<f32>
      %cst_69 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %56 = func.call @_where_1(%54, %55, %cst_69) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %57 = stablehlo.multiply %56, %iterArg_40 : tensor<f32>
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.add %iterArg_52, %c_70 : tensor<i32>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %59 = func.call @_where_2(%54, %c_71, %c_72) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %60 = stablehlo.add %iterArg_53, %59 : tensor<i32>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %iterArg_54, %c_73 : tensor<i32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %62 = func.call @_where_2(%54, %c_74, %61) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %63 = stablehlo.convert %54 : (tensor<i1>) -> tensor<i32>
      %64:11 = "stablehlo.case"(%63) ({
        %c_93 = stablehlo.constant dense<false> : tensor<i1>
        stablehlo.return %iterArg_36, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %c_93 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>
      }, {
        %99 = stablehlo.subtract %iterArg_39, %iterArg_36 : tensor<4xf32>
        %100 = stablehlo.subtract %29, %iterArg_41 : tensor<4xf32>
        %101 = stablehlo.abs %iterArg_39 : tensor<4xf32>
        %cst_93 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
        %102 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %103 = stablehlo.multiply %102, %101 : tensor<4xf32>
        %cst_94 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
        %104 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %105 = stablehlo.add %104, %103 : tensor<4xf32>
        %106 = stablehlo.abs %29 : tensor<4xf32>
        %cst_95 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
        %107 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %108 = stablehlo.multiply %107, %106 : tensor<4xf32>
        %cst_96 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
        %109 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4xf32>
        %110 = stablehlo.add %109, %108 : tensor<4xf32>
        %111 = stablehlo.abs %99 : tensor<4xf32>
        %112 = stablehlo.divide %111, %105 : tensor<4xf32>
        %113 = stablehlo.abs %112 : tensor<4xf32>
        %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %114 = stablehlo.reduce(%113 init: %cst_97) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
        %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %115 = stablehlo.compare LT, %114, %cst_98, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %116 = stablehlo.abs %100 : tensor<4xf32>
        %117 = stablehlo.divide %116, %110 : tensor<4xf32>
        %118 = stablehlo.abs %117 : tensor<4xf32>
        %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %119 = stablehlo.reduce(%118 init: %cst_99) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
        %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %120 = stablehlo.compare LT, %119, %cst_100, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %121 = stablehlo.and %115, %120 : tensor<i1>
        stablehlo.return %iterArg_39, %29, %iterArg, %24, %26, %29, %29, %iterArg, %24, %26, %121 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>
      }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>)
      %65 = stablehlo.dot_general %29, %29, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_75 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %66 = stablehlo.multiply %cst_75, %65 : tensor<f32>
      %67 = stablehlo.dot_general %iterArg_41, %iterArg_41, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %68 = stablehlo.multiply %cst_76, %67 : tensor<f32>
      %69 = stablehlo.convert %57 : tensor<f32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %70 = stablehlo.compare GT, %69, %cst_77, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_78 = stablehlo.constant dense<1> : tensor<i32>
      %71 = func.call @_where_0(%70, %57, %c_78) : (tensor<i1>, tensor<f32>, tensor<i32>) -> tensor<f32>
      %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %72 = stablehlo.divide %cst_79, %71 : tensor<f32>
      %cst_80 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
      %73 = func.call @_where_3(%70, %72, %cst_80) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %75:5 = func.call @linear_solve(%64#7, %64#8, %64#9, %73, %64#6, %74) : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<8x4xf32>, tensor<4xf32>)
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %76 = stablehlo.compare LT, %75#2, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %77 = stablehlo.add %75#2, %iterArg_30 : tensor<i32>
      %78 = stablehlo.select %76, %77, %75#2 : tensor<i1>, tensor<i32>
      %79 = stablehlo.dynamic_slice %iterArg_31, %78, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
      %80 = stablehlo.reshape %79 : (tensor<1xi32>) -> tensor<i32>
      %81 = stablehlo.negate %75#1 : tensor<4xf32>
      %82 = stablehlo.add %64#0, %81 : tensor<4xf32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %83 = func.call @_where_5(%iterArg_32, %80, %c_83) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %84 = func.call @_where_6(%iterArg_38, %64#5, %iterArg_45) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %85 = stablehlo.abs %84 : tensor<4xf32>
      %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %86 = stablehlo.reduce(%85 init: %cst_84) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %cst_85 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %87 = stablehlo.compare LT, %86, %cst_85, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %88 = stablehlo.and %64#10, %87 : tensor<i1>
      %89 = stablehlo.is_finite %iterArg_36 : (tensor<4xf32>) -> tensor<4xi1>
      %c_86 = stablehlo.constant dense<true> : tensor<i1>
      %90 = stablehlo.reduce(%89 init: %c_86) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      %c_87 = stablehlo.constant dense<true> : tensor<i1>
      %91 = stablehlo.and %c_87, %90 : tensor<i1>
      %c_88 = stablehlo.constant dense<9> : tensor<i32>
      %92 = func.call @_where_5(%91, %83, %c_88) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %93 = stablehlo.add %iterArg_37, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<false> : tensor<i1>
      %c_91 = stablehlo.constant dense<1> : tensor<i32>
      %94 = stablehlo.add %iterArg_33, %c_91 : tensor<i32>
      %95 = stablehlo.not %88 : tensor<i1>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %96 = stablehlo.compare EQ, %92, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %97 = stablehlo.and %95, %96 : tensor<i1>
      %98 = stablehlo.and %iterArg_34, %97 : tensor<i1>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %94, %98, %iterArg_34, %64#0, %93, %c_90, %82, %57, %64#1, %64#2, %64#3, %64#4, %64#5, %64#6, %64#7, %64#8, %64#9, %64#10, %83, %58, %60, %62, %84, %84, %88, %92 : tensor<4x4xf32>, tensor<i32>, tensor<7xi32>, tensor<i1>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<4xf32>, tensor<i32>, tensor<i1>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<i1>, tensor<i32>
    }
    return %22#7 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @linear_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<8x4xf32>, tensor<4xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.slice %5 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<4x4xf32>
    %12 = stablehlo.transpose %7, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.add %12, %11 : tensor<4x4xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<4x4xf32>
    %17 = stablehlo.subtract %16, %6 : tensor<4x4xf32>
    %18 = stablehlo.sqrt %arg3 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %20 = stablehlo.multiply %19, %6 : tensor<4x4xf32>
    %21 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %22 = stablehlo.transpose %20, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %23 = stablehlo.slice %21 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %24 = stablehlo.slice %22 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %25 = stablehlo.concatenate %23, %24, dim = 0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %26:2 = call @qr(%25) : (tensor<8x4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
    %27 = stablehlo.transpose %26#0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %28 = stablehlo.concatenate %arg4, %arg5, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %29 = stablehlo.slice %27 [0:4, 0:4] : (tensor<8x4xf32>) -> tensor<4x4xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %31 = stablehlo.custom_call @lapack_sormqr_ffi(%27, %26#1, %30) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=8, j=4, k=4, l=8, m=1, n=8, o=1}, custom>} : (tensor<8x4xf32>, tensor<4xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %32 = stablehlo.slice %31 [0:4, 0:1] : (tensor<8x1xf32>) -> tensor<4x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<4x1xf32>) -> tensor<4xf32>
    %34 = call @_solve_triangular(%29, %33) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = stablehlo.slice %34 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %36 = stablehlo.is_finite %35 : (tensor<4xf32>) -> tensor<4xi1>
    %37 = stablehlo.not %36 : tensor<4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %38 = stablehlo.reduce(%37 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %40 = stablehlo.reduce(%39 init: %c_2) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %41 = stablehlo.and %c_0, %40 : tensor<i1>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %42 = call @_where_4(%41, %c_3, %c_4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = stablehlo.is_finite %arg4 : (tensor<4xf32>) -> tensor<4xi1>
    %44 = stablehlo.not %43 : tensor<4xi1>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %45 = stablehlo.reduce(%44 init: %c_5) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %46 = stablehlo.is_finite %arg5 : (tensor<4xf32>) -> tensor<4xi1>
    %47 = stablehlo.not %46 : tensor<4xi1>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %48 = stablehlo.reduce(%47 init: %c_6) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %49 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %51 = stablehlo.concatenate %49, %50, dim = 0 : (tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %52 = stablehlo.reduce(%51 init: %c_7) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %53 = stablehlo.compare EQ, %42, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %54 = stablehlo.and %53, %52 : tensor<i1>
    %c_9 = stablehlo.constant dense<6> : tensor<i32>
    %55 = call @_where_4(%54, %c_9, %42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    return %c_10, %35, %55, %27, %26#1 : tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<8x4xf32>, tensor<4xf32>
  }
  func.func private @qr(%arg0: tensor<8x4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=8, j=4, k=8, l=4, m=4}, custom>} : (tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    return %1, %0#1 : tensor<4x8xf32>, tensor<4xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=1, m=4, n=1}, custom>} : (tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// jaxopt_lasso
module @jit_lasso attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0F6D60BE443B8A3E9A1C823E76152BBF"> : tensor<4xf32>
    %in1 = stablehlo.constant dense<"0x0450933F970F2BBE8B951EBF7A80D6BFB1F8A1BF1341C33F99ED91BF99EEDB3E92FABBBE60E6023F26301A3F9ABA46BF526F95BE3D7BCB3D0398EA3D708DE9BC9064A0BEF520213FCE96A83F895E0A3FC9793DBFC9B9CA3E59487A3D975AEC3ED123EC3F94165BBEBF723CBC07FA62BF13F193BED7B311BF48C7CC3F8BA29B3E376912BFD8F8F63F8200AABFA47B5C3F"> : tensor<9x4xf32>
    %in2 = stablehlo.constant dense<"0x4A14823F23EE123FBDB585BE1D8004BE3FD9AFBE2A3C493F110D15C0C6E002BF43971B3E"> : tensor<9xf32>
    %expected0 = stablehlo.constant dense<"0x43004FBF77787EBEA693C2BEE58AA1BE"> : tensor<4xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<4xf32>, tensor<9x4xf32>, tensor<9xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xf32>, %arg1: tensor<9x4xf32>, %arg2: tensor<9xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0:6 = call @update(%arg0, %c, %cst_0, %arg0, %cst_1, %cst, %arg1, %arg2) : (tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<9x4xf32>, tensor<9xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1:10 = stablehlo.while(%iterArg = %cst, %iterArg_4 = %arg1, %iterArg_5 = %arg2, %iterArg_6 = %c_2, %iterArg_7 = %0#0, %iterArg_8 = %0#1, %iterArg_9 = %0#2, %iterArg_10 = %0#3, %iterArg_11 = %0#4, %iterArg_12 = %0#5) : tensor<f32>, tensor<9x4xf32>, tensor<9xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>
    cond {
      %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %3 = stablehlo.compare GT, %iterArg_10, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<13> : tensor<i32>
      %4 = stablehlo.compare LE, %iterArg_6, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<false> : tensor<i1>
      %5 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %7 = stablehlo.convert %6 : tensor<i1>
      %8 = stablehlo.and %3, %7 : tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %3:6 = func.call @update_1(%iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg, %iterArg_4, %iterArg_5) : (tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<9x4xf32>, tensor<9xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>)
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_6, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %4, %3#0, %3#1, %3#2, %3#3, %3#4, %3#5 : tensor<f32>, tensor<9x4xf32>, tensor<9xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>
    }
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %2 = call @_where_4(%c_3, %arg0, %1#4) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @update(%arg0: tensor<4xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %arg3: tensor<4xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<9x4xf32>, %arg7: tensor<9xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x4xf32>, tensor<4xf32>) -> tensor<9xf32>
    %1 = stablehlo.subtract %0, %arg7 : tensor<9xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<9xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<9xf32>
    %10 = stablehlo.dot_general %9, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9x4xf32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11:2 = call @fista_line_search(%arg3, %6, %10, %arg2, %cst_4, %arg5, %arg6, %arg7) : (tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<9x4xf32>, tensor<9xf32>) -> (tensor<4xf32>, tensor<f32>)
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %12 = stablehlo.compare LE, %11#1, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.divide %11#1, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = call @_where(%12, %cst_7, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.multiply %arg4, %arg4 : tensor<f32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.multiply %cst_8, %15 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.add %cst_9, %16 : tensor<f32>
    %18 = stablehlo.sqrt %17 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.add %cst_10, %18 : tensor<f32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %cst_11, %19 : tensor<f32>
    %21 = stablehlo.subtract %11#0, %arg0 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.subtract %arg4, %cst_12 : tensor<f32>
    %23 = stablehlo.divide %22, %20 : tensor<f32>
    %24 = stablehlo.convert %23 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<4xf32>
    %27 = stablehlo.add %11#0, %26 : tensor<4xf32>
    %28 = chlo.square %21 : tensor<4xf32> -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = chlo.square %29 : tensor<4xf32> -> tensor<4xf32>
    %31 = stablehlo.add %28, %30 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.sqrt %32 : tensor<f32>
    %34 = stablehlo.divide %33, %14 : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg1, %c : tensor<i32>
    return %11#0, %35, %14, %34, %27, %20 : tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @fista_line_search(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<9x4xf32>, %arg7: tensor<9xf32>) -> (tensor<4xf32>, tensor<f32>) {
    %0 = stablehlo.negate %arg3 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<4xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.convert %arg5 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<4xf32>
    %8 = stablehlo.sign %3 : tensor<4xf32>
    %9 = stablehlo.abs %3 : tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<4xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<4xf32>
    %13 = call @relu(%12) : (tensor<4xf32>) -> tensor<4xf32>
    %14 = stablehlo.multiply %8, %13 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:12 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg6, %iterArg_1 = %arg7, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg4, %iterArg_5 = %arg2, %iterArg_6 = %arg0, %iterArg_7 = %arg5, %iterArg_8 = %c, %iterArg_9 = %14, %iterArg_10 = %arg3) : tensor<4xf32>, tensor<9x4xf32>, tensor<9xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<f32>
    cond {
      %16 = stablehlo.subtract %iterArg_9, %iterArg : tensor<4xf32>
      %17 = chlo.square %16 : tensor<4xf32> -> tensor<4xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %19 = chlo.square %18 : tensor<4xf32> -> tensor<4xf32>
      %20 = stablehlo.add %17, %19 : tensor<4xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.reduce(%20 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %22 = stablehlo.dot_general %iterArg_0, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x4xf32>, tensor<4xf32>) -> tensor<9xf32>
      %23 = stablehlo.subtract %22, %iterArg_1 : tensor<9xf32>
      %24 = stablehlo.multiply %23, %23 : tensor<9xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %26 = stablehlo.divide %25, %cst_14 : tensor<f32>
      %27 = stablehlo.subtract %26, %iterArg_2 : tensor<f32>
      %28 = stablehlo.multiply %iterArg_10, %27 : tensor<f32>
      %29 = stablehlo.dot_general %16, %iterArg_3, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %30 = stablehlo.multiply %iterArg_10, %29 : tensor<f32>
      %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %31 = stablehlo.multiply %cst_15, %21 : tensor<f32>
      %32 = stablehlo.add %30, %31 : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %33 = stablehlo.add %32, %cst_16 : tensor<f32>
      %34 = stablehlo.compare GT, %28, %33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_17 = stablehlo.constant dense<14> : tensor<i32>
      %35 = stablehlo.compare LE, %iterArg_8, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_18 = stablehlo.constant dense<false> : tensor<i1>
      %36 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i1>) -> tensor<i1>
      %37 = stablehlo.compare NE, %35, %36, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = stablehlo.convert %37 : tensor<i1>
      %39 = stablehlo.and %34, %38 : tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %16 = stablehlo.convert %iterArg_4 : tensor<f32>
      %17 = stablehlo.multiply %iterArg_10, %16 : tensor<f32>
      %18 = stablehlo.negate %17 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %20 = stablehlo.multiply %19, %iterArg_5 : tensor<4xf32>
      %21 = stablehlo.add %iterArg_6, %20 : tensor<4xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %23 = stablehlo.convert %iterArg_7 : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %25 = stablehlo.multiply %24, %22 : tensor<4xf32>
      %26 = stablehlo.sign %21 : tensor<4xf32>
      %27 = stablehlo.abs %21 : tensor<4xf32>
      %28 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %29 = stablehlo.multiply %25, %28 : tensor<4xf32>
      %30 = stablehlo.subtract %27, %29 : tensor<4xf32>
      %31 = func.call @relu_0(%30) : (tensor<4xf32>) -> tensor<4xf32>
      %32 = stablehlo.multiply %26, %31 : tensor<4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_8, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %33, %32, %17 : tensor<4xf32>, tensor<9x4xf32>, tensor<9xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<f32>
    }
    return %15#10, %15#11 : tensor<4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @relu_0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @update_1(%arg0: tensor<4xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<4xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<9x4xf32>, %arg8: tensor<9xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg7, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x4xf32>, tensor<4xf32>) -> tensor<9xf32>
    %1 = stablehlo.subtract %0, %arg8 : tensor<9xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<9xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<9xf32>
    %10 = stablehlo.dot_general %9, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9x4xf32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11:2 = call @fista_line_search_2(%arg4, %6, %10, %arg2, %cst_4, %arg6, %arg7, %arg8) : (tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<9x4xf32>, tensor<9xf32>) -> (tensor<4xf32>, tensor<f32>)
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %12 = stablehlo.compare LE, %11#1, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.divide %11#1, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = call @_where_3(%12, %cst_7, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.multiply %arg5, %arg5 : tensor<f32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.multiply %cst_8, %15 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.add %cst_9, %16 : tensor<f32>
    %18 = stablehlo.sqrt %17 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.add %cst_10, %18 : tensor<f32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %cst_11, %19 : tensor<f32>
    %21 = stablehlo.subtract %11#0, %arg0 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.subtract %arg5, %cst_12 : tensor<f32>
    %23 = stablehlo.divide %22, %20 : tensor<f32>
    %24 = stablehlo.convert %23 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<4xf32>
    %27 = stablehlo.add %11#0, %26 : tensor<4xf32>
    %28 = chlo.square %21 : tensor<4xf32> -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = chlo.square %29 : tensor<4xf32> -> tensor<4xf32>
    %31 = stablehlo.add %28, %30 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.sqrt %32 : tensor<f32>
    %34 = stablehlo.divide %33, %14 : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg1, %c : tensor<i32>
    return %11#0, %35, %14, %34, %27, %20 : tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @fista_line_search_2(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<9x4xf32>, %arg7: tensor<9xf32>) -> (tensor<4xf32>, tensor<f32>) {
    %0 = stablehlo.negate %arg3 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<4xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.convert %arg5 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<4xf32>
    %8 = stablehlo.sign %3 : tensor<4xf32>
    %9 = stablehlo.abs %3 : tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<4xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<4xf32>
    %13 = call @relu_0(%12) : (tensor<4xf32>) -> tensor<4xf32>
    %14 = stablehlo.multiply %8, %13 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:12 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg6, %iterArg_1 = %arg7, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg4, %iterArg_5 = %arg2, %iterArg_6 = %arg0, %iterArg_7 = %arg5, %iterArg_8 = %c, %iterArg_9 = %14, %iterArg_10 = %arg3) : tensor<4xf32>, tensor<9x4xf32>, tensor<9xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<f32>
    cond {
      %16 = stablehlo.subtract %iterArg_9, %iterArg : tensor<4xf32>
      %17 = chlo.square %16 : tensor<4xf32> -> tensor<4xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %19 = chlo.square %18 : tensor<4xf32> -> tensor<4xf32>
      %20 = stablehlo.add %17, %19 : tensor<4xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.reduce(%20 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %22 = stablehlo.dot_general %iterArg_0, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x4xf32>, tensor<4xf32>) -> tensor<9xf32>
      %23 = stablehlo.subtract %22, %iterArg_1 : tensor<9xf32>
      %24 = stablehlo.multiply %23, %23 : tensor<9xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %26 = stablehlo.divide %25, %cst_14 : tensor<f32>
      %27 = stablehlo.subtract %26, %iterArg_2 : tensor<f32>
      %28 = stablehlo.multiply %iterArg_10, %27 : tensor<f32>
      %29 = stablehlo.dot_general %16, %iterArg_3, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %30 = stablehlo.multiply %iterArg_10, %29 : tensor<f32>
      %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %31 = stablehlo.multiply %cst_15, %21 : tensor<f32>
      %32 = stablehlo.add %30, %31 : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %33 = stablehlo.add %32, %cst_16 : tensor<f32>
      %34 = stablehlo.compare GT, %28, %33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_17 = stablehlo.constant dense<14> : tensor<i32>
      %35 = stablehlo.compare LE, %iterArg_8, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_18 = stablehlo.constant dense<false> : tensor<i1>
      %36 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i1>) -> tensor<i1>
      %37 = stablehlo.compare NE, %35, %36, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %38 = stablehlo.convert %37 : tensor<i1>
      %39 = stablehlo.and %34, %38 : tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %16 = stablehlo.convert %iterArg_4 : tensor<f32>
      %17 = stablehlo.multiply %iterArg_10, %16 : tensor<f32>
      %18 = stablehlo.negate %17 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %20 = stablehlo.multiply %19, %iterArg_5 : tensor<4xf32>
      %21 = stablehlo.add %iterArg_6, %20 : tensor<4xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %23 = stablehlo.convert %iterArg_7 : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %25 = stablehlo.multiply %24, %22 : tensor<4xf32>
      %26 = stablehlo.sign %21 : tensor<4xf32>
      %27 = stablehlo.abs %21 : tensor<4xf32>
      %28 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %29 = stablehlo.multiply %25, %28 : tensor<4xf32>
      %30 = stablehlo.subtract %27, %29 : tensor<4xf32>
      %31 = func.call @relu_0(%30) : (tensor<4xf32>) -> tensor<4xf32>
      %32 = stablehlo.multiply %26, %31 : tensor<4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_8, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %33, %32, %17 : tensor<4xf32>, tensor<9x4xf32>, tensor<9xf32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<f32>
    }
    return %15#10, %15#11 : tensor<4xf32>, tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// equinox_bounded_gradient
module @jit_bounded_loop_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6666A63F"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x0AAE4CBF"> : tensor<f32>
    %got = call @model(%in0) : (tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:7 = stablehlo.while(%iterArg = %c_3, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %arg0, %iterArg_10 = %1, %iterArg_11 = %2, %iterArg_12 = %3) : tensor<i32>, tensor<i32>, tensor<i1>, tensor<f32>, tensor<16xi32>, tensor<16xf32>, tensor<16xi1>
    cond {
      %c_13 = stablehlo.constant dense<16> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:6 = func.call @closed_call(%iterArg_7, %iterArg_8, %iterArg_9) : (tensor<i32>, tensor<i1>, tensor<f32>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i1>)
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_10, %6#3, %iterArg) : (tensor<16xi32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
      %8 = func.call @dynamic_update_index_in_dim_0(%iterArg_11, %6#4, %iterArg) : (tensor<16xf32>, tensor<f32>, tensor<i32>) -> tensor<16xf32>
      %9 = func.call @dynamic_update_index_in_dim_1(%iterArg_12, %6#5, %iterArg) : (tensor<16xi1>, tensor<i1>, tensor<i32>) -> tensor<16xi1>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg, %c_13 : tensor<i32>
      stablehlo.return %10, %6#0, %6#1, %6#2, %7, %8, %9 : tensor<i32>, tensor<i32>, tensor<i1>, tensor<f32>, tensor<16xi32>, tensor<16xf32>, tensor<16xi1>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %5:6 = stablehlo.while(%iterArg = %4#4, %iterArg_7 = %4#5, %iterArg_8 = %4#6, %iterArg_9 = %c_6, %iterArg_10 = %cst_4, %iterArg_11 = %cst_5) : tensor<16xi32>, tensor<16xf32>, tensor<16xi1>, tensor<i32>, tensor<f32>, tensor<f32>
    cond {
      %c_12 = stablehlo.constant dense<16> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<16> : tensor<i32>
      %6 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.subtract %6, %c_13 : tensor<i32>
      %8 = func.call @dynamic_index_in_dim(%iterArg, %7) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
      %9 = func.call @dynamic_index_in_dim_2(%iterArg_7, %7) : (tensor<16xf32>, tensor<i32>) -> tensor<f32>
      %10 = func.call @dynamic_index_in_dim_3(%iterArg_8, %7) : (tensor<16xi1>, tensor<i32>) -> tensor<i1>
      %11:2 = func.call @closed_call_4(%iterArg_10, %iterArg_11, %8, %9, %10) : (tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %12, %11#0, %11#1 : tensor<16xi32>, tensor<16xf32>, tensor<16xi1>, tensor<i32>, tensor<f32>, tensor<f32>
    }
    return %5#4 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<i1>, %arg2: tensor<f32>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %0 = stablehlo.compare LT, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.compare LT, %arg0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<i1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.convert %4 : tensor<i1>
    %6 = stablehlo.and %1, %5 : tensor<i1>
    %7 = stablehlo.convert %6 : (tensor<i1>) -> tensor<i32>
    %8:5 = "stablehlo.case"(%7) ({
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %arg0, %arg1, %arg2, %cst_2, %c_3 : tensor<i32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>
    }, {
      %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
      %9 = stablehlo.multiply %arg2, %cst_2 : tensor<f32>
      %10 = stablehlo.cosine %arg2 : tensor<f32>
      %11 = stablehlo.select %arg1, %9, %arg2 : tensor<i1>, tensor<f32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %arg0, %c_3 : tensor<i32>
      %cst_4 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %13 = stablehlo.compare LT, %9, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = stablehlo.and %arg1, %13 : tensor<i1>
      stablehlo.return %12, %14, %11, %10, %arg1 : tensor<i32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>
    }) : (tensor<i32>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i1>)
    return %8#0, %8#1, %8#2, %7, %8#3, %8#4 : tensor<i32>, tensor<i1>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<16xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<16xf32>, tensor<1xf32>, tensor<i32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<16xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<16xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<16xi1>, tensor<1xi1>, tensor<i32>) -> tensor<16xi1>
    return %1 : tensor<16xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<16xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<16xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @closed_call_4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
    %0:2 = "stablehlo.case"(%arg2) ({
      stablehlo.return %arg0, %arg1 : tensor<f32>, tensor<f32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.select %arg4, %cst, %arg1 : tensor<i1>, tensor<f32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %arg4, %arg1, %cst_0 : tensor<i1>, tensor<f32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %arg4, %cst_1, %arg0 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.select %arg4, %arg0, %cst_2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.add %1, %2 : tensor<f32>
      %6 = stablehlo.multiply %2, %arg3 : tensor<f32>
      %7 = stablehlo.add %3, %6 : tensor<f32>
      %cst_3 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
      %8 = stablehlo.multiply %4, %cst_3 : tensor<f32>
      %9 = stablehlo.add %7, %8 : tensor<f32>
      stablehlo.return %9, %5 : tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
    return %0#0, %0#1 : tensor<f32>, tensor<f32>
  }
}
// -----
// sparse_operations
module @jit_sparse_operations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x41C714BFD3A6E8BF1CA878BE9D5241BF53DE4C3F20DEB23F38178E3D7691F7BF66E648BE9F936CBF92982E3FAF81D83FCA85A23E87410240F6DCC13FC34F323F3A395CBFB9E6553E8C6AABBF3452933F5776743EDDDABF3FC128D73E95F2E6BF18A5493FB288893F5994E73FF56753BF7E9146BF8FFE583E"> : tensor<6x5xf32>
    %in1 = stablehlo.constant dense<"0x319568BF6DA99DBF53DD73BF26B32E40C2B2FFBE4A1A64BF30E1A9BEFC8AE63D0BDBB23FF968863FFC64643F94B2163E7DA5843E524409BF7CBEB3BF"> : tensor<5x3xf32>
    %expected0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000005E23D8407C6BE83F0000000000000000000000000000000005ED82400000000000000000E4089E400000000000000000"> : tensor<6x3xf32>
    %expected1 = stablehlo.constant dense<"0x0000000000000000000000000000000053DECC3F20DE3240000000000000000000000000000000009298AE3FAF8158400000000087418240F6DC4140C34FB23F0000000000000000000000003452134000000000DDDA3F40000000000000000018A5C93FB288094059946740000000000000000000000000"> : tensor<6x5xf32>
    %expected2 = stablehlo.constant dense<"0x77D78140FF192640EB984EC05AFD26BFC75B453F4C255D401E1806412090A7BE40482ABFAE068440000000000000000000000000000000000000000056ACB13F8C525C401563253F3C8D8440A94745409B5EC73F4A1DA63FA09C5B3F90FDF7BE2D249C40"> : tensor<5x5xf32>
    %expected3 = stablehlo.constant dense<"0x7E6D764039FC9F400000000087410240381C8840"> : tensor<5xf32>
    %got:4 = call @model(%in0, %in1) : (tensor<6x5xf32>, tensor<5x3xf32>) -> (tensor<6x3xf32>, tensor<6x5xf32>, tensor<5x5xf32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x5xf32>, %arg1: tensor<5x3xf32>) -> (tensor<6x3xf32> {jax.result_info = "result[0]"}, tensor<6x5xf32> {jax.result_info = "result[1]"}, tensor<5x5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<[6, 5]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<[6, 5]> : tensor<2xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<false> : tensor<1xi1>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_where(%1, %arg0, %c_3) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<i32>) -> tensor<6x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %5 = call @cumsum(%4) : (tensor<6x5xi1>) -> tensor<30xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @clip(%5, %c_6) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_8 = stablehlo.constant dense<16> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %11 = stablehlo.add %7, %10 : tensor<30xi32>
    %12 = stablehlo.select %9, %11, %7 : tensor<30xi1>, tensor<30xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %15 = "stablehlo.scatter"(%6, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %432 : tensor<i32>
    }) : (tensor<16xi32>, tensor<30x1xi32>, tensor<30xi32>) -> tensor<16xi32>
    %16 = call @cumsum_1(%15) : (tensor<16xi32>) -> tensor<16xi32>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %17 = call @floor_divide(%16, %c_10) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_11 = stablehlo.constant dense<6> : tensor<i32>
    %18 = call @remainder(%17, %c_11) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %19 = call @floor_divide(%16, %c_12) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_13 = stablehlo.constant dense<5> : tensor<i32>
    %20 = call @remainder(%19, %c_13) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %21 = stablehlo.iota dim = 0 : tensor<16xi32>
    %22 = stablehlo.convert %4 : (tensor<6x5xi1>) -> tensor<6x5xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.reduce(%22 init: %c_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xi32>, tensor<i32>) -> tensor<i32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %25 = stablehlo.compare GE, %21, %24, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_15 = stablehlo.constant dense<6> : tensor<i32>
    %26 = call @_where_5(%25, %c_15, %18) : (tensor<16xi1>, tensor<i32>, tensor<16xi32>) -> tensor<16xi32>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %27 = call @_where_5(%25, %c_16, %20) : (tensor<16xi1>, tensor<i32>, tensor<16xi32>) -> tensor<16xi32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<2x16xi32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<2x16xi32>) -> tensor<16x2xi32>
    %32 = stablehlo.slice %31 [0:16, 0:1] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %33 = stablehlo.reshape %32 : (tensor<16x1xi32>) -> tensor<16xi32>
    %34 = stablehlo.slice %31 [0:16, 1:2] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %35 = stablehlo.reshape %34 : (tensor<16x1xi32>) -> tensor<16xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %37 = stablehlo.compare LT, %33, %36, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %39 = stablehlo.add %33, %38 : tensor<16xi32>
    %40 = stablehlo.select %37, %39, %33 : tensor<16xi1>, tensor<16xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %42 = stablehlo.compare LT, %35, %41, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_20 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %44 = stablehlo.add %35, %43 : tensor<16xi32>
    %45 = stablehlo.select %42, %44, %35 : tensor<16xi1>, tensor<16xi32>
    %46 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %48 = stablehlo.concatenate %46, %47, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x2xi32>
    %c_21 = stablehlo.constant dense<[5, 4]> : tensor<2xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<16x2xi32>
    %50 = stablehlo.compare GE, %48, %49, SIGNED : (tensor<16x2xi32>, tensor<16x2xi32>) -> tensor<16x2xi1>
    %51 = stablehlo.broadcast_in_dim %c_21, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<16x2xi32>
    %53 = stablehlo.compare LE, %48, %52, SIGNED : (tensor<16x2xi32>, tensor<16x2xi32>) -> tensor<16x2xi1>
    %54 = stablehlo.and %50, %53 : tensor<16x2xi1>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %55 = stablehlo.reduce(%54 init: %c_23) applies stablehlo.and across dimensions = [1] : (tensor<16x2xi1>, tensor<i1>) -> tensor<16xi1>
    %56 = "stablehlo.gather"(%2, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x5xf32>, tensor<16x2xi32>) -> tensor<16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<16xi1>, tensor<16xf32>
    %59 = stablehlo.convert %4 : (tensor<6x5xi1>) -> tensor<6x5xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.reduce(%59 init: %c_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xi32>, tensor<i32>) -> tensor<i32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.iota dim = 0 : tensor<16xi32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<1xi32>) -> tensor<16xi32>
    %64 = stablehlo.compare LT, %62, %63, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %65 = call @_where_6(%64, %58, %c_26) : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %67 = stablehlo.compare GT, %arg1, %66, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %68 = call @_where_7(%67, %arg1, %c_28) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %70 = stablehlo.compare NE, %68, %69, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %71 = call @cumsum_8(%70) : (tensor<5x3xi1>) -> tensor<15xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %73 = call @clip_10(%71, %c_31) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %75 = stablehlo.compare LT, %73, %74, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_33 = stablehlo.constant dense<12> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %77 = stablehlo.add %73, %76 : tensor<15xi32>
    %78 = stablehlo.select %75, %77, %73 : tensor<15xi1>, tensor<15xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %81 = "stablehlo.scatter"(%72, %79, %80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %432 : tensor<i32>
    }) : (tensor<12xi32>, tensor<15x1xi32>, tensor<15xi32>) -> tensor<12xi32>
    %82 = call @cumsum_11(%81) : (tensor<12xi32>) -> tensor<12xi32>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %83 = call @floor_divide_13(%82, %c_35) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %c_36 = stablehlo.constant dense<5> : tensor<i32>
    %84 = call @remainder_15(%83, %c_36) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %85 = call @floor_divide_13(%82, %c_37) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %86 = call @remainder_15(%85, %c_38) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %87 = stablehlo.iota dim = 0 : tensor<12xi32>
    %88 = stablehlo.convert %70 : (tensor<5x3xi1>) -> tensor<5x3xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.reduce(%88 init: %c_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xi32>, tensor<i32>) -> tensor<i32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %91 = stablehlo.compare GE, %87, %90, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_40 = stablehlo.constant dense<5> : tensor<i32>
    %92 = call @_where_16(%91, %c_40, %84) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %93 = call @_where_16(%91, %c_41, %86) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %96 = stablehlo.concatenate %94, %95, dim = 0 : (tensor<1x12xi32>, tensor<1x12xi32>) -> tensor<2x12xi32>
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<2x12xi32>) -> tensor<12x2xi32>
    %98 = stablehlo.slice %97 [0:12, 0:1] : (tensor<12x2xi32>) -> tensor<12x1xi32>
    %99 = stablehlo.reshape %98 : (tensor<12x1xi32>) -> tensor<12xi32>
    %100 = stablehlo.slice %97 [0:12, 1:2] : (tensor<12x2xi32>) -> tensor<12x1xi32>
    %101 = stablehlo.reshape %100 : (tensor<12x1xi32>) -> tensor<12xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %103 = stablehlo.compare LT, %99, %102, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_43 = stablehlo.constant dense<5> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %105 = stablehlo.add %99, %104 : tensor<12xi32>
    %106 = stablehlo.select %103, %105, %99 : tensor<12xi1>, tensor<12xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %108 = stablehlo.compare LT, %101, %107, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %110 = stablehlo.add %101, %109 : tensor<12xi32>
    %111 = stablehlo.select %108, %110, %101 : tensor<12xi1>, tensor<12xi32>
    %112 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %114 = stablehlo.concatenate %112, %113, dim = 1 : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x2xi32>
    %c_46 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<12x2xi32>
    %116 = stablehlo.compare GE, %114, %115, SIGNED : (tensor<12x2xi32>, tensor<12x2xi32>) -> tensor<12x2xi1>
    %117 = stablehlo.broadcast_in_dim %c_46, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<12x2xi32>
    %119 = stablehlo.compare LE, %114, %118, SIGNED : (tensor<12x2xi32>, tensor<12x2xi32>) -> tensor<12x2xi1>
    %120 = stablehlo.and %116, %119 : tensor<12x2xi1>
    %c_48 = stablehlo.constant dense<true> : tensor<i1>
    %121 = stablehlo.reduce(%120 init: %c_48) applies stablehlo.and across dimensions = [1] : (tensor<12x2xi1>, tensor<i1>) -> tensor<12xi1>
    %122 = "stablehlo.gather"(%68, %114) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf32>, tensor<12x2xi32>) -> tensor<12xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %124 = stablehlo.select %121, %122, %123 : tensor<12xi1>, tensor<12xf32>
    %125 = stablehlo.convert %70 : (tensor<5x3xi1>) -> tensor<5x3xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.reduce(%125 init: %c_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xi32>, tensor<i32>) -> tensor<i32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %128 = stablehlo.iota dim = 0 : tensor<12xi32>
    %129 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<1xi32>) -> tensor<12xi32>
    %130 = stablehlo.compare LT, %128, %129, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %131 = call @_where_17(%130, %124, %c_51) : (tensor<12xi1>, tensor<12xf32>, tensor<i32>) -> tensor<12xf32>
    %c_52 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_55 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_56 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_57 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %133 = stablehlo.compare LT, %c_52, %132, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_59 = stablehlo.constant dense<2> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %135 = stablehlo.add %c_52, %134 : tensor<1xi32>
    %136 = stablehlo.select %133, %135, %c_52 : tensor<1xi1>, tensor<1xi32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %138 = "stablehlo.gather"(%31, %137) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1>}> : (tensor<16x2xi32>, tensor<1x1xi32>) -> tensor<16x1xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %140 = stablehlo.compare LT, %c_53, %139, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_61 = stablehlo.constant dense<2> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %142 = stablehlo.add %c_53, %141 : tensor<1xi32>
    %143 = stablehlo.select %140, %142, %c_53 : tensor<1xi1>, tensor<1xi32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %145 = "stablehlo.gather"(%97, %144) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 12, 1>}> : (tensor<12x2xi32>, tensor<1x1xi32>) -> tensor<12x1xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %147 = stablehlo.compare LT, %c_54, %146, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_63 = stablehlo.constant dense<2> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %149 = stablehlo.add %c_54, %148 : tensor<1xi32>
    %150 = stablehlo.select %147, %149, %c_54 : tensor<1xi1>, tensor<1xi32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %152 = "stablehlo.gather"(%31, %151) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1>}> : (tensor<16x2xi32>, tensor<1x1xi32>) -> tensor<16x1xi32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %154 = stablehlo.compare LT, %c_55, %153, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_65 = stablehlo.constant dense<2> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %156 = stablehlo.add %c_55, %155 : tensor<1xi32>
    %157 = stablehlo.select %154, %156, %c_55 : tensor<1xi1>, tensor<1xi32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %159 = "stablehlo.gather"(%97, %158) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 12, 1>}> : (tensor<12x2xi32>, tensor<1x1xi32>) -> tensor<12x1xi32>
    %160 = stablehlo.broadcast_in_dim %138, dims = [0, 2] : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %161 = stablehlo.broadcast_in_dim %145, dims = [1, 2] : (tensor<12x1xi32>) -> tensor<1x12x1xi32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<16x1x1xi32>) -> tensor<16x12x1xi32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<1x12x1xi32>) -> tensor<16x12x1xi32>
    %164 = stablehlo.compare EQ, %162, %163, SIGNED : (tensor<16x12x1xi32>, tensor<16x12x1xi32>) -> tensor<16x12x1xi1>
    %c_66 = stablehlo.constant dense<true> : tensor<i1>
    %165 = stablehlo.reduce(%164 init: %c_66) applies stablehlo.and across dimensions = [2] : (tensor<16x12x1xi1>, tensor<i1>) -> tensor<16x12xi1>
    %166 = stablehlo.broadcast_in_dim %c_56, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %167 = stablehlo.broadcast_in_dim %c_57, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %168 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<16x1xi32>
    %169 = stablehlo.compare LT, %138, %168, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_67 = stablehlo.constant dense<true> : tensor<i1>
    %170 = stablehlo.reduce(%169 init: %c_67) applies stablehlo.and across dimensions = [1] : (tensor<16x1xi1>, tensor<i1>) -> tensor<16xi1>
    %171 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<12x1xi32>
    %172 = stablehlo.compare LT, %145, %171, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_68 = stablehlo.constant dense<true> : tensor<i1>
    %173 = stablehlo.reduce(%172 init: %c_68) applies stablehlo.and across dimensions = [1] : (tensor<12x1xi1>, tensor<i1>) -> tensor<12xi1>
    %174 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<16xi1>) -> tensor<16x1xi1>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<16x1xi1>) -> tensor<16x12xi1>
    %176 = stablehlo.and %165, %175 : tensor<16x12xi1>
    %177 = stablehlo.broadcast_in_dim %173, dims = [1] : (tensor<12xi1>) -> tensor<1x12xi1>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x12xi1>) -> tensor<16x12xi1>
    %179 = stablehlo.and %176, %178 : tensor<16x12xi1>
    %180 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %181 = stablehlo.broadcast_in_dim %131, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %182 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x12xf32>
    %183 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<16x12xf32>
    %184 = stablehlo.multiply %182, %183 : tensor<16x12xf32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %185 = call @_where_18(%179, %184, %c_69) : (tensor<16x12xi1>, tensor<16x12xf32>, tensor<i32>) -> tensor<16x12xf32>
    %186 = stablehlo.reshape %185 : (tensor<16x12xf32>) -> tensor<192xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<16x12x2xi32>
    %188 = stablehlo.broadcast_in_dim %152, dims = [0, 2] : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2] : (tensor<16x1x1xi32>) -> tensor<16x12x1xi32>
    %191 = "stablehlo.scatter"(%187, %189, %190) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<16x12x2xi32>, tensor<1xi32>, tensor<16x12x1xi32>) -> tensor<16x12x2xi32>
    %192 = stablehlo.broadcast_in_dim %159, dims = [1, 2] : (tensor<12x1xi32>) -> tensor<1x12x1xi32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %193 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %194 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<1x12x1xi32>) -> tensor<16x12x1xi32>
    %195 = "stablehlo.scatter"(%191, %193, %194) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<16x12x2xi32>, tensor<1xi32>, tensor<16x12x1xi32>) -> tensor<16x12x2xi32>
    %196 = stablehlo.reshape %195 : (tensor<16x12x2xi32>) -> tensor<192x2xi32>
    %c_73 = stablehlo.constant dense<[6, 3]> : tensor<2xi32>
    %197 = stablehlo.broadcast_in_dim %c_73, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<192x2xi32>
    %199 = stablehlo.compare GE, %196, %198, SIGNED : (tensor<192x2xi32>, tensor<192x2xi32>) -> tensor<192x2xi1>
    %c_74 = stablehlo.constant dense<false> : tensor<i1>
    %200 = stablehlo.reduce(%199 init: %c_74) applies stablehlo.or across dimensions = [1] : (tensor<192x2xi1>, tensor<i1>) -> tensor<192xi1>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<192xi1>) -> tensor<192x1xi1>
    %202 = call @_where_19(%201, %197, %196) : (tensor<192x1xi1>, tensor<1x2xi32>, tensor<192x2xi32>) -> tensor<192x2xi32>
    %203:3 = call @_unique_sorted_mask(%202) : (tensor<192x2xi32>) -> (tensor<192x2xi32>, tensor<192xi1>, tensor<192xi32>)
    %204 = call @cumsum_20(%203#1) : (tensor<192xi1>) -> tensor<192xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %206 = call @clip_22(%204, %c_76) : (tensor<192xi32>, tensor<i32>) -> tensor<192xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %208 = stablehlo.compare LT, %206, %207, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_78 = stablehlo.constant dense<192> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %210 = stablehlo.add %206, %209 : tensor<192xi32>
    %211 = stablehlo.select %208, %210, %206 : tensor<192xi1>, tensor<192xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<192xi32>) -> tensor<192x1xi32>
    %c_79 = stablehlo.constant dense<1> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %214 = "stablehlo.scatter"(%205, %212, %213) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %432 : tensor<i32>
    }) : (tensor<192xi32>, tensor<192x1xi32>, tensor<192xi32>) -> tensor<192xi32>
    %215 = call @cumsum_23(%214) : (tensor<192xi32>) -> tensor<192xi32>
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %216 = call @floor_divide_24(%215, %c_80) : (tensor<192xi32>, tensor<i32>) -> tensor<192xi32>
    %c_81 = stablehlo.constant dense<192> : tensor<i32>
    %217 = call @remainder_26(%216, %c_81) : (tensor<192xi32>, tensor<i32>) -> tensor<192xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %219 = stablehlo.compare LT, %217, %218, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_83 = stablehlo.constant dense<192> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %221 = stablehlo.add %217, %220 : tensor<192xi32>
    %222 = stablehlo.select %219, %221, %217 : tensor<192xi1>, tensor<192xi32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<192xi32>) -> tensor<192x1xi32>
    %224 = "stablehlo.gather"(%203#0, %223) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<192x2xi32>, tensor<192x1xi32>) -> tensor<192x2xi32>
    %225 = stablehlo.iota dim = 0 : tensor<192xi32>
    %226 = stablehlo.convert %203#1 : (tensor<192xi1>) -> tensor<192xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.reduce(%226 init: %c_84) applies stablehlo.add across dimensions = [0] : (tensor<192xi32>, tensor<i32>) -> tensor<i32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %229 = stablehlo.compare LT, %225, %228, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<192xi1>) -> tensor<192x1xi1>
    %231 = call @_where_27(%230, %224, %197) : (tensor<192x1xi1>, tensor<192x2xi32>, tensor<1x2xi32>) -> tensor<192x2xi32>
    %232 = call @cumsum_20(%203#1) : (tensor<192xi1>) -> tensor<192xi32>
    %c_85 = stablehlo.constant dense<1> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %234 = stablehlo.subtract %232, %233 : tensor<192xi32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %237 = stablehlo.compare LT, %203#2, %236, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_88 = stablehlo.constant dense<192> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %239 = stablehlo.add %203#2, %238 : tensor<192xi32>
    %240 = stablehlo.select %237, %239, %203#2 : tensor<192xi1>, tensor<192xi32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<192xi32>) -> tensor<192x1xi32>
    %242 = "stablehlo.scatter"(%235, %241, %234) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<192xi32>, tensor<192x1xi32>, tensor<192xi32>) -> tensor<192xi32>
    %243 = stablehlo.convert %203#1 : (tensor<192xi1>) -> tensor<192xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %244 = stablehlo.reduce(%243 init: %c_89) applies stablehlo.add across dimensions = [0] : (tensor<192xi32>, tensor<i32>) -> tensor<i32>
    %245 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<192x2xi32>
    %246 = stablehlo.compare EQ, %202, %245, SIGNED : (tensor<192x2xi32>, tensor<192x2xi32>) -> tensor<192x2xi1>
    %c_90 = stablehlo.constant dense<false> : tensor<i1>
    %247 = stablehlo.reduce(%246 init: %c_90) applies stablehlo.or across dimensions = [0, 1] : (tensor<192x2xi1>, tensor<i1>) -> tensor<i1>
    %248 = stablehlo.convert %247 : (tensor<i1>) -> tensor<i32>
    %249 = stablehlo.subtract %244, %248 : tensor<i32>
    %250 = stablehlo.slice %231 [0:18, 0:2] : (tensor<192x2xi32>) -> tensor<18x2xi32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %253 = stablehlo.compare LT, %242, %252, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_93 = stablehlo.constant dense<18> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %255 = stablehlo.add %242, %254 : tensor<192xi32>
    %256 = stablehlo.select %253, %255, %242 : tensor<192xi1>, tensor<192xi32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<192xi32>) -> tensor<192x1xi32>
    %258 = "stablehlo.scatter"(%251, %257, %186) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %432 : tensor<f32>
    }) : (tensor<18xf32>, tensor<192x1xi32>, tensor<192xf32>) -> tensor<18xf32>
    %259 = stablehlo.slice %250 [0:18, 0:1] : (tensor<18x2xi32>) -> tensor<18x1xi32>
    %260 = stablehlo.reshape %259 : (tensor<18x1xi32>) -> tensor<18xi32>
    %261 = stablehlo.slice %250 [0:18, 1:2] : (tensor<18x2xi32>) -> tensor<18x1xi32>
    %262 = stablehlo.reshape %261 : (tensor<18x1xi32>) -> tensor<18xi32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %264 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<18xi32>
    %265 = stablehlo.compare LT, %260, %264, SIGNED : (tensor<18xi32>, tensor<18xi32>) -> tensor<18xi1>
    %c_96 = stablehlo.constant dense<6> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<18xi32>
    %267 = stablehlo.add %260, %266 : tensor<18xi32>
    %268 = stablehlo.select %265, %267, %260 : tensor<18xi1>, tensor<18xi32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %269 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<18xi32>
    %270 = stablehlo.compare LT, %262, %269, SIGNED : (tensor<18xi32>, tensor<18xi32>) -> tensor<18xi1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %271 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<18xi32>
    %272 = stablehlo.add %262, %271 : tensor<18xi32>
    %273 = stablehlo.select %270, %272, %262 : tensor<18xi1>, tensor<18xi32>
    %274 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<18xi32>) -> tensor<18x1xi32>
    %275 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<18xi32>) -> tensor<18x1xi32>
    %276 = stablehlo.concatenate %274, %275, dim = 1 : (tensor<18x1xi32>, tensor<18x1xi32>) -> tensor<18x2xi32>
    %277 = "stablehlo.scatter"(%263, %276, %258) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %432 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<18x2xi32>, tensor<18xf32>) -> tensor<6x3xf32>
    %278 = stablehlo.concatenate %31, %31, dim = 0 : (tensor<16x2xi32>, tensor<16x2xi32>) -> tensor<32x2xi32>
    %279 = stablehlo.concatenate %65, %65, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %281 = stablehlo.compare EQ, %279, %280, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %c_100 = stablehlo.constant dense<true> : tensor<i1>
    %282 = stablehlo.reduce(%281 init: %c_100) applies stablehlo.and across dimensions = [] : (tensor<32xi1>, tensor<i1>) -> tensor<32xi1>
    %c_101 = stablehlo.constant dense<true> : tensor<i1>
    %283 = stablehlo.reduce(%282 init: %c_101) applies stablehlo.and across dimensions = [] : (tensor<32xi1>, tensor<i1>) -> tensor<32xi1>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<32xi1>) -> tensor<32x1xi1>
    %285 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %286 = call @_where_28(%284, %285, %278) : (tensor<32x1xi1>, tensor<1x2xi32>, tensor<32x2xi32>) -> tensor<32x2xi32>
    %c_102 = stablehlo.constant dense<[6, 5]> : tensor<2xi32>
    %287 = stablehlo.broadcast_in_dim %c_102, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<32x2xi32>
    %289 = stablehlo.compare GE, %286, %288, SIGNED : (tensor<32x2xi32>, tensor<32x2xi32>) -> tensor<32x2xi1>
    %c_103 = stablehlo.constant dense<false> : tensor<i1>
    %290 = stablehlo.reduce(%289 init: %c_103) applies stablehlo.or across dimensions = [1] : (tensor<32x2xi1>, tensor<i1>) -> tensor<32xi1>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<32xi1>) -> tensor<32x1xi1>
    %292 = call @_where_29(%291, %287, %286) : (tensor<32x1xi1>, tensor<1x2xi32>, tensor<32x2xi32>) -> tensor<32x2xi32>
    %293:3 = call @_unique_sorted_mask_30(%292) : (tensor<32x2xi32>) -> (tensor<32x2xi32>, tensor<32xi1>, tensor<32xi32>)
    %294 = call @cumsum_32(%293#1) : (tensor<32xi1>) -> tensor<32xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %295 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %296 = call @clip_34(%294, %c_105) : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %298 = stablehlo.compare LT, %296, %297, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_107 = stablehlo.constant dense<32> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %300 = stablehlo.add %296, %299 : tensor<32xi32>
    %301 = stablehlo.select %298, %300, %296 : tensor<32xi1>, tensor<32xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %c_108 = stablehlo.constant dense<1> : tensor<i32>
    %303 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %304 = "stablehlo.scatter"(%295, %302, %303) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %432 : tensor<i32>
    }) : (tensor<32xi32>, tensor<32x1xi32>, tensor<32xi32>) -> tensor<32xi32>
    %305 = call @cumsum_35(%304) : (tensor<32xi32>) -> tensor<32xi32>
    %c_109 = stablehlo.constant dense<1> : tensor<i32>
    %306 = call @floor_divide_36(%305, %c_109) : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %c_110 = stablehlo.constant dense<32> : tensor<i32>
    %307 = call @remainder_38(%306, %c_110) : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %308 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %309 = stablehlo.compare LT, %307, %308, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_112 = stablehlo.constant dense<32> : tensor<i32>
    %310 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %311 = stablehlo.add %307, %310 : tensor<32xi32>
    %312 = stablehlo.select %309, %311, %307 : tensor<32xi1>, tensor<32xi32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %314 = "stablehlo.gather"(%293#0, %313) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<32x2xi32>, tensor<32x1xi32>) -> tensor<32x2xi32>
    %315 = stablehlo.iota dim = 0 : tensor<32xi32>
    %316 = stablehlo.convert %293#1 : (tensor<32xi1>) -> tensor<32xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %317 = stablehlo.reduce(%316 init: %c_113) applies stablehlo.add across dimensions = [0] : (tensor<32xi32>, tensor<i32>) -> tensor<i32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %319 = stablehlo.compare LT, %315, %318, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<32xi1>) -> tensor<32x1xi1>
    %321 = call @_where_39(%320, %314, %287) : (tensor<32x1xi1>, tensor<32x2xi32>, tensor<1x2xi32>) -> tensor<32x2xi32>
    %322 = call @cumsum_32(%293#1) : (tensor<32xi1>) -> tensor<32xi32>
    %c_114 = stablehlo.constant dense<1> : tensor<i32>
    %323 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %324 = stablehlo.subtract %322, %323 : tensor<32xi32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %325 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %326 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %327 = stablehlo.compare LT, %293#2, %326, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_117 = stablehlo.constant dense<32> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %329 = stablehlo.add %293#2, %328 : tensor<32xi32>
    %330 = stablehlo.select %327, %329, %293#2 : tensor<32xi1>, tensor<32xi32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %332 = "stablehlo.scatter"(%325, %331, %324) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<32xi32>, tensor<32x1xi32>, tensor<32xi32>) -> tensor<32xi32>
    %333 = stablehlo.convert %293#1 : (tensor<32xi1>) -> tensor<32xi32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.reduce(%333 init: %c_118) applies stablehlo.add across dimensions = [0] : (tensor<32xi32>, tensor<i32>) -> tensor<i32>
    %335 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<32x2xi32>
    %336 = stablehlo.compare EQ, %292, %335, SIGNED : (tensor<32x2xi32>, tensor<32x2xi32>) -> tensor<32x2xi1>
    %c_119 = stablehlo.constant dense<false> : tensor<i1>
    %337 = stablehlo.reduce(%336 init: %c_119) applies stablehlo.or across dimensions = [0, 1] : (tensor<32x2xi1>, tensor<i1>) -> tensor<i1>
    %338 = stablehlo.convert %337 : (tensor<i1>) -> tensor<i32>
    %339 = stablehlo.subtract %334, %338 : tensor<i32>
    %340 = stablehlo.slice %321 [0:16, 0:2] : (tensor<32x2xi32>) -> tensor<16x2xi32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %342 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %343 = stablehlo.compare LT, %332, %342, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_122 = stablehlo.constant dense<16> : tensor<i32>
    %344 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %345 = stablehlo.add %332, %344 : tensor<32xi32>
    %346 = stablehlo.select %343, %345, %332 : tensor<32xi1>, tensor<32xi32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %348 = "stablehlo.scatter"(%341, %347, %279) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %432 : tensor<f32>
    }) : (tensor<16xf32>, tensor<32x1xi32>, tensor<32xf32>) -> tensor<16xf32>
    %349 = stablehlo.slice %340 [0:16, 0:1] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %350 = stablehlo.reshape %349 : (tensor<16x1xi32>) -> tensor<16xi32>
    %351 = stablehlo.slice %340 [0:16, 1:2] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %352 = stablehlo.reshape %351 : (tensor<16x1xi32>) -> tensor<16xi32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %355 = stablehlo.compare LT, %350, %354, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_125 = stablehlo.constant dense<6> : tensor<i32>
    %356 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %357 = stablehlo.add %350, %356 : tensor<16xi32>
    %358 = stablehlo.select %355, %357, %350 : tensor<16xi1>, tensor<16xi32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %359 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %360 = stablehlo.compare LT, %352, %359, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_127 = stablehlo.constant dense<5> : tensor<i32>
    %361 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %362 = stablehlo.add %352, %361 : tensor<16xi32>
    %363 = stablehlo.select %360, %362, %352 : tensor<16xi1>, tensor<16xi32>
    %364 = stablehlo.broadcast_in_dim %358, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %365 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %366 = stablehlo.concatenate %364, %365, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x2xi32>
    %367 = "stablehlo.scatter"(%353, %366, %348) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %432 : tensor<f32>
    }) : (tensor<6x5xf32>, tensor<16x2xi32>, tensor<16xf32>) -> tensor<6x5xf32>
    %c_128 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %368 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %369 = stablehlo.compare LT, %c_128, %368, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_130 = stablehlo.constant dense<2> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %371 = stablehlo.add %c_128, %370 : tensor<2xi32>
    %372 = stablehlo.select %369, %371, %c_128 : tensor<2xi1>, tensor<2xi32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %374 = "stablehlo.gather"(%31, %373) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1>}> : (tensor<16x2xi32>, tensor<2x1xi32>) -> tensor<16x2xi32>
    %c_131 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %375 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %376 = stablehlo.compare LT, %c_131, %375, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_133 = stablehlo.constant dense<2> : tensor<i32>
    %377 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %378 = stablehlo.add %c_131, %377 : tensor<2xi32>
    %379 = stablehlo.select %376, %378, %c_131 : tensor<2xi1>, tensor<2xi32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %381 = "stablehlo.gather"(%374, %380) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1>}> : (tensor<16x2xi32>, tensor<2x1xi32>) -> tensor<16x2xi32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %383 = stablehlo.slice %381 [0:16, 0:1] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %384 = stablehlo.reshape %383 : (tensor<16x1xi32>) -> tensor<16xi32>
    %385 = stablehlo.slice %381 [0:16, 1:2] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %386 = stablehlo.reshape %385 : (tensor<16x1xi32>) -> tensor<16xi32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %387 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %388 = stablehlo.compare LT, %384, %387, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_136 = stablehlo.constant dense<6> : tensor<i32>
    %389 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %390 = stablehlo.add %384, %389 : tensor<16xi32>
    %391 = stablehlo.select %388, %390, %384 : tensor<16xi1>, tensor<16xi32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_137 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %393 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %394 = stablehlo.compare GE, %392, %393, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %395 = stablehlo.broadcast_in_dim %c_137, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<16x1xi32>
    %397 = stablehlo.compare LE, %392, %396, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %398 = stablehlo.and %394, %397 : tensor<16x1xi1>
    %c_139 = stablehlo.constant dense<true> : tensor<i1>
    %399 = stablehlo.reduce(%398 init: %c_139) applies stablehlo.and across dimensions = [1] : (tensor<16x1xi1>, tensor<i1>) -> tensor<16xi1>
    %400 = "stablehlo.gather"(%arg0, %392) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<16x1xi32>) -> tensor<16x5xf32>
    %401 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<16xi1>) -> tensor<16x5xi1>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %403 = stablehlo.select %401, %400, %402 : tensor<16x5xi1>, tensor<16x5xf32>
    %404 = stablehlo.dot_general %65, %403, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x5xf32>) -> tensor<16x5xf32>
    %c_141 = stablehlo.constant dense<0> : tensor<i32>
    %405 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %406 = stablehlo.compare LT, %386, %405, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_142 = stablehlo.constant dense<5> : tensor<i32>
    %407 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %408 = stablehlo.add %386, %407 : tensor<16xi32>
    %409 = stablehlo.select %406, %408, %386 : tensor<16xi1>, tensor<16xi32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %411 = "stablehlo.scatter"(%382, %410, %404) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %432 : tensor<f32>
    }) : (tensor<5x5xf32>, tensor<16x1xi32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%65 init: %cst_143) applies stablehlo.add across dimensions = [] : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %413 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<16x2xi32>
    %415 = stablehlo.compare LT, %31, %414, SIGNED : (tensor<16x2xi32>, tensor<16x2xi32>) -> tensor<16x2xi1>
    %c_144 = stablehlo.constant dense<true> : tensor<i1>
    %416 = stablehlo.reduce(%415 init: %c_144) applies stablehlo.and across dimensions = [1] : (tensor<16x2xi1>, tensor<i1>) -> tensor<16xi1>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %417 = call @_where_40(%416, %412, %c_145) : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %c_146 = stablehlo.constant dense<2> : tensor<i32>
    %418 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %419 = stablehlo.add %c_1, %418 : tensor<1xi32>
    %420 = stablehlo.select %c_2, %419, %c_1 : tensor<1xi1>, tensor<1xi32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %422 = "stablehlo.gather"(%31, %421) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1>}> : (tensor<16x2xi32>, tensor<1x1xi32>) -> tensor<16x1xi32>
    %423 = stablehlo.reshape %422 : (tensor<16x1xi32>) -> tensor<16xi32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %425 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %426 = stablehlo.compare LT, %423, %425, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_149 = stablehlo.constant dense<5> : tensor<i32>
    %427 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %428 = stablehlo.add %423, %427 : tensor<16xi32>
    %429 = stablehlo.select %426, %428, %423 : tensor<16xi1>, tensor<16xi32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %431 = "stablehlo.scatter"(%424, %430, %417) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %432 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %432 : tensor<f32>
    }) : (tensor<5xf32>, tensor<16x1xi32>, tensor<16xf32>) -> tensor<5xf32>
    return %277, %367, %411, %431 : tensor<6x3xf32>, tensor<6x5xf32>, tensor<5x5xf32>, tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<6x5xi1>, %arg1: tensor<6x5xf32>, %arg2: tensor<i32>) -> tensor<6x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x5xi1>, tensor<6x5xf32>
    return %2 : tensor<6x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<6x5xi1>) -> tensor<30xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<6x5xi1>) -> tensor<30xi1>
    %1 = stablehlo.convert %0 : (tensor<30xi1>) -> tensor<30xi32>
    %2 = call @cumsum_0(%1) : (tensor<30xi32>) -> tensor<30xi32>
    return %2 : tensor<30xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<30xi32>) -> tensor<30xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 30>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    return %1 : tensor<30xi32>
  }
  func.func private @clip(%arg0: tensor<30xi32>, %arg1: tensor<i32>) -> tensor<30xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<30xi32>
    return %2 : tensor<30xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<16xi32>) -> tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 16>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @floor_divide(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<16xi32>
    %2 = stablehlo.sign %arg0 : tensor<16xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %10 = stablehlo.and %5, %9 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<16xi32>
    %13 = call @_where_3(%10, %12, %1) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    return %13 : tensor<16xi32>
  }
  func.func private @_where_3(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @remainder(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %14 = stablehlo.add %4, %13 : tensor<16xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
    return %15 : tensor<16xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<16xi1>, %arg1: tensor<i32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %2 : tensor<16xi32>
  }
  func.func private @_where_6(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16xi1>, tensor<16xf32>
    return %2 : tensor<16xf32>
  }
  func.func private @_where_7(%arg0: tensor<5x3xi1>, %arg1: tensor<5x3xf32>, %arg2: tensor<i32>) -> tensor<5x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x3xi1>, tensor<5x3xf32>
    return %2 : tensor<5x3xf32>
  }
  func.func private @cumsum_8(%arg0: tensor<5x3xi1>) -> tensor<15xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<5x3xi1>) -> tensor<15xi1>
    %1 = stablehlo.convert %0 : (tensor<15xi1>) -> tensor<15xi32>
    %2 = call @cumsum_9(%1) : (tensor<15xi32>) -> tensor<15xi32>
    return %2 : tensor<15xi32>
  }
  func.func private @cumsum_9(%arg0: tensor<15xi32>) -> tensor<15xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[14, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 15>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    return %1 : tensor<15xi32>
  }
  func.func private @clip_10(%arg0: tensor<15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<15xi32>
    return %2 : tensor<15xi32>
  }
  func.func private @cumsum_11(%arg0: tensor<12xi32>) -> tensor<12xi32> {
    %0 = call @cumsum_12(%arg0) : (tensor<12xi32>) -> tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func private @cumsum_12(%arg0: tensor<12xi32>) -> tensor<12xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    return %1 : tensor<12xi32>
  }
  func.func private @floor_divide_13(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<12xi32>
    %2 = stablehlo.sign %arg0 : tensor<12xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %10 = stablehlo.and %5, %9 : tensor<12xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<12xi32>
    %13 = call @_where_14(%10, %12, %1) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    return %13 : tensor<12xi32>
  }
  func.func private @_where_14(%arg0: tensor<12xi1>, %arg1: tensor<12xi32>, %arg2: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func private @remainder_15(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<12xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %12 = stablehlo.and %11, %6 : tensor<12xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %14 = stablehlo.add %4, %13 : tensor<12xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<12xi1>, tensor<12xi32>
    return %15 : tensor<12xi32>
  }
  func.func private @_where_16(%arg0: tensor<12xi1>, %arg1: tensor<i32>, %arg2: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xi32>
    return %2 : tensor<12xi32>
  }
  func.func private @_where_17(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<i32>) -> tensor<12xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<12xi1>, tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @_where_18(%arg0: tensor<16x12xi1>, %arg1: tensor<16x12xf32>, %arg2: tensor<i32>) -> tensor<16x12xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16x12xi1>, tensor<16x12xf32>
    return %2 : tensor<16x12xf32>
  }
  func.func private @_where_19(%arg0: tensor<192x1xi1>, %arg1: tensor<1x2xi32>, %arg2: tensor<192x2xi32>) -> tensor<192x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<192x1xi1>) -> tensor<192x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<192x2xi32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<192x2xi1>, tensor<192x2xi32>
    return %2 : tensor<192x2xi32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<192x2xi32>) -> (tensor<192x2xi32>, tensor<192xi1>, tensor<192xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<192x2xi32>) -> tensor<2x192xi32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<2x192xi32>
    %2 = call @lexsort(%1) : (tensor<2x192xi32>) -> tensor<192xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_0 = stablehlo.constant dense<192> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %6 = stablehlo.add %2, %5 : tensor<192xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<192xi1>, tensor<192xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<192xi32>) -> tensor<192x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<192x2xi32>, tensor<192x1xi32>) -> tensor<192x2xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<192xi1>
    %11 = stablehlo.slice %9 [1:192, 0:2] : (tensor<192x2xi32>) -> tensor<191x2xi32>
    %12 = stablehlo.slice %9 [0:191, 0:2] : (tensor<192x2xi32>) -> tensor<191x2xi32>
    %13 = stablehlo.compare NE, %11, %12, SIGNED : (tensor<191x2xi32>, tensor<191x2xi32>) -> tensor<191x2xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<191x2xi1>, tensor<i1>) -> tensor<191xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.scatter"(%10, %15, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<192xi1>, tensor<1xi32>, tensor<191xi1>) -> tensor<192xi1>
    return %9, %16, %2 : tensor<192x2xi32>, tensor<192xi1>, tensor<192xi32>
  }
  func.func private @lexsort(%arg0: tensor<2x192xi32>) -> tensor<192xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:192] : (tensor<2x192xi32>) -> tensor<1x192xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x192xi32>) -> tensor<192xi32>
    %2 = stablehlo.slice %arg0 [1:2, 0:192] : (tensor<2x192xi32>) -> tensor<1x192xi32>
    %3 = stablehlo.reshape %2 : (tensor<1x192xi32>) -> tensor<192xi32>
    %4 = stablehlo.iota dim = 0 : tensor<192xi32>
    %5:3 = "stablehlo.sort"(%3, %1, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %6 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %8 = stablehlo.compare EQ, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.and %8, %6 : tensor<i1>
      %10 = stablehlo.or %7, %9 : tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<192xi32>, tensor<192xi32>, tensor<192xi32>) -> (tensor<192xi32>, tensor<192xi32>, tensor<192xi32>)
    return %5#2 : tensor<192xi32>
  }
  func.func private @cumsum_20(%arg0: tensor<192xi1>) -> tensor<192xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<192xi1>) -> tensor<192xi32>
    %1 = call @cumsum_21(%0) : (tensor<192xi32>) -> tensor<192xi32>
    return %1 : tensor<192xi32>
  }
  func.func private @cumsum_21(%arg0: tensor<192xi32>) -> tensor<192xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[191, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 192>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<192xi32>, tensor<i32>) -> tensor<192xi32>
    return %1 : tensor<192xi32>
  }
  func.func private @clip_22(%arg0: tensor<192xi32>, %arg1: tensor<i32>) -> tensor<192xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<192xi32>
    return %2 : tensor<192xi32>
  }
  func.func private @cumsum_23(%arg0: tensor<192xi32>) -> tensor<192xi32> {
    %0 = call @cumsum_21(%arg0) : (tensor<192xi32>) -> tensor<192xi32>
    return %0 : tensor<192xi32>
  }
  func.func private @floor_divide_24(%arg0: tensor<192xi32>, %arg1: tensor<i32>) -> tensor<192xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<192xi32>
    %2 = stablehlo.sign %arg0 : tensor<192xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<192xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %10 = stablehlo.and %5, %9 : tensor<192xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<192xi32>
    %13 = call @_where_25(%10, %12, %1) : (tensor<192xi1>, tensor<192xi32>, tensor<192xi32>) -> tensor<192xi32>
    return %13 : tensor<192xi32>
  }
  func.func private @_where_25(%arg0: tensor<192xi1>, %arg1: tensor<192xi32>, %arg2: tensor<192xi32>) -> tensor<192xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<192xi1>, tensor<192xi32>
    return %0 : tensor<192xi32>
  }
  func.func private @remainder_26(%arg0: tensor<192xi32>, %arg1: tensor<i32>) -> tensor<192xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<192xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<192xi32>, tensor<192xi32>) -> tensor<192xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<192xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<192xi1>, tensor<192xi1>) -> tensor<192xi1>
    %12 = stablehlo.and %11, %6 : tensor<192xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<192xi32>
    %14 = stablehlo.add %4, %13 : tensor<192xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<192xi1>, tensor<192xi32>
    return %15 : tensor<192xi32>
  }
  func.func private @_where_27(%arg0: tensor<192x1xi1>, %arg1: tensor<192x2xi32>, %arg2: tensor<1x2xi32>) -> tensor<192x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<192x1xi1>) -> tensor<192x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<192x2xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<192x2xi1>, tensor<192x2xi32>
    return %2 : tensor<192x2xi32>
  }
  func.func private @_where_28(%arg0: tensor<32x1xi1>, %arg1: tensor<1x2xi32>, %arg2: tensor<32x2xi32>) -> tensor<32x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x1xi1>) -> tensor<32x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<32x2xi32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<32x2xi1>, tensor<32x2xi32>
    return %2 : tensor<32x2xi32>
  }
  func.func private @_where_29(%arg0: tensor<32x1xi1>, %arg1: tensor<1x2xi32>, %arg2: tensor<32x2xi32>) -> tensor<32x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x1xi1>) -> tensor<32x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<32x2xi32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<32x2xi1>, tensor<32x2xi32>
    return %2 : tensor<32x2xi32>
  }
  func.func private @_unique_sorted_mask_30(%arg0: tensor<32x2xi32>) -> (tensor<32x2xi32>, tensor<32xi1>, tensor<32xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<32x2xi32>) -> tensor<2x32xi32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<2x32xi32>
    %2 = call @lexsort_31(%1) : (tensor<2x32xi32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %6 = stablehlo.add %2, %5 : tensor<32xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<32xi1>, tensor<32xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<32x2xi32>, tensor<32x1xi32>) -> tensor<32x2xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<32xi1>
    %11 = stablehlo.slice %9 [1:32, 0:2] : (tensor<32x2xi32>) -> tensor<31x2xi32>
    %12 = stablehlo.slice %9 [0:31, 0:2] : (tensor<32x2xi32>) -> tensor<31x2xi32>
    %13 = stablehlo.compare NE, %11, %12, SIGNED : (tensor<31x2xi32>, tensor<31x2xi32>) -> tensor<31x2xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<31x2xi1>, tensor<i1>) -> tensor<31xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.scatter"(%10, %15, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<32xi1>, tensor<1xi32>, tensor<31xi1>) -> tensor<32xi1>
    return %9, %16, %2 : tensor<32x2xi32>, tensor<32xi1>, tensor<32xi32>
  }
  func.func private @lexsort_31(%arg0: tensor<2x32xi32>) -> tensor<32xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:32] : (tensor<2x32xi32>) -> tensor<1x32xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xi32>) -> tensor<32xi32>
    %2 = stablehlo.slice %arg0 [1:2, 0:32] : (tensor<2x32xi32>) -> tensor<1x32xi32>
    %3 = stablehlo.reshape %2 : (tensor<1x32xi32>) -> tensor<32xi32>
    %4 = stablehlo.iota dim = 0 : tensor<32xi32>
    %5:3 = "stablehlo.sort"(%3, %1, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %6 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %8 = stablehlo.compare EQ, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.and %8, %6 : tensor<i1>
      %10 = stablehlo.or %7, %9 : tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<32xi32>, tensor<32xi32>, tensor<32xi32>) -> (tensor<32xi32>, tensor<32xi32>, tensor<32xi32>)
    return %5#2 : tensor<32xi32>
  }
  func.func private @cumsum_32(%arg0: tensor<32xi1>) -> tensor<32xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<32xi1>) -> tensor<32xi32>
    %1 = call @cumsum_33(%0) : (tensor<32xi32>) -> tensor<32xi32>
    return %1 : tensor<32xi32>
  }
  func.func private @cumsum_33(%arg0: tensor<32xi32>) -> tensor<32xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[31, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 32>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    return %1 : tensor<32xi32>
  }
  func.func private @clip_34(%arg0: tensor<32xi32>, %arg1: tensor<i32>) -> tensor<32xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<32xi32>
    return %2 : tensor<32xi32>
  }
  func.func private @cumsum_35(%arg0: tensor<32xi32>) -> tensor<32xi32> {
    %0 = call @cumsum_33(%arg0) : (tensor<32xi32>) -> tensor<32xi32>
    return %0 : tensor<32xi32>
  }
  func.func private @floor_divide_36(%arg0: tensor<32xi32>, %arg1: tensor<i32>) -> tensor<32xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<32xi32>
    %2 = stablehlo.sign %arg0 : tensor<32xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %10 = stablehlo.and %5, %9 : tensor<32xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<32xi32>
    %13 = call @_where_37(%10, %12, %1) : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    return %13 : tensor<32xi32>
  }
  func.func private @_where_37(%arg0: tensor<32xi1>, %arg1: tensor<32xi32>, %arg2: tensor<32xi32>) -> tensor<32xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<32xi1>, tensor<32xi32>
    return %0 : tensor<32xi32>
  }
  func.func private @remainder_38(%arg0: tensor<32xi32>, %arg1: tensor<i32>) -> tensor<32xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<32xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<32xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %12 = stablehlo.and %11, %6 : tensor<32xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %14 = stablehlo.add %4, %13 : tensor<32xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<32xi1>, tensor<32xi32>
    return %15 : tensor<32xi32>
  }
  func.func private @_where_39(%arg0: tensor<32x1xi1>, %arg1: tensor<32x2xi32>, %arg2: tensor<1x2xi32>) -> tensor<32x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x1xi1>) -> tensor<32x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<32x2xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<32x2xi1>, tensor<32x2xi32>
    return %2 : tensor<32x2xi32>
  }
  func.func private @_where_40(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16xi1>, tensor<16xf32>
    return %2 : tensor<16xf32>
  }
}
