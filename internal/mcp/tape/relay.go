package tape

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// Relay is the configuration of a relay before a server, see package relay.
type Relay struct {
	Tape    string   // file to record to; the first free one of it and its [SequelName]s is taken
	Pass    []string // names of the variables that the server gets
	Placebo string   // file with a [mcp.Likeness]: no server is started, its placebo answers
	View    string   // file with the settings of the client's view (package view)
	Yoke    string   // file with [YokeSettings] for the answers of a placebo; "" if none
	Command []string // of the server
}

// Args are its arguments.
func (a Relay) Args() []string {
	out := []string{"--tape", a.Tape}
	if len(a.Pass) > 0 {
		out = append(out, "--pass", strings.Join(a.Pass, ","))
	}
	if a.View != "" {
		out = append(out, "--view", a.View)
	}
	if a.Yoke != "" {
		out = append(out, "--yoke", a.Yoke)
	}
	if a.Placebo != "" {
		return append(out, "--placebo", a.Placebo)
	}
	return append(append(out, "--"), a.Command...)
}

// ParseRelay reads what [Relay.Args] wrote.
func ParseRelay(args []string) (Relay, error) {
	var a Relay
	f := flag.NewFlagSet("relay", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&a.Tape, "tape", "", "")
	f.StringVar(&a.Placebo, "placebo", "", "")
	f.StringVar(&a.View, "view", "", "")
	f.StringVar(&a.Yoke, "yoke", "", "")
	f.Func("pass", "", func(s string) error {
		a.Pass = strings.Split(s, ",")
		return nil
	})
	if err := f.Parse(args); err != nil {
		return a, err
	}
	a.Command = f.Args()
	if a.Tape == "" || (a.Placebo == "") == (len(a.Command) == 0) {
		return a, errors.New("needs --tape and a command or --placebo")
	}
	return a, nil
}

// SequelName returns the name of the n-th recording of a server, from 1: an
// agent may start a server again.
func SequelName(name string, n int) string {
	if n <= 1 {
		return name
	}
	return fmt.Sprintf("%s.%d.jsonl", strings.TrimSuffix(name, ".jsonl"), n)
}

// maxStarts is how often a server can be started in a trial.
const maxStarts = 100

// CreateFile makes the file of the next recording.
func CreateFile(name string) (*os.File, error) {
	for n := 1; ; n++ {
		f, err := os.OpenFile(SequelName(name, n), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
		if !errors.Is(err, fs.ErrExist) || n == maxStarts {
			return f, err
		}
	}
}
