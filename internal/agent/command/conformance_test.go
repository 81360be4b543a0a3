package command

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/seal"
)

// behaviourVar makes the test binary a program that acts out the behaviour in
// its value, written as JSON.
const behaviourVar = "COMMAND_TEST_BEHAVIOUR"

// noSleep keeps a child with the race detector from sleeping a second at its end.
var noSleep = map[string]string{"GORACE": "atexit_sleep_ms=0"}

func TestMain(m *testing.M) {
	if b, ok := os.LookupEnv(behaviourVar); ok {
		act(b)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// act is the program. It speaks the protocol by itself, without this package's
// types, as a program of a user would.
func act(behaviour string) {
	var b agenttest.Behaviour
	if err := json.Unmarshal([]byte(behaviour), &b); err != nil {
		panic(err)
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<24)
	hear := func() map[string]any {
		if !in.Scan() {
			os.Exit(0) // the other side has hung up
		}
		var m map[string]any
		if err := json.Unmarshal(in.Bytes(), &m); err != nil {
			panic(err)
		}
		return m
	}
	say := func(m map[string]any) {
		line, err := json.Marshal(m)
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s\n", line)
	}
	if m := hear(); m["type"] != "task" || m["protocol"] != 1.0 || m["prompt"] == "" {
		panic(fmt.Sprint("the first message is no task: ", m))
	}
	results := map[string]string{}
	for _, turn := range b.Turns {
		switch turn.Then {
		case agenttest.Crash:
			fmt.Fprintln(os.Stderr, "panic: out of ideas")
			os.Exit(3)
		case agenttest.Garbage:
			fmt.Println("Thinking about it...")
			fmt.Println("{\"type\": ")
			return
		case agenttest.Hang:
			time.Sleep(time.Hour)
		}
		if u := turn.Usage; u != nil {
			say(map[string]any{"type": "usage", "input": u.Input, "output": u.Output})
		}
		if len(turn.Calls) == 0 {
			say(map[string]any{"type": "answer", "text": agenttest.Expand(turn.Text, results)})
			return
		}
		for _, c := range turn.Calls {
			var args any = json.RawMessage(c.Args)
			if !json.Valid([]byte(c.Args)) {
				args = c.Args // as the text that a model wrote
			}
			say(map[string]any{"type": "tool_call", "id": c.ID, "name": c.Name, "args": args})
		}
		for range turn.Calls {
			r := hear()
			results[r["id"].(string)] = r["text"].(string)
		}
	}
}

func environ() []string {
	return seal.ScrubEnviron(os.Environ())
}

func actor(t *testing.T, b agenttest.Behaviour) *Agent {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	script, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(&Config{Command: []string{self}, Set: map[string]string{behaviourVar: string(script), "GORACE": noSleep["GORACE"]}}, Env{Environ: environ(), Temp: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestConformance(t *testing.T) {
	agenttest.Run(t, agenttest.Subject{
		New: func(t *testing.T, b agenttest.Behaviour) agent.Agent { return actor(t, b) },
	})
}
