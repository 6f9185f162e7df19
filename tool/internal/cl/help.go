package cl

import (
	"slices"
	"strings"
)

// List is the text that lists some options, as the help does.
func List(options []*Option) string {
	var b strings.Builder
	lines := group{options: options}.lines("")
	write(&b, lines, width(lines))
	return b.String()
}

// Help is the text that lists all options that are not hidden, by their titles.
func (s *Set) Help() string { return s.help(true) }

// HelpList is Help with the options in one list.
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

// left is what the help shows of an option in front of its usage.
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

// A line of the help is about an option or a value of it.
type line struct{ left, dash, usage string }

// lines are those about the options of a group, in the order of their names.
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

// width is that of the longest left side, 0 if there are no lines.
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
