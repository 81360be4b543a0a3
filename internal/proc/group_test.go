package proc

import (
	"context"
	"errors"
	"io"
	"maps"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"testing"
	"time"
)

func init() {
	maps.Copy(roles, map[string]func(){
		"keep": func() { // so many megabytes and child processes until its input ends
			mb, _ := strconv.Atoi(os.Getenv("MB"))
			// The race detector does not double this memory, as it does Go's.
			kept, err := syscall.Mmap(-1, 0, 1+mb<<20, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
			if err != nil {
				panic(err)
			}
			for i := range kept {
				kept[i] = 'x'
			}
			n, _ := strconv.Atoi(os.Getenv("CHILDREN"))
			for range n {
				_ = exec.Command("/bin/sleep", "60").Start()
			}
			_, _ = io.Copy(io.Discard, os.Stdin)
			os.Exit(int(kept[0] - 'x'))
		},
	})
}

// TestGroupLimits checks that programs of a group share its limits, that the one that
// uses most is killed, and that programs of other groups do not count.
func TestGroupLimits(t *testing.T) {
	needSupervisor(t)
	type program struct {
		mb, children string
		alone        bool
		over         string
	}
	for name, tc := range map[string]struct {
		limits   Limits
		programs []program
	}{
		"memory":                  {Limits{Memory: 300 << 20}, []program{{mb: "60"}, {mb: "70"}, {mb: "250", over: LimitMemory}}},
		"enough memory":           {Limits{Memory: 400 << 20}, []program{{mb: "90"}, {mb: "140"}}},
		"memory of others":        {Limits{Memory: 300 << 20}, []program{{mb: "60"}, {mb: "70"}, {mb: "250", alone: true}}},
		"processes":               {Limits{Processes: 20}, []program{{children: "3"}, {children: "4"}, {children: "16", over: LimitProcesses}}},
		"enough processes":        {Limits{Processes: 30}, []program{{children: "3"}, {children: "4"}, {children: "16"}}},
		"processes of others":     {Limits{Processes: 20}, []program{{children: "3"}, {children: "4"}, {children: "16", alone: true}}},
		"memory before processes": {Limits{Memory: 200 << 20, Processes: 20}, []program{{mb: "30", children: "5"}, {mb: "190", children: "5", over: LimitMemory}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			group := &Group{}
			var running []*Proc
			var inputs []*io.PipeWriter
			for _, p := range tc.programs {
				limits := tc.limits
				if limits.Group = group; p.alone {
					limits.Group = nil
				}
				in, input := io.Pipe()
				c, err := Start(context.Background(), Spec{Args: []string{self()}, Env: append(env("keep"), "MB="+p.mb, "CHILDREN="+p.children), Stdin: in, Supervise: true, Limits: limits})
				if err != nil {
					t.Fatal(err)
				}
				running, inputs = append(running, c), append(inputs, input)
			}
			group.Close()
			for i, p := range tc.programs {
				if p.over != "" {
					running[i].Wait()
				}
			}
			time.Sleep(time.Second)
			for _, input := range inputs {
				input.Close()
			}
			for i, c := range running {
				exit := c.Wait()
				var over *ExceededError
				if !errors.As(exit.Reason, &over) {
					over = &ExceededError{}
				}
				t.Logf("%v", exit)
				if want := tc.programs[i].over; over.Limit != want || (want == "") != exit.OK() || want != "" && over.Others == 0 {
					t.Errorf("program %d: %v, want the limit of %q", i, exit, want)
				}
			}
			if group.table != nil {
				t.Error("the group still has its memory")
			}
		})
	}
}
