package harbor

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
)

// plainImages are images with nothing but the programs that any system has.
var plainImages = []string{"ubuntu", "debian", "alpine", "busybox", "bash"}

// readEnvironment reads the files that the container would be built from.
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
		case n == path.Base(composeFile):
			t.refuseFile(composeFile, "it needs containers (compose)")
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
	betweenWords = lazyregexp.New(`[ \t]+`)
	continuation = lazyregexp.New(`\\[ \t]*\n`)
	commentLine  = lazyregexp.New(`(?m)^[ \t]*#.*\n?`)
)

// dockerBuild is a Dockerfile as far as it is read.
type dockerBuild struct {
	workdir string
	stages  int
	copies  []dockerCopy
}

// dockerCopy is a COPY and the folder in which it is said.
type dockerCopy struct {
	words []string
	from  string
}

// readDockerfile accepts a Dockerfile that only copies files into the folder in which
// the agent starts.
func (t *task) readDockerfile(text string) {
	const file = "environment/Dockerfile"
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if strings.Contains(strings.ToLower(text), "escape=") {
		t.refuseFile(file, "it may continue lines with another sign than \\")
	}
	text = continuation.ReplaceAllString(commentLine.ReplaceAllString(text, ""), " ")
	build := dockerBuild{workdir: "/"}
	for line := range strings.Lines(text) {
		words := betweenWords.Split(strings.TrimSpace(line), -1)
		if words[0] == "" {
			continue
		}
		if why := build.addInstruction(words, line); why != "" {
			t.refuseFile(file, "%s", why)
		}
	}
	if build.stages > 1 {
		t.refuseFile(file, "it has several stages")
	}
	for _, c := range build.copies {
		t.copyFiles(file, c.words, c.from, build.workdir)
	}
	for name := range t.env {
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			if _, both := t.env[dir]; both {
				t.refuseFile(file, "COPY: %s is a file and a folder", dir)
			}
		}
	}
	if dir := t.conf.Environment.Workdir; dir != "" && path.Clean(dir) != build.workdir {
		t.refuseFile(configFile, "environment.workdir is %s, and files are copied to %s", dir, build.workdir)
	}
}

// addInstruction reads one instruction. It returns why it cannot be followed, or "".
func (b *dockerBuild) addInstruction(words []string, line string) (refusal string) {
	const needsContainer = "%s needs a container"
	name, args := strings.ToUpper(words[0]), words[1:]
	start := strings.Join(words[:min(len(words), 4)], " ")
	switch {
	case name == "CMD", name == "LABEL":
	case strings.ContainsAny(line, "$`'\"\\"):
		return fmt.Sprintf(needsContainer, start)
	case name == "FROM":
		b.stages++
		image := strings.TrimPrefix(strings.TrimPrefix(strings.Join(args, " "), "docker.io/"), "library/")
		if image, _, _ = strings.Cut(image, ":"); len(args) != 1 || !slices.Contains(plainImages, image) {
			return fmt.Sprintf("FROM %s: only %s have nothing that a room lacks", strings.Join(args, " "), strings.Join(plainImages, ", "))
		}
	case name == "WORKDIR" && len(args) != 1:
		return strings.TrimSpace(line) + ": it is no plain path"
	case name == "WORKDIR" && path.IsAbs(args[0]):
		b.workdir = path.Clean(args[0])
	case name == "WORKDIR":
		b.workdir = path.Join(b.workdir, args[0])
	case name == "COPY":
		b.copies = append(b.copies, dockerCopy{args, b.workdir})
	default:
		return fmt.Sprintf(needsContainer, start)
	}
	return ""
}

// copyFiles adds the files of a COPY, with from as the working directory, to the files
// of the folder in which the agent starts.
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

// readTests reads the files of the verifier and converts its scripts.
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
	installer = lazyregexp.New(`\b(apt-get|apt|apk|dnf|yum|pip3?|pipx|uv|uvx|npm|npx|pnpm|yarn|cargo|gem|conda|curl|wget|ssh|docker)\b`)
	shebang   = lazyregexp.New(`^#! ?(?:/usr)?/bin/(?:env )?(sh|bash)((?: -[a-z]+)*)$`)
	inQuotes  = lazyregexp.New(`'[^'\n]*(/logs/verifier|/tests)[^'\n]*'`)
	ofTests   = lazyregexp.New(`(^|[\s"'=:(>{;|&,])/tests(/|[\s"'):;|&,}]|$)`)
	absPath   = lazyregexp.New("(?m)(?:^|[\\s\"'`=:(>\\[,;{|&“])(/[A-Za-z][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_.-]+)*)")
	heredoc   = lazyregexp.New(`<<-?[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\(\w+))`)
)

// convertScript replaces /logs/verifier and /tests by variables.
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

// findLiteralPath returns the first line with a path of the verifier where the shell
// expands no variables: between single quotes that end on another line, or in a
// here-document with a quoted delimiter. It returns 0 if none.
func findLiteralPath(text string) int {
	delimiter := ""
	var quotes quoteScanner
	for i, line := range strings.Split(text, "\n") {
		literal := line
		if delimiter != "" {
			if strings.TrimLeft(line, "\t") == delimiter {
				delimiter = ""
				continue
			}
		} else {
			literal = quotes.scanLine(line)
			if m := heredoc.FindStringSubmatch(line); m != nil && !quotes.single {
				delimiter = m[1] + m[2] + m[3]
			}
		}
		if strings.Contains(literal, "/logs/verifier") || ofTests.MatchString(literal) {
			return i + 1
		}
	}
	return 0
}

// quoteScanner tracks the quotes of a shell script over its lines.
type quoteScanner struct{ single, double bool }

// scanLine reads a line and returns the part of it within single quotes that span
// lines: all of it if they were open before, or the end from where they open.
func (q *quoteScanner) scanLine(line string) (literal string) {
	if q.single {
		literal = line
	}
	opened := -1
	for j := 0; j < len(line); j++ {
		switch c := line[j]; {
		case c == '\\' && !q.single:
			j++
		case c == '#' && !q.single && !q.double && (j == 0 || line[j-1] == ' ' || line[j-1] == '\t'):
			j = len(line)
		case c == '"' && !q.single:
			q.double = !q.double
		case c == '\'' && !q.double:
			if q.single = !q.single; q.single {
				opened = j
			}
		}
	}
	if literal == "" && q.single && opened >= 0 {
		literal = line[opened:]
	}
	return literal
}

// refusePaths refuses a text that names folders of a container. /tmp is one of these:
// other trials share it, or the verifier does not see the agent's files in it.
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
