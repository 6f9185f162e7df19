// Package all lists the dialects of gomlir, to register them at once.
package all

import (
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/bufferization"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/dialect/dlti"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/index"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/mlprogram"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// Dialects returns all dialects, in a new slice.
func Dialects() []*ir.Dialect {
	return []*ir.Dialect{
		affine.Dialect, arith.Dialect, bufferization.Dialect, builtin.Dialect, cf.Dialect, complex.Dialect, dlti.Dialect, fn.Dialect, index.Dialect, llvm.Dialect, math.Dialect, memref.Dialect, mlprogram.Dialect,
		ptr.Dialect, scf.Dialect, tensor.Dialect, ub.Dialect, vector.Dialect,
	}
}
