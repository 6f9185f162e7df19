package opt

import (
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// upstream.txt has all passes and pipelines of mlir-opt 22, and no options that it
// does not have.
func TestUpstreamNames(t *testing.T) {
	tool := peer.Tool(t, "mlir-opt-22")
	find := func(flag, indent string) (list []string) {
		names := regexp.MustCompile("(?m)^" + indent + `--([\w-]+)`)
		out, err := exec.Command(tool, flag).Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range names.FindAllStringSubmatch(string(out), -1) {
			list = append(list, m[1])
		}
		return list
	}
	for _, name := range find("--list-passes", " {2}") {
		if !strings.HasPrefix(name, "test-") && !hasUpstream(name) {
			t.Errorf("%s is missing", name)
		}
	}
	all := find("--help", " {2,6}")
	for _, name := range strings.Split(strings.TrimSpace(upstream), "\n")[1:] {
		if !slices.Contains(all, name) {
			t.Errorf("mlir-opt has no %s", name)
		}
	}
}
