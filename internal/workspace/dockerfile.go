package workspace

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/shell"
)

// dockerfile is a Dockerfile of one stage.
type dockerfile struct {
	from  string
	steps []dockerStep
}

// dockerStep is an instruction that changes the image.
type dockerStep struct {
	line int
	name string   // RUN, COPY, WORKDIR, ENV, USER or ARG
	args []string // words; of RUN the command, of ENV and ARG NAME=value
}

func (s dockerStep) String() string { return fmt.Sprintf("line %d: %s", s.line, s.name) }

var (
	dockerEscape = regexp.MustCompile(`(?mi)\A(\s*#.*\n)*\s*#\s*escape\s*=\s*[^\\\s]`)
	dockerWords  = regexp.MustCompile(`[ \t]+`)
)

// parseDockerfile reads the instructions that need no daemon: FROM, RUN, COPY, WORKDIR,
// ENV, ARG and USER. Those that only matter to a daemon are left out.
// baseEnv returns the variables of the image that FROM names, which those of the file
// build on.
func parseDockerfile(text string, baseEnv func(from string) ([]string, error)) (*dockerfile, error) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if dockerEscape.MatchString(text) {
		return nil, fmt.Errorf("line 1: only \\ can continue a line")
	}
	d := &dockerfile{}
	vars, known := map[string]string{}, false
	for _, l := range dockerLines(text) {
		if err := d.addLine(l.number, l.text, vars); err != nil {
			return nil, fmt.Errorf("line %d: %w", l.number, err)
		}
		if d.from != "" && len(d.steps) == 0 && !known {
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
	if d.from == "" {
		return nil, fmt.Errorf("it has no FROM")
	}
	return d, nil
}

// CheckDockerfile returns an error with the line unless images are built of a Dockerfile
// with this text.
func CheckDockerfile(text string) error {
	_, err := parseDockerfile(text, func(string) ([]string, error) { return nil, nil })
	return err
}

type dockerLine struct {
	number int
	text   string
}

// dockerLines joins continued lines, and omits comments and empty lines.
func dockerLines(text string) []dockerLine {
	var out []dockerLine
	var open strings.Builder
	start := 0
	for i, line := range strings.Split(text, "\n") {
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
		out = append(out, dockerLine{start, strings.TrimSpace(open.String())})
		open.Reset()
		start = 0
	}
	if start > 0 {
		out = append(out, dockerLine{start, strings.TrimSpace(open.String())})
	}
	return out
}

func (d *dockerfile) addLine(number int, text string, vars map[string]string) error {
	words := dockerWords.Split(text, 2)
	name, rest := strings.ToUpper(words[0]), ""
	if len(words) > 1 {
		rest = words[1]
	}
	add := func(args ...string) { d.steps = append(d.steps, dockerStep{number, name, args}) }
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
		args, err := runArgs(rest)
		if err != nil {
			return err
		}
		add(args...)
		return nil
	case "ENV", "ARG":
		return d.addVariables(name, rest, vars, expand, add)
	case "FROM", "COPY", "WORKDIR", "USER":
	default:
		return fmt.Errorf("%s is not supported: use FROM, RUN, COPY, WORKDIR, ENV, ARG and USER only, or build the image with docker or buildah, and name that", name)
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
	case name == "COPY" && (len(args) < 2 || strings.HasPrefix(rest, "[") || strings.HasPrefix(args[0], "--") || strings.Contains(rest, "<<")):
		return fmt.Errorf("COPY %s: only COPY FROM… TO without options is followed", rest)
	}
	add(args...)
	return nil
}

func (d *dockerfile) setBase(args []string) error {
	const fix = "build the image with docker or buildah, and name that"
	args = slices.DeleteFunc(args, func(a string) bool { return strings.HasPrefix(a, "--platform=") })
	switch {
	case d.from != "":
		return fmt.Errorf("it has several stages: %s", fix)
	case len(args) == 0 || args[0] == "scratch":
		return fmt.Errorf("FROM names no image to build on: %s", fix)
	}
	d.from = args[0]
	return nil
}

func runArgs(rest string) ([]string, error) {
	switch {
	case strings.HasPrefix(rest, "--"):
		return nil, fmt.Errorf("RUN %s: options of RUN are not followed", dockerWords.Split(rest, 2)[0])
	case strings.HasPrefix(rest, "<<"):
		return nil, fmt.Errorf("RUN %s: here-documents are not followed: put the script into a file and COPY it", rest)
	case strings.HasPrefix(rest, "["):
		var args []string
		if err := json.Unmarshal([]byte(rest), &args); err == nil && len(args) > 0 {
			return args, nil
		}
	}
	return []string{"/bin/sh", "-c", rest}, nil
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
