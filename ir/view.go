package ir

// A View is what typed views of operations are made of. A dialect has one for each
// of its operations,
//
//	type AddIOp struct{ ir.View }
//
// with methods for its operands, attributes and results. Views are one pointer, so
// making one allocates nothing. [As] and [Cast] make them; since they check what
// the operation is, a view of another operation cannot come about. The zero View
// views nothing: its methods panic.
type View struct{ op *Operation }

// Op is the operation that is viewed.
func (v View) Op() *Operation { return v.op }

// String is the operation's text in custom form, as MLIR prints it.
func (v View) String() string { return v.op.String() }

// OpView is the constraint to be a typed view.
type OpView interface {
	~struct{ View }
	Op
	// Def is the definition of the operations that the view is for. It does not
	// look at the operation, so the zero view has it too.
	Def() *OpDef
}

// As returns the view of an operation if it is of the view's kind. A nil operation
// is not. It is MLIR's dyn_cast.
//
//	if load, ok := ir.As[llvm.LoadOp](op); ok {
func As[V OpView](op *Operation) (v V, ok bool) {
	if op == nil || op.def != v.Def() {
		return v, false
	}
	return V(struct{ View }{View{op}}), true
}

// Cast returns the view of an operation, which must be of the view's kind; anything
// else is a panic. It is MLIR's cast.
func Cast[V OpView](op *Operation) V {
	v, ok := As[V](op)
	if !ok {
		name := "nil"
		if op != nil {
			name = op.Name()
		}
		panic("ir: " + name + " is not " + v.Def().Name)
	}
	return v
}

// DefiningOp returns the view of the operation that a value is a result of, if it is
// of the view's kind. A nil value has none.
func DefiningOp[V OpView](v *Value) (V, bool) {
	if v == nil {
		var none V
		return none, false
	}
	return As[V](v.op)
}

// ViewOf is the value of OpDef.View for the operations of V. It does not check the
// operation, which may be nil.
func ViewOf[V OpView](op *Operation) Op { return V(struct{ View }{View{op}}) }
