// Package reconcilecasts has the pass that runs last in a lowering by several passes: it
// removes the builtin.unrealized_conversion_cast operations between values that one pass
// has converted and another had not yet.
package reconcilecasts
