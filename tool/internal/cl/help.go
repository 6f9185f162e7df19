package cl

import (
	"slices"
	"strings"
)

// List returns the help for some options.
func List(options []*Option) string {
	var b strings.Builder
	lines := group{options: options}.lines("")
	write(&b, lines, width(lines))
	return b.String()
}

// Help returns the help for all options that are not hidden, grouped by title.
func (s *Set) Help() string { return s.help(true) }

// HelpList returns the help with all options in one list.
func (s *Set) HelpList() string { return s.help(false) }

func (s *Set) help(grouped bool) string {
	var b strings.Builder
	if s.Overview != "" {
		b.WriteString("OVERVIEW: " + s.Overview + "\n\n")
	}
	b.WriteString("USAGE: " + s.name() + " [options]")
	if s.Input != nil {
		b.WriteString(" <input file>")
	}
	if s.Inputs != nil {
		b.WriteString(" <input files>")
	}
	b.WriteString("\n\nOPTIONS:\n")
	all := group{}
	for _, g := range s.groups {
		all.options = append(all.options, g.options...)
	}
	lines := all.lines("")
	n := width(lines)
	if !grouped {
		write(&b, lines, n)
		return b.String()
	}
	for _, g := range s.groups {
		if lines := g.lines(""); len(lines) > 0 {
			b.WriteString("\n" + g.title + ":\n\n")
			write(&b, lines, n)
		}
	}
	return b.String()
}

// left returns the part of an option's help before its usage.
func (o *Option) left() string {
	text := "  " + dashed(o.Name)
	switch {
	case o.Mode == Required && len(o.Name) == 1:
		text += " <" + o.Arg + ">"
	case o.Mode == Required:
		text += "=<" + o.Arg + ">"
	case o.Arg != "":
		text += "[=<" + o.Arg + ">]"
	}
	return text
}

// A line of the help describes an option or one of its values.
type line struct{ left, dash, usage string }

// lines returns the lines for the options of a group, sorted by name.
func (g group) lines(indent string) []line {
	options := slices.Clone(g.options)
	slices.SortStableFunc(options, func(x, y *Option) int { return strings.Compare(x.Name, y.Name) })
	var list []line
	for _, o := range options {
		if o.Hidden {
			continue
		}
		list = append(list, line{indent + o.left(), " - ", o.Usage})
		for _, c := range o.Choices {
			if c.Name != "" {
				list = append(list, line{indent + "    =" + c.Name, " -   ", c.Usage})
			}
		}
		if o.Details != nil {
			list = append(list, group{options: o.Details()}.lines(indent+"  ")...)
		}
	}
	return list
}

// width returns the length of the longest left side, 0 if there are no lines.
func width(lines []line) int {
	n := 0
	for _, l := range lines {
		n = max(n, len(l.left))
	}
	return n
}

func write(b *strings.Builder, lines []line, width int) {
	for _, l := range lines {
		b.WriteString(l.left + strings.Repeat(" ", width-len(l.left)) + l.dash + l.usage + "\n")
	}
}
