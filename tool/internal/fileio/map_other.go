//go:build !unix

package fileio

import (
	"errors"
	"os"
)

// mapFile fails: files are read.
func mapFile(*os.File, int) ([]byte, error) { return nil, errors.ErrUnsupported }
