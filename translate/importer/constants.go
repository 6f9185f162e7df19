package importer

import (
	"encoding/binary"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// A constTable numbers the constants of a region. Equal constants have the same number: in LLVM
// they are one object, for which the import creates one operation. Package llvmir does not intern
// constants, so that large ones take linear time. Here they do so, too, since the key of a constant
// consists of the numbers of its parts.
type constTable struct {
	small   map[smallConst]int32
	large   map[string]int32
	objects map[llvmir.Constant]int32 // globals, and constants that are compared by pointer
	list    []constant
	key     []byte
	ids     map[any]uint32 // numbers of types and globals in keys; not reset
}

// A smallConst is the key of a constant without parts.
type smallConst struct {
	typ  *llvmir.Type
	kind constKind
	bits uint64
}

type constKind uint8

const (
	intConst constKind = iota
	floatConst
	nullConst
	zeroConst
	undefConst
	poisonConst
)

// A constant is an entry of the table.
type constant struct {
	c     llvmir.Constant
	parts []int32 // numbers of the operands, which are created first
	value *ir.Value
	seen  bool // visited by makeConstants
}

func (t *constTable) init() {
	t.small, t.large, t.objects = map[smallConst]int32{}, map[string]int32{}, map[llvmir.Constant]int32{}
	if t.ids == nil {
		t.ids = map[any]uint32{}
	}
}

// reset removes all constants. It replaces a large table, since clearing a map takes time in
// proportion to its largest size.
func (t *constTable) reset() {
	if len(t.list) > 1000 {
		*t = constTable{key: t.key, ids: t.ids}
		t.init()
		return
	}
	clear(t.small)
	clear(t.large)
	clear(t.objects)
	t.list = t.list[:0]
}

func (t *constTable) addSmall(k smallConst, c llvmir.Constant) int32 {
	if n, ok := t.small[k]; ok {
		return n
	}
	n := int32(len(t.list))
	t.small[k] = n
	t.list = append(t.list, constant{c: c})
	return n
}

// number returns the number of a constant. It numbers the parts first. The recursion is bounded,
// since the parser bounds the depth of constants.
func (t *constTable) number(c llvmir.Constant) int32 {
	switch c := c.(type) {
	case *llvmir.Int:
		if v, ok := c.Value.Uint64(); ok && c.Value.Width() <= 64 {
			return t.addSmall(smallConst{c.Type(), intConst, v}, c)
		}
		return t.addLarge(c, c.Value.AppendBytes(t.begin('i', c.Type())), nil)
	case *llvmir.Float:
		lo, hi := c.Value.Bits()
		if hi == 0 {
			return t.addSmall(smallConst{c.Type(), floatConst, lo}, c)
		}
		key := binary.LittleEndian.AppendUint64(t.begin('f', c.Type()), lo)
		return t.addLarge(c, binary.LittleEndian.AppendUint64(key, hi), nil)
	case *llvmir.Null:
		return t.addSmall(smallConst{c.Type(), nullConst, 0}, c)
	case *llvmir.Undef:
		return t.addSmall(smallConst{c.Type(), undefConst, 0}, c)
	case *llvmir.Poison:
		return t.addSmall(smallConst{c.Type(), poisonConst, 0}, c)
	case *llvmir.Zero:
		return t.zero(c)
	case *llvmir.String:
		return t.addLarge(c, append(t.begin('s', c.Type()), c.Bytes...), nil)
	case *llvmir.Splat:
		if c.Type().IsScalable() {
			return t.expr(c.Shuffle())
		}
		elem := t.number(c.Elem)
		var parts []int32
		if !isDataElement(c.Elem.Type()) {
			parts = []int32{elem}
		}
		return t.addLarge(c, binary.LittleEndian.AppendUint32(t.begin('v', c.Type()), uint32(elem)), parts)
	case *llvmir.Aggregate:
		return t.aggregate(c)
	case *llvmir.Expr:
		return t.expr(c)
	case *llvmir.BlockAddress:
		return t.addLarge(c, t.appendID(t.begin('b', c.Type()), c.Block), nil)
	case *llvmir.DSOLocalEquivalent:
		return t.addLarge(c, t.appendID(t.begin('d', c.Type()), c.Global), t.part(c.Global))
	case *llvmir.NoCFI:
		return t.addLarge(c, t.appendID(t.begin('n', c.Type()), c.Global), t.part(c.Global))
	}
	n, ok := t.objects[c]
	if !ok {
		n = int32(len(t.list))
		t.objects[c] = n
		t.list = append(t.list, constant{c: c})
	}
	return n
}

func (t *constTable) part(c llvmir.Constant) []int32 { return []int32{t.number(c)} }

// begin starts the key of a constant.
func (t *constTable) begin(kind byte, typ *llvmir.Type) []byte {
	return t.appendID(append(t.key[:0], kind), typ)
}

func (t *constTable) appendID(key []byte, x any) []byte {
	id, ok := t.ids[x]
	if !ok {
		id = uint32(len(t.ids))
		t.ids[x] = id
	}
	return binary.LittleEndian.AppendUint32(key, id)
}

func (t *constTable) addLarge(c llvmir.Constant, key []byte, parts []int32) int32 {
	t.key = key
	if n, ok := t.large[string(key)]; ok {
		return n
	}
	n := int32(len(t.list))
	t.large[string(key)] = n
	t.list = append(t.list, constant{c: c, parts: parts})
	return n
}

func (t *constTable) zero(c *llvmir.Zero) int32 {
	k := smallConst{c.Type(), zeroConst, 0}
	if n, ok := t.small[k]; ok {
		return n
	}
	var parts []int32
	switch typ := c.Type(); typ.Kind() {
	case llvmir.StructType:
		for _, f := range typ.Fields() {
			parts = append(parts, t.number(llvmir.NewZero(f)))
		}
	case llvmir.ArrayType, llvmir.VectorType:
		if typ.Len() > 0 {
			parts = t.part(llvmir.NewZero(typ.Elem()))
		}
	}
	n := t.addSmall(k, c)
	t.list[n].parts = parts
	return n
}

func (t *constTable) aggregate(c *llvmir.Aggregate) int32 {
	parts := make([]int32, len(c.Elems))
	for i, e := range c.Elems {
		parts[i] = t.number(e)
	}
	key := t.begin('a', c.Type())
	for _, p := range parts {
		key = binary.LittleEndian.AppendUint32(key, uint32(p))
	}
	if isData(c) {
		parts = nil
	}
	return t.addLarge(c, key, parts)
}

func (t *constTable) expr(c *llvmir.Expr) int32 {
	parts := make([]int32, len(c.Operands))
	for i, e := range c.Operands {
		parts[i] = t.number(e)
	}
	key := append(t.begin('e', c.Type()), byte(c.Op), byte(c.Pred))
	key = binary.LittleEndian.AppendUint32(key, uint32(c.Flags))
	if c.Elem != nil {
		key = t.appendID(key, c.Elem)
	}
	for _, p := range parts {
		key = binary.LittleEndian.AppendUint32(key, uint32(p))
	}
	for _, i := range c.Indexes {
		key = binary.LittleEndian.AppendUint32(key, i)
	}
	for _, i := range c.Mask {
		key = binary.LittleEndian.AppendUint32(key, uint32(i))
	}
	if c.Range != nil {
		key = append(c.Range.Lo.AppendBytes(append(key, 'r')), c.Range.Hi.AppendBytes(nil)...)
	}
	return t.addLarge(c, key, parts)
}

// isDataElement reports whether LLVM stores arrays and vectors of numbers of type t as bytes. Such
// constants have no parts.
func isDataElement(t *llvmir.Type) bool {
	switch t.Kind() {
	case llvmir.HalfType, llvmir.BFloatType, llvmir.FloatType, llvmir.DoubleType:
		return true
	case llvmir.IntegerType:
		switch t.Bits() {
		case 8, 16, 32, 64:
			return true
		}
	}
	return false
}

func isData(c *llvmir.Aggregate) bool {
	t := c.Type()
	if t.Kind() == llvmir.StructType || !isDataElement(t.Elem()) {
		return false
	}
	for _, e := range c.Elems {
		switch e.(type) {
		case *llvmir.Int, *llvmir.Float:
		default:
			return false
		}
	}
	return true
}

// constant returns the value of a constant in the current region. If there is none yet, it creates
// the operation, after those of its parts and after the last constant.
func (w *worker) constant(c llvmir.Constant) *ir.Value {
	n := w.consts.number(c)
	if v := w.consts.list[n].value; v != nil {
		return v
	}
	block, before, at := w.block, w.before, w.at
	w.block, w.before, w.at = w.constBlock, w.constBlock.First(), w.unknown
	if w.constAt != nil {
		w.before = w.constAt.Next()
	}
	v := w.makeConstants(n)
	if v != nil {
		w.constAt = v.DefiningOp()
	}
	w.block, w.before, w.at = block, before, at
	return v
}

// makeConstants creates a constant and all of its parts that do not exist yet.
func (w *worker) makeConstants(n int32) *ir.Value {
	type frame struct {
		n    int32
		next int // parts from here on are done
	}
	stack := []frame{{n, len(w.consts.list[n].parts)}}
	w.consts.list[n].seen = true
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		e := &w.consts.list[f.n]
		if f.next > 0 {
			f.next--
			p := e.parts[f.next]
			if part := &w.consts.list[p]; part.value == nil && !part.seen {
				part.seen = true
				stack = append(stack, frame{p, len(part.parts)})
			}
			continue
		}
		v := w.newConstant(f.n)
		if v == nil {
			return nil
		}
		w.consts.list[f.n].value = v
		stack = stack[:len(stack)-1]
	}
	return w.consts.list[n].value
}

// single creates an operation without operands and with one result.
func (w *worker) single(def *ir.OpDef, t ir.Type) *ir.Value {
	st := w.begin(def)
	st.Results = append(st.Results, t)
	return w.emit().Result(0)
}

var (
	constantValue    = slot(llvm.Constant, "value")
	addressOfName    = slot(llvm.AddressOf, "global_name")
	dsoLocalName     = slot(llvm.DSOLocalEquivalent, "function_name")
	blockAddressAttr = slot(llvm.BlockAddress, "block_addr")
	insertValuePos   = slot(llvm.InsertValue, "position")
)

func (w *worker) constantOp(t ir.Type, a ir.Attribute) *ir.Value {
	st := w.begin(llvm.Constant)
	st.InherentAttrs[constantValue] = a
	st.Results = append(st.Results, t)
	return w.emit().Result(0)
}

func (w *worker) addressOf(g llvmir.Global) *ir.Value {
	st := w.begin(llvm.AddressOf)
	st.InherentAttrs[addressOfName] = w.symbol(g)
	st.Results = append(st.Results, w.typ(g.Type()))
	return w.emit().Result(0)
}

// newConstant creates the operation of a constant whose parts exist.
func (w *worker) newConstant(n int32) *ir.Value {
	c := w.consts.list[n].c
	t := w.typ(c.Type())
	if w.isForeignConstant(c) {
		return w.foreignConstant(c, t)
	}
	if !w.opts.Lossless || !llvmirattrs.Rounds(c) {
		if a := w.constantAttr(c); a != nil {
			return w.constantOp(t, a)
		}
	}
	switch c := c.(type) {
	case *llvmir.Null:
		return w.single(llvm.Zero, t)
	case *llvmir.Poison:
		return w.single(llvm.Poison, t)
	case *llvmir.Undef:
		return w.single(llvm.Undef, t)
	case *llvmir.Zero:
		if c.Type().Kind() == llvmir.TokenType {
			return w.single(llvm.NoneToken, t)
		}
		return w.single(llvm.Zero, t)
	case *llvmir.DSOLocalEquivalent:
		st := w.begin(llvm.DSOLocalEquivalent)
		st.InherentAttrs[dsoLocalName] = w.symbol(c.Global)
		st.Results = append(st.Results, t)
		return w.emit().Result(0)
	case *llvmir.GlobalVar, *llvmir.Function, *llvmir.Alias, *llvmir.IFunc:
		return w.addressOf(c.(llvmir.Global))
	case *llvmir.Expr:
		return w.constantExpr(c, w.consts.list[n].parts)
	case *llvmir.Aggregate:
		return w.aggregate(t, len(c.Elems), func(i int) *ir.Value {
			return w.consts.list[w.consts.number(c.Elems[i])].value
		})
	case *llvmir.Splat:
		elem := w.consts.list[w.consts.number(c.Elem)].value
		return w.aggregate(t, int(c.Type().Len()), func(int) *ir.Value { return elem })
	case *llvmir.BlockAddress:
		st := w.begin(llvm.BlockAddress)
		tag := llvm.NewBlockTagAttr(w.ctx, w.blockNumbers[c.Block])
		st.InherentAttrs[blockAddressAttr] = llvm.NewBlockAddressAttr(w.ctx, w.symbol(c.Func), tag)
		st.Results = append(st.Results, t)
		return w.emit().Result(0)
	}
	return w.foreignConstant(c, t)
}

// aggregate creates a constant by inserting elements into undef.
func (w *worker) aggregate(t ir.Type, n int, elem func(int) *ir.Value) *ir.Value {
	root := w.single(llvm.Undef, t)
	_, isVector := t.(*ir.VectorType)
	if _, ok := t.(*llvm.VectorType); ok {
		isVector = true
	}
	for i := range n {
		v := elem(i)
		if isVector {
			index := w.constantOp(w.ctx.I32(), ir.NewIntegerAttr(w.ctx.I32(), int64(i)))
			st := w.begin(llvm.InsertElement)
			st.Operands = append(st.Operands, root, v, index)
			st.Results = append(st.Results, t)
		} else {
			st := w.begin(llvm.InsertValue)
			st.InherentAttrs[insertValuePos] = ir.NewDenseI64ArrayAttr(w.ctx, int64(i))
			st.Operands = append(st.Operands, root, v)
			st.Results = append(st.Results, t)
		}
		root = w.emit().Result(0)
	}
	return root
}
