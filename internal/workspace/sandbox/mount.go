package sandbox

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Root is the root of programs in a sandbox with the files of an image. Its makers
// share it with the sandboxes of a room, which must be closed first.
type Root struct {
	// Look returns the path in the image of a program and reports whether there is one.
	Look func(name string, env []string) (string, bool)
	// Pack writes files and folders of the host as a layer; only for containers.
	Pack func(out io.Writer, paths []string) error
	// Start, if set, is the folder inside in which programs start that are started in
	// the workspace.
	Start string
	// Home is the path inside of the home folder, "" for /home/agent.
	Home     string
	UID, GID int

	why    string // better ways do not work
	kind   string // overlay, fuse-overlayfs or copy; of a container its runtime
	path   string // of the tree: in the namespaces of holder, if there is one; the image of a container
	files  string // file with the list of files of a container's image
	layer  string // file of changes that the next container begins with
	holder *exec.Cmd
	stop   io.Closer // ends holder
}

// Kind returns how the root came about: overlay, fuse-overlayfs or copy, or the runtime
// of a container.
func (r *Root) Kind() string { return r.kind }

// Why returns why no better kind works here, "" if there is none.
func (r *Root) Why() string { return r.why }

// keepsOwners reports whether all users of the host are mapped, so that files have
// their own owners, and programs become their user themselves.
func (r *Root) keepsOwners() bool { return r.holder != nil && os.Geteuid() == 0 }

// home returns the path inside of the home folder.
func (r *Root) home() string {
	if r == nil || r.Home == "" {
		return "/home/agent"
	}
	return r.Home
}

// holdOrder is what the holder of a mount does.
type holdOrder struct {
	Lowers []string `json:"lowers"`
	Upper  string   `json:"upper"`
	Work   string   `json:"work"`
	Tree   string   `json:"tree"`
	Fuse   string   `json:"fuse,omitempty"` // program fuse-overlayfs, in place of the kernel
	Copy   bool     `json:"copy,omitempty"` // the tree is complete: nothing is mounted
}

// MountRoot puts a layer that programs can write over the folders lowers, the uppermost
// first. What programs write goes to the
// folder upper of dir. program is
// assay's own. Upper may have a layer already. copyAll copies lowers to a folder,
// where there are no overlays. The mount is made in a mount namespace of a process of its own and ends
// with this one, however that ends.
func MountRoot(program, dir string, lowers []string, copyAll func(dir string) error) (*Root, error) {
	o := holdOrder{Lowers: lowers, Upper: filepath.Join(dir, "upper"), Work: filepath.Join(dir, "work"), Tree: filepath.Join(dir, "tree")}
	for _, d := range []string{o.Upper, o.Work, o.Tree} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			return nil, err
		}
	}
	// The top folder of the upper layer is seen in the place of the lowers'.
	if info, err := os.Stat(lowers[0]); err == nil {
		if err := os.Chmod(o.Upper, info.Mode().Perm()); err != nil {
			return nil, err
		}
	}
	var why []string
	for _, kind := range rootKinds() {
		root, err := mountAs(kind, program, o, copyAll)
		if err == nil {
			root.why = strings.Join(why, "; ")
			return root, nil
		}
		why = append(why, kind+": "+err.Error())
	}
	return nil, fmt.Errorf("put a layer over the files of the image: %s", strings.Join(why, "; "))
}

// Ways to a root, best first.
const (
	overlayRoot = "overlay"
	fuseRoot    = "fuse-overlayfs"
	copyRoot    = "copy"
)

func rootKinds() []string {
	if only := os.Getenv("ASSAY_IMAGE_ROOT"); only != "" {
		return []string{only}
	}
	return []string{overlayRoot, fuseRoot, copyRoot}
}

func mountAs(kind, program string, o holdOrder, copyAll func(dir string) error) (*Root, error) {
	switch kind {
	case overlayRoot:
		return startHolder(kind, program, o)
	case fuseRoot:
		path, err := exec.LookPath("fuse-overlayfs")
		if err != nil {
			return nil, errors.New("it is not installed")
		}
		if o.Fuse, err = filepath.Abs(path); err != nil {
			return nil, err
		}
		return startHolder(kind, program, o)
	case copyRoot:
		if err := copyAll(o.Tree); err != nil {
			return nil, err
		}
		if os.Geteuid() != 0 {
			return &Root{kind: kind, path: o.Tree}, nil
		}
		o.Copy = true
		return startHolder(kind, program, o) // for the users of its files
	}
	return nil, fmt.Errorf("there is no such way: it is one of %s, %s, %s", overlayRoot, fuseRoot, copyRoot)
}

// Close ends the mount. No program may still run in it.
func (r *Root) Close() error {
	if r == nil || r.holder == nil {
		return nil
	}
	_ = r.stop.Close()
	_ = r.holder.Wait() // how it ended does not matter
	r.holder = nil
	return nil
}
