package llvmir

import (
	"iter"
	"slices"
)

// This file changes existing functions: it inserts, moves, removes and replaces. Uses are not
// recorded. A removed value must not be an operand any more when the module is printed; Verify
// finds such operands.
//
// A change makes the use-list orders of the function meaningless, so they are dropped.

// Instructions ranges over the instructions of all blocks in order. Blocks other than the current
// one may be changed meanwhile.
func (f *Function) Instructions() iter.Seq[*Instruction] {
	return func(yield func(*Instruction) bool) {
		for _, b := range f.Blocks {
			for _, i := range b.Instrs {
				if !yield(i) {
					return
				}
			}
		}
	}
}

// changed drops what no longer holds after a change to the function. The function may be nil.
func (f *Function) changed() {
	if f != nil {
		f.UseLists = nil
	}
}

// Index returns the place of an instruction in the block, -1 if absent.
func (b *Block) Index(i *Instruction) int { return slices.Index(b.Instrs, i) }

// Insert puts instructions into the block, the first of them at place n; n is at most
// the number of instructions. It panics if one is in a block already. It takes time in
// proportion to the length of the block; see [Block.Rewrite] for many changes.
func (b *Block) Insert(n int, list ...*Instruction) {
	for _, i := range list {
		if i.Block != nil {
			panic("llvmir: Insert of an instruction that is in a block: " + i.String())
		}
		i.Block = b
	}
	b.Instrs = slices.Insert(b.Instrs, n, list...)
	b.Func.changed()
}

// Remove takes the instruction out of its block. It may be inserted again. Debug
// records before it stay where they were. It panics if the instruction is in no block.
// It takes time in proportion to the length of the block; see [Block.Rewrite] for many
// changes.
func (i *Instruction) Remove() {
	b := i.Block
	if b == nil {
		panic("llvmir: Remove of an instruction that is in no block: " + i.String())
	}
	n := b.Index(i)
	b.Instrs = slices.Delete(b.Instrs, n, n+1)
	if n < len(b.Instrs) {
		next := b.Instrs[n]
		next.Records = append(i.Records[:len(i.Records):len(i.Records)], next.Records...)
	} else {
		b.Trailing = append(i.Records, b.Trailing...)
	}
	i.Records, i.Block = nil, nil
	b.Func.changed()
}

// ReplaceWith replaces i by the instructions of a list, and the uses of i in the function by v. v
// may be nil if i has no uses. It takes time in proportion to the size of the function; see
// [Block.Rewrite] and [Function.ReplaceUses] for many changes.
func (i *Instruction) ReplaceWith(v Value, list ...*Instruction) {
	b := i.Block
	if b == nil {
		panic("llvmir: ReplaceWith of an instruction that is in no block: " + i.String())
	}
	b.Insert(b.Index(i), list...)
	i.Remove()
	if v != nil && b.Func != nil {
		b.Func.ReplaceUses(map[Value]Value{i: v})
	}
}

// Rewrite calls f with each instruction of the block. Instructions that f appends with the builder
// are inserted in front of it. The instruction stays if f returns true, and is removed otherwise,
// as by [Instruction.Remove]. Rewrite takes time in proportion to the length of the block and
// leaves the builder at its end. f must not change the block in other ways.
func (b *Block) Rewrite(at *Builder, f func(i *Instruction) (keep bool)) {
	old := b.Instrs
	b.Instrs = make([]*Instruction, 0, len(old))
	at.SetBlock(b)
	var records []*DebugRecord // of removed instructions
	for _, i := range old {
		if f(i) {
			if len(records) > 0 {
				i.Records, records = append(records, i.Records...), nil
			}
			b.Instrs = append(b.Instrs, i)
			continue
		}
		records = append(records, i.Records...)
		i.Records, i.Block = nil, nil
	}
	b.Trailing = append(records, b.Trailing...)
	b.Func.changed()
}

// ReplaceUses replaces operands in the function. It replaces each key of the map by the value that
// it maps to, which may be a key too. It covers operands of instructions, arguments of debug
// records and metadata among the arguments of calls. Constants that contain a replaced constant
// stay as they are. ReplaceUses panics if a value would be replaced by itself in the end.
func (f *Function) ReplaceUses(by map[Value]Value) {
	r := replacer{by: by, final: map[Value]Value{}}
	for i := range f.Instructions() {
		for n, v := range i.Operands {
			i.Operands[n] = r.value(v)
		}
		for _, record := range i.Records {
			r.record(record)
		}
	}
	for _, b := range f.Blocks {
		for _, record := range b.Trailing {
			r.record(record)
		}
	}
	f.changed()
}

// A replacer replaces values.
type replacer struct {
	by    map[Value]Value
	final map[Value]Value // the final replacements found so far
}

// value returns the final replacement of a value.
func (r *replacer) value(v Value) Value {
	if md, ok := v.(*MetadataValue); ok {
		if n := r.metadata(md.Metadata); n != md.Metadata {
			return &MetadataValue{n, md.typ}
		}
		return v
	}
	to := v
	var path []Value
	for {
		next, ok := r.by[to]
		if !ok {
			break
		}
		path = append(path, to)
		if final, known := r.final[to]; known {
			to = final
			break
		}
		if len(path) > len(r.by) {
			panic("llvmir: ReplaceUses of " + AsOperand(v) + " by itself")
		}
		to = next
	}
	for _, at := range path {
		r.final[at] = to
	}
	return to
}

func (r *replacer) metadata(md Metadata) Metadata {
	switch md := md.(type) {
	case *ValueMetadata:
		if v := r.value(md.Value); v != md.Value {
			return &ValueMetadata{v}
		}
	case *ArgList:
		var args []*ValueMetadata
		for n, a := range md.Args {
			if b := r.metadata(a).(*ValueMetadata); b != a {
				if args == nil {
					args = slices.Clone(md.Args)
				}
				args[n] = b
			}
		}
		if args != nil {
			return &ArgList{args}
		}
	}
	return md
}

func (r *replacer) record(d *DebugRecord) {
	d.Location = r.metadata(d.Location)
	d.Address = r.metadata(d.Address)
}

// index returns the place of the block in its function, -1 if it is not in a function.
func (b *Block) index() int {
	if b.Func == nil {
		return -1
	}
	return slices.Index(b.Func.Blocks, b)
}

// NewBlockAt inserts a new basic block into a function at place n, which is at most the number of
// blocks. The block at place 0 is the entry.
func (f *Function) NewBlockAt(n int, name string) *Block {
	b := f.NewBlock(name)
	b.MoveTo(n)
	return b
}

// MoveTo moves the block to place n in its function. It panics if the block is in no
// function.
func (b *Block) MoveTo(n int) {
	at := b.index()
	if at < 0 {
		panic("llvmir: MoveTo of a block that is in no function")
	}
	f := b.Func
	f.Blocks = slices.Insert(slices.Delete(f.Blocks, at, at+1), n, b)
	f.changed()
}

// Remove takes the block out of its function, and removes its entries from the phis of its
// successors. It panics if the block is in no function. The caller must remove branches to the
// block and addresses of it.
func (b *Block) Remove() {
	at := b.index()
	if at < 0 {
		panic("llvmir: Remove of a block that is in no function")
	}
	for _, s := range b.Succs() {
		s.removeIncoming(b)
	}
	f := b.Func
	f.Blocks = slices.Delete(f.Blocks, at, at+1)
	f.EdgeOrder = slices.DeleteFunc(f.EdgeOrder, func(o *Block) bool { return o == b })
	f.changed()
	b.Func = nil
}

// removeIncoming removes one entry for a predecessor from the phis of a block.
func (b *Block) removeIncoming(from *Block) {
	for phi := range b.Phis() {
		for n := 1; n < len(phi.Operands); n += 2 {
			if phi.Operands[n] == Value(from) {
				phi.Operands = slices.Delete(slices.Clone(phi.Operands), n-1, n+1)
				break
			}
		}
	}
}

// replaceIncoming changes the predecessor of phi entries from one block to another.
func (b *Block) replaceIncoming(from, to *Block) {
	for phi := range b.Phis() {
		for n := 1; n < len(phi.Operands); n += 2 {
			if phi.Operands[n] == Value(from) {
				phi.Operands[n] = to
			}
		}
	}
}

// Phis ranges over the phis at the start of the block.
func (b *Block) Phis() iter.Seq[*Instruction] {
	return func(yield func(*Instruction) bool) {
		for _, i := range b.Instrs {
			if i.Op != OpPhi || !yield(i) {
				return
			}
		}
	}
}

// Split ends the block before an instruction. That instruction and those after it move to a new
// block, which comes next in the function. The old block gets a branch to the new one, and the phis
// of the successors are updated. Split returns the new block. It panics if the instruction is in
// another block or is a phi.
func (b *Block) Split(before *Instruction, name string) *Block {
	n := b.Index(before)
	if n < 0 || before.Op == OpPhi {
		panic("llvmir: Split of a block before " + before.String() + ", where it cannot be split")
	}
	f := b.Func
	rest := f.NewBlockAt(b.index()+1, name)
	rest.Instrs = slices.Clone(b.Instrs[n:])
	rest.Trailing, b.Trailing = b.Trailing, nil
	for _, i := range rest.Instrs {
		i.Block = rest
	}
	for _, s := range rest.Succs() {
		s.replaceIncoming(b, rest)
	}
	b.Instrs = b.Instrs[:n:n]
	br := NewBuilder(f.Module)
	br.SetBlock(b)
	br.Br(rest)
	return rest
}

// Remove takes a global out of the module. It panics if the module does not contain it. The caller
// must remove uses of the global.
func (m *Module) Remove(g Global) {
	found := false
	switch g := g.(type) {
	case *GlobalVar:
		m.Vars, found = without(m.Vars, g)
	case *Alias:
		m.Aliases, found = without(m.Aliases, g)
	case *IFunc:
		m.IFuncs, found = without(m.IFuncs, g)
	case *Function:
		m.Functions, found = without(m.Functions, g)
	}
	if !found {
		panic("llvmir: Remove of @" + g.GlobalName() + ", which is not in the module")
	}
	if m.symbols[g.GlobalName()] == g {
		delete(m.symbols, g.GlobalName())
	}
}

// without removes an element from a list and reports whether it was there.
func without[T comparable](list []T, v T) ([]T, bool) {
	n := slices.Index(list, v)
	if n < 0 {
		return list, false
	}
	return slices.Delete(list, n, n+1), true
}

// Rename gives a global of the module another name, or a number if the name is empty. It panics if
// the name is taken.
func (m *Module) Rename(g Global, name string) {
	b := g.Base()
	if b.Name == name {
		return
	}
	if m.symbols[name] != nil {
		panic("llvmir: @" + name + " is defined already")
	}
	delete(m.symbols, b.Name)
	b.Name = name
	m.add(g)
}
