package llvm

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// The names of parameter attributes that matter to who inlines a function.
const (
	paramByVal    = "llvm.byval"
	paramAlign    = "llvm.align"
	paramNoAlias  = "llvm.noalias"
	paramInAlloca = "llvm.inalloca"
)

// neverInlined are the function attributes, in passthrough, of functions that stay.
var neverInlined = []string{"noduplicate", "presplitcoroutine", "returns_twice", "strictfp"}

// inliner inlines llvm.func into llvm.call, and keeps what LLVM knows about
// memory: see the files inlinememory.go and inlinealias.go.
type inliner struct{ inlining.Defaults }

func (inliner) CallIsLegal(call, callable *ir.Operation, _ bool) bool {
	f, ok := ir.As[FuncOp](callable)
	if !ok || !call.Is(Call) || f.NoInline() || ir.Cast[CallOp](call).NoInline() || f.FunctionType().IsVariadic() {
		return false
	}
	if _, catches := f.Personality(); catches {
		return false
	}
	for i := range f.FuncArgs() {
		attrs := ir.AttrsOfValue(callable, ir.ArgAttrs, i)
		if attrs.Lookup(paramInAlloca) != nil {
			return false
		}
		if t, ok := attrs.Lookup(paramByVal).(*ir.TypeAttr); ok && !hasSize(callable, t.Value()) {
			return false
		}
	}
	if list := f.Passthrough(); list != nil {
		return !slices.ContainsFunc(list.Elems(), func(a ir.Attribute) bool {
			s, ok := a.(*ir.StringAttr)
			return ok && slices.Contains(neverInlined, s.Value())
		})
	}
	return true
}

func (inliner) RegionIsLegal(_, _ *ir.Region, _ bool, _ []*ir.Value) bool { return true }

// OpIsLegal says that anything may be inlined that neither asks for further arguments of
// its function nor names a block.
func (inliner) OpIsLegal(op *ir.Operation, _ *ir.Region, _ bool, _ []*ir.Value) bool {
	return !op.Is(VaStart) && !op.Is(BlockTag)
}

func (inliner) HandleArgument(b *ir.Builder, call, callable *ir.Operation, arg *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	if t, ok := attrs.Lookup(paramByVal).(*ir.TypeAttr); ok {
		return byValue(b, callable, arg, t.Value(), alignOf(attrs))
	}
	if call.Is(Call) {
		// What uses this argument is found by its placeholder, in HandleBlocks.
		return ir.NewPlaceholder(arg.Type())
	}
	// Calls of other dialects leave upstream's mark of an argument.
	c := b.Create(&ir.OperationState{Context: b.Context(), Def: SSACopy, Operands: []*ir.Value{arg}, Results: []ir.Type{arg.Type()}})
	if attrs.Lookup(paramNoAlias) != nil {
		c.SetDiscardable(paramNoAlias, ir.NewUnitAttr(b.Context()))
	}
	return c.Result(0)
}

func (inliner) HandleBlocks(s *inlining.Site) {
	moveAllocas(s)
	copyAliasScopes(s)
	params := parametersOf(s)
	addNoAliasScopes(s, params)
	for _, p := range params {
		p.value.ReplaceAllUsesWith(p.arg)
	}
	addScopesOfCall(s)
	addAccessGroupsOfCall(s)
	relocateLoops(s)
}

// MergesBlock reports whether something follows the block.
func (inliner) MergesBlock(block *ir.Block) bool {
	return block.Last() == nil || !block.Last().Is(Unreachable)
}

// HandleTerminator makes a branch of a return.
func (inliner) HandleTerminator(op *ir.Operation, dest *ir.Block) {
	if op.Is(Return) {
		NewBr(ir.NewBuilder(op.Context()).Before(op).LocOf(op), ir.To(dest, op.Operands().Values()...))
		op.Erase()
	}
}

// hasSize reports whether the data layout of an operation knows how large a type is.
func hasSize(op *ir.Operation, t ir.Type) bool {
	l := datalayout.At(op)
	size, err := l.Size(t)
	if err != nil || size.Scalable {
		return false
	}
	_, err = l.ABIAlignment(t)
	return err == nil
}

// alignOf returns the alignment that the attributes of a parameter demand, 1 if they do
// not.
func alignOf(attrs *ir.DictionaryAttr) uint64 {
	if a, ok := attrs.Lookup(paramAlign).(*ir.IntegerAttr); ok {
		return limited(a)
	}
	return 1
}

// A parameter of an inlined function: the placeholder that its uses have, and the value
// that the call has for it.
type parameter struct {
	value, arg *ir.Value
	noAlias    bool
}

// parametersOf returns the parameters that have placeholders. The order is upstream's,
// which finds them as users of the values that the call has: parameters that have the
// same value are together, the last one first.
func parametersOf(s *inlining.Site) []parameter {
	byArg := map[*ir.Value][]parameter{}
	for i, v := range s.Args {
		if v.DefiningOp() == nil && v.Owner() == nil {
			arg := s.CallArgs[i]
			noAlias := ir.AttrsOfValue(s.Callable, ir.ArgAttrs, i).Lookup(paramNoAlias) != nil
			byArg[arg] = append(byArg[arg], parameter{v, arg, noAlias})
		}
	}
	var list []parameter
	for _, arg := range s.CallArgs {
		same := byArg[arg]
		slices.Reverse(same)
		list = append(list, same...)
		delete(byArg, arg)
	}
	return list
}

// limited returns the value of an attribute, or the largest number of 64 bits.
func limited(a *ir.IntegerAttr) uint64 {
	n, ok := a.Value().Uint64()
	if !ok {
		return math.MaxUint64
	}
	return n
}
