package sandbox

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/proc"
)

// world is the adversary's knowledge: the places of all forbidden things, but not the
// token that they hold.
type world struct {
	Suite, Reference, Graders, Runs, Other, Source string
	Object                                         string   // of Source's history; "" without git
	Planted                                        []string // files in folders that all share: /tmp, the home …
	Socket, Abstract, TCP                          string
	Mode                                           string // a file whose mode is to stay
	Program, Shims                                 string // of the host
	Journal, Lock, Record, Tape                    string // of the run, and of another trial
	Drop                                           string // name of a file to leave in shared folders
	Image                                          string // file of an image
	UserHome                                       string
	Daemon                                         string // argument of the daemon
	Work, Tmp                                      string // of the adversary, as it sees them
}

// tried is the adversary's word on one way.
type tried struct {
	Name    string
	Data    []byte // the data obtained
	Done    bool   // a forbidden action succeeded
	Skipped string
}

// probeStage is the world seen from outside.
type probeStage struct {
	world
	base, token string
	planted     []string // to remove
}

// Probe runs an adversary in a sandbox
// and a simulated run around it: a suite, a journal, another trial, a source
// repository, and a process in the role of assay. It returns all ways that the
// adversary tried. program is assay's own, which calls [Main].
func Probe(ctx context.Context, program string, stage Stage) ([]Leak, error) {
	if err := CheckLevel(stage.Level); err != nil {
		return nil, err
	}
	leaks, err := runProbe(ctx, program, stage)
	if err != nil {
		return nil, fmt.Errorf("probe the sandbox (%s): %w", stage, err)
	}
	return leaks, nil
}

func runProbe(ctx context.Context, program string, stage Stage) ([]Leak, error) {
	st := &probeStage{token: "leaked-" + rand.Text()}
	defer st.removeStage()
	cfg, err := st.buildWorld(ctx, program, stage.Level)
	if err != nil {
		return nil, err
	}
	cfg.Network.Mode = stage.Network
	if stage.Image {
		if cfg.Root, err = st.mountImage(program); err != nil {
			return nil, err
		}
		defer cfg.Root.Close()
		cfg.Read = []string{"/usr"}
	}
	s, err := New(cfg)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	st.Work, st.Tmp = s.Inside(cfg.Dir), s.Inside(cfg.Tmp)
	text, err := json.Marshal(st.world)
	if err != nil {
		return nil, err
	}
	path := os.Getenv("PATH")
	spec, err := s.Wrap(proc.Spec{
		Args: []string{program, Entry, partProbe, string(text)}, Dir: cfg.Dir,
		Env: []string{"PATH=" + path, "HOME=" + cfg.Home, "TMPDIR=" + cfg.Tmp, "GORACE=atexit_sleep_ms=0"},
	})
	if err != nil {
		return nil, err
	}
	play, err := json.Marshal(script{World: st.world, Args: spec.Args, Dir: spec.Dir, Env: spec.Env})
	if err != nil {
		return nil, err
	}
	file := filepath.Join(st.base, "script.json")
	if err := os.WriteFile(file, play, 0o600); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, 2*time.Minute, errors.New("it took longer than 2 minutes"))
	defer cancel()
	var out bytes.Buffer
	said := proc.Capture{Max: 4 << 10, Last: true}
	exit, err := proc.Run(ctx, proc.Spec{
		Args: []string{program, Entry, partVictim, file, st.token}, Dir: st.Other,
		Env: []string{"PATH=" + path, "SECRET=" + st.token, "GORACE=atexit_sleep_ms=0"}, Stdout: &out, Stderr: &said, Supervise: true,
	})
	if err != nil {
		return nil, err
	}
	if !exit.OK() {
		return nil, fmt.Errorf("%v: %s", exit, bytes.TrimSpace(said.Bytes()))
	}
	return st.readReport(stage, out.Bytes())
}

func (st *probeStage) buildWorld(ctx context.Context, program string, level Level) (Config, error) {
	base, err := os.MkdirTemp("", "assay-probe-")
	if err != nil {
		return Config{}, err
	}
	if st.base, err = filepath.EvalSymlinks(base); err != nil {
		return Config{}, err
	}
	at := func(parts ...string) string { return filepath.Join(append([]string{st.base}, parts...)...) }
	st.world = world{
		Suite: at("suite"), Reference: at("suite", "reference.patch"), Graders: at("suite", "graders"), Runs: at("runs"),
		Other: at("rooms", "other"), Source: at("source"), Socket: at("rooms", "daemon.sock"), Abstract: "@" + filepath.Base(base),
		Mode: at("runs", "mode"), Program: program, Shims: at("rooms", "mine", "shims"),
		Journal: at("runs", "r1", "tampered.jsonl"), Lock: at("runs", "r1", "lock"), Record: at("runs", "r1", "record"),
		Tape: at("rooms", "other", "log", "tape.jsonl"), Drop: filepath.Base(base) + "-drop",
		Image:  at("images", "box", "marker"),
		Daemon: fmt.Sprintf("%d.%d", 60000+os.Getpid(), time.Now().UnixNano()%1_000_000_000),
	}
	st.UserHome, _ = os.UserHomeDir() // "" is not tried
	for name, text := range map[string]string{
		st.Reference: st.token, filepath.Join(st.Graders, "check.sh"): st.token, filepath.Join(st.Suite, st.token+".yaml"): "x",
		filepath.Join(st.Runs, "r1", "journal.jsonl"): st.token, st.Mode: "x",
		st.Journal: "x", st.Lock: "x", st.Record: "x", st.Record + ".gone": "x", st.Record + ".new": "x", st.Tape: "x", st.Image: "x",
		filepath.Join(st.Other, "shims", "tool"): "x", filepath.Join(st.Shims, "tool"): "x",
		filepath.Join(st.Other, "answer"): st.token, filepath.Join(st.Source, ".git", "description"): st.token,
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return Config{}, err
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			return Config{}, err
		}
	}
	if err := os.Symlink(st.token, filepath.Join(st.Suite, "link")); err != nil {
		return Config{}, err
	}
	if err := st.makeHistory(ctx); err != nil {
		return Config{}, err
	}
	places := []string{"/tmp", "/var/tmp", "/dev/shm", "/run"}
	if home, err := os.UserHomeDir(); err == nil {
		places = append(places, home)
	}
	for _, dir := range places {
		f, err := os.CreateTemp(dir, ".assay-probe-*")
		if err != nil {
			continue // not ours to write: nothing of ours can be there
		}
		st.planted = append(st.planted, f.Name())
		_, err = io.WriteString(f, st.token)
		if err := errors.Join(err, f.Close()); err != nil {
			return Config{}, err
		}
	}
	st.Planted = st.planted
	cfg := Config{
		Level: level, Program: program, Dir: at("rooms", "mine", "work"), Home: at("rooms", "mine", "home"), Tmp: at("rooms", "mine", "tmp"),
		Log: at("rooms", "mine", "log"), Shims: st.Shims, Hide: []string{st.Suite, st.Runs, st.Source},
	}
	for _, dir := range []string{cfg.Dir, cfg.Home, cfg.Tmp, cfg.Log, cfg.Shims} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return Config{}, err
		}
	}
	return cfg, nil
}

// makeHistory makes the source a repository whose history has the token, if git is
// installed.
func (st *probeStage) makeHistory(ctx context.Context) error {
	git, err := exec.LookPath("git")
	if err != nil {
		return nil
	}
	if err := os.WriteFile(filepath.Join(st.Source, "fix"), []byte(st.token), 0o644); err != nil {
		return err
	}
	for _, args := range [][]string{{"init", "-q"}, {"hash-object", "-w", "fix"}} {
		cmd := exec.CommandContext(ctx, git, args...)
		cmd.Dir = st.Source
		cmd.Env = []string{"HOME=" + st.base, "PATH=" + os.Getenv("PATH"), "GIT_CONFIG_NOSYSTEM=1"}
		out, err := cmd.CombinedOutput()
		if err != nil {
			return fmt.Errorf("git %s: %w: %s", args[0], err, out)
		}
		st.Object = strings.TrimSpace(string(out))
	}
	return os.Remove(filepath.Join(st.Source, "fix"))
}

// mountImage makes an image that has the programs of the host, and a root of it.
func (st *probeStage) mountImage(program string) (*Root, error) {
	lower := filepath.Dir(st.Image)
	for _, dir := range []string{"etc/cron.d", "etc/profile.d", "opt", "usr", "var/tmp", "tmp", "run", "root"} {
		if err := os.MkdirAll(filepath.Join(lower, dir), 0o755); err != nil {
			return nil, err
		}
	}
	for _, dir := range []string{"/bin", "/sbin", "/lib", "/lib64"} {
		if target, err := os.Readlink(dir); err == nil {
			if err := os.Symlink(target, lower+dir); err != nil {
				return nil, err
			}
		}
	}
	root, err := MountRoot(program, filepath.Join(st.base, "rooms", "mine", "image"), []string{lower}, func(dir string) error { return os.CopyFS(dir, os.DirFS(lower)) })
	if err != nil {
		return nil, err
	}
	root.Look = func(string, []string) (string, bool) { return "", false }
	return root, nil
}

func (st *probeStage) removeStage() {
	_ = os.Chmod(filepath.Join(st.base, "rooms", "mine", "image", "work", "work"), 0o700) // of an overlay
	for _, f := range st.planted {
		_ = os.Remove(f) // it may be gone
	}
	_ = os.RemoveAll(st.base) // below the folder for temporary files
}

func (st *probeStage) readReport(stage Stage, report []byte) ([]Leak, error) {
	got := map[string]tried{}
	for dec := json.NewDecoder(bytes.NewReader(report)); ; {
		var one tried
		if err := dec.Decode(&one); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("read what the adversary says: %w: %.200s", err, report)
		}
		got[one.Name] = one
	}
	var out []Leak
	for _, w := range ways {
		one, ok := got[w.name]
		if !ok {
			return nil, fmt.Errorf("the adversary has no result for %q", w.name)
		}
		leaked := one.Done || bytes.Contains(one.Data, []byte(st.token))
		switch w.name {
		case waySignal:
			_, err := os.Stat(filepath.Join(st.Other, "signalled"))
			leaked = leaked || err == nil
		case wayChmod:
			info, err := os.Stat(st.Mode)
			leaked = leaked || err != nil || info.Mode().Perm() != 0o644
		case wayImage:
			b, err := os.ReadFile(st.Image)
			leaked = leaked || err != nil || len(b) == 0
		case "daemon":
			leaked = findDaemon(st.Daemon)
		case "shared folders, writing":
			leaked = removeDropped(st.Drop, dropFolders...)
		case "home of the user, writing":
			leaked = st.UserHome != "" && removeDropped(st.Drop, st.UserHome)
		}
		l := Leak{Name: w.name, What: w.what, Leaked: leaked, Skipped: one.Skipped}
		if leaked {
			l.Limit = knownLimit(stage, w.name)
		}
		out = append(out, l)
	}
	return out, nil
}

type script struct {
	World     world
	Args, Env []string
	Dir       string
}

// inherited is the file descriptor that the victim leaves to its child by mistake.
const inherited = 19

// keyName is the name of the key in the victim's keyring.
const keyName = "assay-probe"

// runVictim plays assay's role: it has the token in its environment, arguments,
// memory, open files, keys and on its sockets, and starts the adversary.
func runVictim(args []string) int {
	fail := func(err error) int {
		fmt.Fprintln(os.Stderr, "assay: sandbox: victim:", err)
		return 1
	}
	if len(args) != 2 {
		return fail(errors.New("it wants a script and a token"))
	}
	token := args[1]
	var sc script
	b, err := os.ReadFile(args[0])
	if err == nil {
		err = json.Unmarshal(b, &sc)
	}
	if err != nil {
		return fail(err)
	}
	usr1 := make(chan os.Signal, 1)
	signal.Notify(usr1, syscall.SIGUSR1)
	go func() {
		for range usr1 {
			_ = os.WriteFile("signalled", nil, 0o644) // its absence is the error
		}
	}()
	for network, address := range map[string][]string{"unix": {sc.World.Socket, sc.World.Abstract}, "tcp4": {"127.0.0.1:0"}} {
		for _, a := range address {
			l, err := net.Listen(network, a)
			if err != nil {
				return fail(err)
			}
			defer l.Close()
			if network == "tcp4" {
				sc.Env = append(sc.Env, "PROBE_TCP="+l.Addr().String())
			}
			go func() {
				for {
					c, err := l.Accept()
					if err != nil {
						return
					}
					_, _ = io.WriteString(c, token)
					c.Close()
				}
			}()
		}
	}
	sc.Env = append(sc.Env, openMoreVictims(token)...)
	fd, err := unix.Open("answer", unix.O_RDONLY, 0) // no close-on-exec
	if err == nil {
		err = unix.Dup2(fd, inherited)
	}
	if err != nil {
		return fail(err)
	}
	if newKeyring() == nil {
		_, _ = unix.AddKey("user", keyName, []byte(token), unix.KEY_SPEC_SESSION_KEYRING)
	}
	if id, err := unix.SysvShmGet(unix.IPC_PRIVATE, 4096, 0o600|unix.IPC_CREAT); err == nil {
		if mem, err := unix.SysvShmAttach(id, 0, 0); err == nil {
			copy(mem, token)
		}
		_, _ = unix.SysvShmCtl(id, unix.IPC_RMID, nil) // once we are gone
	}
	cmd := exec.Command(sc.Args[0], sc.Args[1:]...)
	cmd.Dir = sc.Dir
	cmd.Env = slices.Concat(sc.Env, []string{fmt.Sprintf("PROBE_VICTIM=%d", os.Getpid()), fmt.Sprintf("PROBE_SUPERVISOR=%d", os.Getppid())})
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	err = cmd.Run()
	for _, kv := range sc.Env {
		if id, ok := strings.CutPrefix(kv, "PROBE_QUEUE="); ok {
			n, _ := strconv.Atoi(id)
			_, _, _ = unix.Syscall(unix.SYS_MSGCTL, uintptr(n), unix.IPC_RMID, 0)
		}
	}
	if err != nil {
		return fail(err)
	}
	return 0
}

// openMoreVictims opens servers, a terminal and a message queue, which the process keeps
// until it ends, and returns the variables that name them.
func openMoreVictims(token string) []string {
	var env []string
	if l, err := net.Listen("tcp6", "[::1]:0"); err == nil {
		env = append(env, "PROBE_TCP6="+l.Addr().String())
		go func() {
			for {
				c, err := l.Accept()
				if err != nil {
					return
				}
				_, _ = io.WriteString(c, token)
				c.Close()
			}
		}()
	}
	if c, err := net.ListenPacket("udp4", "127.0.0.1:0"); err == nil {
		env = append(env, "PROBE_UDP="+c.LocalAddr().String())
		go func() {
			buf := make([]byte, 16)
			for {
				_, from, err := c.ReadFrom(buf)
				if err != nil {
					return
				}
				_, _ = c.WriteTo([]byte(token), from)
			}
		}()
	}
	if fd, err := unix.Open("/dev/ptmx", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0); err == nil {
		n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
		if err == nil && unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0) == nil {
			env = append(env, fmt.Sprintf("PROBE_PTY=/dev/pts/%d", n))
		}
	}
	if id, _, errno := unix.Syscall(unix.SYS_MSGGET, unix.IPC_PRIVATE, unix.IPC_CREAT|0o600, 0); errno == 0 {
		env = append(env, fmt.Sprintf("PROBE_QUEUE=%d", id))
	}
	return env
}

// runAdversary tries all ways and prints a line on each. With two arguments it is its
// own helper in new namespaces.
func runAdversary(args []string) int {
	var w world
	if len(args) == 0 || json.Unmarshal([]byte(args[0]), &w) != nil {
		return cannot
	}
	w.TCP = os.Getenv("PROBE_TCP")
	if len(args) == 2 {
		// Mounts must not propagate to the host, as they would for root.
		if unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, "") != nil && bytes.Contains(readStart("/proc/self/uid_map"), []byte("4294967295")) {
			return 0
		}
		os.Stdout.Write(deeper[args[1]](w))
		return 0
	}
	enc := json.NewEncoder(os.Stdout)
	for _, way := range ways {
		result := make(chan tried, 1)
		go func() {
			one := tried{Name: way.name}
			defer func() {
				_ = recover() // it did not get there
				if one.Data = bytes.Clone(one.Data); len(one.Data) > 1<<20 {
					one.Data = one.Data[:1<<20]
				}
				result <- one
			}()
			way.try(w, &one)
		}()
		select {
		case one := <-result:
			if enc.Encode(one) != nil {
				return cannot
			}
		case <-time.After(15 * time.Second):
			if enc.Encode(tried{Name: way.name}) != nil {
				return cannot
			}
		}
	}
	return 0
}
