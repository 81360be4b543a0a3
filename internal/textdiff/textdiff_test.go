package textdiff

import (
	"strings"
	"testing"
)

func TestDescribe(t *testing.T) {
	long := strings.Repeat("word ", 40)
	for _, c := range []struct{ was, now, want string }{
		{"Always call lookup.", "NEVER call lookup.", `now "NEVER call lookup.", before "Always call lookup."`},
		{"", "Ask.", `now "Ask.", before none`},
		{"Ask.", "", `now none, before "Ask."`},
		{long + "Always call it.", long + "NEVER call it.", `now "…NEVER call it.", before "…Always call it."`},
		{long + "été", long + "étés", `now "…étés", before "…été"`},
		{"a\nb", "a\nc", `now "a\nc", before "a\nb"`},
		{long, long + "more", `now "…more", before "…"`},
	} {
		if got := Describe(c.was, c.now); got != c.want {
			t.Errorf("%q to %q: %s, want %s", c.was, c.now, got, c.want)
		}
	}
	if got := Describe(long, "x"+long); strings.Count(got, "…") != 2 || len(got) > 250 {
		t.Errorf("long texts are not cut: %s", got)
	}
}
