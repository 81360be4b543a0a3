package sandbox

import (
	"bytes"
	"fmt"
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
	"unsafe"

	"golang.org/x/sys/unix"
)

// tamperWays are ways to change the record of a trial, to reach the processes
// that run it, and to outlive it.
var tamperWays = []way{
	{"journal, appending", "append a line to the journal of the run", func(w world, t *tried) {
		t.Done = opens(w.Journal, unix.O_WRONLY|unix.O_APPEND)
	}},
	{"journal, truncating", "cut a record of the run off", func(w world, t *tried) { t.Done = unix.Truncate(w.Record, 1) == nil }},
	{"record, removing", "remove a record of the run", func(w world, t *tried) { t.Done = os.Remove(w.Record+".gone") == nil }},
	{"record, replacing", "put a file of our own in the place of a record", func(w world, t *tried) {
		own := filepath.Join(w.Work, "forged")
		_ = os.WriteFile(own, []byte("forged"), 0o644)
		t.Done = os.Rename(own, w.Record+".new") == nil
	}},
	{"record, exchanging", "exchange a record with a file of our own", func(w world, t *tried) {
		own := filepath.Join(w.Work, "exchanged")
		_ = os.WriteFile(own, []byte("forged"), 0o644)
		t.Done = unix.Renameat2(unix.AT_FDCWD, own, unix.AT_FDCWD, w.Record, unix.RENAME_EXCHANGE) == nil
	}},
	{"record, linking", "link a file of our own into the run folder", func(w world, t *tried) {
		own := filepath.Join(w.Work, "linked")
		_ = os.WriteFile(own, []byte("forged"), 0o644)
		t.Done = os.Link(own, filepath.Join(w.Runs, "linked")) == nil || os.Symlink(own, filepath.Join(w.Runs, "symbolic")) == nil
	}},
	{"record, unnamed file", "make a file without a name in the run folder, to link it there", func(w world, t *tried) {
		t.Done = opens(w.Runs, unix.O_TMPFILE|unix.O_WRONLY)
	}},
	{"record, pipe", "make a named pipe in the run folder", func(w world, t *tried) {
		t.Done = unix.Mkfifo(filepath.Join(w.Runs, "pipe"), 0o600) == nil
	}},
	{"journal's lock", "take the lock of the journal", func(w world, t *tried) {
		fd, err := unix.Open(w.Lock, unix.O_RDONLY|unix.O_CLOEXEC, 0)
		if err == nil {
			t.Done = unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB) == nil
			unix.Close(fd)
		}
	}},
	{wayTimes, "change the times of a record", func(w world, t *tried) {
		now := time.Now()
		t.Done = os.Chtimes(w.Mode, now, now) == nil
	}},
	{wayXattr, "set an extended attribute of a record", func(w world, t *tried) {
		t.Done = unix.Setxattr(w.Mode, "user.assay", []byte("x"), 0) == nil
	}},
	{"recording of another trial", "write to the recording of another trial's server", func(w world, t *tried) { t.Done = isWritable(w.Tape) }},
	{"other trial, writing", "put a file into another trial's room", func(w world, t *tried) { t.Done = canCreate(w.Other) }},
	{"shims of another trial", "put a file among another trial's shims", func(w world, t *tried) { t.Done = canCreate(filepath.Join(w.Other, "shims")) }},
	{"source repository, writing", "put an object into the source repository", func(w world, t *tried) {
		t.Done = canCreate(filepath.Join(w.Source, ".git"))
	}},
	{"own shims", "replace or remove a shim of ours", func(w world, t *tried) {
		t.Done = os.Remove(filepath.Join(w.Shims, "tool")) == nil || os.Remove("/assay/shims/tool") == nil
	}},
	{"shared folders, writing", "leave a file in /tmp, /var/tmp or /dev/shm of the host", func(w world, _ *tried) {
		for _, dir := range dropFolders {
			_ = os.WriteFile(filepath.Join(dir, w.Drop), nil, 0o644) // the outside looks for it
		}
	}},
	{wayImage, "change a file of the image outside of our layer", func(w world, t *tried) {
		t.Done = isWritable(w.Image) || canCreate(filepath.Dir(w.Image))
		if f, err := os.OpenFile("/"+filepath.Base(w.Image), os.O_WRONLY|os.O_TRUNC, 0); err == nil { // the outside looks at the image
			f.Close()
		}
	}},
	{"home of the user, writing", "put a file into the user's home", func(w world, _ *tried) {
		if w.UserHome != "" {
			_ = os.WriteFile(filepath.Join(w.UserHome, w.Drop), nil, 0o644) // the outside looks for it
		}
	}},
	{wayServices, "put a file where the system starts programs from", func(_ world, t *tried) {
		for _, dir := range []string{"/etc/cron.d", "/etc/systemd/system", "/etc/profile.d", "/var/spool/cron", "/etc/ld.so.conf.d"} {
			t.Done = t.Done || canCreate(dir)
		}
		t.Done = t.Done || isWritable("/etc/ld.so.preload")
	}},
	{"control groups", "make a control group, or move to another", func(_ world, t *tried) {
		for _, dir := range []string{"/sys/fs/cgroup", "/sys/fs/cgroup/unified", "/sys/fs/cgroup/pids", "/sys/fs/cgroup/memory"} {
			t.Done = t.Done || isWritable(dir+"/cgroup.procs")
		}
	}},
	{"settings of devices", "open settings of the kernel's devices for writing", func(_ world, t *tried) {
		for _, p := range []string{"/sys/power/state", "/sys/kernel/tracing/trace_marker", "/sys/kernel/debug/tracing/trace_marker", "/sys/kernel/mm/ksm/run"} {
			t.Done = t.Done || isWritable(p)
		}
	}},
	{"daemon", "outlive the trial: a session of our own, a parent that has ended, an empty environment", startDaemon},
	{"supervisor, signals", "signal the process that supervises us", func(_ world, t *tried) {
		pid := supervisorPid()
		t.Done = pid > 1 && unix.Kill(pid, 0) == nil
	}},
	{"supervisor, memory", "open the memory of the process that supervises us", func(_ world, t *tried) {
		t.Done = supervisorPid() > 1 && opens(fmt.Sprintf("/proc/%d/mem", supervisorPid()), unix.O_RDWR)
	}},
	{"supervisor, open files", "read what the process that supervises us hears", func(_ world, t *tried) {
		t.Done = supervisorPid() > 1 && opens(fmt.Sprintf("/proc/%d/fd/3", supervisorPid()), unix.O_RDONLY|unix.O_NONBLOCK)
	}},
	{"memory, writing", "open the memory of the process that started us for writing", func(_ world, t *tried) {
		t.Done = victimPid() > 1 && opens(fmt.Sprintf("/proc/%d/mem", victimPid()), unix.O_WRONLY)
	}},
	{"ptrace, seizing", "seize the process that started us without stopping it", func(_ world, t *tried) {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		if pid := victimPid(); pid > 1 && unix.PtraceSeize(pid) == nil {
			t.Done = true
			if unix.PtraceInterrupt(pid) == nil { // it must be stopped to be let go
				_, _ = unix.Wait4(pid, nil, unix.WALL, nil)
			}
			_ = unix.PtraceDetach(pid)
		}
	}},
	{"namespaces", "enter the namespaces of the process that started us", func(w world, t *tried) {
		runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
		_ = unix.Unshare(unix.CLONE_FS)
		fd, err := unix.Open(fmt.Sprintf("/proc/%d/ns/mnt", victimPid()), unix.O_RDONLY|unix.O_CLOEXEC, 0)
		if err == nil && unix.Setns(fd, unix.CLONE_NEWNS) == nil {
			t.Data = readStart(w.Reference)
		}
	}},
	{waySignalFd, "send a signal by a file of the process that started us", func(_ world, t *tried) {
		fd, err := unix.PidfdOpen(victimPid(), 0)
		t.Done = err == nil && victimPid() > 1 && unix.PidfdSendSignal(fd, 0, nil, 0) == nil
	}},
	{"resource limits", "change the limits of the process that started us", func(_ world, t *tried) {
		var now unix.Rlimit
		pid := victimPid()
		t.Done = pid > 1 && unix.Prlimit(pid, unix.RLIMIT_CORE, nil, &now) == nil && unix.Prlimit(pid, unix.RLIMIT_CORE, &now, nil) == nil &&
			strings.Contains(string(readStart(fmt.Sprintf("/proc/%d/cmdline", pid))), partVictim)
	}},
	{wayPriority, "change the priority of the process that started us", func(_ world, t *tried) {
		pid := victimPid()
		now, err := unix.Getpriority(unix.PRIO_PROCESS, pid)
		t.Done = pid > 1 && err == nil && unix.Setpriority(unix.PRIO_PROCESS, pid, 20-now) == nil
	}},
	{"out-of-memory score", "make the kernel prefer the process that started us when memory ends", func(_ world, t *tried) {
		t.Done = victimPid() > 1 && isWritable(fmt.Sprintf("/proc/%d/oom_score_adj", victimPid()))
	}},
	{"core dumps", "allow core dumps of ours, which the kernel writes outside", func(_ world, t *tried) {
		most := unix.Rlimit{Cur: unix.RLIM_INFINITY, Max: unix.RLIM_INFINITY}
		t.Done = unix.Setrlimit(unix.RLIMIT_CORE, &most) == nil
	}},
	{wayCapabilities, "use rights of root", func(_ world, t *tried) {
		for line := range strings.Lines(string(readStart("/proc/self/status"))) {
			if v, ok := strings.CutPrefix(line, "CapEff:"); ok {
				n, err := strconv.ParseUint(strings.TrimSpace(v), 16, 64)
				t.Done = err == nil && n != 0
			}
		}
	}},
	{"host name", "set the name of the host", func(_ world, t *tried) {
		name, err := os.Hostname()
		t.Done = err == nil && unix.Sethostname([]byte(name)) == nil
	}},
	{wayTyping, "open a terminal of another program and type into it", func(w world, t *tried) {
		fd, err := unix.Open(os.Getenv("PROBE_PTY"), unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC|unix.O_NONBLOCK, 0)
		if err == nil {
			t.Done = true
			unix.Close(fd)
		}
	}},
	{"terminal, injection", "type into the terminal of our standard files", func(_ world, t *tried) {
		c := byte('x')
		for fd := range 3 {
			_, _, errno := unix.Syscall(unix.SYS_IOCTL, uintptr(fd), unix.TIOCSTI, uintptr(unsafe.Pointer(&c)))
			t.Done = t.Done || errno == 0
		}
	}},
	{wayWatch, "watch what happens in the suite's folder", func(w world, t *tried) {
		fd, err := unix.InotifyInit1(unix.IN_CLOEXEC)
		if err == nil {
			_, err = unix.InotifyAddWatch(fd, w.Suite, unix.IN_ALL_EVENTS)
			t.Done = err == nil
			unix.Close(fd)
		}
	}},
	{wayReadlink, "read where a link of the suite's folder leads to", func(w world, t *tried) {
		to, _ := os.Readlink(filepath.Join(w.Suite, "link"))
		t.Data = []byte(to)
	}},
	{"changing folder", "change to the suite's folder and read from there", func(w world, t *tried) {
		dir, err := unix.Open(w.Suite, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
		if err != nil {
			return
		}
		defer unix.Close(dir)
		if fd, err := unix.Openat2(dir, "reference.patch", &unix.OpenHow{Flags: unix.O_RDONLY, Resolve: unix.RESOLVE_BENEATH}); err == nil {
			t.Data = readDescriptor(fd)
		}
	}},
	{wayMessages, "look at the System V message queue of the process that started us", func(_ world, t *tried) {
		id, err := strconv.Atoi(os.Getenv("PROBE_QUEUE"))
		if err != nil {
			t.Skipped = "this kernel has no message queues"
			return
		}
		var buf [256]byte
		_, _, errno := unix.Syscall(unix.SYS_MSGCTL, uintptr(id), unix.IPC_STAT, uintptr(unsafe.Pointer(&buf[0])))
		t.Done = errno == 0
	}},
	{wayLoopback6, "talk to a server of the host on ::1", func(_ world, t *tried) { t.Data = dialAndRead("tcp6", os.Getenv("PROBE_TCP6")) }},
	{wayUDP, "talk to a server of the host on 127.0.0.1 by UDP", func(_ world, t *tried) {
		c, err := net.DialTimeout("udp4", os.Getenv("PROBE_UDP"), time.Second)
		if err != nil {
			return
		}
		defer c.Close()
		_ = c.SetDeadline(time.Now().Add(time.Second))
		buf := make([]byte, 256)
		if _, err := c.Write([]byte("?")); err == nil {
			n, _ := c.Read(buf)
			t.Data = buf[:n]
		}
	}},
	{wayPorts, "list the servers of the host that listen on 127.0.0.1", func(w world, t *tried) {
		_, port, _ := net.SplitHostPort(w.TCP)
		n, err := strconv.Atoi(port)
		t.Done = err == nil && strings.Contains(string(readStart("/proc/net/tcp")), fmt.Sprintf("0100007F:%04X", n))
	}},
	{wayInterfaces, "list the network interfaces of the host", func(_ world, t *tried) {
		list, _ := net.Interfaces()
		for _, i := range list {
			t.Done = t.Done || i.Flags&net.FlagLoopback == 0
		}
		t.Done = t.Done || len(list) > 0 && bytes.Contains(readStart("/proc/net/dev"), []byte("eth"))
	}},
	{"raw packets", "open a socket for packets of any kind", func(_ world, t *tried) {
		fd, err := unix.Socket(unix.AF_PACKET, unix.SOCK_RAW|unix.SOCK_CLOEXEC, 0)
		if err == nil {
			unix.Close(fd)
			t.Done = true
		}
	}},
	{"container daemons", "talk to daemons that run commands for anyone: Docker, containerd, systemd, D-Bus", func(_ world, t *tried) {
		for _, p := range []string{"/run/docker.sock", "/var/run/docker.sock", "/run/containerd/containerd.sock", "/run/systemd/private", "/run/dbus/system_bus_socket", "/run/podman/podman.sock"} {
			if c, err := net.DialTimeout("unix", p, time.Second); err == nil {
				c.Close()
				t.Done = true
			}
		}
	}},
	{"mounts, new calls", "clone the mount of the suite's folder by open_tree, in namespaces of our own", func(w world, t *tried) { t.Data = runBelow(w, "tree") }},
	{"mounts, overlay", "mount the suite's folder below a folder of ours, in namespaces of our own", func(w world, t *tried) { t.Data = runBelow(w, "overlay") }},
	{"new root", "make a mount of ours the root and look for the old one, in namespaces of our own", func(w world, t *tried) { t.Data = runBelow(w, "pivot") }},
}

// dropFolders are the host's folders that every program may write to.
var dropFolders = []string{"/tmp", "/var/tmp", "/dev/shm"}

func supervisorPid() int {
	pid, _ := strconv.Atoi(os.Getenv("PROBE_SUPERVISOR"))
	return pid
}

func opens(path string, flags int) bool {
	fd, err := unix.Open(path, flags|unix.O_CLOEXEC, 0o600)
	if err == nil {
		unix.Close(fd)
	}
	return err == nil
}

// startDaemon starts a process that nothing ties to us. The outside looks for it.
func startDaemon(w world, t *tried) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skipped = "sh is not here"
		return
	}
	cmd := exec.Command(shell, "-c", "(sleep "+w.Daemon+" </dev/null >/dev/null 2>&1 &)")
	cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	_ = cmd.Run()
}

// findDaemon reports whether the daemon of startDaemon is alive, in any namespace below
// ours.
func findDaemon(arg string) bool {
	found := false
	eachOther(func(dir string) {
		found = found || bytes.Contains(readStart(dir+"/cmdline"), []byte("sleep\x00"+arg+"\x00"))
	})
	return found
}

// removeDropped reports whether a way left a file in a folder, and removes it.
func removeDropped(name string, dirs ...string) bool {
	found := false
	for _, dir := range dirs {
		found = os.Remove(filepath.Join(dir, name)) == nil || found
	}
	return found
}

func cloneTree(w world) []byte {
	fd, err := unix.OpenTree(unix.AT_FDCWD, w.Suite, unix.OPEN_TREE_CLONE|unix.OPEN_TREE_CLOEXEC|unix.AT_RECURSIVE)
	if err != nil {
		return nil
	}
	f, err := unix.Openat(fd, "reference.patch", unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	return readDescriptor(f)
}

func mountOverlay(w world) []byte {
	at := filepath.Join(w.Tmp, "overlay")
	for _, dir := range []string{"", "/upper", "/work", "/merged"} {
		if err := os.Mkdir(at+dir, 0o755); err != nil && !os.IsExist(err) {
			return nil
		}
	}
	options := fmt.Sprintf("lowerdir=%s,upperdir=%s/upper,workdir=%s/work", w.Suite, at, at)
	if unix.Mount("overlay", at+"/merged", "overlay", 0, options) != nil {
		return nil
	}
	out := readStart(at + "/merged/reference.patch")
	_ = unix.Unmount(at+"/merged", unix.MNT_DETACH)
	return out
}

func pivotRoot(w world) []byte {
	at := filepath.Join(w.Tmp, "root")
	_ = os.Mkdir(at, 0o755)
	if unix.Mount("tmpfs", at, "tmpfs", 0, "") != nil || os.Mkdir(at+"/old", 0o755) != nil || unix.PivotRoot(at, at+"/old") != nil {
		return nil
	}
	var out []byte
	_ = filepath.WalkDir("/old", func(p string, _ fs.DirEntry, err error) error {
		if err != nil || strings.Count(p, "/") > 3 {
			return fs.SkipDir
		}
		out = append(out, readStart(p+w.Reference)...)
		return nil
	})
	return append(out, readStart("/old"+w.Reference)...)
}
