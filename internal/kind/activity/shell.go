package activity

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// stage is a simple command of a shell text: its words, without assignments,
// redirections and words that only stand before a command, such as timeout.
type stage struct {
	words []string
	piped bool // into another one or substituted: its exit code is lost
}

// script is a shell text taken apart: its lists, each of commands joined by &&,
// || or |. The statements of a control structure are lists, too; a substitution
// belongs to the list that it is in.
type script [][]stage

func (s script) all() []stage { return slices.Concat(s...) }

// last returns the commands that can determine the exit code of the text: the commands
// of the last list, and of a pipe only the last command.
func (s script) last() []stage {
	if len(s) == 0 {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s[len(s)-1]), func(st stage) bool { return st.piped })
}

const (
	maxShell      = 64 << 10 // bytes of a shell text that are read
	maxDepth      = 3        // shells in each other that are unwrapped
	maxArithmetic = 500      // "((" in a text: the parser's time grows with their square
)

// commandText is the text of a shell call, from the arguments that the agent
// sent; of a list of words, the words quoted.
func commandText(args string) string {
	var a struct {
		Command json.RawMessage `json:"command"`
		Cmd     json.RawMessage `json:"cmd"`
		Script  json.RawMessage `json:"script"`
	}
	_ = json.Unmarshal([]byte(args), &a) // missing members stay empty
	for _, raw := range []json.RawMessage{a.Command, a.Cmd, a.Script} {
		var text string
		if json.Unmarshal(raw, &text) == nil && text != "" {
			return text
		}
		var words []string
		if json.Unmarshal(raw, &words) == nil && len(words) > 0 {
			for i, w := range words {
				words[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
			}
			return strings.Join(words, " ")
		}
	}
	return ""
}

// parseShell takes a shell text apart, through bash -lc and the like.
func parseShell(text string) script { return parseNested(text, 0) }

func parseNested(text string, depth int) script {
	if len(text) > maxShell {
		text = text[:maxShell]
	}
	s := splitCommands(text)
	if depth >= maxDepth || len(s) != 1 || len(s[0]) != 1 {
		return s
	}
	words := s[0][0].words
	if len(words) >= 3 && slices.Contains([]string{"bash", "sh", "zsh", "dash"}, path.Base(words[0])) && strings.HasPrefix(words[1], "-") && strings.HasSuffix(words[1], "c") {
		return parseNested(words[2], depth+1)
	}
	return s
}

// splitCommands takes a shell text apart. Agents write broken shell, too: from
// the statement with a syntax error on, it splits at operators and spaces.
func splitCommands(text string) script {
	r := shellReader{text: text}
	done, broken := 0, strings.Count(text, "((") > maxArithmetic
	if !broken {
		for stmt, err := range syntax.NewParser(syntax.Variant(syntax.LangBash)).StmtsSeq(strings.NewReader(text)) {
			if broken = broken || err != nil; broken {
				continue // not break: the sequence panics where it is left at an error
			}
			r.readStatement(stmt, false)
			r.endList()
			done = int(stmt.End().Offset())
		}
	}
	if broken {
		for _, part := range strings.FieldsFunc(text[done:], func(c rune) bool { return strings.ContainsRune(";&|()\n", c) }) {
			r.addStage(strings.Fields(part), false)
			r.endList()
		}
	}
	return r.out
}

type shellReader struct {
	text string
	out  script
	list []stage
}

func (r *shellReader) endList() {
	if len(r.list) > 0 {
		r.out = append(r.out, r.list)
	}
	r.list = nil
}

func (r *shellReader) readStatement(s *syntax.Stmt, piped bool) {
	var words []string
	switch cmd := s.Cmd.(type) {
	case nil:
	case *syntax.BinaryCmd:
		r.readStatement(cmd.X, piped || cmd.Op == syntax.Pipe || cmd.Op == syntax.PipeAll)
		r.readStatement(cmd.Y, piped)
	case *syntax.CallExpr:
		// The exit code of a substitution is lost but where a command only assigns.
		for _, inner := range statementsIn(cmd) {
			r.readStatement(inner, piped || len(cmd.Args) > 0)
		}
		for _, w := range cmd.Args {
			words = append(words, r.unquote(w.Parts, false))
		}
	case *syntax.TestClause, *syntax.DeclClause, *syntax.LetClause, *syntax.ArithmCmd:
		words = strings.Fields(r.source(cmd))
	default:
		for _, inner := range statementsIn(cmd) {
			r.endList()
			r.readStatement(inner, piped)
		}
	}
	r.addStage(words, piped)
}

// statementsIn returns the outermost statements within a command.
func statementsIn(cmd syntax.Command) []*syntax.Stmt {
	var out []*syntax.Stmt
	syntax.Walk(cmd, func(n syntax.Node) bool {
		s, ok := n.(*syntax.Stmt)
		if ok {
			out = append(out, s)
		}
		return !ok
	})
	return out
}

// addStage adds a command without the words that only stand before it.
func (r *shellReader) addStage(words []string, piped bool) {
	for len(words) > 0 {
		name, _, assigns := strings.Cut(words[0], "=")
		if !(assigns && syntax.ValidName(name)) && !slices.Contains([]string{"exec", "env", "sudo", "nohup"}, words[0]) {
			break
		}
		words = words[1:]
	}
	if words = untimed(words); len(words) > 0 {
		r.list = append(r.list, stage{words, piped})
	}
}

// untimed returns the command that timeout, its options and its duration precede.
func untimed(words []string) []string {
	if len(words) == 0 || path.Base(words[0]) != "timeout" {
		return words
	}
	for i := 1; i < len(words); i++ {
		switch w := words[i]; {
		case w == "-k" || w == "-s":
			i++ // its value
		case w != "" && w[0] >= '0' && w[0] <= '9':
			return words[i+1:]
		}
	}
	return words
}

func (r *shellReader) source(n syntax.Node) string {
	return r.text[n.Pos().Offset():n.End().Offset()]
}

// unquote returns the text of a word with expansions as they are written.
func (r *shellReader) unquote(parts []syntax.WordPart, quoted bool) string {
	var out strings.Builder
	for _, part := range parts {
		switch p := part.(type) {
		case *syntax.Lit:
			for i := 0; i < len(p.Value); i++ {
				if p.Value[i] == '\\' && i+1 < len(p.Value) && (!quoted || strings.IndexByte("\"\\$`", p.Value[i+1]) >= 0) {
					i++
				}
				out.WriteByte(p.Value[i])
			}
		case *syntax.SglQuoted:
			out.WriteString(p.Value)
		case *syntax.DblQuoted:
			out.WriteString(r.unquote(p.Parts, true))
		default:
			out.WriteString(r.source(p))
		}
	}
	return out.String()
}

// is reports whether a command is one of pattern, such as "git grep": its program
// by base name, and the other words among its arguments in this order.
func (s stage) is(pattern string) bool {
	want := strings.Fields(pattern)
	if len(want) == 0 || path.Base(s.words[0]) != want[0] {
		return false
	}
	want = want[1:]
	for _, w := range s.words[1:] {
		if len(want) > 0 && w == want[0] {
			want = want[1:]
		}
	}
	return len(want) == 0
}

// builds reports whether a call of a program with these arguments builds or tests.
func builds(rules []Build, name string, args []string) bool {
	for _, b := range rules {
		if b.Command == name && (len(b.Words) == 0 || slices.ContainsFunc(args, func(a string) bool { return slices.Contains(b.Words, a) })) {
			return true
		}
	}
	return false
}
