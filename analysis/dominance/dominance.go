// Package dominance has the analysis of dominance for passes: [Info] of package
// ir/dominance, kept from pass to pass while the blocks and branches stay as they are.
package dominance

import (
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/pass"
)

// A PostInfo knows the post-dominance in the regions of an operation. It is not safe for
// concurrent use.
type PostInfo = dominance.PostInfo

// PostAnalysis is the post-dominance, as Analysis is the dominance.
var PostAnalysis = pass.NewAnalysis("PostDominanceInfo", func(*pass.Analyses) *PostInfo { return &PostInfo{} })

// An Info knows the dominance in the regions of an operation. It is not safe for
// concurrent use.
type Info = dominance.Info

// Analysis is the dominance in the regions of an operation and in those below. The tree
// of a region is built when it is first asked for. A pass that changes no blocks and no
// branches preserves the analysis; if it erases operations with regions, it calls
// [Info.Invalidate] for these.
var Analysis = pass.NewAnalysis("DominanceInfo", func(*pass.Analyses) *Info { return &Info{} })
