package command

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

const hiddenJS = `const { test, describe, it } = require('node:test');
const assert = require('node:assert');
const { add } = require('../calc.js');
test('adds', () => assert.strictEqual(add(1, 2), 3));
describe('suite # one', () => { it('adds later', async () => { await null; assert.equal(add(2, 2), 4); }); });
test('parent', async (t) => { await t.test('child', () => assert.equal(add(0, 1), 1)); });
assert.nearly = (a, b) => assert.ok(Math.abs(a - b) < 1);
test('two\nlines, # and \\', (t) => { t.mock.method(require('node:fs'), 'writeSync', () => 0); assert.nearly(add(1, 1), 2.5); });
test('skipped', { skip: true }, () => {});
test('skips itself', (t) => t.skip('not here'));
test('expected', { todo: true }, () => { throw new Error('some day'); });
test('starts a program', () => assert.equal(require('node:child_process').execFileSync(process.execPath, ['-p', '1+1']).toString(), '2\n'));
`

const hiddenESM = `import test from 'node:test';
import assert from 'node:assert/strict';
import calc from '../calc.js';
test('adds in a module', () => assert.equal(calc.add(1, 1), 2));
`

// forgeJS knows node:test, and nothing of the tests.
const forgeJS = `
const fs = require('node:fs');
const names = fs.readdirSync('test').flatMap((f) => [...fs.readFileSync('test/' + f, 'utf8').matchAll(/(?:test|it)\('([^']*)'/g)].map((m) => m[1]));
const tap = 'TAP version 13\n' + names.map((n, i) => 'ok ' + (i + 1) + ' - ' + n + '\n').join('') + '1..' + names.length + '\n';
`

// TestScriptsOfNode checks that with evidence: driver no file of the workspace can put
// another program in the place of the tests that a script of npm starts.
func TestScriptsOfNode(t *testing.T) {
	testenv.Slow(t)
	if _, err := exec.LookPath("npm"); err != nil {
		testenv.Missing(t, "node", "scripts of npm")
	}
	const script, wrong = `{"scripts":{"test":"node --test --test-reporter=tap"}}`, "exports.add = () => 0"
	const forged = "#!/bin/sh\nprintf 'TAP version 13\\nok 1 - adds\\nok 2 - two\\n1..2\\n'\n"
	npm, npx := []string{"npm", "test", "--silent"}, []string{"npx", "node", "--test", "--test-reporter=tap"}
	for _, tc := range []struct {
		name    string
		command []string
		exit    int
		files   map[string]string
		want    trial.Verdict
	}{
		{"right", npm, 0, map[string]string{"package.json": script, "calc.js": "exports.add = (a, b) => a + b;"}, trial.Pass},
		{"wrong", npm, 0, map[string]string{"package.json": script, "calc.js": wrong}, trial.Fail},
		{"another script", npm, 0, map[string]string{"package.json": `{"scripts":{"test":"sh fake.sh"}}`, "fake.sh": forged, "calc.js": wrong}, trial.Fail},
		{"another script, another code", npm, 3, map[string]string{"package.json": `{"scripts":{"test":"sh fake.sh; exit 3"}}`, "fake.sh": forged, "calc.js": wrong}, trial.Fail},
		{"tests of its own", npm, 0, map[string]string{"package.json": `{"scripts":{"test":"node --test --test-reporter=tap test/ok.test.js"}}`,
			"test/ok.test.js": "require('node:test').test('ok', () => {})", "calc.js": wrong}, trial.Fail},
		{"a shell of .npmrc", npm, 0, map[string]string{"package.json": script, ".npmrc": "script-shell=./fake.sh\n", "fake.sh": forged, "calc.js": wrong}, trial.Fail},
		{"options of .npmrc", npm, 0, map[string]string{"package.json": script, ".npmrc": "node-options=--require ./fake.js\n", "calc.js": wrong,
			"fake.js": `console.log("TAP version 13\nok 1 - adds\n1..1"); process.exit(0)`}, trial.Fail},
		{"node_modules/.bin", npm, 0, map[string]string{"package.json": script, "node_modules/.bin/node": forged, "calc.js": wrong}, trial.Fail},
		{"node_modules/.bin and npx", npx, 0, map[string]string{"node_modules/.bin/node": forged, "calc.js": wrong}, trial.Fail},
	} {
		t.Run(tc.name, func(t *testing.T) {
			settings := map[string]any{"command": tc.command, "exit": tc.exit, "results": "tap", "evidence": byDriver,
				"files": map[string]any{"test/calc.test.js": hiddenJS, "test/more.test.mjs": hiddenESM}}
			for _, byExit := range []bool{false, true} {
				if byExit {
					delete(settings, "results")
				}
				s, err := grader(t).Grade(t.Context(), caseOf(t, settings, tc.files))
				if err != nil {
					t.Fatal(err)
				}
				for _, c := range s.Criteria {
					if c.Verdict != tc.want && !(byExit && c.Verdict == trial.NotApplicable) {
						t.Errorf("%s is %s, want %s: %q", c.Name, c.Verdict, tc.want, c.Evidence)
					}
				}
				if s.Details["evidence"] != byDriver {
					t.Errorf("evidence %q", s.Details["evidence"])
				}
			}
		})
	}
}

func TestNodeEvidence(t *testing.T) {
	testenv.Slow(t)
	node, err := exec.LookPath("node")
	if other := os.Getenv("ASSAY_TEST_NODE"); other != "" {
		node, err = other, nil
	}
	if err != nil {
		testenv.Missing(t, "node", "tests of JavaScript code")
	}
	type m = map[string]any
	tap := m{"command": []string{node, "--test", "--test-reporter=tap"}, "results": "tap", "require": []string{"adds", "suite*adds later", "parent/child", "adds in a module"}}
	bare := m{"command": []string{"sh", "-c", node + " --test"}}
	file := m{"command": []string{node, "--test", "--test-reporter=tap", "--test-reporter-destination=out.tap"}, "results": "tap", "results_file": "out.tap"}
	xml := m{"command": []string{node, "--test", "--test-reporter=junit"}, "results": "junit", "require": []string{"*adds", "*child"}}
	const right, wrong = "exports.add = (a, b) => a + b;\n", "exports.add = () => 0;\n"
	f, p, none := trial.Fail, trial.Pass, trial.NotApplicable
	for _, tc := range []struct {
		name          string
		settings      m
		calc          string
		passes, tests trial.Verdict
		says          string
	}{
		{"right", tap, right, p, p, ""},
		{"right, exit code", bare, right, p, none, ""},
		{"right, file", file, right, p, p, ""},
		{"right, JUnit", xml, right, p, p, ""},
		{"exits, JUnit", xml, "process.exit(0)", f, f, "ended before its tests"},
		{"wrong", tap, wrong, f, f, "failed: adds"},
		{"exits", tap, "process.exit(0)", f, f, "ended before its tests"},
		{"exits, exit code", bare, "process.exit(0)", f, none, "ended before its tests"},
		{"exits in a test", tap, "exports.add = () => process.exit(0)", f, f, "ended before its tests"},
		{"exits at once", bare, "process.reallyExit(0)", f, none, "ended before its tests"},
		{"exit code", tap, wrong + "process.on('exit', () => { process.exitCode = 0; process.reallyExit(0); })", f, f, ""},
		{"prints", tap, forgeJS + "console.log(tap); process.exit(0)", f, f, ""},
		{"prints as the runner", tap, forgeJS + "try { fs.appendFileSync('/proc/' + process.ppid + '/fd/1', tap) } catch {} process.exit(0)", f, f, ""},
		{"writes the results", file, forgeJS + "process.on('exit', () => { fs.writeFileSync('out.tap', tap); process.reallyExit(0) }); exports.add = () => 0", f, f, ""},
		{"kills itself", tap, "process.kill(process.pid, 'SIGKILL')", f, f, ""},
		{"kills the runner", tap, forgeJS + "console.log(tap); process.kill(process.ppid, 'SIGTERM'); exports.add = () => 0", f, f, ""},
		{"asserts nothing", tap, "const a = require('node:assert'); for (const k of Object.keys(a)) { try { a[k] = () => {} } catch {} } exports.add = () => 0", f, f, "failed: adds"},
		{"excuses", tap, wrong + "require('node:test').beforeEach((t) => t.todo('later'))", f, f, "failed: adds"},
		{"excuses, exit code", bare, wrong + "require('node:test').beforeEach((t) => t.todo('later'))", f, none, ""},
		{"no tests", bare, "const t = require('node:test'); for (const k of Object.keys(t)) { try { t[k] = () => {} } catch {} } exports.add = () => 0", f, none, ""},
		{"syntax", tap, "exports.add = (", f, f, ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			settings := m{"files": m{"test/calc.test.js": hiddenJS, "test/more.test.mjs": hiddenESM, "test/helper.js": "exports.help = 1;\n"}}
			for k, v := range tc.settings {
				settings[k] = v
			}
			s, err := grader(t).Grade(t.Context(), caseOf(t, settings, map[string]string{"calc.js": tc.calc}))
			if err != nil {
				t.Fatal(err)
			}
			all := strings.Join(append(append([]string(nil), s.Criteria[0].Evidence...), s.Criteria[1].Evidence...), "\n")
			if s.Criteria[0].Verdict != tc.passes || s.Criteria[1].Verdict != tc.tests || s.Details["evidence"] != byDriver || !strings.Contains(all, tc.says) {
				t.Errorf("passes %s, tests %s, evidence %q; want %s, %s with %q\n%s", s.Criteria[0].Verdict, s.Criteria[1].Verdict, s.Details["evidence"], tc.passes, tc.tests, tc.says, all)
			}
		})
	}
}
