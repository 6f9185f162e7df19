package cl

import (
	"slices"
	"strings"
)

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
	width := all.width()
	if !grouped {
		all.write(&b, width)
		return b.String()
	}
	for _, g := range s.groups {
		if g.width() == 0 {
			continue
		}
		b.WriteString("\n" + g.title + ":\n\n")
		g.write(&b, width)
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

// width is that of the longest left side, 0 if all options are hidden.
func (g group) width() int {
	n := 0
	for _, o := range g.options {
		if o.Hidden {
			continue
		}
		n = max(n, len(o.left()))
		for _, c := range o.Choices {
			n = max(n, len(c.Name)+len("    ="))
		}
	}
	return n
}

func (g group) write(b *strings.Builder, width int) {
	options := slices.Clone(g.options)
	slices.SortStableFunc(options, func(x, y *Option) int { return strings.Compare(x.Name, y.Name) })
	line := func(left, dash, usage string) {
		b.WriteString(left + strings.Repeat(" ", width-len(left)) + dash + usage + "\n")
	}
	for _, o := range options {
		if o.Hidden {
			continue
		}
		line(o.left(), " - ", o.Usage)
		for _, c := range o.Choices {
			if c.Name != "" {
				line("    ="+c.Name, " -   ", c.Usage)
			}
		}
	}
}
