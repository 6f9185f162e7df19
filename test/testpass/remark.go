package testpass

import (
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/remark"
)

// remarks emits one remark of each kind about each operation, and one more that the last
// one of its kind takes the place of.
var remarks = &pass.Def{Name: "test-remark", Summary: "Tests the remark pipeline feature", Class: class("TestRemarkPass"),
	New: always(func(j *pass.Job) {
		const reason, suggestion = "because we are testing the remark pipeline", "try using the remark pipeline feature"
		for op := range ir.Postorder(j.Op) {
			if op.Is(builtin.Module) {
				continue
			}
			for _, r := range []remark.Remark{
				{Kind: remark.Missed, Category: "a-category-1-missed", Text: "This is a test missed remark", Reason: reason, Suggestion: suggestion},
				{Kind: remark.Passed, Category: "category-1-passed", Text: "This is a test passed remark (should be dropped)", Reason: reason, Suggestion: suggestion},
				{Kind: remark.Passed, Category: "category-1-passed", Text: "This is a test passed remark", Reason: reason, Suggestion: suggestion},
				{Kind: remark.Failed, Category: "category-2-failed", Text: "This is a test failed remark", Reason: reason, Suggestion: suggestion},
				{Kind: remark.Analysis, Category: "category-2-analysis", Text: "This is a test analysis remark"},
			} {
				r.Name = "test-remark"
				remark.Emit(j.Context(), op, r)
			}
		}
		j.PreserveAll()
	})}
