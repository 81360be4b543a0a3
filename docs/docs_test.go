package docs

import (
	"strings"
	"testing"
)

// TestPages checks that every page can be found by its name: names are unique in all
// folders, and no alias hides a page or leads nowhere.
func TestPages(t *testing.T) {
	seen := map[string]string{}
	for _, p := range pages() {
		if other, twice := seen[p.Name]; twice {
			t.Errorf("%s/%s.md and %s/%s.md have one name", p.Group, p.Name, other, p.Name)
		}
		seen[p.Name] = p.Group
		if p.Title == "" {
			t.Errorf("%s/%s.md has no title", p.Group, p.Name)
		}
		if p.Group == "lab" {
			t.Errorf("%s.md is in the program", p.Name)
		}
		if got, ok := Find(p.Name + ".md"); !ok || got.Text != p.Text {
			t.Errorf("Find does not find %s.md", p.Name)
		}
	}
	if len(seen) < 30 {
		t.Errorf("there are %d pages", len(seen))
	}
	for alias, name := range aliases {
		if _, ok := seen[alias]; ok {
			t.Errorf("alias %s hides a page", alias)
		}
		if p, ok := Find(strings.ToUpper(alias)); !ok || p.Name != name {
			t.Errorf("alias %s leads to no page %s", alias, name)
		}
	}
}
