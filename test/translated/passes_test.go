package translated

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// pipelines are what programs must survive.
var pipelines = []string{
	"canonicalize", "cse", "sccp", "symbol-dce", "llvm-legalize-for-export", "loop-invariant-code-motion",
	"remove-dead-values,convert-ub-to-llvm", "llvm.func(mem2reg)", "llvm.func(sroa)", "llvm.func(canonicalize{region-simplify=aggressive})",
	"inline{max-operations=100000}", "int-range-optimizations,arith-int-range-narrowing,arith-unsigned-when-equivalent",
	"inline{max-operations=100000},llvm.func(mem2reg,sroa,canonicalize,cse,sccp),symbol-dce",
	"llvm.func(sroa,mem2reg,canonicalize{region-simplify=aggressive},loop-invariant-code-motion,cse),sccp,canonicalize,symbol-dce",
}

// TestPasses has random programs that go through passes and do the same afterwards.
func TestPasses(t *testing.T) {
	if peer.Recording() {
		t.Skip("the programs are large")
	}
	csmith := peer.Tool(t, "csmith")
	if _, err := os.Stat(csmithInclude + "/csmith.h"); err != nil {
		t.Skip(err)
	}
	s := smithy{comparer: *newComparer(t), csmith: csmith}
	for seed := *from; seed < *from+*smith; seed++ {
		files := s.compile(t, "clang-22", seed)
		s.throughPasses(t, files[0]) // -O0, which leaves most to do
		remove(files)
	}
	t.Logf("%d programs run after passes, %d programs do not end", s.ran, s.endless)
	if s.ran == 0 {
		t.Error("nothing is run")
	}
}

// throughPasses compares the checksum of a program with those after each pipeline.
func (s *smithy) throughPasses(t *testing.T, ll string) {
	t.Helper()
	want, err := checksum(t, "clang-22", ll)
	if err != nil {
		s.endless++
		return
	}
	for _, p := range pipelines {
		r := route{p, "clang-22", "clang-22", "llvm-as-22", nil, []string{fmt.Sprintf("--pass-pipeline=builtin.module(%s)", p)}}
		out := s.path("passed.ll")
		if err := r.through(t, ll, out); err != nil {
			t.Errorf("%s, %s: %v", ll, p, err)
			continue
		}
		if got, err := checksum(t, r.linked, out); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s, %s: %s, %v, not %s", ll, p, got, err, want)
		}
		s.ran++
	}
}
