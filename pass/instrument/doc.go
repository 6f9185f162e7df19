// Package instrument has instruments that watch the run of a pipeline: they print the IR
// around passes, measure time, or keep a reproducer of what
// failed.
//
//	timing := instrument.NewTiming()
//	pipeline.Run(ctx, module, pass.Config{Instruments: []pass.Instrument{timing}})
//	timing.Write(os.Stderr, instrument.TimingFormat{})
//
// They are ordinary implementations of [pass.Instrument], which anybody can write. Their
// output has upstream's form, and does not depend on the number of threads.
package instrument
