package asm

// aliasNames maps the names of aliases to their values. A program with debug information has
// hundreds of thousands of names such as #loc17. Those that end in a number are in an array for
// each stem.
type aliasNames[V comparable] struct {
	named    map[string]V
	numbered map[string]*numberedAliases[V]
}

// numberedAliases are the values of the names with a stem, by number. The zero value means absent.
// They are in lists of listLen, so that growing copies nothing.
type numberedAliases[V comparable] [][]V

const listLen = 1 << 12

func (l numberedAliases[V]) at(n int) (v V) {
	if n/listLen < len(l) {
		v = l[n/listLen][n%listLen]
	}
	return v
}

// splitNumber splits the number off the end of a name. Without one that can be
// written in only one way it returns -1.
func splitNumber(name []byte) (stem []byte, n int) {
	i := len(name)
	for i > 0 && class[name[i-1]]&digit != 0 {
		i--
	}
	digits := name[i:]
	if len(digits) == 0 || len(digits) > 8 || digits[0] == '0' && len(digits) > 1 {
		return name, -1
	}
	for _, c := range digits {
		n = n*10 + int(c-'0')
	}
	return name[:i], n
}

// get returns the value of a name.
func (t *aliasNames[V]) get(name []byte) (v V, ok bool) {
	if stem, n := splitNumber(name); n >= 0 {
		var none V
		if g := t.numbered[string(stem)]; g != nil {
			if v := g.at(n); v != none {
				return v, true
			}
		}
	}
	v, ok = t.named[string(name)]
	return v, ok
}

// put sets the value of a name.
func (t *aliasNames[V]) put(name []byte, v V) {
	if stem, n := splitNumber(name); n >= 0 {
		g := t.numbered[string(stem)]
		if g == nil {
			g = &numberedAliases[V]{}
			if t.numbered == nil {
				t.numbered = map[string]*numberedAliases[V]{}
			}
			t.numbered[string(stem)] = g
		}
		// An array with large holes would be no gain.
		if n/listLen <= len(*g) {
			if n/listLen == len(*g) {
				*g = append(*g, make([]V, listLen))
			}
			(*g)[n/listLen][n%listLen] = v
			return
		}
	}
	if t.named == nil {
		t.named = map[string]V{}
	}
	t.named[string(name)] = v
}
