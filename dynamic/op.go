package dynamic

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An Op says what the operations of a name are: MLIR's DynamicOpDefinition. The zero Op accepts any
// operands, attributes, results, regions and successors, and has only the generic form.
type Op struct {
	// Traits are the properties that the core knows.
	Traits ir.Traits
	// Verify says what is wrong with an operation, nil if nothing is. It runs before the operations in
	// the regions are verified, VerifyRegions after that. A nil function accepts all. Both may run on
	// several goroutines.
	Verify, VerifyRegions func(op *ir.Operation) *diag.Diagnostic
	// Syntax is the custom form, nil if there is none.
	Syntax asm.OpSyntax
	// Fold computes the results from the operands: see [ir.FoldOp]. Nil folds nothing.
	Fold func(op *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool)
	// Interfaces are implementations of further interfaces.
	Interfaces []ir.Implementation
}

// NewOp defines the operations of a full name, for a dialect. Operands and results are those that the
// operation has: its definition does not list them, so none is counted against it, and code finds them by
// their numbers. Attributes are discardable ones.
func NewOp(name string, o Op) *ir.OpDef {
	def := &ir.OpDef{
		Name: name, Traits: o.Traits, Interfaces: append([]ir.Implementation(nil), o.Interfaces...),
		Operands: anyNumber("operands"), Results: anyNumber("results"),
		Regions:    []ir.RegionDef{{Name: "regions", Variadic: true}},
		Successors: []ir.SuccessorDef{{Name: "successors", Variadic: true}},
	}
	if o.Verify != nil {
		def.Interfaces = append(def.Interfaces, ir.VerifyWith(o.Verify))
	}
	if o.VerifyRegions != nil {
		def.Interfaces = append(def.Interfaces, ir.VerifyRegionsWith(o.VerifyRegions))
	}
	if o.Fold != nil {
		def.Interfaces = append(def.Interfaces, ir.FoldWith(o.Fold))
	}
	if o.Syntax != nil {
		def.Interfaces = append(def.Interfaces, asm.OpAsmOpInterface.Is(o.Syntax))
	}
	return def
}

func anyNumber(name string) []ir.ValueDef { return []ir.ValueDef{{Name: name, Arity: ir.Variadic}} }
