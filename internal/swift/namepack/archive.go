package namepack

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
	"github.com/assay-eval/assay/internal/swift/pack"
)

// The maximum sizes in bytes of an archive and of its content.
const (
	maxArchive  = 200 << 20
	maxUnpacked = 2 << 30
)

func isAddress(source string) bool {
	return strings.HasPrefix(source, "https://") || strings.HasPrefix(source, "http://")
}

func isArchive(source string) bool {
	return strings.HasSuffix(source, ".tar.gz") || strings.HasSuffix(source, ".tgz") || strings.HasSuffix(source, ".zip")
}

// addAddress downloads an archive and adds it.
func (c *Collector) addAddress(ctx context.Context, address string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("the server answers %s", resp.Status)
	}
	work, err := os.MkdirTemp("", "assay-names-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	name := path.Base(req.URL.Path)
	if !isArchive(name) {
		return errors.New("it is no .tar.gz or .zip")
	}
	f, err := os.Create(filepath.Join(work, name))
	if err != nil {
		return err
	}
	n, err := io.Copy(f, io.LimitReader(resp.Body, maxArchive+1))
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if n > maxArchive {
		return fmt.Errorf("it has more than %d MB", maxArchive>>20)
	}
	return c.addPacked(ctx, f.Name())
}

// addPacked unpacks an archive and adds the folder.
func (c *Collector) addPacked(ctx context.Context, file string) error {
	work, err := os.MkdirTemp("", "assay-names-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	root, err := os.OpenRoot(work) // nothing leaves the folder
	if err != nil {
		return err
	}
	defer root.Close()
	if strings.HasSuffix(file, ".zip") {
		err = unzip(file, root)
	} else {
		err = untar(file, root)
	}
	if err != nil {
		return fmt.Errorf("unpack: %w", err)
	}
	digest, err := seal.HashFile(file)
	if err != nil {
		return err
	}
	c.noteSource(fmt.Sprintf("archive %s (%s)", filepath.Base(file), digest.Short()))
	return c.addFolder(ctx, work)
}

func untar(file string, root *os.Root) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	in := tar.NewReader(io.LimitReader(z, maxUnpacked))
	for {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag == tar.TypeReg {
			if err := unpackFile(root, h.Name, in); err != nil {
				return err
			}
		}
	}
}

func unzip(file string, root *os.Root) error {
	z, err := zip.OpenReader(file)
	if err != nil {
		return err
	}
	defer z.Close()
	left := int64(maxUnpacked)
	for _, f := range z.File {
		if !f.Mode().IsRegular() {
			continue
		}
		in, err := f.Open()
		if err != nil {
			return err
		}
		if left -= int64(f.UncompressedSize64); left < 0 {
			return fmt.Errorf("it holds more than %d GB", maxUnpacked>>30)
		}
		err = unpackFile(root, f.Name, io.LimitReader(in, int64(f.UncompressedSize64)))
		if err = errors.Join(err, in.Close()); err != nil {
			return err
		}
	}
	return nil
}

func unpackFile(root *os.Root, name string, in io.Reader) error {
	if err := root.MkdirAll(path.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := root.Create(name)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, in)
	return errors.Join(err, f.Close())
}

// addPack adds the lists of a pack of names.
func (c *Collector) addPack(dir string) error {
	b, err := os.ReadFile(filepath.Join(dir, "pack.json"))
	if err != nil {
		return err
	}
	var m pack.Manifest
	if err := json.Unmarshal(b, &m); err != nil {
		return fmt.Errorf("read pack.json: %w", err)
	}
	if m.Kind != pack.Names {
		return fmt.Errorf("it is a pack of kind %s, not of names: use it by --pack", m.Kind)
	}
	for _, module := range m.Modules {
		for _, p := range platforms {
			text, err := os.ReadFile(filepath.Join(dir, module.Name, string(p)+"."+pack.NamesFile))
			if errors.Is(err, os.ErrNotExist) {
				text, err = os.ReadFile(filepath.Join(dir, module.Name, pack.NamesFile))
			}
			if errors.Is(err, os.ErrNotExist) {
				continue
			}
			if err != nil {
				return err
			}
			if _, err := names.Parse(text); err != nil {
				return fmt.Errorf("module %s: %w", module.Name, err)
			}
			c.copyText(module.Name, p, text)
		}
	}
	if m.BuiltWith != "" {
		c.noteSource(m.BuiltWith)
	}
	return nil
}

func (c *Collector) copyText(module string, p swift.Platform, text []byte) {
	c.added++
	if c.texts == nil {
		c.texts = map[string]map[swift.Platform][]byte{}
	}
	if c.texts[module] == nil {
		c.texts[module] = map[swift.Platform][]byte{}
	}
	c.texts[module][p] = text
}
