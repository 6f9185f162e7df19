package main

import (
	"fmt"

	"github.com/gomlir/gomlir/internal/ods"
)

// def writes the Go type of an attribute or type.
func (g *generator) def(d *ods.AttrDef, isType bool) {
	panic(fmt.Errorf("attribute %s: not generated yet", d.Name))
}
