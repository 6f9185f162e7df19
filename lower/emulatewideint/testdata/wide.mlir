// RUN: --arith-emulate-wide-int
// RUN: --pass-pipeline=any(func.func(canonicalize),arith-emulate-wide-int{widest-int-supported=32})

func.func private @callee(i64, f32) -> (i64, vector<2xi64>)

func.func @calls(%a: i64, %f: f32) -> vector<2xi64> {
  %c = arith.constant 5000000000 : i64
  %0 = arith.maxsi %a, %c : i64
  %1:2 = call @callee(%0, %f) {note = 1} : (i64, f32) -> (i64, vector<2xi64>)
  %2 = arith.shrsi %1#1, %1#1 : vector<2xi64>
  vector.print %1#0 : i64
  vector.print punctuation <comma>
  return %2 : vector<2xi64>
}

func.func @narrow(%a: i32, %b: i8) -> (i64, i32) {
  %c3 = arith.constant 3 : i8
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %b : i8 to i64
  %2 = arith.extsi %c3 : i8 to i64
  %3 = arith.muli %0, %1 : i64
  %4 = arith.addi %3, %2 : i64
  %5 = arith.trunci %4 : i64 to i32
  return %4, %5 : i64, i32
}
