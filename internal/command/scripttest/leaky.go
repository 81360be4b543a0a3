package scripttest

import (
	"bufio"
	"context"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// leaky is the program leaky of the scripts. It prints the variables that its arguments
// name in the way in which each kind of program of a trial prints:
//
//	leaky agent NAME…   an agent of kind command: messages, other output, files
//	leaky server NAME…  an MCP server: replies, errors, its log
//	leaky client CONFIG NAME…
//	                    a coding agent, which starts the servers of a configuration
//	leaky print NAME…   any program: standard output and standard error; it fails
func leaky(args []string) int {
	isClient := args[0] == "client"
	if isClient {
		if err := callServers(args[1]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		args = args[1:]
	}
	var text strings.Builder
	for _, name := range args[1:] {
		value := os.Getenv(name)
		fmt.Fprintf(&text, "%s has %d bytes\n", name, len(value))
		for _, how := range encoded(value) {
			fmt.Fprintf(&text, "%s: %s\n", how.name, how.text)
		}
	}
	switch args[0] {
	case "agent":
		return leakyAgent(text.String())
	case "server":
		fmt.Fprintln(os.Stderr, text.String())
		s := sdk.NewServer(&sdk.Implementation{Name: "leaky", Version: "1"}, &sdk.ServerOptions{Instructions: text.String()})
		for name, failed := range map[string]bool{"tell": false, "fail": true} {
			s.AddTool(&sdk.Tool{Name: name, Description: "tells", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
				return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: text.String()}}, StructuredContent: map[string]string{"text": text.String()}, IsError: failed}, nil
			})
		}
		s.AddTool(&sdk.Tool{Name: "break", Description: "breaks", InputSchema: json.RawMessage(`{"type":"object"}`)}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			return nil, errors.New(text.String())
		})
		if err := s.Run(context.Background(), &sdk.StdioTransport{}); err != nil {
			return 1
		}
	default:
		fmt.Println(text.String())
		fmt.Fprintln(os.Stderr, text.String())
		if isClient {
			answer, _ := json.Marshal(map[string]string{"answer": text.String()})
			fmt.Println(string(answer))
			return 0
		}
		return 1
	}
	return 0
}

// callServers starts the MCP servers of a configuration, calls their tools and prints
// what they say.
func callServers(path string) error {
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var config struct {
		Servers map[string]struct {
			Command string
			Args    []string
			Env     map[string]string
		} `json:"mcpServers"`
	}
	if err := json.Unmarshal(b, &config); err != nil {
		return err
	}
	fmt.Println(string(b))
	for _, s := range config.Servers {
		cmd := exec.Command(s.Command, s.Args...)
		cmd.Env, cmd.Stderr = os.Environ(), os.Stderr
		for name, value := range s.Env {
			cmd.Env = append(cmd.Env, name+"="+value)
		}
		session, err := sdk.NewClient(&sdk.Implementation{Name: "leaky", Version: "1"}, nil).Connect(context.Background(), &sdk.CommandTransport{Command: cmd}, nil)
		if err != nil {
			return err
		}
		fmt.Println(session.InitializeResult().Instructions)
		if _, err := session.ListTools(context.Background(), nil); err != nil {
			return err
		}
		for _, tool := range []string{"tell", "fail", "break"} {
			result, err := session.CallTool(context.Background(), &sdk.CallToolParams{Name: tool})
			said, _ := json.Marshal(result)
			fmt.Println(tool, string(said), err)
		}
		if err := session.Close(); err != nil {
			return err
		}
	}
	return nil
}

func leakyAgent(text string) int {
	in := bufio.NewReader(os.Stdin)
	send := func(message map[string]any) {
		b, _ := json.Marshal(message) // strings
		fmt.Println(string(b))
	}
	task, err := in.ReadString('\n')
	if err != nil {
		return 1
	}
	fmt.Print(text)
	fmt.Fprint(os.Stderr, text)
	if err := os.WriteFile("leak.txt", []byte(text), 0o600); err != nil {
		return 1
	}
	send(map[string]any{"type": "log", "text": text})
	for _, tool := range []string{"tell", "fail", "break"} {
		if !strings.Contains(task, `"`+tool+`"`) {
			continue
		}
		send(map[string]any{"type": "tool_call", "id": text, "name": tool, "args": map[string]any{"text": text}})
		if _, err := in.ReadString('\n'); err != nil && !errors.Is(err, io.EOF) {
			return 1
		}
	}
	switch {
	case strings.Contains(task, "be broken"):
		send(map[string]any{"type": "error", "text": text})
	case strings.Contains(task, "crash"):
		return 3
	default:
		send(map[string]any{"type": "usage", "input": 1, "output": 1, "model": "leaky " + text})
		send(map[string]any{"type": "answer", "text": text})
	}
	return 0
}

// encoding is a value as a program prints it.
type encoding struct{ name, text string }

// encoded returns value as it is and in many encodings.
func encoded(value string) []encoding {
	b := []byte(value)
	each := func(format string) string {
		var out strings.Builder
		for _, c := range b {
			fmt.Fprintf(&out, format, c)
		}
		return out.String()
	}
	b64 := base64.StdEncoding.EncodeToString
	quoted, _ := json.Marshal(map[string]string{"value": value})
	var xxd strings.Builder
	for i := 0; i < len(b); i += 16 {
		row := b[i:min(i+16, len(b))]
		fmt.Fprintf(&xxd, "\n%08x:", i)
		for j := 0; j < len(row); j += 2 {
			fmt.Fprintf(&xxd, " %x", row[j:min(j+2, len(row))])
		}
		fmt.Fprintf(&xxd, "  %s", row)
	}
	return []encoding{
		{"plain", value},
		{"hex", hex.EncodeToString(b)},
		{"HEX", strings.ToUpper(hex.EncodeToString(b))},
		{"spaced", each("%02x ")},
		{"xxd", xxd.String()},
		{"dump", "\n" + hex.Dump(b)},
		{"base64", b64(b)},
		{"in base64", b64([]byte("password=" + value + "\n"))},
		{"wrapped", "\n" + b64(b)[:20] + "\n" + b64(b)[20:]},
		{"twice", b64([]byte(b64(b)))},
		{"URL base64", base64.RawURLEncoding.EncodeToString(b)},
		{"base32", base32.StdEncoding.EncodeToString(b)},
		{"percent", each("%%%02X")},
		{"escapes", each(`\u%04x`)},
		{"bytes", each(`\x%02x`)},
		{"decimals", fmt.Sprint(b)},
		{"JSON", string(quoted)},
		{"reversed", reversed(value)},
	}
}

func reversed(s string) string {
	b := []byte(s)
	for i := range len(b) / 2 {
		b[i], b[len(b)-1-i] = b[len(b)-1-i], b[i]
	}
	return string(b)
}
