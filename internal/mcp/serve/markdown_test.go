package serve

import (
	"fmt"
	"strings"
	"testing"
)

func TestMarkdownSections(t *testing.T) {
	for _, tt := range []struct{ name, text, title, want string }{
		{"headings nest", "# A\nintro\n## B\nb\n### C\nc\n## D\nd\n", "A",
			"[a 1 A|# A intro|all] [b 2 A > B|## B b|## B b ### C c] [c 3 A > B > C|### C c|### C c] [d 2 A > D|## D d|## D d]"},
		{"text before the first heading", "hello\n\n# A\na", "A", "[ 0 |hello|hello] [a 1 A|# A a|# A a]"},
		{"no heading", "just text\n", "", "[ 0 |just text|just text]"},
		{"nothing", "", "", "[ 0 ||]"},
		{"front matter names it", "---\ntitle: \"Views\"\nx: y\n---\n# Other\n", "Views", "[other 1 Other|# Other|# Other]"},
		{"front matter that does not end", "---\ntitle: x\n", "", "[ 0 |--- title: x|--- title: x]"},
		{"fences hide", "# A\n```sh\n# not one\n````\n~~~\n```\n# still not\n", "A", "[a 1 A|# A ```sh # not one ```` ~~~ ``` # still not|all]"},
		{"setext", "Title\n=====\n\nSub\n---\ntext\n\na\nb\n---\n", "Title", "[title 1 Title|Title =====|all] [sub 2 Title > Sub|Sub --- text a b ---|Sub --- text a b ---]"},
		{"a rule, a list and a table are no headings", "# A\n\n---\n\n- x\n---\n\n|a|\n---\n", "A", "[a 1 A|# A --- - x --- |a| ---|all]"},
		{"markup", "# The `run` *folder* [link](x) {#id}\n#no\n#######no\n## Same ##\n## Same\n", "The run folder link",
			"[the-run-folder-link 1 The run folder link|# The `run` *folder* [link](x) {#id} #no #######no|all] [same 2 The run folder link > Same|## Same ##|## Same ##] [same-1 2 The run folder link > Same|## Same|## Same]"},
		{"levels jump", "### C\n# A\n", "A", "[c 3 C|### C|### C] [a 1 A|# A|# A]"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			title, sections := parseMarkdown(tt.text)
			var got []string
			flat := func(s string) string { return strings.Join(strings.Fields(s), " ") }
			for _, s := range sections {
				whole := flat(tt.text[s.from:s.end])
				if whole == flat(tt.text) && len(tt.text) > 12 && s.level > 0 && len(whole) > 12 {
					whole = "all"
				}
				got = append(got, fmt.Sprintf("[%s %d %s|%s|%s]", s.anchor, s.level, s.path, flat(tt.text[s.from:s.own]), whole))
			}
			if out := strings.Join(got, " "); title != tt.title || out != tt.want {
				t.Errorf("title %q, sections\n%s\nwant %q\n%s", title, out, tt.title, tt.want)
			}
		})
	}
}

func FuzzMarkdown(f *testing.F) {
	for _, s := range []string{"# A\nx\n## B\n", "---\ntitle: a\n---\n", "A\n=\n", "```\n# x", "## \n#\n", "\x00# a\xff\n# a\n# a-1\n# a\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, sections := parseMarkdown(text)
		if len(sections) == 0 {
			t.Fatal("no section")
		}
		anchors, at := map[string]bool{}, sections[0].from
		for i, s := range sections {
			if s.from != at || s.own < s.from || s.end < s.own || s.end > len(text) {
				t.Fatalf("section %d of %q: %+v", i, text, s)
			}
			at = s.own
			if anchors[s.anchor] {
				t.Fatalf("anchor %q twice in %q", s.anchor, text)
			}
			anchors[s.anchor] = true
		}
		if at != len(text) {
			t.Fatalf("the sections of %q end at %d", text, at)
		}
	})
}
