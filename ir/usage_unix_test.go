//go:build unix

package ir

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// usage starts to measure processor time; what it returns reports it, and how
// many processors that is.
func usage(b *testing.B) func() {
	cpu, wall := processorTime(b), time.Now()
	return func() {
		used := processorTime(b) - cpu
		b.ReportMetric(float64(used.Nanoseconds())/float64(b.N), "cpu-ns/op")
		b.ReportMetric(used.Seconds()/time.Since(wall).Seconds(), "cores")
	}
}

func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkUniqueScaling reports how many times as many objects two threads get
// as one. It looks at spans of time in which the threads had a processor each,
// and takes the median.
func BenchmarkUniqueScaling(b *testing.B) {
	c := testContext()
	types := make([]Type, 1024)
	for i := range types {
		types[i] = NewIntegerType(c, uint32(i+1), Signless)
		NewTupleType(c, types[i:i+1])
	}
	var files atomic.Int32
	for _, work := range []struct {
		name string
		new  func() func(i int) // for each thread
	}{
		{"hit", func() func(int) {
			return func(i int) { NewTupleType(c, types[i%1024:i%1024+1]) }
		}},
		{"miss", func() func(int) {
			file := fmt.Sprint("f", files.Add(1))
			return func(i int) { NewFileLineColLoc(c, file, uint32(i), 1) }
		}},
	} {
		b.Run(work.name, func(b *testing.B) {
			var rates [3][]float64 // objects per second, by the number of threads
			for tries := 0; tries < 400 && len(rates[2]) < 15; tries++ {
				for threads := 1; threads <= 2; threads++ {
					if rate, cores := span(b, threads, work.new); cores > 0.95*float64(threads) {
						rates[threads] = append(rates[threads], rate)
					}
				}
			}
			b.ReportMetric(0, "ns/op")
			if len(rates[1]) < 3 || len(rates[2]) < 3 {
				b.Skip("the machine is too busy")
			}
			b.ReportMetric(float64(len(rates[2])), "spans")
			b.ReportMetric(median(rates[2])/median(rates[1]), "times")
		})
	}
}

// span lets some threads work for a short time, and returns how often they did
// per second, and how many processors they had.
func span(b *testing.B, threads int, work func() func(i int)) (rate, cores float64) {
	const length = 20 * time.Millisecond
	var done atomic.Int64
	var wg sync.WaitGroup
	cpu, wall := processorTime(b), time.Now()
	for range threads {
		wg.Go(func() {
			f, i := work(), 0
			for time.Since(wall) < length {
				for end := i + 500; i < end; i++ {
					f(i)
				}
			}
			done.Add(int64(i))
		})
	}
	wg.Wait()
	seconds := time.Since(wall).Seconds()
	return float64(done.Load()) / seconds, (processorTime(b) - cpu).Seconds() / seconds
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
