// The list of runs of a server: newest first, each with its state, verdict, progress,
// success and cost. Rows are kept by name and changed in place, so that nothing
// flickers while runs go on.
(() => {
  if (!assay.source || assay.source.mode !== "serve") return;
  const { el } = assay;
  const states = {
    running: ["▶", "running", "p"], done: ["✓", "done", "s"], stopped: ["■", "stopped", "u"],
    "cut off": ["✂", "cut off", "v"], damaged: ["!", "damaged", "f"], newer: ["!", "newer assay", "v"],
  };
  const verdicts = { pass: ["✓", "p"], warn: ["!", "u"], fail: ["✗", "f"], undecidable: ["?", "v"], not_measured: ["?", "v"] };
  const batch = 100;

  const sign = (mark, word, letter, title) => el("span", { class: "badge st-" + letter, title }, el("span", { class: "sign", "aria-hidden": "true" }, mark), word);
  const percent = x => (100 * x).toFixed(x > 0.0005 && x < 0.9995 ? 1 : 0) + " %";

  // when is a time as people say it: today 09:12, 21 Nov 10:15, 21 Nov 2025.
  function when(text) {
    const t = new Date(text);
    if (!Number.isFinite(t.getTime()) || t.getFullYear() < 2000) return { short: "–", long: "" };
    const now = new Date();
    const clock = t.toTimeString().slice(0, 5);
    const day = t.toDateString() === now.toDateString() ? "today" : t.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: t.getFullYear() === now.getFullYear() ? undefined : "numeric" });
    return { short: day + " " + clock, long: t.toISOString().slice(0, 19).replace("T", " ") + " UTC" };
  }

  // bar is a progress as parts of its width, with the counts as its text.
  assay.progressBar = c => {
    const parts = [["pass", c.pass, "p"], ["fail", c.fail, "f"], ["unknown", c.unknown, "u"], ["void", c.void, "v"], ["skipped", c.skipped, "s"]].filter(p => p[1] > 0);
    const say = parts.map(([word, n]) => `${assay.number(n)} ${word}`).concat(c.pending > 0 ? [`${assay.number(c.pending)} to go`] : []).join(", ") || "nothing yet";
    let x = 0;
    const svg = el("svg", { viewBox: "0 0 100 6", preserveAspectRatio: "none", class: "progress", role: "img", "aria-label": say });
    for (const [, n, letter] of parts) {
      const w = 100 * n / Math.max(1, c.planned);
      svg.append(el("rect", { class: "st-" + letter, x: x.toFixed(2), y: 0, width: w.toFixed(2), height: 6 }));
      x += w;
    }
    return svg;
  };

  // shortNames are the names of arms without what all of them begin with, an agent.
  function shortNames(arms) {
    const agent = arms[0].id.slice(0, arms[0].id.indexOf("/") + 1);
    const cut = agent && arms.length > 1 && arms.every(a => a.id.startsWith(agent) && a.id.length > agent.length) ? agent.length : 0;
    return new Map(arms.map(a => [a.id, assay.line(a.id.slice(cut), 60)]));
  }

  function figure(a, names) {
    const name = el("span", { class: "arm", text: names.get(a.id), title: assay.line(a.id, 200) });
    if (a.value === null || a.value === undefined) return el("div", { class: "success" }, name, el("span", { class: "muted" }, "–"));
    const svg = el("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", class: "interval", "aria-hidden": "true" },
      el("line", { class: "axis", x1: 0, x2: 100, y1: 5, y2: 5 }),
      a.low === null || a.low === undefined ? null : el("rect", { class: "ci", x: (100 * a.low).toFixed(1), width: Math.max(0.5, 100 * (a.high - a.low)).toFixed(1), y: 3, height: 4 }),
      el("rect", { class: "at", x: Math.max(0, 100 * a.value - 0.75).toFixed(1), width: 1.5, y: 0.5, height: 9 }));
    const range = a.low === null || a.low === undefined ? "" : `, 95 % interval ${percent(a.low)} to ${percent(a.high)}`;
    return el("div", { class: "success", title: `${a.pass} of ${a.of} passed${range}` }, name, svg, el("span", { class: "value", text: percent(a.value) }));
  }

  // trends are the success rates of the arms of each suite over its runs, oldest first,
  // of suites with several.
  const mostTrends = 6, mostRuns = 30, mostArms = 4;
  function trends(runs) {
    const suites = new Map();
    for (const r of runs) {
      if (!r.suite || !r.figures || !(r.figures.arms || []).length || r.state !== "done") continue;
      if (!suites.has(r.suite)) suites.set(r.suite, []);
      suites.get(r.suite).push(r);
    }
    const out = [];
    for (const [suite, list] of suites) {
      if (list.length < 2 || out.length === mostTrends) continue;
      const last = list.slice(0, mostRuns).sort((a, b) => a.started < b.started ? -1 : a.started > b.started ? 1 : 0);
      const names = shortNames(last.at(-1).figures.arms);
      const arms = last.at(-1).figures.arms.slice(0, mostArms).map(arm => trend(arm.id, names.get(arm.id), last.map(r => (r.figures.arms.find(x => x.id === arm.id) || {}).value).filter(v => v !== null && v !== undefined))).filter(Boolean);
      if (arms.length) out.push(el("li", {}, el("b", { text: assay.line(suite, 80) }), arms));
    }
    return out;
  }
  function trend(id, name, values) {
    if (values.length < 2) return null;
    const x = i => 2 + 96 * i / (values.length - 1), y = v => 22 - 20 * v, n = values.length - 1;
    const say = `success of ${assay.line(id, 80)} over ${values.length} runs, oldest first: ${values.map(percent).join(", ")}`;
    return el("div", { class: "arm" }, el("bdi", { text: name, title: assay.line(id, 200) }),
      el("svg", { viewBox: "0 0 100 24", preserveAspectRatio: "none", class: "trend", role: "img", "aria-label": say },
        el("line", { class: "axis", x1: 0, x2: 100, y1: 22, y2: 22 }), el("line", { class: "axis", x1: 0, x2: 100, y1: 2, y2: 2 }),
        el("polyline", { points: values.map((v, i) => x(i).toFixed(1) + "," + y(v).toFixed(1)).join(" ") }),
        el("rect", { x: (x(n) - 1.5).toFixed(1), y: (y(values[n]) - 2.5).toFixed(1), width: 3, height: 5 })),
      el("span", { class: "value", "aria-hidden": "true", text: percent(values[0]) + " → " + percent(values[n]) }));
  }

  function cells(r, picked, pick) {
    const started = when(r.started);
    const [mark, word, letter] = states[r.state] || ["…", "", "w"];
    const f = r.figures;
    const c = r.tally || (f && f.ledger);
    const v = f && verdicts[f.verdict];
    const bad = r.state === "damaged" || r.state === "newer";
    const spent = r.tally ? r.tally.micros : f ? f.micros : null;
    return [
      el("td", { class: "pickbox" }, el("input", { type: "checkbox", checked: picked, disabled: bad, "aria-label": "Pick " + assay.line(r.name, 120) + " to compare", on: { change: e => pick(r.name, e.target) } })),
      el("th", { scope: "row", class: "name" }, el("a", { href: assay.runURL(r.name), text: assay.line(r.suite || r.name, 80) }), el("span", { class: "id", text: assay.line(r.name, 140) }),
        f && f.notice && f.notice.length ? el("span", { class: "why", title: f.notice.map(n => assay.line(n, 300)).join("\n"), text: "! " + assay.line(f.notice[0], 70) }) : null),
      el("td", { class: "started" }, el("time", { datetime: r.started, title: started.long, text: started.short })),
      el("td", { class: "state" }, sign(mark, word, letter, r.reason ? assay.line(r.reason, 400) : null),
        r.reason && (bad || r.state === "stopped") ? el("span", { class: "why", text: assay.line(r.reason, bad ? 400 : 60) }) : null),
      el("td", { class: "verdict" }, r.state === "running" ? el("span", { class: "muted", text: "open" }) : f && (f.verdict === "measured" || f.verdict === "pass" && !f.rules) ? el("span", { class: "muted", title: "The suite has no gate rules", text: "no gates" }) : v ? sign(v[0], f.verdict.replace("_", " "), v[1], f.why ? assay.line(f.why, 300) : null) : r.pending ? el("span", { class: "muted", text: "…" }) : el("span", { class: "muted", title: bad ? null : "Open the run to read its figures", text: "–" }),
        r.old ? el("span", { class: "why", text: "out of date" }) : null),
      el("td", { class: "done" }, c ? [assay.progressBar(c), el("span", { class: "count" }, `${assay.number(c.planned - c.pending - c.skipped)} / ${assay.number(c.planned - c.skipped)}` + (c.skipped ? `, ${assay.number(c.skipped)} skipped` : ""),
        r.tally && r.tally.left_ms > 0 ? el("span", { class: "left", text: " · about " + assay.duration(r.tally.left_ms) + " left" }) : null)] : el("span", { class: "muted", text: r.pending ? "…" : "–" })),
      el("td", { class: "arms" }, f && f.arms && f.arms.length ? f.arms.slice(0, 4).map(a => figure(a, shortNames(f.arms))) : null, f && f.arms && f.arms.length > 4 ? el("span", { class: "muted", text: `and ${f.arms.length - 4} more arms` }) : null),
      el("td", { class: "cost" }, spent === null || spent < 0 ? "–" : assay.money(spent), f && f.partly ? el("span", { class: "muted", title: "What some trials cost is not known" }, "+") : null),
    ];
  }

  assay.page("runs", {
    title: "Runs", nav: true, headless: true,
    keys: { "/": ["search", () => document.getElementById("runs-q").focus()] },
    async render(root, args, query) {
      if (assay.source.run !== null) { location.replace(assay.base); return undefined; }
      const rows = new Map(); // name -> {tr, text, data}
      let picked = [];
      let all = [];
      let shown = batch;
      let over = false;
      const q = el("input", { type: "search", id: "runs-q", placeholder: "Suite, name, state, verdict, arm", "aria-label": "Search runs", value: query.get("q") || "", on: { input: () => assay.go(assay.to("runs", [], { q: q.value }), { replace: true }) } });
      root.search = text => { if (q.value !== text) q.value = text; shown = batch; draw(); };
      const found = el("p", { class: "found", "aria-live": "polite" });
      const compare = el("div", { class: "compare-bar" });
      const body = el("tbody", {});
      const more = el("button", { type: "button", on: { click: () => { shown += batch; draw(); } } }, "Show more");
      const note = el("div", {});
      const lines = el("ul", { class: "trends", "aria-label": "Success by suite" });
      let drawn = "";
      root.append(el("h1", { text: "Runs" }), el("div", { class: "tools" }, q, found, compare), note, lines,
        el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Runs" }, el("table", { class: "runs" },
          el("thead", {}, el("tr", {}, el("th", { scope: "col" }, el("span", { class: "unseen", text: "Compare" })), ["Run", "Started", "State", "Verdict", "Done", "Success", "Spent"].map(h => el("th", { scope: "col", text: h })))), body)), more);

      function pick(name, box) {
        picked = picked.filter(n => n !== name);
        if (box.checked) picked.push(name);
        for (const n of picked.splice(0, Math.max(0, picked.length - 2))) { // the first one gives way
          const old = rows.get(n);
          if (old) old.tr.querySelector("input").checked = false;
        }
        drawCompare();
      }
      function drawCompare() {
        const [a, b] = [...picked].sort((x, y) => place(y) - place(x)); // older first
        compare.replaceChildren();
        if (picked.length === 1) compare.append(el("span", { class: "muted", text: "Pick a second run to compare" }));
        if (picked.length === 2) compare.append(el("a", { class: "primary", href: assay.compareURL(a, b), text: "Compare" }), el("span", { class: "muted id", text: `${assay.line(a, 60)} → ${assay.line(b, 60)}` }));
      }
      const place = name => all.findIndex(r => r.name === name);

      function draw() {
        const words = q.value.toLowerCase().split(/\s+/).filter(Boolean);
        const match = all.filter(r => { r.words ||= [r.name, r.suite, r.state, r.figures && r.figures.verdict, ...(r.figures && r.figures.arms || []).map(a => a.id)].join(" ").toLowerCase(); return words.every(w => r.words.includes(w)); });
        const list = match.slice(0, shown);
        const keep = new Set(list.map(r => r.name));
        for (const [name, row] of rows) if (!keep.has(name)) { row.tr.remove(); rows.delete(name); }
        let before = body.firstElementChild;
        for (const r of list) {
          const text = JSON.stringify({ ...r, words: "" });
          let row = rows.get(r.name);
          if (!row) {
            row = { tr: el("tr", {}), text: "" };
            rows.set(r.name, row);
          }
          if (row.text !== text) {
            const focus = row.tr.contains(document.activeElement) ? [...row.tr.querySelectorAll("a, input")].indexOf(document.activeElement) : -1;
            row.text = text;
            row.tr.replaceChildren(...cells(r, picked.includes(r.name), pick));
            if (focus >= 0) [...row.tr.querySelectorAll("a, input")][focus].focus({ preventScroll: true });
          }
          if (row.tr !== before) body.insertBefore(row.tr, before); else before = before.nextElementSibling;
        }
        const said = JSON.stringify(match.map(r => [r.name, r.state, r.figures && r.figures.arms]));
        if (said !== drawn) {
          drawn = said;
          lines.replaceChildren(...trends(match));
          lines.hidden = !lines.firstChild;
          body.parentElement.classList.toggle("no-spent", !match.some(r => (r.tally ? r.tally.micros : r.figures ? r.figures.micros : 0) > 0));
        }
        more.hidden = match.length <= shown;
        const say = all.length === match.length ? `${assay.number(all.length)} run${all.length === 1 ? "" : "s"}` : `${assay.number(match.length)} of ${assay.number(all.length)} runs`;
        if (found.textContent !== say) found.textContent = say;
        note.replaceChildren();
        if (all.length === 0 && loaded) note.append(el("p", { class: "none" }, "There are no runs in this folder yet. ", el("code", { text: "assay run bind-recall" }), " makes a first one; it appears here."));
        else if (match.length === 0 && loaded) note.append(el("p", { class: "none", text: "No run matches." }));
      }

      let loaded = false;
      let timer = 0;
      let turn = 0; // of several that were begun, the last goes on
      async function load() {
        const mine = ++turn;
        let wait = 10000;
        try {
          const data = await (await assay.ask(assay.base + "api/runs")).json();
          if (over || mine !== turn) return;
          all = data.runs;
          loaded = true;
          draw();
          wait = data.pending ? 50 : all.some(r => r.state === "running") ? 1500 : 10000;
        } catch (err) {
          if (over || mine !== turn) return;
          note.replaceChildren(assay.failure("The runs could not be read.", err));
          wait = 5000;
        }
        timer = setTimeout(load, document.hidden ? 30000 : wait);
      }
      const seen = () => { if (!document.hidden) { clearTimeout(timer); load(); } };
      addEventListener("visibilitychange", seen);
      await load();
      return () => { over = true; clearTimeout(timer); removeEventListener("visibilitychange", seen); };
    },
    update(root, args, query) { if (root.search) root.search(query.get("q") || ""); },
  });

  if (assay.source.run === null && !location.hash.startsWith("#/")) {
    const q = new URLSearchParams(location.search);
    history.replaceState(null, "", location.pathname + location.search + (location.pathname === assay.base ? "#/runs" : assay.to("compare", [], { a: q.get("a"), b: q.get("b") })));
  }
})();
