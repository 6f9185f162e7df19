// Package dwarf has the names and numbers of DWARF constants in LLVM's debug info metadata: those
// of version 5, section 7, and of the vendor extensions that LLVM knows.
package dwarf

// A Table translates between the names and numbers of a group of constants. It is immutable.
type Table struct {
	byName map[string]uint64
	byNum  map[uint64]string
}

// name is one constant.
type name struct {
	value uint64
	name  string
}

func newTable(names ...name) *Table {
	t := &Table{make(map[string]uint64, len(names)), make(map[uint64]string, len(names))}
	for _, n := range names {
		t.byName[n.name] = n.value
		t.byNum[n.value] = n.name
	}
	return t
}

// Value returns the number of a name such as "DW_TAG_member".
func (t *Table) Value(name string) (v uint64, ok bool) {
	v, ok = t.byName[name]
	return v, ok
}

// Name returns the name of a number, "" if it has none.
func (t *Table) Name(v uint64) string { return t.byNum[v] }

// OpLLVMConvert is DW_OP_LLVM_convert, LLVM's operation that converts between base types. Its
// arguments are a size in bits and an encoding.
const OpLLVMConvert = 0x1001
