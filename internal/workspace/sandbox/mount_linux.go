package sandbox

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// startHolder starts the process that makes the mount and keeps it.
func startHolder(kind, program string, o holdOrder) (*Root, error) {
	order, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(program, Entry, partHold, string(order))
	cmd.Dir, cmd.Env = "/", []string{"PATH=/usr/local/bin:/usr/bin:/bin"}
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags: syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS, Setpgid: true,
		UidMappings: idMap("uid", os.Geteuid()), GidMappings: idMap("gid", os.Getegid()), GidMappingsEnableSetgroups: os.Geteuid() == 0,
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("make a user namespace: %w", err)
	}
	r := &Root{kind: kind, path: o.Tree, holder: cmd, stop: in}
	if line, err := bufio.NewReader(out).ReadString('\n'); err != nil || line != "ready\n" {
		_ = r.Close()
		return nil, errors.New(strings.TrimPrefix(strings.TrimSpace(said.String()), "assay: sandbox: "))
	}
	return r, nil
}

// idMap maps all ids as root, so that files keep their owners, and else our own to
// root.
func idMap(kind string, own int) []syscall.SysProcIDMap {
	if own != 0 {
		return []syscall.SysProcIDMap{{ContainerID: 0, HostID: own, Size: 1}}
	}
	b, _ := os.ReadFile("/proc/self/" + kind + "_map")
	var out []syscall.SysProcIDMap
	for line := range strings.Lines(string(b)) {
		f := strings.Fields(line)
		if len(f) != 3 {
			continue
		}
		from, ferr := strconv.ParseInt(f[0], 10, 64)
		size, serr := strconv.ParseInt(f[2], 10, 64)
		if ferr == nil && serr == nil {
			out = append(out, syscall.SysProcIDMap{ContainerID: int(from), HostID: int(from), Size: int(size)})
		}
	}
	return out
}

// runHolder mounts a tree, reports it, and waits until its standard input ends.
func runHolder(args []string) error {
	if len(args) != 1 {
		return errors.New("no order")
	}
	var o holdOrder
	if err := json.Unmarshal([]byte(args[0]), &o); err != nil {
		return fmt.Errorf("read order: %w", err)
	}
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_SLAVE, ""); err != nil {
		return fmt.Errorf("keep mounts apart: %w", err)
	}
	if err := mountLayers(o); err != nil {
		return err
	}
	// A file makes sure that the layer can be written, and whiteouts be made.
	probe := filepath.Join(o.Tree, ".assay-probe")
	if err := errors.Join(os.WriteFile(probe, nil, 0o600), os.Remove(probe)); err != nil {
		return fmt.Errorf("write into it: %w", err)
	}
	if _, err := os.Stdout.WriteString("ready\n"); err != nil {
		return err
	}
	_, err := io.Copy(io.Discard, os.Stdin)
	return err
}

func mountLayers(o holdOrder) error {
	if o.Copy {
		return nil
	}
	escape := strings.NewReplacer(`\`, `\\`, ":", `\:`, ",", `\,`)
	lowers := make([]string, len(o.Lowers))
	for i, l := range o.Lowers {
		lowers[i] = escape.Replace(l)
	}
	options := fmt.Sprintf("lowerdir=%s,upperdir=%s,workdir=%s", strings.Join(lowers, ":"), escape.Replace(o.Upper), escape.Replace(o.Work))
	if o.Fuse == "" {
		if len(options) > 4000 {
			return errors.New("the paths of its layers are too long")
		}
		if err := unix.Mount("overlay", o.Tree, "overlay", 0, options+",userxattr"); err != nil {
			return fmt.Errorf("mount an overlay: %w", err)
		}
		return nil
	}
	// In the foreground: it must not outlive us, or its mount stays.
	var said bytes.Buffer
	cmd := exec.Command(o.Fuse, "-f", "-o", options, o.Tree)
	cmd.Stdout, cmd.Stderr, cmd.SysProcAttr = &said, &said, &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := cmd.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for range 500 {
		var st unix.Statfs_t
		if err := unix.Statfs(o.Tree, &st); err == nil && st.Type == unix.FUSE_SUPER_MAGIC {
			return nil
		}
		select {
		case err := <-ended:
			return fmt.Errorf("it ended (%w): %s", err, bytes.TrimSpace(said.Bytes()))
		case <-time.After(10 * time.Millisecond):
		}
	}
	return errors.New("it has mounted nothing within 5 s")
}

// enterOptions returns the command that enters the namespaces of a root, before bwrap.
func (r *Root) enterOptions() ([]string, error) {
	if r.holder == nil {
		return nil, nil
	}
	nsenter, err := exec.LookPath("nsenter")
	if err != nil {
		return nil, errors.New("nsenter is not installed: apt-get install util-linux")
	}
	pid := strconv.Itoa(r.holder.Process.Pid)
	return []string{nsenter, "--user=/proc/" + pid + "/ns/user", "--mount=/proc/" + pid + "/ns/mnt", "--preserve-credentials", "--"}, nil
}

// Capabilities of root in an image: what package managers need, in a user namespace.
var imageCapabilities = []string{"CAP_CHOWN", "CAP_DAC_OVERRIDE", "CAP_FOWNER", "CAP_FSETID", "CAP_KILL", "CAP_SETGID", "CAP_SETUID", "CAP_NET_BIND_SERVICE", "CAP_SYS_CHROOT"}

// becomeUser drops from root to a user of an image.
func becomeUser(uid, gid int) error {
	if uid == 0 && gid == 0 {
		return nil
	}
	if err := syscall.Setgroups([]int{gid}); err != nil {
		return fmt.Errorf("become user %d: %w", uid, err)
	}
	if err := syscall.Setresgid(gid, gid, gid); err != nil {
		return fmt.Errorf("become user %d: %w", uid, err)
	}
	if err := syscall.Setresuid(uid, uid, uid); err != nil {
		return fmt.Errorf("become user %d: %w", uid, err)
	}
	return nil
}

// GiveTo makes a folder and all in it belong to the user of the image, as root.
func (r *Root) GiveTo(dir string) error {
	if os.Geteuid() != 0 || r.UID == 0 && r.GID == 0 {
		return nil
	}
	return filepath.WalkDir(dir, func(p string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return os.Lchown(p, r.UID, r.GID)
	})
}
