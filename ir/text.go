package ir

import "fmt"

// A TextForm prints the objects of this package. Package asm registers one, so that
// String methods and diagnostics give MLIR's text and ir does not depend on the
// printer.
type TextForm interface {
	AppendType(dst []byte, t Type) []byte
	AppendAttribute(dst []byte, a Attribute) []byte
	// AppendOperation prints an operation, in generic form if asked.
	AppendOperation(dst []byte, op *Operation, generic bool) []byte
	// AppendValue and AppendBlock print names, %0 and ^bb1.
	AppendValue(dst []byte, v *Value) []byte
	AppendBlock(dst []byte, b *Block) []byte
}

var textForm TextForm

// RegisterTextForm sets what String methods use, once: a second call panics. It is for
// package asm's initialization and not safe for concurrent use.
func RegisterTextForm(f TextForm) {
	if textForm != nil {
		panic("ir: there is a text form already")
	}
	textForm = f
}

var verifier func(*Operation) bool

// RegisterVerifier sets what Verifier returns, once: a second call panics. It is for
// package verify's initialization and not safe for concurrent use.
func RegisterVerifier(f func(*Operation) bool) {
	if verifier != nil {
		panic("ir: there is a verifier already")
	}
	verifier = f
}

// Verifier reports whether an operation and all below it are valid. It is nil
// in a program without package verify. Printers use it, since the custom form of
// an operation may rely on what is verified.
func Verifier() func(*Operation) bool { return verifier }

func appendType(dst []byte, t Type) []byte {
	if textForm == nil {
		return fmt.Appendf(dst, "!%s<#%d>", t.Def().Name(), t.typeBase().id)
	}
	return textForm.AppendType(dst, t)
}

func appendAttr(dst []byte, a Attribute) []byte {
	if textForm == nil {
		return fmt.Appendf(dst, "#%s<#%d>", a.Def().Name(), a.attrBase().id)
	}
	return textForm.AppendAttribute(dst, a)
}

func appendOperation(dst []byte, op *Operation, generic bool) []byte {
	if textForm == nil {
		return fmt.Appendf(dst, "%q(%d operands) : %d results", op.Name(), len(op.operands), op.NumResults())
	}
	return textForm.AppendOperation(dst, op, generic)
}

func appendValue(dst []byte, v *Value) []byte {
	if textForm == nil {
		return append(dst, "%<?>"...)
	}
	return textForm.AppendValue(dst, v)
}

func appendBlock(dst []byte, b *Block) []byte {
	if textForm == nil {
		return append(dst, "^<?>"...)
	}
	return textForm.AppendBlock(dst, b)
}
