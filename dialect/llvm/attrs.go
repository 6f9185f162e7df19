package llvm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// A TBAANode is a node in the tree of types for type-based alias analysis: a TBAARootAttr or a
// TBAATypeDescriptorAttr (LangRef, TBAA Metadata).
type TBAANode interface {
	ir.Attribute
	tbaaNode()
}

func (*TBAARootAttr) tbaaNode()           {}
func (*TBAATypeDescriptorAttr) tbaaNode() {}

// parseTBAAMembers parses the members of a type descriptor, in braces.
func parseTBAAMembers(p *asm.Parser) []*TBAAMemberAttr {
	var list []*TBAAMemberAttr
	p.Want(asm.LBrace)
	for !p.Failed() {
		list = append(list, asm.StrippedAttrParam[*TBAAMemberAttr](p, TBAAMemberAttrDef))
		if p.Failed() || !p.Got(asm.Comma) {
			break
		}
	}
	p.Want(asm.RBrace)
	return list
}

func printTBAAMembers(p *asm.Printer, list []*TBAAMemberAttr) {
	p.Byte('{')
	for i, m := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.StrippedAttr(m)
	}
	p.Byte('}')
}

// checkAliasScope returns an error if the parameters of an AliasScopeAttr are invalid.
func checkAliasScope(id ir.Attribute, _ *AliasScopeDomainAttr, _ *ir.StringAttr) error {
	switch id.(type) {
	case *ir.StringAttr, *ir.DistinctAttr:
		return nil
	}
	return errors.New("id of an alias scope must be a StringAttr or a DistrinctAttr")
}

// checkTargetFeatures returns an error if the features of a TargetFeaturesAttr are invalid.
func checkTargetFeatures(features []*ir.StringAttr) error {
	for _, f := range features {
		switch {
		case f == nil || f.Value() == "":
			return errors.New("target features can not be null or empty")
		case f.Value()[0] != '+' && f.Value()[0] != '-':
			return errors.New("target features must start with '+' or '-'")
		case strings.Contains(f.Value(), ","):
			return errors.New("target features can not contain ','")
		}
	}
	return nil
}

// checkModuleFlag returns an error if the parameters of a ModuleFlagAttr are invalid. The
// key determines the kind of value.
func checkModuleFlag(_ ModFlagBehavior, key *ir.StringAttr, value ir.Attribute) error {
	switch key.Value() {
	case "CG Profile":
		list, ok := value.(*ir.ArrayAttr)
		if ok {
			for _, e := range list.Elems() {
				if _, entry := e.(*ModuleFlagCGProfileEntryAttr); !entry {
					ok = false
				}
			}
		}
		if !ok {
			return errors.New("'CG Profile' key expects an array of '#llvm.cgprofile_entry'")
		}
		return nil
	case "ProfileSummary":
		if _, ok := value.(*ModuleFlagProfileSummaryAttr); !ok {
			return errors.New("'ProfileSummary' key expects a '#llvm.profile_summary' attribute")
		}
		return nil
	}
	switch value.(type) {
	case *ir.IntegerAttr, *ir.StringAttr:
		return nil
	}
	return fmt.Errorf("only integer and string values are currently supported for unknown key '%s'", key)
}
