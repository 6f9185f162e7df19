package derived

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ods"
)

// A deriver derives the cases of one subject.
type deriver struct {
	*subject
	pools *pools
	valid func(text string) bool // gomlir's verdict on a module
	errs  []string               // what there is no witness for

	good  [][]string // types that satisfy the constraint on each operand, then result
	bad   [][]string
	attrs []attrTexts // by slot
	cases []testCase
	seen  map[string]bool
	bases []*instance // valid ones that others are made of
	tried int
}

type attrTexts struct{ good, wrong, other []string }

// A testCase is an instance and what is special about it.
type testCase struct {
	what string
	in   *instance
	ok   bool // gomlir takes it to be valid
}

func (d *deriver) numOperands() int { return len(d.layout.Operands) }

// value is the definition of an operand, or of a result after these.
func (d *deriver) value(i int) (string, ods.Value) {
	if i < d.numOperands() {
		return d.layout.Operands[i].Name, d.layout.Operands[i].Value
	}
	r := &d.spec.Results[i-d.numOperands()]
	return r.Name, r.Is
}

func (d *deriver) group(in *instance, i int) *[]string {
	if i < d.numOperands() {
		return &in.operands[i]
	}
	return &in.results[i-d.numOperands()]
}

func (d *deriver) errorf(format string, args ...any) {
	d.errs = append(d.errs, d.def.Name+": "+fmt.Sprintf(format, args...))
}

// prepare sorts types and attributes by the constraints of the operation.
func (d *deriver) prepare() {
	for i := range d.numOperands() + len(d.spec.Results) {
		def := d.def.Operands
		j := i
		if i >= d.numOperands() {
			def, j = d.def.Results, i-d.numOperands()
		}
		name, _ := d.value(i)
		good, bad := d.pools.byType(def[j].Constraint)
		for k := len(d.around.types[name]) - 1; k >= 0; k-- {
			t := d.around.types[name][k]
			good = append([]string{t}, slices.DeleteFunc(good, func(s string) bool { return s == t })...)
		}
		if only := d.around.only[name]; only != nil {
			good = only
		}
		if len(good) == 0 {
			d.errorf("no type satisfies the constraint on %s: %s", name, def[j].Constraint.Summary)
		}
		if c := def[j].Constraint; len(bad) == 0 && c != nil && c.Summary != "any type" {
			d.errorf("no type violates the constraint on %s: %s", name, c.Summary)
		}
		d.good, d.bad = append(d.good, good), append(d.bad, bad)
	}
	for i := range d.layout.Slots {
		var a attrTexts
		slot := &d.layout.Slots[i]
		a.good, a.wrong, a.other = d.pools.byAttr(slot, &d.def.Attrs[d.def.Slot(slot.Name)])
		a.good = slices.Concat(d.around.attrs[slot.Name], a.good)
		if only := d.around.only[slot.Name]; only != nil {
			a.good = only
		}
		given := d.around.attrs[slot.Name]
		if slot.Name == "sym_name" && given == nil {
			given = []string{`"n§"`}
		}
		if slot.Name == "sym_name" || slices.Contains(given, eachArg) || slices.Contains(given, eachResult) {
			a.good = given
		}
		if len(a.good) == 0 {
			d.errorf("no attribute satisfies the constraint on %s", slot.Name)
			a.good = []string{"unit"}
		}
		if len(a.wrong)+len(a.other) == 0 && slot.Name != "AnyAttr" && slot.Attr.Name != "AnyAttr" {
			d.errorf("no attribute violates the constraint on %s", slot.Name)
		}
		d.attrs = append(d.attrs, a)
	}
}

// least is the operation with no more than it must have.
func (d *deriver) least() *instance {
	in := &instance{attrs: make([]string, len(d.layout.Slots)), after: d.around.tail}
	for i := range d.numOperands() + len(d.spec.Results) {
		name, v := d.value(i)
		var types []string
		switch {
		case d.around.types[name] != nil:
			types = slices.Clone(d.around.types[name])
		case v.Arity == ods.Single:
			types = []string{d.good[i][0]}
		}
		if i < d.numOperands() {
			in.operands = append(in.operands, types)
		} else {
			in.results = append(in.results, types)
		}
	}
	for i := range d.layout.Slots {
		slot := &d.layout.Slots[i]
		switch {
		case d.around.attrs[slot.Name] != nil:
			in.attrs[i] = d.around.attrs[slot.Name][0]
		case d.follows(slot) || slot.Optional || slot.Default != "":
		default:
			in.attrs[i] = d.attrs[i].good[0]
		}
	}
	for i := range d.spec.Regions {
		in.regions = append(in.regions, d.region(i)[0])
	}
	in.successors = make([][]string, len(d.spec.Successors))
	if n := len(d.spec.Successors); n > 0 && d.spec.Successors[n-1].Variadic {
		in.successors = in.successors[:n-1]
	}
	return in
}

// follows reports whether the value of an attribute follows from the operands.
func (d *deriver) follows(slot *ods.Slot) bool { return d.sizes(d.empty(), slot) != "" }

func (d *deriver) empty() *instance {
	in := &instance{operands: make([][]string, d.numOperands()), results: make([][]string, len(d.spec.Results))}
	for i := range in.operands {
		in.operands[i] = []string{"i32"}
	}
	return in
}

// region are texts of a region.
func (d *deriver) region(i int) []string {
	if i < len(d.around.regions) {
		return d.around.regions[i]
	}
	return []string{end}
}

// an open slot of the search: the type of one operand or result.
type hole struct{ value, index int }

// complete finds types that make an instance valid, for the operands and
// results that are not in keep. Where there is no such, it returns nil.
func (d *deriver) complete(in *instance, keep map[hole]bool) *instance {
	if d.ok(in) {
		return in
	}
	var holes []hole
	for i := range d.numOperands() + len(d.spec.Results) {
		for j := range *d.group(in, i) {
			if h := (hole{i, j}); !keep[h] {
				holes = append(holes, h)
			}
		}
	}
	try := func(choose func(h hole, good []string) string) *instance {
		c := in.clone()
		for _, h := range holes {
			(*d.group(c, h.value))[h.index] = choose(h, d.good[h.value])
		}
		if d.ok(c) {
			return c
		}
		return nil
	}
	for _, t := range types {
		c := try(func(h hole, good []string) string {
			if slices.Contains(good, t) {
				return t
			}
			return (*d.group(in, h.value))[h.index]
		})
		if c != nil {
			return c
		}
	}
	r := rand.New(rand.NewSource(1)) // always the same
	for range 100 {
		var used []string
		c := try(func(_ hole, good []string) string {
			t := good[r.Intn(min(len(good), 24))]
			if len(used) > 0 && r.Intn(3) > 0 {
				if u := used[r.Intn(len(used))]; slices.Contains(good, u) {
					t = u
				}
			}
			used = append(used, t)
			return t
		})
		if c != nil {
			return c
		}
	}
	return nil
}

func (d *deriver) ok(in *instance) bool {
	d.tried++
	return d.valid(d.module(in))
}

// add adds a case, unless there is one with the same text. It reports whether
// it is valid.
func (d *deriver) add(what string, in *instance) bool {
	text := d.module(in)
	ok, seen := d.seen[text]
	if !seen {
		ok = d.valid(text)
		d.seen[text] = ok
		d.cases = append(d.cases, testCase{what, in, ok})
	}
	return ok
}

// with adds the instance that f makes of one.
func (d *deriver) with(in *instance, what string, f func(in *instance)) bool {
	c := in.clone()
	f(c)
	return d.add(what, c)
}

// derive derives all cases.
func (d *deriver) derive() {
	d.seen = map[string]bool{}
	d.prepare()
	if len(d.errs) > 0 {
		return
	}
	least := d.complete(d.least(), nil)
	if least == nil {
		d.errorf("no types make it valid:\n%s", d.module(d.least()))
		return
	}
	d.add("least", least)
	most := d.most(least)
	d.add("most", most)
	d.bases = []*instance{least, most}
	for _, f := range d.around.also {
		c := least.clone()
		f(d.subject, c)
		if !d.add("also", c) {
			d.errorf("is invalid\n%s", d.module(c))
		}
		d.bases = append(d.bases, c)
	}
	d.presence(least)
	d.typesOf(least)
	d.attributes(least, most)
	d.counts(least)
	d.segments(most)
	d.branch(most)
	d.structure(least)
}

// most is the operation with everything that may be there at the same time.
func (d *deriver) most(least *instance) *instance {
	in := least
	for i := range d.numOperands() + len(d.spec.Results) {
		if _, v := d.value(i); v.Arity != ods.Single {
			if c := d.fill(in, i, 1); c != nil {
				in = c
			}
		}
	}
	for i := range d.layout.Slots {
		if in.attrs[i] != "" || d.follows(&d.layout.Slots[i]) {
			continue
		}
		for _, text := range d.attrs[i].good[:min(3, len(d.attrs[i].good))] {
			c := in.clone()
			c.attrs[i] = text
			if d.ok(c) {
				in = c
				break
			}
		}
	}
	return in
}

// fill gives a variable operand or result n values, or lists of one value. It
// returns nil if that cannot be valid.
func (d *deriver) fill(in *instance, i, n int) *instance {
	_, v := d.value(i)
	base := len(*d.group(in, i))
	c := in.clone()
	g := d.group(c, i)
	keep := map[hole]bool{}
	*g = (*g)[:min(n, len(*g))]
	for j := range *g {
		keep[hole{i, j}] = true
	}
	for len(*g) < n {
		*g = append(*g, d.good[i][len(*g)%len(d.good[i])])
	}
	if v.Arity == ods.VariadicOfVariadicArity {
		c.inner = slices.Repeat([]int{1}, n)
		if n == 0 {
			c.inner = nil
		}
	}
	_ = base
	return d.complete(c, keep)
}

// presence has each optional operand and result present and absent, and none,
// one and two of those that are variadic.
func (d *deriver) presence(least *instance) {
	for i := range d.numOperands() + len(d.spec.Results) {
		name, v := d.value(i)
		if v.Arity == ods.Single {
			continue
		}
		n := 1
		if v.Arity != ods.OptionalArity {
			n = 2
		}
		for n := range n + 1 {
			found := false
			for _, in := range d.bases {
				if c := d.fill(in, i, n); c != nil {
					d.add(fmt.Sprintf("%d of %s", n, name), c)
					found = true
				}
			}
			if !found && !d.never(fmt.Sprintf("%d of %s", n, name)) {
				d.errorf("cannot be valid with %d of %s", n, name)
			}
		}
		if v.Arity == ods.OptionalArity {
			d.with(least, "violation: two of "+name, func(in *instance) {
				*d.group(in, i) = []string{d.good[i][0], d.good[i][0]}
			})
		}
		if v.Arity == ods.VariadicOfVariadicArity {
			if c := d.fill(least, i, 2); c != nil {
				d.with(c, "lists of zero and two of "+name, func(in *instance) { in.inner = []int{0, 2} })
			}
		}
	}
}

// never reports whether something is known to be impossible.
func (d *deriver) never(what string) bool { return impossible[d.def.Name+": "+what] != "" }

// typesOf has the operation on each type, and operands and results of types
// that their constraint, or only the others, forbid.
func (d *deriver) typesOf(least *instance) {
	for _, t := range types {
		d.with(least, "all "+t, func(in *instance) {
			for i := range d.good {
				for j := range *d.group(in, i) {
					if slices.Contains(d.good[i], t) {
						(*d.group(in, i))[j] = t
					}
				}
			}
		})
	}
	for i := range d.good {
		name, v := d.value(i)
		in := least
		if len(*d.group(in, i)) == 0 {
			if in = d.fill(least, i, 1); in == nil {
				continue
			}
		}
		if v.Arity == ods.Single {
			for _, t := range sample(d.good[i], 4, i) {
				d.with(in, "other type of "+name, func(in *instance) { (*d.group(in, i))[0] = t })
			}
			for _, t := range sample(d.good[i], 2, i+1) {
				c := in.clone()
				(*d.group(c, i))[0] = t
				if c := d.complete(c, map[hole]bool{{i, 0}: true}); c != nil {
					d.add("other type of "+name, c)
				}
			}
		}
		for _, t := range sample(d.bad[i], 2, i) {
			d.with(in, "violation: type of "+name, func(in *instance) { (*d.group(in, i))[0], in.plain = t, true })
		}
	}
}

// sample is some of a list: its first ones, and others.
func sample(list []string, n, seed int) []string {
	if len(list) <= n {
		return list
	}
	some := slices.Clone(list[:n/2])
	for k := range n - n/2 {
		some = append(some, list[n/2+(seed+k*7)%(len(list)-n/2)])
	}
	return some
}

// attributes has each value of each attribute, each attribute absent, and
// attributes that their constraints forbid.
func (d *deriver) attributes(least, most *instance) {
	for i := range d.layout.Slots {
		slot, a := &d.layout.Slots[i], &d.attrs[i]
		set := func(text string) func(*instance) { return func(in *instance) { in.attrs[i] = text } }
		if d.follows(slot) {
			d.violations(most, slot.Name, a, i)
			d.with(most, "without "+slot.Name, set(absent))
			continue
		}
		present := false
		good := a.good
		if n := len(caseTexts(slot)) + len(d.around.attrs[slot.Name]) + 3; len(good) > n {
			good = good[:n]
		}
		for _, text := range good {
			if text == "" {
				continue
			}
			for _, in := range d.bases {
				c := in.clone()
				c.attrs[i] = text
				if !d.ok(c) {
					for name, text := range d.around.needs[slot.Name] {
						c.attrs[d.layout.Slot(name)] = text
					}
				}
				if x := d.complete(c, nil); x != nil {
					c = x
				}
				present = d.add("with "+slot.Name, c) || present
			}
		}
		if !present && !d.never("with "+slot.Name) {
			d.errorf("cannot be valid with %s", slot.Name)
		}
		d.with(most, "without "+slot.Name, set(""))
		d.with(least, "without "+slot.Name, set(""))
		d.discardable(least, slot, a.good)
		d.violations(least, slot.Name, a, i)
	}
	d.with(least, "discardable", func(in *instance) { in.discard = "unreg.x = 1 : i32, y" })
	d.with(most, "discardable", func(in *instance) { in.discard = "unreg.x = 1 : i32, y" })
}

// discardable gives an attribute in the dictionary of discardable attributes,
// alone and besides the one that is in its place.
func (d *deriver) discardable(least *instance, slot *ods.Slot, good []string) {
	text := good[len(good)-1]
	if text == "" || text == eachArg || text == eachResult {
		return
	}
	i := d.layout.Slot(slot.Name)
	d.with(least, "discardable "+slot.Name, func(in *instance) {
		in.attrs[i], in.discard = "", slot.Name+" = "+text
	})
	d.with(least, "twice "+slot.Name, func(in *instance) {
		in.attrs[i], in.discard = text, slot.Name+" = "+text
	})
}

func (d *deriver) violations(in *instance, name string, a *attrTexts, i int) {
	for _, text := range slices.Concat(sample(a.wrong, 2, i), sample(a.other, 2, i)) {
		d.with(in, "violation: attribute "+name, func(in *instance) { in.attrs[i] = text })
	}
}

// counts has one part too many and one too few.
func (d *deriver) counts(least *instance) {
	d.with(least, "violation: one operand more", func(in *instance) { in.operands = append(in.operands, []string{"i32"}) })
	d.with(least, "violation: one result more", func(in *instance) { in.results = append(in.results, []string{"i32"}) })
	d.with(least, "violation: one region more", func(in *instance) { in.regions = append(in.regions, end) })
	if d.nested() < 0 { // else it may have any number
		d.with(least, "violation: one successor more", func(in *instance) {
			in.noBranch, in.successors = true, append(in.successors, nil)
		})
	}
	for i := range d.good {
		if name, v := d.value(i); v.Arity == ods.Single && !d.never("violation: without "+name) {
			d.with(least, "violation: without "+name, func(in *instance) { *d.group(in, i) = nil })
		}
	}
	if len(least.regions) > 0 {
		d.with(least, "violation: one region less", func(in *instance) { in.regions = in.regions[1:] })
	}
	if len(least.successors) > 0 {
		d.with(least, "violation: one successor less", func(in *instance) { in.noBranch, in.successors = true, in.successors[1:] })
	}
}

// segments has sizes of segments that are wrong.
func (d *deriver) segments(most *instance) {
	for i := range d.layout.Slots {
		slot := &d.layout.Slots[i]
		text := d.sizes(most, slot)
		if text == "" || d.around.follow[slot.Name] != nil || follows[slot.Name] != nil {
			continue
		}
		one := ", 1>"
		if text == "array<i32>" {
			one = ": 1>"
		}
		for _, bad := range []string{strings.TrimSuffix(text, ">") + one, strings.TrimSuffix(text, ">") + strings.ReplaceAll(one, "1", "-1"), "array<i32>", "array<i64: 1>"} {
			d.with(most, "violation: attribute "+slot.Name, func(in *instance) { in.attrs[i] = bad })
		}
		if f := strings.Fields(strings.TrimSuffix(text, ">")); len(f) > 2 {
			f[1], f[len(f)-1] = "-1,", "1"
			d.with(most, "violation: attribute "+slot.Name, func(in *instance) { in.attrs[i] = strings.Join(f, " ") + ">" })
			f[1] = "7,"
			d.with(most, "violation: attribute "+slot.Name, func(in *instance) { in.attrs[i] = strings.Join(f, " ") + ">" })
		}
	}
}

// branch has successors with other arguments than those that are passed.
func (d *deriver) branch(most *instance) {
	if !d.spec.Has("BranchOpInterface") {
		return
	}
	d.passed(most)
	for i := range most.successors {
		d.with(most, "violation: trait BranchOpInterface", func(in *instance) {
			in.noBranch, in.successors[i] = true, append(in.successors[i], "i32")
		})
		if len(most.successors[i]) > 0 {
			d.with(most, "violation: trait BranchOpInterface", func(in *instance) {
				in.noBranch, in.successors[i][0] = true, "f128"
			})
		}
	}
}

// structure breaks the traits that are about the place of the operation and
// what is in its regions.
func (d *deriver) structure(least *instance) {
	for _, b := range d.around.broken {
		d.with(least, "violation: trait", func(in *instance) {
			for name, text := range b {
				if s := d.layout.Slot(name); s >= 0 {
					in.attrs[s] = text
					continue
				}
				for i := range d.good {
					if n, _ := d.value(i); n == name {
						*d.group(in, i) = []string{text}
					}
				}
			}
		})
	}
	if d.spec.Has("Terminator") {
		d.with(least, "violation: trait Terminator", func(in *instance) { in.after = end })
	}
	for i := range d.spec.Regions {
		for _, text := range slices.Concat(d.region(i), regionTexts) {
			d.with(least, "region "+d.spec.Regions[i].Name, func(in *instance) { in.regions[i] = text })
		}
	}
	at := func(what, open, end string) {
		d.with(least, what, func(in *instance) { in.place = &place{open, end} })
	}
	if !d.around.bare {
		at("at the top of the module", "", "")
	}
	at("in another operation", "\"unreg.op\"() ({\n", closeOp)
	if d.spec.Has("Symbol") || d.spec.Has("FunctionOpInterface") {
		d.with(least, "violation: twice", func(in *instance) {
			var again strings.Builder
			d.function(&again, least, 0)
			in.after = strings.ReplaceAll(again.String(), "%", "%again")
		})
	}
}

// regionTexts are for all regions.
var regionTexts = []string{
	"", "^bb0:", "^bb0(%a: i32):\n" + end, "^bb0:\n" + end + "^bb1:\n" + end, "^bb0:\n\"llvm.return\"() : () -> ()\n",
	"^bb0:\n\"unreg.op\"() : () -> ()\n", "^bb0:\n%0 = \"unreg.value\"() : () -> i32\n\"llvm.return\"(%0) : (i32) -> ()",
	"^bb0:\n\"unreg.use\"(%outside§) : (i32) -> ()\n" + end,
	"^bb0:\n\"llvm.func\"() <{function_type = !llvm.func<void ()>, sym_name = \"f\"}> ({}) : () -> ()\n\"llvm.func\"() <{function_type = !llvm.func<void ()>, sym_name = \"f\"}> ({}) : () -> ()\n",
}
