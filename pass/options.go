package pass

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Options declares the options and statistics of a pass instance. Each method declares
// one. The default of an option is the current value of *p.
type Options struct {
	list       []*option
	statistics []*Statistic
	passes     []*Def
	class      *string
	checks     []func() error
	starts     []func() error
}

// Class lets the value of a variable be the name of the instance in messages, in place of
// [Def.Class].
func (o *Options) Class(p *string) { o.class = p }

// Check adds a check of options that are each valid. [Parse] and [Pipeline.Add] return its
// error, as for an option that is not.
func (o *Options) Check(f func() error) { o.checks = append(o.checks, f) }

// Start adds a function that is called when a pipeline with the instance begins to run. An
// error of it is reported, and the run fails.
func (o *Options) Start(f func() error) { o.starts = append(o.starts, f) }

// first returns the first error of some functions.
func first(list []func() error) error {
	for _, f := range list {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}

// Passes returns the passes that an option may name whose value is the text of a
// pipeline: those that [Parse] was given, or [Pipeline.Using].
func (o *Options) Passes() []*Def { return o.passes }

// An option has a name, a setter, and a function that shows its value.
type option struct {
	name, usage string
	arg         string // what the help calls the value, "" for a flag
	set         func(value string) error
	show        func() string // "" if the option is not to be shown
	unlisted    string        // what the text of a pipeline does not have
}

// An OptionInfo describes an option for a help text.
type OptionInfo struct {
	Name, Usage string
	// Arg is the placeholder of the value in a help text, such as "long"; "" for a flag.
	Arg string
	// Default is the text of the value if it is not given.
	Default string
}

// Info returns the declared options, sorted by name.
func (o *Options) Info() []OptionInfo {
	list := make([]OptionInfo, len(o.list))
	for i, x := range o.list {
		_, value, _ := strings.Cut(x.show(), "=")
		list[i] = OptionInfo{x.name, x.usage, x.arg, value}
	}
	return list
}

func (o *Options) add(name, usage, arg string, set func(string) error, show func() string) {
	i, found := slices.BinarySearchFunc(o.list, name, func(x *option, name string) int { return strings.Compare(x.name, name) })
	if found {
		panic("pass: two options are named " + name)
	}
	o.list = slices.Insert(o.list, i, &option{name: name, usage: usage, arg: arg, set: set, show: show})
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

// Given makes *p true when a declared option is given, be it with the value of its default.
func (o *Options) Given(p *bool, name string) {
	for _, x := range o.list {
		if x.name == name {
			set := x.set
			x.set = func(v string) error {
				*p = true
				return set(v)
			}
		}
	}
}

// Unlisted leaves a declared option out of the text of a pipeline while it has its default.
func (o *Options) Unlisted(name string) {
	for _, x := range o.list {
		if x.name == name {
			x.unlisted = x.show()
		}
	}
}

// Int declares an integer option.
func (o *Options) Int(p *int64, name, usage string) {
	o.add(name, usage, "long", func(v string) error {
		n, err := parseInt(v)
		if err == nil {
			*p = n
		}
		return err
	}, func() string { return name + "=" + strconv.FormatInt(*p, 10) })
}

// Int32 declares an option with a 32-bit integer.
func (o *Options) Int32(p *int32, name, usage string) {
	o.add(name, usage, "int", func(v string) error {
		n, err := strconv.ParseInt(v, 0, 32)
		if err != nil || strings.ContainsAny(v, "_+") {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for integer argument!", v)
		}
		*p = int32(n)
		return nil
	}, func() string { return name + "=" + strconv.FormatInt(int64(*p), 10) })
}

func parseInt(v string) (int64, error) {
	n, err := strconv.ParseInt(v, 0, 64)
	if err != nil || strings.ContainsAny(v, "_+") {
		//lint:ignore ST1005 LLVM says it so
		return 0, fmt.Errorf("'%s' value invalid for long argument!", v)
	}
	return n, nil
}

// Uint64 declares an option with an unsigned 64-bit integer.
func (o *Options) Uint64(p *uint64, name, usage string) {
	o.add(name, usage, "ulong", func(v string) error {
		n, err := strconv.ParseUint(v, 0, 64)
		if err != nil || strings.ContainsAny(v, "_+") {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for ulong argument!", v)
		}
		*p = n
		return nil
	}, func() string { return name + "=" + strconv.FormatUint(*p, 10) })
}

// Uint declares an option with an unsigned 32-bit integer.
func (o *Options) Uint(p *uint32, name, usage string) {
	o.add(name, usage, "uint", func(v string) error {
		n, err := parseUint(v)
		if err == nil {
			*p = n
		}
		return err
	}, func() string { return name + "=" + strconv.FormatUint(uint64(*p), 10) })
}

func parseUint(v string) (uint32, error) {
	n, err := strconv.ParseUint(v, 0, 32)
	if err != nil || strings.Contains(v, "_") {
		//lint:ignore ST1005 LLVM says it so
		return 0, fmt.Errorf("'%s' value invalid for uint argument!", v)
	}
	return uint32(n), nil
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

// quoted puts a value between braces if it would otherwise end at a blank.
func quoted(v string) string {
	blank := strings.IndexByte(v, ' ')
	if opener := strings.IndexAny(v, `{'"`); blank >= 0 && (opener < 0 || blank < opener) {
		return "{" + v + "}"
	}
	return v
}

// Strings declares an option with a list of strings, separated by commas.
func (o *Options) Strings(p *[]string, name, usage string) {
	List(o, p, name, "string", usage, func(v string) (string, error) { return v, nil }, quoted)
}

// Ints declares an option with a list of integers, separated by commas.
func (o *Options) Ints(p *[]int64, name, usage string) {
	List(o, p, name, "long", usage, parseInt, func(n int64) string { return strconv.FormatInt(n, 10) })
}

// Uints declares an option with a list of unsigned 32-bit integers, separated by commas.
func (o *Options) Uints(p *[]uint32, name, usage string) {
	List(o, p, name, "uint", usage, parseUint, func(n uint32) string { return strconv.FormatUint(uint64(n), 10) })
}

// Float declares an option with a number.
func (o *Options) Float(p *float64, name, usage string) {
	o.add(name, usage, "number", func(v string) error {
		n, err := strconv.ParseFloat(v, 64)
		if err != nil {
			//lint:ignore ST1005 LLVM says it so
			return fmt.Errorf("'%s' value invalid for floating point argument!", v)
		}
		*p = n
		return nil
	}, func() string { return name + "=" + strconv.FormatFloat(*p, 'e', 6, 64) })
}

// Pipeline declares an option whose value is the text of a pipeline, anchor(...), of
// some passes. Its default is nil.
func (o *Options) Pipeline(p **Pipeline, name, usage string, passes func() []*Def) {
	o.add(name, usage, "pass-manager", func(v string) error {
		q, err := Parse(v, passes()...)
		if err != nil {
			return err
		}
		*p = q
		return nil
	}, func() string {
		if *p == nil {
			return ""
		}
		return name + "=" + quoted((*p).String())
	})
}

// Struct declares an option whose value is a list of options in braces, which declare
// adds to an Options of their own.
func (o *Options) Struct(name, usage string, declare func(o *Options)) {
	inner := &Options{}
	declare(inner)
	o.add(name, usage, "options", inner.Parse, func() string { return name + "={" + inner.Text() + "}" })
}

// List declares an option with a list of values of any kind, separated by commas. Parse
// and format go from the text of an element to its value and back. An element may be in
// braces or quotes, which parse does not see. The option may be given more than once: the
// first replaces the default, each further one appends.
func List[T any](o *Options, p *[]T, name, arg, usage string, parse func(text string) (T, error), format func(T) string) {
	given := false
	o.add(name, usage, arg, func(v string) error {
		if !given {
			*p, given = nil, true
		}
		for rest, more := v, v != ""; more; {
			var text string
			text, rest, more = cutList(rest)
			elem, err := parse(unwrapped(strings.Trim(text, blanks)))
			if err != nil {
				return err
			}
			*p = append(*p, elem)
		}
		return nil
	}, func() string {
		if len(*p) == 0 && !given {
			return ""
		}
		texts := make([]string, len(*p))
		for i, v := range *p {
			texts[i] = format(v)
		}
		return name + "={" + strings.Join(texts, ",") + "}"
	})
}

// cutList cuts a list after its first element, and reports whether there is another.
// Commas between braces or quotes do not separate.
func cutList(s string) (first, rest string, more bool) {
	for i := 0; i < len(s); i++ {
		if s[i] == ',' {
			return s[:i], s[i+1:], true
		}
		i += skip(s[i:])
	}
	return s, "", false
}

// skip returns how many bytes follow the first one in the text between braces or quotes
// at the start of s, 0 if s starts with neither. A text without an end is all of s.
func skip(s string) int {
	n := -1
	switch s[0] {
	case '{':
		n = closingBrace(s[1:])
	case '\'', '"':
		n = strings.IndexByte(s[1:], s[0])
	default:
		return 0
	}
	if n < 0 {
		return len(s)
	}
	return n + 1
}

// An OptionError describes a wrong value of an option.
type OptionError struct {
	Option string
	Reason string
}

// Error returns LLVM's message.
func (e *OptionError) Error() string { return "for the --" + e.Option + " option: " + e.Reason }

// An InnerError is the error of a pass that cannot parse the pipeline that it runs itself.
// Upstream reports that pipeline's error separately.
type InnerError struct {
	Message string
	Err     error
}

// Error returns the message.
func (e *InnerError) Error() string { return e.Message }

// Unwrap returns the error of the inner pipeline.
func (e *InnerError) Unwrap() error { return e.Err }

// optionsFailed is the error of a pass with wrong options. Upstream reports a wrong
// value separately and leaves this message empty.
type optionsFailed struct{ err error }

func (e optionsFailed) Error() string {
	switch err := e.err.(type) {
	case *OptionError:
		return ""
	case *InnerError:
		return err.Message
	}
	return e.err.Error() + "\n"
}

func (e optionsFailed) Unwrap() error { return e.err }

// Parse sets options from a text as in a pipeline between the braces, "a=1 b={2,3}". The
// error is an *OptionError if a value is wrong.
func (o *Options) Parse(text string) error {
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
	switch {
	case n < 2:
	case value[0] == '{' && closingBrace(value[1:]) == n-2,
		(value[0] == '\'' || value[0] == '"') && value[n-1] == value[0]:
		return value[1 : n-1]
	}
	return value
}

// valueLen returns the length of the value at the start of a text, which ends at a
// blank outside quotes and braces.
func valueLen(text string) int {
	for i := 0; i < len(text); i++ {
		if strings.IndexByte(blanks, text[i]) >= 0 {
			return i
		}
		i += skip(text[i:])
	}
	return len(text)
}

// Text returns all options as [Options.Parse] reads them, "" without options.
func (o *Options) Text() string {
	texts := make([]string, 0, len(o.list))
	for _, x := range o.list {
		if s := x.show(); s == "" || s != x.unlisted {
			texts = append(texts, s)
		}
	}
	return strings.Join(texts, " ")
}

// append appends all options in braces, nothing if there are no options.
func (o *Options) append(dst []byte) []byte {
	text := o.Text()
	if text == "" && !slices.ContainsFunc(o.list, func(x *option) bool { return x.unlisted == "" }) {
		return dst
	}
	dst = append(append(dst, '{'), text...)
	return append(dst, '}')
}
