package main

import (
	"github.com/gomlir/gomlir/internal/ods"

	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	builtin "github.com/gomlir/gomlir/dialect/builtin/spec"
	cf "github.com/gomlir/gomlir/dialect/cf/spec"
	fn "github.com/gomlir/gomlir/dialect/func/spec"
	llvm "github.com/gomlir/gomlir/dialect/llvm/spec"
	ub "github.com/gomlir/gomlir/dialect/ub/spec"
	vector "github.com/gomlir/gomlir/dialect/vector/spec"

	test "github.com/gomlir/gomlir/internal/testdialect/spec"
)

// specs are the dialects that have a specification.
var specs = []*ods.Dialect{
	arith.Def,
	builtin.Def,
	cf.Def,
	fn.Def,
	test.Def,
	llvm.Def,
	ub.Def,
	vector.Def,
}
