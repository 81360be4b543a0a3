package harbor

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/image"
)

// readImageTask reads a task that runs in its image.
func (t *task) readImageTask() {
	t.checkCommon()
	t.checkPhase("agent", t.conf.Agent)
	t.checkPhase("verifier", t.conf.Verifier)
	t.noteUnused()
	t.readServers()
	t.prompt = t.readText("instruction.md")
	t.env = t.readFolder("environment")
	t.tests = t.readFolder("tests")
	t.solution = t.readFolder("solution")
	if len(t.tests["test.sh"]) == 0 {
		t.refuseFile("tests/test.sh", "there is no such file: nothing would be checked")
	}
	text := t.imageFile()
	if text == "" {
		return
	}
	for _, err := range workspace.CheckDockerfile(text) {
		t.refuseFile("environment/Dockerfile", "%v", err)
	}
	t.env["Dockerfile"] = []byte(text)
}

// entryPoint matches the program that a container starts.
var entryPoint = lazyregexp.New(`(?mi)^[ \t]*ENTRYPOINT[ \t]+(?:[^\[\s]|\[[ \t]*")`)

// imageFile returns the Dockerfile of the task's image, or "" if it is a prebuilt one, or
// with a reason to refuse the task.
func (t *task) imageFile() string {
	e := &t.conf.Environment
	compose := t.readCompose()
	var b strings.Builder
	switch {
	case e.Image != "":
		if err := image.CheckRef(e.Image); err != nil {
			t.refuseFile(configFile, "environment.docker_image %s: %v", e.Image, err)
			return ""
		}
		t.env = map[string][]byte{} // the image holds them
		if len(e.Env) == 0 && e.Workdir == "" && compose == "" {
			return ""
		}
		fmt.Fprintf(&b, "FROM %s\n", e.Image)
	case t.env["Dockerfile"] == nil:
		t.refuseFile("environment", "there is neither a Dockerfile nor environment.docker_image")
		return ""
	default:
		b.Write(t.env["Dockerfile"])
		b.WriteString("\n")
		if m := entryPoint.FindIndex(t.env["Dockerfile"]); m != nil {
			t.dropSetting("environment/Dockerfile", "line %d: ENTRYPOINT: what it starts is not there", 1+bytes.Count(t.env["Dockerfile"][:m[0]], []byte("\n")))
		}
	}
	b.WriteString(compose)
	for _, name := range importer.SortedKeys(e.Env) {
		if strings.Contains(e.Env[name], "${") {
			t.refuseFile(configFile, "environment.env %s = %s: name it in env of the workspace", name, e.Env[name])
			continue
		}
		b.WriteString(envLine(name, e.Env[name]))
	}
	if e.Workdir != "" {
		fmt.Fprintf(&b, "WORKDIR %s\n", e.Workdir)
	}
	return b.String()
}

// readFolder reads the plain files of a folder of the task, none if it is not there. It
// notes in execs which can be executed.
func (t *task) readFolder(dir string) map[string][]byte {
	files := map[string][]byte{}
	err := fs.WalkDir(t.root.FS(), dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := t.readFile(p)
		if err != nil {
			t.refuseFile(p, "%v", err)
			return nil
		}
		files[strings.TrimPrefix(p, dir+"/")] = b
		if info, err := d.Info(); err == nil && info.Mode()&0o111 != 0 {
			t.taskExecs = append(t.taskExecs, p)
		}
		return nil
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.refuseFile(dir, "%v", importer.TrimPath(err))
	}
	return files
}

// addImageTask adds a task that runs in its image.
func (t *task) addImageTask(id string, verifier time.Duration) {
	c := t.converter
	c.dropped = append(c.dropped, t.notes...)
	task := block{"id": id, "prompt": t.prompt}
	if _, built := t.env["Dockerfile"]; built {
		task["image"] = "../environments/" + id + "/Dockerfile"
	} else {
		task["image"] = t.conf.Environment.Image
	}
	places := map[string]string{"environment": "environments/" + id + "/", "tests": "tests/" + id + "/files/", "solution": "oracle/" + id + "/"}
	for dir, files := range map[string]map[string][]byte{"environment": t.env, "tests": t.tests, "solution": t.solution} {
		for name, b := range files {
			c.files[places[dir]+name] = b
		}
	}
	for _, p := range t.taskExecs {
		dir, name, _ := strings.Cut(p, "/")
		if _, kept := c.files[places[dir]+name]; kept {
			c.execs = append(c.execs, places[dir]+name)
		}
	}
	c.solved = c.solved || t.solution["solve.sh"] != nil
	files := map[string]string{}
	for name, b := range t.tests {
		files[verifierDir+"/files/"+name] = "../tests/" + id + "/files/" + name
		c.online = c.online || strings.HasSuffix(name, ".sh") && installer.Match(b)
	}
	c.files["tests/"+id+"/verify.sh"] = []byte(t.imageVerifyScript())
	files[verifierDir+"/verify.sh"] = "../tests/" + id + "/verify.sh"
	set := block{"HARBOR_FILES": "{repo}/" + verifierDir + "/files"}
	grader := block{"command": []string{"sh", "{repo}/" + verifierDir + "/verify.sh"}, "files": files, "set": set, "timeout": verifier.String(), "evidence": rewardEvidence}
	var env []string
	for _, name := range importer.SortedKeys(t.conf.Verifier.Env) {
		if v := t.conf.Verifier.Env[name]; strings.Contains(v, "${") {
			env = append(env, name)
		} else {
			set[name] = v
		}
	}
	if len(env) > 0 {
		grader["env"] = env
	}
	task["graders"] = block{"verifier": grader}
	t.writeTask(id, task)
}

// imageVerifyScript returns the script that puts the verifier where Harbor does, runs it
// and reads its reward.
func (t *task) imageVerifyScript() string {
	shell := "bash"
	if line, _, _ := strings.Cut(string(t.tests["test.sh"]), "\n"); strings.HasPrefix(line, "#!") {
		shell = strings.TrimSpace(strings.TrimPrefix(strings.TrimRight(line, " \r"), "#!"))
	}
	var b strings.Builder
	b.WriteString("rm -rf /tests /logs/verifier\nmkdir -p /tests /logs/verifier || exit 3\ncp -R \"$HARBOR_FILES\"/. /tests || exit 3\n")
	for _, p := range t.taskExecs {
		if name, ok := strings.CutPrefix(p, "tests/"); ok {
			fmt.Fprintf(&b, "chmod +x '/tests/%s'\n", strings.ReplaceAll(name, "'", `'\''`))
		}
	}
	b.WriteString("HARBOR_LOGS=/logs/verifier\n")
	return b.String() + shell + " /tests/test.sh\n" + rewardScript
}

// oracleScript plays Harbor's agent "oracle": it runs the solution of the task.
const oracleScript = `# Runs the solution of the task, as Harbor's agent "oracle" does.
read -r line
task=$(printf '%s' "$line" | sed 's/.*"task":"\([^"]*\)".*/\1/')
rm -rf /solution
mkdir -p /solution && cp -R "$1/$task/." /solution || exit 3
if command -v bash >/dev/null; then bash /solution/solve.sh >&2; else sh /solution/solve.sh >&2; fi
echo '{"type":"answer","text":"ran the solution"}'
`

// useImages makes a suite of tasks that run in their images, and returns the comment at
// its beginning.
func (c *converter) useImages(out block) string {
	space := block{}
	if c.closed {
		space["network"] = block{"mode": "none"}
	} else if c.online {
		space["network"] = block{"graders": "open"}
	}
	delete(out, "workspace")
	if len(space) > 0 {
		out["workspace"] = space
	}
	if c.solved {
		c.files["oracle/oracle.sh"] = []byte(oracleScript)
		out["agents"].(block)["oracle"] = block{"kind": "command", "scripted": true, "command": []string{"sh", "{suite}/oracle/oracle.sh", "{suite}/oracle"}}
		return "Made by assay import harbor. The agent claude is a suggestion: name the ones to measure. The agent oracle runs the solutions."
	}
	return "Made by assay import harbor. The agent is a suggestion: name the ones to measure."
}
