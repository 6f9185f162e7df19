package cl

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

type color uint8

// values are the values that the test's options set.
type values struct {
	verify, generic bool
	output          string
	limit           uint32
	hex             int64
	mode            color
	level           color
	input           string
}

func testSet() (*Set, *values) {
	v := &values{verify: true, input: "-", limit: 16}
	files := map[string]string{
		"args":  "-o 'a b'\t--limit=\\3\n\"\" x\\",
		"self":  "--generic @self x",
		"outer": "@inner --generic",
		"inner": "-hex -1",
	}
	s := &Set{Program: "bin/opt", Overview: "test", Input: &v.input, ReadFile: func(name string) ([]byte, error) {
		if text, ok := files[name]; ok {
			return []byte(text), nil
		}
		return nil, os.ErrNotExist
	}}
	s.Add("General options",
		String(&v.output, "o", "filename", "Where to write"),
		Bool(&v.verify, "verify", "Check"),
		Bool(&v.generic, "generic", "Print generic"),
		Uint(&v.limit, "limit", "At most so many"),
		Int(&v.hex, "hex", "Print as hex"),
		Enum(&v.mode, "mode", "How", Choice{"fast", "With speed"}, Choice{"slow", "With care"}),
		Enum(&v.level, "level", "What", Choice{"", "All"}, Choice{"some", "Some"}),
	)
	s.Add("Generic options", Stop("help", "Help"))
	s.Alias("h", "help")
	s.Alias("out", "o")
	return s, v
}

// The messages are those that mlir-opt 22 has for options of the same kinds.
func TestParse(t *testing.T) {
	const def = "{true false  16 0 0 0 -}"
	unknown := func(arg, near string) string {
		return "opt: Unknown command line argument '" + arg + "'.  Try: 'bin/opt --help'\nopt: Did you mean '" + near + "'?"
	}
	const tooMany = "opt: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: bin/opt --help"
	for _, c := range []struct{ args, want, err string }{
		{"", def, ""},
		{"-", def, ""},
		{"--", def, ""},
		{"x", "{true false  16 0 0 0 x}", ""},
		{"-- -x", "{true false  16 0 0 0 -x}", ""},
		{"-generic --verify=false x -o y", "{false true y 16 0 0 0 x}", ""},
		{"--generic=0 --generic=True --verify=0 --verify=", "{true true  16 0 0 0 -}", ""},
		{"-o=a -o b", "{true false b 16 0 0 0 -}", ""},
		{"-o --generic", "{true false --generic 16 0 0 0 -}", ""},
		{"--out=a=b", "{true false a=b 16 0 0 0 -}", ""},
		{"-limit 0x10 -hex=-0x7 --limit=010", "{true false  8 -7 0 0 -}", ""},
		{"-mode slow -level=some", "{true false  16 0 1 1 -}", ""},
		{"-level some", "{true false  16 0 0 0 some}", ""},
		{"-level=some -level=", "{true false  16 0 0 0 -}", ""},
		{"@args", "{true false a b 3 0 0 0 x\\}", ""},
		{"@outer @self", "{true true  16 -1 0 0 x}", ""},
		{"@none", "{true false  16 0 0 0 @none}", ""},
		{"@", "{true false  16 0 0 0 @}", ""},
		{"x -h y -o", def + " stopped at h", ""},
		{"-hx", def + " stopped at h", ""},
		{"--foo -help", def + " stopped at help", unknown("--foo", "-o")},

		{"--generik", "", unknown("--generik", "--generic")},
		{"--generik=1", "", unknown("--generik=1", "--generic=1")},
		{"-ehelp=1", "", unknown("-ehelp=1", "--hex=1")}, // --help takes no value
		{"---generic", "", unknown("---generic", "--generic")},
		{"--=x", "", unknown("--=x", "--o=x")},
		{"x y", "", tooMany},
		{"-verify 0 x --foo -o", "", unknown("--foo", "-o") + "\nopt: for the -o option: requires a value!\n" + tooMany},
		{"-ox", "", "opt: for the -o option: may not occur within a group!\n" + unknown("-ox", "-o")},
		{"-generic=maybe", "", "opt: for the --generic option: 'maybe' is invalid value for boolean argument! Try 0 or 1"},
		{"-mode=blue", "", "opt: for the --mode option: Cannot find option named 'blue'!"},
		{"-mode=", "", "opt: for the --mode option: Cannot find option named ''!"},
		{"-help=1", "", "opt: for the --help option: does not allow a value! '1' specified."},
		{"-limit=-1", "", "opt: for the --limit option: '-1' value invalid for uint argument!"},
		{"-limit=+1", "", "opt: for the --limit option: '+1' value invalid for uint argument!"},
		{"-limit=1_0", "", "opt: for the --limit option: '1_0' value invalid for uint argument!"},
		{"-limit=08", "", "opt: for the --limit option: '08' value invalid for uint argument!"},
		{"-limit=4294967296", "", "opt: for the --limit option: '4294967296' value invalid for uint argument!"},
		{"-limit=", "", "opt: for the --limit option: '' value invalid for uint argument!"},
		{"-hex=+7", "", "opt: for the --hex option: '+7' value invalid for long argument!"},
		{"-hex=1_0", "", "opt: for the --hex option: '1_0' value invalid for long argument!"},
		{"-hex=9223372036854775808", "", "opt: for the --hex option: '9223372036854775808' value invalid for long argument!"},
	} {
		s, v := testSet()
		stop, err := s.Parse(strings.Fields(c.args))
		msg := ""
		if err != nil {
			msg = err.Error()
		}
		if msg != c.err {
			t.Errorf("%s:\ngot error  %q\nwant error %q", c.args, msg, c.err)
		}
		got := fmt.Sprint(*v)
		if stop != nil {
			got += " stopped at " + stop.Name
		}
		if c.want != "" && got != c.want {
			t.Errorf("%s: got %s, want %s", c.args, got, c.want)
		}
	}
}

func TestParseWithoutInput(t *testing.T) {
	s := &Set{Program: "p"}
	_, err := s.Parse([]string{"x", "@y"})
	const want = "p: Too many positional arguments specified!\nCan specify at most 0 positional arguments: See: p --help"
	if err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
}

func TestHelp(t *testing.T) {
	s, _ := testSet()
	const want = `OVERVIEW: test

USAGE: opt [options] <input file>

OPTIONS:

General options:

  --generic         - Print generic
  --hex=<long>      - Print as hex
  --level[=<value>] - What
    =some           -   Some
  --limit=<uint>    - At most so many
  --mode=<value>    - How
    =fast           -   With speed
    =slow           -   With care
  -o <filename>     - Where to write
  --verify          - Check

Generic options:

  --help            - Help
`
	if got := s.Help(); got != want {
		t.Errorf("got\n%s", got)
	}
	flat := strings.NewReplacer("\n\nGeneral options:\n", "", "\nGeneric options:\n\n", "").Replace(want)
	help := "  --help            - Help\n"
	flat = strings.Replace(strings.Replace(flat, help, "", 1), "  --hex", help+"  --hex", 1)
	if got := s.HelpList(); got != flat {
		t.Errorf("got\n%s\nwant\n%s", got, flat)
	}
}

func TestMisuse(t *testing.T) {
	for name, misuse := range map[string]func(s *Set){
		"same name": func(s *Set) { s.Add("x", Stop("help", "")) },
		"no target": func(s *Set) { s.Alias("y", "none") },
		"alias":     func(s *Set) { s.Alias("help", "o") },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", name)
				}
			}()
			s, _ := testSet()
			misuse(s)
		}()
	}
}

func FuzzParse(f *testing.F) {
	f.Add("-o=x --generic @args -- y")
	f.Fuzz(func(t *testing.T, line string) {
		s, _ := testSet()
		s.Parse(strings.Split(line, "\x00"))
		words([]byte(line))
	})
}
