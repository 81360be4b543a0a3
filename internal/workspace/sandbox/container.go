package sandbox

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/scratch"
)

// IsContainer reports whether programs at this level run in a container of docker or
// podman.
func (l Level) IsContainer() bool { return l == Docker || l == Podman }

// MapsPaths reports whether programs see the folders of the room at paths of their own,
// and no network but the room's unless that is [Open].
func (l Level) MapsPaths() bool { return l == Bwrap || l.IsContainer() }

// socketFolder is the name of the folder that programs see as insideSockets.
const socketFolder = "net"

// startLimit is the time limit for starting a container, and for each later command of
// the runtime that runs no program of the trial.
const startLimit = 2 * time.Minute

// container is a running container, in which all programs of a sandbox run. Its first
// process ends, and the container with it, when the connection to this program breaks.
type container struct {
	name  string
	leash net.Conn
	shown []string // paths that mounts and copies show
}

// RunRuntime runs a command of docker or podman and returns its output.
func (l Level) RunRuntime(ctx context.Context, in io.Reader, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, string(l), args...)
	cmd.WaitDelay = 10 * time.Second
	var out, said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, &out, &said
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s %s: %w", l, args[0], cmp.Or(errorText(said.String()), err))
	}
	return out.Bytes(), nil
}

// errorText returns the error output of a program as a one-line error, or nil if it is
// empty.
func errorText(said string) error {
	if said = strings.Join(strings.Fields(said), " "); said == "" {
		return nil
	}
	if i := strings.LastIndex(said, "Error: "); i >= 0 {
		said = said[i+len("Error: "):] // podman: warnings come before it
	}
	return errors.New(said)
}

// tryRuntime returns an error with the fix unless docker or podman works here.
func tryRuntime(l Level) error {
	if errNoContainers != nil {
		return errNoContainers
	}
	if _, err := exec.LookPath(string(l)); err != nil {
		return fmt.Errorf("%s is not installed: install it, or say isolation: auto", l)
	}
	ctx, cancel := context.WithTimeout(context.Background(), startLimit)
	defer cancel()
	if _, err := l.RunRuntime(ctx, nil, "version", "--format", "{{.Server.Version}}"); err != nil && l == Docker {
		return fmt.Errorf("%w: start its daemon, or let this user reach it", err)
	} else if err != nil {
		return err
	}
	return nil
}

// ImageEntry is the first argument of the hidden entry of assay's own program that reads
// and writes the files of a container's image. The package above implements it, with
// these parts as the second argument and the socket of [Level.runWithSocket] as the third.
const (
	ImageEntry = "__image"

	PackPart     = "pack"     // read a [PackOrder] and write changed paths as a layer
	ApplyPart    = "apply"    // apply SOCKET PATH…: read a layer and write it to the image's files but below paths
	DescribePart = "describe" // describe SOCKET USER ENV…: see [Level.DescribeUser]
)

// FileList is the path of the list of all files in the layer of [Level.DescribeUser].
const FileList = "/assay/files"

// ContainerRoot returns a root for sandboxes of docker or podman, which run the image of
// an id that the runtime has. files is a list of its files, see [FileList]. In dir are
// changes of the image.
func ContainerRoot(level Level, id, files, dir string) *Root {
	return &Root{kind: string(level), path: id, files: files, layer: filepath.Join(dir, "layer.tar.gz"), Look: lookInContainer}
}

// lookInContainer assumes that a program is the image's, unless its path is one of the
// host outside of the system's folders.
func lookInContainer(name string, _ []string) (string, bool) {
	if !filepath.IsAbs(name) || slices.ContainsFunc(system, func(dir string) bool { return isWithin(name, dir) }) {
		return name, true
	}
	_, err := os.Lstat(name)
	return name, err != nil
}

// SetLayer makes containers begin with changes in their image, as [Sandbox.ReadLayer]
// returns them.
func (r *Root) SetLayer(layer []byte) error { return os.WriteFile(r.layer, layer, 0o600) }

// readLayer returns the changes that the next container begins with, nil if none.
func (r *Root) readLayer() ([]byte, error) {
	b, err := os.ReadFile(r.layer)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	return b, err
}

// DescribeUser returns a layer with the folders of a user of an image, and [FileList]. env has the
// variables of the image; program is assay's own.
func (l Level) DescribeUser(ctx context.Context, program, id, user string, env []string) ([]byte, error) {
	folder, err := scratch.Make("/tmp", scratch.Box)
	if err != nil {
		return nil, err
	}
	defer folder.Release()
	defer os.RemoveAll(folder.Path)
	cli := []string{
		"run", "--rm", "--pull", "never", "--network", "none", "--user", "0:0", "--workdir", "/", "--security-opt", "label=disable",
		"--mount", mountField(program, insideProgram, false), "--mount", mountField(folder.Path, insideSockets, false),
		"--entrypoint", insideProgram, id, ImageEntry, DescribePart,
	}
	layer, err := l.runWithSocket(ctx, folder.Path, strings.NewReader(""), cli, append([]string{user}, env...))
	if err != nil {
		return nil, explainStart(program, err)
	}
	return layer, nil
}

// mountField returns the value of option --mount that shows a path of the host.
func mountField(from, to string, write bool) string {
	fields := "type=bind," + quoteField("source="+from) + "," + quoteField("target="+to)
	if !write {
		fields += ",readonly"
	}
	return fields
}

// anchorOrder is the input of the first process of a container.
type anchorOrder struct {
	Forward []forward `json:"forward,omitempty"`
}

// jobOrder is the input of the process that runs a program in a container.
type jobOrder struct {
	order
	Dir    string   `json:"dir"`
	Env    []string `json:"env"`
	Args   []string `json:"args"`
	Own    []string `json:"own"`    // folders of the room, for the program's user
	Settle bool     `json:"settle"` // give them back at the end to the owner of the sockets
}

// clientOrder is the input of the process of the host that stands for a program in a
// container.
type clientOrder struct {
	Socket string   `json:"socket"`
	CLI    []string `json:"cli"`
	Env    []string `json:"env"` // of CLI
	Job    jobOrder `json:"job"` // without Env and Args
}

// runtimeVariables are the variables that a client of docker or podman reads.
var runtimeVariables = []string{"HOME", "PATH", "USER", "TMPDIR", "DBUS_SESSION_BUS_ADDRESS", "XDG_", "DOCKER_HOST", "DOCKER_CONTEXT", "DOCKER_CONFIG", "DOCKER_CERT_PATH", "DOCKER_TLS", "DOCKER_API_VERSION", "CONTAINER_HOST", "CONTAINER_CONNECTION", "CONTAINERS_"}

func runtimeEnv() []string {
	return slices.DeleteFunc(os.Environ(), func(kv string) bool {
		return !slices.ContainsFunc(runtimeVariables, func(name string) bool {
			return strings.HasPrefix(kv, name+"=") || strings.HasSuffix(name, "_") && strings.HasPrefix(kv, name)
		})
	})
}

// containerCommand returns the command that runs a program in the sandbox's container,
// which it starts if it does not run yet.
func (s *Sandbox) containerCommand(look shown, dir, program string, args []string) ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.container == nil {
		if err := s.startContainer(look); err != nil {
			return nil, err
		}
	} else if err := s.showMore(look); err != nil {
		return nil, err
	}
	root := s.cfg.Root
	start := s.Inside(dir)
	if root.Start != "" && start == "/repo" {
		start = root.Start
	}
	s.programs++
	name := fmt.Sprintf("job%d.sock", s.programs)
	o := clientOrder{
		Socket: filepath.Join(s.dir, socketFolder, name), Env: runtimeEnv(),
		CLI: []string{string(s.cfg.Level), "exec", "-i", s.container.name, insideProgram, Entry, partJob, insideSockets + "/" + name},
		Job: jobOrder{
			order: order{Path: program, Image: true, UID: root.UID, GID: root.GID, Scope: s.cfg.Network.Mode == Open},
			Dir:   start, Own: s.ownFolders(), Settle: os.Geteuid() != 0,
		},
	}
	b, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	return append([]string{s.cfg.Program, Entry, partClient, string(b)}, args...), nil
}

// ownFolders returns the inner paths of the folders of the room that programs write.
func (s *Sandbox) ownFolders() []string {
	out := []string{"/repo", s.cfg.Root.home(), "/tmp"}
	if s.cfg.Log != "" {
		out = append(out, "/assay/log")
	}
	return out
}

// startContainer starts the container with the paths of look.
func (s *Sandbox) startContainer(look shown) (err error) {
	l, err := net.Listen("unix", filepath.Join(s.dir, socketFolder, "anchor.sock"))
	if err != nil {
		return err
	}
	defer l.Close()
	ctx, cancel := context.WithTimeout(context.Background(), startLimit)
	defer cancel()
	c := &container{name: "assay-" + strings.ToLower(rand.Text()), shown: slices.Concat(look.read, look.write)}
	if _, err = s.cfg.Level.RunRuntime(ctx, nil, s.startArgs(c.name, look)...); err != nil {
		return explainStart(s.cfg.Program, err)
	}
	s.container = c
	defer func() {
		if err != nil {
			err = errors.Join(err, s.removeContainer())
		}
	}()
	context.AfterFunc(ctx, func() { l.Close() })
	if c.leash, err = l.Accept(); err != nil {
		return fmt.Errorf("its first process does not answer: %w", err)
	}
	o := anchorOrder{}
	if s.net != nil {
		o.Forward = s.net.forwards
	}
	if err := json.NewEncoder(c.leash).Encode(o); err != nil {
		return err
	}
	answer, err := bufio.NewReader(c.leash).ReadString('\n')
	if answer != "ready\n" {
		return fmt.Errorf("its first process: %w", cmp.Or(errorText(answer), err, errors.New("no answer")))
	}
	layer, err := s.cfg.Root.readLayer()
	if err != nil || layer == nil {
		return err
	}
	_, err = s.runPart(ctx, bytes.NewReader(layer), ApplyPart, append(s.ownFolders(), "/assay", "/proc", "/sys", "/dev")...)
	return err
}

// startArgs returns the arguments that start a container. Its first process is assay's
// own, not what the image starts.
func (s *Sandbox) startArgs(name string, look shown) []string {
	c := &s.cfg
	out := []string{
		"run", "--detach", "--rm", "--name", name, "--label", "assay=" + c.Dir, "--pull", "never", "--user", "0:0", "--workdir", "/", "--entrypoint", insideProgram,
		"--security-opt", "no-new-privileges", "--security-opt", "label=disable", "--cap-drop", "ALL",
	}
	for _, name := range imageCapabilities {
		out = append(out, "--cap-add", strings.TrimPrefix(name, "CAP_"))
	}
	if c.Network.Mode == Open {
		out = append(out, "--network", "host")
	} else {
		out = append(out, "--network", "none", "--hostname", "assay")
	}
	if n := c.Limits.Memory; n > 0 {
		out = append(out, "--memory", strconv.FormatInt(n, 10))
	}
	if n := c.Limits.Processes; n > 0 {
		out = append(out, "--pids-limit", strconv.Itoa(10*n)) // of threads, as in control groups of assay
	}
	mount := func(from, to string, write bool) { out = append(out, "--mount", mountField(from, to, write)) }
	mount(c.Program, insideProgram, false)
	mount(c.Dir, "/repo", true)
	mount(c.Home, c.Root.home(), true)
	mount(c.Tmp, "/tmp", true)
	if c.Log != "" {
		mount(c.Log, "/assay/log", true)
	}
	if c.Shims != "" {
		mount(c.Shims, "/assay/shims", false)
		mount(c.Program, c.Program, false) // where links of shims look for it
	}
	mount(filepath.Join(s.dir, socketFolder), insideSockets, false)
	for _, p := range s.mountPaths(look) {
		mount(p, p, slices.Contains(look.write, p))
	}
	return append(out, c.Root.path, Entry, partAnchor, insideSockets+"/anchor.sock")
}

// quoteField returns a field of a list in the format of CSV, as option --mount takes it.
func quoteField(s string) string {
	if !strings.ContainsAny(s, ",\"\n") {
		return s
	}
	return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
}

// showMore copies paths into the container that were not known when it started.
func (s *Sandbox) showMore(look shown) error {
	var more []string
	for _, p := range slices.Concat(look.read, look.write) {
		if slices.ContainsFunc(s.container.shown, func(q string) bool { return isWithin(p, q) }) {
			continue
		}
		if slices.Contains(look.write, p) {
			return fmt.Errorf("show %s: a container cannot show another folder to write once it runs", p)
		}
		more = append(more, p)
	}
	if len(more) == 0 {
		return nil
	}
	var pack bytes.Buffer
	if err := s.cfg.Root.Pack(&pack, more); err != nil {
		return fmt.Errorf("show %s: %w", more[0], err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), startLimit)
	defer cancel()
	if _, err := s.runPart(ctx, &pack, ApplyPart); err != nil {
		return fmt.Errorf("show %s: %w", more[0], err)
	}
	s.container.shown = append(s.container.shown, more...)
	return nil
}

// runPart runs a part of [ImageEntry] in the container, as its root, and returns what it
// writes.
func (s *Sandbox) runPart(ctx context.Context, in io.Reader, part string, args ...string) ([]byte, error) {
	cli := []string{"exec", s.container.name, insideProgram, ImageEntry, part}
	return s.cfg.Level.runWithSocket(ctx, filepath.Join(s.dir, socketFolder), in, cli, args)
}

// runWithSocket runs a command of docker or podman that starts a part of [ImageEntry]. The
// part reads in and writes its output through a socket in dir, which the container has as
// insideSockets: what clients of runtimes copy can be cut at its end.
func (l Level) runWithSocket(ctx context.Context, dir string, in io.Reader, cli, args []string) ([]byte, error) {
	name := strings.ToLower(rand.Text()) + ".sock"
	door, err := net.Listen("unix", filepath.Join(dir, name))
	if err != nil {
		return nil, err
	}
	defer door.Close()
	var out bytes.Buffer
	done := make(chan error, 1)
	go func() {
		conn, err := door.Accept()
		if err != nil {
			done <- errors.New("it does not answer")
			return
		}
		defer conn.Close()
		go func() {
			_, _ = io.Copy(conn, in) // a part that needs it all reports its end
			closeWrite(conn)
		}()
		_, err = io.Copy(&out, conn)
		done <- err
	}()
	if _, err := l.RunRuntime(ctx, nil, slices.Concat(cli, []string{insideSockets + "/" + name}, args)...); err != nil {
		return nil, err
	}
	door.Close()
	if err := <-done; err != nil {
		return nil, fmt.Errorf("%s %s: read its output: %w", l, cli[0], err)
	}
	return out.Bytes(), nil
}

// ReadLayer returns what programs have changed in the image outside of the room's own
// folders, as a compressed layer; nil if nothing. It is only for containers.
func (s *Sandbox) ReadLayer() ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.container == nil {
		return s.cfg.Root.readLayer()
	}
	ctx, cancel := context.WithTimeout(context.Background(), startLimit)
	defer cancel()
	text, err := s.cfg.Level.RunRuntime(ctx, nil, "diff", s.container.name)
	if err != nil {
		return nil, err
	}
	changed := s.changedPaths(string(text))
	if len(changed) == 0 {
		return nil, nil
	}
	o := PackOrder{Changed: changed}
	if o.Maybe, err = s.cfg.Root.listEntries(changed); err != nil {
		return nil, err
	}
	b, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	return s.runPart(ctx, bytes.NewReader(b), PackPart)
}

// PackOrder is the input of [PackPart].
type PackOrder struct {
	Changed []string `json:"changed"`
	Maybe   []string `json:"maybe"` // files of the image in changed folders; runtimes do not list those lost when a folder is recreated
}

// listEntries returns the files that the image has directly in folders.
func (r *Root) listEntries(folders []string) ([]string, error) {
	b, err := os.ReadFile(r.files)
	if err != nil {
		return nil, err
	}
	in := map[string]bool{}
	for _, dir := range folders {
		in[dir] = true
	}
	var out []string
	for line := range strings.Lines(string(b)) {
		if p := strings.TrimSuffix(line, "\n"); in[path.Dir(p)] {
			out = append(out, p)
		}
	}
	return out, nil
}

// changedPaths returns the paths that a runtime lists as changed, and the folders above
// them, sorted. It leaves out mounts, copied paths and files that the runtime creates.
func (s *Sandbox) changedPaths(text string) []string {
	skip := append([]string{
		"/proc", "/sys", "/dev", "/run", "/repo", "/assay", "/tmp", s.cfg.Root.home(), s.cfg.Program, "/.dockerenv",
		"/etc/hosts", "/etc/hostname", "/etc/resolv.conf", "/etc/mtab",
	}, s.container.shown...)
	changed := map[string]bool{}
	for line := range strings.Lines(text) {
		kind, p, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		p = path.Clean("/" + p)
		if !ok || !slices.Contains([]string{"A", "C", "D"}, kind) {
			continue
		}
		at := func(q string) bool { return isWithin(p, q) }
		above := func(q string) bool { return isWithin(q, p) }
		if slices.ContainsFunc(skip, at) || kind == "A" && slices.ContainsFunc(skip, above) {
			continue // a mount, or a folder made for one
		}
		for ; p != "/"; p = path.Dir(p) {
			changed[p] = true
		}
	}
	return slices.Sorted(maps.Keys(changed))
}

// closeContainer ends the container, if there is one.
func (s *Sandbox) closeContainer() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.container == nil {
		return nil
	}
	return s.removeContainer()
}

func (s *Sandbox) removeContainer() error {
	c := s.container
	s.container = nil
	if c.leash != nil {
		c.leash.Close() // its first process ends, and it is removed
	}
	ctx, cancel := context.WithTimeout(context.Background(), startLimit)
	defer cancel()
	_, err := s.cfg.Level.RunRuntime(ctx, nil, "rm", "--force", c.name)
	if err != nil && strings.Contains(strings.ToLower(err.Error()), "no such container") || err != nil && strings.Contains(err.Error(), "already in progress") {
		return nil
	}
	return err
}
