// Package suitestest reads the files of suites that come with the program, for
// the tests of their content. It knows nothing of how assay itself loads a suite:
// a slip there must not hide one here.
package suitestest

import (
	"io/fs"
	"regexp"
	"testing"

	"go.yaml.in/yaml/v4"
)

// Read reads the YAML documents of a file. A key that T does not have is an
// error.
func Read[T any](t testing.TB, files fs.FS, name string) []T {
	t.Helper()
	b, err := fs.ReadFile(files, name)
	if err != nil {
		t.Fatal(err)
	}
	var docs []T
	if err := yaml.Load(b, &docs, yaml.WithAllDocuments(), yaml.WithKnownFields()); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return docs
}

// Tasks reads all tasks of a suite, in the order of its files.
func Tasks[T any](t testing.TB, files fs.FS) []T {
	t.Helper()
	names, err := fs.Glob(files, "tasks/*.yaml")
	if err != nil || len(names) == 0 {
		t.Fatal("no task files", err)
	}
	var all []T
	for _, name := range names {
		all = append(all, Read[T](t, files, name)...)
	}
	return all
}

// Named is what every task must have.
type Named struct{ ID, Title, Prompt string }

var kebab = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// CheckNames fails the test where an id is double or not kebab-case, or a title
// or prompt is missing.
func CheckNames[T any](t testing.TB, tasks []T, named func(T) Named) {
	t.Helper()
	ids := map[string]bool{}
	for _, task := range tasks {
		n := named(task)
		if ids[n.ID] || !kebab.MatchString(n.ID) || n.Title == "" || n.Prompt == "" {
			t.Errorf("%s: id is double or not kebab-case, or title or prompt is missing", n.ID)
		}
		ids[n.ID] = true
	}
}

// CheckedTasks reads all tasks of a suite and checks their names.
func CheckedTasks[T any](t testing.TB, files fs.FS, named func(T) Named) []T {
	t.Helper()
	all := Tasks[T](t, files)
	CheckNames(t, all, named)
	return all
}

// EachAnswer calls f for each document of answers.yaml with its task, and fails
// the test where a task has no answer, or more than one.
func EachAnswer[T, A any](t testing.TB, files fs.FS, tasks []T, id func(T) string, of func(A) string, f func(A, T)) {
	t.Helper()
	byID := map[string]T{}
	for _, task := range tasks {
		byID[id(task)] = task
	}
	for _, a := range Read[A](t, files, "answers.yaml") {
		task, ok := byID[of(a)]
		if !ok {
			t.Errorf("answer for %q: no such task, or answered twice", of(a))
			continue
		}
		delete(byID, of(a))
		f(a, task)
	}
	for id := range byID {
		t.Errorf("no answer for %s", id)
	}
}
