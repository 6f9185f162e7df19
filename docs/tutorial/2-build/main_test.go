package main

func Example() {
	main()
	// Output:
	// module {
	//   func.func @max(%arg0: i32, %arg1: i32) -> i32 {
	//     %0 = arith.cmpi sgt, %arg0, %arg1 : i32
	//     cf.cond_br %0, ^bb1(%arg0 : i32), ^bb1(%arg1 : i32)
	//   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
	//     return %1 : i32
	//   }
	// }
}
