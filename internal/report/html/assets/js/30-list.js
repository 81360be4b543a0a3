// The list of trials: filters with what each would leave, a table of which only
// the rows in sight are drawn, cards where the window is narrow.
(() => {
  const { el, to } = assay;

  // columns of the list: key of its order, title, words for its head.
  const columns = [
    ["task", "Task"], ["arm", "Arm"], ["n", "#", "number of the trial"], ["status", "Status"], ["label", "Label and reason"],
    ["turns", "Turns"], ["calls", "Calls", "calls of tools"], ["time", "Time", "time of the agent"], ["tokens", "Tokens", "all classes"],
    ["cost", "Cost", "billed"], ["source", "Source"],
  ];
  const narrow = matchMedia("screen and (max-width: 820px)");

  assay.page("trials", {
    title: "Trials", nav: true,
    count: () => assay.head.columns.task.length,
    render(root, args, query) {
      const list = makeList(root, query);
      current = list;
      return () => { list.stop(); current = null; };
    },
    update(root, args, query) { if (current) current.show(query); },
    keys: {
      j: ["next trial", () => current.walk(1)],
      k: ["trial before", () => current.walk(-1)],
      f: ["filter: to the text field", () => current.focusFilter()],
      c: ["clear all filters", () => assay.go(to("trials"))],
      a: ["these trials with their answers", () => assay.go(to("answers", [], assay.filterQuery(assay.where().query)))],
      m: ["these trials as a matrix", () => assay.go(to("matrix", [], assay.filterQuery(assay.where().query)))],
    },
  });
  let current = null;

  function makeList(root, query) {
    let q = assay.filterQuery(query), picked = assay.select(q), at = -1;
    const pane = assay.filterPane("trials");
    const count = el("p", { class: "found" });
    const chips = el("ul", { class: "chips", "aria-label": "Filters in force" });
    const heads = el("div", { class: "row heads", role: "row", "aria-rowindex": "1" });
    const body = el("div", { class: "rows", role: "rowgroup" });
    const table = el("div", { class: "list", role: "table", "aria-label": "Trials", "aria-colcount": String(columns.length) },
      el("div", { role: "rowgroup", class: "sticky" }, heads), body);
    const none = el("div", { class: "none" });
    const tools = el("div", { class: "tools" });
    root.append(el("div", { class: "with-pane" }, pane.element,
      el("section", { class: "results" }, el("h1", { text: "Trials" }), tools, chips, table, none)));

    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const height = () => Math.round((narrow.matches ? 98 : 31) * rem);
    const covered = () => {
      const top = document.getElementById("top").getBoundingClientRect();
      return Math.max(0, top.bottom) + (narrow.matches ? 0 : heads.offsetHeight);
    };
    const rows = assay.rows({ body, height: height(), draw, covered });
    const resize = () => { rows.size(height()); pane.narrow(); };
    narrow.addEventListener("change", resize);

    function draw(i) {
      const h = assay.head, d = assay.data(), c = h.columns, n = picked.list[i];
      const task = h.tasks[d.task[n]], letter = c.status[n], source = c.source[n];
      const label = assay.line(h.strings[d.label[n]]), reason = assay.line(h.strings[d.reason[n]]);
      const cell = (k, ...children) => el("div", { role: "cell", class: "c-" + k }, children);
      const notes = d.notes ? d.notes[n] : 0;
      return el("div", { class: "row", role: "row", "aria-rowindex": String(i + 2), dataset: { n: String(n), i: String(i) } },
        cell("task", el("a", { href: assay.trialTo(n, q), title: assay.line(task.title || task.id), dataset: { focus: "row-" + n } }, el("bdi", { text: assay.line(task.id, 120) }))),
        cell("arm", el("bdi", { text: assay.line(h.arms[d.arm[n]].id, 120), title: assay.line(h.arms[d.arm[n]].id) })),
        cell("n", String(d.index[n] + 1)),
        cell("status", assay.badge(letter)),
        cell("why", c.graded && c.graded[n] !== letter ? [el("span", { class: "was", title: `graded ${assay.statuses[c.graded[n]]}; a person has overridden it` }, "graded ", assay.statuses[c.graded[n]]), " "] : null, label ? el("bdi", { class: "label", text: label }) : null, label && reason ? " " : null,
          reason ? el("bdi", { class: "reason", text: reason, title: assay.line(h.strings[d.reason[n]], 1000) }) : null),
        cell("turns", assay.number(d.turns[n])), cell("calls", assay.number(d.calls[n])), cell("ms", assay.duration(d.ms[n])),
        cell("tokens", assay.compact(d.tokens[n])), cell("cost", assay.money(d.micros[n])),
        cell("marks", source !== "l" && source !== "-" ? el("span", { class: "mark", text: assay.sources[source] || source }) : null,
          notes ? el("span", { class: "mark noted", title: notes + (notes === 1 ? " note" : " notes") + " of people" }, el("span", { "aria-hidden": "true", text: "✎" }), el("span", { class: "unseen", text: " notes " }), String(notes)) : null,
          letter !== "w" && letter !== "s" && assay.source.available && assay.source.available(n) === "no" ? el("span", { class: "gone", title: "What it left is not in this file; open the run with assay view" }, el("span", { "aria-hidden": "true", text: "⊘" }), el("span", { class: "unseen", text: "evidence is not in this file" })) : null));
    }

    // A click anywhere in a row opens it, unless it marks text.
    body.addEventListener("click", e => {
      const row = e.target.closest(".row");
      if (!row || e.target.closest("a") || String(getSelection())) return;
      location.hash = assay.trialTo(Number(row.dataset.n), q);
    });
    body.addEventListener("focusin", e => { const row = e.target.closest(".row"); if (row) at = Number(row.dataset.i); });

    function drawHeads() {
      const sort = q.get("sort") || "";
      heads.replaceChildren(...columns.map(([key, title, more]) => {
        const way = sort === key ? "ascending" : sort === "-" + key ? "descending" : null;
        return el("div", { role: "columnheader", class: "c-" + ({ label: "why", time: "ms", source: "marks" }[key] || key), "aria-sort": way },
          el("button", { type: "button", dataset: { focus: "sort-" + key }, title: more || null, on: { click: () => sortBy(key, way) } },
            title, el("span", { class: "way", "aria-hidden": "true", text: way ? (way === "ascending" ? " ↑" : " ↓") : "" })));
      }));
      const options = [["", "suite"], ...columns.flatMap(([k, t]) => [[k, t === "#" ? "number" : t.toLowerCase()], ["-" + k, (t === "#" ? "number" : t.toLowerCase()) + ", reversed"]])];
      const choice = assay.choice("Order", options, sort, v => assay.go(to("trials", [], withSort(v))));
      choice.classList.add("narrow-only");
      tools.replaceChildren(count, choice, el("a", { class: "aside", href: to("matrix", [], q), text: "As a matrix" }), el("a", { class: "aside", href: to("answers", [], q), text: "As answers" }));
    }
    // Columns in which no trial has anything are left out.
    function hideEmpty() {
      const d = assay.data(), none = (a, from) => !a.some(x => x >= from);
      const empty = { why: !d.label.some(Boolean) && !d.reason.some(Boolean), turns: none(d.turns, 1), calls: none(d.calls, 0), ms: none(d.ms, 1), tokens: none(d.tokens, 1), cost: none(d.micros, 1),
        marks: !/[^l-]/.test(assay.head.columns.source) && !d.notes && !assay.head.left_out };
      for (const [k, v] of Object.entries(empty)) table.classList.toggle("no-" + k, v);
    }
    // Figures sort from the highest first, words from the first; the third time the
    // order of the suite returns.
    function sortBy(key, way) {
      const figures = ["turns", "calls", "time", "tokens", "cost"].includes(key);
      const firstWay = figures ? "-" + key : key, other = figures ? key : "-" + key;
      const now = q.get("sort") || "";
      const focus = "sort-" + key;
      assay.go(to("trials", [], withSort(now === firstWay ? other : now === other ? "" : firstWay)));
      const b = heads.querySelector(`[data-focus="${focus}"]`);
      if (b) b.focus();
    }
    function withSort(v) { const next = new URLSearchParams(q); next.delete("sort"); if (v) next.set("sort", v); return next; }

    function show(query, fresh) {
      const before = q.toString();
      q = assay.filterQuery(query);
      picked = assay.select(q);
      drawHeads();
      hideEmpty();
      const text = `${assay.number(picked.list.length)} of ${assay.number(picked.total)} trials`;
      count.replaceChildren(el("b", { text: assay.number(picked.list.length) }), ` of ${assay.number(picked.total)} trials` + (assay.head.left_out ? `; of ${assay.number(assay.head.left_out)} in all (⊘) this file has no evidence: assay view has` : ""));
      assay.drawChips(chips, q, "trials");
      table.setAttribute("aria-rowcount", String(picked.list.length + 1));
      table.hidden = !picked.list.length;
      none.replaceChildren();
      if (!picked.list.length) none.append(el("p", { text: picked.total ? "No trial matches these filters." : "This run has no trials." }), picked.total ? el("p", {}, el("a", { href: to("trials"), text: "Clear all filters" })) : "");
      if (before !== q.toString()) {
        at = -1;
        const y = body.getBoundingClientRect().top + scrollY - covered();
        if (scrollY > y) scrollTo({ top: y, behavior: "instant" });
      }
      rows.reset(picked.list.length);
      pane.show(q);
      if (!fresh) assay.announce(text);
    }
    function walk(by) {
      const focused = document.activeElement && document.activeElement.closest(".rows .row");
      const i = focused ? Number(focused.dataset.i) + by : at >= 0 ? at + by : rows.first();
      const row = rows.at(Math.max(0, Math.min(picked.list.length - 1, i)));
      if (row) row.querySelector("a").focus({ preventScroll: true });
    }
    const unhear = assay.onHead(() => show(q, true));
    show(q, true);

    return {
      show, walk, focusFilter: () => pane.focus(),
      stop() { rows.stop(); unhear(); pane.stop(); narrow.removeEventListener("change", resize); },
    };
  }

  // drawChips shows each filter in force with a button that takes it away.
  assay.drawChips = (box, q, page) => {
    const names = { q: "text", criterion: "criterion", cell: "pair" };
    const words = (k, v) => k === "cell" ? assay.cells[assay.letterOf(assay.cells, v)] || v : k === "notes" ? "of people" : v;
    const chips = [...q].filter(([k]) => k !== "sort").map(([k, v]) => {
      const text = assay.line(words(k, v), 60);
      return el("li", {}, el("button", { type: "button", class: "chip", "aria-label": `Take away filter ${names[k] || k} ${text}`, on: { click: () => assay.go(to(page, [], without(q, k, v))) } },
        el("span", { class: "key", text: names[k] || k }), " ", el("bdi", { text }), el("span", { class: "x", "aria-hidden": "true", text: "×" })));
    });
    if (chips.length) chips.push(el("li", {}, el("button", { type: "button", class: "chip all", on: { click: () => assay.go(to(page, [], q.has("sort") ? { sort: q.get("sort") } : {})) } }, "Clear all")));
    box.replaceChildren(...chips);
    box.hidden = !chips.length;
  };
  function without(q, key, value) {
    const next = new URLSearchParams([...q].filter(([k, v]) => !(k === key && (value === undefined || v === value))));
    if (!next.has("comparison")) next.delete("cell"); // it says nothing alone
    return next;
  }

  // filterPane is the filters of a page: beside the list, and folded above the answers.
  assay.filterPane = page => {
    let q = new URLSearchParams(), facets = null, typing = false, wait = 0, later = 0, had = null;
    const text = el("input", { type: "search", id: "filter-text", autocomplete: "off", spellcheck: "false", placeholder: "task, label, reason" });
    const hints = el("datalist", { id: "task-hints" });
    const task = el("input", { type: "text", id: "filter-task", list: "task-hints", autocomplete: "off", spellcheck: "false", placeholder: "id or part of it" });
    const groups = el("div", { class: "groups" });
    const details = el("details", { class: "pane" }, el("summary", { text: "Filters" }),
      el("div", { class: "field" }, el("label", { for: "filter-text", text: "Text" }), text),
      el("div", { class: "field" }, el("label", { for: "filter-task", text: "Task" }), task, hints), groups);
    const element = el("aside", { class: "filters", "aria-label": "Filters" }, details);
    const fit = () => { details.open = page === "trials" && !narrow.matches; };
    fit();

    // What the page has in its address besides filters stays there.
    const change = (next, how) => {
      const all = new URLSearchParams(next);
      for (const [k, v] of assay.where().query) if (!assay.filterKeys.includes(k)) all.append(k, v);
      assay.go(to(page, [], all), how);
    };
    const write = () => {
      const next = without(q, "q");
      if (text.value.trim()) next.set("q", text.value.trim());
      // The first letter makes an entry of the history, the rest of the word none.
      change(next, { replace: typing });
      typing = true;
    };
    text.addEventListener("input", () => { clearTimeout(wait); wait = setTimeout(write, 100); });
    text.addEventListener("blur", () => { typing = false; });
    text.addEventListener("keydown", e => { if (e.key === "Enter") { clearTimeout(wait); write(); } });
    task.addEventListener("input", () => {
      const v = task.value.trim().toLowerCase(), found = [];
      const d = assay.data();
      for (let i = 0; i < d.lowTasks.length && found.length < 30; i++) if (d.lowTasks[i].includes(v)) found.push(d.head.tasks[i]);
      hints.replaceChildren(...found.map(t => el("option", { value: t.id, text: assay.line(t.title || "", 80) })));
    });
    const addTask = () => {
      const v = task.value.trim();
      if (!v) return;
      task.value = "";
      const next = new URLSearchParams(q);
      next.append("task", v);
      change(next);
    };
    task.addEventListener("change", addTask);

    const toggle = (key, value, on, extra) => {
      const next = without(q, key, value);
      if (on) next.append(key, value);
      if (extra) extra(next);
      change(next);
    };
    const has = (key, value) => q.getAll(key).includes(value);

    // box is one choice: {element, show()}.
    function box(key, value, name, count, isOn, extra, sign) {
      const input = el("input", { type: "checkbox", dataset: { focus: `f-${key}-${value}` } });
      const figure = el("span", { class: "count" });
      input.addEventListener("change", () => toggle(key, value, input.checked, extra && (next => extra(next, input.checked))));
      const element = el("label", { class: "opt" }, input, sign || null, el("bdi", { class: "name", text: assay.line(name, 80), title: name.length > 24 ? assay.line(name) : null }), figure);
      return { element, mark() { input.checked = isOn(); }, show() {
        const n = count();
        figure.textContent = assay.number(n);
        element.classList.toggle("zero", n === 0 && !input.checked);
      } };
    }
    let shows = [];
    // group is a fieldset of choices, the most frequent first, the others on demand.
    function group(title, options, open = true) {
      if (!options.length) return null;
      const few = 8, more = options.slice(few);
      shows.push(...options);
      const rest = more.length ? el("details", { class: "more" }, el("summary", { text: `${more.length} more` }), more.map(o => o.element)) : null;
      return el("details", { class: "group", open }, el("summary", { text: title }),
        el("div", { role: "group", "aria-label": title }, options.slice(0, few).map(o => o.element), rest));
    }
    function criteria(h) {
      if (!(h.criteria || []).length) return null;
      const rows = h.criteria.map((name, i) => {
        const total = assay.data().verdicts[i];
        const letters = [..."fupn"].filter(l => l !== "n" || total.includes(l.charCodeAt(0)));
        const buttons = letters.map(l => {
          const value = name + ":" + assay.verdicts[l].replace(" ", "_");
          const figure = el("span", { class: "figure" });
          const b = el("button", { type: "button", class: "verdict st-" + (l === "n" ? "s" : l), dataset: { focus: "f-criterion-" + value } },
            el("span", { class: "sign", "aria-hidden": "true", text: l === "n" ? "–" : assay.marks[l] }), figure);
          const on = () => has("criterion", value);
          b.addEventListener("click", () => toggle("criterion", value, !on()));
          shows.push({ mark() { b.setAttribute("aria-pressed", String(on())); }, show() {
            const n = facets.criterion[i][l.charCodeAt(0)];
            figure.textContent = assay.compact(n);
            b.setAttribute("aria-label", `${assay.line(name, 80)}: ${assay.verdicts[l]}, ${assay.number(n)}`);
            b.title = `${assay.verdicts[l]}: ${assay.number(n)}`;
            b.classList.toggle("zero", n === 0 && !on());
          } });
          return b;
        });
        return el("div", { class: "criterion" }, el("bdi", { class: "name", text: assay.line(name, 80), title: assay.line(name) }), el("span", { class: "verdicts" }, buttons));
      });
      const few = 10;
      return el("details", { class: "group", open: true }, el("summary", { text: "Criterion and verdict" }), rows.slice(0, few),
        rows.length > few ? el("details", { class: "more" }, el("summary", { text: `${rows.length - few} more` }), rows.slice(few)) : null);
    }

    // build makes all choices that the data has; show then only changes figures, so
    // that the focus stays where it is.
    let built = null;
    function build(h) {
      built = h;
      shows = [];
      // Of a run that goes on, choices are made again under a person's hands.
      const focus = groups.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
      const named = () => [...groups.querySelectorAll("details")].map(e => [(e.matches(".more") ? e.parentElement.closest("details").querySelector("summary").textContent + " more" : e.querySelector("summary").textContent), e]);
      const open = new Map(named().map(([name, e]) => [name, e.open]));
      const d = assay.data();
      const totals = (column, size) => { const t = new Int32Array(size); for (let i = 0; i < d.n; i++) t[column[i]]++; return t; };
      const strings = (key, column) => {
        const t = totals(column, h.strings.length);
        return h.strings.map((s, i) => ({ s, i, n: t[i] })).filter(x => x.n && x.s !== "").sort((a, b) => b.n - a.n).slice(0, 200)
          .map(({ s, i }) => box(key, s, s, () => facets[key][i], () => has(key, s)));
      };
      const letters = (key, words, column) => Object.keys(words).filter(l => totals(column, 128)[l.charCodeAt(0)])
        .map(l => box(key, words[l], words[l], () => facets[key][l.charCodeAt(0)], () => has(key, words[l]), null,
          key === "status" ? el("span", { class: "sign st-" + l, "aria-hidden": "true", text: assay.marks[l] }) : null));
      const names = (key, of) => {
        const t = new Map();
        for (const x of h.tasks) for (const v of of(x)) if (v) t.set(v, (t.get(v) || 0) + 1);
        return [...t].sort((a, b) => b[1] - a[1]).slice(0, 200).map(([v]) => box(key, v, v, () => facets[key].get(v) || 0, () => has(key, v)));
      };
      const pairs = [...new Set((h.comparisons || []).map(c => c.name))].map(name => group("Pairs of " + assay.line(name, 40), Object.entries(assay.cells)
        .filter(([l]) => l !== "u" || assay.cellsOf(name).some(m => m & assay.cellBits.u))
        .map(([l, word]) => box("cell", assay.cellWords[l], word, () => facets.cells.get(name)[l.charCodeAt(0)],
          () => q.getAll("comparison").includes(name) && (!q.has("cell") || has("cell", assay.cellWords[l])), (next, on) => {
            // A comparison without a cell is all its pairs; taking one away leaves the others.
            if (!on && !q.has("cell")) for (const [o, w] of Object.entries(assay.cellWords)) if (o !== l) next.append("cell", w);
            if (on && !q.getAll("comparison").includes(name)) next.set("cell", assay.cellWords[l]);
            next.delete("comparison");
            if (next.has("cell")) next.set("comparison", name);
          }))));
      groups.replaceChildren(...[
        group("Status", letters("status", assay.statuses, d.status)),
        group("Arm", h.arms.map((a, i) => box("arm", a.id, a.id, () => facets.arm[i], () => has("arm", a.id)))),
        ...pairs,
        criteria(h),
        group("Label", strings("label", d.label)),
        group("How it ended", strings("end", d.end), false),
        group("Group of tasks", names("group", t => [t.group]), false),
        group("Tag", names("tag", t => t.tags || []), false),
        group("Source", letters("source", assay.sources, d.source), false),
        d.notes ? group("Notes", [box("notes", "1", "with notes of people", () => facets.notes, () => q.has("notes"))]) : null,
      ].filter(Boolean));
      for (const [name, e] of named()) if (open.has(name)) e.open = open.get(name);
      const e = focus && [...groups.querySelectorAll("[data-focus]")].find(e => e.dataset.focus === focus);
      if (e) e.focus({ preventScroll: true });
    }

    return {
      element,
      narrow: fit,
      focus() { details.open = true; text.focus(); text.select(); },
      stop() { clearTimeout(wait); clearTimeout(later); },
      // show marks what is chosen at once, and counts when the list is on the screen.
      show(next) {
        q = next;
        if (built !== assay.head) build(assay.head);
        const now = q.get("q") || "";
        if (now !== had || document.activeElement !== text) { // not while one types on, unless the address has changed
          if (text.value.trim() !== now) { text.value = now; typing = false; }
          had = now;
        }
        for (const s of shows) s.mark();
        clearTimeout(later);
        later = setTimeout(() => {
          facets = assay.facets(q);
          for (const s of shows) s.show();
        });
      },
    };
  };
})();
