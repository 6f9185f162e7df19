package layout

import (
	"strconv"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// ToLLVM returns the data layout string of a module: its llvm.data_layout, or else
// the string for its data layout specification. It is "" if the module has neither.
// If LLVM has no such layout, the error is a [diag.List].
func ToLLVM(op *ir.Operation) (string, error) {
	text, bad := toLLVM(op)
	if bad != nil {
		return "", diag.List{bad}
	}
	return text, nil
}

func toLLVM(op *ir.Operation) (string, *diag.Diagnostic) {
	if s, ok := op.Attr(llvm.DataLayoutAttrName).(*ir.StringAttr); ok {
		return s.Value(), nil
	}
	spec := datalayout.SpecOf(op)
	if spec == nil {
		return "", nil
	}
	b, bad := namedEntries(nil, op, spec)
	if bad != nil {
		return "", bad
	}
	layout := datalayout.At(op)
	for _, e := range spec.LayoutEntries() {
		t := e.KeyType()
		if t == nil {
			continue
		}
		if _, ok := t.(*ir.IndexType); ok {
			continue // LLVM has no entry for it
		}
		if b, bad = typeEntry(append(b, '-'), op, layout, t); bad != nil {
			return "", bad
		}
	}
	if len(b) > 0 {
		b = b[1:] // without the first dash
	}
	if _, err := llvmlayout.Parse(string(b)); err != nil {
		return "", op.ErrorPlainf("%v", err)
	}
	return string(b), nil
}

// namedEntries appends the entries that do not belong to types.
func namedEntries(b []byte, op *ir.Operation, spec datalayout.Spec) ([]byte, *diag.Diagnostic) {
	number := func(b []byte, key string, v ir.Attribute) []byte {
		if n, ok := v.(*ir.IntegerAttr); ok && n.Uint() != 0 {
			b = append(append(b, '-'), key...)
			b = strconv.AppendUint(b, n.Uint(), 10)
		}
		return b
	}
	for _, e := range spec.LayoutEntries() {
		if e.KeyType() != nil {
			continue
		}
		switch name := e.KeyName(); name {
		case dlti.EndiannessKey:
			if s, ok := e.Value().(*ir.StringAttr); ok && s.Value() == "little" {
				b = append(b, "-e"...)
			} else {
				b = append(b, "-E"...)
			}
		case dlti.ManglingModeKey:
			if s, ok := e.Value().(*ir.StringAttr); ok {
				b = append(append(b, "-m:"...), s.Value()...)
			}
		case dlti.ProgramMemorySpaceKey:
			b = number(b, "P", e.Value())
		case dlti.GlobalMemorySpaceKey:
			b = number(b, "G", e.Value())
		case dlti.AllocaMemorySpaceKey:
			b = number(b, "A", e.Value())
		case dlti.StackAlignmentKey:
			b = number(b, "S", e.Value())
		case dlti.LegalIntWidthsKey:
			widths, _ := e.Value().(*ir.DenseArrayAttr)
			b = append(b, "-n"...)
			for i := 0; widths != nil && i < widths.Len(); i++ {
				if i > 0 {
					b = append(b, ':')
				}
				b = strconv.AppendInt(b, widths.Int(i), 10)
			}
		case dlti.FunctionPointerAlignmentKey:
			b = functionAlignment(b, e.Value())
		default:
			return nil, diag.Errorf(op.Place(), "unsupported data layout key %q", name)
		}
	}
	return b, nil
}

// functionAlignment appends the alignment of pointers to functions.
func functionAlignment(b []byte, a ir.Attribute) []byte {
	f, ok := a.(*dlti.FunctionPointerAlignmentAttr)
	if !ok {
		return b
	}
	if f.FunctionDependent() {
		b = append(b, "-Fn"...)
	} else {
		b = append(b, "-Fi"...)
	}
	return strconv.AppendUint(b, f.Alignment(), 10)
}

// typeEntry appends the entry of a type.
func typeEntry(b []byte, op *ir.Operation, layout *datalayout.Layout, t ir.Type) ([]byte, *diag.Diagnostic) {
	pointer, isPointer := t.(*llvm.PointerType)
	switch t := t.(type) {
	case *ir.IntegerType:
		if !t.IsSignless() {
			return nil, diag.Errorf(op.Place(), "unsupported data layout for non-signless integer '%v'", t)
		}
		b = append(b, 'i')
	case *ir.FloatType:
		switch t.Kind() {
		case ir.F16, ir.F32, ir.F64, ir.F80, ir.F128:
		default:
			return nil, diag.Errorf(op.Place(), "unsupported type in data layout: '%v'", t)
		}
		b = append(b, 'f')
	case *llvm.PointerType:
		b = strconv.AppendUint(append(b, 'p'), uint64(t.AddressSpace()), 10)
		b = append(b, ':')
	default:
		return nil, diag.Errorf(op.Place(), "unsupported type in data layout: '%v'", t)
	}
	size, err1 := layout.SizeInBits(t)
	abi, err2 := layout.ABIAlignment(t)
	preferred, err3 := layout.PreferredAlignment(t)
	for _, err := range []error{err1, err2, err3} {
		if err != nil {
			return nil, op.ErrorPlainf("%v", err)
		}
	}
	b = strconv.AppendUint(b, size.Min, 10)
	b = strconv.AppendUint(append(b, ':'), 8*abi, 10)
	if isPointer || abi != preferred {
		b = strconv.AppendUint(append(b, ':'), 8*preferred, 10)
	}
	if isPointer {
		index, _ := layout.IndexBits(pointer)
		b = strconv.AppendUint(append(b, ':'), index, 10)
	}
	return b, nil
}
