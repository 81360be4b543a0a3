package suiteload

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/lazyregexp"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// This program holds the suites that come with it, references and hidden tests
// included, and rooms need the program: it is their shims, the recording around
// their servers and some of these servers. So rooms show a copy in which the files
// of all suites are blank, except the files that servers are given. Forbidding reads
// would not do: landlock cannot, an owner can take it back, and the program would
// still print its files (assay init --from).

// prepareRoomProgram returns a function that returns that copy for the rooms of s. It
// makes the copy when it is first asked, and again if someone has removed it since.
// Where there is no isolation it returns the running program.
func prepareRoomProgram(suites Suites, s *suite.Suite) func() (string, error) {
	find := sync.OnceValues(func() (self string, err error) {
		if self, err = os.Executable(); err != nil {
			return "", fmt.Errorf("find this program: %w", err)
		}
		return self, nil
	})
	given := sync.OnceValue(func() []string { return BundledFiles(suites, s) })
	var mu sync.Mutex
	return func() (string, error) {
		self, err := find()
		if err != nil {
			return "", err
		}
		if level, _ := sandbox.BestLevel(); level == sandbox.None {
			return self, nil
		}
		mu.Lock()
		defer mu.Unlock()
		copied, err := BlankCopy(suites, self, given())
		if err != nil {
			return "", fmt.Errorf("make the copy of this program that rooms show: %w", err)
		}
		return copied, nil
	}
}

// bundledName matches what names a file or folder of a suite that ships.
var bundledName = lazyregexp.New(`@[a-z0-9-]+/[^\s"',\]}]+`)

// BundledFiles returns the sorted bundled files that the servers of the bundled suites
// and of s receive.
func BundledFiles(suites Suites, s *suite.Suite) []string {
	var out []string
	for _, fsys := range suites {
		text, _ := fs.ReadFile(fsys, FileName) // a suite without it does not load
		out = append(out, bundledName.FindAllString(string(text), -1)...)
	}
	for _, server := range s.Servers {
		out = append(out, bundledName.FindAllString(strings.Join(server.Command, " "), -1)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// BlankCopy returns a copy of program without the files of suites but those
// given. It lies in the user's cache folder, made once for each version, and its folder
// has the time of its last use.
func BlankCopy(suites Suites, program string, given []string) (string, error) {
	info, err := os.Stat(program)
	if err != nil {
		return "", err
	}
	key := seal.Of(fmt.Appendf(nil, "%s\n%d\n%d\n%q", program, info.Size(), info.ModTime().UnixNano(), given))
	var dir string
	base, err := os.UserCacheDir()
	if err == nil {
		dir = filepath.Join(base, "assay", "program")
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil { // no home, or none that can be written
		if dir, err = os.MkdirTemp("", "assay-program-"); err != nil {
			return "", err
		}
	}
	dir = filepath.Join(dir, string(key)[:16])
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	file := filepath.Join(dir, filepath.Base(program)) // errors show it as people know it
	if now, err := os.Stat(file); err == nil && now.Size() == info.Size() {
		touchFolder(dir)
		return file, nil
	}
	b, err := os.ReadFile(program)
	if err != nil {
		return "", err
	}
	blankFiles(b, suites, given)
	removeOldCopies(filepath.Dir(dir))
	// An atomic write, because other processes may write the same file.
	if err := atomicfile.WriteFile(file, b, 0o555); err != nil {
		return "", err
	}
	return file, os.Chmod(file, 0o555) // without the umask
}

// touchFolder sets the time of a folder to now, once an hour.
func touchFolder(dir string) {
	if info, err := os.Stat(dir); err == nil && time.Since(info.ModTime()) > time.Hour {
		_ = os.Chtimes(dir, time.Time{}, time.Now()) // on failure the copy counts as unused for longer
	}
}

// A copy has the size of the program, so only few are kept: the newest, and others
// that were used lately.
const (
	newestCopies = 4
	lately       = 24 * time.Hour
)

// removeOldCopies removes copies that are neither among the newest nor were used
// lately. A program that is still running touches its own, or makes it again.
func removeOldCopies(dir string) {
	entries, _ := os.ReadDir(dir)
	used := map[string]time.Time{}
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			used[e.Name()] = info.ModTime()
		}
	}
	names := slices.SortedFunc(maps.Keys(used), func(x, y string) int { return used[y].Compare(used[x]) })
	for _, name := range names[min(newestCopies, len(names)):] {
		if time.Since(used[name]) > lately {
			_ = os.RemoveAll(filepath.Join(dir, name)) // on failure the next call tries again
		}
	}
}

// blankFrom is the least size of a file that is blanked: fewer bytes could be
// something else in the program.
const blankFrom = 16

// blankFiles overwrites in b, a program, the files of suites that ship, but those
// given.
func blankFiles(b []byte, suites Suites, given []string) {
	secret := secretFiles(suites, given)
	// One pass over the program: its bytes at hand choose a slot, few of which
	// are taken.
	slot := func(p []byte) uint16 { return uint16(binary.LittleEndian.Uint32(p) * 2654435761 >> 16) }
	var taken [1 << 16]bool
	byStart := map[[blankFrom]byte][][]byte{}
	for _, f := range secret {
		taken[slot(f)] = true
		start := [blankFrom]byte(f)
		byStart[start] = append(byStart[start], f)
	}
	for i := 0; i+blankFrom <= len(b); i++ {
		if !taken[slot(b[i:])] {
			continue
		}
		for _, f := range byStart[[blankFrom]byte(b[i:i+blankFrom])] { // the longest first
			if bytes.HasPrefix(b[i:], f) {
				clear(b[i : i+len(f)])
				break
			}
		}
	}
}

// secretFiles are the contents of the files of suites that ship, the longest
// first, without those given and what these hold.
func secretFiles(suites Suites, given []string) [][]byte {
	var secret, open [][]byte
	for name, fsys := range suites {
		_ = fs.WalkDir(fsys, ".", func(p string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			b, err := fs.ReadFile(fsys, p)
			if err != nil {
				return err
			}
			at := "@" + path.Join(name, p)
			if slices.ContainsFunc(given, func(g string) bool { return at == g || strings.HasPrefix(at, strings.TrimSuffix(g, "/")+"/") }) {
				open = append(open, b)
			} else if len(b) >= blankFrom {
				secret = append(secret, b)
			}
			return nil
		}) // embedded files can be read
	}
	secret = slices.DeleteFunc(secret, func(s []byte) bool {
		return slices.ContainsFunc(open, func(o []byte) bool { return bytes.Contains(o, s) })
	})
	slices.SortFunc(secret, func(x, y []byte) int { return cmp.Or(cmp.Compare(len(y), len(x)), bytes.Compare(x, y)) })
	return secret
}
