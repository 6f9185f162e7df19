package spec

import (
	"fmt"
	"slices"
	"strings"

	. "github.com/gomlir/gomlir/ods"
)

// This file maps operations to LLVM IR. Import and export follow from it.

// instructions maps operations to the instructions of the same name with the same operands.
func instructions(ops Ops) Ops {
	ops = slices.Clone(ops)
	for i := range ops {
		ops[i] = instruction(ops[i], ops[i].Name)
	}
	return ops
}

// instruction maps an operation to the instruction of the given name with the same operands.
func instruction(op Op, opcode string) Op {
	return implementing(op, fmt.Sprintf("OpcodeInterface.Is(%q)", opcode))
}

// intrinsics maps operations to intrinsics of LLVM: intr.x to llvm.x, unless called gives another
// name.
func intrinsics(ops Ops) Ops {
	ops = slices.Clone(ops)
	for i := range ops {
		if !slices.ContainsFunc(ops[i].Interfaces, func(s string) bool { return strings.HasPrefix(s, "IntrinsicInterface.") }) {
			ops[i] = called(ops[i], llvmName(ops[i]))
		}
	}
	return ops
}

// called maps an operation to the intrinsic of the given name.
func called(op Op, name string) Op {
	l := op.Layout()
	return intrinsic(op, name, l.Slot(alignment.Name) >= 0)
}

// alignedByType maps an operation to an intrinsic whose pointer has the alignment of the type in
// memory.
func alignedByType(op Op) Op { return intrinsic(op, llvmName(op), true) }

func llvmName(op Op) string { return "llvm" + strings.TrimPrefix(op.Name, "intr") }

// alignment is the alignment of a pointer. In LLVM it is an attribute of the pointer argument.
var alignment = In("alignment", I32Attr)

// intrinsic maps an operation to an intrinsic. The arguments have the order of LLVM's, and numbers
// are immediates. If aligned is true, the call has the alignment as an attribute of the first
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

// implementing returns the operation with an implementation of an interface.
func implementing(op Op, expr string) Op {
	op.Interfaces = append(op.Interfaces[:len(op.Interfaces):len(op.Interfaces)], expr)
	return op
}
