package suiteload

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// KeepInRun stands for the folder workdirs of the run.
const KeepInRun = "run"

// roomsOf is what rooms of programs are made of besides the suite: where it and
// its repository are on disk, which no room may show.
func (l *Loader) roomsOf(s *suite.Suite, commit string) worker.Rooms {
	rooms := worker.Rooms{Suite: s.Dir, Commit: commit}
	rooms.Images.Dir, rooms.Images.Base = l.keptFolder("images"), s.Dir
	if rooms.Images.Dir != "" {
		rooms.Hide = append(rooms.Hide, rooms.Images.Dir)
	}
	rooms.Warm.Dir, rooms.Warm.Since = l.keptFolder("warm"), l.Now().Add(-warmFor)
	if rooms.Warm.Dir != "" {
		rooms.Hide = append(rooms.Hide, rooms.Warm.Dir)
	}
	if path, ok := s.Path(s.Workspace.Repo); ok && s.Workspace.Repo != "" {
		rooms.Repo = path
	}
	return rooms
}

// warmFor is how long a home that prewarm commands left is used again. They may
// have fetched what has changed since.
const warmFor = 7 * 24 * time.Hour

// keptFolder returns the folder that keeps such homes, or images, between runs, or ""
// if none.
func (l *Loader) keptFolder(name string) string {
	dir := l.Getenv("ASSAY_CACHE_DIR")
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		dir = filepath.Join(base, "assay")
	}
	dir, err := filepath.Abs(filepath.Join(dir, name))
	if err != nil {
		return ""
	}
	return dir
}

// PlaceInRun tells rooms which run they are of, hides from them where it and all others
// are kept, and with --keep-workdirs where they go when their trial is over.
func (l *Loader) PlaceInRun(rooms *worker.Rooms, r *journal.Run, keep, cacheDir string) error {
	folder, err := filepath.Abs(r.Dir())
	if err != nil {
		return fmt.Errorf("find the run folder: %w", err)
	}
	rooms.Run = r.Manifest().ID
	rooms.Hide = append(rooms.Hide, filepath.Dir(folder))
	if dir, err := l.CacheFolder(cacheDir); err == nil {
		if dir, err = filepath.Abs(dir); err == nil {
			rooms.Hide = append(rooms.Hide, dir)
		}
	}
	switch keep {
	case "":
	case KeepInRun:
		rooms.Keep = filepath.Join(folder, "workdirs")
	default:
		if rooms.Keep, err = filepath.Abs(keep); err != nil {
			return fmt.Errorf("find folder %s: %w", keep, err)
		}
	}
	return nil
}

// WarmingLine formats an event about the start or the end of prewarm commands.
func WarmingLine(e run.Event) string {
	what := report.Cut(report.Clean(e.Reason), 120)
	switch {
	case !e.Over:
		return "warming  " + what + "  (once for all trials)"
	case e.Took == 0:
		return "warm     as an earlier run has left it (--fresh makes it again)"
	}
	return fmt.Sprintf("warm     after %s", e.Took.Round(100*time.Millisecond))
}
