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

// Reordered reports whether two files of LLVM IR hold the same module but for
// the order of blocks in functions. mlir-translate's export is not always the
// same: where a switch reaches one block by several edges with arguments, the
// order in which these are split follows addresses in memory. So where its own
// outputs differ from each other, gomlir's is compared with this.
//
// diff is the path of llvm-diff-22, which compares control flow, whatever the
// order, but not attributes, metadata and globals: what is left of the lines
// without numbers of values has to be the same too. The error is one of reading
// the files or of running llvm-diff.
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

// lineSum is a digest of the lines of a file that does not depend on their
// order: the sum of the digests of each. The file is streamed.
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

// unnumbered is a line without what depends on the order of blocks: numbers of
// values, and the comment on predecessors.
func unnumbered(line string) string {
	return number.ReplaceAllString(predecessor.ReplaceAllString(line, ":"), "%N")
}
