package runcmd

import "testing"

// An agent's prose must call nobody, close nothing and load nothing, however it is
// encoded: a page decodes entities before it looks for people and issues.
func TestTamed(t *testing.T) {
	for said, want := range map[string]string{
		"cc &#64;team &commat;org":      "cc &amp;#&#8203;64;team &amp;commat;org",
		"closes &#35;12 &#x23;3 &num;4": "closes &amp;#&#8203;35;12 &amp;#x23;3 &amp;num;4",
		"a && b; AT&T":                  "a && b; AT&T",
		"@team #12 GH-3":                "@&#8203;team #&#8203;12 GH-&#8203;3",
		"![x](https://a.example)":       `!\[x]\(https:&#8203;//a.example)`,
		"# Heading, **bold**":           "# Heading, **bold**",
	} {
		if got := sanitizeProse(said); got != want {
			t.Errorf("%q becomes %q, want %q", said, got, want)
		}
	}
}
