package main

import (
	"archive/tar"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"github.com/google/go-containerregistry/pkg/compression"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// images measures what an image of 1 GB costs a trial after the first: to make the
// room and start a program in it, and to end it.
func images(dir string, rounds int) error {
	if err := sandbox.CheckLevel(sandbox.Bwrap); err != nil {
		fmt.Printf("images   not measured: %v\n", err)
		return nil
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	if err := writeLargeImage(filepath.Join(dir, "layout"), self); err != nil {
		return err
	}
	ctx := context.Background()
	began := time.Now()
	store := image.Store{Dir: filepath.Join(dir, "images"), Base: dir}
	im, err := store.Open(ctx, "./layout")
	if err != nil {
		return err
	}
	defer im.Close()
	fmt.Printf("images   unpacked 1 GB of 2,250 files, once a machine: %.1f s\n", time.Since(began).Seconds())
	root := filepath.Join(dir, "rooms")
	if err := os.Mkdir(root, 0o755); err != nil {
		return err
	}
	var starts, wholes []time.Duration
	kind := ""
	for range rounds + 1 {
		began := time.Now()
		again, err := store.Open(ctx, "./layout")
		if err != nil {
			return err
		}
		r, err := workspace.New(ctx, workspace.Options{Root: root, Program: self, Image: &workspace.ImageOptions{Image: again, Whole: true},
			Sandbox: sandbox.Config{Level: sandbox.Bwrap, Network: sandbox.Network{Mode: sandbox.Quiet}}})
		if err != nil {
			return err
		}
		spec, err := r.Command(proc.Spec{Args: []string{"/bin/bench", "-h"}, Env: r.Env()})
		if err != nil {
			return err
		}
		if exit, err := proc.Run(ctx, spec); err != nil || !exit.OK() {
			return fmt.Errorf("a program in the image: %v: %w", exit, err)
		}
		starts = append(starts, time.Since(began))
		kind = r.ImageRoot()
		if _, err := r.Changes(); err != nil {
			return err
		}
		if err := r.Remove(); err != nil {
			return err
		}
		again.Close()
		wholes = append(wholes, time.Since(began))
	}
	fmt.Printf("images   1 GB, %s: from nothing to the end of a first program %.0f ms (limit 150), with reading its changes and removing it %.0f ms, median of %d after the first (the fastest started in %.0f ms)\n",
		kind, ms(median(starts[1:])), ms(median(wholes[1:])), rounds, ms(slices.Min(starts[1:])))
	return nil
}

// writeLargeImage writes an OCI layout of an image with 1 GB of files that do not
// compress, and with this program.
func writeLargeImage(to, self string) error {
	plain := to + ".tar"
	f, err := os.Create(plain)
	if err != nil {
		return err
	}
	defer f.Close()
	w := tar.NewWriter(f)
	random := rand.NewChaCha8([32]byte{1})
	add := func(name string, mode, size int64, content io.Reader) error {
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: mode, Size: size, Typeflag: tar.TypeReg}); err != nil {
			return err
		}
		_, err := io.CopyN(w, content, size)
		return err
	}
	for i := range 2250 {
		size := int64(4 << 10)
		if i < 250 {
			size = 4 << 20
		}
		if err := add(fmt.Sprintf("usr/share/%d/%d", i%50, i), 0o644, size, random); err != nil {
			return err
		}
	}
	program, err := os.Open(self)
	if err != nil {
		return err
	}
	defer program.Close()
	info, err := program.Stat()
	if err != nil {
		return err
	}
	if err := add("bin/bench", 0o755, info.Size(), program); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	layer, err := tarball.LayerFromFile(plain, tarball.WithCompression(compression.None))
	if err != nil {
		return err
	}
	im, err := mutate.AppendLayers(empty.Image, layer)
	if err != nil {
		return err
	}
	config, err := im.ConfigFile()
	if err != nil {
		return err
	}
	config = config.DeepCopy()
	config.OS, config.Architecture, config.Config = "linux", runtime.GOARCH, v1.Config{WorkingDir: "/srv"}
	if im, err = mutate.ConfigFile(im, config); err != nil {
		return err
	}
	p, err := layout.Write(to, empty.Index)
	if err != nil {
		return err
	}
	return p.AppendImage(im)
}
