package suite

import (
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
)

// checkValues checks every text of the suite file that is not prose: secrets,
// placeholders, names of variables.
func (k *checker) checkValues() {
	for _, key := range []string{"agents", "servers", "scenarios", "graders", "tools", "workspace"} {
		if n := k.tree.valueOf(key); n != nil {
			k.checkTexts(n, "")
		}
	}
	for _, key := range []string{"name", "description"} {
		k.checkPlaceholder(k.tree.valueOf(key))
	}
	for _, t := range k.s.Tasks {
		tree := k.s.origin.tasks[t].tree
		k.checkPlaceholder(tree.valueOf("title"))
		k.checkPlaceholder(tree.valueOf("prompt"))
		tree.valueOf("calls").visit(func(n *node) { // any other text may be a plain argument
			if s, ok := n.asText(); ok && secretForm.MatchString(s) {
				k.reportSecret(n, "give it to the server, in a variable that its env names")
			}
		})
	}
}

func (k *checker) checkTexts(n *node, key string) {
	switch {
	case key == "env" && n.form == listForm:
		for _, e := range n.items {
			k.checkVariable(e)
		}
	case key == "set" && n.form == mapForm:
		for _, e := range n.entries {
			k.checkSetting(e)
		}
	case n.form == mapForm:
		for _, e := range n.entries {
			k.checkTexts(e.val, e.key)
		}
	case n.form == listForm:
		for _, e := range n.items {
			k.checkTexts(e, "")
		}
	case n.text == nil: // a file's content is prose
		k.checkPlaceholder(n)
		if s, ok := n.asText(); ok && secretForm.MatchString(s) {
			k.reportSecret(n, "pass it in a variable and give the variable's name in env")
		}
	}
}

var (
	variableForm = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_]*$`)
	constantForm = lazyregexp.New(`^[A-Z][A-Z0-9_]*$`)
	// secretForm matches keys by the prefixes that their issuers give them.
	secretForm = lazyregexp.New(`\b(sk-[A-Za-z0-9_-]{8,}|gh[pousr]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|glpat-[A-Za-z0-9_-]{16,}|xox[abeoprs]-[A-Za-z0-9-]{8,}|AKIA[0-9A-Z]{12,}|AIza[0-9A-Za-z_-]{16,}|hf_[A-Za-z0-9]{16,}|npm_[A-Za-z0-9]{16,}|eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,})`)
	// assigned matches a variable named like a secret, with its value.
	assigned = lazyregexp.New(`(?i)([a-z0-9_]*(?:key|token|secret|password)[a-z0-9_]*)(["']?[ \t]*[=:][ \t]*)("[^"]*"|'[^']*'|[^\s"',}\]]+)`)
)

// checkVariable checks an entry of env, which names a variable.
func (k *checker) checkVariable(n *node) {
	if name := n.valueOf("name"); name != nil {
		n = name
	}
	s, _ := n.asText()
	if variableForm.MatchString(s) {
		return
	}
	name, val, is := strings.Cut(s, "=")
	switch {
	case is && variableForm.MatchString(name):
		k.c.addSecret(n.pos, val, "give the variable's name alone, or, if the value is no secret, put it under set", "env holds names of variables, not values")
	default:
		k.c.addSecret(n.pos, s, "give the variable's name, such as API_KEY", "env holds names of variables, and this is none")
	}
}

// checkSetting checks an entry of set, a variable with a value that is no secret.
func (k *checker) checkSetting(e entry) {
	s, ok := e.val.asText()
	if !ok {
		return
	}
	if !variableForm.MatchString(e.key) {
		k.c.addSecret(e.at, s, "", "%q is not the name of a variable", e.key)
		return
	}
	name, _, is := strings.Cut(s, "=")
	switch {
	case secretForm.MatchString(s), isSecret(e.key, s):
		k.reportSecret(e.val, "give the variable's name under env")
	case is && name == e.key:
		k.c.addSecret(e.val.pos, s, "write the value alone", "the value begins with the name of its variable")
	}
	k.checkPlaceholder(e.val)
}

func (k *checker) reportSecret(n *node, fix string) {
	s, _ := n.asText()
	k.c.addSecret(n.pos, s, fix, "this looks like a secret, and a suite must not hold any")
}

// maskSecrets returns a line for display, without likely secrets.
func maskSecrets(line string) string {
	line = secretForm.ReplaceAllString(line, "[redacted]")
	return assigned.ReplaceAllStringFunc(line, func(m string) string {
		parts := assigned.FindStringSubmatch(m)
		val := strings.Trim(parts[3], `"'`)
		if val == "[redacted" || constantForm.MatchString(val) || !isSecret(parts[1], val) {
			return m // key_env: API_KEY only names a variable
		}
		return parts[1] + parts[2] + "[redacted]"
	})
}

// isSecret reports whether a variable of this name and value is one that is
// redacted.
func isSecret(name, val string) bool { return len(seal.Secrets([]string{name + "=" + val})) > 0 }

var placeholders = []string{"TODO", "FIXME", "XXX", "CHANGEME", "CHANGE_ME", "CHANGE-ME", "REPLACEME", "REPLACE_ME", "REPLACE-ME", "...", "…"}

// checkPlaceholder reports a text that still waits to be filled in.
func (k *checker) checkPlaceholder(n *node) {
	s, ok := n.asText()
	if !ok || n.text != nil {
		return
	}
	s = strings.TrimFunc(s, unicode.IsSpace)
	if slices.Contains(placeholders, strings.ToUpper(s)) || strings.HasPrefix(s, "<your ") && strings.HasSuffix(s, ">") {
		k.c.addMistake(n.pos, "", "%q is still a placeholder", s)
	}
}
