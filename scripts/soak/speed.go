//go:build linux

package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// measureSpeed prints the speed-up of 1, 2, 4 and 8 workers of 8 slots on trials that
// wait 50 ms, and the rate of empty trials with one worker.
func (l *lab) measureSpeed() error {
	const latency, slots = 50 * time.Millisecond, 8
	server, err := serveSums("127.0.0.1:0", latency)
	if err != nil {
		return err
	}
	defer server.Close()
	first := 0.0
	for _, n := range []int{1, 2, 4, 8} {
		name := fmt.Sprintf("speed%d", n)
		trials := 10 * n
		if err := l.writeSuite(name, 80, trials, server.BaseURL(), false); err != nil {
			return err
		}
		took, cpu, err := l.timeFleet(name, n, slots)
		if err != nil {
			return err
		}
		rate := float64(80*2*trials) / took.Seconds()
		if n == 1 {
			first = rate
		}
		fmt.Printf("speed    %d workers of %d slots, trials of %v: %.0f trials/s, of %.0f possible; speed-up %.2f (limit at 8: 7.2); %.1f s CPU in all\n",
			n, slots, latency, rate, float64(n*slots)/latency.Seconds(), rate/first, cpu.Seconds())
	}
	if err := l.writeSuite("empty", 200, 50, "", false); err != nil {
		return err
	}
	took, cpu, err := l.timeFleet("empty", 1, 16)
	if err != nil {
		return err
	}
	fmt.Printf("empty    20000 scripted trials, 1 worker, durable: %.0f trials/s (limit 1500); %.1f s CPU in all\n", 20000/took.Seconds(), cpu.Seconds())
	return nil
}

// measureJoining prints the time from the start of a worker to the end of its first
// trial, which does nothing, with a suite of 5,000 files.
func (l *lab) measureJoining() error {
	const files = 5000
	if err := l.writeSuite("joining", 1, 1, "", false); err != nil {
		return err
	}
	for i := range files {
		dir := filepath.Join(l.dir, "joining", "data", fmt.Sprint(i%50))
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i)), []byte(strings.Repeat(fmt.Sprintln("line", i), 200)), 0o644); err != nil {
			return err
		}
	}
	f, err := l.startFleet("joining")
	if err != nil {
		return err
	}
	defer f.stop()
	began := time.Now()
	if _, err := f.startWorker("w", 1); err != nil {
		return err
	}
	if err := f.coordinator.Wait(); err != nil {
		return fmt.Errorf("run: %w", err)
	}
	run, err := findRun(f.out)
	if err != nil {
		return err
	}
	t, err := readTally(run)
	if err != nil {
		return err
	}
	fmt.Printf("joining  suite of %d files, from the start of a worker to its first attempt in the journal: %.1f s (limit 5 s)\n", files, t.first.Sub(began).Seconds())
	return nil
}

// measureDeath prints the time from kill -9 of a worker until its trial starts on another
// one.
func (l *lab) measureDeath() error {
	server, err := serveSums("127.0.0.1:0", 4*time.Second)
	if err != nil {
		return err
	}
	defer server.Close()
	if err := l.writeSuite("death", 1, 1, server.BaseURL(), false); err != nil {
		return err
	}
	f, err := l.startFleet("death")
	if err != nil {
		return err
	}
	defer f.stop()
	victim, err := f.startWorker("victim", 2)
	if err != nil {
		return err
	}
	for server.Count() < 2 {
		time.Sleep(10 * time.Millisecond)
	}
	if _, err := f.startWorker("heir", 2); err != nil {
		return err
	}
	time.Sleep(time.Second)
	if err := victim.Process.Kill(); err != nil {
		return err
	}
	killed := time.Now()
	for server.Count() < 3 {
		if time.Sleep(10 * time.Millisecond); time.Since(killed) > time.Minute {
			return errors.New("the trials of a dead worker did not start again within a minute")
		}
	}
	fmt.Printf("death    from kill -9 of a worker until its trial asks the model again: %.1f s (limit 12 s)\n", time.Since(killed).Seconds())
	return f.coordinator.Wait()
}

// smallFleet is a coordinator that waits for workers.
type smallFleet struct {
	*lab
	name, port, token, out string
	coordinator            *exec.Cmd
	ctx                    context.Context
	stop                   context.CancelFunc
}

func (l *lab) startFleet(name string) (*smallFleet, error) {
	f := &smallFleet{lab: l, name: name, token: filepath.Join(l.dir, name+".token"), out: filepath.Join(l.dir, name+"-runs")}
	f.ctx, f.stop = context.WithTimeout(context.Background(), 2*time.Minute)
	var err error
	if f.port, err = freePort(); err != nil {
		return nil, err
	}
	if err := os.WriteFile(f.token, []byte("0123456789abcdef"), 0o600); err != nil {
		return nil, err
	}
	f.coordinator, err = l.command(f.ctx, name+".log", "run", name+"/suite.yaml", "--listen", f.port, "--token-file", f.token, "--jobs", "0", "--out", f.out, "--quiet", "--cache", "live")
	if err != nil {
		return nil, err
	}
	if err := f.coordinator.Start(); err != nil {
		return nil, err
	}
	for { // until it listens
		conn, err := net.Dial("tcp", f.port)
		if err == nil {
			return f, conn.Close()
		}
		if f.ctx.Err() != nil {
			return nil, err
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func (f *smallFleet) startWorker(name string, slots int) (*exec.Cmd, error) {
	w, err := f.command(f.ctx, f.name+"-"+name+".log", "worker", "--join", "nats://"+f.port, "--token-file", f.token, "--slots", fmt.Sprint(slots), "--name", name, "--once")
	if err != nil {
		return nil, err
	}
	return w, w.Start()
}

// timeFleet runs a suite on workers and returns how long its trials took, from the first
// to the last record of the journal.
func (l *lab) timeFleet(name string, workers, slots int) (took, cpu time.Duration, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	port, err := freePort()
	if err != nil {
		return 0, 0, err
	}
	out := filepath.Join(l.dir, name+"-runs")
	token := filepath.Join(l.dir, name+".token")
	if err := os.WriteFile(token, []byte("0123456789abcdef"), 0o600); err != nil {
		return 0, 0, err
	}
	var all []*exec.Cmd
	for i := range workers { // they wait for the coordinator
		w, err := l.command(ctx, fmt.Sprintf("%s-w%d.log", name, i), "worker", "--join", "nats://"+port, "--token-file", token, "--slots", fmt.Sprint(slots), "--name", fmt.Sprintf("w%d", i), "--once")
		if err != nil {
			return 0, 0, err
		}
		if err := w.Start(); err != nil {
			return 0, 0, err
		}
		all = append(all, w)
	}
	time.Sleep(time.Second)
	c, err := l.command(ctx, name+".log", "run", name+"/suite.yaml", "--listen", port, "--token-file", token, "--jobs", "0", "--out", out, "--quiet", "--cache", "live")
	if err != nil {
		return 0, 0, err
	}
	if err := c.Run(); err != nil {
		return 0, 0, fmt.Errorf("run: %w (see %s)", err, filepath.Join(l.dir, name+".log"))
	}
	cpu = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	for _, w := range all {
		if err := w.Wait(); err != nil {
			return 0, 0, fmt.Errorf("worker: %w", err)
		}
		cpu += w.ProcessState.UserTime() + w.ProcessState.SystemTime()
	}
	run, err := findRun(out)
	if err != nil {
		return 0, 0, err
	}
	took, err = l.spanOf(run)
	return took, cpu, err
}

func freePort() (string, error) {
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer ln.Close()
	return ln.Addr().String(), nil
}
