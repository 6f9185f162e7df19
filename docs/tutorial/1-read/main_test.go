package main

func Example() {
	main()
	// Output:
	// builtin.module
	// func.func
	// arith.muli
	// arith.addi
	//   adds to a product of type i32
	// func.return
	// module {
	//   func.func @mac(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
	//     %0 = arith.muli %arg0, %arg1 : i32
	//     %1 = arith.addi %0, %arg2 : i32
	//     return %1 : i32
	//   }
	// }
	// "builtin.module"() ({
	//   "func.func"() <{function_type = (i32, i32, i32) -> i32, sym_name = "mac"}> ({
	//   ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
	//     %0 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
	//     %1 = "arith.addi"(%0, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
	//     "func.return"(%1) : (i32) -> ()
	//   }) : () -> ()
	// }) : () -> ()
	// half.mlir:3:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @half
}
