//go:build !unix

package main

import "os"

// endings are the signals that users end a command with.
var endings = []os.Signal{os.Interrupt}

// end ends the process.
func end(os.Signal) { os.Exit(1) }
