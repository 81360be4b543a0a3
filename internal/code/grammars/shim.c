// The whole interface between Go and tree-sitter: parse a text and hand back
// its syntax tree as one flat array, so that Go reads it with a single copy.
//
// A node is NODE_WORDS unsigned 32-bit words, nodes are in preorder:
//
//   0  symbol of the grammar in the low 16 bits, flags above them
//   1  field of the parent that it fills, 0 for none
//   2  first byte in the text
//   3  byte after the last one
//   4  index of the parent; the root has its own, 0
//   5  index after its last descendant, which is that of the next sibling
//
// A parser lives for one call: no state passes from one text to the next.

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "tree_sitter/api.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

const TSLanguage *tree_sitter_javascript(void);
const TSLanguage *tree_sitter_python(void);
const TSLanguage *tree_sitter_rust(void);
const TSLanguage *tree_sitter_swift(void);
const TSLanguage *tree_sitter_tsx(void);
const TSLanguage *tree_sitter_typescript(void);

enum { NAMED = 1 << 16, ERROR = 1 << 17, MISSING = 1 << 18, HAS_ERROR = 1 << 19 };
enum { NODE_WORDS = 6 };

static const TSLanguage *language(uint32_t which) {
  switch (which) {
  case 0: return tree_sitter_javascript();
  case 1: return tree_sitter_python();
  case 2: return tree_sitter_rust();
  case 3: return tree_sitter_swift();
  case 4: return tree_sitter_tsx();
  case 5: return tree_sitter_typescript();
  }
  return NULL;
}

void *EXPORT(allocate)(uint32_t size) { return malloc(size); }
void EXPORT(release)(void *p) { free(p); }

// Names come as pointers to NUL-terminated strings, or 0 past the last one.
const char *EXPORT(symbol_name)(uint32_t which, uint32_t symbol) {
  const TSLanguage *l = language(which);
  return l && symbol < ts_language_symbol_count(l) ? ts_language_symbol_name(l, (TSSymbol)symbol) : NULL;
}

const char *EXPORT(field_name)(uint32_t which, uint32_t field) {
  const TSLanguage *l = language(which);
  return l && field <= ts_language_field_count(l) ? ts_language_field_name_for_id(l, (TSFieldId)field) : NULL;
}

// stops is a function of the host. It reports whether the caller wants no tree any more.
__attribute__((import_module("assay"), import_name("stops"))) bool stops(void);

static bool stopped;

static bool stop(TSParseState *state) { return stopped = stopped || stops(); }

typedef struct {
  const char *bytes;
  uint32_t size;
} Text;

// Scanners of a grammar may read much in one step of the parser, so the text comes in
// pieces, and ends when the host stops the parser.
enum { PIECE = 4096 };

static const char *read_text(void *text, uint32_t from, TSPoint point, uint32_t *size) {
  const Text *t = text;
  uint32_t rest = from < t->size && !stop(NULL) ? t->size - from : 0;
  *size = rest < PIECE ? rest : PIECE;
  return rest ? t->bytes + from : "";
}

static uint32_t *nodes;
static uint32_t count, room;

uint32_t EXPORT(node_count)(void) { return count; }

static bool add(TSTreeCursor *cursor, uint32_t parent) {
  if (count % 4096 == 4095 && stop(NULL)) return false;
  if (count == room) {
    uint32_t more = room ? 2 * room : 1024;
    uint32_t *grown = realloc(nodes, (size_t)more * NODE_WORDS * sizeof *nodes);
    if (!grown) return false;
    nodes = grown;
    room = more;
  }
  TSNode n = ts_tree_cursor_current_node(cursor);
  uint32_t *w = nodes + (size_t)count * NODE_WORDS;
  w[0] = ts_node_symbol(n);
  if (ts_node_is_named(n)) w[0] |= NAMED;
  if (ts_node_is_error(n)) w[0] |= ERROR;
  if (ts_node_is_missing(n)) w[0] |= MISSING;
  if (ts_node_has_error(n)) w[0] |= HAS_ERROR;
  w[1] = ts_tree_cursor_current_field_id(cursor);
  w[2] = ts_node_start_byte(n);
  w[3] = ts_node_end_byte(n);
  w[4] = parent;
  w[5] = ++count;
  return true;
}

// parse returns the nodes, which the caller releases, or 0 if there is no such
// language, no memory or the host stops it.
uint32_t *EXPORT(parse)(uint32_t which, const char *text, uint32_t size) {
  nodes = NULL;
  count = room = 0;
  stopped = false;
  const TSLanguage *l = language(which);
  TSParser *parser = ts_parser_new();
  if (!l || !ts_parser_set_language(parser, l)) {
    ts_parser_delete(parser);
    return NULL;
  }
  Text all = {text, size};
  TSTree *tree = ts_parser_parse_with_options(
    parser, NULL, (TSInput){&all, read_text, TSInputEncodingUTF8, NULL}, (TSParseOptions){NULL, stop});
  ts_parser_delete(parser);
  if (!tree || stopped) return NULL; // the host drops an instance that it stopped

  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
  bool ok = add(&cursor, 0);
  for (uint32_t at = 0; ok;) {
    if (ts_tree_cursor_goto_first_child(&cursor)) {
      uint32_t parent = at;
      at = count;
      ok = add(&cursor, parent);
      continue;
    }
    bool more;
    while (!(more = ts_tree_cursor_goto_next_sibling(&cursor))) {
      nodes[(size_t)at * NODE_WORDS + 5] = count;
      at = nodes[(size_t)at * NODE_WORDS + 4];
      if (!ts_tree_cursor_goto_parent(&cursor)) break;
    }
    if (!more) break;
    nodes[(size_t)at * NODE_WORDS + 5] = count;
    uint32_t parent = nodes[(size_t)at * NODE_WORDS + 4];
    at = count;
    ok = add(&cursor, parent);
  }
  ts_tree_cursor_delete(&cursor);
  ts_tree_delete(tree);
  if (!ok) {
    free(nodes);
    nodes = NULL;
  }
  return nodes;
}
