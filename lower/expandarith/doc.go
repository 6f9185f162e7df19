// Package expandarith has the pass arith-expand: it replaces operations of arith that few
// targets have by others of arith.
//
//   - Divisions that round up or down become divisions that round towards zero.
//   - Maxima and minima become comparisons and selections.
//   - Conversions with a scale become plain ones and a multiplication or division.
//   - On demand, conversions from and to bf16, f8E8M0FNU and f4E2M1FN become arithmetic on
//     the bits.
package expandarith
