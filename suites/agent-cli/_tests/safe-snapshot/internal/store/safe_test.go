package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"example.com/quay/internal/harbour"
	"example.com/quay/internal/store"
)

func filled(t *testing.T, from time.Time) *store.Store {
	t.Helper()
	s := store.New()
	if err := s.AddBerth(harbour.Berth{ID: "A1", MaxLength: 12}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Book(harbour.Booking{Berth: "A1", Vessel: "Lark", Length: 8, From: from, To: from.Add(time.Hour)}); err != nil {
		t.Fatal(err)
	}
	return s
}

var may = time.Date(2024, 5, 1, 10, 0, 0, 0, time.UTC)

func names(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return strings.Join(out, " ")
}

// A time after the year 9999 cannot be written as JSON.
func TestFailedSaveKeepsWhatIsThere(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "harbour.json")
	if err := filled(t, may).Save(path); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	err = filled(t, time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)).Save(path)
	if err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("%v does not name the file", err)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("the file is now %q %v", after, err)
	}
	if got := names(t, dir); got != "harbour.json" {
		t.Errorf("left behind: %s", got)
	}
}

func TestSaveReplaces(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "harbour.json")
	if err := os.WriteFile(path, []byte(strings.Repeat("x", 10_000)), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o604); err != nil {
		t.Fatal(err)
	}
	held, err := os.Open(path) // somebody reads the old file meanwhile
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	if err := filled(t, may).Save(path); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o604 {
		t.Errorf("permissions are %v %v", info.Mode(), err)
	}
	old, err := held.Stat()
	if err != nil || old.Size() != 10_000 {
		t.Errorf("the old file was written to: %d bytes", old.Size())
	}
	if err := store.New().Load(path); err != nil {
		t.Error(err)
	}
	if got := names(t, dir); got != "harbour.json" {
		t.Errorf("left behind: %s", got)
	}
}

func TestNewFileIsLikeAnyOther(t *testing.T) {
	dir := t.TempDir()
	plain, path := filepath.Join(dir, "plain"), filepath.Join(dir, "harbour.json")
	f, err := os.Create(plain)
	if err != nil {
		t.Fatal(err)
	}
	f.Close()
	if err := filled(t, may).Save(path); err != nil {
		t.Fatal(err)
	}
	a, err := os.Stat(plain)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := os.Stat(path); err != nil || a.Mode() != b.Mode() {
		t.Errorf("%v, others are %v", b.Mode(), a.Mode())
	}
}

func TestSaveSaysWhere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "none", "harbour.json")
	if err := filled(t, may).Save(path); !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), path) {
		t.Error(err)
	}
}

func TestLoadRefusesWhatIsBroken(t *testing.T) {
	dir := t.TempDir()
	good := filepath.Join(dir, "good.json")
	if err := filled(t, may).Save(good); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"empty": "", "cut": string(whole[:len(whole)/2]), "other": `["a"]`, "twice": string(whole) + string(whole),
		"version": strings.Replace(string(whole), `"version":1`, `"version":2`, 1),
		"none":    `{"berths":[]}`,
		"berth":   strings.ReplaceAll(string(whole), `"berth":"A1"`, `"berth":"Z9"`),
	} {
		path := filepath.Join(dir, name+".json")
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		s := filled(t, may)
		if err := s.Load(path); !errors.Is(err, store.ErrCorrupt) || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", name, err)
		}
		if len(s.Berths()) != 1 || len(s.List()) != 1 {
			t.Errorf("%s: the harbour is %v %v now", name, s.Berths(), s.List())
		}
	}
}

func TestLoadTellsNothingFromUnreadable(t *testing.T) {
	dir := t.TempDir()
	s := filled(t, may)
	if err := s.Load(dir); err == nil || errors.Is(err, store.ErrCorrupt) || !strings.Contains(err.Error(), dir) {
		t.Errorf("a folder: %v", err)
	}
	if len(s.List()) != 1 {
		t.Error("the harbour has changed")
	}
	if err := s.Load(filepath.Join(dir, "none.json")); err != nil || len(s.List()) != 0 || len(s.Berths()) != 0 {
		t.Errorf("no file: %v, %d bookings", err, len(s.List()))
	}
}
