module @jit_gpt_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %cst = stablehlo.constant dense<[[[-1.22950745, 0.35712868, 1.09158361, 0.486818552, 0.139111742, -9.588360e-02, -0.834851145, -0.0719985887], [1.2597059, -0.119028509, -8.898040e-01, -0.492247075, 0.200850293, -3.735140e-01, 0.485303283, 0.522843778], [0.88898319, 1.42355943, 0.995858728, -0.934239089, -0.903534471, -0.0757714733, -0.451175362, -1.13832676], [-0.441691786, -0.474512935, -0.67184776, -0.315789491, 1.17845082, 0.199238047, 2.47180915, 0.170508191], [-0.290065765, 0.00413288269, 2.564920e-01, 0.435253948, 2.07671142, -0.845320463, 0.859046041, 0.207750604]], [[-1.57109773, 0.770698786, 1.26762354, -0.857176423, -0.00893386825, -1.72535431, -1.25880647, 1.04802954], [-0.466416508, -1.10880303, 0.229460359, -0.522412419, -0.470821649, 7.393260e-01, -1.16173339, -0.905365229], [0.154079989, 0.969409763, 1.23816025, -0.665061712, 0.937376976, -0.784142315, 1.82620931, -1.13377106], [1.32847881, -0.656486093, 2.01324654, 0.591320753, -1.01601648, -0.522238493, 0.781181216, 1.05264437], [-0.0707155913, 0.0446582809, 0.758353054, 0.131798431, -1.29350483, -0.812974035, 0.235119939, 1.21548247]]]> : tensor<2x5x8xf32>
    %cst_0 = stablehlo.constant dense<[[0.222364813, -0.185520172, 0.186198711, -0.404347569, 0.601802707, -0.264427632, 0.200434193, 0.426391035], [0.153907418, 3.778800e-02, 0.00432083383, -0.0225764401, -0.230679393, -0.179793373, 0.591836154, -0.0434146523], [-0.314318508, -0.206519037, 0.440148264, 0.270242661, 0.224131688, -0.103008486, 2.293450e-01, -0.257424444], [-0.103845611, 0.38792178, 0.349711061, -0.392763942, -0.342210591, 0.0434808619, 0.690452992, -0.766226053], [0.111333184, -0.550417364, -0.253732413, -0.145771369, -0.168203339, -0.213518381, 0.00288282405, -0.214102224], [-5.849830e-01, 0.311947852, 0.301148862, 0.337269753, -0.616293847, 0.119567268, 0.270391554, -0.412480831], [0.00366929919, -0.0465066582, 0.736860275, 0.769798457, -0.665742576, 0.997570812, -0.366090298, 0.392269343], [0.38819918, -0.398276091, 0.197307125, -4.301350e-02, 2.217320e-01, 0.0922689214, 0.478535801, 0.0301598161]]> : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<[[-0.0671496317, 0.43842569, 0.232158378, 0.292725354, -0.265834659, -0.418105125, -0.227088854, -0.248328552], [0.314479709, 0.390393615, -0.0620521195, 0.572367609, 0.547387779, 0.0973595678, -0.32875672, 0.630150676], [-0.0244069397, 0.0504660793, -0.13584201, -0.355916113, -0.58745575, 0.253147334, -0.313360423, 1.22381246], [-0.434429467, -5.029530e-01, 0.204055473, 0.611725389, 0.0258358624, 0.228896976, -7.374190e-01, -0.271004647], [-0.42944628, -0.758018374, 0.0467920937, -0.897131085, -0.528878391, -0.214877516, -0.332514346, 0.158563405], [0.12223208, 0.357519507, 0.300953478, 0.456325114, -7.67360034E-4, 0.121386759, 0.20460549, 0.0566626787], [-0.158877715, -0.132977009, -0.327023357, 0.168646738, -0.0376060717, -0.265269488, -0.264897913, -0.48415947], [0.391536564, 0.0314470679, -3.451200e-01, 0.323419094, -0.224179536, -0.562600255, 0.408488899, -0.214838788]]> : tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<[[-0.163559645, 0.0164720099, 0.457035691, 0.00801491644, -0.479646891, 0.217550799, -0.193995893, 0.75516957], [-4.4788883E-4, -0.894014179, 0.14294599, 0.777839124, 0.630368173, 0.732381761, -0.407904059, 0.364860982], [-0.288797826, 0.0897157639, -0.509180963, -0.25778231, -0.270498693, 0.359422117, 0.320287675, 0.110727899], [-0.540168583, -0.124655776, -0.298446596, 0.34787032, 0.471273959, 0.422554255, -0.302087754, -1.09581327], [-0.706784784, 0.568650782, -0.160501987, -0.30028984, 0.657064139, 5.060640e-01, 9.779490e-03, -0.11736124], [-0.0528404824, 0.0908651203, 0.64001888, 0.168986961, 0.290411621, 0.467708081, -0.467870384, 0.301944762], [-0.117827497, -1.00643814, -0.851267814, -0.407247066, 0.212489292, 0.0455198251, 0.0737466812, 0.780377388], [-0.507635832, -0.0109733418, 0.121774212, -0.294509262, 0.0113306977, -0.639979779, 0.563962519, -0.272645831]]> : tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<[[0.812560081, -0.0129897296, 0.411221415, -0.0213211477, -0.0122975325, -0.233611733, 0.0476495735, 0.127199486], [-0.313703388, -0.0500177704, -0.244039536, 0.919865608, -0.0358923078, 0.618092895, -0.078248933, 0.103715062], [-0.528545618, -0.178829044, 0.0842138752, 0.6344015, 0.0887931138, 0.553488195, 0.256291658, 0.650960565], [-0.0236168876, 0.956089138, -0.19415848, -0.306584746, -0.484021157, 0.932409882, 0.327779025, -0.133648291], [0.499609083, 0.275076866, 0.786451041, -0.619133174, -0.106144048, -0.185008556, -0.789473056, 0.424130887], [-0.108158626, 0.295852482, 0.94390881, -0.141297475, -0.168461189, 0.0474656671, 0.394898951, -0.226685211], [-0.252384633, 0.422875702, 0.15145573, -0.817891299, -0.49015671, 0.600494325, 0.16077131, -0.304878384], [-0.0681638643, 0.00529466895, 0.294293374, -0.543305337, -0.336379647, 0.109182298, -0.0399338342, 0.228743672]]> : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<"0x0437F83EB0786F3EEE82B03D1F09663E6CD34CBE4C4A3CBD472C7DBE8FCEBFBEBAEECC3D71F5633D313F533EFCC3273EA514953D1EFE2A3EC4CB51BC34AEFD3D52125FBEB725E33D82564D3EE5B94DBEE0C37E3C19923FBE2DBE21BE06CAACBE4D6CC23E72B0A33E8519253EF476173F8D8B68BDE0D6683F49CB8BBD72CA9C3D0F65F4BDC0C1E43DB859803E00FB0BBDBC73083FEFEE923DAC2FA63D3F9F8BBE1C90003E52B124BDEBD93ABE6F886EBE02314D3F63E1A1BD01CBDFBE5F7E56BE5D777DBCA6EF273EFA6E2A3E22DB4F3EE21946BEA82AD13D109086BEB55A3EBECAF58CBE5A89B6BE6C76A33EA18A533E0C04963E4A3B413CA6A26E3E5C4407BFFC91843E16A5593DE8A5403E807CE93D979C97BE5219E6BE39BE5ABEE78A2D3E00FF533EAF1DD2BE66B296BE922D5EBE3A87DBBD0536D1BE5B6DDABEC2777CBE39FAD33CDC56B5BEA34C0EBDFE97A23E11F4C7BE39AE7DBD14679D3EF77D00BE383B30BE84B6B23E6D21BCBD84A6A93E36C7033ECEA4D2BD665C133E5AE2C43DC0CE9C3EA77328BE3B894A3C522E97BC7750583EB0779DBE2B359C3E97410F3E9A47CABED496B93E10942B3FB7E1993E542FDB3E08CFD13C0835FFBEE3A00DBFF0B89C3D1CDB35BE9B7A8CBECD349ABC991B3D3EC124DFBE2DE509BE88EAE73E102AA5BE6798853EC7E814BEF8AA273EAC8CA83EC5B8633E9DA58B3E81E2B0BEE20EAB3E43F982BE65769F3D9DAA9E3D9807153EB506CF3DF69B81BEF356CFBE26FE853E815A643D578BB03E10DF5BBC50D5D7BEC465943E438EE3BD7F20D23D49E646BE9390FC3EEFA386BE1D51CFBD7108043D5BC2A7BE3B12CB3DE796F73E84AB16BE98C6F23D1A2853BF46583FBC4C55C0BD46717BBE5D1CA63EB271C8BD98155ABD50BFE7BD233613BF86DFADBEBC9F933E510B22BF7E696BBE8796F5BD00E9053F761D6C3EAC292BBE915FC83E897C63BE6CFF9A3E3BB9D0BE37DAA43E4D87F9BD6FFA9DBEBD6985BD7866AA3D9AFC17BEAE2C2A3E811833BE13943E3EC2D9073E79B995BCB89707BE9E363A3DB809293E9F581E3F844B903E7DE9953E9F326D3FA1801E3EEBE1143E0046583E28FA9ABED95D08BEC67E1BBE71F2463E950656BD55D9293D7608A73E7894843E08B946BD8FD24DBED260AE3E49BD6D3E97B8F6BEDC66C0BDAB624B3DA9416F3EA6CA8B3E8E6EAE3DBDC9333E649F9D3CDB014FBE5685A0BDE4B0BA3B98742ABCE0CF10BFBA36F4BD8A218A3CACDFACBD07A697BD34E9153E53BAA5BE3A11FABE61EAD5BD67BC6A3EA59A013F1145703E7B86E1BE35C48EBD1AAD9D3D56395A3DA3AC253ED5DB8CBEA99A9F3C891F013E69A57D3E428477BE7C10D4BD38A74FBFC3E93EBEAB1921BEB29B9CBE14814B3DD37D89BCF4812DBF7968843D31978EBE2334153E72E4C4BEF77C133CBEF9ADBD"> : tensor<8x32xf32>
    %cst_5 = stablehlo.constant dense<"0x134D783DD44DCC3CCF0751BD75509DBE1F4497BEFB28EFBD5D0DD9BA6B23F9BD1D0B003EDFBC64BD76A245BE05D163BD3E06393DA212853D9558C03E1DFE08BE5FC670BC568AAE3D348199BB9F0DCDBDD9A49EBEE33CD1BDEFE45BBEF6CDB0BE7DF422BEC37156BE751EEF3D0D35F63D4F1D39BEE72D55BDB748BEBE4D7BCABD496CA33D81F2283E340812BE7D6B573EF4349BBEA2837FBEB856113E711FAB3E181CCA3DA63104BC6DC9E0BE3D19CFBE4B06D43C97A992BD9D7962BEB7BC563C99A1BC3C976A413E27CFDF3C3F937B3E078FD13A01F7BCBC9DF8593E7B6248BE8719103F9AB4993DD7FC9B3D4F14D73D0238C03E374E223E945BA4BE23B78F3E99A18BBD1890AF3CE0FE82BE4888D73DC66605BE311EA43CE2BB68BD0F1FC53EC4FBCA3E136A183C65A4513C56F698BD9582623EBFB986BD6B94ACBD736A483EC07CDCBD706EF7BB1DEDA1BEDB37103EAABEC63EFBB4133E30B0953E1F482DBECB98413DBF2841BEE6953ABD1F261E3EA9D2A63C8AA790BEB3A886BE636E8DBE8B4CC93DC257D33E07848B3E1E26C2BEA784913E5AC63F3E1C3D9EBEFD6178BDED5C603E2375E13D240D86BEF528FA3D4BE1DABE338936BDB50D693EBF18713B655DCCBD5B23363E12A1473EE725863EBA10333E2F775D3E8419163E6585593DCCA6923CF85C42BD034B78BED7A543BEBA0667BD30CC453D0A8A933E0FF608BC0F834D3E3A0B5D3EEA993DBDCA95F33D887F47BD0063873E8138023EA3CF73BE2D52043D46C4A83EE77614BD5362B73D8B97DF3DE54C54BE9D2FD13D8EBA8EBEB92000BEDD4E5C3E9C20923DA06D79BDD5DEB63D08E944BC73DE243B3584063E05F714BEA12C043C63CF7FBDA45DA2BE64823CBE9795A03E2A959D3D138987BE77BB9DBEF3C4B7BC92DD9F3E05FE18BD36D6853E9E26903D3106C13D1DC788BE3401403E2B3089BDE7C2303EF5BD26BEF109113D2F2E903D425EFCBCA3B3A53D853B5ABD6DED04BEC966A43E57D3563E3AD31BBEB5D5E83DC31918BE989F72BE63B9533EF37FAEBEF2D13D3EB7074FBD8A4C2DBD87D5A73D1D0FEE3D2F3C29BE7FFD123E0DBFB93CB99E80BE43290BBD67718D3EEEAEAB3EB8E9123E48C873BEDDF3C83D9E412E3E00A0143E37C2203EE5CA943DE0476DBCF52FF9BD3E59C2BE061E8B3D1C6A183D1062E43DE8F688BE7319043EAB62D23E5F88803C9F104ABC7F227D3D7F1CD03EA0A451BE9577263D14C523BE9A0DE0BD5E7F22BC46F7893EE36BB83E1C8FB73DD2409ABDA841FF3E5720AFBDF2EFE9BD11C1B5BEB4F58E3EF44B463E5295F73E86498EBE1351953EF0D1653CDE16253E7EBBA8BEE354963E2114213E3500FFBB7C1E043E00C61CBEB256EDBDB1D3BDBD27B8BDBEF77C303ED309743EA2A20FBEBB9F8E3DE08759BD0576863D1F8700BEECEC34BE0777573E"> : tensor<32x8xf32>
    %cst_6 = stablehlo.constant dense<[-0.0638705865, 2.02210903, 0.0463099666, -9.260780e-01, 1.22694087, 0.630800187, 0.726872861, 1.19060063]> : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<[-0.652796268, -0.127253309, -0.171449825, -1.29074657, -0.263590157, 1.33637941, 0.237338111, -1.34606135]> : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<[[[0.147702992, 1.0195725, 3.41785908, 0.232318759, -0.321060568, 2.00192332, 0.0754287839, 2.63436985], [2.68979764, -0.631848574, 0.740628958, -0.314266205, 0.749778807, -0.0132057071, 0.501826942, 1.69320643], [4.15868282, 6.88378906, 2.49317074, -5.5522151, -3.09415197, 2.62458634, -0.1840446, 0.937572121], [2.8275888, 3.66973615, 3.07766962, -4.83681726, -0.801690042, 1.44332361, 3.05949664, 1.61440647], [0.943145514, -0.236610875, 3.36786294, -0.711340487, 1.40280461, -1.93230116, 0.473865926, 0.417569935]], [[-0.163434148, 3.45673895, 3.80599451, -2.88678336, -0.936280369, -0.638631821, -1.70477176, 3.07030058], [1.24770379, -1.18634737, 0.73180294, 1.27077734, 0.0777471065, 2.65609574, -0.894113659, 1.27910662], [1.17723191, 2.18395448, 4.1886816, -2.12705517, -0.517810822, -0.667812824, 1.7151351, -0.506316662], [3.81940508, -0.139554501, 7.4569931, -0.773165106, -1.01426375, -0.937292873, 0.412826359, 2.78512502], [2.60032773, 0.282576591, 5.57726097, -1.53689122, -1.097670e+00, -1.63001585, 0.173919111, 2.9656558]]]> : tensor<2x5x8xf32>
    %0 = call @model(%cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x5x8xf32>
    stablehlo.custom_call @check.expect_close(%0, %cst_8) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<32x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>) -> (tensor<2x5x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %cst_2 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %6 = call @_var(%arg0, %c_7) : (tensor<2x5x8xf32>, tensor<i32>) -> tensor<2x5x1xf32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x5x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %11 = stablehlo.multiply %5, %10 : tensor<2x5x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<2x5x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x5x8xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [0] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %20 = stablehlo.dot_general %17, %arg2, contracting_dims = [2] x [0] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %22 = stablehlo.dot_general %17, %arg3, contracting_dims = [2] x [0] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %24 = stablehlo.dot_general %19, %21, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %26 = stablehlo.divide %24, %25 : tensor<2x2x5x5xf32>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %28 = call @tril(%27) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %29 = call @_where_0(%28, %26, %cst_4) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5x5xf32>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<2x2x5xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %35 = stablehlo.subtract %29, %34 : tensor<2x2x5x5xf32>
    %36 = stablehlo.exponential %35 : tensor<2x2x5x5xf32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %40 = stablehlo.divide %36, %39 : tensor<2x2x5x5xf32>
    %41 = stablehlo.dot_general %23, %40, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %42 = stablehlo.transpose %41, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %44 = stablehlo.dot_general %43, %arg4, contracting_dims = [2] x [0] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %45 = stablehlo.add %arg0, %44 : tensor<2x5x8xf32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<2x5x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %51 = stablehlo.subtract %45, %50 : tensor<2x5x8xf32>
    %52 = call @_var(%45, %c_7) : (tensor<2x5x8xf32>, tensor<i32>) -> tensor<2x5x1xf32>
    %53 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %54 = stablehlo.add %52, %53 : tensor<2x5x1xf32>
    %55 = stablehlo.rsqrt %54 : tensor<2x5x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %57 = stablehlo.multiply %51, %56 : tensor<2x5x8xf32>
    %58 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x5x8xf32>
    %61 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %63 = stablehlo.add %60, %62 : tensor<2x5x8xf32>
    %64 = stablehlo.dot_general %63, %arg5, contracting_dims = [2] x [0] : (tensor<2x5x8xf32>, tensor<8x32xf32>) -> tensor<2x5x32xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<2x5x32xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<2x5x32xf32>
    %67 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<2x5x32xf32>
    %69 = stablehlo.add %64, %68 : tensor<2x5x32xf32>
    %70 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<2x5x32xf32>
    %72 = stablehlo.tanh %71 : tensor<2x5x32xf32>
    %73 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %74 = stablehlo.add %73, %72 : tensor<2x5x32xf32>
    %75 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<2x5x32xf32>
    %77 = stablehlo.multiply %64, %76 : tensor<2x5x32xf32>
    %78 = stablehlo.dot_general %77, %arg6, contracting_dims = [2] x [0] : (tensor<2x5x32xf32>, tensor<32x8xf32>) -> tensor<2x5x8xf32>
    %79 = stablehlo.add %45, %78 : tensor<2x5x8xf32>
    return %79 : tensor<2x5x8xf32>
  }
  func.func private @_var(%arg0: tensor<2x5x8xf32>, %arg1: tensor<i32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2x5x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %8 = stablehlo.subtract %cst_0, %7 : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x5x1xf32>
    %13 = stablehlo.compare GT, %8, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = call @_where(%13, %12, %cst) : (tensor<i1>, tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    return %14 : tensor<2x5x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<f32>) -> tensor<2x5x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x5x1xf32>
    return %2 : tensor<2x5x1xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where_0(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> tensor<2x2x5x5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3 : tensor<2x2x5x5xf32>
  }
}
