package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"time"
)

// modelServer answers Chat Completions on loopback after a fixed time. It shares the
// processors with the program that is measured, so it does as little as it can: it
// checks nothing and writes each answer in one piece.
type modelServer struct {
	listener net.Listener
	latency  time.Duration
	asked    atomic.Int64 // requests so far
}

func startModelServer(latency time.Duration) (*modelServer, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s := &modelServer{listener: l, latency: latency}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return // closed
			}
			go func() {
				defer c.Close()
				if err := s.serveConn(c); err != nil {
					fmt.Println("model server:", err)
				}
			}()
		}
	}()
	return s, nil
}

func (s *modelServer) baseURL() string { return "http://" + s.listener.Addr().String() + "/v1" }

// modelList is the list of models, in the form of servers of open models, which have no
// address for a single model.
const modelList = `{"object":"list","data":[{"id":"fixed","object":"model","created":1790000000,"owned_by":"bench"}]}`

// serveConn answers the requests of a connection until the client closes it.
func (s *modelServer) serveConn(c net.Conn) error {
	in := bufio.NewReader(c)
	for {
		req, err := http.ReadRequest(in)
		if errors.Is(err, io.EOF) || errors.Is(err, net.ErrClosed) {
			return nil
		}
		if err != nil {
			return err
		}
		due := time.Now().Add(s.latency)
		if req.Method != http.MethodPost { // the client looks what models there are
			answer := "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
			if strings.HasSuffix(req.URL.Path, "/models") {
				answer = fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(modelList), modelList)
			}
			if _, err := io.WriteString(c, answer); err != nil {
				return err
			}
			continue
		}
		var body struct {
			Model    string
			Messages []struct{ Content string }
		}
		if err := json.NewDecoder(req.Body).Decode(&body); err != nil {
			return err
		}
		if _, err := io.Copy(io.Discard, req.Body); err != nil {
			return err
		}
		asked := s.asked.Add(1)
		var answer strings.Builder
		chunk := func(format string, args ...any) {
			fmt.Fprintf(&answer, `data: {"id":"chatcmpl-%d","object":"chat.completion.chunk","created":1790000000,"model":%q,`+format+"}\n\n", append([]any{asked, body.Model}, args...)...)
		}
		text, err := json.Marshal("You asked: " + body.Messages[len(body.Messages)-1].Content)
		if err != nil {
			return err
		}
		chunk(`"choices":[{"index":0,"delta":{"role":"assistant","content":%s},"finish_reason":null}]`, text)
		chunk(`"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]`)
		chunk(`"choices":[],"usage":{"prompt_tokens":20,"completion_tokens":10,"total_tokens":30}`)
		answer.WriteString("data: [DONE]\n\n")
		head := fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: %d\r\n\r\n", answer.Len())
		time.Sleep(time.Until(due))
		if _, err := io.WriteString(c, head+answer.String()); err != nil {
			return err
		}
	}
}
