package workspace

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/shell"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// dockerfile is a Dockerfile of one stage.
type dockerfile struct {
	from  string
	steps []dockerStep
}

// dockerStep is an instruction that changes the image.
type dockerStep struct {
	line  int
	name  string   // RUN, COPY, WORKDIR, ENV, USER or ARG
	args  []string // words; of RUN the command, of ENV and ARG NAME=value
	owner string   // of --chown; "" if root
	mode  string   // of --chmod, octal; "" if as the file
}

func (s dockerStep) String() string { return fmt.Sprintf("line %d: %s", s.line, s.name) }

var (
	dockerEscape = lazyregexp.New(`(?mi)\A(\s*#.*\n)*\s*#\s*escape\s*=\s*[^\\\s]`)
	dockerWords  = lazyregexp.New(`[ \t]+`)
	leadingTabs  = lazyregexp.New(`(?m)^\t+`)
)

// parseDockerfile reads the instructions that need no daemon: FROM, RUN, COPY, WORKDIR,
// ENV, ARG and USER. Instructions that only matter to a daemon are left out.
// baseEnv returns the variables of the image that FROM names, on which the file
// builds. The error joins the errors of all lines.
func parseDockerfile(text string, baseEnv func(from string) ([]string, error)) (*dockerfile, error) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if dockerEscape.MatchString(text) {
		return nil, fmt.Errorf("line 1: only \\ can continue a line")
	}
	d := &dockerfile{}
	vars, known := map[string]string{}, false
	lines, err := dockerLines(text)
	if err != nil {
		return nil, err
	}
	var errs []error
	for _, l := range lines {
		if err := d.addLine(l, vars); err != nil {
			errs = append(errs, fmt.Errorf("line %d: %w", l.number, err))
			if errors.Is(err, errNoInstruction) {
				break // as are probably those after it
			}
			continue
		}
		if d.from != "" && len(d.steps)+len(errs) == 0 && !known {
			known = true
			env, err := baseEnv(d.from)
			if err != nil {
				return nil, fmt.Errorf("line %d: FROM %w", l.number, err)
			}
			for _, kv := range env {
				name, value, _ := strings.Cut(kv, "=")
				vars[name] = value
			}
		}
	}
	if d.from == "" && len(errs) == 0 {
		return nil, fmt.Errorf("it has no FROM")
	}
	return d, errors.Join(errs...)
}

// CheckDockerfile returns an error for each line that keeps images from being built of a
// Dockerfile with this text.
func CheckDockerfile(text string) []error {
	_, err := parseDockerfile(text, func(string) ([]string, error) { return nil, nil })
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		return many.Unwrap()
	}
	if err != nil {
		return []error{err}
	}
	return nil
}

type dockerLine struct {
	number int
	text   string
	here   string // here-documents after it, with their ends
}

// dockerLines joins continued lines, and omits comments and empty lines.
func dockerLines(text string) ([]dockerLine, error) {
	var out []dockerLine
	var open strings.Builder
	start := 0
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		trimmed := strings.TrimSpace(line)
		if trimmed == "" || strings.HasPrefix(trimmed, "#") {
			continue
		}
		if start == 0 {
			start = i + 1
		}
		part, goesOn := strings.CutSuffix(strings.TrimRight(line, " \t"), `\`)
		open.WriteString(part)
		if goesOn {
			continue
		}
		whole := dockerLine{number: start, text: strings.TrimSpace(open.String())}
		n, err := whole.takeDocuments(lines[i+1:])
		if err != nil {
			return nil, err
		}
		i += n
		out = append(out, whole)
		open.Reset()
		start = 0
	}
	if start > 0 {
		out = append(out, dockerLine{number: start, text: strings.TrimSpace(open.String())})
	}
	return out, nil
}

// hereDocument matches a word that begins a here-document, as BuildKit does: with a space
// after << it is none.
var hereDocument = lazyregexp.New(`^\d*<<(-?)(?:'(\w+)'|"(\w+)"|(\w+))$`)

// takeDocuments reads the here-documents of a RUN or COPY from the lines after it, and
// returns how many lines they have.
func (l *dockerLine) takeDocuments(after []string) (n int, err error) {
	words := strings.Fields(l.text)
	if !slices.Contains([]string{"RUN", "COPY", "ADD"}, strings.ToUpper(words[0])) {
		return 0, nil
	}
	var text strings.Builder
	for _, word := range words {
		m := hereDocument.FindStringSubmatch(word)
		if m == nil {
			continue
		}
		end := m[2] + m[3] + m[4]
		for found := false; !found; n++ {
			if n == len(after) {
				return 0, fmt.Errorf("line %d: the here-document %s has no end", l.number, end)
			}
			line := after[n]
			text.WriteString("\n" + line)
			if m[1] != "" {
				line = strings.TrimLeft(line, "\t")
			}
			found = line == end
		}
	}
	l.here = text.String()
	return n, nil
}

// errNoInstruction is the error of a line with a word that no Dockerfile knows.
var errNoInstruction = errors.New("is no instruction of a Dockerfile (a here-document has no space after <<)")

func (d *dockerfile) addLine(l dockerLine, vars map[string]string) error {
	words := dockerWords.Split(l.text, 2)
	name, rest := strings.ToUpper(words[0]), ""
	if len(words) > 1 {
		rest = words[1]
	}
	add := func(args ...string) { d.steps = append(d.steps, dockerStep{line: l.number, name: name, args: args}) }
	if d.from == "" && name != "FROM" && name != "ARG" {
		return fmt.Errorf("%s before FROM", name)
	}
	expand := func(s string) ([]string, error) {
		out, err := shell.Fields(s, func(v string) string { return vars[v] })
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", name, s, err)
		}
		return out, nil
	}
	switch name {
	case "CMD", "ENTRYPOINT", "LABEL", "EXPOSE", "HEALTHCHECK", "MAINTAINER", "STOPSIGNAL", "VOLUME":
		return nil // what a daemon does with a container
	case "RUN":
		args, err := runArgs(rest, l.here)
		if err != nil {
			return err
		}
		add(args...)
		return nil
	case "ENV", "ARG":
		return d.addVariables(name, rest, vars, expand, add)
	case "FROM", "COPY", "WORKDIR", "USER":
	case "ADD", "ONBUILD", "SHELL":
		return fmt.Errorf("%s is not supported: use FROM, RUN, COPY, WORKDIR, ENV, ARG and USER only, or %s", name, buildElsewhere)
	default:
		return fmt.Errorf("%s %w", words[0], errNoInstruction)
	}
	if l.here != "" {
		return fmt.Errorf("%s %s: put the text into a file and COPY that", name, rest)
	}
	args, err := expand(rest)
	if err != nil {
		return err
	}
	switch {
	case len(args) == 0:
		return fmt.Errorf("%s has no words after it", name)
	case name == "FROM":
		return d.setBase(args)
	case name == "COPY":
		return d.addCopy(l, rest, args)
	}
	add(args...)
	return nil
}

// buildElsewhere is the fix for unsupported instructions.
const buildElsewhere = "build the image with docker or buildah, and name that"

func (d *dockerfile) addCopy(l dockerLine, rest string, args []string) error {
	s := dockerStep{line: l.number, name: "COPY"}
	for len(args) > 0 && strings.HasPrefix(args[0], "--") {
		option, value, _ := strings.Cut(args[0], "=")
		switch option {
		case "--chown":
			s.owner = value
		case "--chmod":
			if _, err := strconv.ParseUint(value, 8, 12); err != nil {
				return fmt.Errorf("COPY --chmod=%s: it is no octal number such as 755", value)
			}
			s.mode = value
		case "--link": // says how layers are kept
		case "--from":
			return fmt.Errorf("COPY %s: files of another image or stage are not copied; %s", args[0], buildElsewhere)
		default:
			return fmt.Errorf("COPY %s: only --chown, --chmod and --link are supported, or %s", args[0], buildElsewhere)
		}
		args = args[1:]
	}
	switch {
	case strings.HasPrefix(rest, "["):
		return fmt.Errorf("COPY %s: a list is not supported: write COPY FROM… TO, with names that have spaces in quotes", rest)
	case len(args) < 2:
		return fmt.Errorf("COPY %s: name at least one source and a destination", rest)
	}
	s.args = args
	d.steps = append(d.steps, s)
	return nil
}

func (d *dockerfile) setBase(args []string) error {
	args = slices.DeleteFunc(args, func(a string) bool { return strings.HasPrefix(a, "--platform=") })
	switch {
	case d.from != "":
		return fmt.Errorf("it has several stages: %s", buildElsewhere)
	case len(args) == 0 || args[0] == "scratch":
		d.from = "scratch" // which the lines after it follow
		return fmt.Errorf("FROM names no image to build on: %s", buildElsewhere)
	}
	d.from = args[0]
	return nil
}

// runArgs returns the command of a RUN with the here-documents here.
func runArgs(rest, here string) ([]string, error) {
	switch {
	case strings.HasPrefix(rest, "--"):
		return nil, fmt.Errorf("RUN %s: options of RUN are not followed: leave it out, or %s", dockerWords.Split(rest, 2)[0], buildElsewhere)
	case here != "" && len(strings.Fields(rest)) == 1: // the document is the script
		script := strings.TrimPrefix(here[:strings.LastIndex(here, "\n")], "\n")
		if strings.HasPrefix(strings.TrimSpace(script), "#!") {
			return nil, fmt.Errorf("RUN %s: a script of another program than sh is not followed: put it into a file and COPY that", rest)
		}
		if strings.HasPrefix(rest, "<<-") {
			script = leadingTabs.ReplaceAllString(script, "")
		}
		return []string{"/bin/sh", "-c", script}, nil
	case strings.HasPrefix(rest, "["):
		var args []string
		if err := json.Unmarshal([]byte(rest), &args); err == nil && len(args) > 0 {
			return args, nil
		}
	}
	return []string{"/bin/sh", "-c", rest + here}, nil
}

func (d *dockerfile) addVariables(name, rest string, vars map[string]string, expand func(string) ([]string, error), add func(...string)) error {
	if first := dockerWords.Split(rest, 2); name == "ENV" && !strings.Contains(first[0], "=") && len(first) == 2 {
		rest = first[0] + "=" + first[1] // the old form, of one variable
		if strings.ContainsAny(first[1], " \t") && !strings.ContainsAny(first[1], `"'`) {
			rest = first[0] + `="` + first[1] + `"`
		}
	}
	fields, err := expand(rest)
	if err != nil {
		return err
	}
	for _, kv := range fields {
		key, value, given := strings.Cut(kv, "=")
		if name == "ENV" && !given {
			return fmt.Errorf("ENV %s: it is not NAME=value", rest)
		}
		if name == "ARG" {
			value = cmp.Or(value, vars[key])
		}
		vars[key] = value
		if d.from != "" {
			add(key + "=" + value)
		}
	}
	return nil
}

// copySources returns the files of a COPY in the folder of the Dockerfile, with patterns
// expanded, and reports whether they go into a folder.
func copySources(root *os.Root, args []string) (from []string, folder bool, err error) {
	for _, a := range args[:len(args)-1] {
		clean := path.Clean(strings.TrimLeft(a, "/"))
		if clean == "" || a == "/" {
			clean = "."
		}
		found := []string{clean}
		if strings.ContainsAny(clean, "*?[") {
			if found, err = globIn(root, clean); err != nil {
				return nil, false, err
			}
			folder = true
		}
		for _, f := range found {
			if _, err := root.Stat(f); err != nil {
				return nil, false, fmt.Errorf("COPY %s: the folder of the Dockerfile has no such file", a)
			}
		}
		from = append(from, found...)
	}
	to := args[len(args)-1]
	return from, folder || len(from) > 1 || strings.HasSuffix(to, "/") || to == "." || strings.HasSuffix(to, "/."), nil
}
