package workspace

import (
	"context"
	"io/fs"
)

// makeRoom calls New with only files, setup commands and an environment.
func makeRoom(ctx context.Context, root string, files fs.FS, setup [][]string, env []string) (*Room, error) {
	return New(ctx, Options{Root: root, Files: files, Setup: setup, Env: env})
}

// makeDelta compares the folder dir with its former tree, like a room.
func makeDelta(before fs.FS, dir string, redact func([]byte) []byte) ([]byte, error) {
	list, err := listChanges(before, dir, redact, nil)
	if err != nil {
		return nil, err
	}
	return encodeDelta(list)
}

// treeDelta returns all changes in a room.
func treeDelta(r *Room) ([]byte, error) {
	c, err := r.Changes()
	return c.Tree, err
}

// applyDelta writes the tree before with the changes of delta into the empty folder dir.
func applyDelta(before fs.FS, delta []byte, dir string) error {
	t, err := TreeAfter(before, delta)
	if err != nil {
		return err
	}
	return checkout(t, dir)
}

// checkout writes the tree of a file system into the empty folder dir.
func checkout(fsys fs.FS, dir string) error {
	t, err := LoadTree(fsys)
	if err == nil {
		_, err = checkoutTree(t, dir, plainCheckout)
	}
	return err
}
