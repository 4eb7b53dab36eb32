// experts
module @IrToHlo.123 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE5FE8B3C5BE69B3DE2BB9E3E5706D73D"> : tensor<4xf32>
    %in1 = stablehlo.constant dense<"0x7A96E93C12D47BBE9F1D053EBF2C033EA26F5FBE569F7ABD37E774BE76F1D83D6137E1BDAFD8923EF661943EA0582A3DE93832BE4E8B75BE87A337BDC84CEBBD2842383EEA7BB2BEB972C43EA0F6A3BE800FA03EF83091BDD209573E1AE9223E"> : tensor<4x6xf32>
    %in2 = stablehlo.constant dense<"0xC0E6393FD4ADBA3D8E33C7BE8925073FCFFA833F7B6B34BFD8AE813FF560A9BE47298C3F3006AE3ECA4F383F05A4D23E09C512BFD6C1013FF641CF3F95ADB93F7CF9893ECD6C57BEF6983BBF1A9AD53DA14C853F7EA9CCBEB76EEEBEFF69CD3F4ABA1EC04BC8D5BEA10499BF50F54F3F85D09CBE850AA9BE"> : tensor<5x6xf32>
    %in3 = stablehlo.constant dense<"0xBBABBD3E2F43013ECDC0393E54AF97BE0FD7203E94255D3ED742E33E5372C9BD45325D3E7F4DC93E37B30C3ED7F186BEA5B0DBBE35D081BD98FFDEBCE06991BE7F16E2BE6C8B913E38588BBB67968C3E57AA74BE3D20933EEACF14BEF72225BEE37AA83E0F3A48BE08BA3C3F4E7EA73DA0A2553E84BEB2BD45CC0CBEA5EC043D57139FBD39F5483FD94579BD63A7133FD1B30A3B108D00BFC92755BE219E1A3E6C679B3E4A5296BDA71DD63CE79EAD3D908DF2BEF80FB2BE8775C3BD59B9853E2FBF1B3C9919333CA006713D4C00F03D140D4BBDC4F9FA3E36CD883DF5BE6CBE44F0AB3D040C533F838424BEE73AA3BE6301ADBEDE69A3BE14B7EF3DBF073D3B2B5BF33DC8E2BEBE831CEDBD7B81543DC59E11BE6873883EBFC12FBD059E073EE7EFB83DB976F73D915E6DBDBB631BBDEA75183F7C1C23BDAF3ABC3EB0FC8FBE24B43EBFB024B43E30650E3E642C2B3F249E5C3E9F8B63BE11AFDC3D0DBB143E67A7773EAF0A6F3EA29386BE54629F3D2BA7663E1F6923BE921C8DBE10DAA3BCFDB20C3D3249993EE91108BF1D5750BE73AC05BF2F2DB53D193616BC3D8B3C3B5734143EA8362B3FB948BF3EBD51BF3C1DCF103D398E9A3ED137F5BECC92EABD692CEE3D9447713D9C377B3EEF390BBE4DC9D63D34F2ADBE739DDC3D5DBCB9BB34D8C0BCF1EB8DBD9B5266BEF97FE93EC54B063E1D470DBEC8D7C9BE5DE92ABE19FE44BE6510C93EEFEC41BE7636093E5F939B3E2BB40ABF04C8383D1F1358BE636D9D3D739615BF1B00373E3B21A2BE699AA8BDC69D83BDDB56983DEFB771BB35F0AC3EB17789BEA4FA983CA809E0BE8D0ACE3DCC273D3E9FE60E3FA726933EA4EFC5BE29544A3ED12344BD0707CF3EB40C813E28523ABD145DE7BC1F75BABEEC6FCFBC6700713DE023DDBE17F7F13ECB0A2B3E9C23C3BA70B5AB3EBF6E13BFE0D7A0BE7A9187BE35FDD33D3A5E963ED486CA3EA85D063F67DB34BE5C69BC3D4E5225BE0E92913E31B9033C08D20DBFB479C8BE7FB0463D0DF9D9BED9F51C3D5AE1A1BE753741BAFCD8C23ED2D39EBEB300E3BC7DF309BF67E4CDBEB3B11B3D"> : tensor<4x8x6xf32>
    %in4 = stablehlo.constant dense<"0x686ADEBED1DFEE3CE35DECBE15E22B3E7716E4BC873800BC9B146E3D1020443FA4FABA3EC0A4243EADBFEE3EA7EEEF3E9525EFBE7869DD3EBC060C3F3C57B4BECD52563F6726D6BE87578B3EFDD3B5BED54A73BDB726B1BD383F9EBBE80803BE328909BD4DCDA13D9BF4573EFC56FABCBC9B0A3F41F3083AE45815BE9DED33BFC39D35BED436CC3D2B6CF2BE9F2B5FBDB0EA353D3F3C793D43A92FBE339F883E823AA0BEFC1BD3BEC8D9AABCBB6E193E122D97BE884ACC3E758F1F3EA98644BDF8FDFABD138F96BE435F3A3EC0C44A3D01AA40BF23000A3E834F433E4522D23D57C5DB3EA336943E2CE5EBBE1964A4BEDD0108BE786E6CBDA22C813EE250A83EF1C5BE3E089CC03E4454413DBD4E3ABE433C37BE6F768D3E1568B43ECF88BCBE437EC53E94DFF23CCD80B53DFD2B82BDC1F2023EB534233F7946CFBE1923173F9984CE3C284150BDD7AF853DF5DD05BFE7F2BFBE55A8D6BD64A9553E41F6F73CF773693EA2A9093F98429F3EC7C4A6BE52428BBE305EC53E159FCEBE181B2D3E5881E23EBB0C173DA055E63D288DDABDED2E423EA001363D54263F3EABED7ABE0816BC3D75579FBE3D8A50BDE4E434BEED11F83EDF8803BFBF46E2BD38E43B3E21A3973ED8B9FDBE68DD97BEBCB0993E8B81B23D9D024CBDC5AAC43EA400C1BEABD838BE39165BBDD72D9F3E0843B13C9DB2B83C655C3BBE32A10CBEEA4E933CF834AFBCC40AD93E6A2A03BF9D83A13CA5D6683E2B3FAFBE18D9D7BCA75D443DFB36DDBD772F893EA9FF033FF3C24E3E91DF65BE143073BE20DF6BBED3CB9D3DA9252A3F8DCB75BED4944EBEECF254BE998520BE29C390BEDDB08B3E2BAF8C3D9CCDB3BE1F3FAFBE3B29FD3DFB379FBEFBC4D13D5497813E0BD8023F155884BE41EB93BEAFBFD0BEC38AC2BE4DA1A13F6916F4BD7B787E3DA3E4C6BE5B05973EBE1606BF7BAC913E69D3E9BE61CAA53EC3CB60BFA56AFCBB4F297C3EBD25623E2549623CB76BAD3E97FA0DBE9819C5BECC4E503E51989ABEB54F96BE74E392BED49B0E3E39978FBC88A5B9BE1C83373EDB3CC1BE2D851CBFD9B333BEC8E5C33E"> : tensor<4x6x8xf32>
    %expected0 = stablehlo.constant dense<"0xDDDADEBC4E70B3BB45FC653DD64F6E3DBC7882BCD4F225BC9B77AFBD89EB653E89393A3E7FD79DBE13A8133ECCC0ABBE2E06A93EBC9844BE80FC27BCB4D0573EB09B6EBC25FE4A3F6C03C2BEACFD8D3ED81C4D3ED44266BE929AB13D00C099BEBBB2BF3CCA2E353EBA18ABBC0035E9395F06313FE0DB683C"> : tensor<5x6xf32>
    %expected1 = stablehlo.constant dense<"0x0200000000000000010000000000000003000000000000000000000000000000010000000000000000000000000000000300000000000000000000000000000001000000000000000200000000000000"> : tensor<5x2xi64>
    %got:2 = call @model(%in0, %in1, %in2, %in3, %in4) : (tensor<4xf32>, tensor<4x6xf32>, tensor<5x6xf32>, tensor<4x8x6xf32>, tensor<4x6x8xf32>) -> (tensor<5x6xf32>, tensor<5x2xi64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5x2xi64>, tensor<5x2xi64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<5x6xf32>, %arg3: tensor<4x8x6xf32>, %arg4: tensor<4x6x8xf32>) -> (tensor<5x6xf32>, tensor<5x2xi64>) {
    %c = stablehlo.constant dense<4> : tensor<5x2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<5x2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reshape %arg2 : (tensor<5x6xf32>) -> tensor<5x1x6xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,4]{0,1}"} : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %2 = stablehlo.dot_general %arg2, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<5x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<5x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<5x4xf32>
    %8 = stablehlo.exponential %7 : tensor<5x4xf32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %11 = stablehlo.divide %8, %10 : tensor<5x4xf32>
    %12 = stablehlo.iota dim = 0 : tensor<4xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi32>) -> tensor<5x4xi32>
    %14:2 = "stablehlo.sort"(%11, %13) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
      %40 = stablehlo.compare  GT, %arg5, %arg6,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    }) : (tensor<5x4xf32>, tensor<5x4xi32>) -> (tensor<5x4xf32>, tensor<5x4xi32>)
    %15 = stablehlo.slice %14#1 [0:5, 0:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
    %16 = stablehlo.convert %15 : (tensor<5x2xi32>) -> tensor<5x2xi64>
    %17 = stablehlo.compare  LT, %16, %c_0 : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi1>
    %18 = stablehlo.add %16, %c : tensor<5x2xi64>
    %19 = stablehlo.select %17, %18, %16 : tensor<5x2xi1>, tensor<5x2xi64>
    %20 = stablehlo.reshape %19 : (tensor<5x2xi64>) -> tensor<5x2x1xi64>
    %21 = "stablehlo.gather"(%arg4, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 8>}> : (tensor<4x6x8xf32>, tensor<5x2x1xi64>) -> tensor<5x2x6x8xf32>
    %22 = stablehlo.transpose %21, dims = [0, 2, 1, 3] : (tensor<5x2x6x8xf32>) -> tensor<5x6x2x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<5x6x2x8xf32>) -> tensor<5x6x16xf32>
    %24 = stablehlo.dot_general %0, %23, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x1x6xf32>, tensor<5x6x16xf32>) -> tensor<5x1x16xf32>
    %25 = stablehlo.reshape %24 : (tensor<5x1x16xf32>) -> tensor<5x2x8xf32>
    %26 = stablehlo.logistic %25 : tensor<5x2x8xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<5x2x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<5x2x8xf32>) -> tensor<10x1x8xf32>
    %29 = "stablehlo.gather"(%arg3, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8, 6>}> : (tensor<4x8x6xf32>, tensor<5x2x1xi64>) -> tensor<5x2x8x6xf32>
    %30 = stablehlo.reshape %29 : (tensor<5x2x8x6xf32>) -> tensor<10x8x6xf32>
    %31 = stablehlo.dot_general %28, %30, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x1x8xf32>, tensor<10x8x6xf32>) -> tensor<10x1x6xf32>
    %32 = stablehlo.reshape %31 : (tensor<10x1x6xf32>) -> tensor<5x2x6xf32>
    %33 = stablehlo.slice %14#0 [0:5, 0:2] : (tensor<5x4xf32>) -> tensor<5x2xf32>
    %34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<5xf32>) -> tensor<5x2xf32>
    %36 = stablehlo.divide %33, %35 : tensor<5x2xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<5x2xf32>) -> tensor<5x2x6xf32>
    %38 = stablehlo.multiply %32, %37 : tensor<5x2x6xf32>
    %39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %39, %16 : tensor<5x6xf32>, tensor<5x2xi64>
  }
}
// -----
// shifted_windows
module @IrToHlo.128 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1C73AA3EC3B0AEBECD1AA53DD7FCF7BC74DDF53D386D8CBDC518CA3D1E8EA6BE1979253E45E9AD3EB53782BDD0FC8FBEEF7996BEEFE78ABDBE3EAFBB4683213D62B3353D6B59883EC35C83BD5FA2CE3D286940BE490AB23EFBED0A3E9ED648BD"> : tensor<24xf32>
    %in1 = stablehlo.constant dense<"0xFF4ACA3CFC165ABE2B90E63D8E33E33D558041BE9C0B59BDA51754BEDAE0BB3D050BC3BD6F587E3ECE80803E2D86133D55581ABEC1A554BE2D091FBD95C6CBBD8D921F3E5C929ABE0B21AA3E17FF8DBED29D8A3E897A7BBD8B3A3A3EAD150D3EC87A723C6103873DB477893E8637BA3D2314403E74078CBE77DD803E8034F93DDD68B73D490E483D3A7B303E1141A63E6C1EA1BDBEB149BEC32CB6BD1CA85CBE71282E3E1EEF32BE3D3841BE3F309C3E81A5A53EF08E263D31C47ABD4FEF3ABDB8812B3E3508A9BEE2EF93BE8599903EA6B5B23EF91CACBC6B088FBEC0451E3C6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD61E09A3E71A493BE672DC7BDB9567ABD17F814BEC635B3BDE85F603E01A6463E820BA13CA9B39D3E209E7FBE1BE257BE3293233E28AD9BBCFBF5A4BEBF967ABEDA655CBE00C98B3E6FF4233EC7098C3E6FC486BED67CB0BE1A6A6DBE00ED1A3DB2028FBDB42564BE05C7833E2681E9BD206551BE973B273E0318C3BDF9CD663E6E90AC3DD2E80E3CFE00983D6C0588BEF9B541BEDD272ABE7BDB4CBE7665803D82A8903DD06C16BE9E026C3EED6F49BE402F923DE1C1CEBD6A059DBE9EBD6BBE8AE2133EB0440F3E35DE5FBE93CAE1BDA339A9BE839C423E90869C3E79CAEC3DD00260BEF8F53E3EB139963EB02294BD74636DBDDA9DFA3D784D3A3DE150EFBD5B0DA8BE73DC7DBE0FD99C3C3A5E9BBCB57A953E5A3F463C2970BABD77DFB0BE2F6FA6BE2464163EFB3BA13EECC7AFBB9CCBA1BEBC89003E9F6F933ED29D6FBE5CA3BEBD2197F33CC7774EBE4ED9A7BE137E1E3E6F8A94BEB7BFB5BD883C40BE3B22883E41CE8B3DE9E4273E512975BEF68B983EE007013D99CC48BED077BDBCFA2B80BE07B185BC652A4A3E88C022BEBE02993E5714DD3D0D687DBDAB2FE23DAF6485BD8549A8BD58866DBEFFF3523E5254593E60EDF73D851E563EB3D8B43E"> : tensor<24x8xf32>
    %in2 = stablehlo.constant dense<"0xF3A5CB3C6420B1BEC0DB923E7D183BBF1504333EE0058CBF5D9D763FC47A9EBE4EF8A43FC733563D32FFC5BF7DB7413F7288463FC2B2014084307B3FD7DE23BFFA3F4EBF058F54BE22946EBFC8A4CBBFA76791BFF5C805BFF56E373FA848C43F9B9CF6BF6FEB023ED3EE823F97480EBF384B343F6FBA353FCF2CC4BF34A239BF1E63763F408DACBE557196BF4253B73E1121F53E0B46AD3FAF2723BE3892D9BE575005BFF4976EBFEF9A3D3EE5CA883F853CA73F6E6FEB3EC307863E178B42BF9F66FDBECE9D17BF00051E3E39ACE13EF0D917BE606114C07CCFA63FD6C9F93E5DF3E3BFA207C13F6B6D9E3E411400BFFC7A843F5B46D83FCB46AE3C184B54BF409D1D3E5FB687BFB09912BFB825AB3D65C0CC3E579EFE3F9618ECBEE9D582BD1A1E03C007608ABF475E903CF234A03D4ACB453EB7C0D13E0CA7C9BFBA0D1040BBF309BF97D7EC3E20345FBF5327DEBCA1DCB4BEAA5FBB3F250D313E0D93863F759A5A3F6453033FD02B0A3FF0C4103F917B013FE4CA633E26116ABFB3F2BD3F1DEBC0BF4E2ACEBF6651BDBF0E53DD3EA90600BEE938483F1D42103F10DAED3F5017373F7350203D6D26A73FCF827C3EB321FDBFB99A923C24D9B4BFE684F0BFD36F25C0B79AC4BC4240FABD183B3FBFA1CADA3F59406D3D171E5D3FB9C816BFF68C3A3FDB1B7B3F7045D43E430A943F85C1893EC00816BD0A26F6BE42F2A13E"> : tensor<1x4x4x8xf32>
    %in3 = stablehlo.constant dense<"0xB80ABABFB91BDC3E55DF8FBF4075F0BECC408E3FC7E4C13E9A500B3FFE8663BF454F98BFD565B83F16DF34BF75234E3FB4E5253F1FFA963FD20CD33EC26A4ABF8E4F98BF4A979FBF4FA9C63F5CA6943FDF90A9BF22515A3F540451BC9AE1523F5CADAE3FFBAF0940BA8827400978823F55B87C3F8B2B16BF868B0D40753D7B3E"> : tensor<2x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x6BDA22BB0C5E263ED1ACEB3DDA42AABCA81B7DBD2A8B113FFE51463FB9A3ABBE60A2EF3CCCBD0D3FADCF113F9515073FEEC107BE12D3633E6C29093E0898A43D62B0BBBDA584143FBA431B3F89780C3FA29220BF7B77B83E267883BEFE2B353FC882683E80358EBC7729F63DBE8B36BDD6E517BEF96D923E46D9333FA1E85F3D16DB6BBD69D23E3FB8758E3EEAF9BD3EF5120ABFB4C8133FB2F64E3E5432AD3E00901A3CA0DF053E2E5EA8BD103FFE3D3CC0EDBEBCBAB33C0B315B3FA052333FEF6DE1BE86CC543E45ABF33ED0CCD83BA65884BE7907F2BDBEDC743E2B1AEC3E6E08353E71415F3DCAFD193D200FB3BEEAB221BF9985293FCA34B13E5A28A83EF48E513DB99ED43E8284FB3DC6E9783CCCEA19BFE5C7423FBC10DB3E3D31843EF8ED313E0E0E1A3E313C3EBE70901B3E2A4393BE904210BD39A80E3FBEAF063FA307ABBE3DF2143E8A2F653EECEFAF3CDA34D7BEDB08A53D4E0F4A3F014E1D3F1B516D3E37ECC1BC2464CA3DE127CBBEFBC10CBF852B343F3C83993E76E18D3ECB0EACBEFBF1EE3E1DA5973E8C50263E1DC257BE213F0CBE0686C23E6C9A1F3FCE900DBE578C193F5CF5513FBFC2073F9BFC79BE57151C3ECCB587BD26B0B33E6DD8973DCAAD033F82A7103EEC710F3F37121A3E8C36EC3D49D3FC3E867CB63E21242D3D5B79143E08375F3E6E39223D1F5A113E6269093FB5A7423F4EE8CABE"> : tensor<1x4x4x8xf32>
    %got = call @model(%in0, %in1, %in2, %in3) : (tensor<24xf32>, tensor<24x8xf32>, tensor<1x4x4x8xf32>, tensor<2x4x4xf32>) -> tensor<1x4x4x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x4x4x8xf32>, tensor<1x4x4x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<24xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<1x4x4x8xf32>, %arg3: tensor<2x4x4xf32>) -> tensor<1x4x4x8xf32> {
    %c = stablehlo.constant dense<[3, 0, 1, 2]> : tensor<4xui32>
    %cst = stablehlo.constant dense<0.707106769> : tensor<4x2x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_2 = stablehlo.constant dense<[1, 2, 3, 0]> : tensor<4xui32>
    %0 = "stablehlo.gather"(%arg2, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 8>}> : (tensor<1x4x4x8xf32>, tensor<4xui32>) -> tensor<1x4x4x8xf32>
    %1 = "stablehlo.gather"(%0, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1, 8>}> : (tensor<1x4x4x8xf32>, tensor<4xui32>) -> tensor<1x4x4x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x4x8xf32>) -> tensor<1x2x2x2x2x8xf32>
    %3 = stablehlo.transpose %2, dims = [0, 1, 3, 2, 4, 5] {result_layout = dense<[5, 4, 2, 3, 1, 0]> : tensor<6xindex>, xla_shape = "f32[1,2,2,2,2,8]{5,4,2,3,1,0}"} : (tensor<1x2x2x2x2x8xf32>) -> tensor<1x2x2x2x2x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x2x2x2x8xf32>) -> tensor<16x8xf32>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,24]{0,1}"} : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x24xf32>) -> tensor<16x24xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<16x24xf32>
    %8 = stablehlo.add %6, %7 : tensor<16x24xf32>
    %9 = stablehlo.reshape %8 : (tensor<16x24xf32>) -> tensor<4x4x24xf32>
    %10 = stablehlo.slice %9 [0:4, 0:4, 0:8] : (tensor<4x4x24xf32>) -> tensor<4x4x8xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %12 = stablehlo.transpose %11, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[4,2,4,4]{3,1,2,0}"} : (tensor<4x4x2x4xf32>) -> tensor<4x2x4x4xf32>
    %13 = stablehlo.multiply %12, %cst : tensor<4x2x4x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x2x4x4xf32>) -> tensor<8x4x4xf32>
    %15 = stablehlo.slice %9 [0:4, 0:4, 8:16] : (tensor<4x4x24xf32>) -> tensor<4x4x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %17 = stablehlo.transpose %16, dims = [0, 2, 3, 1] : (tensor<4x4x2x4xf32>) -> tensor<4x2x4x4xf32>
    %18 = stablehlo.multiply %17, %cst : tensor<4x2x4x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x2x4x4xf32>) -> tensor<8x4x4xf32>
    %20 = stablehlo.dot_general %14, %19, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %21 = stablehlo.reshape %20 : (tensor<8x4x4xf32>) -> tensor<4x2x4x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2, 3] : (tensor<2x4x4xf32>) -> tensor<4x2x4x4xf32>
    %23 = stablehlo.add %21, %22 : tensor<4x2x4x4xf32>
    %24 = stablehlo.reduce(%23 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x4x4xf32>, tensor<f32>) -> tensor<4x2x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<4x2x4xf32>) -> tensor<4x2x4x4xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<4x2x4x4xf32>
    %27 = stablehlo.exponential %26 : tensor<4x2x4x4xf32>
    %28 = stablehlo.reduce(%27 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<4x2x4x4xf32>, tensor<f32>) -> tensor<4x2x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<4x2x4xf32>) -> tensor<4x2x4x4xf32>
    %30 = stablehlo.divide %27, %29 : tensor<4x2x4x4xf32>
    %31 = stablehlo.reshape %30 : (tensor<4x2x4x4xf32>) -> tensor<8x4x4xf32>
    %32 = stablehlo.slice %9 [0:4, 0:4, 16:24] : (tensor<4x4x24xf32>) -> tensor<4x4x8xf32>
    %33 = stablehlo.reshape %32 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %34 = stablehlo.transpose %33, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[4,2,4,4]{3,1,2,0}"} : (tensor<4x4x2x4xf32>) -> tensor<4x2x4x4xf32>
    %35 = stablehlo.reshape %34 : (tensor<4x2x4x4xf32>) -> tensor<8x4x4xf32>
    %36 = stablehlo.dot_general %31, %35, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %37 = stablehlo.reshape %36 : (tensor<8x4x4xf32>) -> tensor<4x2x4x4xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[4,4,2,4]{3,1,2,0}"} : (tensor<4x2x4x4xf32>) -> tensor<4x4x2x4xf32>
    %39 = stablehlo.reshape %38 : (tensor<4x4x2x4xf32>) -> tensor<1x2x2x2x2x8xf32>
    %40 = stablehlo.transpose %39, dims = [0, 1, 3, 2, 4, 5] {result_layout = dense<[5, 4, 2, 3, 1, 0]> : tensor<6xindex>, xla_shape = "f32[1,2,2,2,2,8]{5,4,2,3,1,0}"} : (tensor<1x2x2x2x2x8xf32>) -> tensor<1x2x2x2x2x8xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x2x2x2x2x8xf32>) -> tensor<1x4x4x8xf32>
    %42 = "stablehlo.gather"(%41, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 8>}> : (tensor<1x4x4x8xf32>, tensor<4xui32>) -> tensor<1x4x4x8xf32>
    %43 = "stablehlo.gather"(%42, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1, 8>}> : (tensor<1x4x4x8xf32>, tensor<4xui32>) -> tensor<1x4x4x8xf32>
    return %43 : tensor<1x4x4x8xf32>
  }
}
// -----
// selective_states
module @IrToHlo.247 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x40316EBE00FC7BBA009B7A3E40A6623EA02870BDF079613D"> : tensor<6xf32>
    %in1 = stablehlo.constant dense<"0xB0B0013EF8758D3D1495793E701EEB3E40DBE3BD929E8EBE2CD100BE20079CBEEC4B763E0C0D7DBE80A088BE44E2DC3E7042EA3E908C6B3D9051B1BDD02E84BD108C723E240CEFBEEE36D1BEAE7ECC3EC6BBFC3EA067F3BC7047CABEC0D45F3C"> : tensor<6x4xf32>
    %in2 = stablehlo.constant dense<"0x1CBB0ABF03CEE1BE8392A0BE385B04BEC70737BF8BD042BD88E0053F53C3783F6FBA6F3F1F55363F961C02BD1629D03D63F1AB3FD698363F094CB13E22480ABF466F553F386375BFC042E83EF17F9F3FD69D13C0DFB8A4BFB7CF5A3EF4179EBF3A8563BE5D9C9FBF1AEEF8BEA207ACBE8963163D469FFC3E51A8623F99D23A3EDD52F23F3CAEE33E66A40B3E3D1B9E3ECDB1D43F0753333EA8C01B3F4AC0D03F"> : tensor<2x5x4xf32>
    %in3 = stablehlo.constant dense<"0xF4D1873EF407C6BE263EB63EF036303E"> : tensor<4xf32>
    %in4 = stablehlo.constant dense<"0xE0465ABE4E5D96BE20E960BD581710BE68AB613EF098DABE4E99F03E34D0C8BE8808C43E80D2B1BDFEAE833E1C86473E8075AB3C00F0BE3D9668C23EDCAC033E"> : tensor<4x4xf32>
    %in5 = stablehlo.constant dense<"0xAFF0083F10934B3E19C2283FF629283F0C596E3EA6A1D93E5C0E543E6736213FB80ABB3EB9EC593F8EDD5A3F170A0D3F"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0xCC45EBBBE4AE41BBE06F47BBA05C99BA78ED0F3E7088433CB0C2D7BDDD7152BE2C23893CE837AD3D26E5263EF06A623E4A0B253D4073CC3DC1D8193E7769313EACDF73BD5E5FC9BEF3974F3E24D3E93EA69F70C064148FBF74A6CA3D040D5CBFCA3690BF13500FBFA4B1D2BDBB4144BE7C56C63FCDDC5D3F83B0973E834D3D3E72A2ED3F76ED1C3F73043D3EFC37CC3E78C71C3F7E25E2BDF619853FF31DE33F"> : tensor<2x5x4xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4, %in5) : (tensor<6xf32>, tensor<6x4xf32>, tensor<2x5x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<2x5x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<2x5x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x3xf32>) -> tensor<2x5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+01> : tensor<2x5x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg2 : (tensor<2x5x4xf32>) -> tensor<10x4xf32>
    %1 = stablehlo.transpose %arg4, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,4]{0,1}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4xf32>, tensor<4x4xf32>) -> tensor<10x4xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<10x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<10x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<10x4xf32>) -> tensor<2x5x4xf32>
    %6 = stablehlo.compare  GT, %5, %cst_0 : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xi1>
    %7 = stablehlo.exponential %5 : tensor<2x5x4xf32>
    %8 = stablehlo.log_plus_one %7 : tensor<2x5x4xf32>
    %9 = stablehlo.select %6, %5, %8 : tensor<2x5x4xi1>, tensor<2x5x4xf32>
    %10 = stablehlo.slice %9 [0:2, 0:1, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x1x4xf32>) -> tensor<2x4x1xf32>
    %12 = stablehlo.negate %11 : tensor<2x4x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %15 = stablehlo.broadcast_in_dim %arg5, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<2x4x3xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<2x4x3xf32>
    %17 = stablehlo.exponential %16 : tensor<2x4x3xf32>
    %18 = stablehlo.multiply %17, %cst : tensor<2x4x3xf32>
    %19 = stablehlo.reshape %10 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %20 = stablehlo.slice %arg2 [0:2, 0:1, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<2x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %24 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,6]{0,1}"} : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %25 = stablehlo.dot_general %0, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4xf32>, tensor<4x6xf32>) -> tensor<10x6xf32>
    %26 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf32>) -> tensor<10x6xf32>
    %27 = stablehlo.add %25, %26 : tensor<10x6xf32>
    %28 = stablehlo.reshape %27 : (tensor<10x6xf32>) -> tensor<2x5x6xf32>
    %29 = stablehlo.slice %28 [0:2, 0:5, 0:3] : (tensor<2x5x6xf32>) -> tensor<2x5x3xf32>
    %30 = stablehlo.slice %29 [0:2, 0:1, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<2x4x3xf32>
    %34 = stablehlo.add %18, %33 : tensor<2x4x3xf32>
    %35 = stablehlo.slice %28 [0:2, 0:5, 3:6] : (tensor<2x5x6xf32>) -> tensor<2x5x3xf32>
    %36 = stablehlo.slice %35 [0:2, 0:1, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %39 = stablehlo.multiply %34, %38 : tensor<2x4x3xf32>
    %40 = stablehlo.reduce(%39 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %41 = stablehlo.slice %9 [0:2, 1:2, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %42 = stablehlo.reshape %41 : (tensor<2x1x4xf32>) -> tensor<2x4x1xf32>
    %43 = stablehlo.negate %42 : tensor<2x4x1xf32>
    %44 = stablehlo.reshape %43 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %46 = stablehlo.multiply %45, %15 : tensor<2x4x3xf32>
    %47 = stablehlo.exponential %46 : tensor<2x4x3xf32>
    %48 = stablehlo.multiply %47, %34 : tensor<2x4x3xf32>
    %49 = stablehlo.reshape %41 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %50 = stablehlo.slice %arg2 [0:2, 1:2, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %51 = stablehlo.reshape %50 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %52 = stablehlo.multiply %49, %51 : tensor<2x4xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %54 = stablehlo.slice %29 [0:2, 1:2, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %57 = stablehlo.multiply %53, %56 : tensor<2x4x3xf32>
    %58 = stablehlo.add %48, %57 : tensor<2x4x3xf32>
    %59 = stablehlo.slice %35 [0:2, 1:2, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %60 = stablehlo.reshape %59 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %62 = stablehlo.multiply %58, %61 : tensor<2x4x3xf32>
    %63 = stablehlo.reduce(%62 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %64 = stablehlo.slice %9 [0:2, 2:3, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %65 = stablehlo.reshape %64 : (tensor<2x1x4xf32>) -> tensor<2x4x1xf32>
    %66 = stablehlo.negate %65 : tensor<2x4x1xf32>
    %67 = stablehlo.reshape %66 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %69 = stablehlo.multiply %68, %15 : tensor<2x4x3xf32>
    %70 = stablehlo.exponential %69 : tensor<2x4x3xf32>
    %71 = stablehlo.multiply %70, %58 : tensor<2x4x3xf32>
    %72 = stablehlo.reshape %64 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %73 = stablehlo.slice %arg2 [0:2, 2:3, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %74 = stablehlo.reshape %73 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<2x4xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %77 = stablehlo.slice %29 [0:2, 2:3, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %78 = stablehlo.reshape %77 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<2x4x3xf32>
    %81 = stablehlo.add %71, %80 : tensor<2x4x3xf32>
    %82 = stablehlo.slice %35 [0:2, 2:3, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %83 = stablehlo.reshape %82 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %85 = stablehlo.multiply %81, %84 : tensor<2x4x3xf32>
    %86 = stablehlo.reduce(%85 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %87 = stablehlo.slice %9 [0:2, 3:4, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %88 = stablehlo.reshape %87 : (tensor<2x1x4xf32>) -> tensor<2x4x1xf32>
    %89 = stablehlo.negate %88 : tensor<2x4x1xf32>
    %90 = stablehlo.reshape %89 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %92 = stablehlo.multiply %91, %15 : tensor<2x4x3xf32>
    %93 = stablehlo.exponential %92 : tensor<2x4x3xf32>
    %94 = stablehlo.multiply %93, %81 : tensor<2x4x3xf32>
    %95 = stablehlo.reshape %87 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %96 = stablehlo.slice %arg2 [0:2, 3:4, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %97 = stablehlo.reshape %96 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %98 = stablehlo.multiply %95, %97 : tensor<2x4xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %100 = stablehlo.slice %29 [0:2, 3:4, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %101 = stablehlo.reshape %100 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %103 = stablehlo.multiply %99, %102 : tensor<2x4x3xf32>
    %104 = stablehlo.add %94, %103 : tensor<2x4x3xf32>
    %105 = stablehlo.slice %35 [0:2, 3:4, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %106 = stablehlo.reshape %105 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %108 = stablehlo.multiply %104, %107 : tensor<2x4x3xf32>
    %109 = stablehlo.reduce(%108 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %110 = stablehlo.slice %9 [0:2, 4:5, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %111 = stablehlo.reshape %110 : (tensor<2x1x4xf32>) -> tensor<2x4x1xf32>
    %112 = stablehlo.negate %111 : tensor<2x4x1xf32>
    %113 = stablehlo.reshape %112 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %115 = stablehlo.multiply %114, %15 : tensor<2x4x3xf32>
    %116 = stablehlo.exponential %115 : tensor<2x4x3xf32>
    %117 = stablehlo.multiply %116, %104 : tensor<2x4x3xf32>
    %118 = stablehlo.reshape %110 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %119 = stablehlo.slice %arg2 [0:2, 4:5, 0:4] : (tensor<2x5x4xf32>) -> tensor<2x1x4xf32>
    %120 = stablehlo.reshape %119 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    %121 = stablehlo.multiply %118, %120 : tensor<2x4xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x3xf32>
    %123 = stablehlo.slice %29 [0:2, 4:5, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %124 = stablehlo.reshape %123 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %126 = stablehlo.multiply %122, %125 : tensor<2x4x3xf32>
    %127 = stablehlo.add %117, %126 : tensor<2x4x3xf32>
    %128 = stablehlo.slice %35 [0:2, 4:5, 0:3] : (tensor<2x5x3xf32>) -> tensor<2x1x3xf32>
    %129 = stablehlo.reshape %128 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %131 = stablehlo.multiply %127, %130 : tensor<2x4x3xf32>
    %132 = stablehlo.reduce(%131 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %133 = stablehlo.concatenate %40, %63, %86, %109, %132, dim = 1 : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x20xf32>
    %134 = stablehlo.reshape %133 : (tensor<2x20xf32>) -> tensor<2x5x4xf32>
    return %134 : tensor<2x5x4xf32>
  }
}
// -----
// lstm_both_ways
module @IrToHlo.345 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE502253EE1FD07BFB11B873E77FF0D3FFCA4D4BD7521EBBE"> : tensor<2x3xf32>
    %in1 = stablehlo.constant dense<"0xADF3A3BE32B31ABDBB4DD1BE3D51DABC4911A53EF3E284BE8EDDF93EB882343ECFE7CEBD26AE383E91D4D9BDEA6709BE"> : tensor<12xf32>
    %in2 = stablehlo.constant dense<"0x1DD9C1BE24FE7C3D0489E9BD0F48BABE0F31D73ED6A73EBE66F8AABE858B883E1D4B1FBE7F73BC3EE7E50C3EC35E693CA638F83D251FDEBE0B2A9EBE7BEE8ABEEC43A7BE9BABD13DD539EC3DA1A475BE98B3C03E0979A4BEE9B7EE3D11D128BE0D3500BF427BC0BEBD7E713EC8F4693E97C9B6BE9B5B38BEF82B0ABF47E69E3EF59AFF3EC756413E7AE7B6BE3AEB9B3E2651F53E7EE7F1BDAFD3C1BDABA04C3E8E1D983D916643BECA3609BFD946CFBED610003D0AB7FDBC4519F43E4EDEA13C"> : tensor<12x4xf32>
    %in3 = stablehlo.constant dense<"0xC18636408F5A3EBF690F483EB1E2AABF9EFDC93EB55FDA3FDA3F4BBF681EC03E8CFD9B3D63D059BE49F610BF783FCC3E7B4BAF3FE4F780BE6B3DF33F66F8D83FCE799C3EB2F1943EB82CD13E4F66A1BFBFA06A3F0A6DE5BC94AF5FBE804A2A3EEDEFB1BD6B1397BFAFE4C53F11750B3F69537E3F34B5013F5D0A0FBED32297BF"> : tensor<4x2x4xf32>
    %in4 = stablehlo.constant dense<"0x2CF0C1BE143EAC3EDE72B13E876E4A3EDED3AE3E19A9133FEB2B0B3F5AA20EBFB2CE063E287B4ABD7BBF483ED450E5BD"> : tensor<12xf32>
    %in5 = stablehlo.constant dense<"0xE13918BE876A10BF9EE407BF7796753EB3A5033F48860FBCF81A04BFD6E6513E12C3F03E63A5C3BEC7A71BBE04E4463D9094A8BE4A0C09BF9868813EE890F2BEB86514BEDDF59CBE314EDE3E3D4DE43DC415893E662CC8BE951BF93ED3B4523D"> : tensor<12x2xf32>
    %in6 = stablehlo.constant dense<"0x3FF4B3BEA944E43E59DE853E71AEE43EFA12DCBEFF1910BF"> : tensor<2x3xf32>
    %in7 = stablehlo.constant dense<"0x84D9A13E8E0AA2BE1AC50ABE846E0B3F9EC4D93DF2A0263DFA4D473E0B2B10BE87E9FC3E5519F1BEACA022BE9766CCBD"> : tensor<12xf32>
    %in8 = stablehlo.constant dense<"0xE82B253DCF11B2BE08413C3E5882393E3FFE9DBE7F37B1BD362CADBEEA66193E82401FBE15ACCF3E42D8D13EE8E7703D5E0B7CBE3DA0ADBE2BDA81BDD66126BE564A823E206AFCBEE9E80A3F14E1E7BE1B5CE23EDB54CDBD1A0E983EEB63663ED9FBC53CC379DC3DD07BE03EA30B183EE2D49C3EA5AAE4BE926FD23E9F794B3EDAC0153E4A58A33DAF18903EF7BE073F908D03BEC6AEA4BEC2BE14BE592AB4BE0B338E3E5B1992BE62C39DBE010EFF3EF33F073F8CFE873DF8BFCCBDB2A198BD"> : tensor<12x4xf32>
    %in9 = stablehlo.constant dense<"0xFA4373BE0B5312BE7D33B73E1F32A23E1E7E033D52C3003F01B6D0BE9644B0BEF48E853EEE37FEBCA2B006BFDE9ACCBE"> : tensor<12xf32>
    %in10 = stablehlo.constant dense<"0xDE088C3E9C030ABF8694F1BE5B21EC3E6EEA113FA2870CBD5D92E9BE9A3A813C3B8589BEB67B91BAE8AF903E29DB823EDBA78ABDC72D823D89E3203E6AB3E7BE3B7148BECF2EB93C8AACA8BEA11981BEB792463EC920AA3E968A043C68F865BE"> : tensor<12x2xf32>
    %expected0 = stablehlo.constant dense<"0x7F01993DA72BF0BD034CA23E5255CE3D7418203CC8CC99BD65A66C3EDA331BBDAFAE703D82E8F4BDDAFD0E3E8E131C3EBEE9663D6ED527BE75502B3E47328DBDADD29B3DB48511BE452F223E6E9E3F3E8C58983DD58447BEE76F563E0498333C0898663DDE1BF7BD25F9203D7A4B1A3E4F10BD3D66E959BEF4032E3E30D4D13B"> : tensor<4x2x4xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10) : (tensor<2x3xf32>, tensor<12xf32>, tensor<12x4xf32>, tensor<4x2x4xf32>, tensor<12xf32>, tensor<12x2xf32>, tensor<2x3xf32>, tensor<12xf32>, tensor<12x4xf32>, tensor<12xf32>, tensor<12x2xf32>) -> tensor<4x2x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x2x4xf32>, tensor<4x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12x4xf32>, %arg3: tensor<4x2x4xf32>, %arg4: tensor<12xf32>, %arg5: tensor<12x2xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<12xf32>, %arg8: tensor<12x4xf32>, %arg9: tensor<12xf32>, %arg10: tensor<12x2xf32>) -> tensor<4x2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %0 = stablehlo.transpose %arg10, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[2,12]{0,1}"} : (tensor<12x2xf32>) -> tensor<2x12xf32>
    %1 = stablehlo.dot_general %cst_0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %2 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<12xf32>) -> tensor<2x12xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x12xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %5 = stablehlo.reshape %arg3 : (tensor<4x2x4xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.transpose %arg8, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,12]{0,1}"} : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x12xf32>) -> tensor<8x12xf32>
    %8 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<12xf32>) -> tensor<8x12xf32>
    %9 = stablehlo.add %7, %8 : tensor<8x12xf32>
    %10 = stablehlo.reshape %9 : (tensor<8x12xf32>) -> tensor<4x2x12xf32>
    %11 = stablehlo.slice %10 [0:1, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %12 = stablehlo.add %4, %11 : tensor<1x2x12xf32>
    %13 = stablehlo.slice %12 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %14 = stablehlo.logistic %13 : tensor<1x2x3xf32>
    %15 = stablehlo.slice %12 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %16 = stablehlo.logistic %15 : tensor<1x2x3xf32>
    %17 = stablehlo.multiply %16, %cst : tensor<1x2x3xf32>
    %18 = stablehlo.slice %12 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %19 = stablehlo.logistic %18 : tensor<1x2x3xf32>
    %20 = stablehlo.slice %12 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %21 = stablehlo.tanh %20 : tensor<1x2x3xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<1x2x3xf32>
    %23 = stablehlo.add %17, %22 : tensor<1x2x3xf32>
    %24 = stablehlo.tanh %23 : tensor<1x2x3xf32>
    %25 = stablehlo.multiply %14, %24 : tensor<1x2x3xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %27 = stablehlo.transpose %arg6, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,2]{0,1}"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %28 = stablehlo.dot_general %26, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %30 = stablehlo.dot_general %28, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %31 = stablehlo.add %30, %2 : tensor<2x12xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %33 = stablehlo.slice %10 [1:2, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %34 = stablehlo.add %32, %33 : tensor<1x2x12xf32>
    %35 = stablehlo.slice %34 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %36 = stablehlo.logistic %35 : tensor<1x2x3xf32>
    %37 = stablehlo.slice %34 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %38 = stablehlo.logistic %37 : tensor<1x2x3xf32>
    %39 = stablehlo.multiply %38, %23 : tensor<1x2x3xf32>
    %40 = stablehlo.slice %34 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %41 = stablehlo.logistic %40 : tensor<1x2x3xf32>
    %42 = stablehlo.slice %34 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %43 = stablehlo.tanh %42 : tensor<1x2x3xf32>
    %44 = stablehlo.multiply %41, %43 : tensor<1x2x3xf32>
    %45 = stablehlo.add %39, %44 : tensor<1x2x3xf32>
    %46 = stablehlo.tanh %45 : tensor<1x2x3xf32>
    %47 = stablehlo.multiply %36, %46 : tensor<1x2x3xf32>
    %48 = stablehlo.reshape %47 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %49 = stablehlo.dot_general %48, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %50 = stablehlo.reshape %49 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %51 = stablehlo.dot_general %49, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %52 = stablehlo.add %51, %2 : tensor<2x12xf32>
    %53 = stablehlo.reshape %52 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %54 = stablehlo.slice %10 [2:3, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %55 = stablehlo.add %53, %54 : tensor<1x2x12xf32>
    %56 = stablehlo.slice %55 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %57 = stablehlo.logistic %56 : tensor<1x2x3xf32>
    %58 = stablehlo.slice %55 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %59 = stablehlo.logistic %58 : tensor<1x2x3xf32>
    %60 = stablehlo.multiply %59, %45 : tensor<1x2x3xf32>
    %61 = stablehlo.slice %55 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %62 = stablehlo.logistic %61 : tensor<1x2x3xf32>
    %63 = stablehlo.slice %55 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %64 = stablehlo.tanh %63 : tensor<1x2x3xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<1x2x3xf32>
    %66 = stablehlo.add %60, %65 : tensor<1x2x3xf32>
    %67 = stablehlo.tanh %66 : tensor<1x2x3xf32>
    %68 = stablehlo.multiply %57, %67 : tensor<1x2x3xf32>
    %69 = stablehlo.reshape %68 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %70 = stablehlo.dot_general %69, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %71 = stablehlo.reshape %70 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %72 = stablehlo.dot_general %70, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %73 = stablehlo.add %72, %2 : tensor<2x12xf32>
    %74 = stablehlo.reshape %73 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %75 = stablehlo.slice %10 [3:4, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %76 = stablehlo.add %74, %75 : tensor<1x2x12xf32>
    %77 = stablehlo.slice %76 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %78 = stablehlo.logistic %77 : tensor<1x2x3xf32>
    %79 = stablehlo.slice %76 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %80 = stablehlo.logistic %79 : tensor<1x2x3xf32>
    %81 = stablehlo.multiply %80, %66 : tensor<1x2x3xf32>
    %82 = stablehlo.slice %76 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %83 = stablehlo.logistic %82 : tensor<1x2x3xf32>
    %84 = stablehlo.slice %76 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %85 = stablehlo.tanh %84 : tensor<1x2x3xf32>
    %86 = stablehlo.multiply %83, %85 : tensor<1x2x3xf32>
    %87 = stablehlo.add %81, %86 : tensor<1x2x3xf32>
    %88 = stablehlo.tanh %87 : tensor<1x2x3xf32>
    %89 = stablehlo.multiply %78, %88 : tensor<1x2x3xf32>
    %90 = stablehlo.reshape %89 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %91 = stablehlo.dot_general %90, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %92 = stablehlo.reshape %91 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %93 = stablehlo.concatenate %29, %50, %71, %92, dim = 0 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<4x2x2xf32>
    %94 = stablehlo.transpose %arg5, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[2,12]{0,1}"} : (tensor<12x2xf32>) -> tensor<2x12xf32>
    %95 = stablehlo.dot_general %cst_0, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %96 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<12xf32>) -> tensor<2x12xf32>
    %97 = stablehlo.add %95, %96 : tensor<2x12xf32>
    %98 = stablehlo.reshape %97 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %99 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,12]{0,1}"} : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %100 = stablehlo.dot_general %5, %99, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x12xf32>) -> tensor<8x12xf32>
    %101 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xf32>) -> tensor<8x12xf32>
    %102 = stablehlo.add %100, %101 : tensor<8x12xf32>
    %103 = stablehlo.reshape %102 : (tensor<8x12xf32>) -> tensor<4x2x12xf32>
    %104 = stablehlo.reverse %103, dims = [0] : tensor<4x2x12xf32>
    %105 = stablehlo.slice %104 [0:1, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %106 = stablehlo.add %98, %105 : tensor<1x2x12xf32>
    %107 = stablehlo.slice %106 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %108 = stablehlo.logistic %107 : tensor<1x2x3xf32>
    %109 = stablehlo.slice %106 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %110 = stablehlo.logistic %109 : tensor<1x2x3xf32>
    %111 = stablehlo.multiply %110, %cst : tensor<1x2x3xf32>
    %112 = stablehlo.slice %106 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %113 = stablehlo.logistic %112 : tensor<1x2x3xf32>
    %114 = stablehlo.slice %106 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %115 = stablehlo.tanh %114 : tensor<1x2x3xf32>
    %116 = stablehlo.multiply %113, %115 : tensor<1x2x3xf32>
    %117 = stablehlo.add %111, %116 : tensor<1x2x3xf32>
    %118 = stablehlo.tanh %117 : tensor<1x2x3xf32>
    %119 = stablehlo.multiply %108, %118 : tensor<1x2x3xf32>
    %120 = stablehlo.reshape %119 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %121 = stablehlo.transpose %arg0, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,2]{0,1}"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %122 = stablehlo.dot_general %120, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %123 = stablehlo.reshape %122 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %124 = stablehlo.dot_general %122, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %125 = stablehlo.add %124, %96 : tensor<2x12xf32>
    %126 = stablehlo.reshape %125 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %127 = stablehlo.slice %104 [1:2, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %128 = stablehlo.add %126, %127 : tensor<1x2x12xf32>
    %129 = stablehlo.slice %128 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %130 = stablehlo.logistic %129 : tensor<1x2x3xf32>
    %131 = stablehlo.slice %128 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %132 = stablehlo.logistic %131 : tensor<1x2x3xf32>
    %133 = stablehlo.multiply %132, %117 : tensor<1x2x3xf32>
    %134 = stablehlo.slice %128 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %135 = stablehlo.logistic %134 : tensor<1x2x3xf32>
    %136 = stablehlo.slice %128 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %137 = stablehlo.tanh %136 : tensor<1x2x3xf32>
    %138 = stablehlo.multiply %135, %137 : tensor<1x2x3xf32>
    %139 = stablehlo.add %133, %138 : tensor<1x2x3xf32>
    %140 = stablehlo.tanh %139 : tensor<1x2x3xf32>
    %141 = stablehlo.multiply %130, %140 : tensor<1x2x3xf32>
    %142 = stablehlo.reshape %141 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %143 = stablehlo.dot_general %142, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %144 = stablehlo.reshape %143 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %145 = stablehlo.dot_general %143, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %146 = stablehlo.add %145, %96 : tensor<2x12xf32>
    %147 = stablehlo.reshape %146 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %148 = stablehlo.slice %104 [2:3, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %149 = stablehlo.add %147, %148 : tensor<1x2x12xf32>
    %150 = stablehlo.slice %149 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %151 = stablehlo.logistic %150 : tensor<1x2x3xf32>
    %152 = stablehlo.slice %149 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %153 = stablehlo.logistic %152 : tensor<1x2x3xf32>
    %154 = stablehlo.multiply %153, %139 : tensor<1x2x3xf32>
    %155 = stablehlo.slice %149 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %156 = stablehlo.logistic %155 : tensor<1x2x3xf32>
    %157 = stablehlo.slice %149 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %158 = stablehlo.tanh %157 : tensor<1x2x3xf32>
    %159 = stablehlo.multiply %156, %158 : tensor<1x2x3xf32>
    %160 = stablehlo.add %154, %159 : tensor<1x2x3xf32>
    %161 = stablehlo.tanh %160 : tensor<1x2x3xf32>
    %162 = stablehlo.multiply %151, %161 : tensor<1x2x3xf32>
    %163 = stablehlo.reshape %162 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %164 = stablehlo.dot_general %163, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %165 = stablehlo.reshape %164 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %166 = stablehlo.dot_general %164, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %167 = stablehlo.add %166, %96 : tensor<2x12xf32>
    %168 = stablehlo.reshape %167 : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
    %169 = stablehlo.slice %104 [3:4, 0:2, 0:12] : (tensor<4x2x12xf32>) -> tensor<1x2x12xf32>
    %170 = stablehlo.add %168, %169 : tensor<1x2x12xf32>
    %171 = stablehlo.slice %170 [0:1, 0:2, 9:12] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %172 = stablehlo.logistic %171 : tensor<1x2x3xf32>
    %173 = stablehlo.slice %170 [0:1, 0:2, 3:6] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %174 = stablehlo.logistic %173 : tensor<1x2x3xf32>
    %175 = stablehlo.multiply %174, %160 : tensor<1x2x3xf32>
    %176 = stablehlo.slice %170 [0:1, 0:2, 0:3] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %177 = stablehlo.logistic %176 : tensor<1x2x3xf32>
    %178 = stablehlo.slice %170 [0:1, 0:2, 6:9] : (tensor<1x2x12xf32>) -> tensor<1x2x3xf32>
    %179 = stablehlo.tanh %178 : tensor<1x2x3xf32>
    %180 = stablehlo.multiply %177, %179 : tensor<1x2x3xf32>
    %181 = stablehlo.add %175, %180 : tensor<1x2x3xf32>
    %182 = stablehlo.tanh %181 : tensor<1x2x3xf32>
    %183 = stablehlo.multiply %172, %182 : tensor<1x2x3xf32>
    %184 = stablehlo.reshape %183 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %185 = stablehlo.dot_general %184, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %186 = stablehlo.reshape %185 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %187 = stablehlo.concatenate %186, %165, %144, %123, dim = 0 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<4x2x2xf32>
    %188 = stablehlo.concatenate %93, %187, dim = 2 : (tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x4xf32>
    return %188 : tensor<4x2x4xf32>
  }
}
// -----
// encoder_layer
module @IrToHlo.201 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %in1 = stablehlo.constant dense<"0x4094A4385317283E57524F3ED44DB0BEA639FD3DB6DEB43E1C7437BE304D6B3D"> : tensor<8xf32>
    %in2 = stablehlo.constant dense<"0xAFDF89BE345B05BD2961A43C5C518ABEE582A93EB21A833E5D438A3E2DA113BE836081BE04D1313D2DC2533E711B313EC3DF6ABE691B8E3EC9A22BBE372C7DBDAC05CBBD015E2C3EA4E5A8BE948866BE133B2FBDD635793E3B57AEBDAC26633E27C6A53ECBAF593C53D873BE42E7003B35DD0C3EB0349ABDADBDB0BEDC76573E4BC61DBE5A377DBE8082383EC149AE3DFAE2833E153992BDA1DE5F3ED7EDABBDE4C860BE601BA73E431BB23EB701813ED618CABDE4F51DBE3F02803D3842363E0CC9383D0870183E1B508ABC46584D3E19C02B3ECC374E3E83DAD8BCF1FA94BE7F1063BE44B134BEC916993EB50992BC147B42BDE23B0DBEC43D73BC1C06743E"> : tensor<8x8xf32>
    %in3 = stablehlo.constant dense<"0xFB4CF9BB33DF55BE48D0323ECFE9373E3FCB9EBE57CAA7BEAE979BBDF36BC93D"> : tensor<8xf32>
    %in4 = stablehlo.constant dense<"0xBF88353EAC9B8B3DDF29463D026D71BEF092A9BE9406A43E625588BE6B9789BDA7B584BD9FC24E3E549B98BE0A374FBE340342BE1D8C36BE957A5D3EE39C5D3E773B243E6EC3933E03C870BEDE04B8BA907D92BE427335BAEEB69ABE015AAEBEE209643E6D3620BE79C4E6BC856DD5BD5F938FBE2D7910BDABEC553DA5A3903EF4011ABE0679AC3E1EA127BE60BD673E441D9E3ECABC153D0AAEF8BD60E7853ECE35D3BD82FD1ABE036CFCBD92A393BED6B410BD144493BEDD186D3EC957AEBEBE7B86BE2B8B8F3D37F85F3E5622AD3E0CB592BE00B4943E73AD7D3EF9806DBE53F0163ED4AECBBD886CD03D9540A0BEA4DF4FBEFD8565BEFA348DBD97BA52BC"> : tensor<8x8xf32>
    %in5 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %in6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %in7 = stablehlo.constant dense<"0xFF4ACA3CFC165ABE2B90E63D8E33E33D558041BE9C0B59BDA51754BEDAE0BB3D050BC3BD6F587E3ECE80803E2D86133D55581ABEC1A554BE2D091FBD95C6CBBD8D921F3E5C929ABE0B21AA3E17FF8DBED29D8A3E897A7BBD8B3A3A3EAD150D3EC87A723C6103873DB477893E8637BA3D2314403E74078CBE77DD803E8034F93DDD68B73D490E483D3A7B303E1141A63E6C1EA1BDBEB149BEC32CB6BD1CA85CBE71282E3E1EEF32BE3D3841BE3F309C3E81A5A53EF08E263D31C47ABD4FEF3ABDB8812B3E3508A9BEE2EF93BE8599903EA6B5B23EF91CACBC6B088FBEC0451E3C6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE"> : tensor<8x8xf32>
    %in8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<24xf32>
    %in9 = stablehlo.constant dense<"0x45C6723ED40F73BEA727D0BDC725D13E7653A33D6BF1F93C7B7A153E9140D8BD25AFBD3E00D3B4BE02F1F3BDF14C99BDFB7236BE917CDBBD9E66893E2E4B733E2D3DC53CFB24C13E81889CBE713384BE6E56483EF3A9BEBCF308CABE267499BE30F786BE7F33AB3E85CD483ED582AB3E3B0EA5BEFF26D8BED66291BE9BBE3D3DC326AFBD0BB68BBECB64A13EE1FD0EBE4D3A80BE47D14C3EACF0EEBD9F568D3EDB58D33D12072F3C7D2ABA3D5C97A6BE103F6DBEB96550BEE2E57ABEB4409D3D602BB13D793B38BEB286903E8EB576BEEF09B33D9A39FDBD934FC0BE715C90BE0E1F353E96772F3E311789BEB4440ABEF441CFBE6A596E3E38B4BF3E1501113E9B2D89BED7E0693EDCFCB73E9E6DB5BDC35E91BD8078193E542C643DEC8C12BE2FD2CDBE22759BBE4019C03C4749BEBCF412B73E75CD723CD256E4BDCB9FD8BEEED6CBBEDA30383E8C78C53E6C49D7BB7428C6BE216D1D3E4E92B43E0ABC92BEAA7BE9BD032B153DD8DE7CBE6F92CDBEE31C423EAEECB5BE9498DEBDCC706BBEA5BAA63EEE39AB3DA6A04D3E4D2196BEB0D4BA3E9E071E3D84ED75BECC0CE8BC4CFA9CBEEEBCA3BCED99773E6C5447BE2B66BB3E0A62073EDB2D9BBD9C820A3E6D5FA3BDDE1BCEBD217491BE8F2E813E2616853EE5D2173EE71E833EA57DDD3EE1C1D03E86F3D5BE0C36CA3D5EDC17BD9C8F163E9FFCABBD5884F73DD1FCCBBE8AA94A3E33FFD43EBD7B9FBD1759B0BE8A4BB8BED91FAABD6AA1D6BBDCCF453D7A895E3D3CFEA63EA7E2A0BD0213FD3D73A76BBEC50DDA3E40272A3ECAF975BDE3BC913E97F51C3E0316983D07E502BEFF045F3D8B9BFD3CD68781BEFA09CB3B2AA7C13D155183BE5F689E3DEC2D13BEBE72B8BE71C684BE78F4AFBE2A3CCD3D769D873E508EC93E4761D93E47A52E3E9ADE583EB13B97BDE146B73EA88529BE1AFBF0BDEC9113BE7A9E94BEFBDDAABE2EC7B4BD9C2EB33E6DE35CBE2146C9BE899ECABDB2E4C83E9FE4D53D2339E0BC2F81FDBDD2A9C23E0609D5BEB2407B3E93C8F03DA1FA8A3EAF7F80BE4B6211BEB9573ABE841FD73E0E0565BD5567D3BE"> : tensor<24x8xf32>
    %in10 = stablehlo.constant dense<"0x9891FD3F9C9DD6BDEC06FB3E86FBDFBE9B2C9CBFC5DD15BF79972A3F051898BDBB4B7E3F5FFD893ECE72EABFFFC7B63EE70E6A3F0F0C0C40E9327CBFEB421FC04A37B6BFE33232BF35F0A2BE0B939B3F89C1B53FC1D85FBD7F57CA3C063688BF6C4FBABEB16ECBBD87FE9E3EB62EBE3EF7138A3E133D4A3FB1D1713F428CCABFBFFEEE3EEF8DCA3EA27C2DC004EE1CBF2A24B23FE633643E73122F3F258CA9BFA7904F3F5C2D413F3B3AD43EC2E4AE3F4586B23FE5553DBFB176F7BEEE833DBF74FD533FFD2FE23D28689ABEA8A0B3BF5BDDA9BF41A87EBF7CEDFCBE867C913FB7B61D3F996E80BE8831523FDD4C8ABD07F6723FDBF2CBBE669D303F400EA8BF5C8D8FBFB46C06406273174041E121BFC618B9BE6F88D8BF2123B1BF3B47F93EED418E3E0E9BBB3D331AC23F37BBE0BE6FC0CCBE1121AABFDAB2CB3FF66CF7BD"> : tensor<2x5x8xf32>
    %in11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %in12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<"0x2489CF3FCF539E3DF1BC213F8E1361BF87C700C0A0BC413E92C8A63E36483C3D1426103F80FAAF3EF3289EBF46637FBE46A8233F353AEF3F72C623BF6C27A5BF947C9BBF6A973ABF6D81693DA8DD5D3F838EE73FEC58F43E3F6E513DC7A2A8BF67CDCD3B02AE47BED0F7013FDAEF23BF3B018B3EBA99A43F767F6E3FE7BA0AC0FD310F3FD165373F0E56ECBF187072BF02BE863FF2D14A3FC418123F56E265BFFB2E853EEE2AD93E8E47D93D230B5A3F4866DC3F774B3CBF52EA92BFBF86BDBF690ABF3EB437E03EC8D4853EFF37B9BF1E78CABF76FE9B3EF69C5CBDAE4FDA3F5114D43E881901BFC7DC9D3FF06E24BFCC97873F220491BE3116353F7CFFFDBF367287BF0CCAA53F41F3E23F545823BF300E21BDCD3712BF60C68CBF2A2FAD3E2E602FBEACF59DBD9C13EE3F6A8482BFF7450ABFBEE882BF0FA0B23FA660D9BE"> : tensor<2x5x8xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10, %in11, %in12) : (tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<24xf32>, tensor<24x8xf32>, tensor<2x5x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x5x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24x8xf32>, %arg10: tensor<2x5x8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>) -> tensor<2x5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x5x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<10xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<10xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<2x2x4x5xf32>
    %cst_3 = stablehlo.constant dense<0.707106769> : tensor<2x2x5x4xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg10, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[5,2,8]{2,0,1}"} : (tensor<2x5x8xf32>) -> tensor<5x2x8xf32>
    %1 = stablehlo.transpose %arg9, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,24]{0,1}"} : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<8x24xf32>) -> tensor<5x8x24xf32>
    %3 = stablehlo.dot_general %0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2x8xf32>, tensor<5x8x24xf32>) -> tensor<5x2x24xf32>
    %4 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<24xf32>) -> tensor<5x2x24xf32>
    %5 = stablehlo.add %3, %4 : tensor<5x2x24xf32>
    %6 = stablehlo.reshape %5 : (tensor<5x2x24xf32>) -> tensor<1x5x2x3x8xf32>
    %7 = stablehlo.transpose %6, dims = [3, 1, 2, 0, 4] {result_layout = dense<[4, 0, 2, 1, 3]> : tensor<5xindex>, xla_shape = "f32[3,5,2,1,8]{4,0,2,1,3}"} : (tensor<1x5x2x3x8xf32>) -> tensor<3x5x2x1x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x5x2x1x8xf32>) -> tensor<3x5x2x8xf32>
    %9 = stablehlo.slice %8 [0:1, 0:5, 0:2, 0:8] : (tensor<3x5x2x8xf32>) -> tensor<1x5x2x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x5x2x8xf32>) -> tensor<5x4x4xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[4,5,4]{2,0,1}"} : (tensor<5x4x4xf32>) -> tensor<4x5x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x5x4xf32>) -> tensor<2x2x5x4xf32>
    %13 = stablehlo.multiply %12, %cst_3 : tensor<2x2x5x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x2x5x4xf32>) -> tensor<4x5x4xf32>
    %15 = stablehlo.slice %8 [1:2, 0:5, 0:2, 0:8] : (tensor<3x5x2x8xf32>) -> tensor<1x5x2x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x5x2x8xf32>) -> tensor<5x4x4xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[4,5,4]{2,0,1}"} : (tensor<5x4x4xf32>) -> tensor<4x5x4xf32>
    %18 = stablehlo.reshape %17 : (tensor<4x5x4xf32>) -> tensor<2x2x5x4xf32>
    %19 = stablehlo.transpose %18, dims = [0, 1, 3, 2] {result_layout = dense<[2, 3, 1, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,4,5]{2,3,1,0}"} : (tensor<2x2x5x4xf32>) -> tensor<2x2x4x5xf32>
    %20 = stablehlo.multiply %19, %cst_2 : tensor<2x2x4x5xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x2x4x5xf32>) -> tensor<4x4x5xf32>
    %22 = stablehlo.dot_general %14, %21, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5x4xf32>, tensor<4x4x5xf32>) -> tensor<4x5x5xf32>
    %23 = stablehlo.reshape %22 : (tensor<4x5x5xf32>) -> tensor<2x2x5x5xf32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<2x2x5x5xf32>
    %27 = stablehlo.exponential %26 : tensor<2x2x5x5xf32>
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %30 = stablehlo.divide %27, %29 : tensor<2x2x5x5xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x2x5x5xf32>) -> tensor<4x5x5xf32>
    %32 = stablehlo.slice %8 [2:3, 0:5, 0:2, 0:8] : (tensor<3x5x2x8xf32>) -> tensor<1x5x2x8xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x5x2x8xf32>) -> tensor<5x4x4xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[4,5,4]{2,0,1}"} : (tensor<5x4x4xf32>) -> tensor<4x5x4xf32>
    %35 = stablehlo.dot_general %31, %34, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5x5xf32>, tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %36 = stablehlo.reshape %35 : (tensor<4x5x4xf32>) -> tensor<2x2x5x4xf32>
    %37 = stablehlo.transpose %36, dims = [2, 0, 1, 3] {result_layout = dense<[3, 0, 2, 1]> : tensor<4xindex>, xla_shape = "f32[5,2,2,4]{3,0,2,1}"} : (tensor<2x2x5x4xf32>) -> tensor<5x2x2x4xf32>
    %38 = stablehlo.reshape %37 : (tensor<5x2x2x4xf32>) -> tensor<10x8xf32>
    %39 = stablehlo.transpose %arg7, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %40 = stablehlo.dot_general %38, %39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x8xf32>) -> tensor<10x8xf32>
    %41 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<10x8xf32>
    %42 = stablehlo.add %40, %41 : tensor<10x8xf32>
    %43 = stablehlo.reshape %42 : (tensor<10x8xf32>) -> tensor<5x2x8xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[2,5,8]{2,0,1}"} : (tensor<5x2x8xf32>) -> tensor<2x5x8xf32>
    %45 = stablehlo.add %arg10, %44 : tensor<2x5x8xf32>
    %46 = stablehlo.reshape %45 : (tensor<2x5x8xf32>) -> tensor<1x10x8xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%46, %cst_1, %cst_0) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x10x8xf32>, tensor<10xf32>, tensor<10xf32>) -> (tensor<1x10x8xf32>, tensor<10xf32>, tensor<10xf32>)
    %47 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %48 = stablehlo.reshape %output : (tensor<1x10x8xf32>) -> tensor<2x5x8xf32>
    %49 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<2x5x8xf32>
    %51 = stablehlo.add %47, %50 : tensor<2x5x8xf32>
    %52 = stablehlo.reshape %51 : (tensor<2x5x8xf32>) -> tensor<10x8xf32>
    %53 = stablehlo.transpose %arg4, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %54 = stablehlo.dot_general %52, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x8xf32>) -> tensor<10x8xf32>
    %55 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<10x8xf32>
    %56 = stablehlo.add %54, %55 : tensor<10x8xf32>
    %57 = stablehlo.reshape %56 : (tensor<10x8xf32>) -> tensor<2x5x8xf32>
    %58 = stablehlo.maximum %57, %cst : tensor<2x5x8xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x5x8xf32>) -> tensor<10x8xf32>
    %60 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %61 = stablehlo.dot_general %59, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x8xf32>) -> tensor<10x8xf32>
    %62 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<10x8xf32>
    %63 = stablehlo.add %61, %62 : tensor<10x8xf32>
    %64 = stablehlo.reshape %63 : (tensor<10x8xf32>) -> tensor<2x5x8xf32>
    %65 = stablehlo.add %51, %64 : tensor<2x5x8xf32>
    %66 = stablehlo.reshape %65 : (tensor<2x5x8xf32>) -> tensor<1x10x8xf32>
    %output_6, %batch_mean_7, %batch_var_8 = "stablehlo.batch_norm_training"(%66, %cst_1, %cst_0) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x10x8xf32>, tensor<10xf32>, tensor<10xf32>) -> (tensor<1x10x8xf32>, tensor<10xf32>, tensor<10xf32>)
    %67 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %68 = stablehlo.reshape %output_6 : (tensor<1x10x8xf32>) -> tensor<2x5x8xf32>
    %69 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<2x5x8xf32>
    %71 = stablehlo.add %67, %70 : tensor<2x5x8xf32>
    return %71 : tensor<2x5x8xf32>
  }
}
// -----
// composite
module @IrToHlo.19 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD677C6BF57A440BFEE6874BF85C52F3F3DF861BF3314E2BFFA1E3BBE4DB7D3BD5CED313F949D0BC0258A74BDC537B0BE"> : tensor<3x4xf32>
    %expected0 = stablehlo.constant dense<"0xA02340BEE80CAEBE5C0FA6BEB480843F0990AABE42E80BBE51FD1FBEBD48C2BD3C99863F363882BDD7E568BDD1C380BE"> : tensor<3x4xf32>
    %got = call @model(%in0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<3x4xf32>
    %0 = stablehlo.composite "my.gelu" %arg0 {composite_attributes = {approximate = "none"}, decomposition = @my.gelu.impl} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @my.gelu.impl(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<3x4xf32>
    %0 = stablehlo.multiply %arg0, %cst_1 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg0, %cst_0 : tensor<3x4xf32>
    %2 = stablehlo.custom_call @mhlo.erf(%1) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %2, %cst : tensor<3x4xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
}
// -----
// weights_of_8_bits
module @IrToHlo.9 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x131F5B3FBC0D2C3F2C6C203FBFAE113F45653E3F"> : tensor<5xf32>
    %in1 = stablehlo.constant dense<"0x2F449976C35317E7DC390E97C8D9EEAA5A082766C430FF072C80CBB77A86"> : tensor<5x6xi8>
    %in2 = stablehlo.constant dense<"0x5D0ACDBE19DC1BBF92A940BFDAB025BF2521A4BFB28EFB3F219A96BF3F2C983F33BA5C3EBD5F203F15171F3FD2ABD83E1584ADBEE799043FA07ADFBF6C568C3FA51EF93E75D0BB3E"> : tensor<3x6xf32>
    %expected0 = stablehlo.constant dense<"0xAF001C43D24C19C33F641D411937DDC1510239C3E9FF7E42FF942DC2B063534140EA5742BA3230C376EA8C4308FA4342210F2EC1F194E24252F620C2"> : tensor<3x5xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<5xf32>, tensor<5x6xi8>, tensor<3x6xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xf32>, %arg1: tensor<5x6xi8>, %arg2: tensor<3x6xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "s8[6,5]{0,1}"} : (tensor<5x6xi8>) -> tensor<6x5xi8>
    %1 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x5xi8>) -> tensor<3x5xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<3x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<3x5xf32>
    return %3 : tensor<3x5xf32>
  }
}
// -----
// sampled_reflection
module @IrToHlo.602 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xA770213EAD516ABFBC938A3EBBFEAD3F71730E3CB6BF8ABE1C4989BF8DC4EFBE083A033FEDE5EE3EB0815A3F0162B8BE34020BBF683DEB3ED7CD193E7E7B92BE8D03593E585F823F3B7489BA53B678BECB054ABF6703CA3D4B4E8F3E93D6FC3E"> : tensor<1x3x4x2xf32>
    %in1 = stablehlo.constant dense<"0x29A5F63F535FBE3F6795663FDBC006C0D5AC2D3F91059EBF866730BDBA65CDBFF08B40BF5B09D33FF6F2C8BE66A9B3BF6E563ABFD1360FBFA0D244BF9F2F433F7137D23F856D23BEE4AAFEBED811E13EE21442BF50068A3F44014D3F931ED73F59BAA33F2FF1A53F88471C3FB0D8AA3FED2E6DBE000C2B3D7ACE80BEB01F5C3FFD3CB1BF55095FBF09BA64BE80D2DB3F4844A33E8D5AD9BE74879C3EB24B46BF895EC7BF02E27E3FA53961BF72E419BF0408BC3EE69E333EF14CB13FB746E4BE25FAB83FDA3D5B3FF4F40D402DEE053F7372963F17A90F3F97CEE7BE3C9345BF9C5230BE0017063F48EC673D7D43DA3E"> : tensor<1x2x5x6xf32>
    %expected0 = stablehlo.constant dense<"0x788D01C0EA72673F4F4AB73E0B2A963E208A283F87C9A3BFF069ED3EF61DA53F6B9F8F3FFB68873E03A41FBF8306713FE39662BFBD53043F7C76BCBDAFCB623EB6D9783F0C185A3F90682F3F1329EDBEADB3EB3E0D1C09BDF98398BEBBD9273F"> : tensor<1x2x3x4xf32>
    %got = call @model(%in0, %in1) : (tensor<1x3x4x2xf32>, tensor<1x2x5x6xf32>) -> tensor<1x2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x3x4x2xf32>, %arg1: tensor<1x2x5x6xf32>) -> tensor<1x2x3x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3x4xf32>
    %c = stablehlo.constant dense<6> : tensor<1x2x3x4xi64>
    %c_0 = stablehlo.constant dense<5> : tensor<1x2x3x4xi64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<1x2x3x4xf32>
    %cst_2 = stablehlo.constant dense<4.500000e+00> : tensor<1x2x3x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<1x2x3x4xf32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<1x2x3x4xf32>
    %cst_5 = stablehlo.constant dense<5.500000e+00> : tensor<1x2x3x4xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<1x2x3x4xi8>
    %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<1x2x3x4xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<1x2x3x4xf32>
    %cst_9 = stablehlo.constant dense<2.500000e+00> : tensor<1x2x3x4xf32>
    %cst_10 = stablehlo.constant dense<3.000000e+00> : tensor<1x2x3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x4xf32>
    %c_12 = stablehlo.constant dense<2> : tensor<1x2x3x4xi64>
    %c_13 = stablehlo.constant dense<0> : tensor<1x2x3x4xi64>
    %c_14 = stablehlo.constant dense<0> : tensor<1x2x3x4x1xi64>
    %c_15 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
    %0 = stablehlo.broadcast_in_dim %c_15, dims = [0, 1] : (tensor<1x2xi64>) -> tensor<1x2x3x4xi64>
    %1 = stablehlo.compare  LT, %0, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %2 = stablehlo.add %0, %c_12 : tensor<1x2x3x4xi64>
    %3 = stablehlo.select %1, %2, %0 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %4 = stablehlo.reshape %3 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3, 4] : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
    %6 = stablehlo.slice %5 [0:1, 0:2, 0:3, 0:4, 0:1] : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4xf32>
    %8 = stablehlo.multiply %7, %cst_10 : tensor<1x2x3x4xf32>
    %9 = stablehlo.add %8, %cst_9 : tensor<1x2x3x4xf32>
    %10 = stablehlo.subtract %9, %cst_8 : tensor<1x2x3x4xf32>
    %11 = stablehlo.abs %10 : tensor<1x2x3x4xf32>
    %12 = stablehlo.divide %11, %cst_7 : tensor<1x2x3x4xf32>
    %13 = stablehlo.floor %12 : tensor<1x2x3x4xf32>
    %14 = stablehlo.convert %13 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi8>
    %15 = stablehlo.and %14, %c_6 : tensor<1x2x3x4xi8>
    %16 = stablehlo.convert %15 : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi64>
    %17 = stablehlo.compare  EQ, %16, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %18 = stablehlo.remainder %11, %cst_7 : tensor<1x2x3x4xf32>
    %19 = stablehlo.add %18, %cst_8 : tensor<1x2x3x4xf32>
    %20 = stablehlo.subtract %cst_5, %18 : tensor<1x2x3x4xf32>
    %21 = stablehlo.select %17, %19, %20 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %22 = stablehlo.clamp %cst_11, %21, %cst_4 : tensor<1x2x3x4xf32>
    %23 = stablehlo.floor %22 : tensor<1x2x3x4xf32>
    %24 = stablehlo.compare  GE, %23, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %25 = stablehlo.compare  LT, %23, %cst_7 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %26 = stablehlo.slice %5 [0:1, 0:2, 0:3, 0:4, 1:2] : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4xf32>
    %28 = stablehlo.multiply %27, %cst_9 : tensor<1x2x3x4xf32>
    %29 = stablehlo.add %28, %cst_3 : tensor<1x2x3x4xf32>
    %30 = stablehlo.subtract %29, %cst_8 : tensor<1x2x3x4xf32>
    %31 = stablehlo.abs %30 : tensor<1x2x3x4xf32>
    %32 = stablehlo.divide %31, %cst_4 : tensor<1x2x3x4xf32>
    %33 = stablehlo.floor %32 : tensor<1x2x3x4xf32>
    %34 = stablehlo.convert %33 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi8>
    %35 = stablehlo.and %34, %c_6 : tensor<1x2x3x4xi8>
    %36 = stablehlo.convert %35 : (tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi64>
    %37 = stablehlo.compare  EQ, %36, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %38 = stablehlo.remainder %31, %cst_4 : tensor<1x2x3x4xf32>
    %39 = stablehlo.add %38, %cst_8 : tensor<1x2x3x4xf32>
    %40 = stablehlo.subtract %cst_2, %38 : tensor<1x2x3x4xf32>
    %41 = stablehlo.select %37, %39, %40 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %42 = stablehlo.clamp %cst_11, %41, %cst_1 : tensor<1x2x3x4xf32>
    %43 = stablehlo.floor %42 : tensor<1x2x3x4xf32>
    %44 = stablehlo.compare  GE, %43, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %45 = stablehlo.compare  LT, %43, %cst_4 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %46 = stablehlo.and %44, %45 : tensor<1x2x3x4xi1>
    %47 = stablehlo.and %25, %46 : tensor<1x2x3x4xi1>
    %48 = stablehlo.and %24, %47 : tensor<1x2x3x4xi1>
    %49 = stablehlo.convert %43 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %50 = stablehlo.select %48, %49, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %51 = stablehlo.compare  LT, %50, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %52 = stablehlo.add %50, %c_0 : tensor<1x2x3x4xi64>
    %53 = stablehlo.select %51, %52, %50 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %54 = stablehlo.reshape %53 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %55 = stablehlo.convert %23 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %56 = stablehlo.select %48, %55, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %57 = stablehlo.compare  LT, %56, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %58 = stablehlo.add %56, %c : tensor<1x2x3x4xi64>
    %59 = stablehlo.select %57, %58, %56 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %60 = stablehlo.reshape %59 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %61 = stablehlo.concatenate %c_14, %4, %54, %60, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %62 = "stablehlo.gather"(%arg1, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %63 = stablehlo.add %23, %cst : tensor<1x2x3x4xf32>
    %64 = stablehlo.subtract %63, %22 : tensor<1x2x3x4xf32>
    %65 = stablehlo.add %43, %cst : tensor<1x2x3x4xf32>
    %66 = stablehlo.subtract %65, %42 : tensor<1x2x3x4xf32>
    %67 = stablehlo.multiply %64, %66 : tensor<1x2x3x4xf32>
    %68 = stablehlo.select %48, %67, %cst_11 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %69 = stablehlo.multiply %62, %68 : tensor<1x2x3x4xf32>
    %70 = stablehlo.compare  GE, %63, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %71 = stablehlo.compare  LT, %63, %cst_7 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %72 = stablehlo.and %71, %46 : tensor<1x2x3x4xi1>
    %73 = stablehlo.and %70, %72 : tensor<1x2x3x4xi1>
    %74 = stablehlo.select %73, %49, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %75 = stablehlo.compare  LT, %74, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %76 = stablehlo.add %74, %c_0 : tensor<1x2x3x4xi64>
    %77 = stablehlo.select %75, %76, %74 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %78 = stablehlo.reshape %77 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %79 = stablehlo.convert %63 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %80 = stablehlo.select %73, %79, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %81 = stablehlo.compare  LT, %80, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %82 = stablehlo.add %80, %c : tensor<1x2x3x4xi64>
    %83 = stablehlo.select %81, %82, %80 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %84 = stablehlo.reshape %83 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %85 = stablehlo.concatenate %c_14, %4, %78, %84, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %86 = "stablehlo.gather"(%arg1, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %87 = stablehlo.subtract %22, %23 : tensor<1x2x3x4xf32>
    %88 = stablehlo.multiply %87, %66 : tensor<1x2x3x4xf32>
    %89 = stablehlo.select %73, %88, %cst_11 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %90 = stablehlo.multiply %86, %89 : tensor<1x2x3x4xf32>
    %91 = stablehlo.add %69, %90 : tensor<1x2x3x4xf32>
    %92 = stablehlo.compare  GE, %65, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %93 = stablehlo.compare  LT, %65, %cst_4 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %94 = stablehlo.and %92, %93 : tensor<1x2x3x4xi1>
    %95 = stablehlo.and %25, %94 : tensor<1x2x3x4xi1>
    %96 = stablehlo.and %24, %95 : tensor<1x2x3x4xi1>
    %97 = stablehlo.convert %65 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %98 = stablehlo.select %96, %97, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %99 = stablehlo.compare  LT, %98, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %100 = stablehlo.add %98, %c_0 : tensor<1x2x3x4xi64>
    %101 = stablehlo.select %99, %100, %98 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %102 = stablehlo.reshape %101 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %103 = stablehlo.select %96, %55, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %104 = stablehlo.compare  LT, %103, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %105 = stablehlo.add %103, %c : tensor<1x2x3x4xi64>
    %106 = stablehlo.select %104, %105, %103 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %107 = stablehlo.reshape %106 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %108 = stablehlo.concatenate %c_14, %4, %102, %107, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %109 = "stablehlo.gather"(%arg1, %108) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %110 = stablehlo.subtract %42, %43 : tensor<1x2x3x4xf32>
    %111 = stablehlo.multiply %64, %110 : tensor<1x2x3x4xf32>
    %112 = stablehlo.select %96, %111, %cst_11 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %113 = stablehlo.multiply %109, %112 : tensor<1x2x3x4xf32>
    %114 = stablehlo.add %91, %113 : tensor<1x2x3x4xf32>
    %115 = stablehlo.and %71, %94 : tensor<1x2x3x4xi1>
    %116 = stablehlo.and %70, %115 : tensor<1x2x3x4xi1>
    %117 = stablehlo.select %116, %97, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %118 = stablehlo.compare  LT, %117, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %119 = stablehlo.add %117, %c_0 : tensor<1x2x3x4xi64>
    %120 = stablehlo.select %118, %119, %117 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %121 = stablehlo.reshape %120 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %122 = stablehlo.select %116, %79, %c_13 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %123 = stablehlo.compare  LT, %122, %c_13 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %124 = stablehlo.add %122, %c : tensor<1x2x3x4xi64>
    %125 = stablehlo.select %123, %124, %122 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %126 = stablehlo.reshape %125 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %127 = stablehlo.concatenate %c_14, %4, %121, %126, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %128 = "stablehlo.gather"(%arg1, %127) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %129 = stablehlo.multiply %87, %110 : tensor<1x2x3x4xf32>
    %130 = stablehlo.select %116, %129, %cst_11 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<1x2x3x4xf32>
    %132 = stablehlo.add %114, %131 : tensor<1x2x3x4xf32>
    return %132 : tensor<1x2x3x4xf32>
  }
}
// -----
// sampled_bicubic
module @IrToHlo.2490 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xA770213EAD516ABFBC938A3EBBFEAD3F71730E3CB6BF8ABE1C4989BF8DC4EFBE083A033FEDE5EE3EB0815A3F0162B8BE34020BBF683DEB3ED7CD193E7E7B92BE8D03593E585F823F3B7489BA53B678BECB054ABF6703CA3D4B4E8F3E93D6FC3E"> : tensor<1x3x4x2xf32>
    %in1 = stablehlo.constant dense<"0x29A5F63F535FBE3F6795663FDBC006C0D5AC2D3F91059EBF866730BDBA65CDBFF08B40BF5B09D33FF6F2C8BE66A9B3BF6E563ABFD1360FBFA0D244BF9F2F433F7137D23F856D23BEE4AAFEBED811E13EE21442BF50068A3F44014D3F931ED73F59BAA33F2FF1A53F88471C3FB0D8AA3FED2E6DBE000C2B3D7ACE80BEB01F5C3FFD3CB1BF55095FBF09BA64BE80D2DB3F4844A33E8D5AD9BE74879C3EB24B46BF895EC7BF02E27E3FA53961BF72E419BF0408BC3EE69E333EF14CB13FB746E4BE25FAB83FDA3D5B3FF4F40D402DEE053F7372963F17A90F3F97CEE7BE3C9345BF9C5230BE0017063F48EC673D7D43DA3E"> : tensor<1x2x5x6xf32>
    %expected0 = stablehlo.constant dense<"0x8B81BDBF23A3933FF0410F3F84D0B0BC3A02673FAD515CBFBFE5793E8693BC3F2CD5A83F543ED63E0275F9BE0C9C973FD8B76FBF363A023F2DFC8F3D10EBB03E943C903FC817DDBC165C7D3F647399BE3B30073F3D1EB93D2A5109BFDF7EFA3E"> : tensor<1x2x3x4xf32>
    %got = call @model(%in0, %in1) : (tensor<1x3x4x2xf32>, tensor<1x2x5x6xf32>) -> tensor<1x2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x3x4x2xf32>, %arg1: tensor<1x2x5x6xf32>) -> tensor<1x2x3x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x1x2x3x4xf32>
    %cst_0 = stablehlo.constant dense<2.250000e+00> : tensor<2x1x2x3x4xf32>
    %cst_1 = stablehlo.constant dense<1.250000e+00> : tensor<2x1x2x3x4xf32>
    %cst_2 = stablehlo.constant dense<-3.000000e+00> : tensor<2x1x2x3x4xf32>
    %cst_3 = stablehlo.constant dense<-6.000000e+00> : tensor<2x1x2x3x4xf32>
    %cst_4 = stablehlo.constant dense<-3.750000e+00> : tensor<2x1x2x3x4xf32>
    %cst_5 = stablehlo.constant dense<-7.500000e-01> : tensor<2x1x2x3x4xf32>
    %c = stablehlo.constant dense<1> : tensor<1x2x3x4xi64>
    %c_6 = stablehlo.constant dense<6> : tensor<1x2x3x4xi64>
    %c_7 = stablehlo.constant dense<5> : tensor<1x2x3x4xi64>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<1x2x3x4xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : tensor<1x2x3x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<1x2x3x4xf32>
    %cst_11 = stablehlo.constant dense<6.000000e+00> : tensor<1x2x3x4xf32>
    %cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<1x2x3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3x4xf32>
    %cst_14 = stablehlo.constant dense<2.500000e+00> : tensor<1x2x3x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x4xf32>
    %c_16 = stablehlo.constant dense<2> : tensor<1x2x3x4xi64>
    %c_17 = stablehlo.constant dense<0> : tensor<1x2x3x4xi64>
    %c_18 = stablehlo.constant dense<0> : tensor<1x2x3x4x1xi64>
    %c_19 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
    %0 = stablehlo.broadcast_in_dim %c_19, dims = [0, 1] : (tensor<1x2xi64>) -> tensor<1x2x3x4xi64>
    %1 = stablehlo.compare  LT, %0, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %2 = stablehlo.add %0, %c_16 : tensor<1x2x3x4xi64>
    %3 = stablehlo.select %1, %2, %0 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %4 = stablehlo.reshape %3 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3, 4] : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
    %6 = stablehlo.slice %5 [0:1, 0:2, 0:3, 0:4, 0:1] : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4xf32>
    %8 = stablehlo.multiply %7, %cst_14 : tensor<1x2x3x4xf32>
    %9 = stablehlo.add %8, %cst_14 : tensor<1x2x3x4xf32>
    %10 = stablehlo.floor %9 : tensor<1x2x3x4xf32>
    %11 = stablehlo.subtract %10, %cst_13 : tensor<1x2x3x4xf32>
    %12 = stablehlo.clamp %cst_15, %11, %cst_12 : tensor<1x2x3x4xf32>
    %13 = stablehlo.compare  GE, %12, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %14 = stablehlo.compare  LT, %12, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %15 = stablehlo.slice %5 [0:1, 0:2, 0:3, 0:4, 1:2] : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.multiply %16, %cst_10 : tensor<1x2x3x4xf32>
    %18 = stablehlo.add %17, %cst_10 : tensor<1x2x3x4xf32>
    %19 = stablehlo.floor %18 : tensor<1x2x3x4xf32>
    %20 = stablehlo.add %19, %cst_9 : tensor<1x2x3x4xf32>
    %21 = stablehlo.clamp %cst_15, %20, %cst_8 : tensor<1x2x3x4xf32>
    %22 = stablehlo.compare  GE, %21, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %23 = stablehlo.compare  LT, %21, %cst_12 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %24 = stablehlo.and %22, %23 : tensor<1x2x3x4xi1>
    %25 = stablehlo.and %14, %24 : tensor<1x2x3x4xi1>
    %26 = stablehlo.and %13, %25 : tensor<1x2x3x4xi1>
    %27 = stablehlo.convert %21 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %28 = stablehlo.select %26, %27, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %29 = stablehlo.compare  LT, %28, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %30 = stablehlo.add %28, %c_7 : tensor<1x2x3x4xi64>
    %31 = stablehlo.select %29, %30, %28 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %32 = stablehlo.reshape %31 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %33 = stablehlo.convert %12 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %34 = stablehlo.select %26, %33, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %35 = stablehlo.compare  LT, %34, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %36 = stablehlo.add %34, %c_6 : tensor<1x2x3x4xi64>
    %37 = stablehlo.select %35, %36, %34 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %38 = stablehlo.reshape %37 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %39 = stablehlo.concatenate %c_18, %4, %32, %38, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %40 = "stablehlo.gather"(%arg1, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %41 = stablehlo.select %26, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %42 = stablehlo.convert %41 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<1x2x3x4xf32>
    %44 = stablehlo.subtract %9, %10 : tensor<1x2x3x4xf32>
    %45 = stablehlo.add %44, %cst_13 : tensor<1x2x3x4xf32>
    %46 = stablehlo.subtract %cst_10, %44 : tensor<1x2x3x4xf32>
    %47 = stablehlo.concatenate %45, %46, dim = 0 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %48 = stablehlo.reshape %47 : (tensor<2x2x3x4xf32>) -> tensor<2x1x2x3x4xf32>
    %49 = stablehlo.multiply %48, %cst_5 : tensor<2x1x2x3x4xf32>
    %50 = stablehlo.subtract %49, %cst_4 : tensor<2x1x2x3x4xf32>
    %51 = stablehlo.multiply %50, %48 : tensor<2x1x2x3x4xf32>
    %52 = stablehlo.add %51, %cst_3 : tensor<2x1x2x3x4xf32>
    %53 = stablehlo.multiply %52, %48 : tensor<2x1x2x3x4xf32>
    %54 = stablehlo.subtract %53, %cst_2 : tensor<2x1x2x3x4xf32>
    %55 = stablehlo.slice %54 [0:1, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %57 = stablehlo.multiply %43, %56 : tensor<1x2x3x4xf32>
    %58 = stablehlo.clamp %cst_15, %10, %cst_12 : tensor<1x2x3x4xf32>
    %59 = stablehlo.compare  GE, %58, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %60 = stablehlo.compare  LT, %58, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %61 = stablehlo.and %60, %24 : tensor<1x2x3x4xi1>
    %62 = stablehlo.and %59, %61 : tensor<1x2x3x4xi1>
    %63 = stablehlo.select %62, %27, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %64 = stablehlo.compare  LT, %63, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %65 = stablehlo.add %63, %c_7 : tensor<1x2x3x4xi64>
    %66 = stablehlo.select %64, %65, %63 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %67 = stablehlo.reshape %66 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %68 = stablehlo.convert %58 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %69 = stablehlo.select %62, %68, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %70 = stablehlo.compare  LT, %69, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %71 = stablehlo.add %69, %c_6 : tensor<1x2x3x4xi64>
    %72 = stablehlo.select %70, %71, %69 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %73 = stablehlo.reshape %72 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %74 = stablehlo.concatenate %c_18, %4, %67, %73, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %75 = "stablehlo.gather"(%arg1, %74) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %76 = stablehlo.select %62, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %77 = stablehlo.convert %76 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %78 = stablehlo.multiply %75, %77 : tensor<1x2x3x4xf32>
    %79 = stablehlo.subtract %cst_13, %44 : tensor<1x2x3x4xf32>
    %80 = stablehlo.concatenate %44, %79, dim = 0 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %81 = stablehlo.reshape %80 : (tensor<2x2x3x4xf32>) -> tensor<2x1x2x3x4xf32>
    %82 = stablehlo.multiply %81, %cst_1 : tensor<2x1x2x3x4xf32>
    %83 = stablehlo.subtract %82, %cst_0 : tensor<2x1x2x3x4xf32>
    %84 = stablehlo.multiply %83, %81 : tensor<2x1x2x3x4xf32>
    %85 = stablehlo.multiply %84, %81 : tensor<2x1x2x3x4xf32>
    %86 = stablehlo.add %85, %cst : tensor<2x1x2x3x4xf32>
    %87 = stablehlo.slice %86 [0:1, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %88 = stablehlo.reshape %87 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %89 = stablehlo.multiply %78, %88 : tensor<1x2x3x4xf32>
    %90 = stablehlo.add %57, %89 : tensor<1x2x3x4xf32>
    %91 = stablehlo.add %10, %cst_13 : tensor<1x2x3x4xf32>
    %92 = stablehlo.clamp %cst_15, %91, %cst_12 : tensor<1x2x3x4xf32>
    %93 = stablehlo.compare  GE, %92, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %94 = stablehlo.compare  LT, %92, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %95 = stablehlo.and %94, %24 : tensor<1x2x3x4xi1>
    %96 = stablehlo.and %93, %95 : tensor<1x2x3x4xi1>
    %97 = stablehlo.select %96, %27, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %98 = stablehlo.compare  LT, %97, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %99 = stablehlo.add %97, %c_7 : tensor<1x2x3x4xi64>
    %100 = stablehlo.select %98, %99, %97 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %101 = stablehlo.reshape %100 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %102 = stablehlo.convert %92 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %103 = stablehlo.select %96, %102, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %104 = stablehlo.compare  LT, %103, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %105 = stablehlo.add %103, %c_6 : tensor<1x2x3x4xi64>
    %106 = stablehlo.select %104, %105, %103 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %107 = stablehlo.reshape %106 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %108 = stablehlo.concatenate %c_18, %4, %101, %107, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %109 = "stablehlo.gather"(%arg1, %108) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %110 = stablehlo.select %96, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %111 = stablehlo.convert %110 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %112 = stablehlo.multiply %109, %111 : tensor<1x2x3x4xf32>
    %113 = stablehlo.slice %86 [1:2, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %114 = stablehlo.reshape %113 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %115 = stablehlo.multiply %112, %114 : tensor<1x2x3x4xf32>
    %116 = stablehlo.add %90, %115 : tensor<1x2x3x4xf32>
    %117 = stablehlo.add %10, %cst_10 : tensor<1x2x3x4xf32>
    %118 = stablehlo.clamp %cst_15, %117, %cst_12 : tensor<1x2x3x4xf32>
    %119 = stablehlo.compare  GE, %118, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %120 = stablehlo.compare  LT, %118, %cst_11 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %121 = stablehlo.and %120, %24 : tensor<1x2x3x4xi1>
    %122 = stablehlo.and %119, %121 : tensor<1x2x3x4xi1>
    %123 = stablehlo.select %122, %27, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %124 = stablehlo.compare  LT, %123, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %125 = stablehlo.add %123, %c_7 : tensor<1x2x3x4xi64>
    %126 = stablehlo.select %124, %125, %123 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %127 = stablehlo.reshape %126 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %128 = stablehlo.convert %118 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %129 = stablehlo.select %122, %128, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %130 = stablehlo.compare  LT, %129, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %131 = stablehlo.add %129, %c_6 : tensor<1x2x3x4xi64>
    %132 = stablehlo.select %130, %131, %129 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %133 = stablehlo.reshape %132 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %134 = stablehlo.concatenate %c_18, %4, %127, %133, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %135 = "stablehlo.gather"(%arg1, %134) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %136 = stablehlo.select %122, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %137 = stablehlo.convert %136 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %138 = stablehlo.multiply %135, %137 : tensor<1x2x3x4xf32>
    %139 = stablehlo.slice %54 [1:2, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %140 = stablehlo.reshape %139 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %141 = stablehlo.multiply %138, %140 : tensor<1x2x3x4xf32>
    %142 = stablehlo.add %116, %141 : tensor<1x2x3x4xf32>
    %143 = stablehlo.subtract %18, %19 : tensor<1x2x3x4xf32>
    %144 = stablehlo.add %143, %cst_13 : tensor<1x2x3x4xf32>
    %145 = stablehlo.subtract %cst_10, %143 : tensor<1x2x3x4xf32>
    %146 = stablehlo.concatenate %144, %145, dim = 0 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %147 = stablehlo.reshape %146 : (tensor<2x2x3x4xf32>) -> tensor<2x1x2x3x4xf32>
    %148 = stablehlo.multiply %147, %cst_5 : tensor<2x1x2x3x4xf32>
    %149 = stablehlo.subtract %148, %cst_4 : tensor<2x1x2x3x4xf32>
    %150 = stablehlo.multiply %149, %147 : tensor<2x1x2x3x4xf32>
    %151 = stablehlo.add %150, %cst_3 : tensor<2x1x2x3x4xf32>
    %152 = stablehlo.multiply %151, %147 : tensor<2x1x2x3x4xf32>
    %153 = stablehlo.subtract %152, %cst_2 : tensor<2x1x2x3x4xf32>
    %154 = stablehlo.slice %153 [0:1, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %155 = stablehlo.reshape %154 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %156 = stablehlo.multiply %142, %155 : tensor<1x2x3x4xf32>
    %157 = stablehlo.clamp %cst_15, %19, %cst_8 : tensor<1x2x3x4xf32>
    %158 = stablehlo.compare  GE, %157, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %159 = stablehlo.compare  LT, %157, %cst_12 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %160 = stablehlo.and %158, %159 : tensor<1x2x3x4xi1>
    %161 = stablehlo.and %14, %160 : tensor<1x2x3x4xi1>
    %162 = stablehlo.and %13, %161 : tensor<1x2x3x4xi1>
    %163 = stablehlo.convert %157 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %164 = stablehlo.select %162, %163, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %165 = stablehlo.compare  LT, %164, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %166 = stablehlo.add %164, %c_7 : tensor<1x2x3x4xi64>
    %167 = stablehlo.select %165, %166, %164 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %168 = stablehlo.reshape %167 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %169 = stablehlo.select %162, %33, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %170 = stablehlo.compare  LT, %169, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %171 = stablehlo.add %169, %c_6 : tensor<1x2x3x4xi64>
    %172 = stablehlo.select %170, %171, %169 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %173 = stablehlo.reshape %172 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %174 = stablehlo.concatenate %c_18, %4, %168, %173, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %175 = "stablehlo.gather"(%arg1, %174) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %176 = stablehlo.select %162, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %177 = stablehlo.convert %176 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %178 = stablehlo.multiply %175, %177 : tensor<1x2x3x4xf32>
    %179 = stablehlo.multiply %178, %56 : tensor<1x2x3x4xf32>
    %180 = stablehlo.and %60, %160 : tensor<1x2x3x4xi1>
    %181 = stablehlo.and %59, %180 : tensor<1x2x3x4xi1>
    %182 = stablehlo.select %181, %163, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %183 = stablehlo.compare  LT, %182, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %184 = stablehlo.add %182, %c_7 : tensor<1x2x3x4xi64>
    %185 = stablehlo.select %183, %184, %182 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %186 = stablehlo.reshape %185 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %187 = stablehlo.select %181, %68, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %188 = stablehlo.compare  LT, %187, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %189 = stablehlo.add %187, %c_6 : tensor<1x2x3x4xi64>
    %190 = stablehlo.select %188, %189, %187 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %191 = stablehlo.reshape %190 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %192 = stablehlo.concatenate %c_18, %4, %186, %191, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %193 = "stablehlo.gather"(%arg1, %192) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %194 = stablehlo.select %181, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %195 = stablehlo.convert %194 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %196 = stablehlo.multiply %193, %195 : tensor<1x2x3x4xf32>
    %197 = stablehlo.multiply %196, %88 : tensor<1x2x3x4xf32>
    %198 = stablehlo.add %179, %197 : tensor<1x2x3x4xf32>
    %199 = stablehlo.and %94, %160 : tensor<1x2x3x4xi1>
    %200 = stablehlo.and %93, %199 : tensor<1x2x3x4xi1>
    %201 = stablehlo.select %200, %163, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %202 = stablehlo.compare  LT, %201, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %203 = stablehlo.add %201, %c_7 : tensor<1x2x3x4xi64>
    %204 = stablehlo.select %202, %203, %201 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %205 = stablehlo.reshape %204 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %206 = stablehlo.select %200, %102, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %207 = stablehlo.compare  LT, %206, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %208 = stablehlo.add %206, %c_6 : tensor<1x2x3x4xi64>
    %209 = stablehlo.select %207, %208, %206 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %210 = stablehlo.reshape %209 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %211 = stablehlo.concatenate %c_18, %4, %205, %210, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %212 = "stablehlo.gather"(%arg1, %211) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %213 = stablehlo.select %200, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %214 = stablehlo.convert %213 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %215 = stablehlo.multiply %212, %214 : tensor<1x2x3x4xf32>
    %216 = stablehlo.multiply %215, %114 : tensor<1x2x3x4xf32>
    %217 = stablehlo.add %198, %216 : tensor<1x2x3x4xf32>
    %218 = stablehlo.and %120, %160 : tensor<1x2x3x4xi1>
    %219 = stablehlo.and %119, %218 : tensor<1x2x3x4xi1>
    %220 = stablehlo.select %219, %163, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %221 = stablehlo.compare  LT, %220, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %222 = stablehlo.add %220, %c_7 : tensor<1x2x3x4xi64>
    %223 = stablehlo.select %221, %222, %220 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %224 = stablehlo.reshape %223 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %225 = stablehlo.select %219, %128, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %226 = stablehlo.compare  LT, %225, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %227 = stablehlo.add %225, %c_6 : tensor<1x2x3x4xi64>
    %228 = stablehlo.select %226, %227, %225 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %229 = stablehlo.reshape %228 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %230 = stablehlo.concatenate %c_18, %4, %224, %229, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %231 = "stablehlo.gather"(%arg1, %230) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %232 = stablehlo.select %219, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %233 = stablehlo.convert %232 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %234 = stablehlo.multiply %231, %233 : tensor<1x2x3x4xf32>
    %235 = stablehlo.multiply %234, %140 : tensor<1x2x3x4xf32>
    %236 = stablehlo.add %217, %235 : tensor<1x2x3x4xf32>
    %237 = stablehlo.subtract %cst_13, %143 : tensor<1x2x3x4xf32>
    %238 = stablehlo.concatenate %143, %237, dim = 0 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %239 = stablehlo.reshape %238 : (tensor<2x2x3x4xf32>) -> tensor<2x1x2x3x4xf32>
    %240 = stablehlo.multiply %239, %cst_1 : tensor<2x1x2x3x4xf32>
    %241 = stablehlo.subtract %240, %cst_0 : tensor<2x1x2x3x4xf32>
    %242 = stablehlo.multiply %241, %239 : tensor<2x1x2x3x4xf32>
    %243 = stablehlo.multiply %242, %239 : tensor<2x1x2x3x4xf32>
    %244 = stablehlo.add %243, %cst : tensor<2x1x2x3x4xf32>
    %245 = stablehlo.slice %244 [0:1, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %246 = stablehlo.reshape %245 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %247 = stablehlo.multiply %236, %246 : tensor<1x2x3x4xf32>
    %248 = stablehlo.add %156, %247 : tensor<1x2x3x4xf32>
    %249 = stablehlo.add %19, %cst_13 : tensor<1x2x3x4xf32>
    %250 = stablehlo.clamp %cst_15, %249, %cst_8 : tensor<1x2x3x4xf32>
    %251 = stablehlo.compare  GE, %250, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %252 = stablehlo.compare  LT, %250, %cst_12 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %253 = stablehlo.and %251, %252 : tensor<1x2x3x4xi1>
    %254 = stablehlo.and %14, %253 : tensor<1x2x3x4xi1>
    %255 = stablehlo.and %13, %254 : tensor<1x2x3x4xi1>
    %256 = stablehlo.convert %250 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %257 = stablehlo.select %255, %256, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %258 = stablehlo.compare  LT, %257, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %259 = stablehlo.add %257, %c_7 : tensor<1x2x3x4xi64>
    %260 = stablehlo.select %258, %259, %257 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %261 = stablehlo.reshape %260 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %262 = stablehlo.select %255, %33, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %263 = stablehlo.compare  LT, %262, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %264 = stablehlo.add %262, %c_6 : tensor<1x2x3x4xi64>
    %265 = stablehlo.select %263, %264, %262 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %266 = stablehlo.reshape %265 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %267 = stablehlo.concatenate %c_18, %4, %261, %266, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %268 = "stablehlo.gather"(%arg1, %267) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %269 = stablehlo.select %255, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %270 = stablehlo.convert %269 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %271 = stablehlo.multiply %268, %270 : tensor<1x2x3x4xf32>
    %272 = stablehlo.multiply %271, %56 : tensor<1x2x3x4xf32>
    %273 = stablehlo.and %60, %253 : tensor<1x2x3x4xi1>
    %274 = stablehlo.and %59, %273 : tensor<1x2x3x4xi1>
    %275 = stablehlo.select %274, %256, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %276 = stablehlo.compare  LT, %275, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %277 = stablehlo.add %275, %c_7 : tensor<1x2x3x4xi64>
    %278 = stablehlo.select %276, %277, %275 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %279 = stablehlo.reshape %278 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %280 = stablehlo.select %274, %68, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %281 = stablehlo.compare  LT, %280, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %282 = stablehlo.add %280, %c_6 : tensor<1x2x3x4xi64>
    %283 = stablehlo.select %281, %282, %280 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %284 = stablehlo.reshape %283 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %285 = stablehlo.concatenate %c_18, %4, %279, %284, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %286 = "stablehlo.gather"(%arg1, %285) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %287 = stablehlo.select %274, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %288 = stablehlo.convert %287 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %289 = stablehlo.multiply %286, %288 : tensor<1x2x3x4xf32>
    %290 = stablehlo.multiply %289, %88 : tensor<1x2x3x4xf32>
    %291 = stablehlo.add %272, %290 : tensor<1x2x3x4xf32>
    %292 = stablehlo.and %94, %253 : tensor<1x2x3x4xi1>
    %293 = stablehlo.and %93, %292 : tensor<1x2x3x4xi1>
    %294 = stablehlo.select %293, %256, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %295 = stablehlo.compare  LT, %294, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %296 = stablehlo.add %294, %c_7 : tensor<1x2x3x4xi64>
    %297 = stablehlo.select %295, %296, %294 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %298 = stablehlo.reshape %297 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %299 = stablehlo.select %293, %102, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %300 = stablehlo.compare  LT, %299, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %301 = stablehlo.add %299, %c_6 : tensor<1x2x3x4xi64>
    %302 = stablehlo.select %300, %301, %299 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %303 = stablehlo.reshape %302 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %304 = stablehlo.concatenate %c_18, %4, %298, %303, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %305 = "stablehlo.gather"(%arg1, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %306 = stablehlo.select %293, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %307 = stablehlo.convert %306 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %308 = stablehlo.multiply %305, %307 : tensor<1x2x3x4xf32>
    %309 = stablehlo.multiply %308, %114 : tensor<1x2x3x4xf32>
    %310 = stablehlo.add %291, %309 : tensor<1x2x3x4xf32>
    %311 = stablehlo.and %120, %253 : tensor<1x2x3x4xi1>
    %312 = stablehlo.and %119, %311 : tensor<1x2x3x4xi1>
    %313 = stablehlo.select %312, %256, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %314 = stablehlo.compare  LT, %313, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %315 = stablehlo.add %313, %c_7 : tensor<1x2x3x4xi64>
    %316 = stablehlo.select %314, %315, %313 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %317 = stablehlo.reshape %316 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %318 = stablehlo.select %312, %128, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %319 = stablehlo.compare  LT, %318, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %320 = stablehlo.add %318, %c_6 : tensor<1x2x3x4xi64>
    %321 = stablehlo.select %319, %320, %318 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %322 = stablehlo.reshape %321 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %323 = stablehlo.concatenate %c_18, %4, %317, %322, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %324 = "stablehlo.gather"(%arg1, %323) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %325 = stablehlo.select %312, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %326 = stablehlo.convert %325 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %327 = stablehlo.multiply %324, %326 : tensor<1x2x3x4xf32>
    %328 = stablehlo.multiply %327, %140 : tensor<1x2x3x4xf32>
    %329 = stablehlo.add %310, %328 : tensor<1x2x3x4xf32>
    %330 = stablehlo.slice %244 [1:2, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %331 = stablehlo.reshape %330 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %332 = stablehlo.multiply %329, %331 : tensor<1x2x3x4xf32>
    %333 = stablehlo.add %248, %332 : tensor<1x2x3x4xf32>
    %334 = stablehlo.add %19, %cst_10 : tensor<1x2x3x4xf32>
    %335 = stablehlo.clamp %cst_15, %334, %cst_8 : tensor<1x2x3x4xf32>
    %336 = stablehlo.compare  GE, %335, %cst_15 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %337 = stablehlo.compare  LT, %335, %cst_12 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
    %338 = stablehlo.and %336, %337 : tensor<1x2x3x4xi1>
    %339 = stablehlo.and %14, %338 : tensor<1x2x3x4xi1>
    %340 = stablehlo.and %13, %339 : tensor<1x2x3x4xi1>
    %341 = stablehlo.convert %335 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi64>
    %342 = stablehlo.select %340, %341, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %343 = stablehlo.compare  LT, %342, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %344 = stablehlo.add %342, %c_7 : tensor<1x2x3x4xi64>
    %345 = stablehlo.select %343, %344, %342 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %346 = stablehlo.reshape %345 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %347 = stablehlo.select %340, %33, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %348 = stablehlo.compare  LT, %347, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %349 = stablehlo.add %347, %c_6 : tensor<1x2x3x4xi64>
    %350 = stablehlo.select %348, %349, %347 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %351 = stablehlo.reshape %350 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %352 = stablehlo.concatenate %c_18, %4, %346, %351, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %353 = "stablehlo.gather"(%arg1, %352) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %354 = stablehlo.select %340, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %355 = stablehlo.convert %354 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %356 = stablehlo.multiply %353, %355 : tensor<1x2x3x4xf32>
    %357 = stablehlo.multiply %356, %56 : tensor<1x2x3x4xf32>
    %358 = stablehlo.and %60, %338 : tensor<1x2x3x4xi1>
    %359 = stablehlo.and %59, %358 : tensor<1x2x3x4xi1>
    %360 = stablehlo.select %359, %341, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %361 = stablehlo.compare  LT, %360, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %362 = stablehlo.add %360, %c_7 : tensor<1x2x3x4xi64>
    %363 = stablehlo.select %361, %362, %360 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %364 = stablehlo.reshape %363 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %365 = stablehlo.select %359, %68, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %366 = stablehlo.compare  LT, %365, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %367 = stablehlo.add %365, %c_6 : tensor<1x2x3x4xi64>
    %368 = stablehlo.select %366, %367, %365 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %369 = stablehlo.reshape %368 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %370 = stablehlo.concatenate %c_18, %4, %364, %369, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %371 = "stablehlo.gather"(%arg1, %370) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %372 = stablehlo.select %359, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %373 = stablehlo.convert %372 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %374 = stablehlo.multiply %371, %373 : tensor<1x2x3x4xf32>
    %375 = stablehlo.multiply %374, %88 : tensor<1x2x3x4xf32>
    %376 = stablehlo.add %357, %375 : tensor<1x2x3x4xf32>
    %377 = stablehlo.and %94, %338 : tensor<1x2x3x4xi1>
    %378 = stablehlo.and %93, %377 : tensor<1x2x3x4xi1>
    %379 = stablehlo.select %378, %341, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %380 = stablehlo.compare  LT, %379, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %381 = stablehlo.add %379, %c_7 : tensor<1x2x3x4xi64>
    %382 = stablehlo.select %380, %381, %379 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %383 = stablehlo.reshape %382 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %384 = stablehlo.select %378, %102, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %385 = stablehlo.compare  LT, %384, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %386 = stablehlo.add %384, %c_6 : tensor<1x2x3x4xi64>
    %387 = stablehlo.select %385, %386, %384 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %388 = stablehlo.reshape %387 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %389 = stablehlo.concatenate %c_18, %4, %383, %388, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %390 = "stablehlo.gather"(%arg1, %389) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %391 = stablehlo.select %378, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %392 = stablehlo.convert %391 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %393 = stablehlo.multiply %390, %392 : tensor<1x2x3x4xf32>
    %394 = stablehlo.multiply %393, %114 : tensor<1x2x3x4xf32>
    %395 = stablehlo.add %376, %394 : tensor<1x2x3x4xf32>
    %396 = stablehlo.and %120, %338 : tensor<1x2x3x4xi1>
    %397 = stablehlo.and %119, %396 : tensor<1x2x3x4xi1>
    %398 = stablehlo.select %397, %341, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %399 = stablehlo.compare  LT, %398, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %400 = stablehlo.add %398, %c_7 : tensor<1x2x3x4xi64>
    %401 = stablehlo.select %399, %400, %398 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %402 = stablehlo.reshape %401 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %403 = stablehlo.select %397, %128, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %404 = stablehlo.compare  LT, %403, %c_17 : (tensor<1x2x3x4xi64>, tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xi1>
    %405 = stablehlo.add %403, %c_6 : tensor<1x2x3x4xi64>
    %406 = stablehlo.select %404, %405, %403 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %407 = stablehlo.reshape %406 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4x1xi64>
    %408 = stablehlo.concatenate %c_18, %4, %402, %407, dim = 4 : (tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>, tensor<1x2x3x4x1xi64>) -> tensor<1x2x3x4x4xi64>
    %409 = "stablehlo.gather"(%arg1, %408) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<1x2x3x4x4xi64>) -> tensor<1x2x3x4xf32>
    %410 = stablehlo.select %397, %c, %c_17 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xi64>
    %411 = stablehlo.convert %410 : (tensor<1x2x3x4xi64>) -> tensor<1x2x3x4xf32>
    %412 = stablehlo.multiply %409, %411 : tensor<1x2x3x4xf32>
    %413 = stablehlo.multiply %412, %140 : tensor<1x2x3x4xf32>
    %414 = stablehlo.add %395, %413 : tensor<1x2x3x4xf32>
    %415 = stablehlo.slice %153 [1:2, 0:1, 0:2, 0:3, 0:4] : (tensor<2x1x2x3x4xf32>) -> tensor<1x1x2x3x4xf32>
    %416 = stablehlo.reshape %415 : (tensor<1x1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %417 = stablehlo.multiply %414, %416 : tensor<1x2x3x4xf32>
    %418 = stablehlo.add %333, %417 : tensor<1x2x3x4xf32>
    return %418 : tensor<1x2x3x4xf32>
  }
}
// -----
// bicubic_upsampling
module @IrToHlo.978 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x29A5F63F535FBE3F6795663FDBC006C0D5AC2D3F91059EBF866730BDBA65CDBFF08B40BF5B09D33FF6F2C8BE66A9B3BF6E563ABFD1360FBFA0D244BF9F2F433F7137D23F856D23BEE4AAFEBED811E13EE21442BF50068A3F44014D3F931ED73F59BAA33F2FF1A53F88471C3FB0D8AA3FED2E6DBE000C2B3D7ACE80BEB01F5C3FFD3CB1BF55095FBF09BA64BE80D2DB3F4844A33E8D5AD9BE74879C3EB24B46BF895EC7BF02E27E3FA53961BF72E419BF0408BC3EE69E333EF14CB13FB746E4BE25FAB83FDA3D5B3FF4F40D402DEE053F7372963F17A90F3F97CEE7BE3C9345BF9C5230BE0017063F48EC673D7D43DA3E"> : tensor<1x2x5x6xf32>
    %expected0 = stablehlo.constant dense<"0xEAC90A40579F05402866FB3F5D75DE3FC1DACD3FFB9C913D791F04C0BBF803C03F89063E08072F3FEA5F25BF35D9B6BFFBC8CA3F83B7AB3FD5CC713F8B702E3FCD493C3F0339503D015280BFB6527DBF4729F63DD88D1A3E954361BFC436BFBF3FF3213FDD84EC3D7B823EBF782489BFFFE434BF7691BA3C9466423FA2D0473F5C31AC3D06E040BF4660A4BFEFD5CEBFEA018DBEB6763DBF90F7C1BFCB5AE4BF847FB9BF81191FBE1DFEB63F52ACDF3FA559203F7257F5BE05F07FBFD634AABF6F4821BFC33240BF65B573BF9F0E89BF6AEA89BF0543C4BE41851F3F03C4AE3FFD96BA3F7D6A533FFEFC57BED7CF56BF4C7F5EBF040D2ABF1CC2A3BE23A1C0BE811255BF62250FBFA76A843E2158943FDBB1D53FEA99C23F46D3433FB494A03E94B05BBF6ED803BF08C8813DADD74BBD22CD53BFF7091BBF795BEF3E6388973F38B4933F94F5A13F8689B53F9FA3C13F1DBC1FBE66401E3E08442E3F7C74FF3ECAF9A3BE65C839BED8AE553F55E1923F2262153F1A32233F32979F3FC646CE3F61AB5B3F6CAD783F738E953FD897703F084CCA3EBAF9F63E9332963F2ABF893F6C0F813E123A53BDDD5AA23E64F1073F74C9BC3F5A3EBC3F375ABC3FE55F9B3FECC7543F6CB1623FCFD7B03F7A31843FF5EB353D2EF9F1BEAC1A74BE2A3CDFBD4331E6BE433A983DE210783F2994073FF72F81BFEE6CDABF0FE29ABFEDCC31BFA904E0BEF172DA3E96C0B23FB0E4FE3F5EE218BE097FFD3D5ED8173FAF7C903E31C822BF2F7093BF89107EBF4B1A64BF9FFA6ABFDF36C5BDC1BE8D3F6B88EB3FF317B93E4A8A5E3E5A4FA8BC276AFFBD159FA5BC7FE976BEE60E24BFA1189EBFE07FDFBF8B037CBF18C9223F3DABCE3FD6EFC63D4FBB29BE43B91CBF3F56E2BE5461893EAF2BAD3E962E7FBEC3A353BFF6808FBF7FF336BFF5483B3EEF6E393F6B5257BF65E259BFBD3561BF994405BF2EF3EF3CBC4B693E0F345CBD154BD33D18FE1B3F05800F3F3B2F22BC1D70B3BEDA11DDBE0F5DD2BE19C7C7BE393D673DFCED2F3F292D543F9510BE3E53632C3F17ADCA3FA174AE3F3060163E71D914BFC1F98E3F83FF703F2BA2223F1CE9813FACD7F23F1C21E73F51D0473FDC27123F0940A53FF2A3A43F3831173F9DB9333ECDAEA93F7CD5893F62D8263F5F9E663F21D2DA3FB39FD83F63565D3F5703023FAFED4D3F0744603F2656353F7CED1B3F7D7AD13D00B07CBD0BDCAEBE38B861BEB4BD6C3E306B0C3F5BAB103F0963F93E3DA0AD3E9D62A43E0CDAE13EBC22033FED4C1FBF57AC3CBF77B36EBF12CD63BF83F226BFF85B09BE422DC73E4601F33E27B85F3D62AD81BCE786913ECD8BEC3E"> : tensor<1x2x10x12xf32>
    %got = call @model(%in0) : (tensor<1x2x5x6xf32>) -> tensor<1x2x10x12xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x2x10x12xf32>, tensor<1x2x10x12xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x2x5x6xf32>) -> tensor<1x2x10x12xf32> {
    %c = stablehlo.constant dense<2> : tensor<10x1xi64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x10x1xf32>
    %cst_0 = stablehlo.constant dense<2.250000e+00> : tensor<2x10x1xf32>
    %cst_1 = stablehlo.constant dense<1.250000e+00> : tensor<2x10x1xf32>
    %cst_2 = stablehlo.constant dense<-3.000000e+00> : tensor<2x10x1xf32>
    %cst_3 = stablehlo.constant dense<-6.000000e+00> : tensor<2x10x1xf32>
    %cst_4 = stablehlo.constant dense<-3.750000e+00> : tensor<2x10x1xf32>
    %cst_5 = stablehlo.constant dense<-7.500000e-01> : tensor<2x10x1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<10x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<10x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<10x1xf32>
    %c_9 = stablehlo.constant dense<2> : tensor<12xi64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<2x12xf32>
    %cst_11 = stablehlo.constant dense<2.250000e+00> : tensor<2x12xf32>
    %cst_12 = stablehlo.constant dense<1.250000e+00> : tensor<2x12xf32>
    %cst_13 = stablehlo.constant dense<-3.000000e+00> : tensor<2x12xf32>
    %cst_14 = stablehlo.constant dense<-6.000000e+00> : tensor<2x12xf32>
    %cst_15 = stablehlo.constant dense<-3.750000e+00> : tensor<2x12xf32>
    %cst_16 = stablehlo.constant dense<-7.500000e-01> : tensor<2x12xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<12xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<12xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<12xf32>
    %c_20 = stablehlo.constant dense<6> : tensor<10x12xi64>
    %c_21 = stablehlo.constant dense<5> : tensor<12xi64>
    %c_22 = stablehlo.constant dense<1> : tensor<12xi64>
    %cst_23 = stablehlo.constant dense<[-2.500000e-01, 2.500000e-01, 7.500000e-01, 1.250000e+00, 1.750000e+00, 2.250000e+00, 2.750000e+00, 3.250000e+00, 3.750000e+00, 4.250000e+00, 4.750000e+00, 5.250000e+00]> : tensor<12xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<12xi64>
    %c_25 = stablehlo.constant dense<5> : tensor<10x12xi64>
    %c_26 = stablehlo.constant dense<0> : tensor<10x12xi64>
    %c_27 = stablehlo.constant dense<4> : tensor<10x1xi64>
    %c_28 = stablehlo.constant dense<1> : tensor<10x1xi64>
    %c_29 = stablehlo.constant dense<0> : tensor<10x1xi64>
    %cst_30 = stablehlo.constant dense<[[-2.500000e-01], [2.500000e-01], [7.500000e-01], [1.250000e+00], [1.750000e+00], [2.250000e+00], [2.750000e+00], [3.250000e+00], [3.750000e+00], [4.250000e+00]]> : tensor<10x1xf32>
    %0 = stablehlo.floor %cst_30 : tensor<10x1xf32>
    %1 = stablehlo.convert %0 : (tensor<10x1xf32>) -> tensor<10x1xi64>
    %2 = stablehlo.subtract %1, %c_28 : tensor<10x1xi64>
    %3 = stablehlo.clamp %c_29, %2, %c_27 : tensor<10x1xi64>
    %4 = stablehlo.reshape %3 : (tensor<10x1xi64>) -> tensor<10xi64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<10xi64>) -> tensor<10x12xi64>
    %6 = stablehlo.compare  LT, %5, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %7 = stablehlo.add %5, %c_25 : tensor<10x12xi64>
    %8 = stablehlo.select %6, %7, %5 : tensor<10x12xi1>, tensor<10x12xi64>
    %9 = stablehlo.reshape %8 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %10 = stablehlo.floor %cst_23 : tensor<12xf32>
    %11 = stablehlo.convert %10 : (tensor<12xf32>) -> tensor<12xi64>
    %12 = stablehlo.subtract %11, %c_22 : tensor<12xi64>
    %13 = stablehlo.clamp %c_24, %12, %c_21 : tensor<12xi64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<12xi64>) -> tensor<10x12xi64>
    %15 = stablehlo.compare  LT, %14, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %16 = stablehlo.add %14, %c_20 : tensor<10x12xi64>
    %17 = stablehlo.select %15, %16, %14 : tensor<10x12xi1>, tensor<10x12xi64>
    %18 = stablehlo.reshape %17 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %19 = stablehlo.concatenate %9, %18, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %20 = "stablehlo.gather"(%arg0, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %21 = stablehlo.subtract %cst_23, %10 : tensor<12xf32>
    %22 = stablehlo.clamp %cst_19, %21, %cst_18 : tensor<12xf32>
    %23 = stablehlo.add %22, %cst_18 : tensor<12xf32>
    %24 = stablehlo.subtract %cst_17, %22 : tensor<12xf32>
    %25 = stablehlo.concatenate %23, %24, dim = 0 : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    %26 = stablehlo.reshape %25 : (tensor<24xf32>) -> tensor<2x12xf32>
    %27 = stablehlo.multiply %26, %cst_16 : tensor<2x12xf32>
    %28 = stablehlo.subtract %27, %cst_15 : tensor<2x12xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<2x12xf32>
    %30 = stablehlo.add %29, %cst_14 : tensor<2x12xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<2x12xf32>
    %32 = stablehlo.subtract %31, %cst_13 : tensor<2x12xf32>
    %33 = stablehlo.slice %32 [0:1, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x12xf32>) -> tensor<12xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [3] : (tensor<12xf32>) -> tensor<1x2x10x12xf32>
    %36 = stablehlo.multiply %20, %35 : tensor<1x2x10x12xf32>
    %37 = stablehlo.clamp %c_24, %11, %c_21 : tensor<12xi64>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<12xi64>) -> tensor<10x12xi64>
    %39 = stablehlo.compare  LT, %38, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %40 = stablehlo.add %38, %c_20 : tensor<10x12xi64>
    %41 = stablehlo.select %39, %40, %38 : tensor<10x12xi1>, tensor<10x12xi64>
    %42 = stablehlo.reshape %41 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %43 = stablehlo.concatenate %9, %42, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %44 = "stablehlo.gather"(%arg0, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %45 = stablehlo.subtract %cst_18, %22 : tensor<12xf32>
    %46 = stablehlo.concatenate %22, %45, dim = 0 : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    %47 = stablehlo.reshape %46 : (tensor<24xf32>) -> tensor<2x12xf32>
    %48 = stablehlo.multiply %47, %cst_12 : tensor<2x12xf32>
    %49 = stablehlo.subtract %48, %cst_11 : tensor<2x12xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<2x12xf32>
    %51 = stablehlo.multiply %50, %47 : tensor<2x12xf32>
    %52 = stablehlo.add %51, %cst_10 : tensor<2x12xf32>
    %53 = stablehlo.slice %52 [0:1, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %54 = stablehlo.reshape %53 : (tensor<1x12xf32>) -> tensor<12xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [3] : (tensor<12xf32>) -> tensor<1x2x10x12xf32>
    %56 = stablehlo.multiply %44, %55 : tensor<1x2x10x12xf32>
    %57 = stablehlo.add %36, %56 : tensor<1x2x10x12xf32>
    %58 = stablehlo.add %11, %c_22 : tensor<12xi64>
    %59 = stablehlo.clamp %c_24, %58, %c_21 : tensor<12xi64>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<12xi64>) -> tensor<10x12xi64>
    %61 = stablehlo.compare  LT, %60, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %62 = stablehlo.add %60, %c_20 : tensor<10x12xi64>
    %63 = stablehlo.select %61, %62, %60 : tensor<10x12xi1>, tensor<10x12xi64>
    %64 = stablehlo.reshape %63 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %65 = stablehlo.concatenate %9, %64, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %66 = "stablehlo.gather"(%arg0, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %67 = stablehlo.slice %52 [1:2, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %68 = stablehlo.reshape %67 : (tensor<1x12xf32>) -> tensor<12xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [3] : (tensor<12xf32>) -> tensor<1x2x10x12xf32>
    %70 = stablehlo.multiply %66, %69 : tensor<1x2x10x12xf32>
    %71 = stablehlo.add %57, %70 : tensor<1x2x10x12xf32>
    %72 = stablehlo.add %11, %c_9 : tensor<12xi64>
    %73 = stablehlo.clamp %c_24, %72, %c_21 : tensor<12xi64>
    %74 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<12xi64>) -> tensor<10x12xi64>
    %75 = stablehlo.compare  LT, %74, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %76 = stablehlo.add %74, %c_20 : tensor<10x12xi64>
    %77 = stablehlo.select %75, %76, %74 : tensor<10x12xi1>, tensor<10x12xi64>
    %78 = stablehlo.reshape %77 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %79 = stablehlo.concatenate %9, %78, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %80 = "stablehlo.gather"(%arg0, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %81 = stablehlo.slice %32 [1:2, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %82 = stablehlo.reshape %81 : (tensor<1x12xf32>) -> tensor<12xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [3] : (tensor<12xf32>) -> tensor<1x2x10x12xf32>
    %84 = stablehlo.multiply %80, %83 : tensor<1x2x10x12xf32>
    %85 = stablehlo.add %71, %84 : tensor<1x2x10x12xf32>
    %86 = stablehlo.subtract %cst_30, %0 : tensor<10x1xf32>
    %87 = stablehlo.clamp %cst_8, %86, %cst_7 : tensor<10x1xf32>
    %88 = stablehlo.add %87, %cst_7 : tensor<10x1xf32>
    %89 = stablehlo.subtract %cst_6, %87 : tensor<10x1xf32>
    %90 = stablehlo.concatenate %88, %89, dim = 0 : (tensor<10x1xf32>, tensor<10x1xf32>) -> tensor<20x1xf32>
    %91 = stablehlo.reshape %90 : (tensor<20x1xf32>) -> tensor<2x10x1xf32>
    %92 = stablehlo.multiply %91, %cst_5 : tensor<2x10x1xf32>
    %93 = stablehlo.subtract %92, %cst_4 : tensor<2x10x1xf32>
    %94 = stablehlo.multiply %93, %91 : tensor<2x10x1xf32>
    %95 = stablehlo.add %94, %cst_3 : tensor<2x10x1xf32>
    %96 = stablehlo.multiply %95, %91 : tensor<2x10x1xf32>
    %97 = stablehlo.subtract %96, %cst_2 : tensor<2x10x1xf32>
    %98 = stablehlo.slice %97 [0:1, 0:10, 0:1] : (tensor<2x10x1xf32>) -> tensor<1x10x1xf32>
    %99 = stablehlo.reshape %98 : (tensor<1x10x1xf32>) -> tensor<10x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [2, 3] : (tensor<10x1xf32>) -> tensor<1x2x10x1xf32>
    %101 = stablehlo.reshape %100 : (tensor<1x2x10x1xf32>) -> tensor<1x2x10xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x2x10xf32>) -> tensor<1x2x10x12xf32>
    %103 = stablehlo.multiply %85, %102 : tensor<1x2x10x12xf32>
    %104 = stablehlo.clamp %c_29, %1, %c_27 : tensor<10x1xi64>
    %105 = stablehlo.reshape %104 : (tensor<10x1xi64>) -> tensor<10xi64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<10xi64>) -> tensor<10x12xi64>
    %107 = stablehlo.compare  LT, %106, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %108 = stablehlo.add %106, %c_25 : tensor<10x12xi64>
    %109 = stablehlo.select %107, %108, %106 : tensor<10x12xi1>, tensor<10x12xi64>
    %110 = stablehlo.reshape %109 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %111 = stablehlo.concatenate %110, %18, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %112 = "stablehlo.gather"(%arg0, %111) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %113 = stablehlo.multiply %112, %35 : tensor<1x2x10x12xf32>
    %114 = stablehlo.concatenate %110, %42, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %115 = "stablehlo.gather"(%arg0, %114) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %116 = stablehlo.multiply %115, %55 : tensor<1x2x10x12xf32>
    %117 = stablehlo.add %113, %116 : tensor<1x2x10x12xf32>
    %118 = stablehlo.concatenate %110, %64, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %119 = "stablehlo.gather"(%arg0, %118) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %120 = stablehlo.multiply %119, %69 : tensor<1x2x10x12xf32>
    %121 = stablehlo.add %117, %120 : tensor<1x2x10x12xf32>
    %122 = stablehlo.concatenate %110, %78, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %123 = "stablehlo.gather"(%arg0, %122) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %124 = stablehlo.multiply %123, %83 : tensor<1x2x10x12xf32>
    %125 = stablehlo.add %121, %124 : tensor<1x2x10x12xf32>
    %126 = stablehlo.subtract %cst_7, %87 : tensor<10x1xf32>
    %127 = stablehlo.concatenate %87, %126, dim = 0 : (tensor<10x1xf32>, tensor<10x1xf32>) -> tensor<20x1xf32>
    %128 = stablehlo.reshape %127 : (tensor<20x1xf32>) -> tensor<2x10x1xf32>
    %129 = stablehlo.multiply %128, %cst_1 : tensor<2x10x1xf32>
    %130 = stablehlo.subtract %129, %cst_0 : tensor<2x10x1xf32>
    %131 = stablehlo.multiply %130, %128 : tensor<2x10x1xf32>
    %132 = stablehlo.multiply %131, %128 : tensor<2x10x1xf32>
    %133 = stablehlo.add %132, %cst : tensor<2x10x1xf32>
    %134 = stablehlo.slice %133 [0:1, 0:10, 0:1] : (tensor<2x10x1xf32>) -> tensor<1x10x1xf32>
    %135 = stablehlo.reshape %134 : (tensor<1x10x1xf32>) -> tensor<10x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [2, 3] : (tensor<10x1xf32>) -> tensor<1x2x10x1xf32>
    %137 = stablehlo.reshape %136 : (tensor<1x2x10x1xf32>) -> tensor<1x2x10xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x2x10xf32>) -> tensor<1x2x10x12xf32>
    %139 = stablehlo.multiply %125, %138 : tensor<1x2x10x12xf32>
    %140 = stablehlo.add %103, %139 : tensor<1x2x10x12xf32>
    %141 = stablehlo.add %1, %c_28 : tensor<10x1xi64>
    %142 = stablehlo.clamp %c_29, %141, %c_27 : tensor<10x1xi64>
    %143 = stablehlo.reshape %142 : (tensor<10x1xi64>) -> tensor<10xi64>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<10xi64>) -> tensor<10x12xi64>
    %145 = stablehlo.compare  LT, %144, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %146 = stablehlo.add %144, %c_25 : tensor<10x12xi64>
    %147 = stablehlo.select %145, %146, %144 : tensor<10x12xi1>, tensor<10x12xi64>
    %148 = stablehlo.reshape %147 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %149 = stablehlo.concatenate %148, %18, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %150 = "stablehlo.gather"(%arg0, %149) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %151 = stablehlo.multiply %150, %35 : tensor<1x2x10x12xf32>
    %152 = stablehlo.concatenate %148, %42, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %153 = "stablehlo.gather"(%arg0, %152) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %154 = stablehlo.multiply %153, %55 : tensor<1x2x10x12xf32>
    %155 = stablehlo.add %151, %154 : tensor<1x2x10x12xf32>
    %156 = stablehlo.concatenate %148, %64, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %157 = "stablehlo.gather"(%arg0, %156) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %158 = stablehlo.multiply %157, %69 : tensor<1x2x10x12xf32>
    %159 = stablehlo.add %155, %158 : tensor<1x2x10x12xf32>
    %160 = stablehlo.concatenate %148, %78, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %161 = "stablehlo.gather"(%arg0, %160) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %162 = stablehlo.multiply %161, %83 : tensor<1x2x10x12xf32>
    %163 = stablehlo.add %159, %162 : tensor<1x2x10x12xf32>
    %164 = stablehlo.slice %133 [1:2, 0:10, 0:1] : (tensor<2x10x1xf32>) -> tensor<1x10x1xf32>
    %165 = stablehlo.reshape %164 : (tensor<1x10x1xf32>) -> tensor<10x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [2, 3] : (tensor<10x1xf32>) -> tensor<1x2x10x1xf32>
    %167 = stablehlo.reshape %166 : (tensor<1x2x10x1xf32>) -> tensor<1x2x10xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<1x2x10xf32>) -> tensor<1x2x10x12xf32>
    %169 = stablehlo.multiply %163, %168 : tensor<1x2x10x12xf32>
    %170 = stablehlo.add %140, %169 : tensor<1x2x10x12xf32>
    %171 = stablehlo.add %1, %c : tensor<10x1xi64>
    %172 = stablehlo.clamp %c_29, %171, %c_27 : tensor<10x1xi64>
    %173 = stablehlo.reshape %172 : (tensor<10x1xi64>) -> tensor<10xi64>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<10xi64>) -> tensor<10x12xi64>
    %175 = stablehlo.compare  LT, %174, %c_26 : (tensor<10x12xi64>, tensor<10x12xi64>) -> tensor<10x12xi1>
    %176 = stablehlo.add %174, %c_25 : tensor<10x12xi64>
    %177 = stablehlo.select %175, %176, %174 : tensor<10x12xi1>, tensor<10x12xi64>
    %178 = stablehlo.reshape %177 : (tensor<10x12xi64>) -> tensor<10x12x1xi64>
    %179 = stablehlo.concatenate %178, %18, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %180 = "stablehlo.gather"(%arg0, %179) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %181 = stablehlo.multiply %180, %35 : tensor<1x2x10x12xf32>
    %182 = stablehlo.concatenate %178, %42, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %183 = "stablehlo.gather"(%arg0, %182) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %184 = stablehlo.multiply %183, %55 : tensor<1x2x10x12xf32>
    %185 = stablehlo.add %181, %184 : tensor<1x2x10x12xf32>
    %186 = stablehlo.concatenate %178, %64, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %187 = "stablehlo.gather"(%arg0, %186) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %188 = stablehlo.multiply %187, %69 : tensor<1x2x10x12xf32>
    %189 = stablehlo.add %185, %188 : tensor<1x2x10x12xf32>
    %190 = stablehlo.concatenate %178, %78, dim = 2 : (tensor<10x12x1xi64>, tensor<10x12x1xi64>) -> tensor<10x12x2xi64>
    %191 = "stablehlo.gather"(%arg0, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x2x5x6xf32>, tensor<10x12x2xi64>) -> tensor<1x2x10x12xf32>
    %192 = stablehlo.multiply %191, %83 : tensor<1x2x10x12xf32>
    %193 = stablehlo.add %189, %192 : tensor<1x2x10x12xf32>
    %194 = stablehlo.slice %97 [1:2, 0:10, 0:1] : (tensor<2x10x1xf32>) -> tensor<1x10x1xf32>
    %195 = stablehlo.reshape %194 : (tensor<1x10x1xf32>) -> tensor<10x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [2, 3] : (tensor<10x1xf32>) -> tensor<1x2x10x1xf32>
    %197 = stablehlo.reshape %196 : (tensor<1x2x10x1xf32>) -> tensor<1x2x10xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<1x2x10xf32>) -> tensor<1x2x10x12xf32>
    %199 = stablehlo.multiply %193, %198 : tensor<1x2x10x12xf32>
    %200 = stablehlo.add %170, %199 : tensor<1x2x10x12xf32>
    return %200 : tensor<1x2x10x12xf32>
  }
}
// -----
// unpooled
module @IrToHlo.90 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4E4DC13F4C66593EC8A639BFF3E873BFFBC057BF1515D2BF02D537BF9524DFBDE634E5BF7910BF3D2327F5BF996524BF4CDD2CBF3B764FBF303D55BFD431EA3FD8E5B43E727029C09090BABF0DA378BFF94B773E93A094BFDB97143EEEA2D43FFE50813F206D1C3F70449C3F8F8E1BBFB46339BD2AEFB6BEE04612BFAF33B4BF"> : tensor<1x2x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x4E4DC13F0000000000000000000000000000000000000000000000009524DFBD000000007910BF3D0000000000000000000000000000000000000000D431EA3FD8E5B43E000000000000000000000000000000000000000000000000EEA2D43FFE50813F0000000070449C3F0000000000000000000000000000000000000000"> : tensor<1x2x4x4xf32>
    %got = call @model(%in0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> {
    %c = stablehlo.constant dense<32> : tensor<8xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<8xi64>
    %c_1 = stablehlo.constant dense<[[0, 16]]> : tensor<1x2xi64>
    %c_2 = stablehlo.constant dense<4294967295> : tensor<1x2x4x4xui32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x2x4x4xf32>
    %c_3 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<32xf32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst_4) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %19 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    %1 = "stablehlo.select_and_scatter"(%arg0, %0, %cst_4) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %19 = stablehlo.compare  GE, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %19 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<1x2x4x4xf32>, tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %2 = stablehlo.compare  NE, %1, %cst : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
    %3 = stablehlo.iota dim = 0 : tensor<16xui32>
    %4 = stablehlo.reshape %3 : (tensor<16xui32>) -> tensor<4x4xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<4x4xui32>) -> tensor<1x2x4x4xui32>
    %6 = stablehlo.select %2, %5, %c_2 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xui32>
    %7 = "stablehlo.reduce_window"(%6, %c_3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %19 = stablehlo.minimum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %19 : tensor<ui32>
    }) : (tensor<1x2x4x4xui32>, tensor<ui32>) -> tensor<1x2x2x2xui32>
    %8 = stablehlo.convert %7 : (tensor<1x2x2x2xui32>) -> tensor<1x2x2x2xi64>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [0, 1] : (tensor<1x2xi64>) -> tensor<1x2x2x2xi64>
    %10 = stablehlo.add %8, %9 : tensor<1x2x2x2xi64>
    %11 = stablehlo.reshape %10 : (tensor<1x2x2x2xi64>) -> tensor<8xi64>
    %12 = stablehlo.compare  LT, %11, %c_0 : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %13 = stablehlo.add %11, %c : tensor<8xi64>
    %14 = stablehlo.select %12, %13, %11 : tensor<8xi1>, tensor<8xi64>
    %15 = stablehlo.reshape %14 : (tensor<8xi64>) -> tensor<8x1xi64>
    %16 = stablehlo.reshape %0 : (tensor<1x2x2x2xf32>) -> tensor<8xf32>
    %17 = "stablehlo.scatter"(%cst_5, %15, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<32xf32>, tensor<8x1xi64>, tensor<8xf32>) -> tensor<32xf32>
    %18 = stablehlo.reshape %17 : (tensor<32xf32>) -> tensor<1x2x4x4xf32>
    return %18 : tensor<1x2x4x4xf32>
  }
}
// -----
// transposed_groups
module @IrToHlo.15 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDEF5E3BD5C0FB63D286454BDAA44FB3D35DD3B3D82949B3B"> : tensor<6xf32>
    %in1 = stablehlo.constant dense<"0x8B3A5C3C146DEDBD61017B3D7558773D54A8D2BD004AECBC9DE5E6BD38894C3D025654BDB9720A3E82E50B3E9B9AA03C9407A8BD5280E7BDE422ADBCC8D75DBD73B8AD3DC04628BE8C36393E0E961ABE12E8163E3DE308BD78BDCA3DF297993D3BFD033CD8FB123DE0A7153E2FBA4A3DD81BD13DC37118BE614A0C3E6BA6873DCDAB473D0DCBD93CEA20C03D9FFE343E6B672FBDB393DBBDAE5346BD7738F0BD6499BD3D79CCC2BDD859D2BD56092A3E4455343E6553B53CFB7F08BD4382CBBC7EB6BA3DD00438BEAF0D21BE936B1D3EE98D423E835F3BBCE9B61BBE234EAC3B4F5CB7BD48FAC1B98BEAC03D8D79AE3DCFDFB8BC5E92AD3CB784563D9C771ABED2A085BD14E9F63B0EE6E0BD2D22ACBDD061843D62D6E23DC8B8303B465099BDB0CCD73D120ED8BDCE0639BDB1E8393EBF2D113DEE2B5E3CA7DE843D643940BDB09B283E8EBB20BE3BD658BD654408BD512DA2BD651943BDA744F43DD442D83DD3522F3C19AF2B3E01240BBE1E06EBBDF013B23D9F7A29BC2E9633BE3F6708BE55F0EFBDC62D183ECC7DB23D4C74183E51B712BEAA2240BE693B01BE6EA9A83CAEB01BBD1460F8BD0A760F3E1E357EBD"> : tensor<4x3x3x3xf32>
    %in2 = stablehlo.constant dense<"0x9A6F1FBFC2074ABF09DA2BBE2258D23FA229043FDD92CD3FC1437BBF223C093F159604C08C36D3BEC3197ABFB0C309BD015B4CBF179787BEC59B2ABE8FEE803E7FC14B3EBFC171BE5E589B3E7670E6BE590B32BE5A04F53CCEB564BC468726BC9C57083F49811ABF257132BEF3F41B3FB3D8663EC2048FBE69912B3FEB4CF33DC11AE5BFF8EC85BE7E68E1BE3FD40B409A267A3FC329B5BFBB024DBA0B696C3F01E59FBE452382BE024F9ABF214774BF1813663FDEE208BE9D352F3FC71D363F"> : tensor<1x4x3x4xf32>
    %expected0 = stablehlo.constant dense<"0x520CCDBD9E625DBE244643BD48A409BE2B35D7BDF8D59C3C92FE86BE73F215BE2A7F83BE404C01BEFE8EC5BED4D6053D20C41A3CBAAEDCBEBAE9E8BD098A55BD86DC1ABEB76B54BDF09395BE32543FBEC0A91F3CD8ACC7BD7EF848BED44718BE87491F3E526FCABEC0FC1BBB84FE24BEBC07A4BC8F420DBEEABFFDBDB07560BE60DDB83D4891A5BD6A0089BD2DAC22BE586840BC8FA7B2BD0341DEBD03FDE2BD869D6CBE20634F3C7A3304BEE8EACD3CE04625BEC22874BD585AE9BDA111E4BD59E3AE3D5C2F8C3EDE451D3EB403283E8652BD3D40AD65BDE09F96BD7681F73C14B141BD475AB23E400D643E4752C33D3AFEF4BD8E76F63C697FC83E2406D6BD0F8B483D6C6438BD0081EABD0E92FA3D0D67693E337BB73DF0015BBCEA87F63D8E0BCABD9031E7BD9064013E69D8ABBEDA8B9BBDFDB0983E12E6653DEE06A1BDE82B9D3EA1DD373E909D0D3ED6CC343E36CA4A3EB428EB3D50EBBB3DEA7EB93D76F5ECBD8E02D63E6822713D277E5D3EE00E733B78D87F3EB5C2AC3DB7B6BD3D7451F53CA85DEF3C95BAA8BD83BAA1BD9BCD1DBD47C38FBD794A863D1430023D5BF19EBE0ECD333EEEEABABE0683F4BD3CC6463D859FB3BDF0B033BC931D8D3EBB8515BDD1FFF4BDF126193EAF2D2A3EF86C50BEBAB36DBE1A22A83DB83A723D5E62A53EDE01C1BE28E2B53C906969BC2CBBF23D24C0D3BEC0D5E6BDE8A8DC3C451B67BE4B4827BEBED6C8BD82DC65BD259015BE5859FBBD2E8C5ABDE02C58BDE40C23BE69E5B3BEF6BF79BD1AE2FABDF66CB7BDD30449BEA73E61BD940C68BD9758013EB837CB3E7773083E127FC7BD1CBAD93DB8E30C3DC45A0B3EAEC8913E300A263EB697803E469CDA3D18D1B0BCF6CD3E3E4A379E3E6E56493ED03BA93E7F9C223E2DC0FF3DCF2CDE3D3BB9273E3314793ECB62E43D79A2373E58A69B3C0D7E893D6063813EC540F53DE67DB7BD60FCAE3DEB3413BF74E9B53DD42D80BEF4B2B5BD5263B43DC0D8D53D3C42F93C3A25473DD69BE03D1ED7963E208FC93ED14BC13DF4872F3EF8FCEC3DD9D52C3EE529F73DA4F5753E1AD5343E5A78B63EF85A2EBE8E53FE3C018BB03E7EAD5B3EF26A783D6DFE2ABD884F2BBE9DB31ABD3CC65A3E6023773E041BF3BD802655BCB5400F3E217DF63C15B0923E2069AEBA6C4BA73DC7960A3EC04EE93DC0F00D3A89C84D3E9A837C3ED41A503EA5FC383E0CAB603CCCAEFB3DF8CC223D1B30613EEFA639BE897CB5BED9BEA3BE4F99033D28761E3D8D4423BE9EF8BA3DFF48B43D953718BDD25FA4BE726A86BE8817BD3D88CA323EFFBF7A3ED634CF3C62E899BD41E7153E0A20983EF941213EF71B64BDFF2B333DA0B6333D95873BBD24329A3C045ABDBA8C4267BBDFC4393DCEFBB4BC96EA0C3EB7EA143E1E6DCBBD134D88BD8D31EB3D3CB1F5BCC03B6B3E8EBB623E47B8CE3BA043883A86292ABCCDA1913EB849713BA77D4E3E6D192FBC6C9B2E3D2D972B3C840A7BBD5A87ED3C5C63833EB4257DBE917B0A3F1511EFBE543618BE399D24BDF5A6ACBD9467EEBB92DC23BE72FE533B5C2D8F3EB650C63D3057F03B1BCF5B3ECA68B1BEF46CDFBA53FD10BEFA68F83D403E60BD885BF63A0D04A43E"> : tensor<1x6x6x8xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<6xf32>, tensor<4x3x3x3xf32>, tensor<1x4x3x4xf32>) -> tensor<1x6x6x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x6x6x8xf32>, tensor<1x6x6x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<1x4x3x4xf32>) -> tensor<1x6x6x8xf32> {
    %0 = stablehlo.transpose %arg1, dims = [2, 3, 1, 0] {result_layout = dense<[1, 0, 2, 3]> : tensor<4xindex>, xla_shape = "f32[3,3,3,4]{1,0,2,3}"} : (tensor<4x3x3x3xf32>) -> tensor<3x3x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x3x3x4xf32>) -> tensor<3x3x3x2x2xf32>
    %2 = stablehlo.transpose %1, dims = [0, 1, 3, 2, 4] {result_layout = dense<[4, 2, 3, 1, 0]> : tensor<5xindex>, xla_shape = "f32[3,3,2,3,2]{4,2,3,1,0}"} : (tensor<3x3x3x2x2xf32>) -> tensor<3x3x2x3x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x3x2x3x2xf32>) -> tensor<3x3x6x2xf32>
    %4 = stablehlo.reverse %3, dims = [0, 1] : tensor<3x3x6x2xf32>
    %5 = stablehlo.convolution(%arg2, %4) dim_numbers = [b, f, 0, 1]x[0, 1, o, i]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x3x4xf32>, tensor<3x3x6x2xf32>) -> tensor<1x6x6x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf32>) -> tensor<1x6x6x8xf32>
    %7 = stablehlo.add %5, %6 : tensor<1x6x6x8xf32>
    return %7 : tensor<1x6x6x8xf32>
  }
}
// -----
// added_at_places
module @IrToHlo.36 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD22FC03F7A73023E8E0B843F29D514BF"> : tensor<4xf32>
    %in1 = stablehlo.constant dense<"0x000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<4xi64>
    %in2 = stablehlo.constant dense<"0x0000000000000000030000000000000000000000000000000200000000000000"> : tensor<4xi64>
    %in3 = stablehlo.constant dense<"0x73D741BFCCEDCCBFD753C63EA79113BFBFCE4E3E08F48A3F8EC39C3FE3678C3EB3B744BFF69C313F64D2B6BFB648C2BE"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0xA64FE33FCCEDCCBFD753C63EA79113BFBFCE4E3E08F48A3F8EC39C3FE3678C3E6EC6ACBFF69C313FF583A6BFB648C2BE"> : tensor<4x3xf32>
    %got = call @model(%in0, %in1, %in2, %in3) : (tensor<4xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xf32>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>, %arg3: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<4> : tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<4xi64>
    %0 = stablehlo.compare  LT, %arg2, %c_1 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %1 = stablehlo.add %arg2, %c_0 : tensor<4xi64>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<4xi1>, tensor<4xi64>
    %3 = stablehlo.reshape %2 : (tensor<4xi64>) -> tensor<4x1xi64>
    %4 = stablehlo.compare  LT, %arg1, %c_1 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %5 = stablehlo.add %arg1, %c : tensor<4xi64>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<4xi1>, tensor<4xi64>
    %7 = stablehlo.reshape %6 : (tensor<4xi64>) -> tensor<4x1xi64>
    %8 = stablehlo.concatenate %3, %7, dim = 1 : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    %9 = "stablehlo.scatter"(%arg3, %8, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %10 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<4x2xi64>, tensor<4xf32>) -> tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
}
// -----
// scattered_by_a_mask
module @IrToHlo.57 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xEE2C3DBFC0DFD23FB93401BF18F8483FDE75BD3E26B69A3D5A5AC9BF606C613E70B3703E1090803F45CFDE3E99163CBD"> : tensor<3x4xf32>
    %in1 = stablehlo.constant dense<"0x44A34C3FC910FA3E4CEF07C0DDAAF7BE07D35EBF7D55493FD301F13E2E5A88BF355F3C3FB14FDC3EAAF522BF5CD78ABE"> : tensor<3x4xf32>
    %expected0 = stablehlo.constant dense<"0xEE2C3DBFC0DFD23F4CEF07C0DDAAF7BE07D35EBFB93401BF18F8483F2E5A88BFDE75BD3E26B69A3DAAF522BF5CD78ABE"> : tensor<3x4xf32>
    %got = call @model(%in0, %in1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<12xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %0 = stablehlo.compare  GT, %arg1, %cst : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %1 = stablehlo.reshape %0 : (tensor<3x4xi1>) -> tensor<12xi1>
    %2 = stablehlo.convert %1 : (tensor<12xi1>) -> tensor<12xi32>
    %3 = stablehlo.iota dim = 0 : tensor<3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xi32>) -> tensor<3x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x4xi32>) -> tensor<12xi32>
    %6 = stablehlo.iota dim = 0 : tensor<4xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %8 = stablehlo.reshape %7 : (tensor<3x4xi32>) -> tensor<12xi32>
    %9:3 = "stablehlo.sort"(%2, %5, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %20 = stablehlo.compare  GT, %arg2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    }) : (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>)
    %10 = stablehlo.reshape %9#1 : (tensor<12xi32>) -> tensor<12x1xi32>
    %11 = stablehlo.reshape %9#2 : (tensor<12xi32>) -> tensor<12x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x2xi32>
    %13 = stablehlo.compare  GT, %2, %c : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %14 = stablehlo.convert %13 : (tensor<12xi1>) -> tensor<12xi32>
    %15 = stablehlo.reduce(%14 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
    %16 = stablehlo.set_dimension_size %12, %15, dim = 0 : (tensor<12x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<12, ?>>
    %17 = stablehlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %18 = stablehlo.set_dimension_size %17, %15, dim = 0 : (tensor<12xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<12>>
    %19 = "stablehlo.scatter"(%arg1, %16, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<?x2xi32, #stablehlo.bounds<12, ?>>, tensor<?xf32, #stablehlo.bounds<12>>) -> tensor<3x4xf32>
    return %19 : tensor<3x4xf32>
  }
}
// -----
// largest_scattered
module @IrToHlo.14 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x379D0FBFBC2F3A3FB56DD43E4F9A25BFB8B4E63E57E04D3FD5BB8CBFF59DFEBF2408973DB9153D3F6263C3BD1366C03ED408B2BF4064413EFE163C3E"> : tensor<3x5xf32>
    %in1 = stablehlo.constant dense<"0x010000000000000003000000000000000000000000000000030000000000000000000000000000000000000000000000030000000000000003000000000000000300000000000000030000000000000002000000000000000100000000000000000000000000000003000000000000000300000000000000"> : tensor<3x5xi64>
    %in2 = stablehlo.constant dense<"0x58B53D3FD1FA183F613C363F0277A7BFFC1D7FBE109D99BF7F1C013F0091173F610C53BFEA27C5BF9715E93E029DD03F"> : tensor<3x4xf32>
    %in3 = stablehlo.constant dense<"0x3691DD3E379D0FBF613C363F68AB243D57E04D3F109D99BF7F1C013F36AF11BFD408B2BF1366C03E6263C3BD9FBD3E3E"> : tensor<3x4xf32>
    %expected0 = stablehlo.constant dense<"0x58B53D3FD1FA183F613C363FBC2F3A3F57E04D3F109D99BF7F1C013FB9153D3F610C53BF1366C03E9715E93E029DD03F"> : tensor<3x4xf32>
    %expected1 = stablehlo.constant dense<"0x3691DD3E379D0FBF613C363F68AB243D57E04D3F109D99BF7F1C013F36AF11BFD408B2BF1366C03E6263C3BD9FBD3E3E"> : tensor<3x4xf32>
    %got:2 = call @model(%in0, %in1, %in2, %in3) : (tensor<3x5xf32>, tensor<3x5xi64>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xi64>, %arg2: tensor<3x4xf32>, %arg3: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<3xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi64>) -> tensor<3x5x1xi64>
    %2 = stablehlo.reshape %arg1 : (tensor<3x5xi64>) -> tensor<3x5x1xi64>
    %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<3x5x1xi64>, tensor<3x5x1xi64>) -> tensor<3x5x2xi64>
    %4 = "stablehlo.scatter"(%arg2, %3, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %5 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x5x2xi64>, tensor<3x5xf32>) -> tensor<3x4xf32>
    return %4, %arg3 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}
// -----
// bags_of_embeddings
module @IrToHlo.3 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01012BBE2DFF913EA5EEA5BD2545AE3F01012BBE2DFF913EA5EEA5BD2545AE3F"> : tensor<2x4xf32>
    %expected0 = stablehlo.constant dense<"0x01012BBE2DFF913EA5EEA5BD2545AE3F01012BBE2DFF913EA5EEA5BD2545AE3F"> : tensor<2x4xf32>
    %got = call @model(%in0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    return %arg0 : tensor<2x4xf32>
  }
}
// -----
// real_fourier
module @IrToHlo.9 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x50D9B0C000000000E7F115BF442BEA3F4B14143F947C4DBED89BE33E00000000DE5DA93F00000000F995C2BFAEC958BF65EC8CBF857F8B3E6855CD3F00000000A29CCBBF0000000044EABCBE851AD93E0CBC34405E8CA3BFD2EDA53F00000000"> : tensor<3x4xcomplex<f32>>
    %in1 = stablehlo.constant dense<"0xF77359BFF866D4BF1246B7BFAC6C1BBF5EFC84BE9B1138BFA48BC5BEAB1E493DEFB99F3FA649BE3D3C051A3F52A590BEC0EE443F0F5344BF8F1173BFF648153F1640073D2D40A1BF"> : tensor<3x6xf32>
    %expected0 = stablehlo.constant dense<"0x50D9B0C000000000E7F115BF442BEA3F4B14143F947C4DBED89BE33E00000000DE5DA93F00000000F995C2BFAEC958BF65EC8CBF857F8B3E6855CD3F00000000A29CCBBF0000000044EABCBE851AD93E0CBC34405E8CA3BFD2EDA53F00000000"> : tensor<3x4x2xf32>
    %expected1 = stablehlo.constant dense<"0xF77359BFF866D4BF1246B7BFAC6C1BBF5EFC84BE9B1138BFA48BC5BEAB1E493DEFB99F3FA649BE3D3C051A3F52A590BEC0EE443F0F5344BF8F1173BFF648153F1640073D2D40A1BF"> : tensor<3x6xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3x4xcomplex<f32>>, tensor<3x6xf32>) -> (tensor<3x4x2xf32>, tensor<3x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<3x6xf32>) -> (tensor<3x4x2xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %2 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %4 = stablehlo.concatenate %1, %3, dim = 2 : (tensor<3x4x1xf32>, tensor<3x4x1xf32>) -> tensor<3x4x2xf32>
    return %4, %arg1 : tensor<3x4x2xf32>, tensor<3x6xf32>
  }
}
// -----
// double_precision
module @IrToHlo.97 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDA38AC3F99DD013EBEEE1CC0D3FAD43E4A86F33F801DADBFFE6905BE15A8E03F3888543F12C750BD542BB73F8012BC3EE1859DBC078B88BFC8A2FEBF6A39983EB7B587BF97C4B5BF4F510EBF88D6D73FFB0F7D3FE50CAF3F6AB4A3BE6DC069BF"> : tensor<4x6xf32>
    %expected0 = stablehlo.constant dense<"0xB7185FDA4CCBEC3F7BE205ECFC10B63F1D647CB83F2BFABFA8346E9629DFD13F608EECC8F958F43FE043F76375D8ECBFDA31958705B5F2BF224C1D67A0C0F73F8D59CB4B8F62C73F7DD7375BC1EBF0BF8CB735DB0974F03F2E96FD23D500DEBFE8A24496DD6CF13FBB97A1D47DF5CEBF701DB4C926A0F6BF1B5F78BA3CDCF73F0971CE4076E6CDBFF2C6B508EA1AE6BF658E8DD2C696EDBF90089CE2C6D0F43F1FC3148A1278E33FC2402D996582EF3FA3DBC0BB2816E6BF7DD5152D8B77F4BF"> : tensor<4x6xf64>
    %expected1 = stablehlo.constant dense<"0x50ADA868A740FA3FCA1C2BDEB3E7E83FCB8A9AB2CB96EB3FFAB28F4342A8F13F"> : tensor<4xf64>
    %expected2 = stablehlo.constant dense<"0xE6AF2377BCD5DE3F7A137BFAE292E3BFC82BD819D8B8E8BFC6502E0AF6BDC23F7A137BFAE292E3BF0EAE386EAF520040E65FA4A6E762F83F5A4D571DDDBEE5BFC92BD819D8B8E8BFE45FA4A6E762F83FEC4D93D62062FC3F313B2CC5C6D6D1BFC7502E0AF6BDC23F5B4D571DDDBEE5BF333B2CC5C6D6D1BF643DA03C8CDDDF3F"> : tensor<4x4xf64>
    %got:3 = call @model(%in0) : (tensor<4x6xf32>) -> (tensor<4x6xf64>, tensor<4xf64>, tensor<4x4xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf64>, tensor<4xf64>, tensor<4x4xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x4xf64>
    %c = stablehlo.constant dense<-1> : tensor<4xi32>
    %cst_0 = stablehlo.constant dense<2.000000e-01> : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.16666666666666666> : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.convert %arg0 : (tensor<4x6xf32>) -> tensor<4x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<4x6xf64>) -> tensor<1x4x6xf64>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%1, %cst_3, %cst_2) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x4x6xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<1x4x6xf64>, tensor<4xf64>, tensor<4xf64>)
    %2 = stablehlo.reshape %output : (tensor<1x4x6xf64>) -> tensor<4x6xf64>
    %3 = stablehlo.reduce(%0 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %4 = stablehlo.multiply %3, %cst_1 : tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
    %6 = stablehlo.subtract %0, %5 : tensor<4x6xf64>
    %7 = stablehlo.multiply %6, %6 : tensor<4x6xf64>
    %8 = stablehlo.reduce(%7 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.multiply %8, %cst_0 : tensor<4xf64>
    %10 = stablehlo.sqrt %9 : tensor<4xf64>
    %11 = stablehlo.iota dim = 0 : tensor<4xi32>
    %12 = stablehlo.add %11, %c : tensor<4xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x4xi32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %15 = stablehlo.compare  GE, %13, %14 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %16 = stablehlo.slice %0 [0:4, 0:4] : (tensor<4x6xf64>) -> tensor<4x4xf64>
    %17 = stablehlo.transpose %16, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f64[4,4]{0,1}"} : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %18 = stablehlo.dot_general %16, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %19 = stablehlo.custom_call @Qr(%18) {backend_config = "", xla_shape = "(f64[4,4]{1,0}, f64[4]{0})"} : (tensor<4x4xf64>) -> tuple<tensor<4x4xf64>, tensor<4xf64>>
    %20 = stablehlo.get_tuple_element %19[0] : (tuple<tensor<4x4xf64>, tensor<4xf64>>) -> tensor<4x4xf64>
    %21 = stablehlo.select %15, %cst, %20 : tensor<4x4xi1>, tensor<4x4xf64>
    %22 = stablehlo.get_tuple_element %19[1] : (tuple<tensor<4x4xf64>, tensor<4xf64>>) -> tensor<4xf64>
    %23 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%20, %22) {backend_config = ""} : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
    %24 = stablehlo.transpose %23, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f64[4,4]{0,1}"} : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %25 = "stablehlo.triangular_solve"(%21, %24) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f64[4,4]{0,1}"} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    return %2, %10, %25 : tensor<4x6xf64>, tensor<4xf64>, tensor<4x4xf64>
  }
}
// -----
// mlp_nadam
module @IrToHlo.911 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000000000000000000000200000000000000"> : tensor<5xi64>
    %in1 = stablehlo.constant dense<"0x61E09A3E71A493BE672DC7BD"> : tensor<3xf32>
    %in2 = stablehlo.constant dense<"0x6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD"> : tensor<3x8xf32>
    %in3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %in4 = stablehlo.constant dense<"0xF509463E712EC3BEAFD2AABE27F8A63E255BCE3E3BBDC6BC0029A5BEDEC1363C"> : tensor<8xf32>
    %in5 = stablehlo.constant dense<"0x7A96E93C12D47BBE9F1D053EBF2C033EA26F5FBE569F7ABD37E774BE76F1D83D6137E1BDAFD8923EF661943EA0582A3DE93832BE4E8B75BE87A337BDC84CEBBD2842383EEA7BB2BEB972C43EA0F6A3BE800FA03EF83091BDD209573E1AE9223EE5FE8B3C5BE69B3DE2BB9E3E5706D73D19CB5D3E13B1A1BEF4CC943EEDE00F3E7FC8D33D2A01673D7BC84B3E4AF9BF3E450BBABD84E568BE805BD2BDDACA7EBEAE19493E819D4EBE631C5FBED659B43EA945BF3E3453403DB1C790BD8DDA57BD"> : tensor<8x6xf32>
    %in6 = stablehlo.constant dense<"0xB96D10BCE8B8593F558259BF9E74B3BF7062303EFDDB61BE5C39363F83E4AE3EC7E831BF4E5AB73FC914693ED27890BF36E68F3FEE2690BE4661AB3F544D00402257CABF284BABBF7BC7F23E48D112C0C93D463FE3960BBFF2F940BFD66CDBBF233F0DC07DB388BE3750843E019B463FF8C5CCBD8DBC0FBF"> : tensor<5x6xf32>
    %in7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %in8 = stablehlo.constant dense<"0x99E179E4651F77BF"> : tensor<f64>
    %in9 = stablehlo.constant dense<"0x77CC2B32"> : tensor<f32>
    %in10 = stablehlo.constant dense<"0x6F12833A"> : tensor<f32>
    %in11 = stablehlo.constant dense<"0x00AAF1D24D62503F"> : tensor<f64>
    %in12 = stablehlo.constant dense<"0x77BE7F3F"> : tensor<f32>
    %in13 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
    %in14 = stablehlo.constant dense<"0xCD18104CE17A84BF"> : tensor<f64>
    %in15 = stablehlo.constant dense<"0x62A44EB6BC4A74BF"> : tensor<f64>
    %in16 = stablehlo.constant dense<"0xA801033B"> : tensor<f32>
    %in17 = stablehlo.constant dense<"0x386A22AB863E7CBF"> : tensor<f64>
    %expected0 = stablehlo.constant dense<"0x93457A3F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x7370643F"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0x25972A3C0EE368BEDA45E43D4F73DF3DA9444CBEAB3429BD011862BE50C5C83D0E0806BE16B89B3E1C469E3EB406553DA4931FBEC53384BE707ADABCF34E0ABEA74F253ED482BCBEE612BB3E89FE9ABE1BDB9E3E7A8CB5BDF54A443EE961363ED7300C3DB3C46C3D62BD973EEE12FF3DEFA5703E95AA97BE2D259E3E8E4AFB3D921DF53D6EE3983D6D05603EBB4BB63EDF48B3BDFF077DBEB326AABD1EBC6ABE69FA343EDCFA62BE081872BE3AD9BD3EFAF6B53E5916853DAD8F5CBD9CA891BD"> : tensor<8x6xf32>
    %expected3 = stablehlo.constant dense<"0xF38C583E6EF9CBBEF978B3BE0800B03EA56FC43E58B429BDD7D8AEBE3C61F33C"> : tensor<8xf32>
    %expected4 = stablehlo.constant dense<"0x27217C3FDE64823FCA6B823F00BF7B3F3463823FB66E823FFA62823FA572823F"> : tensor<8xf32>
    %expected5 = stablehlo.constant dense<"0xCB7A903CF1E794BC0F4294BC0C9B8F3CABED973C856C9ABCAEB0873CF2A0953C"> : tensor<8xf32>
    %expected6 = stablehlo.constant dense<"0x47B816BEA0D9803C5165443EAB8A323EF98473BD8E31623D44AAEB3D477D97BE2EA30FBEE58D043D32A961BEFDF310BE009F0D3E7D83633E074051BC4CC51FBEAFFC363E455959BEE065D0BDD9CDA13EEF87A93D5855CF3B1C7ECA3D7F608ABD"> : tensor<3x8xf32>
    %expected7 = stablehlo.constant dense<"0xEAC7913E4ACD9CBE81B7A2BD"> : tensor<3xf32>
    %got:8 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10, %in11, %in12, %in13, %in14, %in15, %in16, %in17) : (tensor<5xi64>, tensor<3xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<8xf32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f64>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xi64>, %arg1: tensor<3xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x6xf32>, %arg6: tensor<5x6xf32>, %arg7: tensor<8xf32>, %arg8: tensor<f64>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f64>, %arg12: tensor<f32>, %arg13: tensor<f32>, %arg14: tensor<f64>, %arg15: tensor<f64>, %arg16: tensor<f32>, %arg17: tensor<f64>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<8x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<5x8xf32>
    %c = stablehlo.constant dense<-100> : tensor<5xi64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<5x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg5, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.dot_general %arg6, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<5x8xf32>
    %4 = stablehlo.logistic %3 : tensor<5x8xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<5x8xf32>
    %6 = stablehlo.reshape %5 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%6, %cst_8, %cst_7) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %7 = stablehlo.add %batch_var, %cst_6 : tensor<5xf32>
    %8 = stablehlo.rsqrt %7 : tensor<5xf32>
    %9 = stablehlo.divide %cst_8, %8 : tensor<5xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<5xf32>
    %11 = stablehlo.subtract %10, %cst_6 : tensor<5xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi64>) -> tensor<5x3xi64>
    %13 = stablehlo.iota dim = 0 : tensor<3xi64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<3xi64>) -> tensor<5x3xi64>
    %15 = stablehlo.compare  EQ, %12, %14 : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %16 = stablehlo.select %15, %cst_5, %cst_4 : tensor<5x3xi1>, tensor<5x3xf32>
    %17 = stablehlo.negate %16 : tensor<5x3xf32>
    %18 = stablehlo.compare  NE, %arg0, %c : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi1>) -> tensor<5x3xi1>
    %20 = stablehlo.select %19, %cst_5, %cst_4 : tensor<5x3xi1>, tensor<5x3xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<5x3xf32>
    %22 = stablehlo.multiply %17, %21 : tensor<5x3xf32>
    %23 = stablehlo.reduce(%21 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.compare  NE, %23, %cst_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %25 = stablehlo.select %24, %23, %cst_10 : tensor<i1>, tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %27 = stablehlo.divide %22, %26 : tensor<5x3xf32>
    %28 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %29 = stablehlo.reshape %output : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %30 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<5x8xf32>
    %32 = stablehlo.add %28, %31 : tensor<5x8xf32>
    %33 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %34 = stablehlo.dot_general %32, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %35 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %36 = stablehlo.add %34, %35 : tensor<5x3xf32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<5x3xf32>
    %40 = stablehlo.exponential %39 : tensor<5x3xf32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.log %41 : tensor<5xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %44 = stablehlo.subtract %39, %43 : tensor<5x3xf32>
    %45 = stablehlo.exponential %44 : tensor<5x3xf32>
    %46 = stablehlo.reduce(%27 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<5x3xf32>
    %49 = stablehlo.subtract %27, %48 : tensor<5x3xf32>
    %50 = stablehlo.dot_general %49, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %51 = stablehlo.multiply %50, %30 : tensor<5x8xf32>
    %52 = stablehlo.reshape %51 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%6, %cst_8, %batch_mean, %11, %52) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %53 = stablehlo.transpose %arg6, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,5]{0,1}"} : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %54 = stablehlo.reshape %grad_operand : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %55 = stablehlo.subtract %cst_3, %4 : tensor<5x8xf32>
    %56 = stablehlo.multiply %3, %55 : tensor<5x8xf32>
    %57 = stablehlo.add %56, %cst_3 : tensor<5x8xf32>
    %58 = stablehlo.multiply %4, %57 : tensor<5x8xf32>
    %59 = stablehlo.multiply %54, %58 : tensor<5x8xf32>
    %60 = stablehlo.dot_general %53, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %62 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %63 = stablehlo.multiply %62, %cst_2 : tensor<8x6xf32>
    %64 = stablehlo.multiply %61, %61 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %65 = stablehlo.convert %arg11 : (tensor<f64>) -> tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %67 = stablehlo.multiply %64, %66 : tensor<8x6xf32>
    %68 = stablehlo.add %63, %67 : tensor<8x6xf32>
    %69 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %70 = stablehlo.divide %68, %69 : tensor<8x6xf32>
    %71 = stablehlo.sqrt %70 : tensor<8x6xf32>
    %72 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %73 = stablehlo.add %71, %72 : tensor<8x6xf32>
    %74 = stablehlo.divide %61, %73 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %75 = stablehlo.convert %arg14 : (tensor<f64>) -> tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %77 = stablehlo.multiply %74, %76 : tensor<8x6xf32>
    %78 = stablehlo.add %arg5, %77 : tensor<8x6xf32>
    %79 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %80 = stablehlo.subtract %61, %cst_2 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<8x6xf32>
    %82 = stablehlo.divide %81, %73 : tensor<8x6xf32>
    %83 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %85 = stablehlo.multiply %82, %84 : tensor<8x6xf32>
    %86 = stablehlo.add %78, %85 : tensor<8x6xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %88 = stablehlo.dot_general %arg6, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %89 = stablehlo.reduce(%59 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %90 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %91 = stablehlo.multiply %90, %cst_1 : tensor<8xf32>
    %92 = stablehlo.multiply %89, %89 : tensor<8xf32>
    %93 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %94 = stablehlo.multiply %92, %93 : tensor<8xf32>
    %95 = stablehlo.add %91, %94 : tensor<8xf32>
    %96 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.divide %95, %96 : tensor<8xf32>
    %98 = stablehlo.sqrt %97 : tensor<8xf32>
    %99 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %100 = stablehlo.add %98, %99 : tensor<8xf32>
    %101 = stablehlo.divide %89, %100 : tensor<8xf32>
    %102 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %103 = stablehlo.multiply %101, %102 : tensor<8xf32>
    %104 = stablehlo.add %arg4, %103 : tensor<8xf32>
    %105 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %106 = stablehlo.subtract %89, %cst_1 : tensor<8xf32>
    %107 = stablehlo.multiply %105, %106 : tensor<8xf32>
    %108 = stablehlo.divide %107, %100 : tensor<8xf32>
    %109 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %110 = stablehlo.multiply %108, %109 : tensor<8xf32>
    %111 = stablehlo.add %104, %110 : tensor<8xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %113 = stablehlo.add %88, %112 : tensor<5x8xf32>
    %114 = stablehlo.logistic %113 : tensor<5x8xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<5x8xf32>
    %116 = stablehlo.reshape %115 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output_12, %batch_mean_13, %batch_var_14 = "stablehlo.batch_norm_training"(%116, %cst_8, %cst_7) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %117 = stablehlo.add %batch_var_14, %cst_6 : tensor<5xf32>
    %118 = stablehlo.rsqrt %117 : tensor<5xf32>
    %119 = stablehlo.divide %cst_8, %118 : tensor<5xf32>
    %120 = stablehlo.multiply %119, %119 : tensor<5xf32>
    %121 = stablehlo.subtract %120, %cst_6 : tensor<5xf32>
    %122 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.multiply %122, %122 : tensor<8xf32>
    %124 = stablehlo.multiply %123, %93 : tensor<8xf32>
    %125 = stablehlo.add %91, %124 : tensor<8xf32>
    %126 = stablehlo.divide %125, %96 : tensor<8xf32>
    %127 = stablehlo.sqrt %126 : tensor<8xf32>
    %128 = stablehlo.add %127, %99 : tensor<8xf32>
    %129 = stablehlo.divide %122, %128 : tensor<8xf32>
    %130 = stablehlo.multiply %129, %102 : tensor<8xf32>
    %131 = stablehlo.add %arg7, %130 : tensor<8xf32>
    %132 = stablehlo.subtract %122, %cst_1 : tensor<8xf32>
    %133 = stablehlo.multiply %105, %132 : tensor<8xf32>
    %134 = stablehlo.divide %133, %128 : tensor<8xf32>
    %135 = stablehlo.multiply %134, %109 : tensor<8xf32>
    %136 = stablehlo.add %131, %135 : tensor<8xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %138 = stablehlo.reshape %output_12 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %139 = stablehlo.multiply %50, %29 : tensor<5x8xf32>
    %140 = stablehlo.reduce(%139 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %141 = stablehlo.multiply %140, %140 : tensor<8xf32>
    %142 = stablehlo.multiply %141, %93 : tensor<8xf32>
    %143 = stablehlo.add %91, %142 : tensor<8xf32>
    %144 = stablehlo.divide %143, %96 : tensor<8xf32>
    %145 = stablehlo.sqrt %144 : tensor<8xf32>
    %146 = stablehlo.add %145, %99 : tensor<8xf32>
    %147 = stablehlo.divide %140, %146 : tensor<8xf32>
    %148 = stablehlo.multiply %147, %102 : tensor<8xf32>
    %149 = stablehlo.add %arg3, %148 : tensor<8xf32>
    %150 = stablehlo.subtract %140, %cst_1 : tensor<8xf32>
    %151 = stablehlo.multiply %105, %150 : tensor<8xf32>
    %152 = stablehlo.divide %151, %146 : tensor<8xf32>
    %153 = stablehlo.multiply %152, %109 : tensor<8xf32>
    %154 = stablehlo.add %149, %153 : tensor<8xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %156 = stablehlo.multiply %138, %155 : tensor<5x8xf32>
    %157 = stablehlo.add %137, %156 : tensor<5x8xf32>
    %158 = stablehlo.transpose %32, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %159 = stablehlo.dot_general %158, %49, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %161 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %162 = stablehlo.multiply %161, %cst_0 : tensor<3x8xf32>
    %163 = stablehlo.multiply %160, %160 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %164 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %165 = stablehlo.multiply %163, %164 : tensor<3x8xf32>
    %166 = stablehlo.add %162, %165 : tensor<3x8xf32>
    %167 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %168 = stablehlo.divide %166, %167 : tensor<3x8xf32>
    %169 = stablehlo.sqrt %168 : tensor<3x8xf32>
    %170 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %171 = stablehlo.add %169, %170 : tensor<3x8xf32>
    %172 = stablehlo.divide %160, %171 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %173 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %174 = stablehlo.multiply %172, %173 : tensor<3x8xf32>
    %175 = stablehlo.add %arg2, %174 : tensor<3x8xf32>
    %176 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %177 = stablehlo.subtract %160, %cst_0 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %178 = stablehlo.multiply %176, %177 : tensor<3x8xf32>
    %179 = stablehlo.divide %178, %171 : tensor<3x8xf32>
    %180 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %181 = stablehlo.multiply %179, %180 : tensor<3x8xf32>
    %182 = stablehlo.add %175, %181 : tensor<3x8xf32>
    %183 = stablehlo.transpose %182, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %184 = stablehlo.dot_general %157, %183, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %185 = stablehlo.reduce(%49 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %186 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %187 = stablehlo.multiply %186, %cst : tensor<3xf32>
    %188 = stablehlo.multiply %185, %185 : tensor<3xf32>
    %189 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %190 = stablehlo.multiply %188, %189 : tensor<3xf32>
    %191 = stablehlo.add %187, %190 : tensor<3xf32>
    %192 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %193 = stablehlo.divide %191, %192 : tensor<3xf32>
    %194 = stablehlo.sqrt %193 : tensor<3xf32>
    %195 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %196 = stablehlo.add %194, %195 : tensor<3xf32>
    %197 = stablehlo.divide %185, %196 : tensor<3xf32>
    %198 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %199 = stablehlo.multiply %197, %198 : tensor<3xf32>
    %200 = stablehlo.add %arg1, %199 : tensor<3xf32>
    %201 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %202 = stablehlo.subtract %185, %cst : tensor<3xf32>
    %203 = stablehlo.multiply %201, %202 : tensor<3xf32>
    %204 = stablehlo.divide %203, %196 : tensor<3xf32>
    %205 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %206 = stablehlo.multiply %204, %205 : tensor<3xf32>
    %207 = stablehlo.add %200, %206 : tensor<3xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %209 = stablehlo.add %184, %208 : tensor<5x3xf32>
    %210 = stablehlo.reduce(%209 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %212 = stablehlo.subtract %209, %211 : tensor<5x3xf32>
    %213 = stablehlo.exponential %212 : tensor<5x3xf32>
    %214 = stablehlo.reduce(%213 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %215 = stablehlo.log %214 : tensor<5xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %217 = stablehlo.subtract %212, %216 : tensor<5x3xf32>
    %218 = stablehlo.exponential %217 : tensor<5x3xf32>
    %219 = stablehlo.multiply %218, %47 : tensor<5x3xf32>
    %220 = stablehlo.subtract %27, %219 : tensor<5x3xf32>
    %221 = stablehlo.dot_general %220, %182, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %222 = stablehlo.multiply %221, %155 : tensor<5x8xf32>
    %223 = stablehlo.reshape %222 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand_15, %grad_scale_16, %grad_offset_17 = "stablehlo.batch_norm_grad"(%116, %cst_8, %batch_mean_13, %121, %223) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %224 = stablehlo.compare  NE, %16, %cst_5 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %225 = stablehlo.multiply %17, %44 : tensor<5x3xf32>
    %226 = stablehlo.select %224, %cst_4, %225 : tensor<5x3xi1>, tensor<5x3xf32>
    %227 = stablehlo.multiply %226, %21 : tensor<5x3xf32>
    %228 = stablehlo.reduce(%227 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %229 = stablehlo.divide %228, %23 : tensor<f32>
    %230 = stablehlo.multiply %17, %217 : tensor<5x3xf32>
    %231 = stablehlo.select %224, %cst_4, %230 : tensor<5x3xi1>, tensor<5x3xf32>
    %232 = stablehlo.multiply %231, %21 : tensor<5x3xf32>
    %233 = stablehlo.reduce(%232 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %234 = stablehlo.divide %233, %23 : tensor<f32>
    %235 = stablehlo.reshape %grad_operand_15 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %236 = stablehlo.subtract %cst_3, %114 : tensor<5x8xf32>
    %237 = stablehlo.multiply %113, %236 : tensor<5x8xf32>
    %238 = stablehlo.add %237, %cst_3 : tensor<5x8xf32>
    %239 = stablehlo.multiply %114, %238 : tensor<5x8xf32>
    %240 = stablehlo.multiply %235, %239 : tensor<5x8xf32>
    %241 = stablehlo.dot_general %53, %240, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %242 = stablehlo.transpose %241, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %243 = stablehlo.multiply %68, %62 : tensor<8x6xf32>
    %244 = stablehlo.multiply %242, %242 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %245 = stablehlo.multiply %244, %66 : tensor<8x6xf32>
    %246 = stablehlo.add %243, %245 : tensor<8x6xf32>
    %247 = stablehlo.broadcast_in_dim %arg16, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %248 = stablehlo.divide %246, %247 : tensor<8x6xf32>
    %249 = stablehlo.sqrt %248 : tensor<8x6xf32>
    %250 = stablehlo.add %249, %72 : tensor<8x6xf32>
    %251 = stablehlo.divide %242, %250 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %252 = stablehlo.convert %arg17 : (tensor<f64>) -> tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %254 = stablehlo.multiply %251, %253 : tensor<8x6xf32>
    %255 = stablehlo.add %86, %254 : tensor<8x6xf32>
    %256 = stablehlo.subtract %242, %81 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %257 = stablehlo.multiply %79, %256 : tensor<8x6xf32>
    %258 = stablehlo.add %81, %257 : tensor<8x6xf32>
    %259 = stablehlo.divide %258, %250 : tensor<8x6xf32>
    %260 = stablehlo.convert %arg15 : (tensor<f64>) -> tensor<f32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %262 = stablehlo.multiply %259, %261 : tensor<8x6xf32>
    %263 = stablehlo.add %255, %262 : tensor<8x6xf32>
    %264 = stablehlo.reduce(%240 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %265 = stablehlo.multiply %95, %90 : tensor<8xf32>
    %266 = stablehlo.multiply %264, %264 : tensor<8xf32>
    %267 = stablehlo.multiply %266, %93 : tensor<8xf32>
    %268 = stablehlo.add %265, %267 : tensor<8xf32>
    %269 = stablehlo.broadcast_in_dim %arg16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %270 = stablehlo.divide %268, %269 : tensor<8xf32>
    %271 = stablehlo.sqrt %270 : tensor<8xf32>
    %272 = stablehlo.add %271, %99 : tensor<8xf32>
    %273 = stablehlo.divide %264, %272 : tensor<8xf32>
    %274 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %275 = stablehlo.multiply %273, %274 : tensor<8xf32>
    %276 = stablehlo.add %111, %275 : tensor<8xf32>
    %277 = stablehlo.subtract %264, %107 : tensor<8xf32>
    %278 = stablehlo.multiply %105, %277 : tensor<8xf32>
    %279 = stablehlo.add %107, %278 : tensor<8xf32>
    %280 = stablehlo.divide %279, %272 : tensor<8xf32>
    %281 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %282 = stablehlo.multiply %280, %281 : tensor<8xf32>
    %283 = stablehlo.add %276, %282 : tensor<8xf32>
    %284 = stablehlo.multiply %221, %138 : tensor<5x8xf32>
    %285 = stablehlo.reduce(%284 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %286 = stablehlo.multiply %143, %90 : tensor<8xf32>
    %287 = stablehlo.multiply %285, %285 : tensor<8xf32>
    %288 = stablehlo.multiply %287, %93 : tensor<8xf32>
    %289 = stablehlo.add %286, %288 : tensor<8xf32>
    %290 = stablehlo.divide %289, %269 : tensor<8xf32>
    %291 = stablehlo.sqrt %290 : tensor<8xf32>
    %292 = stablehlo.add %291, %99 : tensor<8xf32>
    %293 = stablehlo.divide %285, %292 : tensor<8xf32>
    %294 = stablehlo.multiply %293, %274 : tensor<8xf32>
    %295 = stablehlo.add %154, %294 : tensor<8xf32>
    %296 = stablehlo.subtract %285, %151 : tensor<8xf32>
    %297 = stablehlo.multiply %105, %296 : tensor<8xf32>
    %298 = stablehlo.add %151, %297 : tensor<8xf32>
    %299 = stablehlo.divide %298, %292 : tensor<8xf32>
    %300 = stablehlo.multiply %299, %281 : tensor<8xf32>
    %301 = stablehlo.add %295, %300 : tensor<8xf32>
    %302 = stablehlo.reduce(%221 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %303 = stablehlo.multiply %125, %90 : tensor<8xf32>
    %304 = stablehlo.multiply %302, %302 : tensor<8xf32>
    %305 = stablehlo.multiply %304, %93 : tensor<8xf32>
    %306 = stablehlo.add %303, %305 : tensor<8xf32>
    %307 = stablehlo.divide %306, %269 : tensor<8xf32>
    %308 = stablehlo.sqrt %307 : tensor<8xf32>
    %309 = stablehlo.add %308, %99 : tensor<8xf32>
    %310 = stablehlo.divide %302, %309 : tensor<8xf32>
    %311 = stablehlo.multiply %310, %274 : tensor<8xf32>
    %312 = stablehlo.add %136, %311 : tensor<8xf32>
    %313 = stablehlo.subtract %302, %133 : tensor<8xf32>
    %314 = stablehlo.multiply %105, %313 : tensor<8xf32>
    %315 = stablehlo.add %133, %314 : tensor<8xf32>
    %316 = stablehlo.divide %315, %309 : tensor<8xf32>
    %317 = stablehlo.multiply %316, %281 : tensor<8xf32>
    %318 = stablehlo.add %312, %317 : tensor<8xf32>
    %319 = stablehlo.transpose %157, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %320 = stablehlo.dot_general %319, %220, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %321 = stablehlo.transpose %320, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %322 = stablehlo.multiply %166, %161 : tensor<3x8xf32>
    %323 = stablehlo.multiply %321, %321 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %324 = stablehlo.multiply %323, %164 : tensor<3x8xf32>
    %325 = stablehlo.add %322, %324 : tensor<3x8xf32>
    %326 = stablehlo.broadcast_in_dim %arg16, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %327 = stablehlo.divide %325, %326 : tensor<3x8xf32>
    %328 = stablehlo.sqrt %327 : tensor<3x8xf32>
    %329 = stablehlo.add %328, %170 : tensor<3x8xf32>
    %330 = stablehlo.divide %321, %329 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %331 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %332 = stablehlo.multiply %330, %331 : tensor<3x8xf32>
    %333 = stablehlo.add %182, %332 : tensor<3x8xf32>
    %334 = stablehlo.subtract %321, %178 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %335 = stablehlo.multiply %176, %334 : tensor<3x8xf32>
    %336 = stablehlo.add %178, %335 : tensor<3x8xf32>
    %337 = stablehlo.divide %336, %329 : tensor<3x8xf32>
    %338 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %339 = stablehlo.multiply %337, %338 : tensor<3x8xf32>
    %340 = stablehlo.add %333, %339 : tensor<3x8xf32>
    %341 = stablehlo.reduce(%220 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %342 = stablehlo.multiply %191, %186 : tensor<3xf32>
    %343 = stablehlo.multiply %341, %341 : tensor<3xf32>
    %344 = stablehlo.multiply %343, %189 : tensor<3xf32>
    %345 = stablehlo.add %342, %344 : tensor<3xf32>
    %346 = stablehlo.broadcast_in_dim %arg16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %347 = stablehlo.divide %345, %346 : tensor<3xf32>
    %348 = stablehlo.sqrt %347 : tensor<3xf32>
    %349 = stablehlo.add %348, %195 : tensor<3xf32>
    %350 = stablehlo.divide %341, %349 : tensor<3xf32>
    %351 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %352 = stablehlo.multiply %350, %351 : tensor<3xf32>
    %353 = stablehlo.add %207, %352 : tensor<3xf32>
    %354 = stablehlo.subtract %341, %203 : tensor<3xf32>
    %355 = stablehlo.multiply %201, %354 : tensor<3xf32>
    %356 = stablehlo.add %203, %355 : tensor<3xf32>
    %357 = stablehlo.divide %356, %349 : tensor<3xf32>
    %358 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %359 = stablehlo.multiply %357, %358 : tensor<3xf32>
    %360 = stablehlo.add %353, %359 : tensor<3xf32>
    return %229, %234, %263, %283, %301, %318, %340, %360 : tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>
  }
}
