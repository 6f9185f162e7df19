package cl

import (
	"path/filepath"
	"strings"

	"github.com/gomlir/gomlir/internal/spell"
)

// A Set is the options of a command. It is not safe for concurrent use.
type Set struct {
	// Program is the name that the command was called by. Messages start with its last element.
	Program string
	// Overview is the start of the help.
	Overview string
	// Input receives the input file. If it is nil, the command has none.
	Input *string
	// Inputs receives any number of input files, instead of Input.
	Inputs *[]string
	// ReadFile reads the file of an argument @file. If it is nil, @file is an ordinary argument.
	ReadFile func(name string) ([]byte, error)
	// Upstream reports whether the original program has an option. If this program lacks it, the
	// error says so. It may be nil.
	Upstream func(name string) bool
	// Original is the name of the original program, such as "mlir-opt 22".
	Original string

	groups  []group
	byName  map[string]*Option
	ordered []*Option // in the order in which they were added, for suggestions
}

type group struct {
	title   string
	options []*Option
}

// Add adds options under a title of the help.
func (s *Set) Add(title string, options ...*Option) {
	if s.byName == nil {
		s.byName = map[string]*Option{}
	}
	for _, o := range options {
		if s.byName[o.Name] != nil {
			panic("cl: two options are named " + o.Name)
		}
		s.byName[o.Name] = o
		s.ordered = append(s.ordered, o)
	}
	for i := range s.groups {
		if s.groups[i].title == title {
			s.groups[i].options = append(s.groups[i].options, options...)
			return
		}
	}
	s.groups = append(s.groups, group{title, options})
}

// Alias adds another name for an option. The help does not show it.
func (s *Set) Alias(name, of string) {
	o := s.byName[of]
	if o == nil || s.byName[name] != nil {
		panic("cl: alias " + name)
	}
	alias := *o
	alias.Name = name
	alias.Hidden = true
	s.byName[name] = &alias
	s.ordered = append(s.ordered, &alias)
}

// name returns the name of the program in messages.
func (s *Set) name() string { return filepath.Base(s.Program) }

// An Error describes what is wrong with a command line.
type Error struct {
	Lines []string
}

// Error returns the lines, joined by line feeds.
func (e *Error) Error() string { return strings.Join(e.Lines, "\n") }

// Parse parses the arguments after the program's name. It checks all of them, and err, an *Error,
// has all mistakes. At an option with Stops, it returns that option and ignores the arguments after
// it; err is then about the arguments before it.
func (s *Set) Parse(args []string) (stop *Option, err error) {
	p := parse{set: s, args: s.expand(args, nil)}
	stop = p.run()
	if stop == nil {
		p.input()
	}
	if len(p.lines) > 0 {
		err = &Error{p.lines}
	}
	return stop, err
}

// parse is the state of Set.Parse.
type parse struct {
	set    *Set
	args   []string
	inputs []string
	lines  []string // messages about mistakes
}

func (p *parse) run() *Option {
	for i := 0; i < len(p.args); i++ {
		arg := p.args[i]
		if arg == "--" {
			p.inputs = append(p.inputs, p.args[i+1:]...)
			return nil
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			p.inputs = append(p.inputs, arg)
			continue
		}
		text := strings.TrimPrefix(arg[1:], "-")
		o, value, has := p.lookup(text)
		if o == nil {
			p.unknown(arg, text)
			continue
		}
		if o.Mode == Required && !has {
			if i+1 == len(p.args) {
				p.option(o, "requires a value!")
				continue
			}
			i++
			value = p.args[i]
		}
		if o.Mode == None && has {
			p.option(o, "does not allow a value! '"+value+"' specified.")
			continue
		}
		if o.Set != nil {
			if err := o.Set(value); err != nil {
				p.option(o, err.Error())
				continue
			}
		}
		if o.Stops {
			return o
		}
	}
	return nil
}

// lookup finds the option of an argument without its dashes.
func (p *parse) lookup(text string) (o *Option, value string, has bool) {
	name, value, has := strings.Cut(text, "=")
	if name == "" {
		return nil, "", false
	}
	if o := p.set.byName[name]; o != nil {
		return o, value, has
	}
	// One-letter options may be combined, as in -abc, unless they need a value.
	o = p.set.byName[text[:1]]
	switch {
	case o == nil:
	case o.Mode == Required:
		p.option(o, "may not occur within a group!")
	case o.Stops:
		return o, "", false
	}
	return nil, "", false
}

func (p *parse) option(o *Option, msg string) {
	p.lines = append(p.lines, p.set.name()+": for the "+dashed(o.Name)+" option: "+msg)
}

func (p *parse) unknown(arg, text string) {
	name := p.set.name()
	p.lines = append(p.lines, name+": Unknown command line argument '"+arg+"'.  Try: '"+p.set.Program+" --help'")
	if option, _, _ := strings.Cut(text, "="); p.set.Upstream != nil && p.set.Upstream(option) {
		p.lines = append(p.lines, name+": '"+dashed(option)+"' of "+p.set.Original+" is not supported yet")
		return
	}
	if near := p.set.nearest(text); near != "" {
		p.lines = append(p.lines, name+": Did you mean '"+dashed(near)+"'?")
	}
}

// input sets the input file.
func (p *parse) input() {
	limit := 0
	if p.set.Input != nil {
		limit = 1
	}
	switch {
	case p.set.Inputs != nil:
		*p.set.Inputs = p.inputs
	case len(p.inputs) > limit:
		p.lines = append(p.lines, p.set.name()+": Too many positional arguments specified!",
			"Can specify at most "+string('0'+rune(limit))+" positional arguments: See: "+p.set.Program+" --help")
	case len(p.inputs) == 1:
		*p.set.Input = p.inputs[0]
	}
}

// nearest returns the name that is most similar to text, an argument without its dashes. It keeps
// the value in text. Of equally similar names, it returns the one that was added first.
func (s *Set) nearest(text string) string {
	if text == "" {
		return ""
	}
	name, value, has := strings.Cut(text, "=")
	best, least := "", -1
	for _, o := range s.ordered {
		look := name
		if o.Mode == None {
			look = text
		}
		if d := spell.Distance(o.Name, look); least < 0 || d < least {
			best, least = o.Name, d
			if has && value != "" && o.Mode != None {
				best += "=" + value
			}
		}
	}
	return best
}
