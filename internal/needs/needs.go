// Package needs matches what trials need with the labels of the machines that can do
// them.
//
// A [Labels] describes a machine: os=macos, arch=arm64, xcode=26.1. A [Set] holds the
// requirements of a part of a suite, one or several for each label:
//
//	needs: {os: macos, xcode: ">=26"}
//
// A requirement is a value, or one of >=, >, <=, <, != and = before it. Values are
// compared as versions: by their numbers between dots, 9 before 26.1, and other
// parts by their bytes.
package needs

import (
	"cmp"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Labels are the labels of a machine, by name.
type Labels map[string]string

// Set holds requirements, by the name of the label: sorted, without duplicates.
type Set map[string][]string

var (
	labelName  = lazyregexp.New(`^[a-z][a-z0-9_.-]*$`)
	labelValue = lazyregexp.New(`^[A-Za-z0-9][A-Za-z0-9_.+-]*$`)
)

// operators are the signs of requirements, longer ones first.
var operators = []string{">=", "<=", "!=", ">", "<", "="}

// ParseLabels reads labels as users write them: "os=macos,xcode=26.1". Later texts
// override earlier ones.
func ParseLabels(texts ...string) (Labels, error) {
	out := Labels{}
	for _, text := range texts {
		for _, part := range strings.Split(text, ",") {
			name, value, ok := strings.Cut(strings.TrimSpace(part), "=")
			switch {
			case ok && labelName.MatchString(strings.ToLower(name)) && name != strings.ToLower(name):
				return nil, fmt.Errorf("label %q: names are in lower case: write %s=%s", part, strings.ToLower(name), value)
			case !ok || !labelName.MatchString(name):
				return nil, fmt.Errorf("label %q: write NAME=VALUE, such as os=macos", part)
			case !labelValue.MatchString(value):
				return nil, fmt.Errorf("label %q: its value has other characters than letters, digits and _ . + -", part)
			}
			out[name] = value
		}
	}
	return out, nil
}

// LocalLabels returns the labels that every machine has: os (linux, macos, windows) and
// arch (amd64, arm64).
func LocalLabels() Labels {
	os := runtime.GOOS
	if os == "darwin" {
		os = "macos"
	}
	return Labels{"os": os, "arch": runtime.GOARCH}
}

// String returns the labels as users write them, in the order of their names.
func (l Labels) String() string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(l)) {
		out = append(out, name+"="+l[name])
	}
	return strings.Join(out, ",")
}

// Check returns an error for a name or a requirement that is malformed.
func Check(name, requirement string) error {
	if !labelName.MatchString(name) {
		return fmt.Errorf("need %q is no name of a label: write lower-case letters, digits and _ . -", name)
	}
	op, value := splitRequirement(requirement)
	if !labelValue.MatchString(value) || strings.ContainsAny(op, "<>") && !strings.ContainsAny(value[:1], "0123456789") {
		return fmt.Errorf("need %s: %q is neither a value nor a comparison such as \">=26\"", name, requirement)
	}
	return nil
}

func splitRequirement(s string) (op, value string) {
	for _, op := range operators {
		if value, ok := strings.CutPrefix(s, op); ok {
			return op, strings.TrimSpace(value)
		}
	}
	return "=", s
}

// Join returns the requirements of all sets together.
func Join(sets ...map[string]string) Set {
	out := Set{}
	for _, s := range sets {
		for name, requirement := range s {
			op, value := splitRequirement(requirement)
			if op == "=" {
				op = ""
			}
			out[name] = append(out[name], op+value)
		}
	}
	for name := range out {
		slices.Sort(out[name])
		out[name] = slices.Compact(out[name])
	}
	return out
}

// String returns the requirements in the order of their names, such as
// "os=macos, xcode>=26", or "" if there are none.
func (s Set) String() string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(s)) {
		for _, requirement := range s[name] {
			op, value := splitRequirement(requirement)
			out = append(out, name+op+value)
		}
	}
	return strings.Join(out, ", ")
}

// Missing returns the requirements that labels do not meet, or "" if they meet all.
func (s Set) Missing(labels Labels) string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(s)) {
		for _, requirement := range s[name] {
			op, want := splitRequirement(requirement)
			if have, ok := labels[name]; !ok || !holds(have, op, want) {
				out = append(out, name+op+want)
			}
		}
	}
	return strings.Join(out, ", ")
}

// Contradiction returns two requirements that no machine can meet together, or "" if
// there are none. It knows equality only: ranges that exclude each other are not found.
func (s Set) Contradiction() string {
	for _, name := range slices.Sorted(maps.Keys(s)) {
		for _, a := range s[name] {
			op, value := splitRequirement(a)
			if op != "=" {
				continue
			}
			for _, b := range s[name] {
				if o, want := splitRequirement(b); !holds(value, o, want) {
					return fmt.Sprintf("%s=%s and %s%s%s", name, value, name, o, want)
				}
			}
		}
	}
	return ""
}

func holds(have, op, want string) bool {
	switch c := compareVersions(have, want); op {
	case ">=":
		return c >= 0
	case ">":
		return c > 0
	case "<=":
		return c <= 0
	case "<":
		return c < 0
	case "!=":
		return have != want
	default:
		return have == want
	}
}

// compareVersions compares the parts of a and b between dots, numbers as numbers. A
// missing part counts as 0.
func compareVersions(a, b string) int {
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	part := func(parts []string, i int) string {
		if i < len(parts) {
			return parts[i]
		}
		return "0"
	}
	for i := range max(len(as), len(bs)) {
		x, y := part(as, i), part(bs, i)
		n, errN := strconv.ParseUint(x, 10, 64)
		m, errM := strconv.ParseUint(y, 10, 64)
		c := strings.Compare(x, y)
		if errN == nil && errM == nil {
			c = cmp.Compare(n, m)
		}
		if c != 0 {
			return c
		}
	}
	return 0
}
