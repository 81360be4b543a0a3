package activity

import (
	"encoding/json"
	"path"
	"slices"
	"strings"
)

// stage is a simple command of a shell text: its words, without assignments and
// redirections, and without what only stands before a command, such as timeout.
type stage struct {
	words []string
	piped bool // into another one: its exit code is lost
}

// script is a shell text taken apart: its lists, each of commands joined by &&,
// || or |. Substitutions and control structures are not followed.
type script [][]stage

// all are the simple commands in their order.
func (s script) all() []stage { return slices.Concat(s...) }

// last are the commands whose exit code the text can have: those of the last
// list, of a pipe the last one.
func (s script) last() []stage {
	if len(s) == 0 {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s[len(s)-1]), func(st stage) bool { return st.piped })
}

// maxShell is how much of a shell text is taken apart, and maxDepth how many
// shells in each other are unwrapped.
const (
	maxShell = 64 << 10
	maxDepth = 3
)

// commandText is the text of a shell call, from the arguments that the agent
// sent; of a list of words, the words quoted.
func commandText(args string) string {
	var a struct {
		Command json.RawMessage `json:"command"`
		Cmd     json.RawMessage `json:"cmd"`
		Script  json.RawMessage `json:"script"`
	}
	_ = json.Unmarshal([]byte(args), &a) // what is not there stays empty
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
func parseShell(text string) script { return parse(text, 0) }

func parse(text string, depth int) script {
	if len(text) > maxShell {
		text = text[:maxShell]
	}
	s := split(text)
	if depth >= maxDepth || len(s) != 1 || len(s[0]) != 1 {
		return s
	}
	words := s[0][0].words
	if len(words) >= 3 && slices.Contains([]string{"bash", "sh", "zsh", "dash"}, path.Base(words[0])) && strings.HasPrefix(words[1], "-") && strings.HasSuffix(words[1], "c") {
		return parse(words[2], depth+1)
	}
	return s
}

// splitter is what is known in the middle of a text.
type splitter struct {
	out    script
	list   []stage
	words  []string
	word   strings.Builder
	quoted bool // the word has quotes, so it may be empty
	skip   bool // the next word is the target of a redirection
}

func split(text string) script {
	var p splitter
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] != '\n' {
				p.word.WriteByte(text[i])
			}
		case c == '\'':
			end := strings.IndexByte(text[i+1:], '\'')
			if end < 0 {
				end = len(text) - i - 1
			}
			p.word.WriteString(text[i+1 : i+1+end])
			p.quoted = true
			i += end + 1
		case c == '"':
			p.quoted = true
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' && i+1 < len(text) && strings.IndexByte("\"\\$`\n", text[i+1]) >= 0 {
					i++
				}
				p.word.WriteByte(text[i])
			}
		case c == '#' && p.word.Len() == 0 && !p.quoted:
			for i+1 < len(text) && text[i+1] != '\n' {
				i++
			}
		case c == ' ' || c == '\t' || c == '\r':
			p.endWord()
		case c == '\n' || c == ';' || c == '(' || c == ')':
			p.endList()
		case c == '&' && i+1 < len(text) && text[i+1] == '&' || c == '|' && i+1 < len(text) && text[i+1] == '|':
			p.endStage(false)
			i++
		case c == '&' && i+1 < len(text) && text[i+1] == '>':
			p.redirect()
			i++
		case c == '&' && i > 0 && (text[i-1] == '>' || text[i-1] == '<'):
			// 2>&1: the target follows
		case c == '&':
			p.endList()
		case c == '|':
			p.endStage(true)
			if i+1 < len(text) && text[i+1] == '&' {
				i++
			}
		case c == '>' || c == '<':
			p.redirect()
		default:
			p.word.WriteByte(c)
		}
	}
	p.endList()
	return p.out
}

// redirect ends a word before > or <; a number there is the stream's.
func (p *splitter) redirect() {
	if w := p.word.String(); len(w) == 1 && w[0] >= '0' && w[0] <= '9' {
		p.word.Reset()
	}
	p.endWord()
	p.skip = true
}

func (p *splitter) endWord() {
	w, there := p.word.String(), p.word.Len() > 0 || p.quoted
	p.word.Reset()
	p.quoted = false
	if !there {
		return
	}
	if p.skip {
		p.skip = false
		return
	}
	if len(p.words) == 0 {
		if name, _, ok := strings.Cut(w, "="); ok && isName(name) {
			return // an assignment
		}
		if slices.Contains([]string{"!", "{", "}", "if", "then", "else", "elif", "fi", "do", "done", "while", "until", "time", "exec", "env", "sudo", "nohup"}, w) {
			return // stands before a command
		}
	}
	p.words = append(p.words, w)
}

func isName(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c != '_' && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

func (p *splitter) endStage(piped bool) {
	p.endWord()
	p.skip = false
	if words := untimed(p.words); len(words) > 0 {
		p.list = append(p.list, stage{words, piped})
	}
	p.words = nil
}

// untimed takes timeout, its options and its duration off a command.
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

func (p *splitter) endList() {
	p.endStage(false)
	if len(p.list) > 0 {
		p.out = append(p.out, p.list)
	}
	p.list = nil
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
