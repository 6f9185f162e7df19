package rewrite

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// RegionBranchPatterns returns patterns that remove what an operation with control flow between
// its regions (see [ir.RegionBranchOp]) hands over without need: values that nobody uses, that
// are always the same, or that are equal to others. The definition is that of the operations.
func RegionBranchPatterns(def *ir.OpDef) []Pattern {
	on := func(name string, f func(*handovers, *Rewriter) bool) Pattern {
		return Pattern{Name: name, Root: def.Name, Rewrite: func(op *ir.Operation, r *Rewriter) bool {
			branch, ok := ir.RegionBranchOpInterface.Of(op)
			return ok && f(newHandovers(branch), r)
		}}
	}
	return []Pattern{
		on("MakeRegionBranchOpSuccessorInputsDead", (*handovers).replaceConstant),
		on("RemoveDuplicateSuccessorInputUses", (*handovers).replaceEqual),
		on("RemoveDeadRegionBranchOpSuccessorInputs", (*handovers).removeDead),
	}
}

// handovers are the values that get others when control goes to a region or out of the
// operation: inputs, in the order in which they were found, and the operands that each gets.
type handovers struct {
	op     *ir.Operation
	inputs []*ir.Value
	from   map[*ir.Value][]*ir.Use
	tied   map[*ir.Value]*ir.Value // to another input that one operand goes to as well
	known  map[*ir.Value]*ir.Value // what only has returned
}

func newHandovers(branch ir.RegionBranchOp) *handovers {
	h := &handovers{op: branch.Op(), from: map[*ir.Value][]*ir.Use{}, tied: map[*ir.Value]*ir.Value{}, known: map[*ir.Value]*ir.Value{}}
	for _, point := range ir.RegionBranchPoints(branch) {
		source := point
		if point == nil {
			source = h.op
		}
		first := map[int]*ir.Value{} // input that an operand goes to
		for _, to := range branch.RegionSuccessors(point) {
			given := ir.RegionSuccessorOperands(branch, point, to)
			for i, v := range to.Inputs.All() {
				n := given.From + i
				if h.from[v] == nil {
					h.inputs = append(h.inputs, v)
					h.tied[v] = v
				}
				h.from[v] = append(h.from[v], &source.OperandUses()[n])
				if w := first[n]; w == nil {
					first[n] = v
				} else {
					h.tied[h.set(v)] = h.set(w)
				}
			}
		}
	}
	return h
}

// set returns the input that stands for all that must be removed together with one.
func (h *handovers) set(v *ir.Value) *ir.Value {
	for h.tied[v] != v {
		h.tied[v] = h.tied[h.tied[v]]
		v = h.tied[v]
	}
	return v
}

// only returns the value that an input always has, nil if there may be several.
func (h *handovers) only(input *ir.Value) *ir.Value {
	if v, known := h.known[input]; known {
		return v
	}
	var found *ir.Value
	visited := map[*ir.Value]bool{input: true}
	list := []*ir.Value{input}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		uses := h.from[v]
		if one, known := h.known[v]; known || uses == nil {
			if !known {
				one = v
			}
			if one == nil || found != nil && found != one {
				h.known[input] = nil
				return nil
			}
			found = one
			continue
		}
		for _, u := range uses {
			if v := u.Value(); !visited[v] {
				visited[v] = true
				list = append(list, v)
			}
		}
	}
	for v := range visited { // what one value leads to can be nothing else
		if h.from[v] != nil {
			h.known[v] = found
		}
	}
	return found
}

// inScope reports whether a value that an input gets can take its place.
func (h *handovers) inScope(v, input *ir.Value) bool {
	region := v.ParentRegion()
	if region == nil || region.Op() == nil || !h.op.IsAncestor(region.Op()) {
		return true
	}
	return v.Owner() != nil && v.Owner() == input.Owner()
}

// replaceConstant replaces inputs that always have the same value.
func (h *handovers) replaceConstant(r *Rewriter) bool {
	changed := false
	for _, input := range h.inputs {
		if !input.HasUses() {
			continue
		}
		if v := h.only(input); v != nil && h.inScope(v, input) {
			r.ReplaceUses(input, v)
			changed = true
		}
	}
	return changed
}

// A handover is an operand of an operation.
type handover struct {
	owner *ir.Operation
	value *ir.Value
}

// replaceEqual replaces inputs by others of the same block or operation that get the same
// values.
func (h *handovers) replaceEqual(r *Rewriter) bool {
	sorted := slices.Clone(h.inputs)
	slices.SortStableFunc(sorted, func(a, b *ir.Value) int { return a.Index() - b.Index() })
	type owned struct {
		block *ir.Block
		first handover
	}
	known := map[owned][]*ir.Value{}
	changed := false
	for _, input := range sorted {
		key := owned{block: input.Owner()}
		if uses := h.from[input]; len(uses) > 0 {
			key.first = handover{uses[0].Owner(), uses[0].Value()}
		}
		i := slices.IndexFunc(known[key], func(v *ir.Value) bool { return h.sameSources(v, input) })
		switch {
		case i < 0:
			known[key] = append(known[key], input)
		case input.HasUses():
			r.ReplaceUses(input, known[key][i])
			changed = true
		}
	}
	return changed
}

// sameSources reports whether two inputs get the same values from the same operations.
func (h *handovers) sameSources(a, b *ir.Value) bool {
	return slices.EqualFunc(h.from[a], h.from[b], func(x, y *ir.Use) bool { return x.Owner() == y.Owner() && x.Value() == y.Value() })
}

// removeDead removes inputs without uses, if what is tied to them has none either, and the
// operands that they get.
func (h *handovers) removeDead(r *Rewriter) bool {
	alive := map[*ir.Value]bool{}
	for _, input := range h.inputs {
		if input.HasUses() {
			alive[h.set(input)] = true
		}
	}
	operands := map[*ir.Operation][]bool{}
	args := map[*ir.Block][]bool{}
	results := make([]bool, h.op.NumResults())
	var owners []*ir.Operation
	var blocks []*ir.Block
	dead := false
	for _, input := range h.inputs {
		if alive[h.set(input)] {
			continue
		}
		dead = true
		if b := input.Owner(); b == nil {
			results[input.Index()] = true
		} else {
			if args[b] == nil {
				args[b] = make([]bool, b.NumArgs())
				blocks = append(blocks, b)
			}
			args[b][input.Index()] = true
		}
		for _, u := range h.from[input] {
			op := u.Owner()
			if operands[op] == nil {
				operands[op] = make([]bool, op.NumOperands())
				owners = append(owners, op)
			}
			operands[op][u.Index()] = true
		}
	}
	for _, op := range owners {
		r.Modify(op, func() { op.EraseOperands(operands[op]) })
	}
	for _, b := range blocks {
		r.Modify(b.ParentOp(), func() { b.EraseArguments(args[b]) })
	}
	if slices.Contains(results, true) {
		r.eraseResults(h.op, results)
	}
	return dead
}

// eraseResults puts an operation without some of the results in the place of one.
func (r *Rewriter) eraseResults(op *ir.Operation, erase []bool) {
	st := ir.OperationState{Context: op.Context(), Def: op.Def(), Operands: op.Operands().Values(), Results: []ir.Type{},
		Attrs: op.Discardables()}
	for i, v := range op.Results().All() {
		if !erase[i] {
			st.Results = append(st.Results, v.Type())
		}
	}
	for i := range op.InherentAttrs().Len() {
		st.InherentAttrs = append(st.InherentAttrs, op.InherentAttr(i))
	}
	for range op.Regions() {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	r.Before(op).LocOf(op)
	smaller := r.Create(&st)
	for i, region := range op.Regions() {
		r.InlineRegion(region, smaller.Region(i), nil)
	}
	values := make([]*ir.Value, op.NumResults())
	next := 0
	for i := range values {
		if !erase[i] {
			values[i] = smaller.Result(next)
			next++
		}
	}
	r.Replace(op, values...)
}
