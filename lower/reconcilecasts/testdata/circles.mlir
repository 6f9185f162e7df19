// Values that are defined by what they are used for, in regions where that may be.
// RUN: --convert-func-to-llvm
// RUN: --reconcile-unrealized-casts

module {
  %c = arith.constant 1 : i32
  %0 = builtin.unrealized_conversion_cast %1 : i32 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
  %2 = builtin.unrealized_conversion_cast %2 : i32 to i32
  %3 = ub.poison : index
  "test.use"(%5, %3, %2) : (index, index, i32) -> ()
  %4 = builtin.unrealized_conversion_cast %5 : index to i64
  %5 = builtin.unrealized_conversion_cast %4 : i64 to index
}
