package workspace

import (
	"context"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"time"

	"github.com/assay-eval/assay/internal/parallel"
)

// Epoch is the modification time of the initial files of a room. It is the same in
// all rooms, so that caches keyed by time (of Go's tests, of make) stay valid, and
// long past, so that every change shows in the time.
var Epoch = time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)

// checkoutOptions controls how a tree is written.
type checkoutOptions struct {
	epoch bool // all files get the time Epoch
	// old marks the entries that get it if epoch is false; may be nil.
	old []bool
	// mode returns the mode of an entry that differs from its kind's; may be nil.
	mode func(i int) (fs.FileMode, bool)
}

// plainCheckout writes files with the current time.
var plainCheckout = checkoutOptions{}

// stamp is the system's data of a written file. It changes with the file. The zero value
// is of a system whose data is not known.
type stamp struct {
	mtime, ctime moment
	dev, ino     uint64
	size         int64
	mode         uint32
	uid, gid     uint32
}

// moment is a time in seconds and nanoseconds since 1970.
type moment struct{ sec, nsec int64 }

func (m moment) time() time.Time { return time.Unix(m.sec, m.nsec) }

// chunk is a group of files of one folder, as indices in the list of the tree.
type chunk struct {
	dir   string
	files []int
}

// chunkSize is the largest number of files in a chunk, which one goroutine writes.
const chunkSize = 64

// splitChunks returns the folders of a tree, parents first, and its files by folder.
// list is sorted by path.
func splitChunks(list []entry) (folders []string, chunks []chunk) {
	known := map[string]int{".": 0} // the chunk that a folder's files go into
	chunks = []chunk{{dir: "."}}
	var add func(dir string) int
	add = func(dir string) int {
		if i, ok := known[dir]; ok {
			return i
		}
		add(path.Dir(dir))
		folders = append(folders, dir)
		chunks = append(chunks, chunk{dir: dir})
		known[dir] = len(chunks) - 1
		return len(chunks) - 1
	}
	for i, e := range list {
		if e.kind == Folder {
			add(e.path)
			continue
		}
		dir := path.Dir(e.path)
		at := add(dir)
		if len(chunks[at].files) == chunkSize {
			chunks = append(chunks, chunk{dir: dir})
			at = len(chunks) - 1
			known[dir] = at
		}
		chunks[at].files = append(chunks[at].files, i)
	}
	return folders, chunks
}

// checkoutTree writes t into the empty folder dir and returns the stamps of its
// entries. Plain names are safe: no path of a checked tree leads out or through a
// link, and no other process knows the folder.
func checkoutTree(t *Tree, dir string, how checkoutOptions) ([]stamp, error) {
	there, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	if len(there) > 0 {
		return nil, errNotEmpty
	}
	folders, chunks := splitChunks(t.list)
	for _, f := range folders {
		if err := os.Mkdir(filepath.Join(dir, filepath.FromSlash(f)), 0o755); err != nil {
			return nil, err
		}
	}
	stamps := make([]stamp, len(t.list))
	err = runParallel(len(chunks), func(i int) error {
		if len(chunks[i].files) == 0 {
			return nil
		}
		return writeChunk(t.list, chunks[i], filepath.Join(dir, filepath.FromSlash(chunks[i].dir)), how, stamps)
	})
	return stamps, err
}

// runParallel calls do for 0 to n-1 on at most four processors, to leave the others to
// other trials.
func runParallel(n int, do func(int) error) error {
	return parallel.ForEach(context.Background(), n, min(runtime.GOMAXPROCS(0), 4), do)
}

func unchangedEntries(before, now *Tree) []bool {
	was := make(map[string]entry, len(before.list))
	for _, e := range before.list {
		was[e.path] = e
	}
	out := make([]bool, len(now.list))
	for i, e := range now.list {
		o, ok := was[e.path]
		out[i] = ok && e.equals(o)
	}
	return out
}

// removeParallel is [os.RemoveAll] with subfolders removed in parallel.
func removeParallel(dir string) error {
	parts := []string{dir}
	// Two levels down are usually enough folders to share.
	for range 3 {
		var below []string
		for _, p := range parts {
			list, err := os.ReadDir(p)
			if err != nil {
				continue // RemoveAll reports it
			}
			for _, d := range list {
				if d.IsDir() {
					below = append(below, filepath.Join(p, d.Name()))
				}
			}
		}
		if len(below) == 0 {
			break
		}
		if parts = below; len(parts) >= 16 {
			break
		}
	}
	if len(parts) > 1 {
		_ = runParallel(len(parts), func(i int) error { _ = os.RemoveAll(parts[i]); return nil })
	}
	return os.RemoveAll(dir)
}
