package sandbox

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/testenv"
)

func init() {
	// Prints the signal and ends by itself, as agents do to save their session.
	roles["polite"] = func([]string) {
		c := make(chan os.Signal, 4)
		signal.Notify(c, syscall.SIGINT, syscall.SIGTERM)
		fmt.Println("ready")
		s := <-c
		time.Sleep(100 * time.Millisecond) // work at the end
		fmt.Println("got", s)
		os.Exit(9)
	}
}

// breeder is a shell script that forks, opens sessions and forks twice, with the
// marker, how deep it is to go and itself as arguments. The second generation
// from the end leaves its children behind.
const breeder = `
if [ $2 -gt 0 ]; then
	sh -c "$3" breeder $1 $(($2-1)) "$3" &
	setsid sh -c "$3" breeder $1 $(($2-1)) "$3" &
	(sh -c "$3" breeder $1 $(($2-1)) "$3" &)
fi
[ $2 = 1 ] && exit
while :; do sleep 1000; done
`

// breed starts a breeder in s.
func breed(s *Sandbox, ctx context.Context, marker string, grace time.Duration) (*proc.Proc, error) {
	spec, err := s.Wrap(proc.Spec{Args: []string{"sh", "-c", breeder, "breeder", marker, "3", breeder}, Dir: s.cfg.Dir, Env: environ(s), Grace: grace})
	if err != nil {
		return nil, err
	}
	return proc.Start(ctx, spec)
}

// A program in a sandbox can end by itself when it is asked to, with SIGINT or
// SIGTERM to its group; bwrap does not die of it first.
func TestPoliteEnd(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		for _, network := range []string{Open, Quiet} {
			if network != Open && level != Bwrap {
				continue // the same as with the network
			}
			for _, interrupt := range []time.Duration{0, 5 * time.Second} {
				t.Run(fmt.Sprintf("%s/%v", network, interrupt), func(t *testing.T) {
					c := room(t, level)
					c.Network.Mode = network
					if network == Quiet {
						c.Network.Loopback = []string{"127.0.0.1:40009"} // another process runs next to the program
					}
					s := open(t, c)
					spec, err := s.Wrap(proc.Spec{
						Args: []string{self(), roleFlag, "polite"}, Dir: c.Dir, Env: environ(s), Pipes: true,
						Interrupt: interrupt, Grace: 5 * time.Second,
					})
					if err != nil {
						t.Fatal(err)
					}
					p, err := proc.Start(t.Context(), spec)
					if err != nil {
						t.Fatal(err)
					}
					defer p.Stdout.Close()
					defer p.Stdin.Close()
					r := bufio.NewReader(p.Stdout)
					if line, _ := r.ReadString('\n'); line != "ready\n" {
						t.Fatalf("it says %q", line)
					}
					p.Stop(errors.New("enough"))
					line, _ := r.ReadString('\n')
					exit := p.Wait()
					want := "got terminated\n"
					if interrupt > 0 {
						want = "got interrupt\n"
					}
					if line != want || exit.Code != 9 || exit.Survivors != 0 {
						t.Errorf("it said %q (want %q) and ended with %v", line, want, exit)
					}
				})
			}
		}
	})
}

// How a program ended is seen from outside.
func TestExitCodes(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		c := room(t, level)
		s := open(t, c)
		if _, exit := run(t, s, "sh", "-c", "exit 42"); exit.Code != 42 || exit.Signal != 0 {
			t.Errorf("%v, want 42", exit)
		}
		_, exit := run(t, s, "sh", "-c", "kill -KILL $$")
		if level == Bwrap && exit.Code != 128+9 || level != Bwrap && exit.Signal != syscall.SIGKILL {
			t.Errorf("%v after SIGKILL", exit)
		}
		if _, err := s.Wrap(proc.Spec{Args: []string{"no-such-program"}, Dir: c.Dir, Env: environ(s)}); level != None && !errors.Is(err, exec.ErrNotFound) {
			t.Errorf("error %v, want that there is no such program", err)
		}
	})
}

// Programs that fork, open sessions and fork twice are killed at random moments,
// and nothing of them is left.
func TestKills(t *testing.T) {
	testenv.Slow(t)
	if runtime.GOOS != "linux" {
		t.Skip("looks into /proc")
	}
	n := testenv.Repeat(40, 200)
	if raceEnabled {
		n = 15
	}
	levels(t, func(t *testing.T, level Level) {
		seed := rand.Uint64()
		rng := rand.New(rand.NewPCG(seed, 0))
		marker := fmt.Sprintf("assay-marker-%x", rng.Uint64())
		s := open(t, room(t, level))
		// How long a brood takes to grow here: all moments of that are tried.
		ctx, cancel := context.WithCancel(t.Context())
		begin := time.Now()
		p, err := breed(s, ctx, marker+"-first-", time.Millisecond)
		if err != nil {
			t.Fatal(err)
		}
		for len(bearing(marker)) < 30 && time.Since(begin) < 20*time.Second {
			time.Sleep(time.Millisecond)
		}
		grown := time.Since(begin)
		cancel()
		p.Wait()
		var wg sync.WaitGroup
		slots := make(chan struct{}, 6)
		seen := make(chan int, n)
		for i := range n {
			wait, name := time.Duration(rng.Int64N(int64(grown*3/2))), marker+"-"+strconv.Itoa(i)+"-"
			// Some only by SIGTERM with a grace, some without any warning.
			grace := time.Millisecond
			if rng.IntN(4) == 0 {
				grace = 50 * time.Millisecond
			}
			slots <- struct{}{}
			wg.Go(func() {
				defer func() { <-slots }()
				ctx, cancel := context.WithCancel(context.Background())
				defer cancel()
				p, err := breed(s, ctx, name, grace)
				if err != nil {
					t.Error(err)
					return
				}
				time.Sleep(wait)
				seen <- len(bearing(name))
				cancel()
				if exit := p.Wait(); exit.Survivors > 0 {
					t.Errorf("kill %d after %v: %d left", i, wait, exit.Survivors)
				}
				if left := bearing(name); len(left) > 0 {
					t.Errorf("kill %d after %v: processes left: %v", i, wait, left)
				}
			})
		}
		wg.Wait()
		close(seen)
		most, alive := 0, 0
		for k := range seen {
			most = max(most, k)
			if k > 1 {
				alive++
			}
		}
		t.Logf("seed %d, %d kills within %v: %d had bred when they were killed, at most %d processes", seed, n, grown*3/2, alive, most)
		if most < 5 || alive < n/4 {
			t.Error("no program had bred: the test sees nothing")
		}
		if left := bearing(marker); len(left) > 0 {
			t.Errorf("processes left at the end: %v", left)
		}
	})
}

// bearing returns the processes with an argument that begins with marker.
func bearing(marker string) []string {
	var out []string
	files, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			continue
		}
		for arg := range bytes.SplitSeq(b, []byte{0}) {
			if strings.HasPrefix(string(arg), marker) {
				out = append(out, filepath.Base(filepath.Dir(f)))
				break
			}
		}
	}
	return out
}
