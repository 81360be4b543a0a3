package spelling

import "testing"

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"agents", "agents", 0}, {"agnets", "agents", 1}, {"agent", "agents", 1}, {"ägents", "agents", 1}, {"kitten", "sitting", 3}, {"a", "xyzuvw", 4}} {
		if got := editDistance(c.a, c.b, 4); got != c.want {
			t.Errorf("distance of %q and %q is %d, want %d", c.a, c.b, got, c.want)
		}
		if editDistance(c.a, c.b, 4) != editDistance(c.b, c.a, 4) {
			t.Errorf("distance of %q and %q depends on their order", c.a, c.b)
		}
	}
	if got := Nearest("zzz", []string{"agents", "arms"}); got != "" {
		t.Errorf("nearest to zzz: %q", got)
	}
}

func TestNearest(t *testing.T) {
	keys := []string{"effort", "max_tokens", "max_turns", "id", "temperature"}
	for word, want := range map[string]string{
		"reasoning_effort": "effort", "max_completion_tokens": "max_tokens", "temprature": "temperature",
		"task_id": "", "tokens": "", "effortless": "", "max": "",
	} {
		if got := Nearest(word, keys); got != want {
			t.Errorf("nearest to %s: %q, want %q", word, got, want)
		}
	}
}
