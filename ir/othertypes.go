package ir

// The definitions of the remaining builtin types.
var (
	FunctionTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "function", SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		for _, in := range t.(*FunctionType).inputs {
			typ(in)
		}
		for _, res := range t.(*FunctionType).results {
			typ(res)
		}
	}, Rebuild: TypeRebuild[*FunctionType]})
	GraphTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "graph", SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		for _, in := range t.(*GraphType).inputs {
			typ(in)
		}
		for _, res := range t.(*GraphType).results {
			typ(res)
		}
	}, Rebuild: TypeRebuild[*GraphType]})
	TupleTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "tuple", SubElements: func(t Type, _ func(Attribute), typ func(Type)) {
		for _, e := range t.(*TupleType).types {
			typ(e)
		}
	}, Rebuild: TypeRebuild[*TupleType]})
	OpaqueTypeDef = DefineType(TypeDef{Dialect: "builtin", Mnemonic: "opaque"})
)

// signature is the parameters of a function-like type.
type signature struct {
	inputs, results []Type
}

// Inputs are the types of the arguments. The slice must not be modified.
func (s *signature) Inputs() []Type { return s.inputs }

// Results are the types of the results. The slice must not be modified.
func (s *signature) Results() []Type { return s.results }

// newSignature copies both lists into one allocation.
func newSignature(inputs, results []Type) signature {
	all := append(append(make([]Type, 0, len(inputs)+len(results)), inputs...), results...)
	n := len(inputs)
	return signature{all[:n:n], all[n:]}
}

// A FunctionType is the type of a function.
//
// Example printed form: (i32, f32) -> i1
type FunctionType struct {
	TypeBase
	signature
}

// NewFunctionType returns the type of functions with the given arguments and
// results.
func NewFunctionType(c *Context, inputs, results []Type) *FunctionType {
	var buf [KeySize]byte
	key := AppendTypesKey(AppendTypesKey(buf[:0], inputs), results)
	if t := c.LookupType(FunctionTypeDef, key); t != nil {
		return t.(*FunctionType)
	}
	return c.InternType(FunctionTypeDef, key, &FunctionType{signature: newSignature(inputs, results)}).(*FunctionType)
}

// A GraphType is the type of a computation graph, written like a function type. Unlike
// a FunctionType, it is not the type of values that can be called.
//
// Example printed form: graph<(i32) -> (f32)>
type GraphType struct {
	TypeBase
	signature
}

// NewGraphType returns the type of graphs with the given arguments and results.
func NewGraphType(c *Context, inputs, results []Type) *GraphType {
	var buf [KeySize]byte
	key := AppendTypesKey(AppendTypesKey(buf[:0], inputs), results)
	if t := c.LookupType(GraphTypeDef, key); t != nil {
		return t.(*GraphType)
	}
	return c.InternType(GraphTypeDef, key, &GraphType{signature: newSignature(inputs, results)}).(*GraphType)
}

// A TupleType is a fixed list of values.
//
// Example printed form: tuple<i32, f32>
type TupleType struct {
	TypeBase
	types []Type
}

// NewTupleType returns the tuple of the given types.
func NewTupleType(c *Context, types []Type) *TupleType {
	var buf [KeySize]byte
	key := AppendTypesKey(buf[:0], types)
	if t := c.LookupType(TupleTypeDef, key); t != nil {
		return t.(*TupleType)
	}
	return c.InternType(TupleTypeDef, key, &TupleType{types: append([]Type(nil), types...)}).(*TupleType)
}

// Types are the types of the elements. The slice must not be modified.
func (t *TupleType) Types() []Type { return t.types }

// An OpaqueType is a type of a dialect that is not registered, kept as text.
//
// Example printed form: !dialect<"text">, !dialect.name<text>
type OpaqueType struct {
	TypeBase
	namespace, data string
}

// NewOpaqueType returns the type with some text in an unregistered dialect.
func NewOpaqueType(c *Context, namespace, data string) *OpaqueType {
	var buf [KeySize]byte
	key := AppendStringKey(AppendStringKey(buf[:0], namespace), data)
	if t := c.LookupType(OpaqueTypeDef, key); t != nil {
		return t.(*OpaqueType)
	}
	return c.InternType(OpaqueTypeDef, key, &OpaqueType{namespace: c.Intern(namespace), data: c.Intern(data)}).(*OpaqueType)
}

// Namespace is the name of the dialect.
func (t *OpaqueType) Namespace() string { return t.namespace }

// Data is the text of the type inside its dialect.
func (t *OpaqueType) Data() string { return t.data }

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *FunctionType) Rebuild(r *Rebuilder) Type {
	inputs, results := RebuiltList(r, t.inputs), RebuiltList(r, t.results)
	if r.Failed() {
		return nil
	}
	return NewFunctionType(t.Context(), inputs, results)
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *GraphType) Rebuild(r *Rebuilder) Type {
	inputs, results := RebuiltList(r, t.inputs), RebuiltList(r, t.results)
	if r.Failed() {
		return nil
	}
	return NewGraphType(t.Context(), inputs, results)
}

// Rebuild returns the type with other parts: see [Rebuilder].
func (t *TupleType) Rebuild(r *Rebuilder) Type {
	types := RebuiltList(r, t.types)
	if r.Failed() {
		return nil
	}
	return NewTupleType(t.Context(), types)
}
