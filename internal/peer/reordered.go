package peer

import (
	"bufio"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
)

// Reordered reports whether two files of LLVM IR contain the same module apart from the order of
// blocks in functions. mlir-translate's export varies: if a switch reaches a block by several edges
// with arguments, the order in which it splits them depends on addresses in memory. If
// mlir-translate's own outputs differ from each other, tests compare gomlir's output with this
// function.
//
// diff is the path of llvm-diff-22, which compares control flow in any order, but not attributes,
// metadata and globals. So the remaining lines, without the numbers of values, must be the same,
// too. The error is one of reading the files or of running llvm-diff.
func Reordered(diff, a, b string) (bool, error) {
	sumA, err := lineSum(a)
	if err != nil {
		return false, err
	}
	sumB, err := lineSum(b)
	if err != nil || sumA != sumB {
		return false, err
	}
	out, err := exec.Command(diff, a, b).CombinedOutput()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && exit.ExitCode() == 1 {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("%s: %w\n%.500s", diff, err, out)
	}
	return true, nil
}

// lineSum returns a digest of the lines of a file that does not depend on their order: the sum of
// the digests of the lines. It does not load the whole file.
func lineSum(path string) (sum [4]uint64, err error) {
	f, err := os.Open(path)
	if err != nil {
		return sum, err
	}
	defer f.Close()
	r := bufio.NewReaderSize(f, 1<<16)
	for {
		line, err := r.ReadString('\n')
		if line != "" {
			digest := sha256.Sum256([]byte(unnumbered(line)))
			for i := range sum {
				sum[i] += binary.LittleEndian.Uint64(digest[8*i:])
			}
		}
		if errors.Is(err, io.EOF) {
			return sum, nil
		}
		if err != nil {
			return sum, err
		}
	}
}

var (
	number      = regexp.MustCompile(`%[0-9]+|^[0-9]+:`)
	predecessor = regexp.MustCompile(`: *; preds = .*`)
)

// unnumbered removes from a line what depends on the order of blocks: numbers of values, and the
// comment with the predecessors.
func unnumbered(line string) string {
	return number.ReplaceAllString(predecessor.ReplaceAllString(line, ":"), "%N")
}
