package action

import (
	"context"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Counters number the actions of each tag, let some of them happen and skip the others. They
// are safe for concurrent use. Which actions happen depends on their order, so use one
// thread for a result that can be repeated.
type Counters struct {
	mu   sync.Mutex
	tags map[string]*counter
}

type counter struct {
	count int64 // actions so far
	skip  int64 // how many are skipped at first
	stop  int64 // how many happen then, -1 for all
}

// ParseCounters parses a list of settings, separated by commas: tag-skip=N skips the
// first N actions of a tag, tag-count=N lets N happen after these. The errors have
// upstream's wording.
func ParseCounters(text string) (*Counters, error) {
	c := &Counters{tags: map[string]*counter{}}
	for arg := range strings.SplitSeq(text, ",") {
		if arg == "" {
			continue
		}
		name, value, has := strings.Cut(arg, "=")
		if !has {
			return nil, fmt.Errorf("expected DebugCounter argument to have an `=` separating the counter name and value, but the provided argument was: `%s`", arg)
		}
		n, err := strconv.ParseInt(value, 0, 64)
		if err != nil {
			return nil, fmt.Errorf("expected DebugCounter counter value to be numeric, but got `%s`", value)
		}
		if tag, is := strings.CutSuffix(name, "-skip"); is {
			c.tag(tag).skip = n
		} else if tag, is := strings.CutSuffix(name, "-count"); is {
			c.tag(tag).stop = n
		} else {
			return nil, fmt.Errorf("expected DebugCounter counter name to end with either `-skip` or `-count`, but got`%s`", name)
		}
	}
	return c, nil
}

func (c *Counters) tag(tag string) *counter {
	t := c.tags[tag]
	if t == nil {
		t = &counter{stop: -1}
		c.tags[tag] = t
	}
	return t
}

// Handle runs the action if its number is one of those that happen. Actions without a
// counter happen.
func (c *Counters) Handle(_ context.Context, a Action, run func()) {
	if c.next(a.Tag()) {
		run()
	}
}

func (c *Counters) next(tag string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := c.tags[tag]
	if t == nil {
		return true
	}
	t.count++
	return t.count > t.skip && (t.stop < 0 || t.count <= t.skip+t.stop)
}

// Write writes a line for each counter: the number of actions, of those that are
// skipped, and of those that may happen.
func (c *Counters) Write(w io.Writer) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	var b strings.Builder
	b.WriteString("DebugCounter counters:\n")
	for _, tag := range slices.Sorted(maps.Keys(c.tags)) {
		t := c.tags[tag]
		fmt.Fprintf(&b, "%-32s: {%d,%d,%d}\n", tag, t.count, t.skip, t.stop)
	}
	_, err := io.WriteString(w, b.String())
	return err
}
