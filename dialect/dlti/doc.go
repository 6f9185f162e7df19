// Package dlti is the `dlti` dialect: attributes that describe the target that
// a program is for, its data layout above all. It has no operations.
//
//	module attributes {dlti.dl_spec = #dlti.dl_spec<
//	    !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
//	}
//
// A #dlti.dl_spec, #dlti.map and #dlti.target_device_spec are lists of entries,
// each with a type or a string as its key. A #dlti.target_system_spec maps names
// of devices to their specs. See MLIR's documentation of the dialect, and
// package datalayout for what a layout means.
package dlti
