package translated

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

const csmithInclude = "/usr/include/csmith"

// A smithy makes random programs, which print a checksum of their variables.
type smithy struct {
	comparer
	csmith                string
	ran, endless, invalid int
}

// TestCsmith has random programs, compared with mlir-translate, and run. One
// that does not end within seconds when it is compiled without gomlir is not
// run.
func TestCsmith(t *testing.T) {
	if peer.Recording() {
		t.Skip("the programs are large")
	}
	csmith := peer.Tool(t, "csmith")
	if _, err := os.Stat(filepath.Join(csmithInclude, "csmith.h")); err != nil {
		if peer.Required() {
			t.Fatal("libcsmith-dev is not installed: ", err)
		}
		t.Skip(err)
	}
	for _, clang := range []string{"clang-22", "clang-14"} {
		t.Run(clang, func(t *testing.T) {
			const seeds = batch / 4 // the files are larger than those of llvm-stress
			s := smithy{comparer: *newComparer(t), csmith: csmith}
			for first := *from; first < *from+*smith; first += seeds {
				s.check(t, clang, first, min(first+seeds, *from+*smith))
				if t.Failed() {
					t.FailNow()
				}
			}
			s.log(t)
			t.Logf("%d translated programs run, %d programs do not end, %d are in a language that LLVM 22 has given up", s.ran, s.endless, s.invalid)
			if s.ran == 0 {
				t.Error("nothing is run")
			}
		})
	}
}

// check has the programs of some seeds.
func (s *smithy) check(t *testing.T, clang string, first, end int) {
	t.Helper()
	var files []string
	for seed := first; seed < end; seed++ {
		files = append(files, s.compile(t, clang, seed)...)
	}
	exports := s.checkAll(t, files)
	if t.Failed() {
		return
	}
	for i, ll := range files {
		s.same(t, clang, ll, exports[i])
	}
	if !t.Failed() {
		remove(files)
	}
}

// compile makes a program, at both levels of optimization.
func (s *smithy) compile(t *testing.T, clang string, seed int) (files []string) {
	t.Helper()
	source := s.path(fmt.Sprintf("seed%d.c", seed))
	cmd := exec.Command(s.csmith, "--seed", fmt.Sprint(seed), "-o", source)
	cmd.Dir = s.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, level := range []string{"-O0", "-O2"} {
		ll := s.path(fmt.Sprintf("seed%d%s.ll", seed, level))
		if err := command(t, peer.Tool(t, clang), level, "-I"+csmithInclude, "-w", "-S", "-emit-llvm", source, "-o", ll); err != nil {
			t.Fatal(err)
		}
		files = append(files, ll)
	}
	return files
}

// same compares the checksum of a program with that of what gomlir makes of it:
// of exported if that is not empty, and with typed pointers if it has them.
func (s *smithy) same(t *testing.T, clang, ll, exported string) {
	t.Helper()
	want, err := checksum(t, clang, ll)
	if err != nil {
		s.endless++
		return
	}
	for _, r := range routes {
		if r.made != clang {
			continue
		}
		out := exported
		if r.name == "upgraded" && out == "" && refused(t, []string{ll}) {
			s.invalid++
			continue
		}
		if r.flags != nil || out == "" {
			out = s.path("translated.ll")
			err = r.through(t, ll, out)
		} else {
			err = command(t, peer.Tool(t, r.as), out, "-o", os.DevNull)
		}
		if err != nil {
			t.Errorf("%s, %s: %v", ll, r.name, err)
			continue
		}
		got, err := checksum(t, r.linked, out)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s, %s: %s, %v, not %s", ll, r.name, got, err, want)
		}
		s.ran++
	}
}

// checksum links and runs a program. The error is one of running it.
func checksum(t *testing.T, clang, ll string) ([]byte, error) {
	t.Helper()
	program := ll + ".exe"
	if err := command(t, peer.Linker(t, clang), "-w", "-O0", ll, "-o", program); err != nil {
		t.Fatal(err)
	}
	defer os.Remove(program)
	out, err := exec.Command("timeout", "5", program).CombinedOutput()
	if err == nil && len(out) == 0 {
		err = errors.New("no output")
	}
	return out, err
}
