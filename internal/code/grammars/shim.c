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
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name))) name

// The memory of the parser and the scanners, in place of that of the C library. A block that
// was freed serves the next request of its class, and the next text has all memory again.
// Where there is no more, the module traps.

typedef struct Block {
  uint32_t class;
  uint32_t unused;
  struct Block *next[]; // of the same class, while the block is free; else the caller's bytes
} Block;

// Classes up to SMALL are multiples of 8 bytes, those above it powers of two.
enum { SMALL = 64, PAGE = 1 << 16, GROWTH = 16 };

extern unsigned char __heap_base;
static uintptr_t first, top, end;
static Block *idle[SMALL + 32];

static inline uint32_t class_of(size_t n) {
  return n <= 8 * SMALL ? (n + 7) / 8 : SMALL + 23 - __builtin_clz(n - 1);
}

static inline size_t size_of(uint32_t class) {
  return class <= SMALL ? 8 * class : (size_t)1 << (class - SMALL + 9);
}

static __attribute__((noinline)) void reserve(size_t n) {
  if (!end) {
    top = ((uintptr_t)&__heap_base + 7) & ~(uintptr_t)7;
    end = __builtin_wasm_memory_size(0) * PAGE;
  }
  if (n <= end - top) return;
  size_t pages = (n - (end - top) + PAGE - 1) / PAGE;
  if (pages < GROWTH) pages = GROWTH;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) __builtin_trap();
  end += pages * PAGE;
}

void *malloc(size_t n) {
  if (n > (size_t)1 << 30) __builtin_trap();
  uint32_t class = class_of(n ? n : 1);
  Block *b = idle[class];
  if (b) {
    idle[class] = b->next[0];
    return b->next;
  }
  size_t size = sizeof *b + size_of(class);
  if (size > end - top) reserve(size);
  b = (Block *)top;
  top += size;
  b->class = class;
  return b->next;
}

static inline Block *block_of(void *p) { return (Block *)((char *)p - offsetof(Block, next)); }

void free(void *p) {
  if (!p) return;
  Block *b = block_of(p);
  b->next[0] = idle[b->class];
  idle[b->class] = b;
}

void *calloc(size_t count, size_t size) {
  size_t n;
  if (__builtin_mul_overflow(count, size, &n)) __builtin_trap();
  return memset(malloc(n), 0, n);
}

void *realloc(void *p, size_t n) {
  if (!p) return malloc(n);
  size_t old = size_of(block_of(p)->class);
  if (n <= old) return p;
  void *grown = memcpy(malloc(n), p, old);
  free(p);
  return grown;
}

// The core is compiled with the shim, which reads the nodes as the core holds them.
#define ts_malloc malloc
#define ts_calloc calloc
#define ts_realloc realloc
#define ts_free free
#include "lib.c"

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

// allocate returns memory for a text, and takes back what earlier texts used.
void *EXPORT(allocate)(uint32_t size) {
  if (!first) {
    reserve(0);
    first = top;
  }
  top = first;
  memset(idle, 0, sizeof idle);
  return malloc(size);
}

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

// Branch is a node with children, some of which the walk has yet to see.
typedef struct {
  const Subtree *child, *end;
  uint32_t at;         // byte of the text where the next child begins
  uint32_t structural; // number of the next child, extras left out
  uint32_t node;       // index of the node; of its nearest visible ancestor if it is hidden
  TSFieldId field;     // that its children fill if they fill none of its own; 0 if it is visible
  bool visible;
  const TSSymbol *aliases;
  const TSFieldMapEntry *fields, *fields_end;
} Branch;

static Array(Branch) branches;

static void push(const TSLanguage *l, Subtree tree, uint32_t at, uint32_t node, TSFieldId field, bool visible) {
  Branch b = {ts_subtree_children(tree), (const Subtree *)tree.ptr, at, 0, node, field, visible,
    ts_language_alias_sequence(l, tree.ptr->production_id)};
  ts_language_field_map(l, tree.ptr->production_id, &b.fields, &b.fields_end);
  array_push(&branches, b);
}

static bool add(const TSLanguage *l, Subtree tree, TSSymbol alias, TSFieldId field, uint32_t at, uint32_t parent) {
  if (count % 4096 == 4095 && stop(NULL)) return false;
  if (count == room) {
    uint32_t more = room ? 2 * room : 1024;
    nodes = realloc(nodes, (size_t)more * NODE_WORDS * sizeof *nodes);
    room = more;
  }
  uint32_t *w = nodes + (size_t)count * NODE_WORDS;
  w[0] = ts_language_public_symbol(l, alias ? alias : ts_subtree_symbol(tree));
  if (w[0] == ts_builtin_sym_error) w[0] |= ERROR;
  if (alias ? ts_language_symbol_metadata(l, alias).named : ts_subtree_named(tree)) w[0] |= NAMED;
  if (ts_subtree_missing(tree)) w[0] |= MISSING;
  if (ts_subtree_error_cost(tree) > 0) w[0] |= HAS_ERROR;
  w[1] = field;
  w[2] = at;
  w[3] = at + ts_subtree_size(tree).bytes;
  w[4] = parent;
  w[5] = ++count;
  return true;
}

// walk adds the visible nodes of a tree in the order of a TSTreeCursor, which would find its
// place anew for each of them.
static bool walk(const TSLanguage *l, Subtree root) {
  uint32_t begin = ts_subtree_padding(root).bytes;
  if (!add(l, root, 0, 0, begin, 0)) return false;
  array_init(&branches);
  if (ts_subtree_child_count(root) > 0) push(l, root, begin, 0, 0, true);
  while (branches.size > 0) {
    Branch *b = array_back(&branches);
    if (b->child == b->end) {
      if (b->visible) nodes[(size_t)b->node * NODE_WORDS + 5] = count;
      branches.size--;
      continue;
    }
    Subtree tree = *b->child++;
    uint32_t at = b->at, node = b->node;
    b->at += ts_subtree_size(tree).bytes;
    if (b->child != b->end) b->at += ts_subtree_padding(*b->child).bytes;
    TSSymbol alias = 0;
    TSFieldId field = 0;
    if (!ts_subtree_extra(tree)) {
      if (b->aliases) alias = b->aliases[b->structural];
      field = b->field;
      for (const TSFieldMapEntry *f = b->fields; f < b->fields_end; f++) {
        if (!f->inherited && f->child_index == b->structural) {
          field = f->field_id;
          break;
        }
      }
      b->structural++;
    }
    bool visible = alias || ts_subtree_visible(tree);
    if (visible) {
      node = count;
      if (!add(l, tree, alias, field, at, b->node)) return false;
    }
    if (visible ? ts_subtree_child_count(tree) > 0 : ts_subtree_visible_child_count(tree) > 0) {
      push(l, tree, at, node, visible ? 0 : field, visible);
    }
  }
  return true;
}

// parse returns the nodes, which last until the next call of allocate, or 0 if there is no
// such language or the host stops it.
uint32_t *EXPORT(parse)(uint32_t which, const char *text, uint32_t size) {
  nodes = NULL;
  count = room = 0;
  stopped = false;
  const TSLanguage *l = language(which);
  TSParser *parser = ts_parser_new();
  if (!l || !ts_parser_set_language(parser, l)) return NULL;
  Text all = {text, size};
  TSTree *tree = ts_parser_parse_with_options(
    parser, NULL, (TSInput){&all, read_text, TSInputEncodingUTF8, NULL}, (TSParseOptions){NULL, stop});
  // The host drops an instance that it stopped.
  return tree && !stopped && walk(l, tree->root) ? nodes : NULL;
}
