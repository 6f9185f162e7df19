package main

func Example() {
	main()
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = power.raise %arg0, 10 : i32
	//     return %0 : i32
	//   }
	// }
}
