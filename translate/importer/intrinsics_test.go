package importer

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/llvmir"
)

// TestIntrinsicNames checks that every operation for an intrinsic belongs to an intrinsic of LLVM.
func TestIntrinsicNames(t *testing.T) {
	table := intrinsicOps()
	for name := range table {
		if strings.HasPrefix(name, "llvm.dbg.") {
			continue // records since LLVM 19
		}
		if in, ok := llvmir.LookupIntrinsic(name); !ok || in.Name != name {
			t.Errorf("LLVM has no intrinsic %s", name)
		}
	}
}

// TestOpcodes checks that every operation for an instruction belongs to an instruction of LLVM, and
// is the only one for it.
func TestOpcodes(t *testing.T) {
	seen := map[llvm.Opcode]string{}
	for _, def := range llvm.Dialect.Ops {
		opcode, ok := llvm.OpcodeInterface.OfDef(nil, def)
		if !ok {
			continue
		}
		if _, ok := llvmir.OpByName(string(opcode)); !ok {
			t.Errorf("%s: LLVM has no instruction %s", def.Name, opcode)
		}
		if seen[opcode] != "" {
			t.Errorf("%s and %s are both the instruction %s", seen[opcode], def.Name, opcode)
		}
		seen[opcode] = def.Name
	}
}
