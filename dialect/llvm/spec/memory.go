package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// DereferenceableOpInterface operations may have the number of bytes that their result, a pointer,
// can be dereferenced for.
var DereferenceableOpInterface = RuleTrait("DereferenceableOpInterface", "verifyDereferenceable")

// atomic is the ordering and the synchronisation scope of an access that may be atomic.
var atomic = Args{
	In("ordering", Default(AtomicOrderingAttr, "AtomicOrderingNotAtomic")),
	In("syncscope", OptionalAttr(StrAttr)),
}

var memoryOps = Ops{
	{
		Name: "alloca", Go: "Alloca", Summary: "memory in the frame of the function",
		Args: Args{
			In("arraySize", AnySignlessInteger),
			In("alignment", OptionalAttr(I64Attr)),
			In("elem_type", TypeAttr),
			In("inalloca", UnitAttr),
		},
		Results: Results{Out("res", Ptr, MemAlloc.On(AutomaticAllocationScopeResource))},
		Asm:     "allocaSyntax",
		Verify:  "verifyAlloca",
	},
	{
		Name: "getelementptr", Go: "GEP", Summary: "address of an element of an aggregate",
		Traits: Traits{Pure},
		Args: Args{
			In("base", PtrOrVec),
			In("dynamicIndices", Variadic(IntOrVec)),
			In("rawConstantIndices", DenseI32ArrayAttr),
			In("elem_type", TypeAttr),
			In("noWrapFlags", GEPNoWrapFlagsProp),
		},
		Results: Results{Out("res", PtrOrVec)},
		Format: "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict " +
			"`:` functional-type(operands, results) `,` $elem_type",
		Verify:    "verifyGEP",
		NoBuilder: true,
	},
	{
		Name: "load", Go: "Load", Summary: "value in memory",
		Traits: Traits{DereferenceableOpInterface},
		Args: slices.Concat(
			Args{
				In("addr", Ptr),
				In("alignment", OptionalAttr(I64Attr)),
				In("volatile_", UnitAttr),
				In("nontemporal", UnitAttr),
				In("invariant", UnitAttr),
				In("invariantGroup", UnitAttr),
			},
			atomic,
			Args{In("dereferenceable", OptionalAttr(DereferenceableAttr.Attr()))},
			access,
		),
		Results: Results{Out("res", Loadable)},
		Format: "(`volatile` $volatile_^)? $addr " +
			"(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? " +
			"(`invariant` $invariant^)? " +
			"(`invariant_group` $invariantGroup^)? " +
			"(`dereferenceable` `` $dereferenceable^)? " +
			"attr-dict `:` qualified(type($addr)) `->` type($res)",
		Verify: "verifyLoad",
	},
	{
		Name: "store", Go: "Store", Summary: "write of a value to memory",
		Args: slices.Concat(
			Args{
				In("value", Loadable),
				In("addr", Ptr),
				In("alignment", OptionalAttr(I64Attr)),
				In("volatile_", UnitAttr),
				In("nontemporal", UnitAttr),
				In("invariantGroup", UnitAttr),
			},
			atomic,
			access,
		),
		Format: "(`volatile` $volatile_^)? $value `,` $addr " +
			"(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? " +
			"(`invariant_group` $invariantGroup^)? " +
			"attr-dict `:` type($value) `,` qualified(type($addr))",
		Verify: "verifyStore",
	},
	{
		Name: "atomicrmw", Go: "AtomicRMW", Summary: "change of a value in memory that no other thread can see in the middle",
		Traits: Traits{TypesMatchWith("result #0 and operand #1 have the same type", "val", "res", "sameType")},
		Args: slices.Concat(
			Args{
				In("bin_op", AtomicBinOpAttr),
				In("ptr", Ptr),
				In("val", AtomicRMWVal),
				In("ordering", AtomicOrderingAttr),
				In("syncscope", OptionalAttr(StrAttr)),
				In("alignment", OptionalAttr(I64Attr)),
				In("volatile_", UnitAttr),
			},
			access,
		),
		Results: Results{Out("res", AtomicRMWVal)},
		Format: "(`volatile` $volatile_^)? $bin_op $ptr `,` $val " +
			"(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` " +
			"qualified(type($ptr)) `,` type($val)",
		Verify: "verifyAtomicRMW",
	},
	{
		Name: "cmpxchg", Go: "AtomicCmpXchg", Summary: "write of a value to memory if that holds an expected one",
		Traits: Traits{
			TypesMatchWith("operand #1 and operand #2 have the same type", "val", "cmp", "sameType"),
			TypesMatchWith("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", "val", "res", "valAndBool"),
		},
		Args: slices.Concat(
			Args{
				In("ptr", Ptr),
				In("cmp", CmpXchgVal),
				In("val", CmpXchgVal),
				In("success_ordering", AtomicOrderingAttr),
				In("failure_ordering", AtomicOrderingAttr),
				In("syncscope", OptionalAttr(StrAttr)),
				In("alignment", OptionalAttr(I64Attr)),
				In("weak", UnitAttr),
				In("volatile_", UnitAttr),
			},
			access,
		),
		Results: Results{Out("res", Struct)},
		Format: "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val " +
			"(`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering " +
			"attr-dict `:` qualified(type($ptr)) `,` type($val)",
		Verify: "verifyAtomicCmpXchg",
	},
	{
		Name: "fence", Go: "Fence", Summary: "ordering of the accesses before and after it",
		Args:   Args{In("ordering", AtomicOrderingAttr), In("syncscope", OptionalAttr(StrAttr))},
		Format: "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
		Verify: "verifyFence",
	},
}
