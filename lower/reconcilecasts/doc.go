// Package reconcilecasts has the last pass of a lowering by several passes. It removes the
// builtin.unrealized_conversion_cast operations between values that one pass has converted and
// another had not converted yet.
package reconcilecasts
