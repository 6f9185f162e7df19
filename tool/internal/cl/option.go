package cl

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Mode says whether an option has a value.
type Mode uint8

const (
	// Optional values are only taken after =.
	Optional Mode = iota
	// Required values are taken after =, or else the next argument is it.
	Required
	// None is for options without a value.
	None
)

// A Choice is a value of an option that has few.
type Choice struct{ Name, Usage string }

// An Option is what a name on the command line means. The fields are set before
// the Option is added to a Set.
type Option struct {
	Name  string
	Usage string // for the help, one line
	// Arg is what the help calls the value, such as "filename".
	Arg     string
	Choices []Choice
	Mode    Mode
	// Hidden options are left out of the help.
	Hidden bool
	// Stops makes Parse return at once, as for -help.
	Stops bool
	// Details are options in the value, for the help. Nil stands for none.
	Details func() []*Option
	// Set takes a value, "" if there is none. Its error completes "for the
	// -name option: ".
	Set func(value string) error
}

// Bool is a flag that sets *p.
func Bool(p *bool, name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Set: func(v string) error {
		switch v {
		case "", "true", "TRUE", "True", "1":
			*p = true
		case "false", "FALSE", "False", "0":
			*p = false
		default:
			return fmt.Errorf("'%s' is invalid value for boolean argument! Try 0 or 1", v)
		}
		return nil
	}}
}

// String is an option with a value that sets *p.
func String(p *string, name, arg, usage string) *Option {
	return &Option{Name: name, Usage: usage, Arg: arg, Mode: Required, Set: func(v string) error {
		*p = v
		return nil
	}}
}

// Uint is an option with a number of 32 bits for a value, decimal or with one of
// the prefixes 0x, 0b, 0o and 0, that sets *p.
func Uint(p *uint32, name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Arg: "uint", Mode: Required, Set: func(v string) error {
		n, err := strconv.ParseUint(v, 0, 32)
		if err != nil || strings.Contains(v, "_") {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for uint argument!", v)
		}
		*p = uint32(n)
		return nil
	}}
}

// Int is Uint with a number of 64 bits that may be negative.
func Int(p *int64, name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Arg: "long", Mode: Required, Set: func(v string) error {
		n, err := strconv.ParseInt(v, 0, 64)
		if err != nil || strings.Contains(v, "_") || strings.HasPrefix(v, "+") {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for long argument!", v)
		}
		*p = n
		return nil
	}}
}

// Enum is an option that sets *p to the number of a choice. If a choice is
// named "", the value may be absent.
func Enum[T ~uint8](p *T, name, usage string, choices ...Choice) *Option {
	if len(choices) > math.MaxUint8 {
		panic("cl: -" + name + " has too many choices")
	}
	o := &Option{Name: name, Usage: usage, Arg: "value", Mode: Required, Choices: choices}
	for _, c := range choices {
		if c.Name == "" {
			o.Mode = Optional
		}
	}
	o.Set = func(v string) error {
		for i, c := range choices {
			if c.Name == v {
				*p = T(i)
				return nil
			}
		}
		return errors.New("Cannot find option named '" + v + "'!")
	}
	return o
}

// Stop is an option without a value that ends Parse.
func Stop(name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Mode: None, Stops: true}
}

// dashed is a name the way LLVM's tools show it.
func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}
