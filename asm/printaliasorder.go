package asm

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// table sorts and numbers the aliases. The builder is not used after that.
func (b *aliasBuilder) table() aliasTable {
	b.sort()
	s := newSuffixes(b.names)
	for place, n := range b.order {
		i := b.infos.at(n)
		i.size, i.depth = s.next(i.name), uint32(place)
	}
	b.ahead = b.long
	return b.aliasTable
}

// aliasKey is the sort key of aliases. Aliases with equal keys stay in the order of the visit.
type aliasKey struct {
	depth uint32
	attr  uint8 // 0 for types, which come first
	name  uint32
}

func (b *aliasBuilder) compare(x, y aliasKey) int {
	return cmp.Or(
		cmp.Compare(x.depth, y.depth),
		cmp.Compare(x.attr, y.attr),
		strings.Compare(b.names[x.name], b.names[y.name]),
	)
}

// sort puts the aliases into the order of their definitions. There may be a
// great many, but there are few different keys.
func (b *aliasBuilder) sort() {
	lists := map[aliasKey]*[]uint32{}
	var keys []aliasKey
	var last aliasKey
	var list *[]uint32
	total := 0
	for n := range uint32(b.infos.n) {
		i := b.infos.at(n)
		if i.name == 0 {
			continue
		}
		k := aliasKey{depth: i.depth, name: i.name, attr: 1}
		if i.isType {
			k.attr = 0
		}
		if k != last || list == nil {
			if list = lists[k]; list == nil {
				list = new([]uint32)
				lists[k] = list
				keys = append(keys, k)
			}
			last = k
		}
		*list = append(*list, n)
		total++
	}
	slices.SortFunc(keys, b.compare)
	b.order = make([]uint32, 0, total)
	for _, k := range keys {
		b.order = append(b.order, *lists[k]...)
	}
}

// suffixes numbers aliases of the same name, so that all are different. The first one
// gets no number. In a name that ends in a digit, a _ comes before the number.
type suffixes struct {
	names []string
	stems []uint32 // by name: number of what comes before the suffix
	text  []string // by stem
	count []uint32 // by stem: the next suffix to try
	risky []bool   // by stem: there is a name that is the stem and digits
	id    map[string]uint32
	taken []bool // by name: there is an alias that reads like that
	buf   []byte
}

func newSuffixes(names []string) *suffixes {
	s := &suffixes{
		names: names,
		stems: make([]uint32, len(names)),
		id:    make(map[string]uint32, len(names)),
		taken: make([]bool, len(names)),
	}
	number := map[string]uint32{}
	for i, name := range names {
		s.id[name] = uint32(i)
		stem := name
		if name != "" && endsInDigit(name) {
			stem += "_"
		}
		n, ok := number[stem]
		if !ok {
			n = uint32(len(s.text))
			number[stem] = n
			s.text = append(s.text, stem)
			s.count = append(s.count, 1)
			s.risky = append(s.risky, false)
		}
		s.stems[i] = n
	}
	for _, name := range names {
		if n, ok := number[strings.TrimRight(name, "0123456789")]; ok && name != s.text[n] {
			s.risky[n] = true
		}
	}
	return s
}

// next returns the suffix of the next alias of a name, 0 for none.
func (s *suffixes) next(name uint32) uint32 {
	if !s.taken[name] {
		s.taken[name] = true
		return 0
	}
	stem := s.stems[name]
	for {
		n := s.count[stem]
		s.count[stem]++
		if !s.risky[stem] {
			return n
		}
		s.buf = strconv.AppendUint(append(s.buf[:0], s.text[stem]...), uint64(n), 10)
		other, named := s.id[string(s.buf)]
		if !named {
			return n
		}
		if !s.taken[other] {
			s.taken[other] = true
			return n
		}
	}
}
