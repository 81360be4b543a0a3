// Package scripttest runs the scripts of commands: each a user at a terminal in a
// folder of its own. A package of commands has its scripts in testdata/script and
// runs them in an external test:
//
//	func TestMain(m *testing.M)     { scripttest.Main(m) }
//	func TestScript(t *testing.T) { scripttest.Run(t) }
package scripttest

import (
	"cmp"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/assay-eval/assay/internal/cli"
	"github.com/assay-eval/assay/internal/command/labcmd"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

//go:embed all:testdata
var fixtures embed.FS

func init() {
	if flag.Lookup("update") == nil { // a package with golden files of its own has it
		flag.Bool("update", false, "write what the program says now into the golden files")
	}
}

// Main runs the tests of a package. The test binary also plays assay, assay-lab and
// the servers that scripts start.
func Main(m *testing.M) {
	// In a room the program is started again, under other names and with a hidden
	// first argument.
	for _, hidden := range []func() (int, bool){shim.Main, func() (int, bool) { return workspace.Main(os.Args[1:]) }} {
		if code, ours := hidden(); ours {
			os.Exit(code)
		}
	}
	testscript.Main(m, map[string]func(){
		"assay": func() {
			if code, ours := workspace.Main(os.Args[1:]); ours {
				os.Exit(code)
			}
			os.Exit(cli.Main(os.Args[1:]))
		},
		"assay-lab": func() { os.Exit(labcmd.Main(os.Args[1:])) },
		"mcpserver": mcpServer,
		"leaky":     func() { os.Exit(leaky(os.Args[1:])) },
		"mcpfake":   func() { os.Exit(fakeServer(os.Args[1:])) }, // an MCP server, see there
	})
}

// Run runs the scripts of testdata/script. In addition to the commands of testscript
// they have:
//
//	exits CODE assay …    run the program; add its output to the file said
//	interrupt CODE FILE assay …
//	                      the same, with SIGINT as soon as FILE is there
//	waitfor FILE          wait until a file is there; it may be a pattern
//	fixture DIR…          copy folders of this package's testdata
//	modelserver FORMAT SCRIPT [key=K] [model=M] [header=NAME:VALUE] [plain] [latency=D] [KIND@N[+]] [status=S] [after=D]
//	                      start a model server and set URL; the N-th request (and
//	                      all after it) goes wrong in the way KIND
//	probed N              that server was asked for the description of a model N times
//	                      since it was asked last
//	asked [-wait] N       that server has been asked N times since it was asked last;
//	                      -wait: once it has been
//	freeport VAR          set VAR to an address on loopback that nobody listens on
//	latest VAR            set VAR to the folder of the newest run
//	edit FILE OLD NEW     replace a text that is there exactly once
//	truncate FILE N       cut off the last N bytes
//	lines FILE N          the file has N lines
//	leaks NAME PATH…      every encoding of a variable's value is in the files there; with
//	                      "!" none is
//
// Most scripts end with "cmp said golden": everything that the program said, in
// order, standard error lines after "2>", with what differs from run to run
// replaced. Go test -update writes it.
func Run(t *testing.T) {
	t.Helper()
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       flag.Lookup("update").Value.String() == "true",
		RequireUniqueNames:  true,
		RequireExplicitExec: true,
		ContinueOnError:     true,
		Setup: func(e *testscript.Env) error {
			e.Setenv("HOME", e.WorkDir)
			e.Setenv("ASSAY_CACHE_DIR", filepath.Join(e.WorkDir, ".cache"))
			e.Setenv("TERM", "dumb")
			e.Setenv("NO_COLOR", "1")
			e.Setenv("GORACE", "atexit_sleep_ms=0") // or every process waits a second at its end
			e.Values[serverKey{}] = &server{}
			e.Values[sayingsKey{}] = &sayings{work: e.WorkDir, search: e.Getenv("PATH"), path: filepath.Join(e.WorkDir, "said")}
			return nil
		},
		Condition: func(name string) (bool, error) {
			if name == "long" {
				return testenv.Long(), nil
			}
			return false, fmt.Errorf("unknown condition %q", name)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": cmdExits, "waitfor": cmdWaitFor, "interrupt": cmdInterrupt, "fixture": cmdFixture, "modelserver": cmdModelServer, "asked": cmdAsked, "probed": cmdProbed,
			"freeport": cmdFreePort, "latest": cmdLatest, "edit": cmdEdit, "truncate": cmdTruncate, "lines": cmdLines, "leaks": cmdLeaks,
		},
	})
}

func cmdFreePort(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: freeport VAR")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	ts.Check(err)
	ts.Setenv(args[0], l.Addr().String())
	ts.Check(l.Close())
}

func cmdExits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE assay …")
	}
	err := ts.Exec(args[1], args[2:]...)
	code := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	record(ts, args[0], code, args[1:], ts.ReadFile("stdout"), ts.ReadFile("stderr"))
}

func cmdInterrupt(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: interrupt CODE FILE assay …")
	}
	cmd := exec.Command(args[2], args[3:]...)
	path, err := exec.LookPath(args[2])
	ts.Check(err)
	cmd.Path, cmd.Dir, cmd.Env = path, ts.MkAbs("."), environ(ts)
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	ts.Check(cmd.Start())
	over := make(chan struct{})
	go func() { defer close(over); _ = cmd.Wait() }()
	ts.Defer(func() { _ = cmd.Process.Kill(); <-over })
	waitFor(ts, args[1], over)
	ts.Check(cmd.Process.Signal(syscall.SIGINT))
	<-over
	record(ts, args[0], cmd.ProcessState.ExitCode(), args[2:], out.String(), errs.String())
}

func cmdWaitFor(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: waitfor FILE")
	}
	waitFor(ts, args[0], nil)
}

// waitFor waits for a file, no longer than until over is closed.
func waitFor(ts *testscript.TestScript, pattern string, over <-chan struct{}) {
	limit := time.After(30 * time.Second)
	for {
		if found, err := filepath.Glob(ts.MkAbs(pattern)); err == nil && len(found) > 0 {
			return
		}
		select {
		case <-over:
			ts.Fatalf("the program ended before %s came", pattern)
		case <-limit:
			ts.Fatalf("%s did not come within 30 s", pattern)
		case <-time.After(2 * time.Millisecond):
		}
	}
}

func environ(ts *testscript.TestScript) []string {
	var out []string
	for _, name := range []string{"PATH", "HOME", "TMPDIR", "ASSAY_CACHE_DIR", "TERM", "NO_COLOR", "GORACE"} {
		out = append(out, name+"="+ts.Getenv(name))
	}
	return out
}

// sayings is the output of the program in one script so far.
type sayings struct {
	work, search string   // folder of the script, PATH
	path         string   // of the file said
	runs         []string // ids, in order of appearance
}

type sayingsKey struct{}

// record writes down a command's output and checks its exit code.
func record(ts *testscript.TestScript, want string, code int, args []string, out, errs string) {
	s := ts.Value(sayingsKey{}).(*sayings)
	var b strings.Builder
	fmt.Fprintf(&b, "$ %s\n", strings.Join(quoted(args), " "))
	b.WriteString(out)
	if out != "" && !strings.HasSuffix(out, "\n") {
		b.WriteString("(no line end)\n")
	}
	text, err := s.normal(b.String())
	ts.Check(err)
	errs, err = s.normal(errs)
	ts.Check(err)
	for line := range strings.Lines(errs) {
		text += strings.TrimRight("2> "+strings.TrimSuffix(line, "\n"), " ") + "\n"
	}
	text += fmt.Sprintf("exit %d\n\n", code)
	f, err := os.OpenFile(s.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	ts.Check(err)
	_, err = f.WriteString(text)
	ts.Check(errors.Join(err, f.Close()))
	if strconv.Itoa(code) != want {
		ts.Fatalf("exit %d, want %s", code, want)
	}
}

func quoted(args []string) []string {
	out := slices.Clone(args)
	for i, a := range out {
		if a == "" || strings.ContainsAny(a, " *'\"{#$") {
			out[i] = "'" + a + "'"
		}
	}
	return out
}

var (
	runID     = regexp.MustCompile(`\d{8}T\d{6}Z-[A-Za-z0-9._-]+?-[a-z0-9]{4}\b`)
	timestamp = regexp.MustCompile(`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)`)
	port      = regexp.MustCompile(`127\.0\.0\.1:[2-6]\d{4}`)
	token     = regexp.MustCompile(`(127\.0\.0\.1:PORT/)[a-z2-7]{24}/`) // of assay view
	digest    = regexp.MustCompile(`\b[0-9a-f]{64}\b`)
	short     = regexp.MustCompile(`\b[0-9a-f]{12}\b`)
	blob      = regexp.MustCompile(`\bblobs/[0-9a-f]{2}/`)
	inCSV     = regexp.MustCompile(`(,(?:live|cached|scripted),[^,]*,\d+,\d+,)\d+,`)
	tookNS    = regexp.MustCompile(`"took_ns":\d+,`) // absent below one millisecond
	inJSON    = regexp.MustCompile(`"(wait_ns|duration_ms|[a-z]+_ms|pid)":( ?)\d+`)
	number    = regexp.MustCompile(`\b\d+ bytes at offset \d+|\b(byte offset|process|kill) \d+`)
	wait      = regexp.MustCompile(`( in )\d+(\.\d+)?m?s: `)
	clock     = regexp.MustCompile(`(out since |next probe at )\d\d:\d\d:\d\d`)
	apart     = regexp.MustCompile(`( started )\d+(\.\d+)?m?s before`)
	header    = regexp.MustCompile(`(?m) {2,}median time$`)
	took      = regexp.MustCompile(`(?m) {2,}\d[\d.,]* ?(ms|s|min)( \(cached\))?$`)
	spread    = regexp.MustCompile(`(?m)^  (a trial  .*|treatment / control  .*|(\S+ +)?(time|tokens|cost\S*( \S+)?) +[\d×–].*)$`)
	factor    = regexp.MustCompile(`×[\d.,]+ time\b`)
	ofArm     = regexp.MustCompile(`(?m)^(  .*[●┤].*?) {2,}\d[\d.,]* ?m?s( {2,}[\d,]+(?: {2,}\$[\d.]+)?)$`) // a row of the answer
	ofRun     = regexp.MustCompile(`(?m)^(\S.* trials?\b.*?) {2,}\d[\d.,]* ?m?s( {2,}\$[\d.]+)$`)           // the first line of the answer
	ofTools   = regexp.MustCompile(`(?m)^  (tool  .*  tokens|.*(?:  +(?:–|\d[\d.,]* ?m?s)){2}  +[\d,]+)$`)
	ofTool    = regexp.MustCompile(`  \d[\d.,]* m?s`)
	spaces    = regexp.MustCompile(`(\S) {2,}`)
	armName   = regexp.MustCompile(`^  \S+(  (?:time|tokens|cost)  \d)`)
	ofTime    = regexp.MustCompile(`^(  (?:\S+  )?time  (?:\d+)?).*`)
	landlock  = regexp.MustCompile(`(?m)^! isolation landlock: .*\n(  .*\n)+`) // of a machine without bwrap
	callTime  = regexp.MustCompile(`(?s)\\"ms\\":[\d.]+.{0,120}?\(\d+\s+bytes\)`)
	platform  = regexp.MustCompile(`\b` + runtime.GOOS + `/` + runtime.GOARCH + `\b`)
	digits    = regexp.MustCompile(`\d+`)
	progress  = regexp.MustCompile(`^\[ *(\d+)/(\d+)\] `)
)

// normal replaces what differs from run to run. Progress lines come in the order
// in which trials end, which is up to the machine: their numbers are checked,
// and the lines are sorted.
func (s *sayings) normal(text string) (string, error) {
	text = strings.ReplaceAll(text, s.work, "$WORK")
	text = strings.ReplaceAll(text, s.search, "$PATH")
	text = runID.ReplaceAllStringFunc(text, func(id string) string {
		if strings.HasSuffix(id, "-k3f9") { // the one of all examples
			return id
		}
		i := slices.Index(s.runs, id)
		if i < 0 {
			i, s.runs = len(s.runs), append(s.runs, id)
		}
		return fmt.Sprintf("<run %d>", i+1)
	})
	text = timestamp.ReplaceAllString(text, "<time>")
	text = port.ReplaceAllString(text, "127.0.0.1:PORT")
	text = token.ReplaceAllString(text, "${1}TOKEN/")
	text = digest.ReplaceAllString(text, "<digest>")
	text = blob.ReplaceAllString(text, "blobs/<xx>/")
	text = inCSV.ReplaceAllString(text, "$1<ms>,")
	text = short.ReplaceAllString(text, "<key>")
	text = tookNS.ReplaceAllString(text, "")
	text = inJSON.ReplaceAllString(text, `"$1":$2<n>`)
	text = number.ReplaceAllStringFunc(text, func(s string) string { return digits.ReplaceAllString(s, "<n>") })
	text = wait.ReplaceAllString(text, "${1}<wait>: ")
	text = clock.ReplaceAllString(text, "${1}<time>")
	text = apart.ReplaceAllString(text, "${1}<wait> before")
	text = header.ReplaceAllString(text, "  median time")
	text = factor.ReplaceAllString(text, "×<n> time")
	text = ofArm.ReplaceAllString(ofRun.ReplaceAllString(text, "$1  <took>$2"), "$1  <took>$2")
	text = took.ReplaceAllString(text, "  <took>$2")
	// The widths of these tables follow the times in them.
	text = spread.ReplaceAllStringFunc(text, func(row string) string {
		row = armName.ReplaceAllString(spaces.ReplaceAllString(row, "$1  "), "  <arm>$1")
		return ofTime.ReplaceAllString(row, "$1  <took>")
	})
	text = ofTools.ReplaceAllStringFunc(text, func(row string) string {
		return ofTool.ReplaceAllString(spaces.ReplaceAllString(row, "$1  "), "  <took>")
	})
	text = callTime.ReplaceAllString(text, `\"ms\":<ms>… (<n> bytes)`)
	text = landlock.ReplaceAllString(text, "")
	text = platform.ReplaceAllString(text, "<platform>")
	text = strings.ReplaceAll(text, runtime.Version(), "<go version>")
	text = strings.ReplaceAll(text, cli.ProgramVersion(), "<version>")

	var out, block []string
	flush := func() {
		slices.Sort(block)
		out, block = append(out, block...), nil
	}
	n := 0
	for line := range strings.Lines(text) {
		m := progress.FindStringSubmatch(line)
		if m == nil {
			flush()
			out = append(out, line)
			continue
		}
		if n++; m[1] != strconv.Itoa(n) {
			return "", fmt.Errorf("progress line %d has number %s: %s", n, m[1], line)
		}
		block = append(block, "[#/"+m[2]+"] "+line[len(m[0]):])
	}
	flush()
	return strings.Join(out, ""), nil
}

func cmdFixture(ts *testscript.TestScript, neg bool, args []string) {
	for _, name := range args {
		from, err := fs.Sub(fixtures, "testdata/"+name)
		ts.Check(err)
		ts.Check(os.CopyFS(ts.MkAbs(name), from))
		programs, err := filepath.Glob(ts.MkAbs(name) + "/*.sh")
		ts.Check(err)
		for _, p := range programs { // embedded files have no mode
			ts.Check(os.Chmod(p, 0o777))
		}
	}
}

type serverKey struct{}

// cmdModelServer starts a server of llmtest, which lives as long as the script.
func cmdModelServer(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: modelserver FORMAT SCRIPT [SETTING…]")
	}
	script, err := llm.ParseScript(args[1], []byte(ts.ReadFile(args[1])))
	ts.Check(err)
	c := llmtest.Config{Script: script}
	fault, first, always := llmtest.Fault{}, 0, false
	for _, arg := range args[2:] {
		key, value, set := strings.Cut(arg, "=")
		switch {
		case setRequirement(&c, key, value):
		case set && key == "latency":
			c.Latency, err = time.ParseDuration(value)
		case set && key == "status":
			fault.Status, err = strconv.Atoi(value)
		case set && key == "after":
			fault.After, err = time.ParseDuration(value)
		default:
			kind, n, ok := strings.Cut(arg, "@")
			if !ok {
				ts.Fatalf("modelserver: unknown setting %s", arg)
			}
			n, always = strings.CutSuffix(n, "+")
			first, err = strconv.Atoi(n)
			fault.Kind = kindOf(ts, kind)
		}
		ts.Check(err)
	}
	if first > 0 {
		c.Fault = func(n int) *llmtest.Fault {
			if n == first || always && n > first {
				return &fault
			}
			return nil
		}
	}
	s, err := llmtest.Serve("127.0.0.1:0", args[0], c)
	ts.Check(err)
	ts.Defer(s.Close)
	*ts.Value(serverKey{}).(*server) = server{Server: s}
	ts.Setenv("URL", s.BaseURL())
}

// setRequirement makes one of the settings that say what the server accepts and how it
// answers, and reports whether key is one.
func setRequirement(c *llmtest.Config, key, value string) bool {
	switch key {
	case "key":
		c.Key = value
	case "model":
		c.Model = value
	case "header":
		name, v, _ := strings.Cut(value, ":")
		c.Header = map[string]string{name: v}
	case "plain":
		c.PlainJSON = true
	default:
		return false
	}
	return true
}

func kindOf(ts *testscript.TestScript, name string) llmtest.Kind {
	for k := llmtest.None; k <= llmtest.Drip; k++ {
		if k.String() == name {
			return k
		}
	}
	ts.Fatalf("modelserver: unknown kind of fault %s", name)
	return llmtest.None
}

type server struct {
	*llmtest.Server
	seen, probed int
}

func cmdProbed(ts *testscript.TestScript, neg bool, args []string) {
	s := ts.Value(serverKey{}).(*server)
	n := s.Probes()
	if got := n - s.probed; len(args) != 1 || strconv.Itoa(got) != args[0] {
		ts.Fatalf("the model server was probed %d times, want %v", got, args)
	}
	s.probed = n
}

func cmdAsked(ts *testscript.TestScript, neg bool, args []string) {
	s := ts.Value(serverKey{}).(*server)
	if len(args) == 2 && args[0] == "-wait" {
		args = args[1:]
		want, err := strconv.Atoi(args[0])
		ts.Check(err)
		for limit := time.Now().Add(30 * time.Second); s.Count()-s.seen < want && time.Now().Before(limit); {
			time.Sleep(2 * time.Millisecond)
		}
	}
	n := s.Count()
	if got := n - s.seen; len(args) != 1 || strconv.Itoa(got) != args[0] {
		ts.Fatalf("the model server was asked %d times, want %v", got, args)
	}
	s.seen = n
}

func cmdLatest(ts *testscript.TestScript, neg bool, args []string) {
	entries, err := os.ReadDir(ts.MkAbs("runs"))
	ts.Check(err)
	type run struct {
		name string
		at   time.Time
	}
	var runs []run
	for _, e := range entries {
		info, err := os.Stat(filepath.Join(ts.MkAbs("runs"), e.Name(), "run.json"))
		ts.Check(err)
		runs = append(runs, run{e.Name(), info.ModTime()})
	}
	newest := slices.MaxFunc(runs, func(a, b run) int { return cmp.Or(a.at.Compare(b.at), strings.Compare(a.name, b.name)) })
	ts.Setenv(args[0], filepath.Join("runs", newest.name))
}

func cmdEdit(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) != 3 {
		ts.Fatalf("usage: edit FILE OLD NEW")
	}
	text := ts.ReadFile(args[0])
	if n := strings.Count(text, args[1]); n != 1 {
		ts.Fatalf("%s has %q %d times", args[0], args[1], n)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(text, args[1], args[2], 1)), 0o666))
}

func cmdTruncate(ts *testscript.TestScript, neg bool, args []string) {
	text := ts.ReadFile(args[0])
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text[:len(text)-n]), 0o666))
}

func cmdLines(ts *testscript.TestScript, neg bool, args []string) {
	if n := strings.Count(ts.ReadFile(args[0]), "\n"); strconv.Itoa(n) != args[1] {
		ts.Fatalf("%s has %d lines, want %s", args[0], n, args[1])
	}
}
