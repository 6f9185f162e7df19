package ir

import "sync/atomic"

// A Body is the part of a recursive type or attribute that is not in its key:
// the object is made first, from an identity such as a name, then used in the
// making of its own parts, and gets its body last, once. Embed one as a field.
// The zero Body is not set.
//
//	type RecordType struct {
//		ir.TypeBase
//		name   string
//		fields ir.Body[[]ir.Type]
//	}
//
// The key does not change with the body, and so the pointer does not. Types made of the
// unfinished object are the same as those made of it later.
//
// All methods are safe for concurrent use, without locks. Whoever sees a body
// sees all of it; it must not be modified once it was given to Set.
//
// To parse and print such objects see OpenRecursive of asm's Parser and
// Printer.
type Body[T any] struct{ p atomic.Pointer[T] }

// Get returns the body, or nil if it is not set yet.
func (b *Body[T]) Get() *T { return b.p.Load() }

// Set makes v the body, unless the body is set already. It reports whether it did.
func (b *Body[T]) Set(v *T) bool { return b.p.CompareAndSwap(nil, v) }

// SetEqual makes v the body, unless the body is set already, and reports whether the
// body is now equal to v. If several goroutines set bodies at the same time, those
// succeed whose bodies equal the first one.
func (b *Body[T]) SetEqual(v *T, equal func(a, b *T) bool) bool {
	return b.Set(v) || equal(b.Get(), v)
}
