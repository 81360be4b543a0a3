package identity

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// Only a program that loads no code but its own has an identity, and every file
// that its command line names is part of it.
func TestProgramDigest(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) string {
		path := filepath.Join(dir, name)
		mode := os.FileMode(0o755)
		if filepath.Ext(name) == ".json" {
			mode = 0o644
		}
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	static := filepath.Join(dir, "static")
	build := func(text string) {
		source := put("main.go", "package main\nfunc main() { println("+text+") }\n")
		cmd := exec.Command("go", "build", "-o", static, source)
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("build: %v\n%s", err, out)
		}
	}
	build(`"one"`)
	script := put("server.sh", "#!/bin/sh\n")
	file, other := put("a.json", "1"), put("b.json", "1")
	env := os.Environ()
	digest := func(c Command) string {
		t.Helper()
		d, err := Prove(c)
		if err != nil {
			t.Error(err)
		}
		return string(d)
	}
	of := func(args ...string) string { return digest(Command{Args: args, Env: env}) }

	for name, got := range map[string]string{
		"address":              digest(Command{Env: env}),
		"script":               of(script),
		"interpreter":          of("sh", script),
		"not there":            of("no-such-program"),
		"undeclared folder":    of(static, dir),
		"folder in an option":  of(static, "--data="+dir),
		"a script":             of(static, script),
		"a module":             of(static, put("main.lua", "x")),
		"another program":      of(static, "--run="+static),
		"a program of PATH":    of(static, "-u", "nobody", "sh"),
		"folder in a variable": digest(Command{Args: []string{static}, Named: []string{"DB"}, Env: append(env, "DB="+dir)}),
	} {
		if got != "" {
			t.Errorf("%s: digest %s, want none", name, got)
		}
	}
	plain, data := of(static), digest(Command{Args: []string{static, dir}, Env: env, Data: dir})
	for name, got := range map[string]string{"static": plain, "declared data": data} {
		if got == "" {
			t.Errorf("%s: no digest", name)
		}
	}
	for name, c := range map[string]Command{
		"two arguments":    {Args: []string{static, file, "--second=" + other}},
		"short option":     {Args: []string{static, "-c" + file, "-c@" + other}},
		"list":             {Args: []string{static, "--files=" + file + "," + other}},
		"lists in a value": {Args: []string{static}, Named: []string{"FILES"}, Env: []string{"FILES=x:" + file + ":" + other}},
	} {
		c.Env = append(c.Env, env...)
		seen := map[string]string{"": "no digest"}
		for _, content := range []string{"11", "12", "21", "22"} {
			put("a.json", content[:1])
			put("b.json", content[1:])
			d := digest(c)
			if before := seen[d]; before != "" {
				t.Errorf("%s: files with %s have the digest of %s", name, content, before)
			}
			seen[d] = content
		}
	}
	build(`"two"`)
	if of(static) == plain {
		t.Error("an edited program has the same digest")
	}
}
