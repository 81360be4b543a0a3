// Package image reads OCI images from registries, OCI layouts and archives of docker
// save, and keeps each unpacked once in a folder, by its digest.
package image

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/gofrs/flock"
	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/assay-eval/assay/internal/atomicfile"
)

// Image is an unpacked image. Its files must not be changed.
type Image struct {
	// ID is the digest of the image's configuration, which names the digests of all
	// its layers: the ID that docker shows.
	ID string `json:"id"`
	// Lowers are the folders of its files, the uppermost first, as for overlayfs.
	Lowers []string `json:"lowers"`
	Env    []string `json:"env,omitempty"`
	// Workdir is the folder where programs start, "" if the image names none.
	Workdir string `json:"workdir,omitempty"`
	User    string `json:"user,omitempty"` // as the image names it
	UID     int    `json:"uid"`
	GID     int    `json:"gid"`
	Home    string `json:"home,omitempty"` // of User, "" if it has none
	// Owners are the owners of files that are not root's, by path. As root the files
	// have them.
	Owners map[string]Owner `json:"owners,omitempty"`

	lock *flock.Flock
}

// Owner is a user and a group.
type Owner struct{ UID, GID int }

// Close lets a later process remove the image.
func (im *Image) Close() error {
	if im == nil || im.lock == nil {
		return nil
	}
	return im.lock.Close()
}

// Store keeps unpacked images in a folder, for several processes at once.
type Store struct {
	Dir string
	// Base is the folder that paths of images are relative to.
	Base string
	// Say, if set, is called before slow steps.
	Say func(what string)
}

// unusedFor is how long an image that nobody opens is kept.
const unusedFor = 30 * 24 * time.Hour

// Open returns the image that ref names, unpacked. ref is a name in a registry, or the
// path of an OCI layout or an archive if it begins with . or / or ends with .tar.
func (s Store) Open(ctx context.Context, ref string) (*Image, error) {
	fail := func(err error) error { return fmt.Errorf("image %s: %w", ref, s.explain(err)) }
	if IsDockerfile(ref) {
		return nil, fail(errors.New("a Dockerfile is built, not opened"))
	}
	if id := s.knownDigest(ref); id != "" {
		if im, err := s.open(ctx, id, nil); err == nil {
			return im, nil
		}
	}
	src, done, err := s.find(ctx, ref)
	if err != nil {
		return nil, fail(err)
	}
	defer done()
	id, config, err := readConfig(src)
	if err != nil {
		return nil, fail(err)
	}
	im, err := s.open(ctx, id, func(dir string) (*Image, error) {
		if s.Say != nil {
			s.Say("unpack image " + ref)
		}
		return unpackImage(ctx, src, config, dir)
	})
	if err != nil {
		return nil, fail(err)
	}
	s.noteDigest(ref, id)
	return im, nil
}

// OpenID returns the image of an id if it is still unpacked here.
func (s Store) OpenID(ctx context.Context, id string) (*Image, error) {
	im, err := s.open(ctx, id, nil)
	if err != nil {
		return nil, fmt.Errorf("image %s is no longer unpacked here: run the suite once, or set ASSAY_CACHE_DIR to the folder that has it", id)
	}
	return im, nil
}

// readConfig returns the configuration of an image, and its digest.
func readConfig(src v1.Image) (string, *v1.ConfigFile, error) {
	config, err := src.ConfigFile()
	if err != nil {
		return "", nil, fmt.Errorf("read its configuration: %w", err)
	}
	id, err := src.ConfigName()
	if err != nil {
		return "", nil, fmt.Errorf("read its configuration: %w", err)
	}
	manifest, err := src.Manifest()
	if err != nil {
		return "", nil, fmt.Errorf("read its manifest: %w", err)
	}
	if manifest.Config.Digest != id {
		return "", nil, fmt.Errorf("its configuration is damaged: it has the digest %s, and the manifest says %s: pull or save the image once more", id, manifest.Config.Digest)
	}
	if err := checkPlatform(config.OS, config.Architecture); err != nil {
		return "", nil, err
	}
	return id.String(), config, nil
}

// imageFile is the file of an unpacked image's description.
const imageFile = "image.json"

// open returns the image of id. If it is missing, unpack makes it in the given folder;
// without unpack it is an error.
func (s Store) open(ctx context.Context, id string, unpack func(dir string) (*Image, error)) (*Image, error) {
	name := strings.ReplaceAll(id, ":", "-")
	dir := filepath.Join(s.Dir, name)
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return nil, err
	}
	lock := flock.New(dir + ".lock")
	for {
		if _, err := lock.TryRLockContext(ctx, 20*time.Millisecond); err != nil {
			return nil, fmt.Errorf("wait for another process that unpacks it: %w", err)
		}
		im, err := readImage(dir)
		if err == nil {
			now := time.Now()
			_ = os.Chtimes(dir+".lock", now, now) // for removeUnused
			for _, l := range im.Lowers {
				_ = os.Chtimes(filepath.Dir(l)+".lock", now, now) // of bases
			}
			im.lock = lock
			return im, nil
		}
		if unpack == nil {
			lock.Close()
			return nil, err
		}
		_ = lock.Unlock()
		if _, err := lock.TryLockContext(ctx, 20*time.Millisecond); err != nil {
			return nil, fmt.Errorf("wait for another process that unpacks it: %w", err)
		}
		if _, err := readImage(dir); err != nil { // not while we waited
			if err := s.make(dir, id, unpack); err != nil {
				lock.Close()
				return nil, err
			}
			s.removeUnused()
		}
		_ = lock.Unlock()
	}
}

// make unpacks an image into dir. It first removes the remains of a killed process. The
// caller must hold the lock.
func (s Store) make(dir, id string, unpack func(dir string) (*Image, error)) error {
	fresh := dir + ".new"
	for _, d := range []string{fresh, dir} {
		if err := removeAll(d); err != nil {
			return err
		}
	}
	if err := os.Mkdir(fresh, 0o700); err != nil {
		return err
	}
	im, err := unpack(fresh)
	if err == nil {
		im.ID = id
		for i, l := range im.Lowers {
			if rel, err := filepath.Rel(fresh, l); err == nil && filepath.IsLocal(rel) {
				im.Lowers[i] = filepath.Join(dir, rel)
			}
		}
		var b []byte
		if b, err = json.Marshal(im); err == nil {
			err = atomicfile.WriteFile(filepath.Join(fresh, imageFile), b, 0o600)
		}
	}
	if err == nil {
		err = os.Rename(fresh, dir)
	}
	if err != nil {
		_ = removeAll(fresh) // the first error matters more
	}
	return err
}

func readImage(dir string) (*Image, error) {
	b, err := os.ReadFile(filepath.Join(dir, imageFile))
	if err != nil {
		return nil, err
	}
	im := &Image{}
	if err := json.Unmarshal(b, im); err != nil {
		return nil, err
	}
	for _, l := range im.Lowers {
		if _, err := os.Stat(l); err != nil {
			return nil, err // of a base that is gone
		}
	}
	return im, nil
}

// removeUnused removes images that nobody has opened for long.
func (s Store) removeUnused() {
	locks, _ := filepath.Glob(filepath.Join(s.Dir, "*.lock"))
	for _, name := range locks {
		info, err := os.Stat(name)
		if err != nil || time.Since(info.ModTime()) < unusedFor {
			continue
		}
		lock := flock.New(name)
		if ok, err := lock.TryLock(); ok && err == nil {
			_ = removeAll(strings.TrimSuffix(name, ".lock"))
		}
		lock.Close()
	}
}

// removeAll is [os.RemoveAll] that also removes folders without the right to write.
func removeAll(dir string) error {
	err := os.RemoveAll(dir)
	if !errors.Is(err, fs.ErrPermission) {
		return err
	}
	_ = filepath.WalkDir(dir, func(p string, d fs.DirEntry, _ error) error {
		if d != nil && d.IsDir() {
			_ = os.Chmod(p, 0o700)
		}
		return nil
	})
	return os.RemoveAll(dir)
}

// Make returns the image of id, a digest of all that it is made of. If it is missing,
// build makes it in the given folder.
func (s Store) Make(ctx context.Context, id string, build func(dir string) (*Image, error)) (*Image, error) {
	im, err := s.open(ctx, id, build)
	if err != nil {
		return nil, s.explain(err)
	}
	return im, nil
}

// knownDigest returns the id of the image that a reference with a digest names, or "".
func (s Store) knownDigest(ref string) string {
	_, digest, ok := strings.Cut(ref, "@sha256:")
	if !ok || IsPath(ref) || len(digest) != 64 || strings.Trim(digest, "0123456789abcdef") != "" {
		return ""
	}
	b, _ := os.ReadFile(filepath.Join(s.Dir, digest+".manifest"))
	return string(b)
}

func (s Store) noteDigest(ref, id string) {
	if _, digest, ok := strings.Cut(ref, "@sha256:"); ok && !IsPath(ref) {
		_ = os.WriteFile(filepath.Join(s.Dir, digest+".manifest"), []byte(id), 0o600) // next time the registry is asked again
	}
}

// explain adds the fix to errors of the disk.
func (s Store) explain(err error) error {
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return fmt.Errorf("the disk is full: free some of %s, or set ASSAY_CACHE_DIR to a folder on another disk: %w", s.Dir, err)
	case errors.Is(err, fs.ErrPermission) && strings.Contains(err.Error(), s.Dir):
		return fmt.Errorf("%w: set ASSAY_CACHE_DIR to a folder that can be written", err)
	}
	return err
}

// SetConfig sets the environment, working directory and user from the configuration of
// the image.
func (im *Image) SetConfig(c v1.Config) error {
	im.Env = slices.Clone(c.Env)
	if !slices.ContainsFunc(im.Env, func(kv string) bool { return strings.HasPrefix(kv, "PATH=") }) {
		im.Env = append(im.Env, "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
	}
	if c.WorkingDir != "" {
		im.Workdir = path.Clean("/" + c.WorkingDir)
	}
	return im.SetUser(c.User)
}

// SetUser makes programs run as user: NAME, UID, and either with :GROUP.
func (im *Image) SetUser(user string) error {
	if err := im.findUser(user); err != nil {
		return err
	}
	im.Home = ""
	if row := im.findRow("/etc/passwd", 2, strconv.Itoa(im.UID)); len(row) > 5 {
		im.Home = row[5]
	} else if im.UID == 0 {
		im.Home = "/root"
	}
	for _, kv := range im.Env {
		if home, ok := strings.CutPrefix(kv, "HOME="); ok {
			im.Home = home
		}
	}
	if im.Home = path.Clean("/" + im.Home); im.Home == "/" {
		im.Home = ""
	}
	return nil
}

func (im *Image) findUser(user string) error {
	name, group, hasGroup := strings.Cut(user, ":")
	im.User, im.UID, im.GID = user, 0, 0
	if n, err := strconv.ParseUint(name, 10, 31); err == nil {
		im.UID = int(n)
		if row := im.findRow("/etc/passwd", 2, name); row != nil {
			im.GID = number(row, 3)
		}
	} else if name != "" {
		row := im.findRow("/etc/passwd", 0, name)
		if row == nil && name != "root" {
			return fmt.Errorf("its /etc/passwd has no user %s: name a number, or add the user to the image", name)
		}
		im.UID, im.GID = number(row, 2), number(row, 3)
	}
	if n, err := strconv.ParseUint(group, 10, 31); err == nil {
		im.GID = int(n)
	} else if hasGroup {
		row := im.findRow("/etc/group", 0, group)
		if row == nil && group != "root" {
			return fmt.Errorf("its /etc/group has no group %s: name a number, or add the group to the image", group)
		}
		im.GID = number(row, 2)
	}
	return nil
}

func number(row []string, i int) int {
	if i >= len(row) {
		return 0
	}
	n, err := strconv.ParseUint(row[i], 10, 31)
	if err != nil {
		return 0
	}
	return int(n)
}

// findRow returns the fields of the row of a file such as /etc/passwd in which a field
// has a value, or nil.
func (im *Image) findRow(file string, field int, value string) []string {
	at, err := im.Resolve(file)
	if err != nil {
		return nil
	}
	b, err := os.ReadFile(at)
	if err != nil {
		return nil
	}
	for line := range strings.Lines(string(b)) {
		row := strings.Split(strings.TrimSpace(line), ":")
		if field < len(row) && row[field] == value {
			return row
		}
	}
	return nil
}

// Resolve returns the path of the host at which a file of the image lies. Links lead
// to files of the image and never out of it.
func (im *Image) Resolve(name string) (string, error) {
	return resolveIn(im.Lowers, name, true)
}

// LookPath returns the path in the image of a program that its PATH leads to.
func (im *Image) LookPath(name string, env []string) (string, bool) {
	if strings.Contains(name, "/") {
		_, err := im.Resolve(name)
		return name, err == nil
	}
	list := ""
	for _, kv := range env {
		if v, ok := strings.CutPrefix(kv, "PATH="); ok {
			list = v
		}
	}
	for _, dir := range strings.Split(cmp.Or(list, "/usr/bin:/bin"), ":") {
		at := path.Join("/", dir, name)
		real, err := im.Resolve(at)
		if err != nil {
			continue
		}
		if info, err := os.Stat(real); err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0 {
			return at, true
		}
	}
	return "", false
}
