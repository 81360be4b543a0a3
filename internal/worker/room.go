package worker

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// workspaceFiles returns the workspace before setup; empty if the suite has none.
func (r *Runtime) workspaceFiles() fs.FS {
	if r.Fixture == nil {
		return &workspace.Tree{}
	}
	return r.Fixture
}

// lazyRoom makes the room of a trial when the agent first requests it, which most
// agents that only talk never do.
type lazyRoom struct {
	r    *Runtime
	task *suite.Task
	arm  suite.Arm
	key  trial.Key
	n    int // number of the attempt
	kit  *equip.Kit

	programs *proc.Group // of the trial

	mu    sync.Mutex
	clock *clock // nil until the agent starts
	room  *workspace.Room
	took  time.Duration // part of the agent's time spent on creating the room
}

func (l *lazyRoom) setClock(c *clock) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.clock = c
}

func (l *lazyRoom) roomDir(ctx context.Context) (string, error) {
	room, err := l.getRoom(ctx)
	if err != nil {
		return "", err
	}
	return room.Dir, nil
}

// getRoom makes the room at the first call, and expands the variables of the scenario
// in the kit.
func (l *lazyRoom) getRoom(ctx context.Context) (*workspace.Room, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room != nil {
		return l.room, nil
	}
	began := l.r.Now()
	if l.clock != nil {
		defer l.clock.holdClock()()
	}
	room, err := l.makeRoom(ctx)
	if l.clock != nil {
		l.took += l.r.Now().Sub(began)
	}
	if err != nil {
		return nil, trial.AsFault(err, trial.ClassSetup)
	}
	set := l.r.Suite.Scenarios[l.arm.Scenario].Set
	for i, kv := range l.kit.Env {
		if name, value, _ := strings.Cut(kv, "="); set[name] == value {
			l.kit.Env[i] = name + "=" + room.Expand(value)
		}
	}
	l.room = room
	return room, nil
}

func (l *lazyRoom) makeRoom(ctx context.Context) (*workspace.Room, error) {
	o, err := l.r.agentRoom(ctx, l.task, l.arm, l.key, l.n)
	if err != nil {
		return nil, err
	}
	o.Sandbox.Network.Loopback = l.kit.Loopback
	o.Limits.Group = l.programs
	return workspace.New(ctx, o)
}

// setupTime returns how long making the room took, which is not the agent's time.
func (l *lazyRoom) setupTime() time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.took
}

// roomChanges returns the redacted changes in the workspace and the isolation of
// programs; zero values without a room.
func (l *lazyRoom) roomChanges() (left workspace.RoomChanges, isolation string, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room == nil {
		return left, "", nil
	}
	left, err = l.room.Changes()
	for _, b := range []*[]byte{&left.Tree, &left.Setup, &left.Patch} {
		*b = l.r.Redactor.Bytes(*b) // contents were redacted before, names were not
	}
	return left, l.room.Isolation, err
}

func (l *lazyRoom) removeRoom() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room != nil {
		_ = l.room.Remove() // a leftover folder must not change a result
	}
}

type gradeRooms struct {
	r     *Runtime
	task  *suite.Task
	a     *trial.Attempt
	blobs trial.Opener
	limit *limit // of the grader that requests them

	mu   sync.Mutex
	made []*workspace.Room
}

// roomPath returns the path of a fresh folder with the workspace as the agent left
// it, including the changes of setup.
func (g *gradeRooms) roomPath(ctx context.Context) (string, error) {
	room, err := g.makeRoom(ctx, func(context.Context, *workspace.Options) error { return nil })
	if err != nil {
		return "", err
	}
	return room.Work, nil
}

// programRoom makes such a room for programs, with the home of prewarm, the
// environment of the suite's workspace, and a sandbox, if any, without network, since
// the programs were written by an agent.
func (g *gradeRooms) programRoom(ctx context.Context) (*workspace.Room, error) {
	return g.makeRoom(ctx, func(_ context.Context, o *workspace.Options) error {
		unlimited, resume := g.limit.pause()
		defer resume()
		layer, err := g.leftLayer()
		if err != nil {
			return err
		}
		if o.Image, err = g.r.roomImage(unlimited, g.task, layer); err != nil {
			return err
		}
		return g.r.gradeRoom(unlimited, g.a.Key, g.a.N, o)
	})
}

func (g *gradeRooms) makeRoom(ctx context.Context, more func(context.Context, *workspace.Options) error) (*workspace.Room, error) {
	if !g.r.hasRoom(g.task) {
		return nil, errors.New("the suite has no workspace")
	}
	var delta []byte
	if tree := g.a.Artifact.Tree; !tree.IsZero() {
		var err error
		if delta, err = g.blobs.Open(tree); err != nil {
			return nil, fmt.Errorf("make a room for grading: %w", err)
		}
	}
	before, err := workspace.LoadTree(g.r.workspaceFiles())
	if err != nil {
		return nil, fmt.Errorf("make a room for grading: %w", err)
	}
	files, err := workspace.TreeAfter(before, delta)
	if err != nil {
		return nil, fmt.Errorf("make a room for grading: %w", err)
	}
	o := workspace.Options{Root: g.r.Temp, Files: files, Before: before}
	if err := more(ctx, &o); err != nil {
		return nil, err
	}
	room, err := workspace.New(ctx, o)
	if err != nil {
		return nil, err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.made = append(g.made, room)
	return room, nil
}

func (g *gradeRooms) removeRooms() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, room := range g.made {
		_ = room.Remove() // a leftover folder must not change a score
	}
}
