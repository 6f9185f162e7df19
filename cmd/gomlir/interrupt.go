package main

import (
	"maps"
	"os"
	"os/signal"
	"sync"
)

// temporaries are the names of the temporary files of the command.
type temporaries struct {
	mu    sync.Mutex
	names map[string]bool
}

// add is stdio.Streams.Temporary.
func (t *temporaries) add(name string) (done func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.names[name] = true
	return func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.names, name)
	}
}

// removeWhenInterrupted removes the files when a signal ends the process, and then lets it.
func (t *temporaries) removeWhenInterrupted() {
	signals := make(chan os.Signal, 1)
	for _, s := range endings {
		if !signal.Ignored(s) { // as under nohup
			signal.Notify(signals, s)
		}
	}
	go func() {
		s := <-signals
		t.mu.Lock() // for good: no file is created any more
		for name := range maps.Keys(t.names) {
			os.Remove(name)
		}
		end(s)
	}()
}
