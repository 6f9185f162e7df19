package canonicalize_test

// indices adds operations of the index dialect. Many numbers are near the bounds of what is folded.
func (f *function) indices() {
	number := func() string {
		if f.IntN(2) == 0 {
			f.op("index", "index.constant %s", f.one("0", "0", "1", "1", "-1", "2", "3", "-5", "31", "32", "33", "2147483647", "-2147483648", "2147483648",
				"4294967295", "4294967296", "4294967297", "8589934594", "-4294967296", "9223372036854775807", "-9223372036854775808"))
			list := f.values["index"]
			return list[len(list)-1]
		}
		return f.value("index")
	}
	binary := func(names ...string) { f.op("index", "index.%s %s, %s", f.one(names...), number(), number()) }
	for range 4 + f.IntN(16) {
		switch f.IntN(8) {
		case 0, 1, 2:
			binary("add", "sub", "mul", "and", "or", "xor", "maxs", "maxu", "mins", "minu")
		case 3:
			binary("divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu")
		case 4:
			binary("shl", "shrs", "shru")
		case 5, 6:
			f.op("i1", "index.cmp %s(%s, %s)", f.one("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"), number(), number())
		case 7:
			t := f.one("i1", "i8", "i32", "i33", "i64", "i80", "si16")
			op := f.one("casts", "castu")
			f.op(t, "index.%s %s : index to %s", op, number(), t)
			if t[0] == 'i' {
				f.op("index", "index.%s %s : %s to index", op, f.known(t), t)
			}
		}
	}
}
