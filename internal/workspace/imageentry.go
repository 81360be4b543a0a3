package workspace

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// Main is the hidden entry of assay's own program in rooms, [sandbox.Main] included. args
// are the arguments without the program's name; ours reports whether they were for this
// entry, and code is then the exit code.
func Main(args []string) (code int, ours bool) {
	if len(args) < 3 || args[0] != sandbox.ImageEntry {
		return sandbox.Main(args)
	}
	if err := runImagePart(args[1], args[2], args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, "assay: image:", err)
		return 1, true
	}
	return 0, true
}

// runImagePart reads or writes the files of the container in which this program runs. Its
// input and output go through a socket.
func runImagePart(part, socket string, args []string) error {
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return err
	}
	defer conn.Close()
	switch {
	case part == sandbox.PackPart:
		var o sandbox.PackOrder
		if err := json.NewDecoder(conn).Decode(&o); err != nil {
			return fmt.Errorf("read order: %w", err)
		}
		return image.PackPaths(conn, o.Changed, o.Maybe)
	case part == sandbox.ApplyPart:
		return image.UnpackLayer("/", conn, args)
	case part == sandbox.DescribePart && len(args) > 0:
		im := image.Image{Lowers: []string{"/"}, Env: args[1:]}
		if err := im.SetUser(args[0]); err != nil {
			return err
		}
		if err := listFiles(sandbox.FileList); err != nil {
			return err
		}
		return image.PackAll(conn, []string{"/etc/passwd", "/etc/group", "/tmp", im.Home, sandbox.FileList})
	}
	return fmt.Errorf("no part %q", part)
}

// listFiles writes the paths of all files of an image to a file, one a line.
func listFiles(to string) error {
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	err = filepath.WalkDir("/", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case p == "/proc" || p == "/sys" || p == "/dev" || p == "/assay":
			return fs.SkipDir
		case !strings.Contains(p, "\n"):
			fmt.Fprintln(w, p)
		}
		return nil
	})
	return errors.Join(err, w.Flush(), f.Close())
}
