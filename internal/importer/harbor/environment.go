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

// plainImages are images that have nothing but what any system has.
var plainImages = []string{"ubuntu", "debian", "alpine", "busybox", "bash"}

// readEnvironment reads what the container would be made of.
func (t *task) readEnvironment() {
	t.env = map[string][]byte{}
	entries, err := os.ReadDir(filepath.Join(t.dir, "environment"))
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		t.refuseFile("environment", "%v", importer.TrimPath(err))
		return
	}
	dockerfile := false
	for _, e := range entries {
		switch n := strings.ToLower(e.Name()); {
		case strings.Contains(n, "compose") && (strings.HasSuffix(n, ".yaml") || strings.HasSuffix(n, ".yml")):
			t.refuseFile("environment/"+e.Name(), "it needs containers (compose)")
		case strings.HasSuffix(n, ".dockerignore"):
			t.refuseFile("environment/"+e.Name(), "which files are copied depends on it")
		case e.Name() == "Dockerfile":
			dockerfile = true
		}
	}
	switch {
	case dockerfile:
		t.readDockerfile(t.readText("environment/Dockerfile"))
	case len(entries) > 0:
		t.refuseFile("environment", "there is no Dockerfile that says what becomes of its files")
	}
}

var (
	betweenWords = regexp.MustCompile(`[ \t]+`)
	continuation = regexp.MustCompile(`\\[ \t]*\n`)
	commentLine  = regexp.MustCompile(`(?m)^[ \t]*#.*\n?`)
)

// readDockerfile takes a Dockerfile that does no more than copy files into the folder
// in which the agent starts.
func (t *task) readDockerfile(text string) {
	const file = "environment/Dockerfile"
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if strings.Contains(strings.ToLower(text), "escape=") {
		t.refuseFile(file, "it may have another sign than \\ at the end of lines that go on")
	}
	text = continuation.ReplaceAllString(commentLine.ReplaceAllString(text, ""), " ")
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
			t.refuseFile(file, "%s needs a container", strings.Join(words[:min(len(words), 4)], " "))
			continue
		}
		switch strings.ToUpper(words[0]) {
		case "FROM":
			image := ""
			if len(words) > 1 {
				image = strings.TrimPrefix(strings.TrimPrefix(words[1], "docker.io/"), "library/")
			}
			name, _, _ := strings.Cut(image, ":")
			if len(words) != 2 || !slices.Contains(plainImages, name) {
				t.refuseFile(file, "FROM %s: only %s have nothing that a room lacks", strings.Join(words[1:], " "), strings.Join(plainImages, ", "))
			}
			if images++; images == 2 {
				t.refuseFile(file, "it has several stages")
			}
		case "WORKDIR":
			if len(words) != 2 {
				t.refuseFile(file, "%s: it is no plain path", strings.TrimSpace(line))
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
			t.refuseFile(file, "%s needs a container", strings.Join(words[:min(len(words), 4)], " "))
		}
	}
	for _, c := range copies {
		t.copyFiles(file, c.words, c.from, workdir)
	}
	for _, name := range importer.SortedKeys(t.env) {
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			if _, both := t.env[dir]; both {
				t.refuseFile(file, "COPY: %s is a file and a folder", dir)
			}
		}
	}
	if t.workdir != "" && path.Clean(t.workdir) != workdir {
		t.refuseFile("task.toml", "environment.workdir is %s, and files are copied to %s", t.workdir, workdir)
	}
}

// copyFiles takes what COPY, said in the folder from, puts into the folder in which the
// agent starts.
func (t *task) copyFiles(file string, words []string, from, workdir string) {
	if len(words) < 2 || strings.HasPrefix(words[0], "--") || strings.HasPrefix(words[0], "[") {
		t.refuseFile(file, "COPY %s needs a container", strings.Join(words, " "))
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
		t.refuseFile(file, "COPY to %s: only the folder in which the agent starts is a folder of a room", said)
		return
	}
	folder = folder || into == workdir || into == from
	into = path.Join(".", strings.TrimPrefix(into, workdir))
	for _, src := range words[:len(words)-1] {
		rel := path.Clean(strings.TrimPrefix(src, "/"))
		if !filepath.IsLocal(rel) || strings.ContainsAny(rel, "*?[") {
			t.refuseFile(file, "COPY %s: it is no plain path", src)
			continue
		}
		at := path.Join("environment", rel)
		info, err := t.root.Lstat(at)
		switch {
		case err != nil:
			t.refuseFile(file, "COPY %s: there is no such file", src)
		case !info.IsDir() && folder:
			t.takeFile(file, at, path.Join(into, path.Base(rel)))
		case !info.IsDir():
			t.takeFile(file, at, into)
		default:
			t.takeFolder(file, at, into)
		}
	}
}

// takeFolder takes what is in a folder.
func (t *task) takeFolder(file, at, into string) {
	err := fs.WalkDir(t.root.FS(), at, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if list, err := fs.ReadDir(t.root.FS(), p); err == nil && len(list) == 0 {
				t.dropSetting(file, "%s is an empty folder, which a fixture does not keep", p)
			}
			return nil
		}
		t.takeFile(file, p, path.Join(into, strings.TrimPrefix(p, at)))
		return nil
	})
	if err != nil {
		t.refuseFile(file, "COPY %s: %v", at, importer.TrimPath(err))
	}
}

// maxFileBytes is the largest file of an environment that is copied into a suite.
const maxFileBytes = 16 << 20

func (t *task) takeFile(file, from, name string) {
	info, err := t.root.Lstat(from)
	switch top, _, _ := strings.Cut(name, "/"); {
	case err != nil || !info.Mode().IsRegular():
		t.refuseFile(file, "COPY: %s is no plain file", from)
		return
	case name == "." || top == verifierDir || top == environmentDir || slices.Contains(strings.Split(name, "/"), ".git"):
		t.refuseFile(file, "COPY: what is called %s has another meaning in a room", name)
		return
	}
	if info.Mode()&0o111 != 0 {
		t.dropSetting(file, "%s may no longer be executed itself: say sh %s", name, name)
	}
	b, err := t.readFile(from)
	if err != nil {
		t.refuseFile(file, "COPY: %s: %v", from, err)
		return
	}
	t.env[name] = b
}

// readTests reads the files of the verifier, and puts our places into its script.
func (t *task) readTests() {
	t.scripts = map[string]string{}
	err := fs.WalkDir(t.root.FS(), "tests", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text := t.readText(p)
		rel := strings.TrimPrefix(p, "tests/")
		if strings.HasSuffix(rel, ".sh") {
			text = t.convertScript(p, text)
		} else {
			t.refusePaths(p, text)
		}
		if info, err := d.Info(); err == nil && info.Mode()&0o111 != 0 {
			t.execs = append(t.execs, rel)
		}
		t.scripts[rel] = text
		return nil
	})
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		t.refuseFile("tests", "%v", importer.TrimPath(err))
	case t.scripts["test.sh"] == "":
		t.refuseFile("tests/test.sh", "there is no such file: nothing would be checked")
	case !strings.Contains(t.scripts["test.sh"], "HARBOR_LOGS"):
		t.refuseFile("tests/test.sh", "it writes no reward to /logs/verifier")
	}
	t.shell = "bash" // which starts it there
	if line, _, _ := strings.Cut(t.scripts["test.sh"], "\n"); strings.HasPrefix(line, "#!") {
		m := shebang.FindStringSubmatch(strings.TrimRight(line, " \r"))
		if m == nil {
			t.refuseFile("tests/test.sh", "%s: only sh and bash are run", line)
			return
		}
		t.shell = strings.TrimSpace(m[1] + m[2])
	}
}

var (
	installer = regexp.MustCompile(`\b(apt-get|apt|apk|dnf|yum|pip3?|pipx|uv|uvx|npm|npx|pnpm|yarn|cargo|gem|conda|curl|wget|ssh|docker)\b`)
	shebang   = regexp.MustCompile(`^#! ?(?:/usr)?/bin/(?:env )?(sh|bash)((?: -[a-z]+)*)$`)
	inQuotes  = regexp.MustCompile(`'[^'\n]*(/logs/verifier|/tests)[^'\n]*'`)
	ofTests   = regexp.MustCompile(`(^|[\s"'=:(>{;|&,])/tests(/|[\s"'):;|&,}]|$)`)
	absPath   = regexp.MustCompile("(?m)(?:^|[\\s\"'`=:(>\\[,;{|&“])(/[A-Za-z][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_.-]+)*)")
	heredoc   = regexp.MustCompile(`<<-?[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\(\w+))`)
)

// convertScript puts variables in place of /logs/verifier and /tests.
func (t *task) convertScript(name, text string) string {
	for i, line := range strings.Split(text, "\n") {
		code, _, _ := strings.Cut(strings.TrimSpace(line), " #")
		if strings.HasPrefix(code, "#") {
			continue
		}
		if m := installer.FindString(code); m != "" {
			t.refuseFile(name, "line %d calls %s: what installs programs or needs the network needs a container", i+1, m)
		}
		if inQuotes.MatchString(code) {
			t.refuseFile(name, "line %d: a path in single quotes cannot be moved", i+1)
		}
	}
	if line := findLiteralPath(text); line > 0 {
		t.refuseFile(name, "line %d: a path in a text that the shell takes as it is cannot be moved", line)
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
	t.refusePaths(name, strings.Join(rest, ""))
	return text
}

// findLiteralPath is the line at which a path of the verifier stands where the shell puts
// in no variables: between single quotes that end on another line, or in a here-document
// whose end is quoted. 0 if there is none.
func findLiteralPath(text string) int {
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

// refusePaths refuses texts that name folders of a container. /tmp is one: other trials see
// it too, or the verifier does not see what the agent left there.
func (t *task) refusePaths(name, text string) {
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
		t.refuseFile(name, "it names %s: absolute paths are those of a container", strings.Join(seen[:min(len(seen), 3)], ", "))
	}
}
