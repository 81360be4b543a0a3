package equip

import (
	"context"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/suite"
)

// rootFunc creates the folder that a client announces as its root, or returns "" if
// none.
type rootFunc func(context.Context) (string, error)

// offersRoot reports whether a server can request the workspace as a root. The suite
// must have a workspace, and the server must be a program that lives for one trial and
// that no agent starts itself, since the agent's own client decides about roots.
func (o *Outfitter) offersRoot(server string) bool {
	conf := o.Suite.Servers[server]
	if o.Workspace == nil || conf == nil || conf.Per != "trial" || len(conf.Command) == 0 {
		return false
	}
	return !slices.ContainsFunc(o.Suite.Arms, func(a suite.Arm) bool {
		sc := o.Suite.Scenarios[a.Scenario]
		return sc != nil && LaunchesServers(o.Suite, a.Agent) &&
			slices.ContainsFunc(serversOf(sc), func(other string) bool { return o.sameServer(server, other) })
	})
}

// probeRoot returns the root of a server for the preflight: a folder with the files of
// the workspace before setup. The folder is created when the server requests it.
func (o *Outfitter) probeRoot(server string) (root rootFunc, remove func()) {
	if !o.offersRoot(server) {
		return nil, func() {}
	}
	var mu sync.Mutex
	var dir string
	drop := func() error { return nil }
	root = func(ctx context.Context) (string, error) {
		mu.Lock()
		defer mu.Unlock()
		if dir != "" {
			return dir, nil
		}
		made, removeDir, err := o.Workspace(ctx)
		if err == nil {
			dir, drop = made, removeDir
		}
		return made, err
	}
	return root, func() {
		mu.Lock()
		defer mu.Unlock()
		_ = drop() // a leftover folder changes no result
	}
}

// rootDir is the [rootFunc] of a trial.
func (k *Kit) rootDir(ctx context.Context) (string, error) {
	if k.Dir == nil {
		return "", nil // this task has no workspace
	}
	return k.Dir(ctx)
}
