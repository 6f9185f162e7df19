// Package shared has a concurrent map that is cheap to compile.
//
// [sync.Map] contains generic types. The compiler creates their methods, some 200 functions, in
// each package that uses a struct with such a field, which is nearly every package of this module.
// Behind an interface, they are created once.
package shared

import "sync"

// A Map is a [sync.Map]. The zero Map is empty and ready to use. It must not be
// copied after its first use.
type Map struct {
	once sync.Once
	m    table
}

// table is the part of sync.Map that a Map uses.
type table interface {
	Load(key any) (value any, ok bool)
	LoadOrStore(key, value any) (actual any, loaded bool)
	Store(key, value any)
	Range(f func(key, value any) bool)
}

func (m *Map) table() table {
	m.once.Do(func() { m.m = new(sync.Map) })
	return m.m
}

// Load returns the value of a key. ok is false if absent.
func (m *Map) Load(key any) (value any, ok bool) { return m.table().Load(key) }

// LoadOrStore returns the value of a key. If there is none, it stores the given value first.
func (m *Map) LoadOrStore(key, value any) (actual any, loaded bool) {
	return m.table().LoadOrStore(key, value)
}

// Store sets the value of a key.
func (m *Map) Store(key, value any) { m.table().Store(key, value) }

// Range calls f for each key and value until f returns false.
func (m *Map) Range(f func(key, value any) bool) { m.table().Range(f) }
