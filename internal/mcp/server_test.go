package mcp

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"go.uber.org/goleak"
)

const modeVar = "ASSAY_TEST_MCP_SERVER"

// rawVar is the variable with the results by method of a server in mode "raw".
const rawVar = "ASSAY_TEST_MCP_RAW"

// TestMain plays a server when it is started as one, see [serve].
func TestMain(m *testing.M) {
	if mode := os.Getenv(modeVar); mode != "" {
		os.Exit(serve(mode))
	}
	goleak.VerifyTestMain(m)
}

// command starts this test binary as a server of the given mode.
func command(mode string) Config {
	return Config{Name: "test", Command: []string{os.Args[0]}, Env: []string{modeVar + "=" + mode, "PATH=" + os.Getenv("PATH"), "GORACE=atexit_sleep_ms=0"},
		StartTimeout: 20 * time.Second, CallTimeout: 20 * time.Second}
}

// serve plays a server over standard input and output.
func serve(mode string) int {
	switch mode {
	case "sdk":
		if err := newServer(3).Run(context.Background(), &sdk.StdioTransport{}); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	case "by hand":
		byHand("")
	case "endless":
		byHand("same")
	case "raw":
		var results map[string]string
		if err := json.Unmarshal([]byte(os.Getenv(rawVar)), &results); err != nil {
			return 2
		}
		answer := rawAnswers(results)
		_ = HandleMessages(context.Background(), os.Stdin, NewPeer(os.Stdout), func(m Message) error {
			if m.IsRequest() {
				fmt.Println(answer(m))
			}
			return nil
		})
	case "odd":
		odd()
	case "stubborn":
		stubborn()
	case "deaf":
		time.Sleep(time.Hour) // select {} is a deadlock where cgo is off
	case "dies":
		fmt.Fprintln(os.Stderr, "reading config\nfatal: database is locked")
		return 3
	case "babbles":
		fmt.Println("Welcome to this server!")
		fmt.Fprintln(os.Stderr, "started")
		_, _ = bufio.NewReader(os.Stdin).ReadString(0)
	}
	return 0
}

// newServer makes a server of the official SDK with its tools on many pages.
func newServer(page int) *sdk.Server {
	s := sdk.NewServer(&sdk.Implementation{Name: "fixture", Version: "1.2.3"}, &sdk.ServerOptions{PageSize: page})
	schema := json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"},"share":{"type":"number","multipleOf":0.01}}}`)
	add := func(name string, call func(ctx context.Context, args string) (*sdk.CallToolResult, error)) {
		s.AddTool(&sdk.Tool{Name: name, Description: "The tool " + name + ".", InputSchema: schema,
			Annotations: &sdk.ToolAnnotations{ReadOnlyHint: name == "echo"}, Meta: sdk.Meta{"pid": os.Getpid()}},
			func(ctx context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
				return call(ctx, string(r.Params.Arguments))
			})
	}
	text := func(parts ...string) *sdk.CallToolResult {
		res := &sdk.CallToolResult{}
		for _, p := range parts {
			res.Content = append(res.Content, &sdk.TextContent{Text: p})
		}
		return res
	}
	add("echo", func(_ context.Context, args string) (*sdk.CallToolResult, error) { return text("you said", args), nil })
	add("slow", func(ctx context.Context, _ string) (*sdk.CallToolResult, error) {
		select {
		case <-ctx.Done(): // the client's notifications/cancelled
		case <-time.After(15 * time.Second): // which over HTTP can overtake the call
		}
		return nil, context.Cause(ctx)
	})
	add("crash", func(context.Context, string) (*sdk.CallToolResult, error) {
		fmt.Fprintln(os.Stderr, "goroutine 7 [running]:\nmain.main()")
		os.Exit(7)
		return nil, nil
	})
	add("fail", func(context.Context, string) (*sdk.CallToolResult, error) {
		res := text("no such page")
		res.IsError = true
		return res, nil
	})
	add("refuse", func(context.Context, string) (*sdk.CallToolResult, error) { return nil, errors.New("out of cheese") })
	add("mixed", func(context.Context, string) (*sdk.CallToolResult, error) {
		res := text("look:")
		res.Content = append(res.Content, &sdk.ImageContent{MIMEType: "image/png", Data: []byte("12345")},
			&sdk.AudioContent{MIMEType: "audio/wav", Data: []byte("123")},
			&sdk.ResourceLink{Name: "page", URI: "doc://page"},
			&sdk.EmbeddedResource{Resource: &sdk.ResourceContents{URI: "doc://text", Text: "the text"}},
			&sdk.EmbeddedResource{Resource: &sdk.ResourceContents{URI: "doc://blob", MIMEType: "application/pdf", Blob: []byte("1234")}})
		return res, nil
	})
	add("structured", func(context.Context, string) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{StructuredContent: map[string]any{"n": 1}}, nil
	})
	for i := range 7 {
		add(fmt.Sprintf("more-%d", i), func(context.Context, string) (*sdk.CallToolResult, error) { return text("more"), nil })
	}
	return s
}

// byHand speaks the older protocol without any SDK. A call of "code:N" is
// answered with that error, of "args" with the arguments as they came.
func byHand(cursor string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var m struct {
			ID     json.RawMessage
			Method string
			Params struct {
				Name      string
				Arguments json.RawMessage
			}
		}
		if err := json.Unmarshal(in.Bytes(), &m); err != nil || m.ID == nil {
			continue
		}
		reply := func(format string, args ...any) {
			fmt.Printf(`{"jsonrpc":"2.0","id":%s,%s}`+"\n", m.ID, fmt.Sprintf(format, args...))
		}
		switch code, isCode := strings.CutPrefix(m.Params.Name, "code:"); {
		case m.Method == "initialize":
			reply(`"result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"by hand","version":"0"}}`)
		case m.Method == "tools/list":
			reply(`"result":{"tools":[{"name":"args","inputSchema":{"type":"object"}}],"nextCursor":%q}`, cursor)
		case m.Method != "tools/call":
			reply(`"error":{"code":-32601,"message":"what is %s?"}`, m.Method)
		case isCode:
			reply(`"error":{"code":%s,"message":"as you like"}`, code)
		case m.Params.Name == "args":
			text, _ := json.Marshal(string(m.Params.Arguments))
			reply(`"result":{"content":[{"type":"text","text":%s}]}`, text)
		case m.Params.Name == "hang up":
			os.Stdout.Close()
		case m.Params.Name == "stop listening":
			os.Stdin.Close()
			reply(`"result":{"content":[]}`)
			fmt.Fprintln(os.Stderr, "no longer listening")
			time.Sleep(200 * time.Millisecond)
			os.Exit(7)
		}
	}
}

// stubborn ignores that its input ends and that it is asked to stop, and has a
// child that left its process group.
func stubborn() {
	signal.Ignore(syscall.SIGTERM)
	child := exec.Command("sleep", "1000")
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := child.Start(); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	fmt.Fprintln(os.Stderr, "pids", os.Getpid(), child.Process.Pid)
	_ = newServer(0).Run(context.Background(), &sdk.StdioTransport{})
	time.Sleep(time.Hour) // select {} is a deadlock where cgo is off
}

// pids reads what [stubborn] wrote.
func pids(t *testing.T, stderr string) []int {
	t.Helper()
	var out []int
	for _, word := range strings.Fields(stderr) {
		if n, err := strconv.Atoi(word); err == nil {
			out = append(out, n)
		}
	}
	if len(out) != 2 {
		t.Fatalf("stderr %q holds no two process ids", stderr)
	}
	return out
}
