// Package attrs tests the attributes that the specifications of dialects define,
// all of them in the same way: it makes texts of each from its specification,
// with every optional parameter present and absent, and gives them, and texts
// with one token missing, doubled or replaced, to gomlir and to mlir-opt.
package attrs
