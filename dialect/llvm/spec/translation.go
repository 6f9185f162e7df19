package spec

import (
	"fmt"
	"slices"
	"strings"

	. "github.com/gomlir/gomlir/ods"
)

// This file says what operations are in LLVM IR, which is where import and export
// read it.

// instructions are operations that are instructions of their own name, with the same
// operands.
func instructions(ops Ops) Ops {
	ops = slices.Clone(ops)
	for i := range ops {
		ops[i] = instruction(ops[i], ops[i].Name)
	}
	return ops
}

// instruction is an operation that is the instruction of a name, with the same
// operands.
func instruction(op Op, opcode string) Op {
	return implementing(op, fmt.Sprintf("OpcodeInterface.Is(%q)", opcode))
}

// intrinsics are operations that are intrinsics of LLVM: intr.x is llvm.x, unless
// called says otherwise.
func intrinsics(ops Ops) Ops {
	ops = slices.Clone(ops)
	for i := range ops {
		if !slices.ContainsFunc(ops[i].Interfaces, func(s string) bool { return strings.HasPrefix(s, "IntrinsicInterface.") }) {
			ops[i] = called(ops[i], llvmName(ops[i]))
		}
	}
	return ops
}

// called is an operation that is the intrinsic of a name.
func called(op Op, name string) Op {
	l := op.Layout()
	return intrinsic(op, name, l.Slot(alignment.Name) >= 0)
}

// alignedByType is an operation that is an intrinsic whose pointer is aligned as the
// type in memory is.
func alignedByType(op Op) Op { return intrinsic(op, llvmName(op), true) }

func llvmName(op Op) string { return "llvm" + strings.TrimPrefix(op.Name, "intr") }

// alignment is the alignment of what a pointer points to. In LLVM it is an attribute of
// the argument that is the pointer.
var alignment = In("alignment", I32Attr)

// intrinsic is an operation that is an intrinsic. Its arguments have the order of those
// in LLVM, and numbers are immediates. If it is aligned, the call says so of the first
// pointer.
func intrinsic(op Op, name string, aligned bool) Op {
	l := op.Layout()
	var attrs []string
	pointer := -1
	for n, a := range op.Args {
		i := l.Slot(a.Name)
		if i < 0 {
			if v, ok := a.Is.(Type); ok && aligned && pointer < 0 && (v.Var == Ptr.Var || v.Var == PtrVec.Var) {
				pointer = n
			}
			continue
		}
		switch s := &l.Slots[i]; {
		case a.Name == alignment.Name, s.Optional, s.Default != "": // not an argument
		case s.Enum == RoundingMode:
			attrs = append(attrs, fmt.Sprintf("{Arg: %d, Slot: %d, Enum: &RoundingModeEnum, Prefix: \"round.\"}", n, i))
		case s.Enum == FPExceptionBehavior:
			attrs = append(attrs, fmt.Sprintf("{Arg: %d, Slot: %d, Enum: &FPExceptionBehaviorEnum, Prefix: \"fpexcept.\"}", n, i))
		case s.Storage == I64Attr.Storage, s.Storage == F64Attr.Storage:
			attrs = append(attrs, fmt.Sprintf("{Arg: %d, Slot: %d}", n, i))
		}
	}
	expr := fmt.Sprintf("IntrinsicInterface.Is(&Intrinsic{Name: %q", name)
	if len(attrs) > 0 {
		expr += ", Attrs: []IntrinsicArg{" + strings.Join(attrs, ", ") + "}"
	}
	if pointer >= 0 {
		expr += fmt.Sprintf(", Pointer: &AlignedArg{Arg: %d, Slot: %d}", pointer, l.Slot(alignment.Name))
	}
	return implementing(op, expr+"})")
}

// implementing is an operation with an implementation of an interface.
func implementing(op Op, expr string) Op {
	op.Interfaces = append(op.Interfaces[:len(op.Interfaces):len(op.Interfaces)], expr)
	return op
}
