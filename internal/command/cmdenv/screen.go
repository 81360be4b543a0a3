package cmdenv

import (
	"os"
	"strconv"

	"golang.org/x/term"
)

// Screen is the display of a text report.
type Screen struct {
	Width  int // columns; 0 for a report's own width
	Colour bool
}

// The bounds of COLUMNS. A value outside them is ignored.
const (
	leastColumns = 20
	mostColumns  = 1000
)

// Screen returns the screen of standard output.
func (e *Env) Screen() Screen {
	tty, columns := false, 0
	if f, ok := e.RawOut.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		tty = true
		if w, _, err := term.GetSize(int(f.Fd())); err == nil {
			columns = w
		}
	}
	return screenOf(e.Getenv, tty, columns)
}

// screenOf determines width and colour. The width is COLUMNS, or else the width of the
// terminal. NO_COLOR (no-color.org) turns colour off; otherwise FORCE_COLOR or
// CLICOLOR_FORCE turn it on. Without these variables only terminals get colour, unless they
// are dumb or CLICOLOR is 0 (bixense.com/clicolors).
func screenOf(env func(string) string, tty bool, columns int) Screen {
	s := Screen{Width: columns, Colour: tty && env("TERM") != "dumb" && env("CLICOLOR") != "0"}
	if n, err := strconv.Atoi(env("COLUMNS")); err == nil && n >= leastColumns && n <= mostColumns {
		s.Width = n
	}
	for _, name := range []string{"CLICOLOR_FORCE", "FORCE_COLOR"} {
		switch env(name) {
		case "":
		case "0", "false":
			if name == "FORCE_COLOR" {
				s.Colour = false
			}
		default:
			s.Colour = true
		}
	}
	if env("NO_COLOR") != "" {
		s.Colour = false
	}
	return s
}
