// Package specs compares the specifications of dialects with the code that was
// generated from them, and with those of MLIR.
package specs

import (
	"github.com/gomlir/gomlir/ods"

	affine "github.com/gomlir/gomlir/dialect/affine/spec"
	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	bufferization "github.com/gomlir/gomlir/dialect/bufferization/spec"
	builtin "github.com/gomlir/gomlir/dialect/builtin/spec"
	cf "github.com/gomlir/gomlir/dialect/cf/spec"
	complex "github.com/gomlir/gomlir/dialect/complex/spec"
	fn "github.com/gomlir/gomlir/dialect/func/spec"
	index "github.com/gomlir/gomlir/dialect/index/spec"
	llvm "github.com/gomlir/gomlir/dialect/llvm/spec"
	math "github.com/gomlir/gomlir/dialect/math/spec"
	memref "github.com/gomlir/gomlir/dialect/memref/spec"
	mlprogram "github.com/gomlir/gomlir/dialect/mlprogram/spec"
	ptr "github.com/gomlir/gomlir/dialect/ptr/spec"
	scf "github.com/gomlir/gomlir/dialect/scf/spec"
	tensor "github.com/gomlir/gomlir/dialect/tensor/spec"
	ub "github.com/gomlir/gomlir/dialect/ub/spec"
	vector "github.com/gomlir/gomlir/dialect/vector/spec"

	form "github.com/gomlir/gomlir/test/form/spec"
	test "github.com/gomlir/gomlir/test/testdialect/spec"
)

// specs are the dialects that have a specification.
var specs = []*ods.Dialect{
	affine.Def,
	arith.Def,
	bufferization.Def,
	builtin.Def,
	cf.Def,
	complex.Def,
	fn.Def,
	form.Def,
	index.Def,
	llvm.Def,
	math.Def,
	scf.Def,
	memref.Def,
	mlprogram.Def,
	ptr.Def,
	tensor.Def,
	test.Def,
	ub.Def,
	vector.Def,
}
