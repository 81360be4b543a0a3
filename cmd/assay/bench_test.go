package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
			commands = append(commands, bareArgs(b, file, s.Report))
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

// compareFile measures the score of one snippet and the bare compiler, by turns.
func compareFile(b *testing.B, program string, g judge.Golden) {
	file := filepath.Join(b.TempDir(), "a.swift")
	if err := os.WriteFile(file, []byte(g.Snippet.Files[0].Text), 0o644); err != nil {
		b.Fatal(err)
	}
	score := []string{program, "swift", "score", "--target", g.Snippet.Target.String(), "--language-mode", g.Snippet.Mode, file}
	bare := bareArgs(b, file, runProgram(b, append(slices.Clone(score), "--json")...))
	var bareTimes, scoreTimes, bareWall, scoreWall []time.Duration
	measure := func(cpu, wall *[]time.Duration, args ...string) {
		began := time.Now()
		*cpu = append(*cpu, cpuTime(b, args...))
		*wall = append(*wall, time.Since(began))
	}
	for b.Loop() {
		measure(&bareTimes, &bareWall, bare...)
		measure(&scoreTimes, &scoreWall, score...)
	}
	reportRatio(b, "", median(bareTimes), median(scoreTimes))
	reportRatio(b, "wall-", median(bareWall), median(scoreWall))
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

// bareArgs returns the bare call of the compiler for a file, from the report of its judgement.
func bareArgs(b *testing.B, file string, report []byte) []string {
	var r judge.Report
	if err := json.Unmarshal(report, &r); err != nil {
		b.Fatal(err)
	}
	args := slices.Clone(r.Args)
	args[slices.Index(args, "-emit-module")] = "-typecheck"
	for _, flag := range []string{"-o", "-index-store-path"} {
		i := slices.Index(args, flag)
		args = slices.Delete(args, i, i+2)
	}
	args[len(args)-1] = file
	return slices.DeleteFunc(args, func(a string) bool { return a == "-index-ignore-clang-modules" })
}

func runProgram(b *testing.B, args ...string) []byte {
	out, err := exec.Command(args[0], args[1:]...).Output()
	if err != nil {
		b.Fatal(err)
	}
	return out
}

// cpuTime returns the processor time of a command and what it starts. The compiler may find
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

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}

func reportRatio(b *testing.B, what string, bare, score time.Duration) {
	b.ReportMetric(1000*bare.Seconds(), what+"bare-ms")
	b.ReportMetric(1000*score.Seconds(), what+"score-ms")
	b.ReportMetric(score.Seconds()/bare.Seconds(), what+"ratio")
}
