package report

import (
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"
)

// Numbers are complete or absent, names that begin alike stay distinct, and
// omissions are named.
func TestTableGivesWayInOrder(t *testing.T) {
	make := func(width int) (string, []string) {
		x := &Table{Width: width, Align: "lLrlr"}
		x.AddRow("arm", "task", "success", "95% interval", "n")
		x.AddRow("a-long-name-of-an-arm-one", "first", "12.5%", "1.25–88.75%", "8")
		x.AddRow("a-long-name-of-an-arm-two", "second", "100.0%", "11.25–98.75%", "16")
		var b strings.Builder
		left := x.Write(&b)
		return b.String(), left
	}
	for _, tt := range []struct {
		width int
		want  string
		left  string
	}{
		{70, "a-long-name-of-an-arm-two  second   100.0%  11.25–98.75%  16", ""},
		{50, "a-long-…arm-two  second   100.0%  11.25–98.75%  16", ""},
		{44, "a-long-name…arm-two  second   100.0%", "95% interval n"},
	} {
		got, left := make(tt.width)
		last := strings.Split(strings.TrimSpace(got), "\n")[2]
		for _, line := range strings.Split(got, "\n") {
			if runewidth.StringWidth(line) > tt.width {
				t.Errorf("width %d: %q", tt.width, line)
			}
		}
		if tt.left == "" && last != tt.want {
			t.Errorf("width %d: %q, want %q", tt.width, last, tt.want)
		}
		for _, name := range left {
			if strings.Contains(got, name+" ") && name != "n" {
				t.Errorf("width %d: %s is said to be left out:\n%s", tt.width, name, got)
			}
		}
		if (len(left) > 0) != (tt.left != "") {
			t.Errorf("width %d: left out %q", tt.width, left)
		}
		for _, field := range strings.Fields(last)[1:] {
			if strings.Contains(field, "…") && strings.ContainsAny(field, "%0123456789") {
				t.Errorf("width %d: a number is cut: %q", tt.width, last)
			}
		}
		if one, two := strings.Split(got, "\n")[1], strings.Split(got, "\n")[2]; strings.Fields(one)[0] == strings.Fields(two)[0] {
			t.Errorf("width %d: names cannot be told apart:\n%s", tt.width, got)
		}
	}
}
