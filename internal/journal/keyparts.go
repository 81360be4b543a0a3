package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// KeyPart is a part of generation keys, such as a task or an arm. Leaves has a short digest
// of every value in it by its path, such as "scenario.system", so that two parts can be
// compared although their values are not stored.
type KeyPart struct {
	Digest seal.Digest       `json:"digest"`
	Leaves map[string]string `json:"leaves"`
}

// KeyParts are the parts of the keys of a run. They explain why a trial has no entry;
// nothing else reads them.
type KeyParts struct {
	Time    time.Time          `json:"time"`    // when the run started
	Longest time.Duration      `json:"longest"` // how long its trials might take, in ns
	Arms    map[string]KeyPart `json:"arms"`
	Tasks   map[string]KeyPart `json:"tasks"`
}

// keyPartsFolder holds a file for every different KeyParts.
const keyPartsFolder = "keyparts"

// NoteKeyParts stores k, unless equal parts are stored.
func (c *Cache) NoteKeyParts(k KeyParts) error {
	same := k
	same.Time = time.Time{}
	name, err := json.Marshal(same)
	if err != nil {
		return fmt.Errorf("note the parts of keys: %w", err)
	}
	path := filepath.Join(c.dir, keyPartsFolder, string(seal.Of(name))+".zst")
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	b, err := json.Marshal(k)
	if err != nil {
		return fmt.Errorf("note the parts of keys: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return fmt.Errorf("note the parts of keys: %w", err)
	}
	tmp, err := writeTemp(c.dir, func(w io.Writer) error { return compressTo(w, b) }, 0o666, false)
	if err != nil {
		return fmt.Errorf("note the parts of keys: %w", err)
	}
	if err := os.Rename(tmp, path); err != nil {
		return errors.Join(fmt.Errorf("note the parts of keys: %w", err), os.Remove(tmp))
	}
	return nil
}

// KeyParts returns all stored parts of keys, the newest first. It leaves out damaged files.
func (c *Cache) KeyParts() ([]KeyParts, error) {
	files, err := os.ReadDir(filepath.Join(c.dir, keyPartsFolder))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read the parts of keys: %w", err)
	}
	var out []KeyParts
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".zst") {
			continue
		}
		b, err := os.ReadFile(filepath.Join(c.dir, keyPartsFolder, f.Name()))
		if err != nil {
			return nil, fmt.Errorf("read the parts of keys: %w", err)
		}
		var k KeyParts
		if b, err = decompressBytes(b, -1); err == nil && json.Unmarshal(b, &k) == nil {
			out = append(out, k)
		}
	}
	slices.SortStableFunc(out, func(a, b KeyParts) int { return b.Time.Compare(a.Time) })
	return out, nil
}
