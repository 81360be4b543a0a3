// Which trials a query asks for, in which order, and how many each further choice
// would leave. Columns are typed arrays and each filter is a table of what it lets
// through, so that 100,000 trials take a few milliseconds.
(() => {
  // filterKeys are the parts of an address that choose trials:
  //   arm, group, tag, label, end   what it must be; given twice: one of the two
  //   task        the id of a task, or a part of ids and titles if there is no such id
  //   status      pass, fail, unknown, void, skipped, waiting (or their letters)
  //   source      live, cached, scripted, imported, none
  //   criterion   NAME:VERDICT, or NAME for failures; other names must hold too
  //   comparison  NAME: trials in its pairs; with cell (both, treatment, control,
  //               neither, unknown, or their letters) only those of such pairs
  //   notes       1: with notes of people
  //   q           text of task, label and reason
  //   sort        a name of sorts, with - before it for the other way round
  assay.filterKeys = ["arm", "task", "group", "tag", "status", "criterion", "label", "end", "source", "notes", "comparison", "cell", "q", "sort"];

  // filterQuery is what of a query chooses trials.
  assay.filterQuery = query => {
    const from = query ? new URLSearchParams(query) : new URLSearchParams();
    const q = new URLSearchParams();
    for (const k of assay.filterKeys) for (const v of new Set(from.getAll(k).map(v => written(k, v)))) if (v !== "") q.append(k, v);
    if (!q.has("comparison")) q.delete("cell"); // it says nothing alone
    q.sort();
    return q;
  };
  // written is a value as this page writes it, so that "f" and "fail" are one filter.
  function written(key, v) {
    if (key === "status") return assay.statuses[letterOf(assay.statuses, v)] || v;
    if (key === "source") return assay.sources[letterOf(assay.sources, v)] || v;
    if (key === "cell") return assay.cellWords[letterOf(assay.cells, v)] || v;
    if (key !== "criterion" || v === "") return v;
    const { name, letter } = assay.criterionOf(v);
    return name + ":" + assay.verdicts[letter].replace(" ", "_");
  }
  assay.cellWords = { b: "both", t: "treatment", c: "control", n: "neither", u: "unknown" };

  // data is the head as typed arrays, made once a head.
  let made = null;
  assay.data = () => {
    const h = assay.head;
    if (made && made.head === h) return made;
    const c = h.columns, n = c.task.length;
    const letters = s => { const a = new Uint8Array(n); for (let i = 0; i < n; i++) a[i] = s.charCodeAt(i); return a; };
    const numbers = a => a ? Float64Array.from(a) : new Float64Array(n).fill(-1);
    const places = a => Int32Array.from(a);
    made = {
      head: h, n,
      task: places(c.task), arm: places(c.arm), index: places(c.index), label: places(c.label), reason: places(c.reason), end: places(c.end),
      status: letters(c.status), source: letters(c.source), verdicts: (c.verdicts || []).map(letters),
      turns: numbers(c.turns), calls: numbers(c.calls), ms: numbers(c.ms), tokens: numbers(c.tokens), micros: numbers(c.micros),
      notes: c.notes ? places(c.notes) : null,
      lowTasks: h.tasks.map(t => (t.id + "\n" + (t.title || "")).toLowerCase()),
      lowStrings: null, orders: new Map(), cells: new Map(), last: null, mask: new Int32Array(n),
    };
    return made;
  };
  function lowStrings(d) { return d.lowStrings ||= d.head.strings.map(s => s.toLowerCase()); }

  // cellsOf says of each trial how its pairs went in the comparisons of a name, as
  // bits: one control may stand against several treatments. 0 where it is in none.
  assay.cellBits = { b: 1, t: 2, c: 4, n: 8, u: 16 };
  assay.cellsOf = name => {
    const d = assay.data();
    let a = d.cells.get(name);
    if (a) return a;
    a = new Uint8Array(d.n);
    for (const c of d.head.comparisons || []) {
      if (c.name === name) for (const p of c.pairs || []) { a[p.t] |= assay.cellBits[p.cell]; a[p.c] |= assay.cellBits[p.cell]; }
    }
    d.cells.set(name, a);
    return a;
  };

  // letterOf is the letter of a word or letter of statuses, verdicts, ….
  function letterOf(words, v) {
    if (Object.hasOwn(words, v)) return v;
    for (const [k, w] of Object.entries(words)) if (w === v || w.replace(/ (pass|only)$/, "") === v || w.replace(/ /g, "_") === v) return k;
    return "";
  }
  assay.letterOf = letterOf;

  // criterionOf takes NAME:VERDICT apart; names may have colons of their own.
  assay.criterionOf = v => {
    const cut = v.lastIndexOf(":");
    const letter = cut > 0 ? letterOf(assay.verdicts, v.slice(cut + 1)) : "";
    return letter ? { name: v.slice(0, cut), letter } : { name: v, letter: "f" };
  };

  // plan makes, of a query, the filters: {key, column, ok}, where a trial passes if
  // ok[column[trial]] is not 0.
  function plan(d, q) {
    const h = d.head, out = [];
    const list = (key, column, size, place) => {
      const values = q.getAll(key);
      if (!values.length) return;
      const ok = new Uint8Array(size);
      for (const v of values) { const i = place(v); if (i >= 0 && i < size) ok[i] = 1; }
      out.push({ key, column, ok });
    };
    const tasks = (key, test) => {
      const values = q.getAll(key);
      if (values.length) out.push({ key, column: d.task, ok: Uint8Array.from(h.tasks, (t, i) => values.some(v => test(t, v, i)) ? 1 : 0) });
    };
    const code = words => v => letterOf(words, v).charCodeAt(0) || -1;
    const word = v => h.strings.indexOf(v);
    list("arm", d.arm, h.arms.length, v => h.arms.findIndex(a => a.id === v));
    const ids = q.has("task") ? new Set(h.tasks.map(t => t.id)) : null;
    tasks("task", (t, v, i) => ids.has(v) ? t.id === v : d.lowTasks[i].includes(v.toLowerCase()));
    tasks("group", (t, v) => (t.group || "") === v);
    tasks("tag", (t, v) => (t.tags || []).includes(v));
    list("status", d.status, 128, code(assay.statuses));
    list("label", d.label, h.strings.length, word);
    list("end", d.end, h.strings.length, word);
    list("source", d.source, 128, code(assay.sources));
    if (q.has("notes")) out.push({ key: "notes", column: d.notes ? d.notes.map(x => x > 0 ? 1 : 0) : new Uint8Array(d.n), ok: [0, 1] });
    if (q.has("comparison")) {
      const wanted = q.has("cell") ? q.getAll("cell").reduce((m, v) => m | assay.cellBits[letterOf(assay.cells, v)], 0) : 31;
      const columns = [...new Set(q.getAll("comparison"))].map(assay.cellsOf);
      out.push({ key: "comparison", column: columns.length === 1 ? columns[0] : columns[0].map((x, i) => columns.reduce((m, c) => m | c[i], 0)), ok: Uint8Array.from({ length: 32 }, (_, m) => m & wanted ? 1 : 0) });
    }
    const criteria = new Map();
    for (const v of q.getAll("criterion")) {
      const c = assay.criterionOf(v);
      if (!criteria.has(c.name)) criteria.set(c.name, new Uint8Array(128));
      criteria.get(c.name)[c.letter.charCodeAt(0)] = 1;
    }
    for (const [name, ok] of criteria) {
      const i = (h.criteria || []).indexOf(name);
      out.push(i < 0 ? { key: "criterion:" + name, column: d.source, ok: new Uint8Array(128) } : { key: "criterion:" + name, column: d.verdicts[i], ok });
    }
    const text = (q.get("q") || "").trim().toLowerCase();
    if (text) {
      const tasksOk = Uint8Array.from(d.lowTasks, s => s.includes(text) ? 1 : 0);
      const stringsOk = Uint8Array.from(lowStrings(d), s => s.includes(text) ? 1 : 0);
      const hit = new Uint8Array(d.n);
      for (let i = 0; i < d.n; i++) hit[i] = tasksOk[d.task[i]] | stringsOk[d.label[i]] | stringsOk[d.reason[i]];
      out.push({ key: "q", column: hit, ok: [0, 1] });
    }
    return out;
  }

  // select is {list, mask, bits, total}: numbers of the trials that match, in order,
  // and for each trial which filters it fails, as bits.
  assay.select = query => {
    const d = assay.data();
    const q = assay.filterQuery(query);
    const key = q.toString();
    if (d.last && d.last.key === key) return d.last;
    const { mask, n } = d;
    mask.fill(0);
    const bits = new Map();
    for (const f of plan(d, q)) {
      const bit = 1 << bits.size; // the 31st and all after it share the last bit, and no facet of theirs looks past it
      if (bits.size < 30) bits.set(f.key, bit);
      const { column, ok } = f;
      for (let i = 0; i < n; i++) if (!ok[column[i]]) mask[i] |= bit;
    }
    const order = assay.order(q.get("sort") || "");
    const list = new Int32Array(n);
    let m = 0;
    for (let k = 0; k < n; k++) { const i = order[k]; if (mask[i] === 0) list[m++] = i; }
    return d.last = { key, list: list.subarray(0, m), mask, bits, total: n };
  };

  // filters is the numbers of the trials that match, in the order that query asks for.
  assay.filters = query => assay.select(query).list;

  // sorts are the orders: column -> value of a trial, lower first; NaN or less than
  // 0 is unknown and always last.
  const ranks = "fuvswp";
  const sorts = {
    task: d => { const r = alphabetical(d.head.tasks.map(t => t.id)); return i => r[d.task[i]]; },
    arm: d => i => d.arm[i],
    n: d => i => d.index[i],
    status: d => { const r = Array.from({ length: 128 }, (_, i) => ranks.indexOf(String.fromCharCode(i))); return i => r[d.status[i]]; },
    label: d => {
      const r = alphabetical(d.head.strings), size = r.length;
      return i => d.label[i] || d.reason[i] ? (d.label[i] ? r[d.label[i]] : size) * (size + 1) + r[d.reason[i]] : -1;
    },
    turns: d => i => d.turns[i],
    calls: d => i => d.calls[i],
    time: d => i => d.ms[i],
    tokens: d => i => d.tokens[i],
    cost: d => i => d.micros[i],
    source: d => { const r = "lcsi-"; return i => r.indexOf(String.fromCharCode(d.source[i])); },
    notes: d => i => d.notes ? d.notes[i] || -1 : -1,
  };
  function alphabetical(strings) {
    const by = strings.map((_, i) => i).sort((a, b) => strings[a] < strings[b] ? -1 : strings[a] > strings[b] ? 1 : 0);
    const r = new Int32Array(strings.length);
    by.forEach((s, rank) => { r[s] = rank; });
    return r;
  }

  // order is all trials in an order; "" is that of the suite: task, arm, number.
  // What is equal stays in that one.
  assay.order = sort => {
    const d = assay.data();
    const name = sort.replace(/^-/, "");
    if (!Object.hasOwn(sorts, name)) sort = "";
    let o = d.orders.get(sort);
    if (o) return o;
    const { n } = d, values = new Float64Array(n);
    if (sort === "") {
      const arms = d.head.arms.length || 1;
      const most = d.index.reduce((a, b) => Math.max(a, b), 0) + 1;
      for (let i = 0; i < n; i++) values[i] = (d.task[i] * arms + d.arm[i]) * most + d.index[i];
    } else {
      const of = sorts[name](d), place = new Int32Array(n);
      assay.order("").forEach((i, k) => { place[i] = k; });
      let most = 0;
      for (let i = 0; i < n; i++) { values[i] = of(i); if (values[i] > most) most = values[i]; }
      for (let i = 0; i < n; i++) {
        const v = values[i];
        values[i] = !(v >= 0) ? most + 1 : sort[0] === "-" ? most - v : v;
      }
      o = byValue(values, place);
    }
    d.orders.set(sort, o ||= byValue(values, null));
    return o;
  };
  // byValue sorts trials by value, then place. Sorting one array of numbers without
  // a comparison function is many times faster; it needs value × n to be exact.
  function byValue(values, place) {
    const n = values.length;
    const most = values.reduce((a, b) => Math.max(a, b), 0);
    if (most * n >= 2 ** 53) return Int32Array.from(values.keys()).sort((a, b) => values[a] - values[b] || (place ? place[a] - place[b] : a - b));
    const at = new Int32Array(n);
    const keys = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      const p = place ? place[i] : i;
      at[p] = i;
      keys[i] = values[i] * n + p;
    }
    keys.sort();
    const out = new Int32Array(n);
    for (let k = 0; k < n; k++) out[k] = at[keys[k] % n];
    return out;
  }

  // facets counts, for each choice, the trials that it would leave beside the other
  // filters: {arm: counts by arm, …, criterion: [counts by letter], cells: {name:
  // counts by letter}}.
  assay.facets = query => {
    const d = assay.data(), { mask, bits } = assay.select(query), h = d.head, { n } = d;
    const count = (column, size, key) => {
      const out = new Int32Array(size), bit = bits.get(key) || 0;
      for (let i = 0; i < n; i++) if ((mask[i] & ~bit) === 0) out[column[i]]++;
      return out;
    };
    const byTask = (key, of) => {
      const out = new Map(), counts = count(d.task, h.tasks.length, key);
      h.tasks.forEach((t, i) => { if (counts[i]) for (const v of of(t)) out.set(v, (out.get(v) || 0) + counts[i]); });
      return out;
    };
    const out = {
      arm: count(d.arm, h.arms.length, "arm"), status: count(d.status, 128, "status"), source: count(d.source, 128, "source"),
      label: count(d.label, h.strings.length, "label"), end: count(d.end, h.strings.length, "end"),
      group: byTask("group", t => [t.group || ""]), tag: byTask("tag", t => new Set(t.tags || [])),
      criterion: d.verdicts.map((v, i) => count(v, 128, "criterion:" + h.criteria[i])), cells: new Map(), notes: 0,
    };
    for (const name of new Set((h.comparisons || []).map(c => c.name))) {
      const by = count(assay.cellsOf(name), 32, "comparison"), letters = new Int32Array(128);
      for (const [l, bit] of Object.entries(assay.cellBits)) by.forEach((k, m) => { if (m & bit) letters[l.charCodeAt(0)] += k; });
      out.cells.set(name, letters);
    }
    if (d.notes) { const bit = bits.get("notes") || 0; for (let i = 0; i < n; i++) if (d.notes[i] && (mask[i] & ~bit) === 0) out.notes++; }
    return out;
  };

  // neighbours are the trials before and after n in the list that a query asks
  // for, null at its ends, and the place of n in it, -1 if it is not there.
  assay.neighbours = (n, query) => {
    const list = assay.filters(query);
    const i = list.indexOf(Number(n));
    if (i < 0) return { prev: null, next: list.length ? list[0] : null, at: -1, of: list.length };
    return { prev: i > 0 ? list[i - 1] : null, next: i + 1 < list.length ? list[i + 1] : null, at: i, of: list.length };
  };
})();
