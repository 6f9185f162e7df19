package ir

import "slices"

// A Parameter is an argument or a result that is added to a function.
type Parameter struct {
	// At is the number of the present one that it comes before, or their number, for the
	// end.
	At   int
	Type Type
	// Attrs are its attributes, nil if there are none.
	Attrs *DictionaryAttr
	// Loc is the location of an argument.
	Loc Location
}

// SetFuncSignature gives a function other types of arguments and results, and changes
// nothing in its body. If there are fewer than before, the attributes of the last ones go;
// new ones have no attributes. It reports whether the function is a [FunctionTypesOp] that
// can have the types; if not, nothing is changed.
func SetFuncSignature(op FunctionOp, args, results []Type) bool {
	oldArgs, oldResults := len(op.FuncArgs()), len(op.FuncResults())
	if f, ok := op.(FunctionTypesOp); !ok || !f.SetFuncTypes(args, results) {
		return false
	}
	resizeAttrs(op.Op(), ArgAttrs, oldArgs, len(args))
	resizeAttrs(op.Op(), ResultAttrs, oldResults, len(results))
	return true
}

// resizeAttrs gives attributes of arguments or results another number.
func resizeAttrs(op *Operation, name string, from, to int) {
	switch a, ok := op.Attr(name).(*ArrayAttr); {
	case from == to:
	case to == 0:
		op.RemoveAttr(name)
	case ok:
		list := slices.Clone(a.Elems()[:min(to, a.Len())])
		for len(list) < to {
			list = append(list, NewDictionaryAttr(op.Context()))
		}
		op.SetAttr(name, NewArrayAttr(op.Context(), list...))
	}
}

// InsertFuncArgs adds arguments to a function: to its type, to the attributes of its
// arguments, and, if it has a body, to its entry block. add is in the order of At. It
// reports whether the function is a [FunctionTypesOp] that can have such arguments; if
// not, nothing is changed. Calls are left alone.
func InsertFuncArgs(op FunctionOp, add []Parameter) bool {
	old := op.FuncArgs()
	f, ok := op.(FunctionTypesOp)
	if !ok || !f.SetFuncTypes(inserted(old, add, parameterType), op.FuncResults()) {
		return false
	}
	insertValueAttrs(op.Op(), ArgAttrs, len(old), add)
	if entry := op.Op().Region(0).First(); entry != nil {
		for i, p := range add {
			entry.InsertArgument(p.At+i, p.Type, p.Loc)
		}
	}
	return true
}

// InsertFuncResults adds results to the type of a function and to the attributes of its
// results. add is in the order of At. It reports whether the function is a
// [FunctionTypesOp] that can have such results; if not, nothing is changed. Terminators and
// calls are left alone.
func InsertFuncResults(op FunctionOp, add []Parameter) bool {
	old := op.FuncResults()
	f, ok := op.(FunctionTypesOp)
	if !ok || !f.SetFuncTypes(op.FuncArgs(), inserted(old, add, parameterType)) {
		return false
	}
	insertValueAttrs(op.Op(), ResultAttrs, len(old), add)
	return true
}

func parameterType(p Parameter) Type { return p.Type }

// inserted returns a list with more elements.
func inserted[T any](list []T, add []Parameter, of func(p Parameter) T) []T {
	out := make([]T, 0, len(list)+len(add))
	done := 0
	for _, p := range add {
		out = append(append(out, list[done:p.At]...), of(p))
		done = p.At
	}
	return append(out, list[done:]...)
}

// insertValueAttrs adds to the attributes of n arguments or results. There is no list if
// none has any.
func insertValueAttrs(op *Operation, name string, n int, add []Parameter) {
	none := NewDictionaryAttr(op.Context())
	list := slices.Repeat([]Attribute{none}, n)
	if a, ok := op.Attr(name).(*ArrayAttr); ok && a.Len() == n {
		list = a.Elems()
	}
	list = inserted(list, add, func(p Parameter) Attribute {
		if p.Attrs == nil {
			return none
		}
		return p.Attrs
	})
	if slices.ContainsFunc(list, func(a Attribute) bool { return a != Attribute(none) }) {
		op.SetAttr(name, NewArrayAttr(op.Context(), list...))
	} else {
		op.RemoveAttr(name)
	}
}
