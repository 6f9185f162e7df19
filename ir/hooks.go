package ir

import "github.com/gomlir/gomlir/diag"

// This file makes implementations of the core's interfaces from functions, for
// definitions that are written by hand and have no view. Those from a specification
// have methods of their views instead.

// VerifyWith implements [VerifyInterface] by a function.
func VerifyWith(f func(op *Operation) *diag.Diagnostic) Implementation {
	return VerifyInterface.Bind(func(op *Operation) VerifyOp { return verifyFunc{op, f} })
}

type verifyFunc struct {
	op *Operation
	f  func(op *Operation) *diag.Diagnostic
}

func (v verifyFunc) Verify() *diag.Diagnostic { return v.f(v.op) }

// FoldWith implements [FoldInterface] by a function.
func FoldWith(f func(op *Operation, constants []Attribute) ([]FoldResult, bool)) Implementation {
	return FoldInterface.Bind(func(op *Operation) FoldOp { return foldFunc{op, f} })
}

type foldFunc struct {
	op *Operation
	f  func(op *Operation, constants []Attribute) ([]FoldResult, bool)
}

func (v foldFunc) Fold(constants []Attribute) ([]FoldResult, bool) { return v.f(v.op, constants) }

// VerifyRegionsWith implements [VerifyRegionsInterface] by a function.
func VerifyRegionsWith(f func(op *Operation) *diag.Diagnostic) Implementation {
	return VerifyRegionsInterface.Bind(func(op *Operation) VerifyRegionsOp { return verifyRegionsFunc{op, f} })
}

type verifyRegionsFunc struct {
	op *Operation
	f  func(op *Operation) *diag.Diagnostic
}

func (v verifyRegionsFunc) VerifyRegions() *diag.Diagnostic { return v.f(v.op) }

// InferResultsWith implements [InferTypeOpInterface] by a function.
func InferResultsWith(f func(st *OperationState) ([]Type, *diag.Diagnostic)) Implementation {
	return InferTypeOpInterface.Is(inferFunc(f))
}

type inferFunc func(st *OperationState) ([]Type, *diag.Diagnostic)

func (f inferFunc) InferResults(st *OperationState) ([]Type, *diag.Diagnostic) { return f(st) }
