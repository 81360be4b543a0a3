package harbor

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/importer"
)

// bases are images that have nothing but what any system has.
var bases = []string{"ubuntu", "debian", "alpine", "busybox", "bash"}

// environment reads what the container would be made of.
func (t *harborTask) environment() {
	t.env = map[string][]byte{}
	entries, err := os.ReadDir(filepath.Join(t.dir, "environment"))
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		t.no("environment", "%v", importer.TrimPath(err))
		return
	}
	dockerfile := false
	for _, e := range entries {
		switch n := strings.ToLower(e.Name()); {
		case strings.Contains(n, "compose") && (strings.HasSuffix(n, ".yaml") || strings.HasSuffix(n, ".yml")):
			t.no("environment/"+e.Name(), "it needs containers (compose)")
		case strings.HasSuffix(n, ".dockerignore"):
			t.no("environment/"+e.Name(), "which files are copied depends on it")
		case e.Name() == "Dockerfile":
			dockerfile = true
		}
	}
	switch {
	case dockerfile:
		t.dockerfile(t.text("environment/Dockerfile"))
	case len(entries) > 0:
		t.no("environment", "there is no Dockerfile that says what becomes of its files")
	}
}

var (
	betweenWords = regexp.MustCompile(`[ \t]+`)
	goesOn       = regexp.MustCompile(`\\[ \t]*\n`)
	commentLine  = regexp.MustCompile(`(?m)^[ \t]*#.*\n?`)
)

// dockerfile takes a Dockerfile that does no more than copy files into the folder
// in which the agent starts.
func (t *harborTask) dockerfile(text string) {
	const file = "environment/Dockerfile"
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if strings.Contains(strings.ToLower(text), "escape=") {
		t.no(file, "it may have another sign than \\ at the end of lines that go on")
	}
	text = goesOn.ReplaceAllString(commentLine.ReplaceAllString(text, ""), " ")
	workdir, images := "/", 0
	type copied struct {
		words []string
		from  string // the folder in which it is said
	}
	var copies []copied
	for line := range strings.Lines(text) {
		words := betweenWords.Split(strings.TrimSpace(line), -1)
		if words[0] == "" {
			continue
		}
		if strings.ContainsAny(line, "$`'\"\\") && !slices.Contains([]string{"CMD", "LABEL"}, strings.ToUpper(words[0])) {
			t.no(file, "%s needs a container", strings.Join(words[:min(len(words), 4)], " "))
			continue
		}
		switch strings.ToUpper(words[0]) {
		case "FROM":
			image := ""
			if len(words) > 1 {
				image = strings.TrimPrefix(strings.TrimPrefix(words[1], "docker.io/"), "library/")
			}
			name, _, _ := strings.Cut(image, ":")
			if len(words) != 2 || !slices.Contains(bases, name) {
				t.no(file, "FROM %s: only %s have nothing that a room lacks", strings.Join(words[1:], " "), strings.Join(bases, ", "))
			}
			if images++; images == 2 {
				t.no(file, "it has several stages")
			}
		case "WORKDIR":
			if len(words) != 2 {
				t.no(file, "%s: it is no plain path", strings.TrimSpace(line))
				continue
			}
			workdir = path.Join(workdir, words[1])
			if path.IsAbs(words[1]) {
				workdir = path.Clean(words[1])
			}
		case "COPY":
			copies = append(copies, copied{words[1:], workdir})
		case "CMD", "LABEL":
		default:
			t.no(file, "%s needs a container", strings.Join(words[:min(len(words), 4)], " "))
		}
	}
	for _, c := range copies {
		t.copied(file, c.words, c.from, workdir)
	}
	for _, name := range importer.SortedKeys(t.env) {
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			if _, both := t.env[dir]; both {
				t.no(file, "COPY: %s is a file and a folder", dir)
			}
		}
	}
	if t.workdir != "" && path.Clean(t.workdir) != workdir {
		t.no("task.toml", "environment.workdir is %s, and files are copied to %s", t.workdir, workdir)
	}
}

// copied takes what COPY, said in the folder from, puts into the folder in which the
// agent starts.
func (t *harborTask) copied(file string, words []string, from, workdir string) {
	if len(words) < 2 || strings.HasPrefix(words[0], "--") || strings.HasPrefix(words[0], "[") {
		t.no(file, "COPY %s needs a container", strings.Join(words, " "))
		return
	}
	said := words[len(words)-1]
	dest := said
	if !path.IsAbs(dest) {
		dest = from + "/" + dest
	}
	folder := strings.HasSuffix(dest, "/") || strings.HasSuffix(dest, "/.") || len(words) > 2
	into := path.Clean(dest)
	if workdir == "/" || into != workdir && !strings.HasPrefix(into, workdir+"/") {
		t.no(file, "COPY to %s: only the folder in which the agent starts is a folder of a room", said)
		return
	}
	folder = folder || into == workdir || into == from
	into = path.Join(".", strings.TrimPrefix(into, workdir))
	for _, src := range words[:len(words)-1] {
		rel := path.Clean(strings.TrimPrefix(src, "/"))
		if !filepath.IsLocal(rel) || strings.ContainsAny(rel, "*?[") {
			t.no(file, "COPY %s: it is no plain path", src)
			continue
		}
		at := path.Join("environment", rel)
		info, err := t.root.Lstat(at)
		switch {
		case err != nil:
			t.no(file, "COPY %s: there is no such file", src)
		case !info.IsDir() && folder:
			t.take(file, at, path.Join(into, path.Base(rel)))
		case !info.IsDir():
			t.take(file, at, into)
		default:
			t.takeAll(file, at, into)
		}
	}
}

// takeAll takes what is in a folder.
func (t *harborTask) takeAll(file, at, into string) {
	err := fs.WalkDir(t.root.FS(), at, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if list, err := fs.ReadDir(t.root.FS(), p); err == nil && len(list) == 0 {
				t.drop(file, "%s is an empty folder, which a fixture does not keep", p)
			}
			return nil
		}
		t.take(file, p, path.Join(into, strings.TrimPrefix(p, at)))
		return nil
	})
	if err != nil {
		t.no(file, "COPY %s: %v", at, importer.TrimPath(err))
	}
}

// harborMost is the largest file of an environment that is copied into a suite.
const harborMost = 16 << 20

func (t *harborTask) take(file, from, name string) {
	info, err := t.root.Lstat(from)
	switch top, _, _ := strings.Cut(name, "/"); {
	case err != nil || !info.Mode().IsRegular():
		t.no(file, "COPY: %s is no plain file", from)
		return
	case name == "." || top == harborDir || top == harborEnv || slices.Contains(strings.Split(name, "/"), ".git"):
		t.no(file, "COPY: what is called %s has another meaning in a room", name)
		return
	}
	if info.Mode()&0o111 != 0 {
		t.drop(file, "%s may no longer be executed itself: say sh %s", name, name)
	}
	b, err := t.bytes(from)
	if err != nil {
		t.no(file, "COPY: %s: %v", from, err)
		return
	}
	t.env[name] = b
}

// tests reads the files of the verifier, and puts our places into its script.
func (t *harborTask) tests() {
	t.scripts = map[string]string{}
	err := fs.WalkDir(t.root.FS(), "tests", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text := t.text(p)
		rel := strings.TrimPrefix(p, "tests/")
		if strings.HasSuffix(rel, ".sh") {
			text = t.script(p, text)
		} else {
			t.paths(p, text)
		}
		if info, err := d.Info(); err == nil && info.Mode()&0o111 != 0 {
			t.execs = append(t.execs, rel)
		}
		t.scripts[rel] = text
		return nil
	})
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		t.no("tests", "%v", importer.TrimPath(err))
	case t.scripts["test.sh"] == "":
		t.no("tests/test.sh", "there is no such file: nothing would be checked")
	case !strings.Contains(t.scripts["test.sh"], "HARBOR_LOGS"):
		t.no("tests/test.sh", "it writes no reward to /logs/verifier")
	}
	t.shell = "bash" // which starts it there
	if line, _, _ := strings.Cut(t.scripts["test.sh"], "\n"); strings.HasPrefix(line, "#!") {
		m := shebang.FindStringSubmatch(strings.TrimRight(line, " \r"))
		if m == nil {
			t.no("tests/test.sh", "%s: only sh and bash are run", line)
			return
		}
		t.shell = strings.TrimSpace(m[1] + m[2])
	}
}

var (
	installs = regexp.MustCompile(`\b(apt-get|apt|apk|dnf|yum|pip3?|pipx|uv|uvx|npm|npx|pnpm|yarn|cargo|gem|conda|curl|wget|ssh|docker)\b`)
	shebang  = regexp.MustCompile(`^#! ?(?:/usr)?/bin/(?:env )?(sh|bash)((?: -[a-z]+)*)$`)
	inQuotes = regexp.MustCompile(`'[^'\n]*(/logs/verifier|/tests)[^'\n]*'`)
	ofTests  = regexp.MustCompile(`(^|[\s"'=:(>{;|&,])/tests(/|[\s"'):;|&,}]|$)`)
	absPath  = regexp.MustCompile("(?m)(?:^|[\\s\"'`=:(>\\[,;{|&“])(/[A-Za-z][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_.-]+)*)")
	heredoc  = regexp.MustCompile(`<<-?[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\(\w+))`)
)

// script puts variables in place of /logs/verifier and /tests.
func (t *harborTask) script(name, text string) string {
	for i, line := range strings.Split(text, "\n") {
		code, _, _ := strings.Cut(strings.TrimSpace(line), " #")
		if strings.HasPrefix(code, "#") {
			continue
		}
		if m := installs.FindString(code); m != "" {
			t.no(name, "line %d calls %s: what installs programs or needs the network needs a container", i+1, m)
		}
		if inQuotes.MatchString(code) {
			t.no(name, "line %d: a path in single quotes cannot be moved", i+1)
		}
	}
	if line := literalPath(text); line > 0 {
		t.no(name, "line %d: a path in a text that the shell takes as it is cannot be moved", line)
	}
	for ofTests.MatchString(text) { // twice where one follows the other
		text = ofTests.ReplaceAllString(text, "$1$${HARBOR_TESTS}$2")
	}
	text = strings.ReplaceAll(text, "/logs/verifier", "${HARBOR_LOGS}")
	var rest []string
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(strings.TrimSpace(line), "#") {
			rest = append(rest, line)
		}
	}
	t.paths(name, strings.Join(rest, ""))
	return text
}

// literalPath is the line at which a path of the verifier stands where the shell puts
// in no variables: between single quotes that end on another line, or in a here-document
// whose end is quoted. 0 if there is none.
func literalPath(text string) int {
	names := func(s string) bool { return strings.Contains(s, "/logs/verifier") || ofTests.MatchString(s) }
	end, single, double := "", false, false
	for i, line := range strings.Split(text, "\n") {
		if end != "" {
			if strings.TrimLeft(line, "\t") == end {
				end = ""
			} else if names(line) {
				return i + 1
			}
			continue
		}
		if single && names(line) {
			return i + 1
		}
		from := -1 // where single quotes were opened
		for j := 0; j < len(line); j++ {
			switch c := line[j]; {
			case c == '\\' && !single:
				j++
			case c == '#' && !single && !double && (j == 0 || line[j-1] == ' ' || line[j-1] == '\t'):
				j = len(line)
			case c == '"' && !single:
				double = !double
			case c == '\'' && !double:
				if single = !single; single {
					from = j
				}
			}
		}
		if single && from >= 0 && names(line[from:]) {
			return i + 1
		}
		if m := heredoc.FindStringSubmatch(line); m != nil && !single {
			end = m[1] + m[2] + m[3]
		}
	}
	return 0
}

// paths refuses texts that name folders of a container. /tmp is one: other trials see
// it too, or the verifier does not see what the agent left there.
func (t *harborTask) paths(name, text string) {
	var seen []string
	for _, m := range absPath.FindAllStringSubmatch(text, -1) {
		p := m[1]
		ours := strings.Contains(p, "XXX") // of mktemp
		for _, ok := range []string{"/bin", "/usr/bin", "/dev/null", "/dev/stdout", "/dev/stderr", "/dev/urandom"} {
			ours = ours || p == ok || strings.HasPrefix(p, ok+"/")
		}
		if !ours && !slices.Contains(seen, p) {
			seen = append(seen, p)
		}
	}
	if len(seen) > 0 {
		t.no(name, "it names %s: absolute paths are those of a container", strings.Join(seen[:min(len(seen), 3)], ", "))
	}
}
