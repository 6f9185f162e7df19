package llvmir

// A diFlag is a flag of debug info with its bits.
type diFlag struct {
	value uint64
	name  string
}

// diFlags lists the DIFlag names with their bits, in the order in which LLVM splits a
// value into flags; accessibility and pointer-to-member representation are
// numbers of two bits.
var diFlags = []diFlag{
	{1 << 2, "DIFlagFwdDecl"}, {1 << 3, "DIFlagAppleBlock"}, {1 << 4, "DIFlagReservedBit4"}, {1 << 5, "DIFlagVirtual"},
	{1 << 6, "DIFlagArtificial"}, {1 << 7, "DIFlagExplicit"}, {1 << 8, "DIFlagPrototyped"}, {1 << 9, "DIFlagObjcClassComplete"},
	{1 << 10, "DIFlagObjectPointer"}, {1 << 11, "DIFlagVector"}, {1 << 12, "DIFlagStaticMember"},
	{1 << 13, "DIFlagLValueReference"}, {1 << 14, "DIFlagRValueReference"}, {1 << 15, "DIFlagExportSymbols"},
	{1 << 18, "DIFlagIntroducedVirtual"}, {1 << 19, "DIFlagBitField"}, {1 << 20, "DIFlagNoReturn"},
	{1 << 22, "DIFlagTypePassByValue"}, {1 << 23, "DIFlagTypePassByReference"}, {1 << 24, "DIFlagEnumClass"},
	{1 << 25, "DIFlagThunk"}, {1 << 26, "DIFlagNonTrivial"}, {1 << 27, "DIFlagBigEndian"}, {1 << 28, "DIFlagLittleEndian"},
	{1 << 29, "DIFlagAllCallsDescribed"}, {1 << 30, "DIFlagNameIsSimplified"},
}

var diFlagByName = func() map[string]uint64 {
	m := map[string]uint64{"DIFlagZero": 0, "DIFlagPrivate": 1, "DIFlagProtected": 2, "DIFlagPublic": 3,
		"DIFlagSingleInheritance": 1 << 16, "DIFlagMultipleInheritance": 2 << 16, "DIFlagVirtualInheritance": 3 << 16,
		"DIFlagIndirectVirtualBase": 1<<2 | 1<<5}
	for _, f := range diFlags {
		m[f.name] = f.value
	}
	return m
}()

// spFlags lists the DISPFlag names with their bits; virtuality is a number of two bits.
var spFlags = []diFlag{
	{1 << 2, "DISPFlagLocalToUnit"}, {1 << 3, "DISPFlagDefinition"}, {1 << 4, "DISPFlagOptimized"}, {1 << 5, "DISPFlagPure"},
	{1 << 6, "DISPFlagElemental"}, {1 << 7, "DISPFlagRecursive"}, {1 << 8, "DISPFlagMainSubprogram"},
	{1 << 9, "DISPFlagDeleted"}, {1 << 11, "DISPFlagObjCDirect"},
}

var spFlagByName = func() map[string]uint64 {
	m := map[string]uint64{"DISPFlagZero": 0, "DISPFlagVirtual": 1, "DISPFlagPureVirtual": 2}
	for _, f := range spFlags {
		m[f.name] = f.value
	}
	return m
}()

func appendFlag(b []byte, first *bool, name string) []byte {
	if !*first {
		b = append(b, " | "...)
	}
	*first = false
	return append(b, name...)
}

// appendDIFlags appends debug info flags. Bits without a name follow as a number.
func appendDIFlags(b []byte, v uint64) []byte {
	first := true
	if v&3 != 0 {
		b = appendFlag(b, &first, [...]string{"", "DIFlagPrivate", "DIFlagProtected", "DIFlagPublic"}[v&3])
		v &^= 3
	}
	if r := v >> 16 & 3; r != 0 {
		b = appendFlag(b, &first, [...]string{"", "DIFlagSingleInheritance", "DIFlagMultipleInheritance", "DIFlagVirtualInheritance"}[r])
		v &^= 3 << 16
	}
	if v&(1<<2|1<<5) == 1<<2|1<<5 {
		v &^= 1<<2 | 1<<5
		b = appendFlag(b, &first, "DIFlagIndirectVirtualBase")
	}
	return appendFlags(b, v, diFlags, first)
}

// appendSPFlags appends the flags of a subprogram. No flags print as 0.
func appendSPFlags(b []byte, v uint64) []byte {
	first := true
	if v&3 != 0 {
		b = appendFlag(b, &first, [...]string{"", "DISPFlagVirtual", "DISPFlagPureVirtual", "DISPFlagVirtual | DISPFlagPureVirtual"}[v&3])
		v &^= 3
	}
	return appendFlags(b, v, spFlags, first)
}

func appendFlags(b []byte, v uint64, table []diFlag, first bool) []byte {
	for _, f := range table {
		if v&f.value != 0 {
			b = appendFlag(b, &first, f.name)
			v &^= f.value
		}
	}
	if v != 0 || first {
		b = appendFlag(b, &first, "")
		b = appendUint(b, v)
	}
	return b
}

// exprOpSize returns the number of elements that an operation takes in a DIExpression, itself
// included.
func exprOpSize(op uint64) int {
	switch {
	case op >= 0x70 && op <= 0x8f: // DW_OP_breg0 to 31
		return 2
	case op == opFragment || op == opConvert || op == 0x92 || op == 0x1006 || op == 0x1007:
		return 3
	}
	switch op {
	case 0x10, 0x11, 0x94, 0x23, 0x1002, 0x1003, 0x1005, 0x90: // constu consts deref_size plus_uconst tag_offset entry_value arg regx
		return 2
	}
	return 1
}

const (
	opDeref      = 0x06
	opConstU     = 0x10
	opConstS     = 0x11
	opSwap       = 0x16
	opLit0       = 0x30
	opReg0       = 0x50
	opBreg31     = 0x8f
	opStackValue = 0x9f
	opFragment   = 0x1000
	opConvert    = 0x1001
	opEntryValue = 0x1003
	opArg        = 0x1005
)

// exprOpKnown reports whether LLVM accepts an operation in any expression.
func exprOpKnown(op uint64) bool {
	if op >= opReg0 && op <= opBreg31 {
		return true
	}
	switch op {
	case opDeref, opLit0, opConstU, opConstS, 0x12, 0x14, opSwap, 0x17, 0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27,
		0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e, 0x90, 0x92, 0x94, 0x97, opStackValue, opFragment, opConvert, 0x1002, opEntryValue, 0x1004, opArg, 0x1006, 0x1007:
		return true
	}
	return false
}

// exprIsValid reports whether the elements of a DIExpression are well formed. Only then are they
// printed by name.
func exprIsValid(e []int64) bool {
	for i := 0; i < len(e); {
		op := uint64(e[i])
		next := i + exprOpSize(op)
		if next > len(e) || !exprOpKnown(op) {
			return false
		}
		if op >= opReg0 && op <= opBreg31 {
			return true // LLVM does not check the rest
		}
		switch op {
		case opFragment:
			return next == len(e)
		case opStackValue:
			if next < len(e) && e[next] != opFragment {
				return false
			}
		case opSwap:
			if len(e) == 1 {
				return false
			}
		case opEntryValue:
			first := 0
			if e[0] == opArg && len(e) > 1 && e[1] == 0 {
				first = 2
			}
			return i == first && e[i+1] == 1
		}
		i = next
	}
	return true
}
