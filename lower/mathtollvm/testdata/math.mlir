// RUN: --convert-math-to-llvm
// RUN: --convert-math-to-llvm=approximate-log1p=false -mlir-print-op-generic
// RUN: --convert-to-llvm

func.func @absf(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u0 = math.absf %f fastmath<fast> : f32
 %q0 = math.absf %f {a.b = 1} : f32
 %u1 = math.absf %v fastmath<fast> : vector<4xf32>
 %q1 = math.absf %v {a.b = 1} : vector<4xf32>
 %u2 = math.absf %w fastmath<fast> : vector<2x3xf32>
 %q2 = math.absf %w {a.b = 1} : vector<2x3xf32>
 %u3 = math.absf %s fastmath<fast> : vector<[4]xf32>
 %q3 = math.absf %s {a.b = 1} : vector<[4]xf32>
 %u4 = math.absf %h fastmath<fast> : bf16
 %q4 = math.absf %h {a.b = 1} : bf16
 %u5 = math.absf %t fastmath<fast> : tf32
 %q5 = math.absf %t {a.b = 1} : tf32
 %u6 = math.absf %t4 fastmath<fast> : tensor<4xf32>
 %q6 = math.absf %t4 {a.b = 1} : tensor<4xf32>
 %u7 = math.absf %v0 fastmath<fast> : vector<f32>
 %q7 = math.absf %v0 {a.b = 1} : vector<f32>
 return
}

func.func @acos(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u8 = math.acos %f fastmath<fast> : f32
 %q8 = math.acos %f {a.b = 1} : f32
 %u9 = math.acos %v fastmath<fast> : vector<4xf32>
 %q9 = math.acos %v {a.b = 1} : vector<4xf32>
 %u10 = math.acos %w fastmath<fast> : vector<2x3xf32>
 %q10 = math.acos %w {a.b = 1} : vector<2x3xf32>
 %u11 = math.acos %s fastmath<fast> : vector<[4]xf32>
 %q11 = math.acos %s {a.b = 1} : vector<[4]xf32>
 %u12 = math.acos %h fastmath<fast> : bf16
 %q12 = math.acos %h {a.b = 1} : bf16
 %u13 = math.acos %t fastmath<fast> : tf32
 %q13 = math.acos %t {a.b = 1} : tf32
 %u14 = math.acos %t4 fastmath<fast> : tensor<4xf32>
 %q14 = math.acos %t4 {a.b = 1} : tensor<4xf32>
 %u15 = math.acos %v0 fastmath<fast> : vector<f32>
 %q15 = math.acos %v0 {a.b = 1} : vector<f32>
 return
}

func.func @acosh(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u16 = math.acosh %f fastmath<fast> : f32
 %q16 = math.acosh %f {a.b = 1} : f32
 %u17 = math.acosh %v fastmath<fast> : vector<4xf32>
 %q17 = math.acosh %v {a.b = 1} : vector<4xf32>
 %u18 = math.acosh %w fastmath<fast> : vector<2x3xf32>
 %q18 = math.acosh %w {a.b = 1} : vector<2x3xf32>
 %u19 = math.acosh %s fastmath<fast> : vector<[4]xf32>
 %q19 = math.acosh %s {a.b = 1} : vector<[4]xf32>
 %u20 = math.acosh %h fastmath<fast> : bf16
 %q20 = math.acosh %h {a.b = 1} : bf16
 %u21 = math.acosh %t fastmath<fast> : tf32
 %q21 = math.acosh %t {a.b = 1} : tf32
 %u22 = math.acosh %t4 fastmath<fast> : tensor<4xf32>
 %q22 = math.acosh %t4 {a.b = 1} : tensor<4xf32>
 %u23 = math.acosh %v0 fastmath<fast> : vector<f32>
 %q23 = math.acosh %v0 {a.b = 1} : vector<f32>
 return
}

func.func @asin(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u24 = math.asin %f fastmath<fast> : f32
 %q24 = math.asin %f {a.b = 1} : f32
 %u25 = math.asin %v fastmath<fast> : vector<4xf32>
 %q25 = math.asin %v {a.b = 1} : vector<4xf32>
 %u26 = math.asin %w fastmath<fast> : vector<2x3xf32>
 %q26 = math.asin %w {a.b = 1} : vector<2x3xf32>
 %u27 = math.asin %s fastmath<fast> : vector<[4]xf32>
 %q27 = math.asin %s {a.b = 1} : vector<[4]xf32>
 %u28 = math.asin %h fastmath<fast> : bf16
 %q28 = math.asin %h {a.b = 1} : bf16
 %u29 = math.asin %t fastmath<fast> : tf32
 %q29 = math.asin %t {a.b = 1} : tf32
 %u30 = math.asin %t4 fastmath<fast> : tensor<4xf32>
 %q30 = math.asin %t4 {a.b = 1} : tensor<4xf32>
 %u31 = math.asin %v0 fastmath<fast> : vector<f32>
 %q31 = math.asin %v0 {a.b = 1} : vector<f32>
 return
}

func.func @asinh(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u32 = math.asinh %f fastmath<fast> : f32
 %q32 = math.asinh %f {a.b = 1} : f32
 %u33 = math.asinh %v fastmath<fast> : vector<4xf32>
 %q33 = math.asinh %v {a.b = 1} : vector<4xf32>
 %u34 = math.asinh %w fastmath<fast> : vector<2x3xf32>
 %q34 = math.asinh %w {a.b = 1} : vector<2x3xf32>
 %u35 = math.asinh %s fastmath<fast> : vector<[4]xf32>
 %q35 = math.asinh %s {a.b = 1} : vector<[4]xf32>
 %u36 = math.asinh %h fastmath<fast> : bf16
 %q36 = math.asinh %h {a.b = 1} : bf16
 %u37 = math.asinh %t fastmath<fast> : tf32
 %q37 = math.asinh %t {a.b = 1} : tf32
 %u38 = math.asinh %t4 fastmath<fast> : tensor<4xf32>
 %q38 = math.asinh %t4 {a.b = 1} : tensor<4xf32>
 %u39 = math.asinh %v0 fastmath<fast> : vector<f32>
 %q39 = math.asinh %v0 {a.b = 1} : vector<f32>
 return
}

func.func @atan(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u40 = math.atan %f fastmath<fast> : f32
 %q40 = math.atan %f {a.b = 1} : f32
 %u41 = math.atan %v fastmath<fast> : vector<4xf32>
 %q41 = math.atan %v {a.b = 1} : vector<4xf32>
 %u42 = math.atan %w fastmath<fast> : vector<2x3xf32>
 %q42 = math.atan %w {a.b = 1} : vector<2x3xf32>
 %u43 = math.atan %s fastmath<fast> : vector<[4]xf32>
 %q43 = math.atan %s {a.b = 1} : vector<[4]xf32>
 %u44 = math.atan %h fastmath<fast> : bf16
 %q44 = math.atan %h {a.b = 1} : bf16
 %u45 = math.atan %t fastmath<fast> : tf32
 %q45 = math.atan %t {a.b = 1} : tf32
 %u46 = math.atan %t4 fastmath<fast> : tensor<4xf32>
 %q46 = math.atan %t4 {a.b = 1} : tensor<4xf32>
 %u47 = math.atan %v0 fastmath<fast> : vector<f32>
 %q47 = math.atan %v0 {a.b = 1} : vector<f32>
 return
}

func.func @atanh(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u48 = math.atanh %f fastmath<fast> : f32
 %q48 = math.atanh %f {a.b = 1} : f32
 %u49 = math.atanh %v fastmath<fast> : vector<4xf32>
 %q49 = math.atanh %v {a.b = 1} : vector<4xf32>
 %u50 = math.atanh %w fastmath<fast> : vector<2x3xf32>
 %q50 = math.atanh %w {a.b = 1} : vector<2x3xf32>
 %u51 = math.atanh %s fastmath<fast> : vector<[4]xf32>
 %q51 = math.atanh %s {a.b = 1} : vector<[4]xf32>
 %u52 = math.atanh %h fastmath<fast> : bf16
 %q52 = math.atanh %h {a.b = 1} : bf16
 %u53 = math.atanh %t fastmath<fast> : tf32
 %q53 = math.atanh %t {a.b = 1} : tf32
 %u54 = math.atanh %t4 fastmath<fast> : tensor<4xf32>
 %q54 = math.atanh %t4 {a.b = 1} : tensor<4xf32>
 %u55 = math.atanh %v0 fastmath<fast> : vector<f32>
 %q55 = math.atanh %v0 {a.b = 1} : vector<f32>
 return
}

func.func @cbrt(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u56 = math.cbrt %f fastmath<fast> : f32
 %q56 = math.cbrt %f {a.b = 1} : f32
 %u57 = math.cbrt %v fastmath<fast> : vector<4xf32>
 %q57 = math.cbrt %v {a.b = 1} : vector<4xf32>
 %u58 = math.cbrt %w fastmath<fast> : vector<2x3xf32>
 %q58 = math.cbrt %w {a.b = 1} : vector<2x3xf32>
 %u59 = math.cbrt %s fastmath<fast> : vector<[4]xf32>
 %q59 = math.cbrt %s {a.b = 1} : vector<[4]xf32>
 %u60 = math.cbrt %h fastmath<fast> : bf16
 %q60 = math.cbrt %h {a.b = 1} : bf16
 %u61 = math.cbrt %t fastmath<fast> : tf32
 %q61 = math.cbrt %t {a.b = 1} : tf32
 %u62 = math.cbrt %t4 fastmath<fast> : tensor<4xf32>
 %q62 = math.cbrt %t4 {a.b = 1} : tensor<4xf32>
 %u63 = math.cbrt %v0 fastmath<fast> : vector<f32>
 %q63 = math.cbrt %v0 {a.b = 1} : vector<f32>
 return
}

func.func @ceil(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u64 = math.ceil %f fastmath<fast> : f32
 %q64 = math.ceil %f {a.b = 1} : f32
 %u65 = math.ceil %v fastmath<fast> : vector<4xf32>
 %q65 = math.ceil %v {a.b = 1} : vector<4xf32>
 %u66 = math.ceil %w fastmath<fast> : vector<2x3xf32>
 %q66 = math.ceil %w {a.b = 1} : vector<2x3xf32>
 %u67 = math.ceil %s fastmath<fast> : vector<[4]xf32>
 %q67 = math.ceil %s {a.b = 1} : vector<[4]xf32>
 %u68 = math.ceil %h fastmath<fast> : bf16
 %q68 = math.ceil %h {a.b = 1} : bf16
 %u69 = math.ceil %t fastmath<fast> : tf32
 %q69 = math.ceil %t {a.b = 1} : tf32
 %u70 = math.ceil %t4 fastmath<fast> : tensor<4xf32>
 %q70 = math.ceil %t4 {a.b = 1} : tensor<4xf32>
 %u71 = math.ceil %v0 fastmath<fast> : vector<f32>
 %q71 = math.ceil %v0 {a.b = 1} : vector<f32>
 return
}

func.func @cos(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u72 = math.cos %f fastmath<fast> : f32
 %q72 = math.cos %f {a.b = 1} : f32
 %u73 = math.cos %v fastmath<fast> : vector<4xf32>
 %q73 = math.cos %v {a.b = 1} : vector<4xf32>
 %u74 = math.cos %w fastmath<fast> : vector<2x3xf32>
 %q74 = math.cos %w {a.b = 1} : vector<2x3xf32>
 %u75 = math.cos %s fastmath<fast> : vector<[4]xf32>
 %q75 = math.cos %s {a.b = 1} : vector<[4]xf32>
 %u76 = math.cos %h fastmath<fast> : bf16
 %q76 = math.cos %h {a.b = 1} : bf16
 %u77 = math.cos %t fastmath<fast> : tf32
 %q77 = math.cos %t {a.b = 1} : tf32
 %u78 = math.cos %t4 fastmath<fast> : tensor<4xf32>
 %q78 = math.cos %t4 {a.b = 1} : tensor<4xf32>
 %u79 = math.cos %v0 fastmath<fast> : vector<f32>
 %q79 = math.cos %v0 {a.b = 1} : vector<f32>
 return
}

func.func @cosh(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u80 = math.cosh %f fastmath<fast> : f32
 %q80 = math.cosh %f {a.b = 1} : f32
 %u81 = math.cosh %v fastmath<fast> : vector<4xf32>
 %q81 = math.cosh %v {a.b = 1} : vector<4xf32>
 %u82 = math.cosh %w fastmath<fast> : vector<2x3xf32>
 %q82 = math.cosh %w {a.b = 1} : vector<2x3xf32>
 %u83 = math.cosh %s fastmath<fast> : vector<[4]xf32>
 %q83 = math.cosh %s {a.b = 1} : vector<[4]xf32>
 %u84 = math.cosh %h fastmath<fast> : bf16
 %q84 = math.cosh %h {a.b = 1} : bf16
 %u85 = math.cosh %t fastmath<fast> : tf32
 %q85 = math.cosh %t {a.b = 1} : tf32
 %u86 = math.cosh %t4 fastmath<fast> : tensor<4xf32>
 %q86 = math.cosh %t4 {a.b = 1} : tensor<4xf32>
 %u87 = math.cosh %v0 fastmath<fast> : vector<f32>
 %q87 = math.cosh %v0 {a.b = 1} : vector<f32>
 return
}

func.func @erf(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u88 = math.erf %f fastmath<fast> : f32
 %q88 = math.erf %f {a.b = 1} : f32
 %u89 = math.erf %v fastmath<fast> : vector<4xf32>
 %q89 = math.erf %v {a.b = 1} : vector<4xf32>
 %u90 = math.erf %w fastmath<fast> : vector<2x3xf32>
 %q90 = math.erf %w {a.b = 1} : vector<2x3xf32>
 %u91 = math.erf %s fastmath<fast> : vector<[4]xf32>
 %q91 = math.erf %s {a.b = 1} : vector<[4]xf32>
 %u92 = math.erf %h fastmath<fast> : bf16
 %q92 = math.erf %h {a.b = 1} : bf16
 %u93 = math.erf %t fastmath<fast> : tf32
 %q93 = math.erf %t {a.b = 1} : tf32
 %u94 = math.erf %t4 fastmath<fast> : tensor<4xf32>
 %q94 = math.erf %t4 {a.b = 1} : tensor<4xf32>
 %u95 = math.erf %v0 fastmath<fast> : vector<f32>
 %q95 = math.erf %v0 {a.b = 1} : vector<f32>
 return
}

func.func @erfc(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u96 = math.erfc %f fastmath<fast> : f32
 %q96 = math.erfc %f {a.b = 1} : f32
 %u97 = math.erfc %v fastmath<fast> : vector<4xf32>
 %q97 = math.erfc %v {a.b = 1} : vector<4xf32>
 %u98 = math.erfc %w fastmath<fast> : vector<2x3xf32>
 %q98 = math.erfc %w {a.b = 1} : vector<2x3xf32>
 %u99 = math.erfc %s fastmath<fast> : vector<[4]xf32>
 %q99 = math.erfc %s {a.b = 1} : vector<[4]xf32>
 %u100 = math.erfc %h fastmath<fast> : bf16
 %q100 = math.erfc %h {a.b = 1} : bf16
 %u101 = math.erfc %t fastmath<fast> : tf32
 %q101 = math.erfc %t {a.b = 1} : tf32
 %u102 = math.erfc %t4 fastmath<fast> : tensor<4xf32>
 %q102 = math.erfc %t4 {a.b = 1} : tensor<4xf32>
 %u103 = math.erfc %v0 fastmath<fast> : vector<f32>
 %q103 = math.erfc %v0 {a.b = 1} : vector<f32>
 return
}

func.func @exp2(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u104 = math.exp2 %f fastmath<fast> : f32
 %q104 = math.exp2 %f {a.b = 1} : f32
 %u105 = math.exp2 %v fastmath<fast> : vector<4xf32>
 %q105 = math.exp2 %v {a.b = 1} : vector<4xf32>
 %u106 = math.exp2 %w fastmath<fast> : vector<2x3xf32>
 %q106 = math.exp2 %w {a.b = 1} : vector<2x3xf32>
 %u107 = math.exp2 %s fastmath<fast> : vector<[4]xf32>
 %q107 = math.exp2 %s {a.b = 1} : vector<[4]xf32>
 %u108 = math.exp2 %h fastmath<fast> : bf16
 %q108 = math.exp2 %h {a.b = 1} : bf16
 %u109 = math.exp2 %t fastmath<fast> : tf32
 %q109 = math.exp2 %t {a.b = 1} : tf32
 %u110 = math.exp2 %t4 fastmath<fast> : tensor<4xf32>
 %q110 = math.exp2 %t4 {a.b = 1} : tensor<4xf32>
 %u111 = math.exp2 %v0 fastmath<fast> : vector<f32>
 %q111 = math.exp2 %v0 {a.b = 1} : vector<f32>
 return
}

func.func @expm1(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u112 = math.expm1 %f fastmath<fast> : f32
 %q112 = math.expm1 %f {a.b = 1} : f32
 %u113 = math.expm1 %v fastmath<fast> : vector<4xf32>
 %q113 = math.expm1 %v {a.b = 1} : vector<4xf32>
 %u114 = math.expm1 %w fastmath<fast> : vector<2x3xf32>
 %q114 = math.expm1 %w {a.b = 1} : vector<2x3xf32>
 %u115 = math.expm1 %s fastmath<fast> : vector<[4]xf32>
 %q115 = math.expm1 %s {a.b = 1} : vector<[4]xf32>
 %u116 = math.expm1 %h fastmath<fast> : bf16
 %q116 = math.expm1 %h {a.b = 1} : bf16
 %u117 = math.expm1 %t fastmath<fast> : tf32
 %q117 = math.expm1 %t {a.b = 1} : tf32
 %u118 = math.expm1 %t4 fastmath<fast> : tensor<4xf32>
 %q118 = math.expm1 %t4 {a.b = 1} : tensor<4xf32>
 %u119 = math.expm1 %v0 fastmath<fast> : vector<f32>
 %q119 = math.expm1 %v0 {a.b = 1} : vector<f32>
 return
}

func.func @exp(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u120 = math.exp %f fastmath<fast> : f32
 %q120 = math.exp %f {a.b = 1} : f32
 %u121 = math.exp %v fastmath<fast> : vector<4xf32>
 %q121 = math.exp %v {a.b = 1} : vector<4xf32>
 %u122 = math.exp %w fastmath<fast> : vector<2x3xf32>
 %q122 = math.exp %w {a.b = 1} : vector<2x3xf32>
 %u123 = math.exp %s fastmath<fast> : vector<[4]xf32>
 %q123 = math.exp %s {a.b = 1} : vector<[4]xf32>
 %u124 = math.exp %h fastmath<fast> : bf16
 %q124 = math.exp %h {a.b = 1} : bf16
 %u125 = math.exp %t fastmath<fast> : tf32
 %q125 = math.exp %t {a.b = 1} : tf32
 %u126 = math.exp %t4 fastmath<fast> : tensor<4xf32>
 %q126 = math.exp %t4 {a.b = 1} : tensor<4xf32>
 %u127 = math.exp %v0 fastmath<fast> : vector<f32>
 %q127 = math.exp %v0 {a.b = 1} : vector<f32>
 return
}

func.func @floor(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u128 = math.floor %f fastmath<fast> : f32
 %q128 = math.floor %f {a.b = 1} : f32
 %u129 = math.floor %v fastmath<fast> : vector<4xf32>
 %q129 = math.floor %v {a.b = 1} : vector<4xf32>
 %u130 = math.floor %w fastmath<fast> : vector<2x3xf32>
 %q130 = math.floor %w {a.b = 1} : vector<2x3xf32>
 %u131 = math.floor %s fastmath<fast> : vector<[4]xf32>
 %q131 = math.floor %s {a.b = 1} : vector<[4]xf32>
 %u132 = math.floor %h fastmath<fast> : bf16
 %q132 = math.floor %h {a.b = 1} : bf16
 %u133 = math.floor %t fastmath<fast> : tf32
 %q133 = math.floor %t {a.b = 1} : tf32
 %u134 = math.floor %t4 fastmath<fast> : tensor<4xf32>
 %q134 = math.floor %t4 {a.b = 1} : tensor<4xf32>
 %u135 = math.floor %v0 fastmath<fast> : vector<f32>
 %q135 = math.floor %v0 {a.b = 1} : vector<f32>
 return
}

func.func @log10(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u136 = math.log10 %f fastmath<fast> : f32
 %q136 = math.log10 %f {a.b = 1} : f32
 %u137 = math.log10 %v fastmath<fast> : vector<4xf32>
 %q137 = math.log10 %v {a.b = 1} : vector<4xf32>
 %u138 = math.log10 %w fastmath<fast> : vector<2x3xf32>
 %q138 = math.log10 %w {a.b = 1} : vector<2x3xf32>
 %u139 = math.log10 %s fastmath<fast> : vector<[4]xf32>
 %q139 = math.log10 %s {a.b = 1} : vector<[4]xf32>
 %u140 = math.log10 %h fastmath<fast> : bf16
 %q140 = math.log10 %h {a.b = 1} : bf16
 %u141 = math.log10 %t fastmath<fast> : tf32
 %q141 = math.log10 %t {a.b = 1} : tf32
 %u142 = math.log10 %t4 fastmath<fast> : tensor<4xf32>
 %q142 = math.log10 %t4 {a.b = 1} : tensor<4xf32>
 %u143 = math.log10 %v0 fastmath<fast> : vector<f32>
 %q143 = math.log10 %v0 {a.b = 1} : vector<f32>
 return
}

func.func @log1p(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u144 = math.log1p %f fastmath<fast> : f32
 %q144 = math.log1p %f {a.b = 1} : f32
 %u145 = math.log1p %v fastmath<fast> : vector<4xf32>
 %q145 = math.log1p %v {a.b = 1} : vector<4xf32>
 %u146 = math.log1p %w fastmath<fast> : vector<2x3xf32>
 %q146 = math.log1p %w {a.b = 1} : vector<2x3xf32>
 %u147 = math.log1p %s fastmath<fast> : vector<[4]xf32>
 %q147 = math.log1p %s {a.b = 1} : vector<[4]xf32>
 %u148 = math.log1p %h fastmath<fast> : bf16
 %q148 = math.log1p %h {a.b = 1} : bf16
 %u149 = math.log1p %t fastmath<fast> : tf32
 %q149 = math.log1p %t {a.b = 1} : tf32
 %u150 = math.log1p %t4 fastmath<fast> : tensor<4xf32>
 %q150 = math.log1p %t4 {a.b = 1} : tensor<4xf32>
 %u151 = math.log1p %v0 fastmath<fast> : vector<f32>
 %q151 = math.log1p %v0 {a.b = 1} : vector<f32>
 return
}

func.func @log2(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u152 = math.log2 %f fastmath<fast> : f32
 %q152 = math.log2 %f {a.b = 1} : f32
 %u153 = math.log2 %v fastmath<fast> : vector<4xf32>
 %q153 = math.log2 %v {a.b = 1} : vector<4xf32>
 %u154 = math.log2 %w fastmath<fast> : vector<2x3xf32>
 %q154 = math.log2 %w {a.b = 1} : vector<2x3xf32>
 %u155 = math.log2 %s fastmath<fast> : vector<[4]xf32>
 %q155 = math.log2 %s {a.b = 1} : vector<[4]xf32>
 %u156 = math.log2 %h fastmath<fast> : bf16
 %q156 = math.log2 %h {a.b = 1} : bf16
 %u157 = math.log2 %t fastmath<fast> : tf32
 %q157 = math.log2 %t {a.b = 1} : tf32
 %u158 = math.log2 %t4 fastmath<fast> : tensor<4xf32>
 %q158 = math.log2 %t4 {a.b = 1} : tensor<4xf32>
 %u159 = math.log2 %v0 fastmath<fast> : vector<f32>
 %q159 = math.log2 %v0 {a.b = 1} : vector<f32>
 return
}

func.func @log(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u160 = math.log %f fastmath<fast> : f32
 %q160 = math.log %f {a.b = 1} : f32
 %u161 = math.log %v fastmath<fast> : vector<4xf32>
 %q161 = math.log %v {a.b = 1} : vector<4xf32>
 %u162 = math.log %w fastmath<fast> : vector<2x3xf32>
 %q162 = math.log %w {a.b = 1} : vector<2x3xf32>
 %u163 = math.log %s fastmath<fast> : vector<[4]xf32>
 %q163 = math.log %s {a.b = 1} : vector<[4]xf32>
 %u164 = math.log %h fastmath<fast> : bf16
 %q164 = math.log %h {a.b = 1} : bf16
 %u165 = math.log %t fastmath<fast> : tf32
 %q165 = math.log %t {a.b = 1} : tf32
 %u166 = math.log %t4 fastmath<fast> : tensor<4xf32>
 %q166 = math.log %t4 {a.b = 1} : tensor<4xf32>
 %u167 = math.log %v0 fastmath<fast> : vector<f32>
 %q167 = math.log %v0 {a.b = 1} : vector<f32>
 return
}

func.func @roundeven(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u168 = math.roundeven %f fastmath<fast> : f32
 %q168 = math.roundeven %f {a.b = 1} : f32
 %u169 = math.roundeven %v fastmath<fast> : vector<4xf32>
 %q169 = math.roundeven %v {a.b = 1} : vector<4xf32>
 %u170 = math.roundeven %w fastmath<fast> : vector<2x3xf32>
 %q170 = math.roundeven %w {a.b = 1} : vector<2x3xf32>
 %u171 = math.roundeven %s fastmath<fast> : vector<[4]xf32>
 %q171 = math.roundeven %s {a.b = 1} : vector<[4]xf32>
 %u172 = math.roundeven %h fastmath<fast> : bf16
 %q172 = math.roundeven %h {a.b = 1} : bf16
 %u173 = math.roundeven %t fastmath<fast> : tf32
 %q173 = math.roundeven %t {a.b = 1} : tf32
 %u174 = math.roundeven %t4 fastmath<fast> : tensor<4xf32>
 %q174 = math.roundeven %t4 {a.b = 1} : tensor<4xf32>
 %u175 = math.roundeven %v0 fastmath<fast> : vector<f32>
 %q175 = math.roundeven %v0 {a.b = 1} : vector<f32>
 return
}

func.func @round(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u176 = math.round %f fastmath<fast> : f32
 %q176 = math.round %f {a.b = 1} : f32
 %u177 = math.round %v fastmath<fast> : vector<4xf32>
 %q177 = math.round %v {a.b = 1} : vector<4xf32>
 %u178 = math.round %w fastmath<fast> : vector<2x3xf32>
 %q178 = math.round %w {a.b = 1} : vector<2x3xf32>
 %u179 = math.round %s fastmath<fast> : vector<[4]xf32>
 %q179 = math.round %s {a.b = 1} : vector<[4]xf32>
 %u180 = math.round %h fastmath<fast> : bf16
 %q180 = math.round %h {a.b = 1} : bf16
 %u181 = math.round %t fastmath<fast> : tf32
 %q181 = math.round %t {a.b = 1} : tf32
 %u182 = math.round %t4 fastmath<fast> : tensor<4xf32>
 %q182 = math.round %t4 {a.b = 1} : tensor<4xf32>
 %u183 = math.round %v0 fastmath<fast> : vector<f32>
 %q183 = math.round %v0 {a.b = 1} : vector<f32>
 return
}

func.func @rsqrt(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u184 = math.rsqrt %f fastmath<fast> : f32
 %q184 = math.rsqrt %f {a.b = 1} : f32
 %u185 = math.rsqrt %v fastmath<fast> : vector<4xf32>
 %q185 = math.rsqrt %v {a.b = 1} : vector<4xf32>
 %u186 = math.rsqrt %w fastmath<fast> : vector<2x3xf32>
 %q186 = math.rsqrt %w {a.b = 1} : vector<2x3xf32>
 %u187 = math.rsqrt %s fastmath<fast> : vector<[4]xf32>
 %q187 = math.rsqrt %s {a.b = 1} : vector<[4]xf32>
 %u188 = math.rsqrt %h fastmath<fast> : bf16
 %q188 = math.rsqrt %h {a.b = 1} : bf16
 %u189 = math.rsqrt %t fastmath<fast> : tf32
 %q189 = math.rsqrt %t {a.b = 1} : tf32
 %u190 = math.rsqrt %t4 fastmath<fast> : tensor<4xf32>
 %q190 = math.rsqrt %t4 {a.b = 1} : tensor<4xf32>
 %u191 = math.rsqrt %v0 fastmath<fast> : vector<f32>
 %q191 = math.rsqrt %v0 {a.b = 1} : vector<f32>
 return
}

func.func @sin(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u192 = math.sin %f fastmath<fast> : f32
 %q192 = math.sin %f {a.b = 1} : f32
 %u193 = math.sin %v fastmath<fast> : vector<4xf32>
 %q193 = math.sin %v {a.b = 1} : vector<4xf32>
 %u194 = math.sin %w fastmath<fast> : vector<2x3xf32>
 %q194 = math.sin %w {a.b = 1} : vector<2x3xf32>
 %u195 = math.sin %s fastmath<fast> : vector<[4]xf32>
 %q195 = math.sin %s {a.b = 1} : vector<[4]xf32>
 %u196 = math.sin %h fastmath<fast> : bf16
 %q196 = math.sin %h {a.b = 1} : bf16
 %u197 = math.sin %t fastmath<fast> : tf32
 %q197 = math.sin %t {a.b = 1} : tf32
 %u198 = math.sin %t4 fastmath<fast> : tensor<4xf32>
 %q198 = math.sin %t4 {a.b = 1} : tensor<4xf32>
 %u199 = math.sin %v0 fastmath<fast> : vector<f32>
 %q199 = math.sin %v0 {a.b = 1} : vector<f32>
 return
}

func.func @sinh(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u200 = math.sinh %f fastmath<fast> : f32
 %q200 = math.sinh %f {a.b = 1} : f32
 %u201 = math.sinh %v fastmath<fast> : vector<4xf32>
 %q201 = math.sinh %v {a.b = 1} : vector<4xf32>
 %u202 = math.sinh %w fastmath<fast> : vector<2x3xf32>
 %q202 = math.sinh %w {a.b = 1} : vector<2x3xf32>
 %u203 = math.sinh %s fastmath<fast> : vector<[4]xf32>
 %q203 = math.sinh %s {a.b = 1} : vector<[4]xf32>
 %u204 = math.sinh %h fastmath<fast> : bf16
 %q204 = math.sinh %h {a.b = 1} : bf16
 %u205 = math.sinh %t fastmath<fast> : tf32
 %q205 = math.sinh %t {a.b = 1} : tf32
 %u206 = math.sinh %t4 fastmath<fast> : tensor<4xf32>
 %q206 = math.sinh %t4 {a.b = 1} : tensor<4xf32>
 %u207 = math.sinh %v0 fastmath<fast> : vector<f32>
 %q207 = math.sinh %v0 {a.b = 1} : vector<f32>
 return
}

func.func @sqrt(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u208 = math.sqrt %f fastmath<fast> : f32
 %q208 = math.sqrt %f {a.b = 1} : f32
 %u209 = math.sqrt %v fastmath<fast> : vector<4xf32>
 %q209 = math.sqrt %v {a.b = 1} : vector<4xf32>
 %u210 = math.sqrt %w fastmath<fast> : vector<2x3xf32>
 %q210 = math.sqrt %w {a.b = 1} : vector<2x3xf32>
 %u211 = math.sqrt %s fastmath<fast> : vector<[4]xf32>
 %q211 = math.sqrt %s {a.b = 1} : vector<[4]xf32>
 %u212 = math.sqrt %h fastmath<fast> : bf16
 %q212 = math.sqrt %h {a.b = 1} : bf16
 %u213 = math.sqrt %t fastmath<fast> : tf32
 %q213 = math.sqrt %t {a.b = 1} : tf32
 %u214 = math.sqrt %t4 fastmath<fast> : tensor<4xf32>
 %q214 = math.sqrt %t4 {a.b = 1} : tensor<4xf32>
 %u215 = math.sqrt %v0 fastmath<fast> : vector<f32>
 %q215 = math.sqrt %v0 {a.b = 1} : vector<f32>
 return
}

func.func @tan(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u216 = math.tan %f fastmath<fast> : f32
 %q216 = math.tan %f {a.b = 1} : f32
 %u217 = math.tan %v fastmath<fast> : vector<4xf32>
 %q217 = math.tan %v {a.b = 1} : vector<4xf32>
 %u218 = math.tan %w fastmath<fast> : vector<2x3xf32>
 %q218 = math.tan %w {a.b = 1} : vector<2x3xf32>
 %u219 = math.tan %s fastmath<fast> : vector<[4]xf32>
 %q219 = math.tan %s {a.b = 1} : vector<[4]xf32>
 %u220 = math.tan %h fastmath<fast> : bf16
 %q220 = math.tan %h {a.b = 1} : bf16
 %u221 = math.tan %t fastmath<fast> : tf32
 %q221 = math.tan %t {a.b = 1} : tf32
 %u222 = math.tan %t4 fastmath<fast> : tensor<4xf32>
 %q222 = math.tan %t4 {a.b = 1} : tensor<4xf32>
 %u223 = math.tan %v0 fastmath<fast> : vector<f32>
 %q223 = math.tan %v0 {a.b = 1} : vector<f32>
 return
}

func.func @tanh(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u224 = math.tanh %f fastmath<fast> : f32
 %q224 = math.tanh %f {a.b = 1} : f32
 %u225 = math.tanh %v fastmath<fast> : vector<4xf32>
 %q225 = math.tanh %v {a.b = 1} : vector<4xf32>
 %u226 = math.tanh %w fastmath<fast> : vector<2x3xf32>
 %q226 = math.tanh %w {a.b = 1} : vector<2x3xf32>
 %u227 = math.tanh %s fastmath<fast> : vector<[4]xf32>
 %q227 = math.tanh %s {a.b = 1} : vector<[4]xf32>
 %u228 = math.tanh %h fastmath<fast> : bf16
 %q228 = math.tanh %h {a.b = 1} : bf16
 %u229 = math.tanh %t fastmath<fast> : tf32
 %q229 = math.tanh %t {a.b = 1} : tf32
 %u230 = math.tanh %t4 fastmath<fast> : tensor<4xf32>
 %q230 = math.tanh %t4 {a.b = 1} : tensor<4xf32>
 %u231 = math.tanh %v0 fastmath<fast> : vector<f32>
 %q231 = math.tanh %v0 {a.b = 1} : vector<f32>
 return
}

func.func @trunc(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u232 = math.trunc %f fastmath<fast> : f32
 %q232 = math.trunc %f {a.b = 1} : f32
 %u233 = math.trunc %v fastmath<fast> : vector<4xf32>
 %q233 = math.trunc %v {a.b = 1} : vector<4xf32>
 %u234 = math.trunc %w fastmath<fast> : vector<2x3xf32>
 %q234 = math.trunc %w {a.b = 1} : vector<2x3xf32>
 %u235 = math.trunc %s fastmath<fast> : vector<[4]xf32>
 %q235 = math.trunc %s {a.b = 1} : vector<[4]xf32>
 %u236 = math.trunc %h fastmath<fast> : bf16
 %q236 = math.trunc %h {a.b = 1} : bf16
 %u237 = math.trunc %t fastmath<fast> : tf32
 %q237 = math.trunc %t {a.b = 1} : tf32
 %u238 = math.trunc %t4 fastmath<fast> : tensor<4xf32>
 %q238 = math.trunc %t4 {a.b = 1} : tensor<4xf32>
 %u239 = math.trunc %v0 fastmath<fast> : vector<f32>
 %q239 = math.trunc %v0 {a.b = 1} : vector<f32>
 return
}

func.func @isfinite(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u240 = math.isfinite %f : f32
 %q240 = math.isfinite %f {a.b = 1} : f32
 %u241 = math.isfinite %v : vector<4xf32>
 %q241 = math.isfinite %v {a.b = 1} : vector<4xf32>
 %u243 = math.isfinite %s : vector<[4]xf32>
 %q243 = math.isfinite %s {a.b = 1} : vector<[4]xf32>
 %u244 = math.isfinite %h : bf16
 %q244 = math.isfinite %h {a.b = 1} : bf16
 %u245 = math.isfinite %t : tf32
 %q245 = math.isfinite %t {a.b = 1} : tf32
 %u246 = math.isfinite %t4 : tensor<4xf32>
 %q246 = math.isfinite %t4 {a.b = 1} : tensor<4xf32>
 %u247 = math.isfinite %v0 : vector<f32>
 %q247 = math.isfinite %v0 {a.b = 1} : vector<f32>
 return
}

func.func @isinf(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u248 = math.isinf %f : f32
 %q248 = math.isinf %f {a.b = 1} : f32
 %u249 = math.isinf %v : vector<4xf32>
 %q249 = math.isinf %v {a.b = 1} : vector<4xf32>
 %u251 = math.isinf %s : vector<[4]xf32>
 %q251 = math.isinf %s {a.b = 1} : vector<[4]xf32>
 %u252 = math.isinf %h : bf16
 %q252 = math.isinf %h {a.b = 1} : bf16
 %u253 = math.isinf %t : tf32
 %q253 = math.isinf %t {a.b = 1} : tf32
 %u254 = math.isinf %t4 : tensor<4xf32>
 %q254 = math.isinf %t4 {a.b = 1} : tensor<4xf32>
 %u255 = math.isinf %v0 : vector<f32>
 %q255 = math.isinf %v0 {a.b = 1} : vector<f32>
 return
}

func.func @isnan(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u256 = math.isnan %f : f32
 %q256 = math.isnan %f {a.b = 1} : f32
 %u257 = math.isnan %v : vector<4xf32>
 %q257 = math.isnan %v {a.b = 1} : vector<4xf32>
 %u259 = math.isnan %s : vector<[4]xf32>
 %q259 = math.isnan %s {a.b = 1} : vector<[4]xf32>
 %u260 = math.isnan %h : bf16
 %q260 = math.isnan %h {a.b = 1} : bf16
 %u261 = math.isnan %t : tf32
 %q261 = math.isnan %t {a.b = 1} : tf32
 %u262 = math.isnan %t4 : tensor<4xf32>
 %q262 = math.isnan %t4 {a.b = 1} : tensor<4xf32>
 %u263 = math.isnan %v0 : vector<f32>
 %q263 = math.isnan %v0 {a.b = 1} : vector<f32>
 return
}

func.func @isnormal(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u264 = math.isnormal %f : f32
 %q264 = math.isnormal %f {a.b = 1} : f32
 %u265 = math.isnormal %v : vector<4xf32>
 %q265 = math.isnormal %v {a.b = 1} : vector<4xf32>
 %u267 = math.isnormal %s : vector<[4]xf32>
 %q267 = math.isnormal %s {a.b = 1} : vector<[4]xf32>
 %u268 = math.isnormal %h : bf16
 %q268 = math.isnormal %h {a.b = 1} : bf16
 %u269 = math.isnormal %t : tf32
 %q269 = math.isnormal %t {a.b = 1} : tf32
 %u270 = math.isnormal %t4 : tensor<4xf32>
 %q270 = math.isnormal %t4 {a.b = 1} : tensor<4xf32>
 %u271 = math.isnormal %v0 : vector<f32>
 %q271 = math.isnormal %v0 {a.b = 1} : vector<f32>
 return
}

func.func @absi(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u272 = math.absi %i {a.b} : i32
 %u273 = math.absi %x {a.b} : index
 %u274 = math.absi %vi {a.b} : vector<2x3xi32>
 return
}

func.func @ctlz(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u275 = math.ctlz %i {a.b} : i32
 %u276 = math.ctlz %x {a.b} : index
 %u277 = math.ctlz %vi {a.b} : vector<2x3xi32>
 return
}

func.func @cttz(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u278 = math.cttz %i {a.b} : i32
 %u279 = math.cttz %x {a.b} : index
 %u280 = math.cttz %vi {a.b} : vector<2x3xi32>
 return
}

func.func @ctpop(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u281 = math.ctpop %i {a.b} : i32
 %u282 = math.ctpop %x {a.b} : index
 %u283 = math.ctpop %vi {a.b} : vector<2x3xi32>
 return
}

func.func @ipowi(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u284 = math.ipowi %i, %i : i32
 %u285 = math.ipowi %x, %x : index
 %u286 = math.ipowi %vi, %vi : vector<2x3xi32>
 return
}

func.func @atan2(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u287 = math.atan2 %f, %f fastmath<nnan> {a.b}: f32
 %u288 = math.atan2 %v, %v fastmath<nnan> {a.b}: vector<4xf32>
 %u289 = math.atan2 %w, %w fastmath<nnan> {a.b}: vector<2x3xf32>
 %u290 = math.atan2 %h, %h fastmath<nnan> {a.b}: bf16
 %u291 = math.atan2 %t, %t fastmath<nnan> {a.b}: tf32
 return
}

func.func @copysign(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u292 = math.copysign %f, %f fastmath<nnan> {a.b}: f32
 %u293 = math.copysign %v, %v fastmath<nnan> {a.b}: vector<4xf32>
 %u294 = math.copysign %w, %w fastmath<nnan> {a.b}: vector<2x3xf32>
 %u295 = math.copysign %h, %h fastmath<nnan> {a.b}: bf16
 %u296 = math.copysign %t, %t fastmath<nnan> {a.b}: tf32
 return
}

func.func @powf(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u297 = math.powf %f, %f fastmath<nnan> {a.b}: f32
 %u298 = math.powf %v, %v fastmath<nnan> {a.b}: vector<4xf32>
 %u299 = math.powf %w, %w fastmath<nnan> {a.b}: vector<2x3xf32>
 %u300 = math.powf %h, %h fastmath<nnan> {a.b}: bf16
 %u301 = math.powf %t, %t fastmath<nnan> {a.b}: tf32
 return
}

func.func @fma(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u302 = math.fma %f, %f, %f fastmath<contract> {a.b} : f32
 %u305 = math.fma %v, %v, %v fastmath<contract> {a.b} : vector<4xf32>
 %u308 = math.fma %w, %w, %w fastmath<contract> {a.b} : vector<2x3xf32>
 %u311 = math.fma %t, %t, %t fastmath<contract> {a.b} : tf32
 return
}

func.func @clampf(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u303 = math.clampf %f to [%f, %f] fastmath<contract> {a.b} : f32
 %u306 = math.clampf %v to [%v, %v] fastmath<contract> {a.b} : vector<4xf32>
 %u309 = math.clampf %w to [%w, %w] fastmath<contract> {a.b} : vector<2x3xf32>
 %u312 = math.clampf %t to [%t, %t] fastmath<contract> {a.b} : tf32
 return
}

func.func @sincos(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %u304:2 = math.sincos %f fastmath<contract> {a.b} : f32
 %u307:2 = math.sincos %v fastmath<contract> {a.b} : vector<4xf32>
 %u313:2 = math.sincos %t fastmath<contract> {a.b} : tf32
 return
}

func.func @fpowi(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %x: index, %h: bf16, %t: tf32, %vi: vector<2x3xi32>, %t4: tensor<4xf32>, %v0: vector<f32>, %vvi: vector<4xi32>) {
 %zz = math.fpowi %f, %i fastmath<fast> {a.b} : f32, i32
 %zw = math.fpowi %f, %x : f32, index
 return
}

