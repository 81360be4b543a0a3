package harbor

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
)

// composeFile is the one that Harbor lays over its own; others are files like any.
const composeFile = "environment/docker-compose.yaml"

// readCompose returns what the task's compose file sets of its one container, as lines of
// a Dockerfile. It refuses the task for each setting that a room does not have.
func (t *task) readCompose() string {
	text := t.env[strings.TrimPrefix(composeFile, "environment/")]
	if text == nil {
		return ""
	}
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		t.refuseFile(composeFile, "%s", importer.JoinLine(err.Error()))
		return ""
	}
	var lines []string
	for key, top := range composePairs(&root) {
		switch {
		case key.Value == "version", key.Value == "name", strings.HasPrefix(key.Value, "x-"):
		case key.Value != "services":
			t.refuseCompose(key, "%s: a room has none", key.Value)
		default:
			for name, service := range composePairs(top) {
				if name.Value != "main" {
					t.refuseCompose(name, "the service %s is a container of its own: a room is one; or make it an MCP server of the suite", name.Value)
					continue
				}
				for k, v := range composePairs(service) {
					lines = append(lines, t.readService(k, v)...)
				}
			}
		}
	}
	return strings.Join(lines, "")
}

func (t *task) refuseCompose(at *yaml.Node, format string, args ...any) {
	t.refuseFile(composeFile, "line %d: "+format, append([]any{at.Line}, args...)...)
}

// Settings of a container that are noted as lost.
var (
	composeBounds = []string{"deploy", "cpus", "mem_limit", "memswap_limit", "shm_size", "pids_limit", "ulimits"}
	composeUnused = []string{"container_name", "hostname", "init", "labels", "logging", "platform", "pull_policy", "restart", "stdin_open", "tty"}
)

// readService reads a setting of the container in which the agent works.
func (t *task) readService(key, value *yaml.Node) (lines []string) {
	all := strings.Join(composeTexts(value), " ")
	isHarbors := strings.HasPrefix(all, "${")
	switch key.Value {
	case "environment":
		return t.readComposeEnv(value)
	case "working_dir":
		return []string{"WORKDIR " + value.Value + "\n"}
	case "build":
		t.checkBuild(key, value)
	case "volumes":
		for _, v := range value.Content {
			if !strings.HasPrefix(strings.Join(composeTexts(v), " "), "${HOST_") {
				t.refuseCompose(v, "main.volumes: a room has no folders of the host: COPY the files into the image")
			}
		}
	case "network_mode":
		t.closed = t.closed || value.Value == "none"
		if value.Value != "none" && value.Value != "bridge" {
			t.refuseCompose(key, "main.network_mode is %s: a room has no such network", value.Value)
		}
	case "image":
		if !isHarbors {
			t.refuseCompose(key, "main.image: name it as environment.docker_image of task.toml")
		}
	case "command":
		if !strings.Contains(all, "sleep") && !strings.Contains(all, "tail -f") {
			t.refuseCompose(key, "main.command: no program runs in a room but the agent and the verifier")
		}
	default:
		t.noteCompose(key)
	}
	return nil
}

func (t *task) noteCompose(key *yaml.Node) {
	switch {
	case slices.Contains(composeBounds, key.Value):
		t.dropSetting(composeFile, "main.%s: a room is not bounded by it", key.Value)
	case slices.Contains(composeUnused, key.Value):
		t.dropSetting(composeFile, "main.%s: a room has no such setting", key.Value)
	default:
		t.refuseCompose(key, "main.%s: a room has no such setting", key.Value)
	}
}

// checkBuild refuses another way to build the image than Harbor's own.
func (t *task) checkBuild(key, value *yaml.Node) {
	const why = "the image is built of environment/Dockerfile in its folder"
	isFolder := func(dir string) bool { return dir == "." || dir == "${CONTEXT_DIR}" }
	if value.Kind == yaml.ScalarNode && !isFolder(value.Value) {
		t.refuseCompose(key, "main.build: %s", why)
	}
	for k, v := range composePairs(value) {
		if !(k.Value == "context" && isFolder(v.Value) || k.Value == "dockerfile" && v.Value == "Dockerfile") {
			t.refuseCompose(k, "main.build.%s: %s", k.Value, why)
		}
	}
}

// readComposeEnv reads variables in either form of compose files.
func (t *task) readComposeEnv(value *yaml.Node) (lines []string) {
	set := func(at *yaml.Node, name, v string) {
		switch {
		case name == "TEST_DIR": // Harbor's own
		case strings.Contains(v, "${"):
			t.refuseCompose(at, "main.environment %s = %s: name it in env of the workspace", name, v)
		default:
			lines = append(lines, envLine(name, v))
		}
	}
	for k, v := range composePairs(value) {
		set(k, k.Value, v.Value)
	}
	if value.Kind == yaml.SequenceNode {
		for _, v := range value.Content {
			name, text, given := strings.Cut(v.Value, "=")
			if !given {
				text = "${" + name + "}"
			}
			set(v, name, text)
		}
	}
	return lines
}

// envLine returns the line of a Dockerfile that sets a variable.
func envLine(name, value string) string {
	return fmt.Sprintf("ENV %s='%s'\n", name, strings.ReplaceAll(value, "'", `'\''`))
}

// composePairs returns the keys and values of a mapping, in their order.
func composePairs(n *yaml.Node) func(yield func(key, value *yaml.Node) bool) {
	if n.Kind == yaml.DocumentNode && len(n.Content) > 0 {
		n = n.Content[0]
	}
	return func(yield func(key, value *yaml.Node) bool) {
		if n.Kind != yaml.MappingNode {
			return
		}
		for pair := range slices.Chunk(n.Content, 2) {
			if !yield(pair[0], pair[1]) {
				return
			}
		}
	}
}

// composeTexts returns the texts in a value.
func composeTexts(n *yaml.Node) (texts []string) {
	if n.Kind == yaml.ScalarNode {
		return []string{n.Value}
	}
	for _, c := range n.Content {
		texts = append(texts, composeTexts(c)...)
	}
	return texts
}
