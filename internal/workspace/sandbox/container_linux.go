package sandbox

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/proc"
)

var errNoContainers error

// Parts of the hidden entry for containers.
const (
	partClient = "client" // client ORDER ARGS…: on the host, stands for a program in a container
	partAnchor = "anchor" // anchor SOCKET: the first process of a container
	partJob    = "job"    // job SOCKET: in a container, run the program that the client names
)

// enterContainerPart runs a part of the hidden entry for containers.
func enterContainerPart(part string, args []string) (int, error) {
	switch part {
	case partClient:
		return runClient(args)
	case partAnchor:
		return 0, runAnchor(args[0])
	case partJob:
		return runJob(args[0])
	}
	return 0, fmt.Errorf("no part %q", part)
}

// runClient asks for a program in a container and passes on signals. The program ends when
// this process does, however that ends.
func runClient(args []string) (int, error) {
	var o clientOrder
	if err := json.Unmarshal([]byte(args[0]), &o); err != nil {
		return 0, fmt.Errorf("read order: %w", err)
	}
	o.Job.Args, o.Job.Env = args[1:], os.Environ()
	l, err := net.Listen("unix", o.Socket)
	if err != nil {
		return 0, err
	}
	defer os.Remove(o.Socket)
	heard := make(chan os.Signal, 8)
	signal.Notify(heard, polite...)
	path, err := proc.LookPath(o.CLI[0], "", o.Env)
	if err != nil {
		return 0, err
	}
	cmd := exec.Cmd{
		Path: path, Args: o.CLI, Env: o.Env, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		SysProcAttr: &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}, // signals go another way
	}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	var mu sync.Mutex
	begun := false
	go func() {
		conn, err := l.Accept()
		if err != nil {
			return
		}
		mu.Lock()
		begun = true
		mu.Unlock()
		if json.NewEncoder(conn).Encode(o.Job) != nil {
			return
		}
		for s := range heard {
			_ = json.NewEncoder(conn).Encode(s)
		}
	}()
	_ = cmd.Wait() // its state says how it ended
	l.Close()
	mu.Lock()
	defer mu.Unlock()
	if !begun {
		return 0, fmt.Errorf("%s could not start it in the container: exit status %d", o.CLI[0], cmd.ProcessState.ExitCode())
	}
	return cmd.ProcessState.ExitCode(), nil
}

// runAnchor forwards the ports of a container until the program that started it ends.
func runAnchor(socket string) error {
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return err
	}
	var o anchorOrder
	if err := json.NewDecoder(conn).Decode(&o); err != nil {
		return err
	}
	var conns sync.Map
	for _, f := range o.Forward {
		l, err := net.Listen("tcp4", "127.0.0.1:"+strconv.Itoa(f.Port))
		if err != nil {
			fmt.Fprintf(conn, "lead port %d out: %v\n", f.Port, err)
			return err
		}
		go serveListener(l, func() (net.Conn, error) { return net.Dial("unix", f.Socket) }, &conns)
	}
	children, ended := make(chan os.Signal, 1), make(chan os.Signal, 1)
	signal.Notify(children, syscall.SIGCHLD)
	signal.Notify(ended, polite...)
	go func() {
		for range children { // orphans: this process starts none
			for {
				if pid, err := unix.Wait4(-1, nil, unix.WNOHANG, nil); pid <= 0 || err != nil {
					break
				}
			}
		}
	}()
	broken := make(chan struct{})
	go func() {
		defer close(broken)
		_, _ = conn.Read(make([]byte, 1)) // nothing is sent
	}()
	if _, err := fmt.Fprintln(conn, "ready"); err != nil {
		return err
	}
	select {
	case <-ended:
	case <-broken:
	}
	return nil
}

// runJob runs a program for a client of the host, with all that it starts.
func runJob(socket string) (int, error) {
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return 0, err
	}
	in := json.NewDecoder(conn)
	var o jobOrder
	if err := in.Decode(&o); err != nil {
		return 0, fmt.Errorf("read order: %w", err)
	}
	info, err := os.Stat(filepath.Dir(socket))
	if err != nil {
		return 0, err
	}
	owner, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, errors.New("the system does not tell who owns files")
	}
	if err := giveFolders(o.Own, o.UID, o.GID); err != nil {
		return 0, err
	}
	p, err := proc.Start(context.Background(), proc.Spec{
		Args: append([]string{insideProgram, Entry, partInside, o.encodeOrder()}, o.Args...),
		Dir:  o.Dir, Env: o.Env, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, Grace: time.Second,
	})
	if err != nil {
		return 0, err
	}
	go func() {
		var s syscall.Signal
		for in.Decode(&s) == nil {
			_ = syscall.Kill(-p.Pid(), s)
		}
		p.Stop(errors.New("the client has ended"))
	}()
	exit := p.Wait()
	if o.Settle {
		if err := giveFolders(o.Own, int(owner.Uid), int(owner.Gid)); err != nil {
			return 0, err
		}
	}
	if exit.Signal != 0 {
		return 128 + int(exit.Signal), nil
	}
	return exit.Code, nil
}

// giveFolders makes folders and all in them belong to a user, unless they do. It leaves
// alone what is mounted below them.
func giveFolders(dirs []string, uid, gid int) error {
	for _, dir := range dirs {
		var top unix.Stat_t
		if err := unix.Lstat(dir, &top); err != nil {
			return fmt.Errorf("give %s to user %d: %w", dir, uid, err)
		}
		err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) {
				return nil // a program has removed it
			}
			if err != nil {
				return err
			}
			info, err := d.Info()
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			if err != nil {
				return err
			}
			st, ok := info.Sys().(*syscall.Stat_t)
			switch {
			case ok && st.Dev != top.Dev && d.IsDir():
				return fs.SkipDir
			case ok && (st.Dev != top.Dev || int(st.Uid) == uid && int(st.Gid) == gid):
				return nil
			}
			if err := os.Lchown(p, uid, gid); !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, unix.EROFS) {
				return err
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}
