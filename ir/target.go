package ir

// A BranchTarget is a block to branch to, with the values for its arguments.
type BranchTarget struct {
	Block *Block
	Args  []*Value
}

// To returns the target of a branch to a block, with a value for each of the block's
// arguments:
//
//	cf.NewCondBranch(b, condition, ir.To(then, x), ir.To(otherwise))
func To(b *Block, args ...*Value) BranchTarget { return BranchTarget{b, args} }
