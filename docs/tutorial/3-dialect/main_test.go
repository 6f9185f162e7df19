package main

func Example() {
	main()
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = power.raise %arg0, 6 : i32
	//     return %0 : i32
	//   }
	// }
	// inverse.mlir:3:8: error: 'power.raise' op has the negative exponent -1
}
