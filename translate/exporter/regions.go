package exporter

import (
	"strconv"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// Regions may define structs (see ir.Scope). In LLVM IR all structs belong to the module, so some
// need other names there.

// name returns the name of a struct in LLVM IR.
func (t *types) name(s *llvm.StructType) string {
	if n, ok := t.names[s]; ok {
		return n
	}
	return s.Name()
}

// regions assigns names to the structs of regions. Of several structs with the same name, the
// outermost and first keeps it. A struct of the context comes last.
func (t *types) regions(module *ir.Operation) {
	if !module.Context().HasScopes() {
		return
	}
	t.names = map[*llvm.StructType]string{}
	var hidden []ir.Type
	region := func(r *ir.Region) {
		if r.Scope() == nil {
			return
		}
		for _, typ := range r.Scope().Types() {
			t.giveName(typ)
		}
		types, _ := r.Scope().Hidden()
		hidden = append(hidden, types...)
	}
	var around []*ir.Region
	for r := module.ParentRegion(); r != nil; r = r.ParentRegion() {
		around = append(around, r)
	}
	for i := range around {
		region(around[len(around)-1-i])
	}
	ir.WalkPre(module, func(op *ir.Operation) ir.WalkResult {
		for _, r := range op.Regions() {
			region(r)
		}
		return ir.Advance
	})
	for _, typ := range hidden {
		t.giveName(typ)
	}
}

// giveName assigns a unique name to a struct that has none assigned yet.
func (t *types) giveName(typ ir.Type) {
	s, ok := typ.(*llvm.StructType)
	if _, has := t.names[s]; !ok || has {
		return
	}
	taken := func(name string) bool {
		for _, n := range t.names {
			if n == name {
				return true
			}
		}
		return name != s.Name() && llvm.IdentifiedStruct(s.Context(), name).IsInitialized()
	}
	name := s.Name()
	for n := 1; taken(name); n++ {
		name = s.Name() + "." + strconv.Itoa(n)
	}
	t.names[s] = name
}
