package pass

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Options declares the options of a pass instance. Each method declares one option,
// whose default is the current value of *p.
type Options struct {
	list []*option
}

// An option has a name, a setter, and a function that shows its value.
type option struct {
	name, usage string
	arg         string // what the help calls the value, "" for a flag
	set         func(value string) error
	show        func() string // "" if the option is not to be shown
}

func (o *Options) add(name, usage, arg string, set func(string) error, show func() string) {
	i, found := slices.BinarySearchFunc(o.list, name, func(x *option, name string) int { return strings.Compare(x.name, name) })
	if found {
		panic("pass: two options are named " + name)
	}
	o.list = slices.Insert(o.list, i, &option{name, usage, arg, set, show})
}

// Bool declares a boolean option.
func (o *Options) Bool(p *bool, name, usage string) {
	o.add(name, usage, "", func(v string) error {
		switch v {
		case "", "true", "TRUE", "True", "1":
			*p = true
		case "false", "FALSE", "False", "0":
			*p = false
		default:
			return fmt.Errorf("'%s' is invalid value for boolean argument! Try 0 or 1", v)
		}
		return nil
	}, func() string { return name + "=" + strconv.FormatBool(*p) })
}

// Int declares an integer option.
func (o *Options) Int(p *int64, name, usage string) {
	o.add(name, usage, "long", func(v string) error {
		n, err := strconv.ParseInt(v, 0, 64)
		if err != nil || strings.ContainsAny(v, "_+") {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for long argument!", v)
		}
		*p = n
		return nil
	}, func() string { return name + "=" + strconv.FormatInt(*p, 10) })
}

// Uint declares an option with an unsigned 32-bit integer.
func (o *Options) Uint(p *uint32, name, usage string) {
	o.add(name, usage, "uint", func(v string) error {
		n, err := strconv.ParseUint(v, 0, 32)
		if err != nil || strings.Contains(v, "_") {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for uint argument!", v)
		}
		*p = uint32(n)
		return nil
	}, func() string { return name + "=" + strconv.FormatUint(uint64(*p), 10) })
}

// String declares a string option.
func (o *Options) String(p *string, name, usage string) {
	o.add(name, usage, "string", func(v string) error {
		*p = v
		return nil
	}, func() string { return name + "=" + quoted(*p) })
}

// Enum declares an option with one of some values.
func (o *Options) Enum(p *string, name, usage string, values ...string) {
	o.add(name, usage, strings.Join(values, "|"), func(v string) error {
		if !slices.Contains(values, v) {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("Cannot find option named '%s'!", v)
		}
		*p = v
		return nil
	}, func() string { return name + "=" + *p })
}

// quoted puts a value that contains blanks between braces.
func quoted(v string) string {
	if strings.ContainsAny(v, " \t\n'\"") {
		return "{" + v + "}"
	}
	return v
}

// Strings declares an option with a list of strings, separated by commas.
func (o *Options) Strings(p *[]string, name, usage string) {
	o.add(name, usage, "string", func(v string) error {
		for v != "" {
			var one string
			one, v = cutList(v)
			*p = append(*p, unwrapped(one))
		}
		return nil
	}, func() string {
		if len(*p) == 0 {
			return ""
		}
		return name + "={" + strings.Join(*p, ",") + "}"
	})
}

// cutList cuts a list after its first element. Commas between braces do not separate.
func cutList(s string) (first, rest string) {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			depth--
		case ',':
			if depth <= 0 {
				return s[:i], s[i+1:]
			}
		}
	}
	return s, ""
}

// An OptionError describes a wrong value of an option.
type OptionError struct {
	Option string
	Reason string
}

// Error returns LLVM's message.
func (e *OptionError) Error() string { return "for the --" + e.Option + " option: " + e.Reason }

// optionsFailed is the error of a pass with wrong options. Upstream reports a wrong
// value separately and leaves this message empty.
type optionsFailed struct{ err error }

func (e optionsFailed) Error() string {
	if _, ok := e.err.(*OptionError); ok {
		return ""
	}
	return e.err.Error() + "\n"
}

func (e optionsFailed) Unwrap() error { return e.err }

// parse sets options from text. The error is an *OptionError if a value is wrong,
// otherwise the whole message.
func (o *Options) parse(text string) error {
	for {
		var name, value string
		var has bool
		name, value, has, text = nextOption(text)
		if name == "" {
			return nil
		}
		i := slices.IndexFunc(o.list, func(x *option) bool { return x.name == name })
		if i < 0 {
			return fmt.Errorf("<Pass-Options-Parser>: no such option %s", name)
		}
		x := o.list[i]
		if !has && x.arg != "" {
			return &OptionError{name, "requires a value!"}
		}
		if err := x.set(value); err != nil {
			return &OptionError{name, err.Error()}
		}
	}
}

// nextOption cuts the first name or name=value off a text. A value may be quoted or in
// braces.
func nextOption(text string) (name, value string, has bool, rest string) {
	text = strings.TrimLeft(text, blanks)
	i := strings.IndexAny(text, blanks+"=")
	if i < 0 || text[i] != '=' {
		if i < 0 {
			i = len(text)
		}
		return text[:i], "", false, text[i:]
	}
	name, text = text[:i], text[i+1:]
	n := valueLen(text)
	return name, unwrapped(text[:n]), true, text[n:]
}

// unwrapped returns a value without its quotes or braces.
func unwrapped(value string) string {
	n := len(value)
	if n >= 2 && strings.IndexByte(`'"{`, value[0]) >= 0 && value[n-1] == closer(value[0]) {
		return value[1 : n-1]
	}
	return value
}

// closer returns the character that closes a value opened by c.
func closer(c byte) byte {
	if c == '{' {
		return '}'
	}
	return c
}

// valueLen returns the length of the value at the start of a text, which ends at a
// blank outside quotes and braces.
func valueLen(text string) int {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '{':
			n := closingBrace(text[i+1:])
			if n < 0 {
				return len(text)
			}
			i += n + 1
		case '\'', '"':
			n := strings.IndexByte(text[i+1:], c)
			if n < 0 {
				return len(text)
			}
			i += n + 1
		case ' ', '\t', '\n', '\v', '\f', '\r':
			return i
		}
	}
	return len(text)
}

// append appends all options in braces, nothing if there are no options.
func (o *Options) append(dst []byte) []byte {
	if len(o.list) == 0 {
		return dst
	}
	dst = append(dst, '{')
	for i, x := range o.list {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = append(dst, x.show()...)
	}
	return append(dst, '}')
}
