package cmdenv

import (
	"bytes"
	"cmp"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"

	"golang.org/x/term"
)

// Page prints text to standard output. On a terminal it uses the pager in PAGER, or less.
// It uses no pager if PAGER is cat, TERM is dumb, or the pager cannot be started.
func (e *Env) Page(text string) error {
	f, ok := e.RawOut.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) || e.Getenv("TERM") == "dumb" || !e.startPager(f, text) {
		_, err := io.WriteString(e.Out, text)
		return err
	}
	return nil
}

// startPager shows text in the pager and reports whether it did.
func (e *Env) startPager(out *os.File, text string) bool {
	pager := strings.TrimSpace(cmp.Or(e.Getenv("PAGER"), "less"))
	if pager == "cat" || runtime.GOOS == "windows" {
		return false
	}
	program, _, _ := strings.Cut(pager, " ")
	if _, err := exec.LookPath(program); err != nil {
		return false
	}
	cmd := exec.Command("sh", "-c", pager)
	clean := e.Redactor().Bytes([]byte(text))
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(clean), out, os.Stderr
	cmd.Env = e.Environ
	if e.Getenv("LESS") == "" {
		cmd.Env = append(cmd.Environ(), "LESS=FRX") // quit if the text fits one screen, keep colours and the text
	}
	if cmd.Start() != nil {
		return false
	}
	_ = cmd.Wait() // a pager that the user quits early fails
	return true
}
