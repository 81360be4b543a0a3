// Package sandbox restricts the files that a program can read and write and the hosts
// that it can reach.
//
// It has five levels. [Bwrap] gives the program a file system with only the
// necessary files, and new namespaces for users, processes, IPC, the host's name and,
// on request, the network. [Landlock] lets the kernel refuse access outside the room;
// paths and the process table stay the host's. [None] hides nothing. [Docker] and [Podman]
// run programs in a container of an image.
// docs/ref/isolation.md lists the limits of each level, and [Probe] tests them.
//
// Programs start through a hidden entry of assay's own program, see [Main]. A program
// that a signal ended under bwrap is reported with the exit code 128+signal, as
// shells do.
package sandbox

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/scratch"
)

// Level is how strong a sandbox is.
type Level string

// The levels: the first three, best first, and those that a suite must ask for.
const (
	Bwrap    Level = "bwrap"
	Landlock Level = "landlock"
	None     Level = "none"

	Docker Level = "docker"
	Podman Level = "podman"
)

// Network modes.
const (
	Open  = "open"  // the network of the host
	Quiet = "none"  // no network but Network.Loopback
	Allow = "allow" // HTTP and HTTPS to Network.Allow, by a proxy, and Network.Loopback
)

// Network says whom a program may talk to.
type Network struct {
	Mode     string   // [Open] (also ""), [Quiet] or [Allow]
	Allow    []string // host (ports 80 and 443), host:port or *.host
	Loopback []string // "127.0.0.1:PORT" of assay's servers, reachable in every mode
}

// Config configures a sandbox.
type Config struct {
	Level   Level
	Program string // our own program, whose main calls [Main]; absolute
	// Cover, if set, is the program that Program is a copy of, and holds what must
	// not be read: where it would be seen Program is ([Bwrap]), or nothing ([Landlock]).
	Cover string

	// Folders of the host that can be written. If the level maps paths they are seen as
	// /repo, /home/agent, /tmp and /assay/log, else at their own paths. Log may be "".
	Dir, Home, Tmp, Log string
	Shims               string // read only, /assay/shims under [Bwrap]; may be ""

	Read, Write []string // more paths of the host, at their own paths
	Hide        []string // what no path may show: suite folder, runs folder, source repository

	Network Network

	// Root, if set, takes the place of the system's folders; only if the level maps paths.
	// Containers must have one.
	Root *Root
	// Limits bound all programs of a container together: their memory and processes.
	Limits proc.Limits
}

// Sandbox is a room's sandbox. Any number of programs can run in it, one after
// the other or at once.
type Sandbox struct {
	cfg    Config
	bwrap  string          // the program, under Bwrap
	places []place         // folders with another path inside
	hidden []string        // Hide, as given and with links resolved
	system shown           // what every program sees
	dir    string          // private folder: sockets, and replacements for files of /etc
	folder *scratch.Folder // dir, held; nil if none
	net    *exchange

	enterRoot []string // command that enters the namespaces of Root

	mu        sync.Mutex
	container *container // nil until a program starts, and at other levels
	programs  int        // started in a container so far
}

// place is a path of the host and its inner path.
type place struct{ host, inside string }

// shown is the visible paths of the host.
type shown struct {
	read, write []string
	links       []place // symbolic links to make: target in host, the link in inside
}

// New makes a sandbox and starts a program in it that does nothing, so that a broken
// sandbox is an error here and not the exit code of an agent.
func New(cfg Config) (*Sandbox, error) { return newSandbox(cfg, nil) }

func newSandbox(cfg Config, dial dialer) (*Sandbox, error) {
	cfg.Network.Mode = cmp.Or(cfg.Network.Mode, Open)
	s := &Sandbox{cfg: cfg}
	if err := s.prepareLevel(dial); err != nil {
		return nil, errors.Join(fmt.Errorf("make a sandbox (%s): %w", cfg.Level, err), s.Close())
	}
	return s, nil
}

func (s *Sandbox) prepareLevel(dial dialer) error {
	if err := CheckLevel(s.cfg.Level); err != nil {
		return err
	}
	if err := s.cfg.Network.checkLevel(s.cfg.Level); err != nil {
		return err
	}
	if s.cfg.Root == nil && s.cfg.Level.IsContainer() {
		return errors.New("a container needs an image: set workspace.image")
	}
	if s.cfg.Root != nil && !s.cfg.Level.IsContainer() {
		if s.cfg.Level != Bwrap {
			return fmt.Errorf("an image needs isolation bwrap, and this is %s: %s", s.cfg.Level, "install bubblewrap (apt-get install bubblewrap)")
		}
		var err error
		if s.enterRoot, err = s.cfg.Root.enterOptions(); err != nil {
			return err
		}
	}
	if s.cfg.Level == None {
		return nil
	}
	if err := s.planView(); err != nil {
		return err
	}
	if s.cfg.Level.MapsPaths() {
		if err := s.makePrivate(); err != nil {
			return err
		}
		if s.cfg.Network.Mode != Open {
			net, err := newExchange(s.cfg.Network, s.dir, dial)
			if err != nil {
				return err
			}
			s.net = net
		}
	}
	if s.cfg.Level.IsContainer() {
		return nil // its image and command are tried when the first program starts
	}
	if s.cfg.Root != nil {
		if _, tried := rootsTried.LoadOrStore(fmt.Sprint(s.cfg.Root.kind, s.cfg.Network.Mode, s.cfg.Root.UID), true); tried {
			return nil // the mount is there, and the rest has been tried
		}
	}
	return s.tryEnter()
}

// rootsTried holds the kinds of sandboxes with a root that have been entered.
var rootsTried sync.Map

// planView determines the visible paths and their places.
func (s *Sandbox) planView() error {
	c := &s.cfg
	for _, must := range []struct{ name, path string }{{"our own program", c.Program}, {"the workspace", c.Dir}, {"the home folder", c.Home}, {"the folder for temporary files", c.Tmp}} {
		if !filepath.IsAbs(must.path) {
			return fmt.Errorf("%s has the path %q, which is not absolute", must.name, must.path)
		}
	}
	if c.Cover != "" {
		real, err := filepath.EvalSymlinks(c.Cover)
		if err != nil {
			return fmt.Errorf("cover %s: %w", c.Cover, err)
		}
		c.Cover = real
	}
	for _, h := range c.Hide {
		abs, err := filepath.Abs(h)
		if err != nil {
			return fmt.Errorf("hide %s: %w", h, err)
		}
		s.hidden = append(s.hidden, abs)
		if real, err := filepath.EvalSymlinks(abs); err == nil && real != abs {
			s.hidden = append(s.hidden, real)
		}
	}
	own := []place{{c.Dir, "/repo"}, {c.Home, c.Root.home()}, {c.Tmp, "/tmp"}, {c.Log, "/assay/log"}, {c.Shims, "/assay/shims"}, {c.Program, insideProgram}}
	for _, p := range own {
		if p.host == "" {
			continue
		}
		p.host = filepath.Clean(p.host)
		real, err := filepath.EvalSymlinks(p.host)
		if err != nil {
			return fmt.Errorf("show %s: %w", p.host, err)
		}
		if h := s.holdsHidden(real); h != "" {
			return fmt.Errorf("show %s: it holds %s, which must stay hidden", p.host, h)
		}
		s.places = append(s.places, p)
		if real != p.host {
			s.places = append(s.places, place{real, p.inside})
		}
	}
	// The longest first: a home may lie in a workspace.
	slices.SortStableFunc(s.places, func(a, b place) int { return cmp.Compare(len(b.host), len(a.host)) })
	// Where the room is there may be others, perhaps in a folder of the system.
	others := filepath.Dir(filepath.Dir(filepath.Clean(c.Dir)))
	if c.Root == nil {
		s.system = systemFolders(append(slices.Clone(s.hidden), others))
	}
	for i, path := range slices.Concat(c.Read, c.Write) {
		if err := s.showNamed(&s.system, path, i >= len(c.Read)); err != nil {
			return err
		}
	}
	return nil
}

// insideProgram is the inner path of assay's own program under Bwrap.
const insideProgram = "/assay/bin/assay"

// makePrivate makes the folder of files that only levels with paths of their own need.
func (s *Sandbox) makePrivate() (err error) {
	if s.cfg.Level == Bwrap {
		if s.bwrap, err = findBwrap(); err != nil {
			return err
		}
	}
	// Not below TMPDIR: the path of a socket has at most 107 bytes.
	if s.folder, err = scratch.Make("/tmp", scratch.Box); err != nil {
		return err
	}
	s.dir = s.folder.Path
	if s.cfg.Level.IsContainer() {
		return os.Mkdir(filepath.Join(s.dir, socketFolder), 0o700)
	}
	for name, text := range map[string]string{
		"passwd": "root:x:0:0:root:/nonexistent:/bin/sh\nagent:x:1000:1000:agent:/home/agent:/bin/sh\nnobody:x:65534:65534:nobody:/nonexistent:/bin/false\n",
		"group":  "root:x:0:\nagent:x:1000:\nnogroup:x:65534:\n",
		"hosts":  "127.0.0.1 localhost assay\n::1 localhost\n",
	} {
		if err := os.WriteFile(filepath.Join(s.dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// Inside returns the inner path of a host path. A path outside the room's folders is
// returned unchanged.
func (s *Sandbox) Inside(host string) string {
	if !s.cfg.Level.MapsPaths() {
		return host
	}
	clean := filepath.Clean(host)
	for _, p := range s.places {
		if isWithin(clean, p.host) {
			return p.inside + clean[len(p.host):]
		}
	}
	return host
}

// hostPath is the inverse of Inside, for a path of either side: a path that exists on
// the host, such as one in /tmp, is the host's.
func (s *Sandbox) hostPath(path string) string {
	if !s.cfg.Level.MapsPaths() {
		return path
	}
	clean := filepath.Clean(path)
	if _, err := os.Lstat(clean); err == nil && !isWithin(clean, "/assay") {
		return path
	}
	for _, p := range s.places {
		if isWithin(clean, p.inside) {
			return p.host + clean[len(p.inside):]
		}
	}
	return path
}

func (s *Sandbox) rewritePaths(text string) string {
	if !s.cfg.Level.MapsPaths() {
		return text
	}
	var b strings.Builder
	for text != "" {
		at, found := len(text), place{}
		for _, p := range s.places {
			if i := indexPath(text, p.host); i >= 0 && i < at { // of two that begin here the longer came first
				at, found = i, p
			}
		}
		b.WriteString(text[:at])
		b.WriteString(found.inside)
		text = text[at+len(found.host):]
	}
	return b.String()
}

// indexPath returns the index of path in text, whole or followed by more elements but
// not as the beginning of a longer name, or -1 if none.
func indexPath(text, path string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], path)
		if i < 0 {
			return -1
		}
		i += from
		rest := text[i+len(path):]
		name := strings.TrimLeft(rest, ".") // a full stop ends a sentence
		if rest == "" || rest[0] == '/' || name == "" || !nameByte(name[0]) {
			return i
		}
		from = i + 1
	}
}

func nameByte(c byte) bool {
	return c == '_' || c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// Env returns env for a program in the sandbox: with inner paths of the room and,
// with [Allow], the variables of the proxy in place of existing ones. It is
// idempotent.
func (s *Sandbox) Env(env []string) []string {
	out := make([]string, 0, len(env)+10)
	for _, kv := range env {
		out = append(out, s.rewritePaths(kv))
	}
	if s.net == nil || s.net.proxy == 0 {
		return out
	}
	proxy := fmt.Sprintf("http://127.0.0.1:%d", s.net.proxy)
	set := []string{"NODE_USE_ENV_PROXY=1"} // Node 22.21 and 24 on; without it fetch knows no proxy
	for _, name := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"} {
		set = append(set, name+"="+proxy, strings.ToLower(name)+"="+proxy)
	}
	for _, name := range []string{"NO_PROXY", "no_proxy"} {
		set = append(set, name+"=localhost,127.0.0.1,::1")
	}
	out = slices.DeleteFunc(out, func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		return slices.ContainsFunc(set, func(o string) bool { return strings.HasPrefix(o, name+"=") })
	})
	return append(out, set...)
}

// Wrap returns the spec that runs spec in the sandbox. read lists more paths that it
// must see, like Config.Read. Wrap rewrites host paths of the room in the folder,
// arguments and environment of spec; the environment must be complete. It also shows
// the folders of PATH and the program's needs, unless they hold something hidden.
// Output must not go to files, since a program could reopen them from inside.
func (s *Sandbox) Wrap(spec proc.Spec, read ...string) (proc.Spec, error) {
	if s.cfg.Level == None {
		return spec, nil
	}
	if len(spec.Args) == 0 {
		return proc.Spec{}, errors.New("put a program into a sandbox: no arguments")
	}
	out, err := s.wrapSpec(spec, read)
	if err != nil {
		return proc.Spec{}, fmt.Errorf("put %s into a sandbox (%s): %w", spec.Args[0], s.cfg.Level, err)
	}
	return out, nil
}

func (s *Sandbox) wrapSpec(spec proc.Spec, read []string) (proc.Spec, error) {
	hostEnv := slices.Clone(spec.Env)
	var folders []string
	for i, kv := range hostEnv {
		if list, ok := strings.CutPrefix(kv, "PATH="); ok {
			folders = filepath.SplitList(list)
			for j, dir := range folders {
				folders[j] = s.hostPath(dir)
			}
			hostEnv[i] = "PATH=" + strings.Join(folders, string(filepath.ListSeparator))
		}
	}
	dir := s.hostPath(cmp.Or(spec.Dir, s.cfg.Dir))
	path, host, err := s.lookProgram(spec.Args[0], dir, hostEnv)
	if err != nil {
		return proc.Spec{}, err
	}
	look := shown{read: slices.Clone(s.system.read), write: slices.Clone(s.system.write), links: s.system.links}
	for _, p := range read {
		if s.inImage(p) {
			continue
		}
		if err := s.showNamed(&look, p, false); err != nil {
			return proc.Spec{}, err
		}
	}
	for _, folder := range folders {
		if s.cfg.Root == nil {
			s.showFolder(&look, folder)
		}
	}
	if host {
		if err := s.showProgram(&look, path); err != nil {
			return proc.Spec{}, err
		}
	}
	spec.Env = s.Env(spec.Env)
	args := make([]string, len(spec.Args))
	for i, a := range spec.Args {
		args[i] = s.rewritePaths(a)
	}
	if s.cfg.Level.IsContainer() {
		spec.Args, err = s.containerCommand(look, dir, s.Inside(path), args)
	} else {
		spec.Args = s.enterCommand(look, dir, s.Inside(path), args)
	}
	spec.Dir = dir
	return spec, err
}

// inImage reports whether the image has a file of its own at a path.
func (s *Sandbox) inImage(path string) bool {
	if s.cfg.Root == nil || s.ofRoom(path) {
		return false
	}
	_, ok := s.cfg.Root.Look(path, nil)
	return ok
}

// lookProgram returns the path of a program, and whether it is the host's and not the
// image's.
func (s *Sandbox) lookProgram(name, dir string, env []string) (path string, host bool, err error) {
	if filepath.IsAbs(name) {
		name = s.hostPath(name)
	}
	path, err = proc.LookPath(name, dir, env)
	if s.cfg.Root == nil || err == nil && s.ofRoom(path) {
		return path, err == nil, err
	}
	if at, ok := s.cfg.Root.Look(name, env); ok {
		return at, false, nil
	}
	if err != nil {
		path, err = proc.LookPath(name, dir, []string{"PATH=" + os.Getenv("PATH")})
	}
	if err != nil {
		return name, false, nil // setup commands may have installed it
	}
	return path, true, nil
}

// Close ends the sandbox's network and removes its files. No program may still run in
// it.
func (s *Sandbox) Close() error {
	err := s.closeContainer()
	if s.net != nil {
		s.net.closeAll()
	}
	if s.dir == "" {
		return err
	}
	defer s.folder.Release()
	if err := errors.Join(err, os.RemoveAll(s.dir)); err != nil {
		return fmt.Errorf("close a sandbox: %w", err)
	}
	return nil
}
