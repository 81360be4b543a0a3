package worker

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// files is the workspace before setup; empty if the suite has none.
func (r *Runtime) files() fs.FS {
	if r.Fixture == nil {
		return &workspace.Tree{}
	}
	return r.Fixture
}

// lazyRoom makes the workspace of a trial when an agent first asks for it: most
// agents that only talk never do.
type lazyRoom struct {
	r     *Runtime
	task  *suite.Task
	clock *clock

	mu   sync.Mutex
	room *workspace.Room
	took time.Duration // to set it up
}

func (l *lazyRoom) dir(ctx context.Context) (string, error) {
	defer l.clock.hold()()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room != nil {
		return l.room.Dir, nil
	}
	began := l.r.Now()
	room, err := workspace.NewRoom(ctx, l.r.Temp, l.r.files(), slices.Concat(l.r.Suite.Workspace.Setup, l.task.Setup), nil)
	l.took += l.r.Now().Sub(began)
	if err != nil {
		return "", trial.AsFault(err, trial.ClassSetup)
	}
	room.Redact = l.r.Redactor.Bytes
	l.room = room
	return room.Dir, nil
}

// delta is what changed in the workspace, redacted; nil if nothing did.
func (l *lazyRoom) delta() ([]byte, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room == nil {
		return nil, nil
	}
	tree, err := l.room.Delta()
	return l.r.Redactor.Bytes(tree), err // contents were seen before, names were not
}

func (l *lazyRoom) remove() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room != nil {
		_ = l.room.Remove() // a folder that stays behind must not change a result
	}
}

// gradeRooms are the rooms that a grader has asked for.
type gradeRooms struct {
	r     *Runtime
	task  *suite.Task
	a     *trial.Attempt
	blobs trial.Opener

	mu   sync.Mutex
	made []*workspace.Room
}

// room makes a fresh folder with the workspace as the agent left it, and returns
// its path. What setup did is in the tree of the attempt.
func (g *gradeRooms) room(ctx context.Context) (string, error) {
	if !g.r.hasRoom(g.task) {
		return "", errors.New("the suite has no workspace")
	}
	var delta []byte
	if tree := g.a.Artifact.Tree; !tree.IsZero() {
		var err error
		if delta, err = g.blobs.Open(tree); err != nil {
			return "", fmt.Errorf("make a room for grading: %w", err)
		}
	}
	files, err := workspace.After(g.r.files(), delta)
	if err != nil {
		return "", fmt.Errorf("make a room for grading: %w", err)
	}
	room, err := workspace.NewRoom(ctx, g.r.Temp, files, nil, nil)
	if err != nil {
		return "", err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.made = append(g.made, room)
	return room.Dir, nil
}

func (g *gradeRooms) remove() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, room := range g.made {
		_ = room.Remove() // a folder that stays behind must not change a score
	}
}
