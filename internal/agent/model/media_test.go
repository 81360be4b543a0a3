package model

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func encodeImage(t *testing.T, side int, how func(*bytes.Buffer, image.Image) error) []byte {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, side, 1))
	img.Set(0, 0, color.White)
	var b bytes.Buffer
	if err := how(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asPNG(b *bytes.Buffer, img image.Image) error { return png.Encode(b, img) }

func asJPEG(b *bytes.Buffer, img image.Image) error { return jpeg.Encode(b, img, nil) }

func mediaPart(kind, media string, data []byte) string {
	return fmt.Sprintf(`{"type":%q,"mimeType":%q,"data":%q}`, kind, media, base64.StdEncoding.EncodeToString(data))
}

// runShot runs a trial whose model calls a tool with the given result. It returns the
// server with the requests, the record, and the end of the trial.
func runShot(t *testing.T, format string, cfg Config, result string) (*llmtest.Server, *agenttest.Recorder, trial.End) {
	t.Helper()
	_, url := newMCPServer(t, map[string]string{
		"initialize": hello(""), "tools/list": `{"tools":[{"name":"shot","inputSchema":{"type":"object"}}]}`, "tools/call": result,
	})
	s := llmtest.New(t, format, llmtest.Config{Key: key, Answer: func(r *llmtest.Request) *llm.Response {
		if r.N == 1 {
			return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "shot", Args: "{}"}}}}
		}
		return &llm.Response{Message: llm.Message{Text: "seen"}}
	}})
	log := &agenttest.Recorder{}
	model := cfg.Model
	a := at(t, s, cfg, Env{})
	if model != "" {
		a.cfg.Model = model
	}
	end, err := a.Run(t.Context(), job(kitOf(t, outfit(t, &suite.Server{URL: url}), "real")), log)
	if err != nil {
		t.Fatalf("%s: %v", format, err)
	}
	if s.Count() != 2 {
		t.Fatalf("%s: %d requests, want 2", format, s.Count())
	}
	return s, log, end
}

// TestMediaReachModels checks that images and sounds reach the models whose API accepts
// them, at their positions in the text, and that the record stores each once, by
// digest.
func TestMediaReachModels(t *testing.T) {
	shot, sound := encodeImage(t, 3, asPNG), []byte("RIFF\x24\x00\x00\x00WAVEfmt sound")
	in64, sound64 := base64.StdEncoding.EncodeToString(shot), base64.StdEncoding.EncodeToString(sound)
	note, heard := fmt.Sprintf("[image image/png, %d bytes]", len(shot)), fmt.Sprintf("[audio audio/wav, %d bytes]", len(sound))
	text := "before\n" + note + "\nafter\n" + heard
	result := `{"content":[{"type":"text","text":"before"},` + mediaPart("image", "image/png", shot) + `,{"type":"text","text":"after"},` + mediaPart("audio", "audio/wav", sound) + `]}`
	const asText = ", not shown: the API takes image/jpeg, image/png, image/gif and image/webp]"
	unheard := strings.TrimSuffix(heard, "]") + asText
	all := quoted(text)
	for name, tt := range map[string]struct {
		format string
		cfg    Config
		want   string // part of the second request's body
		passed string // whether the image and the sound were passed
	}{
		"anthropic": {Anthropic, Config{},
			`"content":[{"type":"text","text":"before"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":"` + in64 + `"}},{"type":"text","text":` + quoted("after\n"+unheard) + `}]`, "true false"},
		"openai": {OpenAI, Config{},
			`"output":[{"type":"input_text","text":"before"},{"type":"input_image","image_url":"data:image/png;base64,` + in64 + `"},{"type":"input_text","text":` + quoted("after\n"+unheard) + `}]`, "true false"},
		"gemini": {Gemini, Config{},
			`{"functionResponse":{"name":"shot","response":{"output":` + all + `}}},{"inlineData":{"mimeType":"image/png","data":"` + in64 + `"}},{"inlineData":{"mimeType":"audio/wav","data":"` + sound64 + `"}}`, "true true"},
		"gemini 3": {Gemini, Config{Model: "gemini-3-flash"},
			`{"functionResponse":{"name":"shot","response":{"output":` + all + `},"parts":[{"inlineData":{"mimeType":"image/png","data":"` + in64 + `"}}]}},{"inlineData":{"mimeType":"audio/wav","data":"` + sound64 + `"}}`, "true true"},
		"compatible": {Compatible, Config{}, `"content":` + all + `,"tool_call_id"`, "false false"},
		"compatible, pass": {Compatible, Config{Media: "pass"},
			`{"role":"user","content":[{"type":"text","text":` + quoted("From the result of shot: "+note) + `},{"type":"image_url","image_url":{"url":"data:image/png;base64,` + in64 +
				`"}},{"type":"text","text":` + quoted("From the result of shot: "+heard) + `},{"type":"input_audio","input_audio":{"data":"` + sound64 + `","format":"wav"}}]}`, "true true"},
		"anthropic, describe": {Anthropic, Config{Media: "describe"}, `"content":` + all, "false false"},
		"openai, describe":    {OpenAI, Config{Media: "describe"}, `"output":` + all, "false false"},
		"gemini, describe":    {Gemini, Config{Media: "describe"}, `{"output":` + all + `}`, "false false"},
	} {
		s, log, _ := runShot(t, tt.format, tt.cfg, result)
		if body := string(s.Requests()[1].Body); !strings.Contains(body, tt.want) {
			t.Errorf("%s: the body\n%s\nlacks\n%s", name, body, tt.want)
		}
		for _, r := range log.Raws {
			if strings.HasPrefix(r.Name, "request") && (strings.Contains(string(r.Bytes), in64) || strings.HasPrefix(tt.passed, "true") && r.Name == "request-2.json" && !strings.Contains(string(r.Bytes), "sha256:"+string(seal.Of(shot)))) {
				t.Errorf("%s: %s must hold the digest of the image, and not its bytes: %s", name, r.Name, r.Bytes)
			}
		}
		res := resultOf(log)
		if res == nil || len(res.Media) != 2 || fmt.Sprint(res.Media[0].Passed, " ", res.Media[1].Passed) != tt.passed {
			t.Fatalf("%s: recorded %+v", name, res)
		}
		if want := strings.Replace(text, heard, map[bool]string{true: unheard, false: heard}[res.Media[1].Why != ""], 1); res.Text != want {
			t.Errorf("%s: transcript %q, want %q", name, res.Text, want)
		}
		if got := log.RawNamed(res.Media[0].Name); !bytes.Equal(got, shot) || res.Media[0].MIME != "image/png" || res.Media[0].Bytes != len(shot) {
			t.Errorf("%s: the record keeps %q as %+v", name, got, res.Media[0])
		}
	}
}

func quoted(s string) string {
	b, _ := json.Marshal(s)
	return string(b)
}

func resultOf(log *agenttest.Recorder) *trial.ToolResult {
	for _, e := range log.Events {
		if e.Result != nil {
			return e.Result
		}
	}
	return nil
}

// TestMediaThatAnAPIRefuses checks that media that an API would reject are not sent,
// and that a line in their place gives the reason.
func TestMediaThatAnAPIRefuses(t *testing.T) {
	plain := encodeImage(t, 1, asPNG)
	big := slices.Concat(plain, bytes.Repeat([]byte{0}, 4<<20))
	for name, tt := range map[string]struct {
		format, part, why string
		failed            bool
	}{
		"svg":            {format: Anthropic, part: mediaPart("image", "image/svg+xml", []byte("<svg/>")), why: "the API takes image/jpeg, image/png, image/gif and image/webp"},
		"svg, gemini":    {format: Gemini, part: mediaPart("image", "image/svg+xml", []byte("<svg/>")), why: "the API takes image/png, image/jpeg, image/webp, image/heic"},
		"mislabelled":    {format: OpenAI, part: mediaPart("image", "image/png", encodeImage(t, 1, asJPEG)), why: "its data is image/jpeg"},
		"large":          {format: Anthropic, part: mediaPart("image", "image/png", big), why: "the API takes 5 MB of one"},
		"large, openai":  {format: OpenAI, part: mediaPart("image", "image/png", big)},
		"wide":           {format: Anthropic, part: mediaPart("image", "image/png", encodeImage(t, 8001, asPNG)), why: "images of up to 8000 pixels"},
		"empty":          {format: Anthropic, part: mediaPart("image", "image/png", nil), why: "it is empty"},
		"failed":         {format: Anthropic, part: mediaPart("image", "image/png", plain), failed: true, why: "only text from a call that failed"},
		"failed, openai": {format: OpenAI, part: mediaPart("image", "image/png", plain), failed: true},
		"animated":       {format: OpenAI, part: mediaPart("image", "image/gif", []byte("GIF89a\x01\x00\x01\x00\x00\x00\x00!\xff\x0bNETSCAPE2.0")), why: "no animated GIF"},
		"known as jpg":   {format: Anthropic, part: mediaPart("image", "image/jpg; q=1", encodeImage(t, 1, asJPEG))},
		"in a resource":  {format: Anthropic, part: fmt.Sprintf(`{"type":"resource","resource":{"uri":"file:///a.png","mimeType":"image/png","blob":%q}}`, base64.StdEncoding.EncodeToString(plain))},
	} {
		_, log, _ := runShot(t, tt.format, Config{}, fmt.Sprintf(`{"isError":%v,"content":[%s]}`, tt.failed, tt.part))
		res := resultOf(log)
		if len(res.Media) != 1 {
			t.Errorf("%s: recorded %+v", name, res)
			continue
		}
		m := res.Media[0]
		if m.Passed != (tt.why == "") || !strings.Contains(m.Why, tt.why) || tt.why != "" && !strings.HasSuffix(res.Text, ", not shown: "+m.Why+"]") {
			t.Errorf("%s: recorded %+v with the text %q, want the reason %q", name, m, res.Text, tt.why)
		}
	}
}

// TestMediaKeepToTheLimitOfResults checks that images count toward the limit on tool
// results, which reserves a share for texts.
func TestMediaKeepToTheLimitOfResults(t *testing.T) {
	part := mediaPart("image", "image/png", encodeImage(t, 1, asPNG))
	s, log, _ := runShot(t, Anthropic, Config{}, `{"content":[`+strings.Repeat(part+",", 11)+`{"type":"text","text":"`+strings.Repeat("x", 70_000)+`"}]}`)
	passed, cut := 0, 0
	res := resultOf(log)
	for _, m := range res.Media {
		if m.Passed {
			passed++
		} else if strings.Contains(m.Why, "tool_result_max, which holds no more") {
			cut++
		}
	}
	if got := s.Requests()[1].Messages[2].Results[0]; passed != 9 || cut != 2 || len(got.Media) != 9 || len(got.Text) < defaultToolResultMax/4 || len(got.Text)+9*mediaTokens > defaultToolResultMax+100 {
		t.Errorf("%d images passed, %d cut, %d bytes of text", passed, cut, len(got.Text))
	}
	if n := len(slices.DeleteFunc(log.Raws, func(r agenttest.Raw) bool { return !strings.HasPrefix(r.Name, "media-") })); n != 1 {
		t.Errorf("one image is kept %d times", n)
	}
}
