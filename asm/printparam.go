package asm

import "github.com/gomlir/gomlir/ir"

// This file has what generated code prints the parameters of attributes and types
// with: see parseparam.go.

// Separator writes ", ", except the first time that it is called with a flag.
func (p *Printer) Separator(first *bool) {
	if !*first {
		p.Str(", ")
	}
	*first = false
}

// Bool writes true or false.
func (p *Printer) Bool(v bool) {
	if v {
		p.Str("true")
	} else {
		p.Str("false")
	}
}

// AttrOrNil is an attribute, or no attribute if the pointer is nil.
func AttrOrNil[T any, P interface {
	*T
	ir.Attribute
}](v P) ir.Attribute {
	if v == nil {
		return nil
	}
	return v
}

// TypeOrNil is a type, or no type if the pointer is nil.
func TypeOrNil[T any, P interface {
	*T
	ir.Type
}](v P) ir.Type {
	if v == nil {
		return nil
	}
	return v
}
