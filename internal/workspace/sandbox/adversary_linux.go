package sandbox

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// way is one attempt of the adversary. It breaks nothing, since under [None] it
// succeeds everywhere.
type way struct {
	name, what string
	try        func(world, *tried)
}

var ways []way

func init() { // ways run helpers that know the ways
	read := func(name, what string, paths func(world) []string) way {
		return way{name, what, func(w world, t *tried) {
			for _, p := range paths(w) {
				t.Data = append(t.Data, readBelow(p)...)
			}
		}}
	}
	ways = []way{
		read("reference", "read the reference patch by its path", func(w world) []string { return []string{w.Reference} }),
		read("graders", "read the graders' files by their path", func(w world) []string { return []string{w.Graders} }),
		read("suite folder", "list the suite's folder", func(w world) []string { return []string{w.Suite} }),
		read("run folder", "read journal and blobs of the run", func(w world) []string { return []string{w.Runs} }),
		read("other trial", "read another trial's room", func(w world) []string { return []string{w.Other} }),
		read("source repository", "read the source repository's .git", func(w world) []string { return []string{w.Source} }),
		read("shared folders", "read files in /tmp, /var/tmp, /dev/shm, /run and the user's home", func(w world) []string { return w.Planted }),
		{"git alternates", "name the source's objects as alternates and ask git for one", gitAlternates},
		{"git worktree", "let .git lead to the source repository, GIT_DIR too, and clone it", gitWorktree},
		{"symbolic link", "read the reference through a link in the workspace", func(w world, t *tried) {
			link := filepath.Join(w.Work, "link")
			_ = os.Symlink(w.Suite, link)
			t.Data = readBelow(link + "/reference.patch")
		}},
		{"hard link", "link the reference into the workspace and read it", hardLink},
		{"path handle", "open the reference as a path only, then open that again by /proc/self/fd", pathHandle},
		{"file handle", "open the reference by its number in the file system", fileHandle},
		{"rename", "move the reference into the workspace, or swap it", func(w world, t *tried) {
			victim := filepath.Join(w.Suite, "graders") // a folder: a failed move back would be seen
			if to := filepath.Join(w.Work, "moved"); os.Rename(victim, to) == nil {
				t.Done = os.Rename(to, victim) == nil
			}
		}},
		{"/proc/PID/root", "read the reference through the root folder of every process", func(w world, t *tried) {
			eachOther(func(dir string) { t.Data = append(t.Data, readStart(dir+"/root"+w.Reference)...) })
		}},
		{"/proc/PID/cwd", "read what lies in the working folder of every process", func(_ world, t *tried) {
			eachOther(func(dir string) { t.Data = append(t.Data, readStart(dir+"/cwd/answer")...) })
		}},
		{"/proc/PID/fd", "read the open files of every process", openFiles},
		{"environments", "read the environment of every process, our parents' too", func(_ world, t *tried) {
			eachOther(func(dir string) { t.Data = append(t.Data, readStart(dir+"/environ")...) })
		}},
		{wayCmdline, "read the arguments of every process", func(_ world, t *tried) {
			eachOther(func(dir string) { t.Data = append(t.Data, readStart(dir+"/cmdline")...) })
		}},
		{"memory", "read the memory of the process that started us, by /proc/PID/mem and process_vm_readv", processMemory},
		{"ptrace", "attach to the process that started us", func(_ world, t *tried) {
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			pid := victimPid()
			if pid > 0 && unix.PtraceAttach(pid) == nil {
				_, _ = unix.Wait4(pid, nil, unix.WALL, nil)
				_ = unix.PtraceDetach(pid)
				t.Done = strings.Contains(string(readStart(fmt.Sprintf("/proc/%d/cmdline", pid))), partVictim)
			}
		}},
		{"pidfd_getfd", "copy an open file out of the process that started us", func(_ world, t *tried) {
			fd, err := unix.PidfdOpen(victimPid(), 0)
			if err != nil {
				return
			}
			if got, err := unix.PidfdGetfd(fd, inherited, 0); err == nil {
				t.Data = readDescriptor(got)
			}
		}},
		{"inherited files", "read every file that was open when we were started", func(_ world, t *tried) {
			for fd := 3; fd < 256; fd++ {
				t.Data = append(t.Data, readDescriptor(fd)...)
			}
		}},
		{"mounts", "in user and mount namespaces of our own: bind the hidden folders, unmount what covers them, move the root", func(w world, t *tried) { t.Data = runBelow(w, "mounts") }},
		{"chroot", "in a user namespace of our own: chroot and climb out of it", func(w world, t *tried) { t.Data = runBelow(w, "chroot") }},
		{"kernel settings", "open settings for writing by which the kernel starts programs as root, in a /proc of our own too", kernelSettings},
		{"devices", "open disks and memory as devices, made ones too", deviceFiles},
		{wayProgram, "write to the program that keeps us here, or beside it", func(w world, t *tried) {
			me, _ := os.Executable()
			for _, p := range []string{w.Program, me} { // while it runs it cannot be opened for writing, but replaced
				t.Done = t.Done || isWritable(p) || canCreate(filepath.Dir(p))
			}
		}},
		{"shims", "put a file among the shims", func(w world, t *tried) { t.Done = canCreate(w.Shims) || canCreate("/assay/shims") }},
		{waySystem, "put a file into folders of the system", func(_ world, t *tried) {
			for _, dir := range []string{"/usr/local/bin", "/usr/bin", "/etc", "/opt", "/usr/lib"} {
				t.Done = t.Done || canCreate(dir)
			}
		}},
		{"run folder, writing", "write into the run folder and the suite", func(w world, t *tried) {
			t.Done = canCreate(w.Runs) || canCreate(w.Suite) || isWritable(w.Reference)
		}},
		{"Unix socket", "talk to a server of the host by a socket's path", func(w world, t *tried) { t.Data = dialAndRead("unix", w.Socket) }},
		{wayAbstract, "talk to a server of the host by an abstract socket", func(w world, t *tried) { t.Data = dialAndRead("unix", w.Abstract) }},
		{wayLoopback, "talk to a server of the host on 127.0.0.1", func(w world, t *tried) { t.Data = dialAndRead("tcp", w.TCP) }},
		{waySignal, "send a signal to the process that started us", func(_ world, _ *tried) {
			if pid := victimPid(); pid > 1 {
				_ = unix.Kill(pid, unix.SIGUSR1)
				time.Sleep(100 * time.Millisecond)
			}
		}},
		{"terminal", "open the terminal, into which one can type", func(_ world, t *tried) {
			if fd, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0); err == nil {
				unix.Close(fd)
				t.Done = true
			}
		}},
		{"keys", "read a key from the keyring of the session", func(_ world, t *tried) {
			if _, err := os.Stat("/proc/keys"); err != nil {
				t.Skipped = "this kernel has no keys"
			}
			id, err := unix.KeyctlSearch(unix.KEY_SPEC_SESSION_KEYRING, "user", keyName, 0)
			if err != nil {
				return
			}
			buf := make([]byte, 256)
			if n, err := unix.KeyctlBuffer(unix.KEYCTL_READ, id, buf, 0); err == nil {
				t.Data = buf[:min(n, len(buf))]
			}
		}},
		{waySysV, "attach all System V memory", func(_ world, t *tried) {
			for line := range strings.Lines(string(readStart("/proc/sysvipc/shm"))) {
				f := strings.Fields(line)
				if len(f) < 2 {
					continue
				}
				id, err := strconv.Atoi(f[1])
				if err != nil {
					continue
				}
				if mem, err := unix.SysvShmAttach(id, 0, unix.SHM_RDONLY); err == nil {
					t.Data = append(t.Data, mem[:min(len(mem), 4096)]...)
					_ = unix.SysvShmDetach(mem)
				}
			}
		}},
		{"programs of root", "read the reference by sudo and su", func(w world, t *tried) {
			for _, args := range [][]string{{"sudo", "-n", "cat", w.Reference}, {"su", "-c", "cat " + w.Reference}} {
				cmd := exec.Command(args[0], args[1:]...)
				out, _ := cmd.Output()
				t.Data = append(t.Data, out...)
			}
		}},
		{wayStat, "ask for the size of the reference", func(w world, t *tried) {
			info, err := os.Lstat(w.Reference)
			t.Done = err == nil && info.Size() > 0
		}},
		{wayChmod, "change the mode of a file of the run", func(w world, _ *tried) { _ = os.Chmod(w.Mode, 0o600) }},
	}
	ways = append(ways, tamperWays...)
}

// readStart returns the beginning of a file, or nil if it cannot be read.
func readStart(path string) []byte {
	f, err := os.OpenFile(path, os.O_RDONLY|unix.O_NONBLOCK, 0)
	if err != nil {
		return nil
	}
	defer f.Close()
	b, _ := io.ReadAll(io.LimitReader(f, 64<<10))
	return b
}

func readBelow(path string) []byte {
	out := readStart(path)
	_ = filepath.WalkDir(path, func(p string, d fs.DirEntry, err error) error {
		if err == nil {
			out = append(out, p...)
			if d.Type().IsRegular() {
				out = append(out, readStart(p)...)
			}
		}
		return nil
	})
	// The name itself is no news.
	return bytes.ReplaceAll(out, []byte(path), nil)
}

// eachOther calls f with the /proc folder of every other process, found in the list
// of processes or, if that is closed, by number.
func eachOther(f func(dir string)) {
	var pids []int
	entries, _ := os.ReadDir("/proc")
	for _, e := range entries {
		if pid, err := strconv.Atoi(e.Name()); err == nil {
			pids = append(pids, pid)
		}
	}
	if len(pids) == 0 {
		for pid := range 1 << 16 {
			pids = append(pids, pid)
		}
	}
	for _, pid := range pids {
		dir := fmt.Sprintf("/proc/%d", pid)
		if _, err := os.Lstat(dir); err == nil && pid != os.Getpid() {
			f(dir)
		}
	}
}

func victimPid() int {
	pid, _ := strconv.Atoi(os.Getenv("PROBE_VICTIM"))
	return pid
}

// readDescriptor reads the beginning of an open file without moving its offset.
func readDescriptor(fd int) []byte {
	b := make([]byte, 4096)
	n, err := unix.Pread(fd, b, 0)
	if err != nil {
		return nil
	}
	return b[:n]
}

func openFiles(_ world, t *tried) {
	eachOther(func(dir string) {
		entries, _ := os.ReadDir(dir + "/fd")
		for _, e := range entries {
			p := dir + "/fd/" + e.Name()
			if info, err := os.Stat(p); err == nil && info.Mode().IsRegular() { // reading a pipe would take from it
				t.Data = append(t.Data, readStart(p)[:min(len(readStart(p)), 4096)]...)
			}
		}
		t.Data = append(t.Data, readStart(fmt.Sprintf("%s/fd/%d", dir, inherited))...)
	})
}

func processMemory(_ world, t *tried) {
	pid := victimPid()
	mem, err := os.Open(fmt.Sprintf("/proc/%d/mem", pid))
	if err == nil {
		defer mem.Close()
	}
	total := 0
	for line := range strings.Lines(string(readStart(fmt.Sprintf("/proc/%d/maps", pid)))) {
		var from, to uint64
		var perm string
		if _, err := fmt.Sscanf(line, "%x-%x %s", &from, &to, &perm); err != nil || !strings.HasPrefix(perm, "rw") || to-from > 8<<20 || total > 64<<20 {
			continue
		}
		b := make([]byte, to-from)
		total += len(b)
		n := 0
		if mem != nil {
			n, _ = mem.ReadAt(b, int64(from))
		}
		if n == 0 {
			n, _ = unix.ProcessVMReadv(pid, []unix.Iovec{{Base: &b[0], Len: uint64(len(b))}}, []unix.RemoteIovec{{Base: uintptr(from), Len: len(b)}}, 0)
		}
		for rest := b[:max(n, 0)]; ; {
			i := bytes.Index(rest, []byte("leaked-"))
			if i < 0 {
				break
			}
			t.Data = append(t.Data, rest[i:min(len(rest), i+64)]...)
			rest = rest[i+7:]
		}
	}
}

func gitAlternates(w world, t *tried) {
	git := needGit(w, t)
	if git == nil {
		return
	}
	repo := filepath.Join(w.Work, "alternates")
	git("", "init", "-q", repo)
	_ = os.WriteFile(filepath.Join(repo, ".git", "objects", "info", "alternates"), []byte(w.Source+"/.git/objects\n"), 0o644)
	t.Data = git(repo, "cat-file", "-p", w.Object)
	_ = os.Setenv("GIT_ALTERNATE_OBJECT_DIRECTORIES", w.Source+"/.git/objects")
	t.Data = append(t.Data, git(repo, "cat-file", "-p", w.Object)...)
	_ = os.Unsetenv("GIT_ALTERNATE_OBJECT_DIRECTORIES")
}

func gitWorktree(w world, t *tried) {
	git := needGit(w, t)
	if git == nil {
		return
	}
	tree := filepath.Join(w.Work, "tree")
	_ = os.Mkdir(tree, 0o755)
	_ = os.WriteFile(filepath.Join(tree, ".git"), []byte("gitdir: "+w.Source+"/.git\n"), 0o644)
	t.Data = git(tree, "cat-file", "-p", w.Object)
	t.Data = append(t.Data, git("", "--git-dir="+w.Source+"/.git", "cat-file", "-p", w.Object)...)
	clone := filepath.Join(w.Work, "clone")
	git("", "clone", "-q", w.Source, clone)
	t.Data = append(t.Data, git(clone, "cat-file", "-p", w.Object)...)
}

// needGit returns a function that runs git and gives its output.
func needGit(w world, t *tried) func(dir string, args ...string) []byte {
	path, err := exec.LookPath("git")
	if err != nil || w.Object == "" {
		t.Skipped = "git is not here"
		return nil
	}
	return func(dir string, args ...string) []byte {
		cmd := exec.Command(path, append([]string{"-c", "safe.directory=*"}, args...)...)
		cmd.Dir = dir
		out, _ := cmd.Output()
		return out
	}
}

func hardLink(w world, t *tried) {
	for i, flags := range []int{0, unix.AT_SYMLINK_FOLLOW} {
		from := w.Reference
		if flags != 0 {
			fd, err := unix.Open(w.Reference, unix.O_PATH|unix.O_CLOEXEC, 0)
			if err != nil {
				return
			}
			defer unix.Close(fd)
			from = fmt.Sprintf("/proc/self/fd/%d", fd)
		}
		to := filepath.Join(w.Work, "hard"+strconv.Itoa(i))
		if unix.Linkat(unix.AT_FDCWD, from, unix.AT_FDCWD, to, flags) == nil {
			t.Data = append(t.Data, readStart(to)...)
		}
	}
}

func pathHandle(w world, t *tried) {
	fd, err := unix.Open(w.Reference, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err == nil {
		t.Data = readStart(fmt.Sprintf("/proc/self/fd/%d", fd))
		unix.Close(fd)
	}
	if dir, err := unix.Open(w.Suite, unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0); err == nil {
		if f, err := unix.Openat(dir, "reference.patch", unix.O_RDONLY|unix.O_CLOEXEC, 0); err == nil {
			t.Data = append(t.Data, readDescriptor(f)...)
		}
		_ = unix.Close(dir)
	}
}

func fileHandle(w world, t *tried) {
	handle, _, err := unix.NameToHandleAt(unix.AT_FDCWD, w.Reference, 0)
	if err != nil {
		return
	}
	for _, root := range []string{"/", w.Work, w.Tmp} {
		mount, err := unix.Open(root, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
		if err != nil {
			mount, err = unix.Open(root, unix.O_PATH|unix.O_CLOEXEC, 0)
		}
		if err != nil {
			continue
		}
		if fd, err := unix.OpenByHandleAt(mount, handle, unix.O_RDONLY); err == nil {
			t.Data = append(t.Data, readDescriptor(fd)...)
		}
		unix.Close(mount)
	}
}

// deeper are the ways that the adversary's helper tries in its own namespaces.
var deeper = map[string]func(world) []byte{
	"mounts": func(w world) []byte {
		var out []byte
		at := filepath.Join(w.Tmp, "mount")
		_ = os.Mkdir(at, 0o755)
		for _, from := range []string{w.Suite, filepath.Dir(w.Suite), "/"} {
			if unix.Mount(from, at, "", unix.MS_BIND|unix.MS_REC, "") == nil {
				out = append(out, readStart(at+"/reference.patch")...)
				out = append(out, readStart(at+"/suite/reference.patch")...)
				out = append(out, readStart(at+w.Reference)...)
			}
		}
		_ = unix.Mount("/", at, "", unix.MS_MOVE, "")
		for _, p := range []string{w.Work, w.Tmp, "/tmp", "/assay/net", "/proc/sys", "/run", "/var", "/proc", "/dev", "/"} {
			for range 3 {
				_ = unix.Unmount(p, unix.MNT_DETACH)
			}
		}
		return append(out, readStart(w.Reference)...)
	},
	"chroot": func(w world) []byte {
		dir := filepath.Join(w.Work, "cell")
		_ = os.Mkdir(dir, 0o755)
		if unix.Chroot(dir) != nil {
			return nil
		}
		for range 40 {
			_ = unix.Chdir("..")
		}
		_ = unix.Chroot(".")
		return readStart(w.Reference)
	},
	"tree": cloneTree, "overlay": mountOverlay, "pivot": pivotRoot,
	"proc": func(w world) []byte {
		at := filepath.Join(w.Tmp, "proc")
		_ = os.Mkdir(at, 0o755)
		if unix.Mount("proc", at, "proc", 0, "") == nil && isWritable(at+"/sys/kernel/core_pattern") {
			return []byte("writable")
		}
		_ = unix.Unmount("/proc/sys", unix.MNT_DETACH)
		if isWritable("/proc/sys/kernel/core_pattern") {
			return []byte("writable")
		}
		return nil
	},
}

// runBelow runs a part of deeper in new user, mount and process namespaces, and then
// without them, which suffices for root.
func runBelow(w world, part string) []byte {
	text, _ := json.Marshal(w)
	var out []byte
	me, err := os.Executable()
	if err != nil {
		return nil
	}
	for _, flags := range []uintptr{unix.CLONE_NEWUSER | unix.CLONE_NEWNS | unix.CLONE_NEWPID, unix.CLONE_NEWNS} {
		cmd := exec.Command(me, Entry, partProbe, string(text), part)
		cmd.SysProcAttr = &syscall.SysProcAttr{Cloneflags: flags}
		if flags&unix.CLONE_NEWUSER != 0 {
			cmd.SysProcAttr.UidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}}
			cmd.SysProcAttr.GidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}}
		}
		got, _ := cmd.Output()
		out = append(out, got...)
	}
	return out
}

func kernelSettings(w world, t *tried) {
	for _, p := range []string{"/proc/sys/kernel/core_pattern", "/proc/sys/kernel/modprobe", "/proc/sysrq-trigger", "/sys/kernel/uevent_helper"} {
		t.Done = t.Done || isWritable(p)
	}
	t.Done = t.Done || len(runBelow(w, "proc")) > 0
}

func deviceFiles(w world, t *tried) {
	opens := func(p string) bool {
		fd, err := unix.Open(p, unix.O_RDONLY|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
		if err == nil {
			unix.Close(fd)
		}
		return err == nil
	}
	t.Done = opens("/dev/mem") || opens("/proc/kcore")
	entries, _ := os.ReadDir("/dev")
	for _, e := range entries {
		if e.Type()&os.ModeDevice != 0 && e.Type()&os.ModeCharDevice == 0 {
			t.Done = t.Done || opens("/dev/"+e.Name())
		}
	}
	var st unix.Stat_t
	for _, p := range []string{"/usr", w.Work} {
		node := filepath.Join(w.Work, "disk")
		if unix.Stat(p, &st) == nil && unix.Mknod(node, unix.S_IFBLK|0o600, int(st.Dev)) == nil {
			t.Done = t.Done || opens(node)
			_ = os.Remove(node)
		}
	}
}

func isWritable(path string) bool {
	fd, err := unix.Open(path, unix.O_WRONLY|unix.O_CLOEXEC, 0)
	if err == nil {
		unix.Close(fd)
	}
	return err == nil
}

func canCreate(dir string) bool {
	f, err := os.CreateTemp(dir, ".assay-probe-*")
	if err != nil {
		return false
	}
	f.Close()
	_ = os.Remove(f.Name())
	return true
}

func dialAndRead(network, address string) []byte {
	c, err := net.DialTimeout(network, address, 2*time.Second)
	if err != nil {
		return nil
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(2 * time.Second))
	b, _ := io.ReadAll(io.LimitReader(c, 4096))
	return b
}
