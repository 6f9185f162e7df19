// Package expandmath has the pass math-expand-ops: it replaces operations of math that few
// targets have by others of math and by arith.
//
//   - Hyperbolic functions, their inverses and powers become exponentials and logarithms, powers with
//     a small constant exponent products, quotients and roots.
//   - math.tan, math.rsqrt, math.fma and math.clampf become the two operations that they stand for.
//   - Roundings become conversions to integers, and arithmetic on the bits of a float.
//   - math.ctlz becomes a binary search.
package expandmath
