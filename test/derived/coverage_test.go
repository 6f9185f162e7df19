package derived

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/ods"
)

// impossible is what no instance of an operation can have, and why.
var impossible = map[string]string{
	"builtin.unrealized_conversion_cast: 0 of outputs":    "a cast has a result",
	"llvm.mlir.ifunc: violation: trait IsolatedFromAbove": "it has no region",
	"func.constant: with value":                           "the type of the result is that of the function",
}

// traitMessages are, for each trait that checks something, what is reported
// where it does not hold. Traits that say nothing which the text could violate
// have none, or are implied by the others of all operations that have them.
var traitMessages = map[string]string{
	"SameOperandsAndResultType":        "requires the same type for all operands and results",
	"SameTypeOperands":                 "requires all operands to have the same type",
	"SameOperandsAndResultShape":       "requires the same shape for all operands and results",
	"SameOperandsAndResultElementType": "requires the same element type for all operands and results",
	"SameOperandsShape":                "requires the same shape for all operands",
	"SameOperandsElementType":          "requires the same element type for all operands",
	"AllTypesMatch":                    "failed to verify that all of {.*} have same type",
	"AllElementTypesMatch":             "failed to verify that all of {.*} have same element type",
	"AllRanksMatch":                    "failed to verify that all of {.*} have same rank",
	"TypesMatchWith":                   "failed to verify that SUMMARY",
	"PredOpTrait":                      "failed to verify that SUMMARY",
	"Terminator":                       "must be the last operation in the parent block|must terminate its parent block",
	"BranchOpInterface":                "branch has [0-9]+ operands for successor #|type mismatch for bb argument #",
	"WeightedBranchOpInterface":        "number of branch weights|branch weights cannot",
	"DereferenceableOpInterface":       "expected op to return a single LLVM pointer type",
	"CastOpInterface":                  "are cast incompatible",
	"IsolatedFromAbove":                "using value defined outside the region",
	"SymbolTable":                      "redefinition of symbol named",
	"Symbol":                           "symbol's parent must have the SymbolTable trait|redefinition of symbol named|requires attribute 'sym_name'",
	"FunctionOpInterface":              "argument attribute array to have the same number|result attribute array to have the same number",
	"SingleBlock":                      "expects region #0 to have 0 or 1 blocks",
	"SingleBlockImplicitTerminator":    "expects regions? .*to (end with|have 0 or 1 blocks)",
	"NoRegionArguments":                "region should have no arguments",
	"AttrSizedOperandSegments":         "does not match with the total size .* specified in attribute 'operandSegmentSizes'",
	"HasParent":                        "expects parent op",

	"Pure": "", "NoMemoryEffect": "", "AlwaysSpeculatableImplTrait": "", "Commutative": "", "Idempotent": "", "Involution": "",
	"ConstantLike": "", "ReturnLike": "", "CallOpInterface": "", "AffineScope": "", "AutomaticAllocationScope": "",
	"NoTerminator": "", "MemoryEffectOpInterface": "", "RecursiveMemoryEffects": "", "HasOnlyGraphRegion": "", "MemRefsNormalizable": "",
	"OffsetSizeAndStrideOpInterface": "expected the number of '[a-z]+' to match the number of dynamic entries|to be non-negative|[a-z]+ values, got [0-9]+",
	"RegionBranchOpInterface":        "along control flow edge",
	"ViewLikeOpInterface":            "", "DistinctObjectsTrait": "", "ConditionallySpeculatable": "", "SameVariadicResultSize": "", "SameVariadicOperandSize": "",
	"Elementwise": "", "Scalarizable": "", "Vectorizable": "", "Tensorizable": "",
}

// covered makes sure that mlir-opt has rejected an input for each constraint of
// the operation and for each of its traits.
func (d *deriver) covered(t *testing.T, stderr []string) {
	rejected := func(pattern string) bool {
		re := regexp.MustCompile(pattern)
		return slices.ContainsFunc(stderr, re.MatchString)
	}
	for i := range d.good {
		name, _ := d.value(i)
		def, what, j := d.def.Operands, "operand", i
		if i >= d.numOperands() {
			def, what, j = d.def.Results, "result", i-d.numOperands()
		}
		c := def[j].Constraint
		if len(d.bad[i]) > 0 && !rejected(what+` #\d+ must be (variadic of )?`+regexp.QuoteMeta(c.Summary)) && !d.never("violation: type of "+name) {
			t.Errorf("%s: no input violates the constraint on %s", d.def.Name, name)
		}
	}
	for i := range d.layout.Slots {
		slot := &d.layout.Slots[i]
		if len(d.attrs[i].wrong)+len(d.attrs[i].other) == 0 || d.never("violation: attribute "+slot.Name) {
			continue
		}
		name := regexp.QuoteMeta(slot.Name)
		if !rejected("(attribute|property) '"+name+"' failed to satisfy|nvalid attribute `"+name+"` in property conversion") &&
			!(slot.Segments && rejected("invalid properties .*: expected DenseI32ArrayAttr for key")) {
			t.Errorf("%s: no input violates the constraint on %s", d.def.Name, name)
		}
		if !slot.Optional && slot.Default == "" && !slot.Property && !slot.Segments && !rejected("requires attribute '"+name+"'") {
			t.Errorf("%s: no input is without %s", d.def.Name, name)
		}
	}
	for _, trait := range d.spec.Traits {
		d.coveredTrait(t, trait, rejected)
	}
}

func (d *deriver) coveredTrait(t *testing.T, trait ods.Trait, rejected func(string) bool) {
	pattern, known := traitMessages[trait.Name]
	switch {
	case !known:
		t.Errorf("%s: nothing is known of its trait %s", d.def.Name, trait.Name)
	case pattern == "" || d.never("violation: trait "+trait.Name):
	case !rejected(strings.ReplaceAll(pattern, "SUMMARY", regexp.QuoteMeta(trait.Summary))):
		t.Errorf("%s: no input violates the trait %s", d.def.Name, trait.Name)
	}
}
