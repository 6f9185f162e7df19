#f = #llvm.di_file<"a.c" in "/d">
#v = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#d = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #v, sizeInBits = 64>
#d2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #v, sizeInBits = 64, dwarfAddressSpace = 3>
#s = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #v, #d>
#e = #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_deref]>
module attributes {x.d2 = #d2, x.s = #s, x.e = #e} {}
