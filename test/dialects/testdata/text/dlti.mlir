// Attributes of dlti: what they may hold, where they are checked, and how they combine.

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,32]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<33> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, i32 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "mid">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.mangling_mode" = "e", "dlti.default_memory_space" = 7 : ui64, "dlti.program_memory_space" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 1, x = 2>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<2xi64>, complex<f32> = 1, vector<2xi32> = 3, tuple<> = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = 1>} {}

// -----

module attributes {dlti.dl_spec = 1} {}

// -----

module attributes {dlti.dl_spec = #dlti.map<i32 = 1>} {}

// -----

module attributes {dlti.foo = #dlti.map<i32 = 1>} {}

// -----

module attributes {foo.x = #dlti.map<i32 = 1, "a" = #dlti.map<"b" = 2>>} {}

// -----

module attributes {foo.x = #dlti.map<"a" = 1, "a" = 2>} {}

// -----

module attributes {foo.x = #dlti.map<>} {}

// -----

module attributes {foo.x = #dlti.map<1 = 2>} {}

// -----

module attributes {foo.x = #dlti.map<"" = 2>} {}

// -----

module attributes {foo.x = #dlti.map<"a" 2>} {}

// -----

module attributes {foo.x = #dlti.map<"a" = 2,>} {}

// -----

module attributes {foo.x = #dlti.dl_entry<i32, 1>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<#dlti.dl_entry<i32, 1>>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<#dlti.dl_entry<"a", 1>, #dlti.dl_entry<"a", 1>>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<"a" = 1, #dlti.dl_entry<"b", 1>>} {}

// -----

module attributes {foo.x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 5 : i32>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 5 : i32>, "GPU" = #dlti.target_device_spec<>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 5 : i32>, "CPU" = #dlti.target_device_spec<"L1" = 6 : i32>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 5 : i32, "L1" = 4>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 3>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<i32 = 1>>} {}

// -----

module attributes {dlti.target_system_spec = 3} {}

// -----

module attributes {dlti.function_pointer_alignment = #dlti.function_pointer_alignment<64, function_dependent = true>} {}

// -----

module attributes {foo.x = #dlti.function_pointer_alignment<64, function_dependent = true>, foo.y = #dlti.function_pointer_alignment<alignment = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>, "dlti.legal_int_widths" = array<i32: 8, 16>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<3> = dense<[64, 64, 64, 32]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<33> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32,64,32,32]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,64]> : vector<2xi64>, !llvm.struct<(i8)> = dense<[32,64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,32]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"unk.a" = 64 : i64>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"unk.a" = 32 : i64>} {} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }

// -----

func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} { return }

// -----

func.func @f() { return } loc(#dlti.map<"a" = 1>)

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64.0>} { }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} { }

// -----

module attributes {llvm.data_layout = "foo"} { }

// -----

module attributes {llvm.data_layout = 1} { }

// -----

module attributes {llvm.data_layout = "e-i64:65"} { }

// -----

module attributes {foo.x = #dlti.dl_spec<i32 = 1>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<i32 = dense<33> : vector<2xi64>>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<#dlti.dl_entry<i32, 1>>, foo.y = #dlti.dl_spec<#dlti.dl_entry<i32, 1>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 1>>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<"dlti.endianness" = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.bar = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<tensor = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<1 = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<x> = 1>} {}

// -----

module attributes {foo.y = #dlti.function_pointer_alignment<alignment = 1>} {}

// -----

module attributes {foo.y = #dlti.function_pointer_alignment<1, function_dependent = 1>} {}

// -----

module attributes {foo.y = #dlti.function_pointer_alignment<1, function_dependent = x>} {}

// -----

module attributes {foo.y = #dlti.function_pointer_alignment<99999999999999999999, function_dependent = x>} {}

// -----

module attributes {foo.y = #dlti.function_pointer_alignment<, function_dependent = x>} {}

// -----

module attributes {foo.y = #dlti.function_pointer_alignment<1>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<index = "a">} {}

// -----

module attributes {foo.x = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} { module attributes {foo.x = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {foo.x = #dlti.dl_spec<"dlti.endianness" = "little">} {} }

// -----

module attributes {foo.x = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }

// -----

module attributes {foo.x = #dlti.dl_spec<"dlti.endianness" = "big">, dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { }

// -----

module attributes {foo.x = #dlti.dl_spec<"dlti.endianness" = "foo">, dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { }

// -----

module attributes {foo.x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 5 : i32>>, foo.y = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 5 : i32>>} { }

// -----

module attributes {foo.x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<i32 = 5 : i32>>} { }

// -----

module attributes {foo.x = #dlti.dl_spec<index = "a">, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 5 : i32>>} {}

// -----

func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} { return }

// -----

func.func @f() attributes {foo.dl_spec = #dlti.dl_spec<index = "a">} { return }

// -----

module attributes {foo.x = #dlti.dl_spec<!llvm.ptr = 1>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<f32 = 1>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<vector<2xi8> = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi8> = 1>} {}

// -----

module attributes {x, dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}

// -----

module attributes {foo.x = #dlti.dl_spec<i32 = 1>, dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}
