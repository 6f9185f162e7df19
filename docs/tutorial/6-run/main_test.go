package main

func Example() {
	main()
	// Output:
	// ; ModuleID = 'cube'
	// source_filename = "cube"
	//
	// define i32 @cube(i32 %0) {
	//   %2 = mul i32 %0, %0
	//   %3 = mul i32 %0, %2
	//   ret i32 %3
	// }
	//
	// define i32 @main() {
	//   %1 = call i32 @cube(i32 4)
	//   ret i32 %1
	// }
	//
	// !llvm.module.flags = !{!0}
	//
	// !0 = !{i32 2, !"Debug Info Version", i32 3}
}
