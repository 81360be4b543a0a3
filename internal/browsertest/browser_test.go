package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

func TestSeesWhatPagesMustNotDo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.html")
	text := `<!doctype html><html lang="en"><title>x</title><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'">
<main><h1>x</h1><button></button><img src="http://127.0.0.1:1/a.png" alt=""></main><script>setTimeout(() => { console.error("said"); throw new Error("thrown") })</script></html>`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := Open(t)
	p.Size(400, 800)
	p.Dark(true)
	p.Go(path)
	p.Wait(`matchMedia("(prefers-color-scheme: dark)").matches && innerWidth === 400`)
	if got := strings.Join(p.Axe(), "\n"); !strings.Contains(got, "button-name") {
		t.Errorf("axe finds no fault with a button without a name: %q", got)
	}
	p.Shot("seen")
	got := strings.Join(p.Problems(), "\n")
	for _, want := range []string{"said", "thrown", "Content Security Policy"} {
		if !strings.Contains(got, want) {
			t.Errorf("no word of %q in %s", want, got)
		}
	}
}

// written opens a page of a file with this text.
func written(t *testing.T, text string) *Page {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.html")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := Open(t)
	p.Go(path)
	return p
}

func TestPressesAsAKeyboardDoes(t *testing.T) {
	p := written(t, `<!doctype html><meta charset="utf-8"><title>x</title><form><input><button>go</button></form><textarea></textarea><script>
		window.heard = [];
		const field = document.querySelector("input");
		addEventListener("keydown", e => { heard.push(e.key); if (e.key === "/") { e.preventDefault(); field.focus(); } });
		addEventListener("submit", e => { e.preventDefault(); heard.push("sent"); });
	</script>`)
	p.Press("/")
	if got := Eval[string](p, `field.value + "|" + document.activeElement.localName`); got != "|input" {
		t.Errorf("a key that the page has taken writes: %q", got)
	}
	p.Press("aB 1é" + kb.ArrowLeft + kb.Backspace + kb.Enter)
	if got := Eval[string](p, `field.value + "|" + heard.join()`); got != "aB é|/,a,B, ,1,é,ArrowLeft,Backspace,Enter,sent" {
		t.Errorf("typed: %q", got)
	}
	p.Press(kb.Tab + kb.Tab + "x" + kb.Enter + "y")
	if got := Eval[string](p, `document.querySelector("textarea").value`); got != "x\ny" {
		t.Errorf("lines: %q", got)
	}
}

func TestLongestTask(t *testing.T) {
	p := written(t, `<!doctype html><title>x</title><script>function work(ms) { const t = performance.now(); while (performance.now() - t < ms); return true; }</script>`)
	// A loaded machine gives the page less processor time than passes on the clock.
	if d := p.Longest(func() {
		Eval[bool](p, `new Promise(f => setTimeout(() => { work(300); f(true); }))`)
	}); d < 20*time.Millisecond || d > 400*time.Millisecond {
		t.Errorf("a task of 300 ms: %s", d)
	}
	if d := p.Longest(func() { Eval[bool](p, `new Promise(f => setTimeout(f, 300, true))`) }); d > 150*time.Millisecond {
		t.Errorf("waiting for 300 ms: %s", d)
	}
}
