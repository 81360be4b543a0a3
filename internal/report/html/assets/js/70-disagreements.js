// Disagreements first: pairs whose sides ended differently, those that the treatment
// lost before those that it won.
// #/disagreements?comparison=…&treatment=ARM&control=ARM&cell=b|t|c|n|u&task=…&by=reason
// A comparison may be made of several agents; its arms say which is meant. A pair
// opens to both sides beside each other.
"use strict";
(() => {
  const { el, shown, page, to } = assay;

  const cells = {
    c: ["lost", "control only", "The treatment lost: only the control passes"],
    t: ["won", "treatment only", "The treatment won: only the treatment passes"],
    n: ["neither", "neither", "Neither passes"],
    b: ["both", "both", "Both pass"],
    u: ["unknown", "unknown", "A side is unknown: our data gap, not counted"],
  };
  const order = ["c", "t", "n", "b", "u"];
  const { place, fold, table, marksOf, calls } = assay.trialParts;
  const status = n => assay.head.columns.status[n];

  // reason is why a trial did not pass, in one line.
  function reason(n) {
    const c = assay.head.columns, s = assay.head.strings;
    const failed = (assay.head.criteria || []).filter((_, i) => c.verdicts && c.verdicts[i] && c.verdicts[i][n] === "f");
    return s[c.reason[n]] || s[c.label[n]] || (failed.length ? failed.join(", ") : "");
  }

  // chosen says whether a query asks for a comparison: nothing said of its name or an
  // arm is any.
  const chosen = (query, c) => {
    const any = (key, v) => !query.has(key) || query.getAll(key).includes(v);
    const arms = assay.head.arms;
    return any("comparison", c.name) && any("treatment", arms[c.treatment].id) && any("control", arms[c.control].id);
  };

  // groupOf is what pairs are grouped by: their task, or why the side that lost did not
  // pass, its label or else what it failed.
  function groupOf(p, by) {
    if (by !== "reason") return place(p.t).task.id;
    const n = p.cell === "t" || p.cell === "u" && status(p.c) === "u" ? p.c : p.t;
    if (status(n) === "p") return "";
    const c = assay.head.columns, s = assay.head.strings;
    const failed = (assay.head.criteria || []).filter((_, i) => c.verdicts && c.verdicts[i] && c.verdicts[i][n] === "f");
    return s[c.label[n]] || failed.join(", ") || s[c.reason[n]] || "no reason is given";
  }

  // wanted are the pairs that a query asks for, in order, each with its group and how
  // many pairs that has: of reasons the most frequent first.
  function wanted(query) {
    const h = assay.head, out = [];
    const only = query.getAll("cell").flatMap(s => s.split(",")).map(s => assay.letterOf(assay.cells, s)).filter(Boolean);
    const tasks = query.getAll("task"), by = query.get("by");
    (h.comparisons || []).forEach((c, i) => {
      if (!chosen(query, c)) return;
      for (const p of c.pairs || []) {
        if (only.length ? !only.includes(p.cell) : p.cell !== "c" && p.cell !== "t") continue;
        if (tasks.length && !tasks.includes(place(p.t).task.id)) continue;
        out.push({ ...p, comparison: i, group: groupOf(p, by) });
      }
    });
    const sizes = new Map(), first = new Map(), key = p => p.comparison + p.cell + p.group;
    for (const p of out) {
      sizes.set(key(p), (sizes.get(key(p)) || 0) + 1);
      first.set(key(p), Math.min(first.get(key(p)) ?? p.t, p.t));
    }
    for (const p of out) [p.size, p.first] = [sizes.get(key(p)), first.get(key(p))];
    return out.sort((a, b) => a.comparison - b.comparison || order.indexOf(a.cell) - order.indexOf(b.cell) || (by === "reason" ? b.size - a.size : 0) || a.first - b.first || a.t - b.t);
  }

  let state = null; // {root, query, list, rows, at, drawn, stop}

  page("disagreements", {
    title: "Disagreements", nav: true,
    count: () => (assay.head.comparisons || []).reduce((s, c) => s + (c.pairs || []).filter(p => p.cell === "c" || p.cell === "t").length, 0),
    render(root, args, query) {
      draw(root, query);
      return () => { if (state) state.stop(); state = null; };
    },
    update(root, args, query) {
      if (state && same(state.query, query)) return;
      if (state) state.stop();
      root.replaceChildren();
      draw(root, query);
    },
    keys: {
      j: ["next pair", () => move(1)],
      k: ["previous pair", () => move(-1)],
      Enter: ["open or close the pair", e => {
        if (!state || state.at < 0 || e && e.target instanceof Element && e.target.closest("a, button, summary, input, select")) return false;
        const d = state.rows[state.at];
        if (d) d.open = !d.open;
      }],
    },
  });
  const same = (a, b) => ["comparison", "treatment", "control", "cell", "task", "by"].every(k => String(a.getAll(k)) === String(b.getAll(k)));

  function draw(root, query) {
    const h = assay.head;
    const list = wanted(query);
    root.append(el("h1", {}, "Disagreements"));
    if (!(h.comparisons || []).length) {
      root.append(el("p", {}, "This run compares nothing."));
      state = { query, list: [], rows: [], at: -1, stop() {} };
      return;
    }
    const pairs = n => n === 0 ? "No pair is so" : assay.number(n) + (n === 1 ? " pair" : " pairs");
    const said = el("p", { class: "muted", role: "status" }, pairs(list.length), list.length ? "" : ".");
    root.append(filters(query), said);
    // Of a run that goes on, what one reads stays where it is.
    const unhear = assay.onHead(() => {
      const now = assay.head.comparisons === h.comparisons ? list.length : wanted(query).length;
      if (now !== list.length) said.replaceChildren(pairs(list.length) + ". The run has gone on: " + assay.number(now) + " by now. ", el("button", { type: "button", on: { click: () => assay.again() } }, "Show them"));
    });
    const box = el("div", { class: "pairlist" });
    root.append(box);
    const end = el("div", { class: "listend" });
    root.append(end);
    const mine = state = { root, query, list, rows: [], at: -1, drawn: 0, box, last: "", group: null, stop() { unhear(); watch.disconnect(); for (const r of mine.rows) if (r.leave) r.leave(); } };
    const watch = new IntersectionObserver(es => {
      if (!es.some(e => e.isIntersecting)) return;
      more(mine, 50);
      watch.unobserve(end); // so that it is told again where the end is still in sight
      if (mine.drawn < list.length) watch.observe(end);
    }, { rootMargin: "1200px" });
    mine.watch = watch;
    mine.end = end;
    more(mine, 50);
    watch.observe(end);
    const open = query.get("open");
    if (open) {
      const i = list.findIndex(p => p.t + "-" + p.c === open);
      if (i >= 0) { while (mine.drawn <= i) more(mine, 200); mine.at = i; mine.rows[i].byItself = mine.rows[i].open = true; setTimeout(() => mine.rows[i] && mine.rows[i].scrollIntoView({ block: "start" }), 50); }
    } else if (list.length === 1) mine.rows[0].byItself = mine.rows[0].open = true;
  }

  function filters(query) {
    const h = assay.head, all = h.comparisons, tasks = query.getAll("task");
    // change is the address with other values of some filters.
    const change = values => {
      const q = new URLSearchParams(query);
      q.delete("open");
      for (const [k, v] of Object.entries(values)) { q.delete(k); for (const x of [v].flat()) if (x) q.append(k, x); }
      return to("disagreements", [], q);
    };
    const count = cell => all.reduce((s, c) => s + (chosen(query, c) ? (c.pairs || []).filter(p => (cell ? p.cell === cell : p.cell === "c" || p.cell === "t") && (!tasks.length || tasks.includes(place(p.t).task.id))).length : 0), 0);
    const pick = (values, word, n) => el("a", { class: "pick", href: change(values), "aria-current": Object.entries(values).every(([k, v]) => v === undefined || (query.get(k) || "") === v) ? "true" : null },
      word, n !== undefined ? el("span", { class: "count" }, " " + assay.number(n)) : null);
    const picks = (label, list) => el("div", { class: "picks", role: "group", "aria-label": label }, list);
    // A name that several agents have: which of them.
    const names = [...new Set(all.map(c => c.name))];
    const named = all.filter(c => !query.has("comparison") || query.getAll("comparison").includes(c.name));
    const arms = [...new Map(named.map(c => [c.treatment + "-" + c.control, [h.arms[c.treatment].id, h.arms[c.control].id]])).values()];
    const other = { treatment: undefined, control: undefined }; // arms go with their comparison
    const chips = ["treatment", "control", "task"].flatMap(k => query.getAll(k).map(v => el("li", {},
      el("a", { class: "chip", href: change({ [k]: query.getAll(k).filter(x => x !== v) }), "aria-label": `Take away filter ${k} ${assay.plainText(v, 90)}` }, el("span", { class: "key" }, k + " "), shown(v), el("span", { class: "x", "aria-hidden": "true" }, "✕")))));
    return el("div", { class: "dfilters" },
      names.length > 1 ? picks("Comparison", [pick({ comparison: "", ...other }, "all comparisons"), names.map(x => pick({ comparison: x, ...other }, shown(x)))]) : null,
      arms.length > 1 && (names.length === 1 || query.has("comparison")) ? picks("Arms", [pick({ treatment: "", control: "" }, "all arms"), arms.map(([t, c]) => pick({ treatment: t, control: c }, [shown(t), " against ", shown(c)]))]) : null,
      picks("How the pair went", [pick({ cell: "" }, "disagreements", count("")), order.map(c => pick({ cell: c }, cells[c][1], count(c)))]),
      picks("Grouped by", [el("span", { class: "muted" }, "Grouped by"), pick({ by: "" }, "task"), pick({ by: "reason" }, "reason")]),
      chips.length ? el("ul", { class: "chips", "aria-label": "Filters in force" }, chips) : null);
  }

  function more(s, k) {
    const h = assay.head;
    for (const p of s.list.slice(s.drawn, s.drawn + k)) {
      const key = p.comparison + p.cell;
      if (key !== s.last) {
        const c = h.comparisons[p.comparison];
        if (!s.last || s.last.slice(0, -1) !== String(p.comparison)) s.box.append(el("h2", {}, shown(c.name), el("span", { class: "muted versus" }, " ", shown(h.arms[c.treatment].id), " against ", shown(h.arms[c.control].id))));
        s.box.append(el("h3", { class: "dcell dcell-" + p.cell }, cells[p.cell][2]));
        s.last = key;
        s.group = null;
      }
      if (p.group !== s.group) {
        s.group = p.group;
        if (p.group && (p.size > 1 || s.query.get("by") === "reason")) s.box.append(el("h4", { class: "dgroup" }, shown(assay.plainText(p.group, 160)), el("span", { class: "muted" }, " " + assay.number(p.size) + (p.size === 1 ? " pair" : " pairs"))));
      }
      const row = pairRow(s, p, s.rows.length);
      s.rows.push(row);
      s.box.append(row);
    }
    s.drawn = Math.min(s.list.length, s.drawn + k);
    if (s.drawn >= s.list.length && s.watch) s.watch.disconnect();
  }

  function pairRow(s, p, i) {
    const at = place(p.t);
    const why = (n, word) => { const r = status(n) === "p" ? "" : reason(n); return r ? el("span", { class: "why" }, el("b", { class: word }, word), " ", shown(assay.plainText(r, 220))) : null; };
    const d = el("details", { class: "pairrow", dataset: { pair: p.t + "-" + p.c } }, el("summary", {},
      el("span", { class: "what" }, el("span", { class: "task" }, shown(at.task.id)), el("span", { class: "times" }, " #" + (at.index + 1)), at.task.title ? el("span", { class: "muted" }, " ", shown(assay.plainText(at.task.title, 90))) : null),
      el("span", { class: "sides" }, el("span", { class: "side" }, el("span", { class: "muted" }, "treatment "), assay.badge(status(p.t))), " ", el("span", { class: "side" }, el("span", { class: "muted" }, "control "), assay.badge(status(p.c)))),
      el("span", { class: "whys" }, why(p.t, "treatment"), why(p.c, "control"))));
    let stop = null, made = false, left = false;
    d.addEventListener("toggle", () => {
      if (d.open && !d.byItself) keepOpen(s, p);
      d.byItself = false;
      if (!d.open || made) return;
      made = true;
      s.at = i;
      mark(s);
      const body = el("div", { class: "pairbody" }, el("p", { class: "muted", role: "status" }, "Loading both sides…"));
      d.append(body);
      both(body, p).then(f => { stop = f; if (left) f(); });
    });
    d.leave = () => { left = true; if (stop) stop(); };
    return d;
  }
  // keepOpen puts the pair into the address: who comes back, or gets it, finds it open.
  function keepOpen(s, p) {
    const { name, query } = assay.where();
    if (state !== s || name !== "disagreements") return; // the page has been left meanwhile
    query.set("open", p.t + "-" + p.c);
    assay.go(to("disagreements", [], query), { replace: true });
  }

  async function both(body, p) {
    const got = await Promise.allSettled([assay.source.item(p.t, "t"), assay.source.item(p.c, "t")]);
    const [t, c] = got.map(x => x.status === "fulfilled" ? x.value : null);
    body.replaceChildren();
    got.forEach((x, i) => { if (x.status === "rejected") body.append(el("p", { class: "callout" }, i === 0 ? "The treatment's side is not here: " : "The control's side is not here: ", shown(x.reason && x.reason.message || "unknown"))); });
    const arm = n => place(n).arm.id;
    const link = (n, word) => el("a", { href: assay.trialTo(n) }, word, " ", shown(arm(n)), " #" + (place(n).index + 1));
    body.append(el("p", { class: "open" }, link(p.t, "treatment:"), " · ", link(p.c, "control:")));
    const task = t || c;
    if (task && task.prompt) body.append(fold("Prompt", () => assay.textBox(0, { head: task.prompt, size: task.prompt.length }, "prompt")));
    if (t && c) body.append(criteria(t, c));
    const stops = [];
    if (t && c) {
      // Files that a patch is of are shown by what changed; whole they are there for those who look for more.
      const again = x => (x.files || []).length > 0 && x.files.every(f => x.patch.files.some(p => p.path === f.name));
      const twice = t.patch && c.patch && (again(t) || again(c));
      assay.add(body, [assay.patches(t, c), twice ? fold("Whole files as they are now, against each other", () => codes(t, c, stops)) : codes(t, c, stops)]);
    }
    // Both show their calls where both have any: which side has the servers is not
    // said by its name.
    for (const [x, word] of [[t, "treatment"], [c, "control"]]) {
      if (!x || !(x.calls || []).length) continue;
      body.append(el("h4", {}, "What the tools of the " + word + " returned, and where its answer left it"), ...nodes(calls(x, new URLSearchParams(), false)));
    }
    if (t && c && !(t.calls || []).length && !(c.calls || []).length) body.append(el("p", { class: "muted" }, "Neither side called a tool."));
    return () => stops.forEach(f => f());
  }
  const nodes = list => [list].flat(3).filter(Boolean);

  function criteria(t, c) {
    const names = [...new Set([...(t.trial.criteria || []), ...(c.trial.criteria || [])].map(x => x.name))];
    const of = (x, name) => (x.trial.criteria || []).find(k => k.name === name);
    const differ = name => (of(t, name) || {}).verdict !== (of(c, name) || {}).verdict;
    names.sort((a, b) => (differ(b) ? 1 : 0) - (differ(a) ? 1 : 0));
    const cell = (x, name) => {
      const k = of(x, name);
      if (!k) return el("span", { class: "muted" }, "not graded");
      const says = (k.evidence || [])[0] || (k.findings || []).map(assay.trialParts.says)[0];
      return [assay.verdict(k.verdict), k.verdict !== "pass" && says ? el("div", { class: "says" }, shown(assay.plainText(says, 300))) : null];
    };
    const req = name => ((of(t, name) || of(c, name)) || {}).required;
    return table("criteria of both sides", ["Criterion", "Treatment", "Control"], names.map(n => [
      [el("span", { class: "mono" }, shown(n)), req(n) ? null : el("span", { class: "muted" }, " reported"), differ(n) ? el("span", { class: "differs" }, " differs") : null], cell(t, n), cell(c, n)]), "criteria two");
  }

  // codes shows the code of both: files of the same name as a difference, control left
  // and treatment right; the others by themselves.
  function codes(t, c, stops) {
    const a = c.files || [], b = t.files || [];
    if (!a.length && !b.length) return answers(t, c, stops);
    const out = [el("h4", {}, "Code: control left, treatment right")];
    const used = new Set();
    const alone = a.length === 1 && b.length === 1;
    a.slice(0, 20).forEach((f, i) => {
      const j = alone ? 0 : b.findIndex((g, k) => g.name === f.name && !used.has(k));
      if (j < 0) { out.push(side(c, a, i, "control only")); return; }
      used.add(j);
      const d = assay.diff(f.text.head, b[j].text.head, { lang: f.lang || assay.langOf(f.name), left: "control " + (f.name || ""), right: "treatment " + (b[j].name || ""), marksLeft: marksOf(c, i), marksRight: marksOf(t, j) });
      stops.push(d.stop);
      out.push(d);
      if ((f.text.parts || []).length || (b[j].text.parts || []).length) out.push(el("p", { class: "muted" }, "Only the beginnings are compared; the whole is on the pages of the trials."));
    });
    b.slice(0, 20).forEach((f, j) => { if (!used.has(j)) out.push(side(t, b, j, "treatment only")); });
    return out;
  }
  function side(x, files, i, word) {
    const f = files[i];
    return assay.code(f.text.head, f.lang || assay.langOf(f.name), { name: (f.name || "code") + " (" + word + ")", marks: marksOf(x, i), cut: (f.text.parts || []).length > 0, link: l => assay.trialTo(x.n, { line: l, file: i > 0 ? i : "" }) });
  }
  // answers compares what was submitted or answered where there is no code.
  function answers(t, c, stops) {
    const pick = x => { const s = x.submission && x.submission.head || x.answer && x.answer.head || ""; return assay.indented(s) ?? s; };
    const l = pick(c), r = pick(t);
    if (!l && !r) return el("p", { class: "muted" }, "Neither side left code or an answer.");
    const d = assay.diff(l, r, { lang: /^\s*[[{]/.test(l || r) ? "json" : "", left: "control's answer", right: "treatment's answer" });
    stops.push(d.stop);
    return [el("h4", {}, "Answers: control left, treatment right"), d];
  }

  function move(by) {
    if (!state || !state.list.length) return;
    const i = Math.min(state.list.length - 1, Math.max(0, state.at < 0 ? (by > 0 ? 0 : state.drawn - 1) : state.at + by));
    while (state.drawn <= i) more(state, 50);
    state.at = i;
    mark(state);
    const s = state.rows[i].querySelector("summary");
    s.focus({ preventScroll: true });
    s.scrollIntoView({ block: "nearest" });
  }
  function mark(s) {
    s.rows.forEach((r, i) => r.classList.toggle("at", i === s.at));
  }
})();
