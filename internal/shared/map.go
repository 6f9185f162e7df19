// Package shared has a map for many goroutines that is cheap to compile.
//
// [sync.Map] has generic types inside. The compiler makes their methods again, some
// 200 functions, for each package that knows a struct with such a field, and nearly
// all packages of this module know one. Behind an interface they are made once.
package shared

import "sync"

// A Map is a [sync.Map]. The zero Map is empty and ready to use. It must not be
// copied after its first use.
type Map struct {
	once sync.Once
	m    table
}

// table is what a Map needs of sync.Map.
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

// Load returns the value of a key; ok is false if it has none.
func (m *Map) Load(key any) (value any, ok bool) { return m.table().Load(key) }

// LoadOrStore returns the value of a key, after giving it one if it has none.
func (m *Map) LoadOrStore(key, value any) (actual any, loaded bool) {
	return m.table().LoadOrStore(key, value)
}

// Store gives a key a value.
func (m *Map) Store(key, value any) { m.table().Store(key, value) }

// Range calls f for the keys and their values, until f returns false.
func (m *Map) Range(f func(key, value any) bool) { m.table().Range(f) }
