package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/swift/judge"
)

// BenchmarkSwiftScore measures assay swift score as a whole process against the bare
// compiler: its frontend with the same arguments, to -typecheck and without an index. Figures are
// medians of processor time of all processes, so that other work on the machine counts less, and
// of wall-clock time, which the batch spends on two workers.
//
// Of one short file, in parts of the bare call: the passes to SIL, which find missing returns,
// take 0.2 and the index 0.02; memory in large pages saves 0.1. The start of assay takes 0.13, its
// own work 0.05.
func BenchmarkSwiftScore(b *testing.B) {
	if os.Getenv("ASSAY_SWIFT") == "" {
		b.Skip("ASSAY_SWIFT names no Swift toolchain")
	}
	program := filepath.Join(b.TempDir(), "assay")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		b.Fatal(err, string(out))
	}
	goldens, err := judge.GoldenSnippets()
	if err != nil {
		b.Fatal(err)
	}
	batch := writeBatch(b, goldens, 48)
	b.Run("file", func(b *testing.B) { compareFile(b, program, goldens[0]) })
	b.Run("long", func(b *testing.B) {
		compareFile(b, program, slices.MaxFunc(goldens, func(x, y judge.Golden) int {
			return cmp.Compare(len(x.Snippet.Files[0].Text), len(y.Snippet.Files[0].Text))
		}))
	})
	b.Run("goldens", func(b *testing.B) {
		var files []*fileTimes
		for _, g := range goldens {
			files = append(files, newFileTimes(b, program, g))
		}
		for b.Loop() {
			for _, f := range files {
				f.measure(b)
			}
		}
		var trimmed, plain []float64
		for _, f := range files {
			score := median(f.wall[2]).Seconds()
			trimmed, plain = append(trimmed, score/median(f.wall[0]).Seconds()), append(plain, score/median(f.wall[1]).Seconds())
		}
		b.ReportMetric(float64(len(files)), "files")
		b.ReportMetric(median(trimmed), "median-wall-ratio")
		b.ReportMetric(median(plain), "median-plain-wall-ratio")
	})
	b.Run("batch", func(b *testing.B) {
		var commands [][]string
		for i, line := range bytes.Split(bytes.TrimSpace(runProgram(b, program, "swift", "score", "--json", "--answers", batch)), []byte("\n")) {
			var s struct{ Report json.RawMessage }
			if err := json.Unmarshal(line, &s); err != nil {
				b.Fatal(err)
			}
			file := filepath.Join(b.TempDir(), "a.swift")
			if err := os.WriteFile(file, []byte(goldens[i].Snippet.Files[0].Text), 0o644); err != nil {
				b.Fatal(err)
			}
			trimmed, _ := bareArgs(b, file, s.Report)
			commands = append(commands, trimmed)
		}
		for b.Loop() {
			began := time.Now()
			bare := runTwo(b, commands)
			bareWall := time.Since(began)
			began = time.Now()
			score := cpuTime(b, program, "swift", "score", "--answers", batch, "--jobs", "2")
			reportRatio(b, "", bare, score)
			reportRatio(b, "wall-", bareWall, time.Since(began))
		}
	})
}

// compareFile measures the score of one snippet and the compiler alone.
func compareFile(b *testing.B, program string, g judge.Golden) {
	f := newFileTimes(b, program, g)
	for b.Loop() {
		f.measure(b)
	}
	reportRatio(b, "", median(f.cpu[0]), median(f.cpu[2]))
	reportRatio(b, "wall-", median(f.wall[0]), median(f.wall[2]))
	reportRatio(b, "plain-wall-", median(f.wall[1]), median(f.wall[2]))
}

// fileTimes holds the times of three commands on one file: the compiler with the flags of
// assay, the compiler without the flags that turn off checks, and the score.
type fileTimes struct {
	commands  [3][]string
	cpu, wall [3][]time.Duration
}

func newFileTimes(b *testing.B, program string, g judge.Golden) *fileTimes {
	file := filepath.Join(b.TempDir(), "a.swift")
	if err := os.WriteFile(file, []byte(g.Snippet.Files[0].Text), 0o644); err != nil {
		b.Fatal(err)
	}
	score := []string{program, "swift", "score", "--target", g.Snippet.Target.String(), "--language-mode", g.Snippet.Mode, file}
	trimmed, plain := bareArgs(b, file, runProgram(b, append(slices.Clone(score), "--json")...))
	return &fileTimes{commands: [3][]string{trimmed, plain, score}}
}

// measure runs each command once.
func (f *fileTimes) measure(b *testing.B) {
	for i, args := range f.commands {
		began := time.Now()
		f.cpu[i] = append(f.cpu[i], cpuTime(b, args...))
		f.wall[i] = append(f.wall[i], time.Since(began))
	}
}

// writeBatch writes a file of answers, one for each of the first n snippets.
func writeBatch(b *testing.B, goldens []judge.Golden, n int) string {
	var out bytes.Buffer
	for _, g := range goldens[:n] {
		err := json.NewEncoder(&out).Encode(map[string]string{"id": g.Name, "platform": g.Snippet.Target.String(),
			"answer": "```swift\n" + g.Snippet.Files[0].Text + "\n```\n"})
		if err != nil {
			b.Fatal(err)
		}
	}
	path := filepath.Join(b.TempDir(), "answers.jsonl")
	if err := os.WriteFile(path, out.Bytes(), 0o644); err != nil {
		b.Fatal(err)
	}
	return path
}

// bareArgs returns the call of the compiler that only checks the types of a file, from the
// report of its judgement: as assay would write it, and without the flags by which assay
// turns off checks of the compiler by itself.
func bareArgs(b *testing.B, file string, report []byte) (trimmed, plain []string) {
	var r judge.Report
	if err := json.Unmarshal(report, &r); err != nil {
		b.Fatal(err)
	}
	args := slices.Clone(r.Args)
	args[slices.IndexFunc(args, func(a string) bool { return strings.HasPrefix(a, "-emit-") })] = "-typecheck"
	for _, flag := range []string{"-o", "-index-store-path", "-Xllvm"} {
		i := slices.Index(args, flag)
		args = slices.Delete(args, i, i+2)
	}
	args[len(args)-1] = file
	trimmed = slices.DeleteFunc(args, func(a string) bool { return a == "-index-ignore-clang-modules" })
	plain = slices.DeleteFunc(slices.Clone(trimmed), func(a string) bool {
		return a == "-disable-ast-verifier" || a == "-sil-verify-none" || strings.HasPrefix(a, "-sil-stop-")
	})
	return trimmed, plain
}

func runProgram(b *testing.B, args ...string) []byte {
	out, err := exec.Command(args[0], args[1:]...).Output()
	if err != nil {
		b.Fatal(err)
	}
	return out
}

// cpuTime returns the processor time of a command and its children. The compiler may find
// errors.
func cpuTime(b *testing.B, args ...string) time.Duration {
	cmd := exec.Command(args[0], args[1:]...)
	_ = cmd.Run()
	if cmd.ProcessState == nil {
		b.Error(args[0] + " did not start")
		return 0
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
}

// runTwo runs commands on two workers and returns their processor time.
func runTwo(b *testing.B, commands [][]string) (total time.Duration) {
	next := make(chan []string)
	var mu sync.Mutex
	var wait sync.WaitGroup
	for range 2 {
		wait.Go(func() {
			for c := range next {
				one := cpuTime(b, c...)
				mu.Lock()
				total += one
				mu.Unlock()
			}
		})
	}
	for _, c := range commands {
		next <- c
	}
	close(next)
	wait.Wait()
	return total
}

func median[T cmp.Ordered](all []T) T {
	all = slices.Sorted(slices.Values(all))
	return all[len(all)/2]
}

func reportRatio(b *testing.B, what string, bare, score time.Duration) {
	b.ReportMetric(1000*bare.Seconds(), what+"bare-ms")
	b.ReportMetric(1000*score.Seconds(), what+"score-ms")
	b.ReportMetric(score.Seconds()/bare.Seconds(), what+"ratio")
}
