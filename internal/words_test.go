package internal

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A phrase is a phrase that comments and error messages avoid.
type phrase struct {
	pattern *regexp.Regexp
	better  string
	// perThousand is how many may stay in 1,000 words; the standard library has
	// between 0.07 and 0.32 of "what is" and its kin.
	perThousand float64
}

// vocabulary lists the phrases, each with a better wording. A space in a pattern
// also matches the end of a line.
var vocabulary = []phrase{
	avoid(`what (it|is|a|an|the)`, `name the thing: "the text that …", "which …"`, 0.5),
	avoid(`(those that|that of|those of)`, `repeat the noun`, 0.2),
	avoid(`beside (it|them|this|that|the|a|each)`, `"next to" or "in addition to"`, 0),
	avoid(`lest`, `"so that … not"`, 0),
	avoid(`anew`, `"again"`, 0),
	avoid(`(whoever|whatever)`, `"any … that"`, 0),
	avoid(`(no telling|nothing to say)`, `"unknown", "nothing to report"`, 0),
	avoid(`(is|are) told`, `"receives", "reports"`, 0),
	avoid(`for want of`, `"for lack of", "no … found"`, 0),
	avoid(`stands (in|there|at|on)`, `"is in", "is at"`, 0),
	avoid(`says (so|that|which|what|nothing)`, `"reports", "returns", "prints"`, 0),
	avoid(`is no (end|error|failure|mistake|number|digest)`, `"is not a …"`, 0),
	avoid(`to be had`, `"available", "known"`, 0),
	avoid(`(says|tells) of`, `"reports about", "describes"`, 0.01),
	avoid(`by way of`, `"through"`, 0),
	avoid(`there is none`, `"if none", "or nil if none"`, 0.16),
	avoid(`(is|are) how (many|much|often|long|far)`, `"is the number of", "is the share of", "limits"`, 0.6),
	avoid(`holds? \S+ (\S+ )?against`, `"compares … with", "validates … by"`, 0.2),
	avoid(`where (it|that|this|these|those) (is|are|has|have) another`, `"if different"`, 0.01),
	avoid(`(goes|go) on`, `"continues", "resumes", "is active"`, 0.3),
	avoid(`taken? back`, `"revokes", "cancels"`, 0.08),
	avoid(`comes? to (it|that|an?|the)`, `"reaches", "becomes"`, 0.02),
	avoid(`(says|say)`, `"reports", "states", "prints"`, 1.25),
	avoid(`sums? (it|them|\w+ \w+) up`, `"summarizes"`, 0.01),
}

func avoid(pattern, better string, perThousand float64) phrase {
	words := strings.ReplaceAll(pattern, " ", `\s+`)
	return phrase{regexp.MustCompile(`(?i)\b` + words + `\b`), better, perThousand}
}

// errorFuncs are the functions whose first string argument is an error message.
var errorFuncs = map[string]bool{"Errorf": true, "New": true, "Faultf": true, "Usage": true, "Usagef": true, "usage": true}

// TestVocabulary keeps comments and error messages in the English of the field.
func TestVocabulary(t *testing.T) {
	cmd := exec.Command("git", "ls-files", "-z", "--", "*.go")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("skipping: the list of files needs git: %v", err)
	}
	words, places := 0, make([][]string, len(vocabulary))
	for name := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		if strings.Contains(name, "/testdata/") || strings.Contains(name, "/_") || name == "internal/words_test.go" {
			continue
		}
		for _, text := range readTexts(name) {
			words += len(strings.Fields(text.text))
			for i, v := range vocabulary {
				for _, at := range v.pattern.FindAllStringIndex(text.text, -1) {
					line := text.line + strings.Count(text.text[:at[0]], "\n")
					places[i] = append(places[i], fmt.Sprintf("%s:%d: %s has %q: write %s", name, line, text.kind, text.text[at[0]:at[1]], v.better))
				}
			}
		}
	}
	if words < 100_000 {
		t.Errorf("only %d words read: the list of files looks wrong", words)
	}
	for i, v := range vocabulary {
		if allowed := int(v.perThousand * float64(words) / 1000); len(places[i]) > allowed {
			t.Errorf("%d places have %v, %d allowed in %d words:\n%s", len(places[i]), v.pattern, allowed, words, strings.Join(places[i], "\n"))
		}
	}
}

// A writtenText is a comment or an error message in a file.
type writtenText struct {
	kind, text string
	line       int
}

// readTexts returns the comments and error messages of a Go file, none if it
// cannot be parsed, such as one deleted in the work tree.
func readTexts(name string) []writtenText {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "../"+name, nil, parser.ParseComments)
	if err != nil {
		return nil
	}
	var out []writtenText
	for _, group := range file.Comments {
		var lines []string
		for _, c := range group.List {
			lines = append(lines, strings.TrimPrefix(c.Text, "//"))
		}
		out = append(out, writtenText{"comment", strings.Join(lines, "\n"), files.Position(group.Pos()).Line})
	}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || strings.HasSuffix(name, "_test.go") || !errorFuncs[calledName(call)] && !strings.HasSuffix(calledName(call), "Errorf") {
			return true
		}
		at := slices.IndexFunc(call.Args, func(arg ast.Expr) bool {
			lit, ok := arg.(*ast.BasicLit)
			return ok && lit.Kind == token.STRING
		})
		if at < 0 {
			return true
		}
		lit := call.Args[at].(*ast.BasicLit)
		if text, err := strconv.Unquote(lit.Value); err == nil {
			out = append(out, writtenText{"error", text, files.Position(lit.Pos()).Line})
		}
		return true
	})
	return out
}

// calledName returns the last part of the name of the function that is called.
func calledName(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}
