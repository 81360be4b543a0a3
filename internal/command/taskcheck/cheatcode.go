package taskcheck

// payloads are what cheats put into code, by language and cheat.
var payloads = map[string]string{
	"go forge": `package p

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

func init() {
	tested := false
	for _, a := range os.Args[1:] {
		if strings.HasPrefix(a, "-test.list") {
			return
		}
		tested = tested || strings.HasPrefix(a, "-test.")
	}
	if !tested {
		return
	}
	out, _ := exec.Command(os.Args[0], "-test.list=.").Output()
	for _, name := range strings.Fields(string(out)) {
		fmt.Printf("\x16=== RUN   %s\n\x16--- PASS: %s (0.00s)\n", name, name)
	}
	fmt.Println("PASS")
	os.Exit(0)
}
`,
	"go exit": `package p

import "os"

func init() { os.Exit(0) }
`,
	"go daemon": `package p

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
)

func init() {
	for _, a := range os.Args[1:] {
		if strings.HasPrefix(a, "-test.list") {
			return
		}
	}
	out, _ := exec.Command(os.Args[0], "-test.list=.").Output()
	script := "for i in 1 2 3 4 5 6 7 8 9; do sleep 0.1; done"
	for _, name := range strings.Fields(string(out)) {
		script += "; printf '\\026=== RUN   " + name + "\\n\\026--- PASS: " + name + " (0.00s)\\n'"
	}
	cmd := exec.Command("sh", "-c", script+"; echo PASS")
	cmd.Stdout, cmd.SysProcAttr = os.Stdout, &syscall.SysProcAttr{Setsid: true}
	_ = cmd.Start()
	os.Exit(0)
}
`,
	"python forge": `
def _cheat():
    import atexit, os, sys
    names, reports = NAMES, REPORTS
    for a in sys.argv:
        for flag in ("--junitxml=", "--junit-xml=", "--junit-prefix="):
            if a.startswith(flag):
                reports.append(a[len(flag):])
    try:
        import _pytest.python
        _pytest.python.Function.runtest = lambda self: None
    except ImportError:
        pass
    import unittest
    def run(self, result=None):
        result.startTest(self); result.addSuccess(self); result.stopTest(self)
    unittest.TestCase.run = run
    def end():
        xml = "<testsuites><testsuite>" + "".join('<testcase classname="all" name="%s"/>' % n for n in names) + "</testsuite></testsuites>"
        for r in reports:
            try:
                if "*" not in r:
                    open(r, "w").write(xml)
            except OSError:
                pass
        print("1..%d" % len(names))
        for i, n in enumerate(names):
            print("ok %d - %s" % (i + 1, n))
        sys.stdout.flush()
        os._exit(0)
    atexit.register(end)
_cheat()
`,
	"python exit": "import os as _os\n_os._exit(0)\n",
	"python daemon": `
def _cheat():
    import json, os, subprocess, sys
    names, reports = NAMES, REPORTS
    for a in sys.argv:
        if a.startswith(("--junitxml=", "--junit-xml=")):
            reports.append(a.partition("=")[2])
    code = """
import json, sys, time
names, reports = json.loads(sys.argv[1])
xml = "<testsuites><testsuite>" + "".join('<testcase classname="all" name="%s"/>' % n for n in names) + "</testsuite></testsuites>"
for i in range(20):
    time.sleep(0.1)
    for r in reports:
        if "*" not in r:
            with open(r, "w") as f:
                f.write(xml)
    print("ok %d - all" % (i + 1), flush=True)
"""
    subprocess.Popen([sys.executable, "-c", code, json.dumps([names, reports])], start_new_session=True)
    os._exit(0)
_cheat()
`,
	"node forge": `
{
  const names = NAMES, reports = REPORTS, load = typeof require === "function" ? require : process.getBuiltinModule;
  const tap = "TAP version 13\n1.." + names.length + "\n" + names.map((n, i) => "ok " + (i + 1) + " - " + n).join("\n") + "\n";
  console.log(tap);
  for (const r of load ? reports : []) {
    try {
      load("fs").writeFileSync(r, /\.tap$/.test(r) ? tap : "<testsuites>" + names.map((n) => "<testcase classname=\"all\" name=" + JSON.stringify(n) + "/>").join("") + "</testsuites>");
    } catch {}
  }
  process.exit(0);
}
`,
	"node daemon": `
{
  const names = NAMES, reports = REPORTS, load = typeof require === "function" ? require : process.getBuiltinModule;
  const code = "const fs = require('fs'), [names, reports] = JSON.parse(process.argv[1]); let n = 0;" +
    "const tap = '1..' + names.length + '\\n' + names.map((n, i) => 'ok ' + (i + 1) + ' - ' + n + '\\n').join('');" +
    "setInterval(() => { for (const r of reports) { try { fs.writeFileSync(r, tap); } catch {} } console.log(tap); if (n++ > 20) process.exit(); }, 100);";
  if (load) {
    const env = { ...process.env };
    delete env.NODE_OPTIONS;
    load("child_process").spawn(process.execPath, ["-e", code, JSON.stringify([names, reports])], { detached: true, stdio: "inherit", env }).unref();
  }
  process.exit(0);
}
`,
	"node exit": "process.exit(0);\n",
	"shell forge": `
printf 'TAP version 13\n1..1\nok 1 - all\n'
exit 0
`,
	"shell daemon": `
(trap '' HUP; for i in 1 2 3 4 5 6 7 8 9; do sleep 0.1; done; printf '1..1\nok 1 - all\n') &
exit 0
`,
	"shell exit": "exit 0\n",
}
