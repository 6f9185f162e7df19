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
	// Optional values are only accepted after =.
	Optional Mode = iota
	// Required values follow after =, or are the next argument.
	Required
	// None means that the option has no value.
	None
)

// A Choice is one of the values of an option.
type Choice struct{ Name, Usage string }

// An Option is an option of the command line. Its fields must be set before it is added to a Set.
type Option struct {
	Name  string
	Usage string // for the help, one line
	// Arg is the name of the value in the help, such as "filename".
	Arg     string
	Choices []Choice
	Mode    Mode
	// Hidden options do not appear in the help.
	Hidden bool
	// Stops makes Parse return at once, as -help does.
	Stops bool
	// Details returns the options within the value, for the help. It may be nil.
	Details func() []*Option
	// Set stores a value, "" if absent. Parse appends its error to "for the -name option: ".
	Set func(value string) error
}

// Bool returns a flag that sets *p.
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

// String returns an option with a value that sets *p.
func String(p *string, name, arg, usage string) *Option {
	return &Option{Name: name, Usage: usage, Arg: arg, Mode: Required, Set: func(v string) error {
		*p = v
		return nil
	}}
}

// Uint returns an option that sets *p to an unsigned 32-bit number. The number is decimal or has
// one of the prefixes 0x, 0b, 0o and 0.
func Uint(p *uint32, name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Arg: "uint", Mode: Required, Set: func(v string) error {
		n, err := strconv.ParseUint(v, 0, 32)
		if err != nil || strings.Contains(v, "_") {
			//lint:ignore ST1005 LLVM's message
			return fmt.Errorf("'%s' value invalid for uint argument!", v)
		}
		*p = uint32(n)
		return nil
	}}
}

// Int is Uint for a signed 64-bit number.
func Int(p *int64, name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Arg: "long", Mode: Required, Set: func(v string) error {
		n, err := strconv.ParseInt(v, 0, 64)
		if err != nil || strings.Contains(v, "_") || strings.HasPrefix(v, "+") {
			//lint:ignore ST1005 LLVM's message
			return fmt.Errorf("'%s' value invalid for long argument!", v)
		}
		*p = n
		return nil
	}}
}

// Enum returns an option that sets *p to the number of a choice. If a choice is named "", the value
// is optional.
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

// Stop returns an option without a value at which Parse stops.
func Stop(name, usage string) *Option {
	return &Option{Name: name, Usage: usage, Mode: None, Stops: true}
}

// dashed returns a name as LLVM's tools show it.
func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}
