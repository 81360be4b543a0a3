package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/seal"
)

// maxPages limits the number of pages of a list.
const maxPages = 10_000

// readPages reads all pages of a list and returns its items as the server sent them,
// without _meta. asks requests a page.
func (s *Session) readPages(ctx context.Context, what string, asks func(ctx context.Context, cursor string) error) ([]json.RawMessage, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, s.cfg.CallTimeout, ErrTimeout)
	defer cancel()
	var out []json.RawMessage
	cursor := ""
	for n := 1; ; n++ {
		result, err := captureResult(ctx, func(ctx context.Context) error { return asks(ctx, cursor) })
		if err != nil {
			return nil, s.newFault(ctx, "list "+what, err)
		}
		items, next, err := parsePage(result, what)
		if err != nil {
			return nil, s.newFault(ctx, "list "+what, err)
		}
		out = append(out, items...)
		if next == "" {
			return out, nil
		}
		if n == maxPages || next == cursor {
			return nil, s.newFault(ctx, "list "+what, fmt.Errorf("page %d is not the last and leads nowhere", n))
		}
		cursor = next
	}
}

func parsePage(result json.RawMessage, what string) (items []json.RawMessage, next string, err error) {
	all, err := splitObject(result)
	if err != nil {
		return nil, "", err
	}
	if v := findMember(all, what); v != nil {
		if err := json.Unmarshal(v, &items); err != nil {
			return nil, "", fmt.Errorf("%s: %w", what, err)
		}
	}
	if v := findMember(all, "nextCursor"); v != nil {
		if err := json.Unmarshal(v, &next); err != nil {
			return nil, "", fmt.Errorf("nextCursor: %w", err)
		}
	}
	items = slices.DeleteFunc(items, func(item json.RawMessage) bool { return string(item) == "null" })
	for i, item := range items {
		items[i] = cutMember(item, "_meta")
	}
	return items, next, nil
}

// Lists holds the digests of a server's prompts and resources. A digest is "" if the
// server does not announce the list or cannot provide it.
type Lists struct{ Prompts, Resources seal.Digest }

// Lists requests the prompts and resources that the server announces.
func (s *Session) Lists(ctx context.Context) (Lists, error) {
	var out Lists
	var err error
	has := s.client.InitializeResult().Capabilities
	if has == nil {
		return out, nil
	}
	if has.Prompts != nil {
		out.Prompts, err = s.digestList(ctx, "prompts", func(ctx context.Context, cursor string) error {
			_, err := s.client.ListPrompts(ctx, &sdk.ListPromptsParams{Cursor: cursor})
			return err
		})
	}
	if has.Resources != nil && err == nil {
		out.Resources, err = s.digestList(ctx, "resources", func(ctx context.Context, cursor string) error {
			_, err := s.client.ListResources(ctx, &sdk.ListResourcesParams{Cursor: cursor})
			return err
		})
	}
	return out, err
}

func (s *Session) digestList(ctx context.Context, what string, asks func(context.Context, string) error) (seal.Digest, error) {
	items, err := s.readPages(ctx, what, asks)
	if _, refused := errors.AsType[*refusedError](err); refused {
		return "", nil // the server announces a missing list, which no agent requests
	}
	if err != nil {
		return "", err
	}
	return digestTexts(what, items)
}

// ResourceInfo is a resource as its server lists it.
type ResourceInfo struct {
	URI  string `json:"uri"`
	Name string `json:"name"`
	MIME string `json:"mimeType"`
}

// Resources lists the resources of a server that announces them, or returns nil.
func (s *Session) Resources(ctx context.Context) ([]ResourceInfo, error) {
	if !s.HasResources() {
		return nil, nil
	}
	items, err := s.readPages(ctx, "resources", func(ctx context.Context, cursor string) error {
		_, err := s.client.ListResources(ctx, &sdk.ListResourcesParams{Cursor: cursor})
		return err
	})
	if _, refused := errors.AsType[*refusedError](err); refused {
		return nil, nil // the server announces a missing list
	}
	if err != nil {
		return nil, err
	}
	out := make([]ResourceInfo, len(items))
	for i, item := range items {
		if err := json.Unmarshal(item, &out[i]); err != nil {
			return nil, s.newFault(ctx, "list resources", fmt.Errorf("resource %d: %w", i+1, err))
		}
	}
	return out, nil
}
