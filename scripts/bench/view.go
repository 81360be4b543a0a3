package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// firstPage starts assay view on the only run below runs, and prints how long it takes from
// the start of the program until the columns of all trials are there: from the journal
// alone, without the files that are derived from it, and from the pages that this first
// look has kept.
func firstPage(bin, runs string) error {
	found, err := filepath.Glob(filepath.Join(runs, "*", "run.json"))
	if err != nil || len(found) != 1 {
		return fmt.Errorf("%d runs below %s: %w", len(found), runs, err)
	}
	dir := filepath.Dir(found[0])
	kept := filepath.Join(dir, "view.cache")
	if err := errors.Join(os.RemoveAll(filepath.Join(dir, "out")), os.RemoveAll(kept)); err != nil {
		return err
	}
	cold, err := openPage(bin, dir)
	if err != nil {
		return err
	}
	if _, err := os.Stat(kept); err != nil {
		return fmt.Errorf("the first look has kept no pages: %w", err)
	}
	warm, err := openPage(bin, dir)
	if err != nil {
		return err
	}
	fmt.Printf("view     first page: %.2f s from kept pages (limit 1 s, ratio %.2f), %.2f s from the journal alone (limit 5 s, ratio %.2f)\n",
		warm.Seconds(), warm.Seconds(), cold.Seconds(), cold.Seconds()/5)
	return nil
}

func openPage(bin, dir string) (time.Duration, error) {
	began := time.Now()
	cmd := exec.Command(bin, "view", dir, "--no-open", "--no-token")
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	defer func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait() // it ends by a signal
	}()
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		return 0, fmt.Errorf("read the address: %w", err)
	}
	site, path, ok := strings.Cut(strings.TrimSpace(address), "/run/")
	if !ok {
		return 0, fmt.Errorf("%q is no address of a run", address)
	}
	for _, page := range []string{"/run/" + path, "/api/run/" + strings.TrimSuffix(path, "/") + "/head"} {
		resp, err := http.Get(site + page) //nolint:gosec,noctx // the program above serves it
		if err != nil {
			return 0, err
		}
		body, err := io.ReadAll(resp.Body)
		resp.Body.Close()
		if err != nil || resp.StatusCode != http.StatusOK {
			return 0, fmt.Errorf("%s: %s: %.200s: %w", page, resp.Status, body, err)
		}
	}
	return time.Since(began), nil
}
