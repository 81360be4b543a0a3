package code

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/klauspost/compress/zstd"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

//go:embed grammars/grammars.wasm.zst
var grammarsZstd []byte

// The limits of one parse. The parser is C, and a model may have written the text;
// the sandbox enforces these limits.
const (
	parseTime   = 15 * time.Second
	memoryPages = 4096 // of 64 KiB: 256 MiB
)

// grammar is the number of a language in grammars/shim.c.
type grammar uint64

const (
	javascript grammar = iota
	python
	rust
	swift
	tsx
	typescript
	grammars // how many
)

// engine is the compiled module. A process compiles it once, for the first file. This takes
// most of a second unless an earlier process has left its work in the cache folder.
type engine struct {
	runtime wazero.Runtime
	module  wazero.CompiledModule
	names   [grammars]names
}

// names holds the names of a grammar's node kinds and fields, by number.
type names struct{ kinds, fields []string }

var loadEngine = sync.OnceValues(newEngine)

func newEngine() (*engine, error) {
	dec, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, fmt.Errorf("load the grammars: %w", err)
	}
	defer dec.Close()
	wasm, err := dec.DecodeAll(grammarsZstd, nil)
	if err != nil {
		return nil, fmt.Errorf("unpack the grammars: %w", err)
	}
	// The engine outlives the caller.
	ctx := context.Background()
	e, err := compileEngine(ctx, wasm, cacheFolder())
	if err != nil { // a damaged cache must cost only time
		e, err = compileEngine(ctx, wasm, nil)
	}
	if err != nil {
		return nil, fmt.Errorf("compile the grammars: %w", err)
	}
	if err := e.readNames(ctx); err != nil {
		return nil, fmt.Errorf("read the grammars: %w", err)
	}
	return e, nil
}

// cacheFolder returns the cache of compiled code that processes share, nil if none
// is possible.
func cacheFolder() wazero.CompilationCache {
	base, err := os.UserCacheDir()
	if err != nil {
		return nil
	}
	cache, err := wazero.NewCompilationCacheWithDir(filepath.Join(base, "assay", "wazero"))
	if err != nil {
		return nil
	}
	return cache
}

func compileEngine(ctx context.Context, wasm []byte, cache wazero.CompilationCache) (*engine, error) {
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(memoryPages)
	if cache != nil {
		config = config.WithCompilationCache(cache)
	}
	e := &engine{runtime: wazero.NewRuntimeWithConfig(ctx, config)}
	_, err := wasi_snapshot_preview1.Instantiate(ctx, e.runtime)
	if err == nil {
		_, err = e.runtime.NewHostModuleBuilder("assay").NewFunctionBuilder().
			WithGoFunction(api.GoFunc(stops), nil, []api.ValueType{api.ValueTypeI32}).Export("stops").Instantiate(ctx)
	}
	if err == nil {
		e.module, err = e.runtime.CompileModule(ctx, wasm)
	}
	if err != nil {
		return nil, errors.Join(err, e.runtime.Close(ctx))
	}
	return e, nil
}

// stops tells a parser whether its caller has gone. A parser asks some thousand times a second.
// Code that checked this by itself, in every loop, would take twice as long.
func stops(ctx context.Context, result []uint64) {
	result[0] = 0
	if ctx.Err() != nil {
		result[0] = 1
	}
}

func (e *engine) readNames(ctx context.Context) error {
	p := &sandbox{engine: e}
	defer p.close()
	if err := p.startInstance(ctx); err != nil {
		return err
	}
	for g := range grammars {
		var err error
		if e.names[g].kinds, err = p.listNames(ctx, "symbol_name", g, 0); err != nil {
			return err
		}
		fields, err := p.listNames(ctx, "field_name", g, 1) // 0 is "no field"
		if err != nil {
			return err
		}
		e.names[g].fields = append([]string{""}, fields...)
	}
	return nil
}

// sandbox is an instance of the module for one goroutine. It starts with the first text
// and restarts after a text that exceeded the limits.
type sandbox struct {
	engine   *engine
	instance api.Module
	limit    time.Duration // of one parse
}

func newSandbox() *sandbox { return &sandbox{limit: parseTime} }

func (p *sandbox) startInstance(ctx context.Context) error {
	if p.instance != nil {
		return nil
	}
	// Anonymous, so that there can be many; without files, clock or environment.
	config := wazero.NewModuleConfig().WithName("").WithStartFunctions("_initialize")
	instance, err := p.engine.runtime.InstantiateModule(ctx, p.engine.module, config)
	if err != nil {
		return fmt.Errorf("start the parser: %w", err)
	}
	p.instance = instance
	return nil
}

func (p *sandbox) close() {
	if p.instance != nil {
		_ = p.instance.Close(context.Background()) // only frees memory
		p.instance = nil
	}
}

func (p *sandbox) callExport(ctx context.Context, name string, args ...uint64) (uint32, error) {
	out, err := p.instance.ExportedFunction(name).Call(ctx, args...)
	if err != nil || len(out) == 0 {
		return 0, err
	}
	return uint32(out[0]), nil
}

// listNames returns the results of an exported function for first, first+1, ….
func (p *sandbox) listNames(ctx context.Context, function string, g grammar, first uint64) ([]string, error) {
	var out []string
	for i := first; ; i++ {
		at, err := p.callExport(ctx, function, uint64(g), i)
		if err != nil {
			return nil, err
		}
		if at == 0 {
			return out, nil
		}
		memory := p.instance.Memory()
		text, _ := memory.Read(at, memory.Size()-at)
		name, _, ok := bytes.Cut(text, []byte{0})
		if !ok {
			return nil, fmt.Errorf("%s(%d, %d) has no end", function, g, i)
		}
		out = append(out, string(name))
	}
}

// tooMuch is the reason why a text exceeds the limits.
type tooMuch string

func (t tooMuch) Error() string { return string(t) }

// parseText returns the syntax tree of text, in which a syntax error is a node like
// any other. If the text is at fault, the error is a tooMuch.
func (p *sandbox) parseText(ctx context.Context, g grammar, text []byte) (*tree, error) {
	err := ctx.Err()
	if err == nil && p.engine == nil {
		p.engine, err = loadEngine()
	}
	if err == nil {
		err = p.startInstance(ctx)
	}
	if err != nil {
		return nil, err
	}
	limited, cancel := context.WithTimeout(ctx, p.limit)
	defer cancel()
	t, err := p.runParser(limited, g, text)
	if err == nil {
		return t, nil
	}
	p.close()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case limited.Err() != nil:
		return nil, tooMuch(fmt.Sprintf("not parsed within %s", p.limit))
	}
	return nil, tooMuch("too large or too deep for the parser")
}

func (p *sandbox) runParser(ctx context.Context, g grammar, text []byte) (*tree, error) {
	in, err := p.callExport(ctx, "allocate", uint64(len(text)+1)) // of 0 bytes may be NULL
	if err != nil {
		return nil, err
	}
	if in == 0 || !p.instance.Memory().Write(in, text) {
		return nil, errors.New("out of memory")
	}
	at, err := p.callExport(ctx, "parse", uint64(g), uint64(in), uint64(len(text)))
	if err != nil {
		return nil, err
	}
	count, err := p.callExport(ctx, "node_count")
	if err != nil {
		return nil, err
	}
	raw, ok := p.instance.Memory().Read(at, count*nodeWords*4)
	if at == 0 || !ok {
		return nil, errors.New("out of memory")
	}
	t := &tree{names: &p.engine.names[g], text: text, words: make([]uint32, count*nodeWords)}
	for i := range t.words {
		t.words[i] = binary.LittleEndian.Uint32(raw[4*i:])
	}
	return t, nil
}
