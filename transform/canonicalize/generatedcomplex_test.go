package canonicalize_test

// complexes adds operations of the complex dialect.
func (f *function) complexes() {
	types := []string{"complex<f32>", "complex<f64>"}
	bits := map[string][]string{"complex<f32>": {"i64", "f64"}, "complex<f64>": {"i128", "f128"}}
	elem := map[string]string{"complex<f32>": "f32", "complex<f64>": "f64"}
	known := func(t string) string {
		if f.IntN(4) > 0 {
			return f.value(t)
		}
		e := elem[t]
		f.op(t, "complex.constant [%s : %s, %s : %s] : %s", f.one("0.0", "1.0", "1.0", "-0.0", "2.5"), e, f.one("0.0", "-0.0", "1.0"), e, t)
		list := f.values[t]
		return list[len(list)-1]
	}
	for range 6 + f.IntN(16) {
		t := f.one(types...)
		switch f.IntN(7) {
		case 0, 1:
			f.op(t, "complex.%s %s, %s%s : %s", f.one("add", "sub", "add", "sub", "mul", "div", "pow", "atan2"), known(t), known(t), f.fast(), t)
		case 2:
			f.op(t, "complex.%s %s%s : %s", f.one("neg", "neg", "conj", "exp", "log", "exp", "log", "sqrt", "tan"), known(t), f.fast(), t)
		case 3:
			f.op(elem[t], "complex.%s %s%s : %s", f.one("re", "im", "re", "im", "abs", "angle"), known(t), f.fast(), t)
		case 4:
			f.op(t, "complex.create %s, %s : %s", f.value(elem[t]), f.value(elem[t]), t)
		case 5:
			to := f.one(append(bits[t], t)...)
			f.op(to, "complex.bitcast %s : %s to %s", known(t), t, to)
			from := f.one(bits[t]...)
			f.op(t, "complex.bitcast %s : %s to %s", f.value(from), from, t)
		case 6:
			list := bits[t]
			f.op(list[1], "arith.bitcast %s : %s to %s", f.value(list[0]), list[0], list[1])
			f.op(list[0], "arith.bitcast %s : %s to %s", f.value(list[1]), list[1], list[0])
		}
	}
}
