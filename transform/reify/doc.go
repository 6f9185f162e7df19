// Package reify makes operations that compute what is known of values: bounds, which package valuebounds
// finds.
//
//	r, ok := reify.Bound(b, presburger.Above, valuebounds.Of(valuebounds.Index(v)), stop)
package reify
