package importer

import "github.com/gomlir/gomlir/llvmir"

// reader returns a function to call before a function is imported. It returns false if the function
// cannot be imported by itself.
func (w *worker) reader() func(*llvmir.Function) bool {
	if w.stream == nil {
		return func(*llvmir.Function) bool { return true }
	}
	r := w.stream.NewReader()
	return func(f *llvmir.Function) bool {
		return r.Read(f) && !number(f) && w.functionMetadata(f)
	}
}
