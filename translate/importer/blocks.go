package importer

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/llvmir"
)

// addressNumbers numbers the blocks of functions in which the address of a block is taken. The
// number ties the address to the block, so any unique number would do. Upstream takes the number
// that LLVM's parser gives the block at its first mention. Addresses before the function come
// first, in the order of their names. Then comes the first branch to the block, or the block
// itself.
func addressNumbers(m *llvmir.Module) map[*llvmir.Block]uint32 {
	taken := map[*llvmir.Function]bool{}
	for _, f := range m.Functions {
		for _, b := range f.Blocks {
			if b.AddressTaken {
				taken[f] = true
			}
		}
	}
	if len(taken) == 0 {
		return nil
	}
	before := addressesBefore(m)
	numbers := map[*llvmir.Block]uint32{}
	for _, f := range m.Functions {
		if taken[f] {
			numberBlocks(f, before[f], numbers)
		}
	}
	return numbers
}

// addressesBefore returns, for each function, the blocks whose address is taken before its body.
func addressesBefore(m *llvmir.Module) map[*llvmir.Function][]*llvmir.Block {
	before := map[*llvmir.Function][]*llvmir.Block{}
	note := func(from *llvmir.GlobalBase, c llvmir.Value) {
		eachAddress(c, func(a *llvmir.BlockAddress) {
			if from.Pos < a.Func.Pos {
				before[a.Func] = append(before[a.Func], a.Block)
			}
		})
	}
	for _, g := range m.Vars {
		if g.Init != nil {
			note(&g.GlobalBase, g.Init)
		}
	}
	for _, f := range m.Functions {
		for _, b := range f.Blocks {
			for _, i := range b.Instrs {
				for _, o := range i.Operands {
					note(&f.GlobalBase, o)
				}
			}
		}
	}
	for _, list := range before {
		slices.SortStableFunc(list, func(a, b *llvmir.Block) int {
			if (a.Name == "") != (b.Name == "") {
				return len(a.Name) - len(b.Name)
			}
			if a.Name == "" {
				return int(a.Num) - int(b.Num)
			}
			return strings.Compare(a.Name, b.Name)
		})
	}
	return before
}

// eachAddress calls f for each block address in a constant.
func eachAddress(v llvmir.Value, f func(*llvmir.BlockAddress)) {
	switch c := v.(type) {
	case *llvmir.BlockAddress:
		f(c)
	case *llvmir.Aggregate:
		for _, e := range c.Elems {
			eachAddress(e, f)
		}
	case *llvmir.Expr:
		for _, e := range c.Operands {
			eachAddress(e, f)
		}
	}
}

func numberBlocks(f *llvmir.Function, before []*llvmir.Block, numbers map[*llvmir.Block]uint32) {
	n := uint32(0)
	meet := func(b *llvmir.Block) {
		if _, ok := numbers[b]; !ok {
			numbers[b] = n
			n++
		}
	}
	for _, b := range before {
		meet(b)
	}
	for _, b := range f.Blocks {
		meet(b)
		for _, i := range b.Instrs {
			for _, o := range i.Operands {
				if to, ok := o.(*llvmir.Block); ok {
					meet(to)
					continue
				}
				eachAddress(o, func(a *llvmir.BlockAddress) {
					if a.Func == f {
						meet(a.Block)
					}
				})
			}
		}
	}
}
