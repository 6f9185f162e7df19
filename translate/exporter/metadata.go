package exporter

import (
	"encoding/binary"
	"sync"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// metadata creates metadata nodes. Equal nodes are created once. mu guards the maps.
type metadata struct {
	x     *exporter
	empty *llvmir.Node // !{}
	one   *llvmir.Node // !{i32 1}

	mu     sync.Mutex
	tuples map[string]*llvmir.Node
	ids    map[*llvmir.Node]uint64
	nodes  map[string]*llvmir.Node       // debug info nodes, by their contents
	attrs  map[ir.Attribute]*llvmir.Node // nodes by their attribute
}

func (md *metadata) init(x *exporter) {
	md.x = x
	md.tuples = map[string]*llvmir.Node{}
	md.ids = map[*llvmir.Node]uint64{}
	md.nodes = map[string]*llvmir.Node{}
	md.attrs = map[ir.Attribute]*llvmir.Node{}
	md.empty = md.tuple()
	md.one = md.tuple(md.int(32, 1))
}

// int returns an integer as metadata.
func (md *metadata) int(width uint32, v int64) *llvmir.ValueMetadata {
	return &llvmir.ValueMetadata{Value: llvmir.NewInt(md.x.m.Types.Int(width), v)}
}

func str(s string) *llvmir.MDString { return &llvmir.MDString{Value: s} }

// tuple returns a tuple with the given elements.
func (md *metadata) tuple(elems ...llvmir.Metadata) *llvmir.Node {
	md.mu.Lock()
	defer md.mu.Unlock()
	return md.unique(elems)
}

// unique is tuple for callers that hold md.mu.
func (md *metadata) unique(elems []llvmir.Metadata) *llvmir.Node {
	var key []byte
	for _, e := range elems {
		switch e := e.(type) {
		case nil:
			key = append(key, '0')
		case *llvmir.Node:
			key = binary.AppendUvarint(append(key, 'n'), md.id(e))
		case *llvmir.MDString:
			key = binary.AppendUvarint(append(key, 's'), uint64(len(e.Value)))
			key = append(key, e.Value...)
		case *llvmir.ValueMetadata:
			switch v := e.Value.(type) {
			case *llvmir.Int:
				key = binary.AppendUvarint(append(key, 'i'), uint64(v.Value.Width()))
				key = v.Value.AppendBytes(key)
			case *llvmir.Undef:
				text := v.Type().String()
				key = binary.AppendUvarint(append(key, 'u'), uint64(len(text)))
				key = append(key, text...)
			default:
				return llvmir.NewTuple(elems...)
			}
		default:
			return llvmir.NewTuple(elems...)
		}
	}
	if n := md.tuples[string(key)]; n != nil {
		return n
	}
	n := llvmir.NewTuple(elems...)
	md.tuples[string(key)] = n
	return n
}

// remember returns the node of an attribute. If there is none yet, it calls build to create the
// node. The caller holds md.mu.
func (md *metadata) remember(a ir.Attribute, build func() *llvmir.Node) *llvmir.Node {
	if n := md.attrs[a]; n != nil {
		return n
	}
	n := build()
	md.attrs[a] = n
	return n
}

// selfOr sets the first element of a node to a string id, or else to the node itself, which makes
// the node distinct.
func selfOr(n *llvmir.Node, id ir.Attribute) {
	if s, ok := id.(*ir.StringAttr); ok {
		n.Elems()[0] = str(s.Value())
		return
	}
	n.Elems()[0] = n
	n.Distinct = true
}

// tag returns the node of a TBAA attribute.
func (md *metadata) tag(a ir.Attribute) *llvmir.Node {
	return md.remember(a, func() *llvmir.Node {
		switch a := a.(type) {
		case *llvm.TBAARootAttr:
			if a.ID() == nil {
				n := llvmir.NewTuple(nil)
				selfOr(n, nil)
				return n
			}
			return md.unique([]llvmir.Metadata{str(a.ID().Value())})
		case *llvm.TBAATypeDescriptorAttr:
			list := []llvmir.Metadata{str(a.ID())}
			for _, m := range a.Members() {
				list = append(list, md.tag(m.TypeDesc()), md.int(64, m.Offset()))
			}
			return md.unique(list)
		case *llvm.TBAATagAttr:
			list := []llvmir.Metadata{md.tag(a.BaseType()), md.tag(a.AccessType()), md.int(64, a.Offset())}
			if a.Constant() {
				list = append(list, md.int(64, 1))
			}
			return md.unique(list)
		}
		return md.empty
	})
}

// scope returns the node of an alias scope.
func (md *metadata) scope(a *llvm.AliasScopeAttr) *llvmir.Node {
	return md.remember(a, func() *llvmir.Node {
		domain := md.remember(a.Domain(), func() *llvmir.Node {
			n := llvmir.NewTuple(nil)
			if d := a.Domain().Description(); d != nil {
				n = llvmir.NewTuple(nil, str(d.Value()))
			}
			selfOr(n, a.Domain().ID())
			return n
		})
		list := []llvmir.Metadata{nil, domain}
		if d := a.Description(); d != nil {
			list = append(list, str(d.Value()))
		}
		n := llvmir.NewTuple(list...)
		selfOr(n, a.ID())
		return n
	})
}

// accessGroup returns the node of an access group.
func (md *metadata) accessGroup(a ir.Attribute) *llvmir.Node {
	return md.remember(a, func() *llvmir.Node {
		n := llvmir.NewTuple()
		n.Distinct = true
		return n
	})
}

// list returns a tuple of the nodes of the elements of a. It caches the tuple.
func (md *metadata) list(a *ir.ArrayAttr, node func(ir.Attribute) *llvmir.Node) *llvmir.Node {
	md.mu.Lock()
	defer md.mu.Unlock()
	return md.remember(a, func() *llvmir.Node {
		list := make([]llvmir.Metadata, a.Len())
		for i, e := range a.Elems() {
			list[i] = node(e)
		}
		return md.unique(list)
	})
}

// attach attaches metadata to an instruction.
func (b *body) attach(i *llvmir.Instruction, kind string, n *llvmir.Node) {
	i.Attach(b.x.m.MDKind(kind), n)
}

// memoryModel attaches memory model relaxation annotations, a tag or a list of tags, to the
// instructions of an operation.
func (b *body) memoryModel(a ir.Attribute, instrs []*llvmir.Instruction) {
	md := &b.x.metadata
	tag := func(a ir.Attribute) *llvmir.Node {
		t, ok := a.(*llvm.MMRATagAttr)
		if !ok {
			return md.empty
		}
		return md.remember(a, func() *llvmir.Node { return md.unique([]llvmir.Metadata{str(t.Prefix()), str(t.Suffix())}) })
	}
	var n *llvmir.Node
	switch a := a.(type) {
	case *llvm.MMRATagAttr:
		md.mu.Lock()
		n = tag(a)
		md.mu.Unlock()
	case *ir.ArrayAttr:
		n = md.list(a, tag)
	default:
		return
	}
	for _, i := range instrs {
		b.attach(i, "mmra", n)
	}
}

// alias attaches the metadata for alias analysis to a memory access.
func (b *body) alias(op *ir.Operation, i *llvmir.Instruction, groups, scopes, noalias, tags *ir.ArrayAttr) {
	md := &b.x.metadata
	if b.x.m.IsTyped() && (groups != nil || scopes != nil || noalias != nil) {
		for _, list := range []**ir.ArrayAttr{&groups, &scopes, &noalias} {
			was := *list
			if *list = b.x.references.List(op, was); was != nil && *list == nil {
				b.fail(op.Errorf("refers to metadata that there is not"))
				return
			}
		}
	}
	if groups != nil && groups.Len() > 0 {
		if groups.Len() == 1 {
			md.mu.Lock()
			n := md.accessGroup(groups.At(0))
			md.mu.Unlock()
			b.attach(i, "llvm.access.group", n)
		} else {
			b.attach(i, "llvm.access.group", md.list(groups, md.accessGroup))
		}
	}
	scope := func(a ir.Attribute) *llvmir.Node { return md.scope(a.(*llvm.AliasScopeAttr)) }
	if scopes != nil && scopes.Len() > 0 {
		b.attach(i, "alias.scope", md.list(scopes, scope))
	}
	if noalias != nil && noalias.Len() > 0 {
		b.attach(i, "noalias", md.list(noalias, scope))
	}
	if tags != nil && tags.Len() == 1 {
		md.mu.Lock()
		n := md.tag(tags.At(0))
		md.mu.Unlock()
		b.attach(i, "tbaa", n)
	}
}

func (b *body) dereferenceable(i *llvmir.Instruction, a *llvm.DereferenceableAttr) {
	if a == nil {
		return
	}
	kind := "dereferenceable"
	if a.MayBeNull() {
		kind = "dereferenceable_or_null"
	}
	md := &b.x.metadata
	b.attach(i, kind, md.tuple(md.int(64, int64(a.Bytes()))))
}

// weights attaches branch weights.
func (b *body) weights(i *llvmir.Instruction, weights []int32) {
	md := &b.x.metadata
	list := []llvmir.Metadata{str("branch_weights")}
	for _, w := range weights {
		list = append(list, md.int(32, int64(w)))
	}
	b.attach(i, "prof", md.tuple(list...))
}

// loop attaches a loop annotation of a branch.
func (b *body) loop(op *ir.Operation, i *llvmir.Instruction, a *llvm.LoopAnnotationAttr) {
	if a == nil {
		if b.x.m.IsTyped() {
			b.loop14(op, i)
		}
		return
	}
	md := &b.x.metadata
	var places []*llvmir.Node
	for _, loc := range []*ir.FusedLoc{a.StartLoc(), a.EndLoc()} {
		if loc != nil {
			if n := b.loopLocation(loc); n != nil {
				places = append(places, n)
			}
		}
	}
	md.mu.Lock()
	n := md.loop(a, places)
	md.mu.Unlock()
	b.attach(i, "llvm.loop", n)
}
