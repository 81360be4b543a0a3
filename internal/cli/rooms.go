package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// keepInRun stands for the folder workdirs of the run.
const keepInRun = "run"

// roomsOf is what rooms of programs are made of besides the suite: where it and
// its repository are on disk, which no room may show.
func (a *app) roomsOf(s *suite.Suite, dir, commit string) (worker.Rooms, error) {
	rooms := worker.Rooms{Suite: dir, Commit: commit}
	rooms.Warm.Dir, rooms.Warm.Since = a.warmFolder(), a.Now().Add(-warmFor)
	if rooms.Warm.Dir != "" {
		rooms.Hide = append(rooms.Hide, rooms.Warm.Dir)
	}
	path, ok := s.Path(s.Workspace.Repo)
	if !ok || s.Workspace.Repo == "" {
		return rooms, nil
	}
	abs, err := filepath.Abs(path)
	if err != nil {
		return rooms, fmt.Errorf("find repository %s: %w", path, err)
	}
	rooms.Repo = abs
	return rooms, nil
}

// warmFor is how long a home that prewarm commands left is used again. They may
// have fetched what has changed since.
const warmFor = 7 * 24 * time.Hour

// warmFolder is where such homes are kept between runs; "" if there is no folder
// for that.
func (a *app) warmFolder() string {
	dir := a.Getenv("ASSAY_CACHE_DIR")
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		dir = filepath.Join(base, "assay")
	}
	dir, err := filepath.Abs(filepath.Join(dir, "warm"))
	if err != nil {
		return ""
	}
	return dir
}

// inRun tells rooms which run they are of, hides from them where it and all others
// are kept, and with --keep-workdirs where they go when their trial is over.
func (a *app) inRun(rooms *worker.Rooms, r *journal.Run, keep, cacheDir string) error {
	folder, err := filepath.Abs(r.Dir())
	if err != nil {
		return fmt.Errorf("find the run folder: %w", err)
	}
	rooms.Run = r.Manifest().ID
	rooms.Hide = append(rooms.Hide, filepath.Dir(folder))
	if dir, err := a.cacheFolder(cacheDir); err == nil {
		if dir, err = filepath.Abs(dir); err == nil {
			rooms.Hide = append(rooms.Hide, dir)
		}
	}
	switch keep {
	case "":
	case keepInRun:
		rooms.Keep = filepath.Join(folder, "workdirs")
	default:
		if rooms.Keep, err = filepath.Abs(keep); err != nil {
			return fmt.Errorf("find folder %s: %w", keep, err)
		}
	}
	return nil
}

// isolationFinding says how programs are kept in their rooms here.
func (a *app) isolationFinding() finding {
	level, why := sandbox.Best()
	f := finding{what: "isolation", ok: level != sandbox.None, detail: string(level)}
	switch level {
	case sandbox.Bwrap:
		f.detail = "bwrap: programs of agents see their room and the system's folders, nothing else"
	case sandbox.Landlock:
		f.detail = "landlock: programs of agents can open no file outside of their room; no bwrap: " + why
	default:
		f.detail = "none: programs of agents can read whatever you can: " + why
		f.fix = "apt-get install bubblewrap (Linux)"
	}
	return f
}
