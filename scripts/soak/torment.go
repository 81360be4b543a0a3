//go:build linux

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// proc is a process of the soak that is started again when it ends.
type proc struct {
	name string
	mu   sync.Mutex
	cmd  *exec.Cmd
	rss  []int64 // bytes, of samples
}

func (p *proc) signal(sig syscall.Signal) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.cmd != nil && p.cmd.Process.Signal(sig) == nil
}

func (p *proc) sample() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd == nil {
		return
	}
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", p.cmd.Process.Pid))
	if f := strings.Fields(string(b)); err == nil && len(f) > 1 {
		n, _ := strconv.ParseInt(f[1], 10, 64)
		p.rss = append(p.rss, n*int64(os.Getpagesize()))
	}
}

// soak is a run under torment.
type soak struct {
	*lab
	rnd     *rand.Rand
	ctx     context.Context
	proxy   *proxy
	workers []*proc
	coord   *proc
	counts  map[string]int
	done    chan error // the run has ended
	over    atomic.Bool
	port    string
	token   string
	out     string
	server  string // address of the model server
	small   string // disk of the last worker; "" if the system makes none
	began   time.Time
}

const soakWorkers = 6

// torment runs trials for about the given time while it kills, stops, cuts and delays,
// and checks the result.
func (l *lab) torment(length time.Duration, seed uint64) error {
	const latency = 300 * time.Millisecond
	server, err := serveSums("127.0.0.1:0", latency)
	if err != nil {
		return err
	}
	defer server.Close()
	trials := max(2, int(length.Seconds()*20/200)) // 100 tasks, 2 arms: about 20 trials a second under torment
	if err := l.writeSuite("soak", 100, trials, server.BaseURL(), true); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 4*length+5*time.Minute)
	defer cancel()
	s := &soak{lab: l, rnd: rand.New(rand.NewPCG(seed, 0)), ctx: ctx, counts: map[string]int{}, done: make(chan error, 1), out: filepath.Join(l.dir, "runs"), server: strings.TrimPrefix(server.URL, "http://"), began: time.Now()}
	if s.port, err = freePort(); err != nil {
		return err
	}
	if s.proxy, err = newProxy(s.port); err != nil {
		return err
	}
	defer s.proxy.close()
	s.token = filepath.Join(l.dir, "token")
	if err := os.WriteFile(s.token, []byte("0123456789abcdef"), 0o600); err != nil {
		return err
	}
	fmt.Printf("soak     %d trials, %d workers of 4 slots, seed %d, about %s\n", 200*trials, soakWorkers, seed, length)
	go s.coordinate()
	if err := s.probeSmallDisk(); err != nil {
		fmt.Printf("         no worker has a small disk: %v\n", err)
	}
	if err := s.startWorkers(); err != nil {
		return err
	}
	err = s.tormentUntilDone(length)
	server.Close()
	s.stopWorkers()
	if err != nil {
		return err
	}
	return s.checkResult(trials)
}

// coordinate runs the coordinator, and resumes the run whenever it was killed.
func (s *soak) coordinate() {
	s.coord = &proc{name: "coordinator"}
	for s.ctx.Err() == nil {
		args := []string{"run", "soak/suite.yaml", "--cache", "live", "--out", s.out, "--quiet", "--listen", s.port, "--token-file", s.token, "--jobs", "0"}
		if run, err := findRun(s.out); err == nil {
			args = []string{"run", "--resume", run, "--out", s.out, "--quiet", "--listen", s.port, "--token-file", s.token, "--jobs", "0"}
		}
		cmd, err := s.command(s.ctx, "coordinator.log", args...)
		if err == nil {
			s.coord.mu.Lock()
			s.coord.cmd, err = cmd, cmd.Start()
			s.coord.mu.Unlock()
		}
		if err != nil {
			s.done <- err
			return
		}
		err = cmd.Wait()
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && !exit.Exited() {
			time.Sleep(500 * time.Millisecond) // killed
			continue
		}
		s.done <- err
		return
	}
}

func (s *soak) startWorkers() error {
	for i := range soakWorkers {
		w := &proc{name: fmt.Sprintf("w%d", i)}
		s.workers = append(s.workers, w)
		go func() {
			for s.ctx.Err() == nil && !s.over.Load() {
				cmd, err := s.command(s.ctx, w.name+".log", "worker", "--join", "nats://"+s.proxy.addr(), "--token-file", s.token, "--slots", "4", "--name", w.name)
				if err != nil {
					return
				}
				if i == soakWorkers-1 && s.small != "" {
					s.useSmallDisk(cmd)
				}
				w.mu.Lock()
				if s.over.Load() {
					w.mu.Unlock()
					return
				}
				err = cmd.Start()
				w.cmd = cmd
				w.mu.Unlock()
				if err != nil || cmd.Wait() == nil {
					return
				}
				time.Sleep(time.Second)
			}
		}()
	}
	return nil
}

func (s *soak) stopWorkers() {
	s.over.Store(true) // a worker that has just ended does not start again
	for _, w := range s.workers {
		w.signal(syscall.SIGCONT)
		w.signal(syscall.SIGINT)
	}
	time.Sleep(3 * time.Second)
}

// torments are what happens to a run, by name, with their weights.
var torments = []struct {
	name   string
	weight int
	do     func(s *soak)
}{
	{"kill -9 of a worker", 5, func(s *soak) { s.workers[s.rnd.IntN(len(s.workers))].signal(syscall.SIGKILL) }},
	{"kill -9 of the coordinator", 2, func(s *soak) { s.coord.signal(syscall.SIGKILL) }},
	{"worker stopped up to 15 s", 3, func(s *soak) {
		w, d := s.workers[s.rnd.IntN(len(s.workers))], time.Duration(s.rnd.IntN(15000))*time.Millisecond
		if w.signal(syscall.SIGSTOP) {
			time.AfterFunc(d, func() { w.signal(syscall.SIGCONT) })
		}
	}},
	{"coordinator stopped up to 4 s", 1, func(s *soak) {
		d := time.Duration(s.rnd.IntN(4000)) * time.Millisecond
		if s.coord.signal(syscall.SIGSTOP) {
			time.AfterFunc(d, func() { s.coord.signal(syscall.SIGCONT) })
		}
	}},
	{"all connections cut", 3, func(s *soak) { s.proxy.cut() }},
	{"nothing passes for up to 12 s", 2, func(s *soak) {
		s.proxy.held.Store(true)
		time.AfterFunc(time.Duration(s.rnd.IntN(12000))*time.Millisecond, func() { s.proxy.held.Store(false) })
	}},
	{"everything delayed by up to 500 ms", 2, func(s *soak) {
		s.proxy.delay.Store(int64(s.rnd.IntN(500)) * int64(time.Millisecond))
		time.AfterFunc(5*time.Second, func() { s.proxy.delay.Store(0) })
	}},
	{"disk of a worker full", 2, func(s *soak) { s.fillDisk() }},
	{"messages lost for 5 s", 2, func(s *soak) {
		s.proxy.loses.Store(true)
		time.AfterFunc(5*time.Second, func() { s.proxy.loses.Store(false) })
	}},
	{"messages twice for 5 s", 2, func(s *soak) {
		s.proxy.repeats.Store(true)
		time.AfterFunc(5*time.Second, func() { s.proxy.repeats.Store(false) })
	}},
	{"messages in slices", 2, func(s *soak) {
		s.proxy.slices.Store(true)
		time.AfterFunc(5*time.Second, func() { s.proxy.slices.Store(false) })
	}},
}

// probeSmallDisk finds out whether a worker can have a disk of its own.
func (s *soak) probeSmallDisk() error {
	s.small = filepath.Join(s.dir, "small")
	if err := os.Mkdir(s.small, 0o755); err != nil {
		return err
	}
	cmd := exec.Command("true")
	s.useSmallDisk(cmd)
	if out, err := cmd.CombinedOutput(); err != nil {
		s.small = ""
		return fmt.Errorf("%w %s", err, bytes.TrimSpace(out))
	}
	return nil
}

// useSmallDisk gives a command that was not started a folder for temporary files on a disk of
// 1 MB. The disk is gone with the process, and full until then once something has filled it.
func (s *soak) useSmallDisk(cmd *exec.Cmd) {
	alone := "--mount"
	if os.Getuid() != 0 {
		alone = "--map-root-user"
	}
	in := exec.Command("unshare", alone, "--mount", "sh", "-c", `mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"`, s.small, cmd.Path)
	cmd.Args = append(in.Args, cmd.Args[1:]...)
	cmd.Path, cmd.Err, cmd.Env = in.Path, in.Err, append(cmd.Env, "TMPDIR="+s.small)
}

// fillDisk fills the disk of the last worker, whose process sees it.
func (s *soak) fillDisk() {
	w := s.workers[soakWorkers-1]
	w.mu.Lock()
	defer w.mu.Unlock()
	if s.small == "" || w.cmd == nil || w.cmd.Process == nil {
		return
	}
	name := fmt.Sprintf("/proc/%d/root%s/fill", w.cmd.Process.Pid, s.small)
	_ = os.WriteFile(name, make([]byte, 2<<20), 0o644) // it fails, since the disk is full
}

func (s *soak) tormentUntilDone(length time.Duration) error {
	total := 0
	for _, t := range torments {
		total += t.weight
	}
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	next := time.Now().Add(3 * time.Second)
	for {
		select {
		case err := <-s.done:
			if err != nil {
				return fmt.Errorf("the run ended: %w", err)
			}
			return nil
		case <-s.ctx.Done():
			return errors.New("the run did not end in time")
		case <-tick.C:
		}
		s.coord.sample()
		for _, w := range s.workers {
			w.sample()
		}
		if time.Now().Before(next) || time.Since(s.began) > length {
			continue // the rest of the run is left in peace
		}
		next = time.Now().Add(time.Duration(1000+s.rnd.IntN(3000)) * time.Millisecond)
		n := s.rnd.IntN(total)
		for _, t := range torments {
			if n -= t.weight; n < 0 {
				t.do(s)
				s.counts[t.name]++
				break
			}
		}
	}
}
