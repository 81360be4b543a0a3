package sandbox

import (
	"bytes"
	"context"
	"debug/elf"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/proc"
)

// Entry is the first argument of the hidden entry of assay's own program.
const Entry = "__sandbox"

// Parts of the hidden entry, its second argument.
const (
	partOutside  = "outside"  // outside ARGS…: leave everything behind that a program inherits, become bwrap
	partInside   = "inside"   // inside ORDER ARGS…: inside of bwrap, become the program
	partLandlock = "landlock" // landlock ORDER ARGS…: give everything up, become the program
	partProbe    = "probe"    // see Probe
	partVictim   = "victim"
	partHold     = "hold" // hold ORDER: mount the files of an image, see MountRoot
)

// order is the input of the hidden entry, which becomes the program.
type order struct {
	Path    string    `json:"path"` // the program; "" for nothing, which tries everything before it
	Forward []forward `json:"forward,omitempty"`
	Scope   bool      `json:"scope,omitempty"` // shut off abstract sockets of the host
	Image   bool      `json:"image,omitempty"` // Path may be a bare name, which PATH leads to
	UID     int       `json:"uid,omitempty"`   // to become, if not 0; as GID
	GID     int       `json:"gid,omitempty"`

	Read  []string `json:"read,omitempty"` // of Landlock
	Write []string `json:"write,omitempty"`
	Quiet bool     `json:"quiet,omitempty"` // no network but these ports
	Ports []int    `json:"ports,omitempty"`
}

// forward is a port of the inner loopback and its target socket.
type forward struct {
	Port   int    `json:"port"`
	Socket string `json:"socket"`
}

// enterCommand returns the command that runs the program at the inner path with args
// in the host folder dir.
func (s *Sandbox) enterCommand(look shown, dir, path string, args []string) []string {
	o := order{Path: path}
	if s.cfg.Level == Landlock {
		o.Read = append(s.uncoveredPaths(look.read), s.cfg.Program)
		o.Write = slices.Concat(look.write, []string{s.cfg.Dir, s.cfg.Home, s.cfg.Tmp})
		if s.cfg.Log != "" {
			o.Write = append(o.Write, s.cfg.Log)
		}
		if s.cfg.Shims != "" {
			o.Read = append(o.Read, s.cfg.Shims)
		}
		o.Quiet = s.cfg.Network.Mode == Quiet
		o.Ports = s.cfg.Network.loopbackPorts()
		return append([]string{s.cfg.Program, Entry, partLandlock, o.encodeOrder()}, args...)
	}
	o.Scope = s.cfg.Network.Mode == Open
	if s.net != nil {
		o.Forward = s.net.forwards
	}
	out := []string{s.cfg.Program, Entry, partOutside}
	if s.cfg.Root != nil {
		o.Image = true
		if s.cfg.Root.keepsOwners() {
			o.UID, o.GID = s.cfg.Root.UID, s.cfg.Root.GID
		}
		out = append(out, s.enterRoot...)
		out = append(append(out, s.bwrap), s.imageOptions(look)...)
	} else {
		out = append(append(out, s.bwrap), s.bwrapOptions(look)...)
	}
	start := s.Inside(dir)
	if root := s.cfg.Root; root != nil && root.Start != "" && start == "/repo" {
		start = root.Start
	}
	out = append(out, "--chdir", start, "--", insideProgram, Entry, partInside, o.encodeOrder())
	return append(out, args...)
}

// uncoveredPaths returns paths without the covered program: its folder is replaced by
// the folder's other entries.
func (s *Sandbox) uncoveredPaths(paths []string) []string {
	var out shown
	for _, p := range paths {
		if s.cfg.Cover == "" {
			out.read = append(out.read, p)
		} else {
			showVisible(&out, p, []string{s.cfg.Cover})
		}
	}
	return out.read
}

func (o order) encodeOrder() string {
	b, _ := json.Marshal(o) // strings and numbers
	return string(b)
}

func (s *Sandbox) bwrapOptions(look shown) []string {
	out := []string{
		"--unshare-user", "--uid", "1000", "--gid", "1000", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--hostname", "assay",
		"--die-with-parent",
	}
	if s.cfg.Network.Mode != Open {
		out = append(out, "--unshare-net")
	}
	for _, l := range look.links {
		out = append(out, "--symlink", l.host, l.inside)
	}
	out = append(out, kernelOptions...)
	out = append(out, "--tmpfs", "/run", "--tmpfs", "/var", "--dir", "/var/tmp", "--bind", s.cfg.Tmp, "/tmp")
	for _, p := range s.mountPaths(look) {
		if slices.Contains(look.write, p) {
			out = append(out, "--bind", p, p)
		} else {
			out = append(out, "--ro-bind", p, p)
		}
	}
	for _, name := range []string{"passwd", "group", "hosts"} {
		if _, err := os.Stat("/etc/" + name); err == nil && slices.Contains(look.read, "/etc") {
			out = append(out, "--ro-bind", filepath.Join(s.dir, name), "/etc/"+name)
		}
	}
	// Often a link to a file of /run.
	if real, err := filepath.EvalSymlinks("/etc/resolv.conf"); err == nil && isWithin(real, "/run") {
		out = append(out, "--ro-bind", real, real)
	}
	out = append(out, "--bind", s.cfg.Home, "/home/agent", "--bind", s.cfg.Dir, "/repo")
	out = append(out, s.ownOptions()...)
	if slices.ContainsFunc(look.read, func(p string) bool { return s.cfg.Cover != "" && isWithin(s.cfg.Cover, p) }) {
		out = append(out, "--ro-bind", s.cfg.Program, s.cfg.Cover)
	}
	return append(out, "--remount-ro", "/")
}

// ownOptions shows what is assay's own.
func (s *Sandbox) ownOptions() []string {
	out := []string{"--ro-bind", s.cfg.Program, insideProgram, "--ro-bind", s.cfg.Program, s.cfg.Program} // where links of shims look for it
	if s.cfg.Log != "" {
		out = append(out, "--bind", s.cfg.Log, "/assay/log")
	}
	if s.cfg.Shims != "" {
		out = append(out, "--ro-bind", s.cfg.Shims, "/assay/shims")
	}
	if s.net != nil {
		out = append(out, "--ro-bind", s.net.dir, insideSockets)
	}
	return out
}

// kernelOptions shows the kernel's folders. Programs in bwrap have no capabilities, but a
// program of root still owns these files, and the kernel lets their owner change settings
// that help to escape (core_pattern).
var kernelOptions = []string{"--proc", "/proc", "--ro-bind", "/proc/sys", "/proc/sys", "--ro-bind-try", "/proc/sysrq-trigger", "/proc/sysrq-trigger", "--dev", "/dev"}

// imageOptions are the options of bwrap for a room with the files of an image.
func (s *Sandbox) imageOptions(look shown) []string {
	root := s.cfg.Root
	out := []string{"--unshare-pid", "--unshare-ipc", "--unshare-uts", "--hostname", "assay", "--die-with-parent", "--cap-drop", "ALL"}
	if !root.keepsOwners() {
		out = append(out, "--unshare-user", "--uid", strconv.Itoa(root.UID), "--gid", strconv.Itoa(root.GID))
	}
	if root.keepsOwners() || root.UID == 0 {
		for _, c := range imageCapabilities {
			out = append(out, "--cap-add", c)
		}
	}
	if s.cfg.Network.Mode != Open {
		out = append(out, "--unshare-net")
	}
	out = append(append(out, "--bind", root.path, "/"), kernelOptions...)
	out = append(out, "--bind", s.cfg.Tmp, "/tmp")
	for _, p := range s.mountPaths(look) {
		how := "--ro-bind"
		if slices.Contains(look.write, p) {
			how = "--bind"
		}
		out = append(out, how, p, p)
	}
	out = append(out, "--ro-bind", filepath.Join(s.dir, "hosts"), "/etc/hosts")
	if real, err := filepath.EvalSymlinks("/etc/resolv.conf"); err == nil {
		out = append(out, "--ro-bind", real, "/etc/resolv.conf")
	}
	out = append(out, "--bind", s.cfg.Home, root.home(), "--bind", s.cfg.Dir, "/repo")
	if root.Start != "" {
		out = append(out, "--dir", root.Start)
	}
	out = append(append(out, "--tmpfs", "/assay"), s.ownOptions()...)
	return append(out, "--remount-ro", "/assay")
}

// tryEnter enters the sandbox and does nothing there.
func (s *Sandbox) tryEnter() error {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	var said bytes.Buffer
	exit, err := proc.Run(ctx, proc.Spec{
		Args: s.enterCommand(s.system, s.cfg.Dir, "", nil), Dir: s.cfg.Dir, Env: []string{"PATH=/usr/bin:/bin"}, Stdout: &said, Stderr: &said,
	})
	if err != nil {
		return fmt.Errorf("enter it: %w", err)
	}
	if !exit.OK() {
		err := fmt.Errorf("enter it: %v: %s", exit, strings.TrimSpace(said.String()))
		if s.cfg.Root != nil {
			err = explainStart(s.cfg.Program, err)
		}
		return err
	}
	return nil
}

// explainStart adds the fix to the error of a start of assay's own program in an image that
// lacks its shared libraries.
func explainStart(program string, err error) error {
	if !strings.Contains(strings.ToLower(err.Error()), "no such file") {
		return err
	}
	f, open := elf.Open(program)
	if open != nil {
		return err
	}
	defer f.Close()
	if !slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_INTERP }) {
		return err
	}
	return fmt.Errorf("%w: the image lacks the shared libraries of this assay: build it with CGO_ENABLED=0, or install a release", err)
}
