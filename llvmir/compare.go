package llvmir

import (
	"slices"
	"strconv"
)

// A Comparison tells whether parts of two modules say the same. Globals and
// identified structs are the same if they have the same name; which local values and
// blocks are, it is told. It is not safe for concurrent use.
type Comparison struct {
	locals   map[Value]int // the same number for both of a pair
	next     int
	types    map[[2]*Type]bool
	nodes    map[[2]*Node]bool // pairs found the same, or not
	distinct map[*Node]*Node   // of either module to the other's
	names    FragmentNames
}

// NewComparison returns a comparison in which no local values are paired.
func NewComparison() *Comparison {
	c := &Comparison{
		locals: map[Value]int{}, types: map[[2]*Type]bool{}, nodes: map[[2]*Node]bool{}, distinct: map[*Node]*Node{},
	}
	c.names = FragmentNames{
		Local: func(v Value) string {
			if id, ok := c.locals[v]; ok {
				return "%" + strconv.Itoa(id)
			}
			return ""
		},
		Node: func(*Node) int { return 0 },
	}
	return c
}

// Pair makes two arguments, instructions, blocks or nameless globals count as the same.
func (c *Comparison) Pair(a, b Value) {
	c.next++
	c.locals[a], c.locals[b] = c.next, c.next
}

// PairNodes makes two metadata nodes count as the same.
func (c *Comparison) PairNodes(a, b *Node) {
	c.nodes[[2]*Node{a, b}] = true
	if a.Distinct {
		c.distinct[a], c.distinct[b] = b, a
	}
}

// Types reports whether two types are the same.
func (c *Comparison) Types(a, b *Type) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	key := [2]*Type{a, b}
	if same, ok := c.types[key]; ok {
		return same
	}
	c.types[key] = true // as long as nothing else is found out
	same := c.sameTypes(a, b)
	c.types[key] = same
	return same
}

func (c *Comparison) sameTypes(a, b *Type) bool {
	if a.kind != b.kind || a.n != b.n || a.name != b.name || a.packed != b.packed || a.scalable != b.scalable ||
		a.varargs != b.varargs || a.literal != b.literal || len(a.elems) != len(b.elems) || !slices.Equal(a.ints, b.ints) {
		return false
	}
	if a.kind == StructType && !a.literal && a.name != "" {
		return true
	}
	if !c.Types(a.elem, b.elem) {
		return false
	}
	for i := range a.elems {
		if !c.Types(a.elems[i], b.elems[i]) {
			return false
		}
	}
	return true
}

// Values reports whether two operands are the same.
func (c *Comparison) Values(a, b Value) bool {
	switch x := a.(type) {
	case nil:
		return b == nil
	case *Int:
		y, ok := b.(*Int)
		return ok && x.Value == y.Value
	case *Instruction, *Argument, *Block:
		id, ok := c.locals[a]
		return ok && c.locals[b] == id
	case *MetadataValue:
		y, ok := b.(*MetadataValue)
		return ok && c.Metadata(x.Metadata, y.Metadata)
	case *InlineAsm:
		y, ok := b.(*InlineAsm)
		return ok && x.Asm == y.Asm && x.Constraints == y.Constraints && x.SideEffects == y.SideEffects &&
			x.AlignStack == y.AlignStack && x.IntelDialect == y.IntelDialect && x.CanUnwind == y.CanUnwind
	case Global:
		y, ok := b.(Global)
		if !ok || x.GlobalName() != y.GlobalName() {
			return false
		}
		return x.GlobalName() != "" || c.locals[a] != 0 && c.locals[a] == c.locals[b]
	}
	if _, ok := b.(Constant); !ok || !c.Types(a.Type(), b.Type()) {
		return false
	}
	return c.text(a) == c.text(b)
}

// text returns a constant with the numbers of pairs for blocks.
func (c *Comparison) text(v Value) string {
	p := &printer{n: &numbering{}, names: &c.names}
	p.value(v)
	return string(p.b)
}

// Attrs reports whether two sets of attributes are the same.
func (c *Comparison) Attrs(a, b *AttrSet) bool { return a == b || a.String() == b.String() }

// AttrLists reports whether the attributes of two functions or calls are the
// same.
func (c *Comparison) AttrLists(a, b *AttrList) bool {
	if !c.Attrs(a.Fn, b.Fn) || !c.Attrs(a.Result, b.Result) {
		return false
	}
	for i := range max(len(a.Params), len(b.Params)) {
		if !c.Attrs(a.Param(i), b.Param(i)) {
			return false
		}
	}
	return true
}

// Instructions reports whether two instructions are the same but for names,
// attachments and the debug records before them.
func (c *Comparison) Instructions(a, b *Instruction) bool {
	if a.Op != b.Op || a.Pred != b.Pred || a.Ordering != b.Ordering || a.Failure != b.Failure || a.RMW != b.RMW ||
		a.Tail != b.Tail || a.alignLog != b.alignLog || a.hasUnwind != b.hasUnwind || a.Flags != b.Flags ||
		len(a.Operands) != len(b.Operands) || !c.Types(a.typ, b.typ) || !c.Types(a.Elem, b.Elem) {
		return false
	}
	for i := range a.Operands {
		if !c.Types(a.Operands[i].Type(), b.Operands[i].Type()) || !c.Values(a.Operands[i], b.Operands[i]) {
			return false
		}
	}
	return c.sameDetails(a.Details, b.Details)
}

func (c *Comparison) sameDetails(a, b *Details) bool {
	if a == b {
		return true
	}
	if a == nil {
		a = &Details{}
	}
	if b == nil {
		b = &Details{}
	}
	return a.CallConv == b.CallConv && a.Indirect == b.Indirect && a.SyncScope == b.SyncScope && a.AddrSpace == b.AddrSpace &&
		a.Filters == b.Filters && slices.Equal(a.filters, b.filters) && slices.Equal(a.Indexes, b.Indexes) &&
		slices.Equal(a.Mask, b.Mask) && slices.Equal(a.Bundles, b.Bundles) && c.AttrLists(&a.Attrs, &b.Attrs)
}

// Records reports whether two debug records are the same.
func (c *Comparison) Records(a, b *DebugRecord) bool {
	return a.Kind == b.Kind && c.Metadata(a.Location, b.Location) && c.Nodes(a.Variable, b.Variable) && c.Nodes(a.Expr, b.Expr) &&
		c.Nodes(a.DebugLoc, b.DebugLoc) && c.Nodes(a.AssignID, b.AssignID) && c.Metadata(a.Address, b.Address) &&
		c.Nodes(a.AddressExpr, b.AddressExpr)
}

// Metadata reports whether two pieces of metadata are the same.
func (c *Comparison) Metadata(a, b Metadata) bool {
	if x, ok := a.(*Node); ok {
		y, ok := b.(*Node)
		return ok && c.Nodes(x, y)
	}
	return c.leaf(a, b)
}

// leaf compares what is no node.
func (c *Comparison) leaf(a, b Metadata) bool {
	switch x := a.(type) {
	case nil:
		return b == nil
	case *MDString:
		y, ok := b.(*MDString)
		return ok && x.Value == y.Value
	case *ValueMetadata:
		y, ok := b.(*ValueMetadata)
		return ok && c.Types(x.Value.Type(), y.Value.Type()) && c.Values(x.Value, y.Value)
	case *ArgList:
		y, ok := b.(*ArgList)
		if !ok || len(x.Args) != len(y.Args) {
			return false
		}
		for i := range x.Args {
			if !c.leaf(x.Args[i], y.Args[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// maxComparedNodes bounds how many nodes one comparison looks at. What is larger
// counts as different.
const maxComparedNodes = 10000

// Nodes reports whether two metadata nodes are the same. Distinct nodes are
// if they stand for each other everywhere.
func (c *Comparison) Nodes(a, b *Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	if same, ok := c.nodes[[2]*Node{a, b}]; ok {
		return same
	}
	var trail [][2]*Node
	work := [][2]*Node{{a, b}}
	same := true
	for len(work) > 0 && same {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		x, y := p[0], p[1]
		if known, ok := c.nodes[p]; ok {
			same = known
			continue
		}
		if same = len(trail) < maxComparedNodes && c.shallow(x, y); !same {
			break
		}
		c.nodes[p] = true
		trail = append(trail, p)
		if x.Distinct {
			c.distinct[x], c.distinct[y] = y, x
		}
		for i := range x.ops {
			if o, ok := x.ops[i].(*Node); ok {
				work = append(work, [2]*Node{o, y.ops[i].(*Node)})
			}
		}
	}
	if same {
		return true
	}
	for _, p := range trail {
		delete(c.nodes, p)
		if p[0].Distinct {
			delete(c.distinct, p[0])
			delete(c.distinct, p[1])
		}
	}
	c.nodes[[2]*Node{a, b}] = false
	return false
}

// shallow compares nodes but for the nodes that they refer to.
func (c *Comparison) shallow(x, y *Node) bool {
	if x.Kind != y.Kind || x.Distinct != y.Distinct || len(x.ops) != len(y.ops) || !sameInts(x, y) {
		return false
	}
	if x.Distinct && (c.distinct[x] != nil || c.distinct[y] != nil) && c.distinct[x] != y {
		return false
	}
	for i := range x.ops {
		o, isNode := x.ops[i].(*Node)
		p, isNode2 := y.ops[i].(*Node)
		if isNode != isNode2 || isNode && (o == nil) != (p == nil) || !isNode && !c.leaf(x.ops[i], y.ops[i]) {
			return false
		}
	}
	return true
}

// sameInts reports whether two nodes have the same numbers, set or by default.
func sameInts(x, y *Node) bool {
	if slices.Equal(x.ints, y.ints) && x.set == y.set {
		return true
	}
	if x.Kind == Tuple || x.Kind == DIExpression {
		return false
	}
	for i := range nodeSchemas[x.Kind].fields {
		f := &nodeSchemas[x.Kind].fields[i]
		if !f.inOps() && x.Int(f.name) != y.Int(f.name) {
			return false
		}
	}
	return true
}
