package suite

import (
	"strings"
	"testing"
)

// TestSyntax checks the place and the fix of what is not YAML.
func TestSyntax(t *testing.T) {
	for _, tt := range []struct{ name, text, at, fix string }{
		{"no space after a colon", "a: 1\ntrials:2\nb: 3\n", "2:1", "write KEY: VALUE with a space"},
		{"no colon", "a: 1\ntrials 2\nb: 3\n", "2:1", "write KEY: VALUE with a space"},
		{"no-break space", "a: 1\ntrials:\u00a02\nb: 3\n", "2:1", "write a plain space and colon"},
		{"wide colon", "a: 1\ntrials：2\nb: 3\n", "2:1", "write a plain space and colon"},
		{"merge conflict", "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", "2:1", "resolve the conflict"},
		{"open quote", "a: 1\nb: \"two\nc: 3\nd: 4\n", "2:4", "close the quote"},
		{"open brace", "a: {b: 1\nc: {d: 2}\n", "1:4", "close the { with }"},
		{"open bracket", "a: [b\nc: [d]\n", "1:4", "close the [ with ]"},
		{"uneven keys", "a:\n  b: 1\n   c: 2\n", "3:5", "indent the key like its neighbours"},
		{"uneven keys after a map", "a:\n  b: {}\n   c: {}\n", "3:4", "indent all keys of a map alike"},
		{"uneven items", "a:\n  - b\n - c\n", "3:2", "indent all"},
		{"colon in a text", "a: b: c\n", "1:5", "quote a text that holds a colon"},
		{"at sign", "a: @b\n", "1:4", "quote the text"},
		{"percent sign", "a: %b\n", "1:4", "quote the text"},
		{"tab", "a:\n\tb: 1\n", "2:1", "indent with spaces"},
		{"fence", "```yaml\na: 1\n```\n", "1:1", "fence of Markdown"},
		{"star", "a: [*.yaml]\n", "1:5", "quote a text that begins with *"},
		{"template without quotes", "a: 1\nb: {{.id}}\n", "2:5", "quote a text that begins with {"},
		{"include", "a: !include b.yaml\n", "1:4", "take it out, or quote the text"},
		{"merge of a text", "a: {<<: b}\n", "1:9", "write <<: *ANCHOR"},
		{"control character", "a: 1\nb: x\x07y\n", "2:5", "take it out"},
		{"UTF-16", "\xff\xfea\x00:\x00", "1:1", "save the file as UTF-8"},
		{"Latin-1", "a: 1\nb: gr\xfc\xdfe\n", "2:6", "save the file as UTF-8"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var c collector
			parseYAML(&source{name: "f", data: []byte(tt.text)}, &c)
			if len(c.list) != 1 {
				t.Fatalf("%d mistakes: %v", len(c.list), c.list)
			}
			if got := c.list[0].Mistake; !strings.HasPrefix(got.String(), "f:"+tt.at+": ") || !strings.Contains(got.Fix, tt.fix) {
				t.Errorf("got  %s\nwant it at %s with the fix %q", got, tt.at, tt.fix)
			}
		})
	}
}
