package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// What the program prints has one of each thing that it is about.
func TestRun(t *testing.T) {
	var out, errs bytes.Buffer
	if err := run(&out, &errs); err != nil || errs.Len() > 0 {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	for _, want := range []string{
		"@prices = internal constant [4 x i32] [i32 5, i32 -3, i32 8, i32 2]\n",
		"define i32 @total(i32 %0) personality ptr @__gxx_personality_v0 {\n",
		"  %3 = phi i64 [ %12, %10 ], [ 0, %1 ]\n",
		"  %7 = getelementptr inbounds [4 x i32], ptr @prices, i32 0, i64 %3\n  %8 = load i32, ptr %7, align 4\n",
		"  %9 = invoke i32 @check(i32 %8)\n          to label %10 unwind label %13\n",
		"  %14 = landingpad { ptr, i32 }\n          catch ptr null\n",
		"  switch i32 %0, label %18 [\n    i32 0, label %20\n    i32 1, label %16\n  ]\n",
		"  %17 = call i32 @llvm.smax.i32(i32 %4, i32 0)\n",
		"  %21 = phi i32 [ %19, %18 ], [ %17, %16 ], [ %4, %15 ]\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("there is no\n%s\nin\n%s", want, out.String())
		}
	}
}

const caller = `
#include <cstdio>
extern "C" int total(int);
static int limit = 100;
extern "C" int check(int x) { if (x > limit) throw 1; return x; }
extern "C" int round_by(int r, int s) { return s / r * r; }
int main() {
	std::printf("%d %d %d", total(0), total(1), total(5));
	limit = 4;
	std::printf(" %d\n", total(0));
}
`

// The function does what it says, called from C++.
func TestCalled(t *testing.T) {
	clang := peer.Linker(t, "clang++-22")
	dir := t.TempDir()
	ll, cpp, program := filepath.Join(dir, "shop.ll"), filepath.Join(dir, "caller.cpp"), filepath.Join(dir, "program")
	f, err := os.Create(ll)
	if err != nil {
		t.Fatal(err)
	}
	if err := run(f, os.Stderr); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(cpp, []byte(caller), 0o600); err != nil {
		t.Fatal(err)
	}
	if msg, err := exec.Command(clang, "-w", ll, cpp, "-o", program).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	if out, err := exec.Command(program).Output(); err != nil || string(out) != "12 12 10 -1\n" {
		t.Errorf("%v, prints %q", err, out)
	}
}
