// Powers with constant exponents.

func.func @f1(%a: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %0 = math.powf %a, %c0  : f32
  %c1 = arith.constant 2.0 : f32
  %1 = math.powf %a, %c1 fastmath<nnan> : f32
  %c2 = arith.constant 3.0 : f32
  %2 = math.powf %a, %c2  : f32
  %c3 = arith.constant -1.0 : f32
  %3 = math.powf %a, %c3 fastmath<nnan> : f32
  %c4 = arith.constant 0.5 : f32
  %4 = math.powf %a, %c4  : f32
  %c5 = arith.constant -0.5 : f32
  %5 = math.powf %a, %c5 fastmath<nnan> : f32
  %c6 = arith.constant 0.75 : f32
  %6 = math.powf %a, %c6  : f32
  %c7 = arith.constant -0.75 : f32
  %7 = math.powf %a, %c7 fastmath<nnan> : f32
  %c8 = arith.constant 4.0 : f32
  %8 = math.powf %a, %c8  : f32
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
}

func.func @f2(%a: f16) -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %0 = math.powf %a, %c0  : f16
  %c1 = arith.constant 2.0 : f16
  %1 = math.powf %a, %c1 fastmath<nnan> : f16
  %c2 = arith.constant 3.0 : f16
  %2 = math.powf %a, %c2  : f16
  %c3 = arith.constant -1.0 : f16
  %3 = math.powf %a, %c3 fastmath<nnan> : f16
  %c4 = arith.constant 0.5 : f16
  %4 = math.powf %a, %c4  : f16
  %c5 = arith.constant -0.5 : f16
  %5 = math.powf %a, %c5 fastmath<nnan> : f16
  %c6 = arith.constant 0.75 : f16
  %6 = math.powf %a, %c6  : f16
  %c7 = arith.constant -0.75 : f16
  %7 = math.powf %a, %c7 fastmath<nnan> : f16
  %c8 = arith.constant 4.0 : f16
  %8 = math.powf %a, %c8  : f16
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
}

func.func @f3(%a: f64) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %0 = math.powf %a, %c0  : f64
  %c1 = arith.constant 2.0 : f64
  %1 = math.powf %a, %c1 fastmath<nnan> : f64
  %c2 = arith.constant 3.0 : f64
  %2 = math.powf %a, %c2  : f64
  %c3 = arith.constant -1.0 : f64
  %3 = math.powf %a, %c3 fastmath<nnan> : f64
  %c4 = arith.constant 0.5 : f64
  %4 = math.powf %a, %c4  : f64
  %c5 = arith.constant -0.5 : f64
  %5 = math.powf %a, %c5 fastmath<nnan> : f64
  %c6 = arith.constant 0.75 : f64
  %6 = math.powf %a, %c6  : f64
  %c7 = arith.constant -0.75 : f64
  %7 = math.powf %a, %c7 fastmath<nnan> : f64
  %c8 = arith.constant 4.0 : f64
  %8 = math.powf %a, %c8  : f64
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
}

func.func @f4(%a: f80) -> (f80, f80, f80, f80, f80, f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %0 = math.powf %a, %c0  : f80
  %c1 = arith.constant 2.0 : f80
  %1 = math.powf %a, %c1 fastmath<nnan> : f80
  %c2 = arith.constant 3.0 : f80
  %2 = math.powf %a, %c2  : f80
  %c3 = arith.constant -1.0 : f80
  %3 = math.powf %a, %c3 fastmath<nnan> : f80
  %c4 = arith.constant 0.5 : f80
  %4 = math.powf %a, %c4  : f80
  %c5 = arith.constant -0.5 : f80
  %5 = math.powf %a, %c5 fastmath<nnan> : f80
  %c6 = arith.constant 0.75 : f80
  %6 = math.powf %a, %c6  : f80
  %c7 = arith.constant -0.75 : f80
  %7 = math.powf %a, %c7 fastmath<nnan> : f80
  %c8 = arith.constant 4.0 : f80
  %8 = math.powf %a, %c8  : f80
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
}

func.func @f5(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant dense<1.0> : vector<4xf32>
  %0 = math.powf %a, %c0  : vector<4xf32>
  %c1 = arith.constant dense<2.0> : vector<4xf32>
  %1 = math.powf %a, %c1 fastmath<nnan> : vector<4xf32>
  %c2 = arith.constant dense<3.0> : vector<4xf32>
  %2 = math.powf %a, %c2  : vector<4xf32>
  %c3 = arith.constant dense<-1.0> : vector<4xf32>
  %3 = math.powf %a, %c3 fastmath<nnan> : vector<4xf32>
  %c4 = arith.constant dense<0.5> : vector<4xf32>
  %4 = math.powf %a, %c4  : vector<4xf32>
  %c5 = arith.constant dense<-0.5> : vector<4xf32>
  %5 = math.powf %a, %c5 fastmath<nnan> : vector<4xf32>
  %c6 = arith.constant dense<0.75> : vector<4xf32>
  %6 = math.powf %a, %c6  : vector<4xf32>
  %c7 = arith.constant dense<-0.75> : vector<4xf32>
  %7 = math.powf %a, %c7 fastmath<nnan> : vector<4xf32>
  %c8 = arith.constant dense<4.0> : vector<4xf32>
  %8 = math.powf %a, %c8  : vector<4xf32>
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
}

func.func @f6(%a: vector<2x[4]xf16>) -> (vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>) {
  %c0 = arith.constant dense<1.0> : vector<2x[4]xf16>
  %0 = math.powf %a, %c0  : vector<2x[4]xf16>
  %c1 = arith.constant dense<2.0> : vector<2x[4]xf16>
  %1 = math.powf %a, %c1 fastmath<nnan> : vector<2x[4]xf16>
  %c2 = arith.constant dense<3.0> : vector<2x[4]xf16>
  %2 = math.powf %a, %c2  : vector<2x[4]xf16>
  %c3 = arith.constant dense<-1.0> : vector<2x[4]xf16>
  %3 = math.powf %a, %c3 fastmath<nnan> : vector<2x[4]xf16>
  %c4 = arith.constant dense<0.5> : vector<2x[4]xf16>
  %4 = math.powf %a, %c4  : vector<2x[4]xf16>
  %c5 = arith.constant dense<-0.5> : vector<2x[4]xf16>
  %5 = math.powf %a, %c5 fastmath<nnan> : vector<2x[4]xf16>
  %c6 = arith.constant dense<0.75> : vector<2x[4]xf16>
  %6 = math.powf %a, %c6  : vector<2x[4]xf16>
  %c7 = arith.constant dense<-0.75> : vector<2x[4]xf16>
  %7 = math.powf %a, %c7 fastmath<nnan> : vector<2x[4]xf16>
  %c8 = arith.constant dense<4.0> : vector<2x[4]xf16>
  %8 = math.powf %a, %c8  : vector<2x[4]xf16>
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>, vector<2x[4]xf16>) -> ()
}

func.func @f7(%a: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %0 = math.ipowi %a, %c0  : i8
  %c1 = arith.constant 1 : i8
  %1 = math.ipowi %a, %c1  : i8
  %c2 = arith.constant 2 : i8
  %2 = math.ipowi %a, %c2  : i8
  %c3 = arith.constant 3 : i8
  %3 = math.ipowi %a, %c3  : i8
  %c4 = arith.constant 8 : i8
  %4 = math.ipowi %a, %c4  : i8
  %c5 = arith.constant 9 : i8
  %5 = math.ipowi %a, %c5  : i8
  %c6 = arith.constant -1 : i8
  %6 = math.ipowi %a, %c6  : i8
  %c7 = arith.constant -2 : i8
  %7 = math.ipowi %a, %c7  : i8
  %c8 = arith.constant -8 : i8
  %8 = math.ipowi %a, %c8  : i8
  %c9 = arith.constant -9 : i8
  %9 = math.ipowi %a, %c9  : i8
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
}

func.func @f8(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = math.ipowi %a, %c0  : i32
  %c1 = arith.constant 1 : i32
  %1 = math.ipowi %a, %c1  : i32
  %c2 = arith.constant 2 : i32
  %2 = math.ipowi %a, %c2  : i32
  %c3 = arith.constant 3 : i32
  %3 = math.ipowi %a, %c3  : i32
  %c4 = arith.constant 8 : i32
  %4 = math.ipowi %a, %c4  : i32
  %c5 = arith.constant 9 : i32
  %5 = math.ipowi %a, %c5  : i32
  %c6 = arith.constant -1 : i32
  %6 = math.ipowi %a, %c6  : i32
  %c7 = arith.constant -2 : i32
  %7 = math.ipowi %a, %c7  : i32
  %c8 = arith.constant -8 : i32
  %8 = math.ipowi %a, %c8  : i32
  %c9 = arith.constant -9 : i32
  %9 = math.ipowi %a, %c9  : i32
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
}

func.func @f9(%a: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %c0 = arith.constant dense<0> : vector<4xi32>
  %0 = math.ipowi %a, %c0  : vector<4xi32>
  %c1 = arith.constant dense<1> : vector<4xi32>
  %1 = math.ipowi %a, %c1  : vector<4xi32>
  %c2 = arith.constant dense<2> : vector<4xi32>
  %2 = math.ipowi %a, %c2  : vector<4xi32>
  %c3 = arith.constant dense<3> : vector<4xi32>
  %3 = math.ipowi %a, %c3  : vector<4xi32>
  %c4 = arith.constant dense<8> : vector<4xi32>
  %4 = math.ipowi %a, %c4  : vector<4xi32>
  %c5 = arith.constant dense<9> : vector<4xi32>
  %5 = math.ipowi %a, %c5  : vector<4xi32>
  %c6 = arith.constant dense<-1> : vector<4xi32>
  %6 = math.ipowi %a, %c6  : vector<4xi32>
  %c7 = arith.constant dense<-2> : vector<4xi32>
  %7 = math.ipowi %a, %c7  : vector<4xi32>
  %c8 = arith.constant dense<-8> : vector<4xi32>
  %8 = math.ipowi %a, %c8  : vector<4xi32>
  %c9 = arith.constant dense<-9> : vector<4xi32>
  %9 = math.ipowi %a, %c9  : vector<4xi32>
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
}

func.func @f10(%a: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : i32
  %0 = math.fpowi %a, %c0 fastmath<fast> : f32, i32
  %c1 = arith.constant 1 : i32
  %1 = math.fpowi %a, %c1 fastmath<fast> : f32, i32
  %c2 = arith.constant 2 : i32
  %2 = math.fpowi %a, %c2 fastmath<fast> : f32, i32
  %c3 = arith.constant 3 : i32
  %3 = math.fpowi %a, %c3 fastmath<fast> : f32, i32
  %c4 = arith.constant 8 : i32
  %4 = math.fpowi %a, %c4 fastmath<fast> : f32, i32
  %c5 = arith.constant 9 : i32
  %5 = math.fpowi %a, %c5 fastmath<fast> : f32, i32
  %c6 = arith.constant -1 : i32
  %6 = math.fpowi %a, %c6 fastmath<fast> : f32, i32
  %c7 = arith.constant -2 : i32
  %7 = math.fpowi %a, %c7 fastmath<fast> : f32, i32
  %c8 = arith.constant -8 : i32
  %8 = math.fpowi %a, %c8 fastmath<fast> : f32, i32
  %c9 = arith.constant -9 : i32
  %9 = math.fpowi %a, %c9 fastmath<fast> : f32, i32
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
}

func.func @f11(%a: vector<[4]xf16>) -> (vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>) {
  %c0 = arith.constant dense<0> : vector<[4]xi8>
  %0 = math.fpowi %a, %c0  : vector<[4]xf16>, vector<[4]xi8>
  %c1 = arith.constant dense<1> : vector<[4]xi8>
  %1 = math.fpowi %a, %c1  : vector<[4]xf16>, vector<[4]xi8>
  %c2 = arith.constant dense<2> : vector<[4]xi8>
  %2 = math.fpowi %a, %c2  : vector<[4]xf16>, vector<[4]xi8>
  %c3 = arith.constant dense<3> : vector<[4]xi8>
  %3 = math.fpowi %a, %c3  : vector<[4]xf16>, vector<[4]xi8>
  %c4 = arith.constant dense<8> : vector<[4]xi8>
  %4 = math.fpowi %a, %c4  : vector<[4]xf16>, vector<[4]xi8>
  %c5 = arith.constant dense<9> : vector<[4]xi8>
  %5 = math.fpowi %a, %c5  : vector<[4]xf16>, vector<[4]xi8>
  %c6 = arith.constant dense<-1> : vector<[4]xi8>
  %6 = math.fpowi %a, %c6  : vector<[4]xf16>, vector<[4]xi8>
  %c7 = arith.constant dense<-2> : vector<[4]xi8>
  %7 = math.fpowi %a, %c7  : vector<[4]xf16>, vector<[4]xi8>
  %c8 = arith.constant dense<-8> : vector<[4]xi8>
  %8 = math.fpowi %a, %c8  : vector<[4]xf16>, vector<[4]xi8>
  %c9 = arith.constant dense<-9> : vector<[4]xi8>
  %9 = math.fpowi %a, %c9  : vector<[4]xf16>, vector<[4]xi8>
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>) -> ()
}

func.func @f12(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %c0 = arith.constant 0 : i32
  %0 = complex.powi %a, %c0 fastmath<fast> : complex<f32>, i32
  %c1 = arith.constant 1 : i32
  %1 = complex.powi %a, %c1 fastmath<fast> : complex<f32>, i32
  %c2 = arith.constant 2 : i32
  %2 = complex.powi %a, %c2 fastmath<fast> : complex<f32>, i32
  %c3 = arith.constant 3 : i32
  %3 = complex.powi %a, %c3 fastmath<fast> : complex<f32>, i32
  %c4 = arith.constant 8 : i32
  %4 = complex.powi %a, %c4 fastmath<fast> : complex<f32>, i32
  %c5 = arith.constant 9 : i32
  %5 = complex.powi %a, %c5 fastmath<fast> : complex<f32>, i32
  %c6 = arith.constant -1 : i32
  %6 = complex.powi %a, %c6 fastmath<fast> : complex<f32>, i32
  %c7 = arith.constant -2 : i32
  %7 = complex.powi %a, %c7 fastmath<fast> : complex<f32>, i32
  %c8 = arith.constant -8 : i32
  %8 = complex.powi %a, %c8 fastmath<fast> : complex<f32>, i32
  %c9 = arith.constant -9 : i32
  %9 = complex.powi %a, %c9 fastmath<fast> : complex<f32>, i32
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) -> ()
}

func.func @f13(%a: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %c0 = arith.constant 0 : i8
  %0 = complex.powi %a, %c0  : complex<f64>, i8
  %c1 = arith.constant 1 : i8
  %1 = complex.powi %a, %c1  : complex<f64>, i8
  %c2 = arith.constant 2 : i8
  %2 = complex.powi %a, %c2  : complex<f64>, i8
  %c3 = arith.constant 3 : i8
  %3 = complex.powi %a, %c3  : complex<f64>, i8
  %c4 = arith.constant 8 : i8
  %4 = complex.powi %a, %c4  : complex<f64>, i8
  %c5 = arith.constant 9 : i8
  %5 = complex.powi %a, %c5  : complex<f64>, i8
  %c6 = arith.constant -1 : i8
  %6 = complex.powi %a, %c6  : complex<f64>, i8
  %c7 = arith.constant -2 : i8
  %7 = complex.powi %a, %c7  : complex<f64>, i8
  %c8 = arith.constant -8 : i8
  %8 = complex.powi %a, %c8  : complex<f64>, i8
  %c9 = arith.constant -9 : i8
  %9 = complex.powi %a, %c9  : complex<f64>, i8
  "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) -> ()
}

func.func @f14(%a: f32, %b: tensor<4xf32>, %i: i32, %v: vector<2xf32>, %t: tensor<4xi32>) -> (f32, tensor<4xf32>, f32, vector<2xf32>, tensor<4xi32>) {
  %0 = math.powf %a, %a : f32
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %1 = math.powf %b, %c : tensor<4xf32>
  %2 = math.fpowi %a, %i : f32, i32
  %d = arith.constant dense<[1, 2]> : vector<2xi32>
  %3 = math.fpowi %v, %d : vector<2xf32>, vector<2xi32>
  %e = arith.constant dense<3> : tensor<4xi32>
  %4 = math.ipowi %t, %e : tensor<4xi32>
  return %0, %1, %2, %3, %4 : f32, tensor<4xf32>, f32, vector<2xf32>, tensor<4xi32>
}
