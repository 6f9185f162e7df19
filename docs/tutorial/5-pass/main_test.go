package main

func Example() {
	main()
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = arith.muli %arg0, %arg0 : i32
	//     %1 = arith.muli %0, %0 : i32
	//     %2 = arith.muli %1, %1 : i32
	//     %3 = arith.muli %0, %2 : i32
	//     return %3 : i32
	//   }
	// }
}
