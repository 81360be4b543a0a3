// The answers: a row a task, a column an arm, in the cells what was answered with its
// verdict; trials of a task lie folded in its row. Only the rows in sight are in the
// document, and only their answers are fetched.
// #/answers?by=ORDER&trials=each&open=TASK and filters, as the list of trials has them.
(() => {
  const { el, to } = assay;
  const narrow = matchMedia("screen and (max-width: 820px)");
  const mostMarks = 20; // of trials in a folded cell

  assay.page("answers", {
    title: "Answers", nav: true,
    render(root, args, query) {
      const g = makeGrid(root, query);
      current = g;
      return () => { g.stop(); current = null; };
    },
    update(root, args, query) { if (current) current.show(query); },
    keys: {
      j: ["next row", () => current.move(1, 0)],
      k: ["row before", () => current.move(-1, 0)],
      "↑ ↓ ← →": ["from answer to answer", null],
      o: ["unfold or fold the trials of a task", () => current.unfold()],
      f: ["filter: to the text field", () => current.focusFilter()],
      c: ["clear all filters", () => current.clear()],
      m: ["the same trials as a matrix", () => assay.go(to("matrix", [], assay.filterQuery(assay.where().query)))],
    },
  });
  let current = null;

  function makeGrid(root, query) {
    let view = null, each = false, open = new Set(), items = [], active = { row: 0, arm: 0 };
    const pane = assay.filterPane("answers");
    const tools = el("div", { class: "tools" });
    const chips = el("ul", { class: "chips", "aria-label": "Filters in force" });
    const heads = el("div", { class: "mrow heads", role: "row", "aria-rowindex": "1" });
    const body = el("div", { class: "rows", role: "rowgroup" });
    const grid = el("div", { class: "grid", role: "grid", "aria-label": "Answers by task and arm", "aria-readonly": "true" }, el("div", { role: "rowgroup", class: "sticky" }, heads), body);
    const box = el("div", { class: "answers", tabindex: "-1", dataset: { keep: "" } }, grid);
    const none = el("p", { class: "none", text: "No trial matches these filters.", hidden: true });
    root.append(el("h1", { text: "Answers" }), tools, pane.element, chips, box, none);
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    // A row has room for three lines of an answer; of narrow windows the arms stand below
    // each other.
    const height = () => Math.round((narrow.matches ? 42 + 76 * assay.head.arms.length : 84) * rem);
    const rows = assay.rows({ body, height: height(), draw, scroller: box, covered: () => narrow.matches ? 0 : heads.offsetHeight });
    const resize = () => rows.size(height());
    narrow.addEventListener("change", resize);

    // trialsOf are the trials of task t and arm a that match.
    function trialsOf(t, a) {
      const { p, picked } = view, out = [];
      for (let k = p.from[t * p.arms + a]; k < p.from[t * p.arms + a + 1]; k++) if (!picked.mask[p.order[k]]) out.push(p.order[k]);
      return out;
    }
    // numbersOf are the numbers that trials of task t have.
    function numbersOf(t) {
      const d = assay.data(), out = new Set();
      for (let a = 0; a < view.p.arms; a++) for (const n of trialsOf(t, a)) out.add(d.index[n]);
      return [...out].sort((a, b) => a - b);
    }

    function show(query, fresh) {
      const h = assay.head, asked = new URLSearchParams(query);
      view = assay.tasksOf(query);
      each = asked.get("trials") === "each";
      const before = String([...open]);
      open = new Set(asked.getAll("open"));
      const kept = fresh || before !== String([...open]); // a task was unfolded: stay where one is
      items = view.tasks.flatMap(t => {
        const shut = { t, index: -1 };
        if (!each && !open.has(h.tasks[t].id)) return [shut];
        const parts = numbersOf(t).map(index => ({ t, index }));
        return each ? parts : [shut, ...parts];
      });
      drawTools(h);
      assay.drawChips(chips, view.q, "answers");
      box.style.setProperty("--arms", String(h.arms.length));
      heads.replaceChildren(el("div", { role: "columnheader", class: "name", text: "Task" }), ...h.arms.map((arm, a) => {
        let pass = 0, scored = 0;
        for (const t of view.tasks) { pass += view.sums[t].pass[a]; scored += view.sums[t].scored[a]; }
        return el("div", { role: "columnheader", class: "arm", title: assay.line(arm.id) + `: ${pass} passed of ${scored} that passed or failed, of all trials of the tasks shown` },
          el("bdi", { class: "scenario", text: assay.line(arm.scenario || arm.id, 60) }), " ", el("bdi", { class: "agent", text: assay.line(arm.agent || "", 60) }), " ", el("span", { class: "figure", text: `${assay.number(pass)}/${assay.number(scored)}` }));
      }));
      grid.setAttribute("aria-rowcount", String(items.length + 1));
      grid.setAttribute("aria-colcount", String(h.arms.length + 1));
      box.hidden = !items.length;
      none.hidden = items.length > 0;
      if (!kept) { box.scrollTop = 0; active = { row: 0, arm: 0 }; }
      rows.reset(items.length);
      pane.show(view.q);
      if (!fresh) assay.announce(`${view.tasks.length} tasks, ${items.length} rows`);
    }

    // address is that of this page with other values of by, trials or open.
    function address(change) {
      const next = new URLSearchParams(view.q);
      const all = { by: view.by, trials: each ? "each" : "", open: each ? [] : [...open], ...change };
      for (const [k, v] of Object.entries(all)) for (const x of [v].flat()) if (x) next.append(k, x);
      return to("answers", [], next);
    }
    function drawTools(h) {
      const order = assay.choice("Tasks by", assay.taskOrders, view.by, v => assay.go(address({ by: v })));
      order.querySelector("select").id = "answers-order";
      const several = h.columns.index.some(i => i > 0);
      const fold = el("button", { type: "button", "aria-pressed": String(each), dataset: { focus: "each" }, on: { click: () => { assay.go(address({ trials: each ? "" : "each", open: [] })); const b = tools.querySelector("[data-focus=each]"); if (b) b.focus(); } } }, "A row a trial");
      tools.replaceChildren(el("p", { class: "found" }, el("b", { text: assay.number(view.tasks.length) }), ` of ${assay.number(h.tasks.length)} tasks, `, el("b", { text: assay.number(view.picked.list.length) }), ` of ${assay.number(view.picked.total)} trials`),
        order, ...(several ? [fold] : []), el("a", { class: "aside", href: to("trials", [], view.q), text: "As a list" }), el("a", { class: "aside", href: to("matrix", [], view.q), text: "As a matrix" }));
    }

    function draw(i) {
      const h = assay.head, { t, index } = items[i], task = h.tasks[t], folded = index < 0;
      const row = el("div", { class: "mrow" + (folded || each ? "" : " sub"), role: "row", "aria-rowindex": String(i + 2), dataset: { i: String(i) } });
      const title = folded || each ? assay.line(task.title || task.ask || "", 120) : "";
      const isOpen = open.has(task.id);
      const more = folded && view.p.most.some(m => m > 1) ? el("button", { type: "button", class: "unfold", tabindex: "-1", "aria-expanded": String(isOpen), on: { click: () => toggle(task.id) } }, el("span", { "aria-hidden": "true", text: isOpen ? "▾ " : "▸ " }), "trials", el("span", { class: "unseen", text: " of " + assay.line(task.id, 80) })) : null;
      row.append(el("div", { class: "name", role: "rowheader" },
        el("a", { href: to("trials", [], { task: task.id }), tabindex: "-1", title: assay.line(task.id) }, el("bdi", { text: assay.line(task.id, 120) }), folded ? null : " #" + (index + 1)),
        title && title !== task.id ? el("bdi", { class: "title", text: title }) : null, more));
      for (let a = 0; a < view.p.arms; a++) {
        const all = trialsOf(t, a), list = folded ? all : all.filter(n => h.columns.index[n] === index);
        row.append(el("div", { role: "gridcell", class: "acell" }, list.length ? cell(i, a, list) : el("span", { class: "muted", text: view.sums[t].of[a] ? "filtered out" : "–" })));
      }
      return row;
    }

    // cell is the answer of one trial; of several, that of the first that did not pass,
    // with a sign for each.
    function cell(i, a, list) {
      const h = assay.head, c = h.columns;
      const n = list.find(n => c.status[n] === "f") ?? list.find(n => c.status[n] !== "p") ?? list[0];
      let badge = assay.badge(c.status[n], c.graded ? c.graded[n] : null), letter = c.status[n], marks = null;
      if (list.length > 1) {
        const scored = list.filter(n => c.status[n] === "p" || c.status[n] === "f").length, pass = list.filter(n => c.status[n] === "p").length;
        letter = assay.shareLetter(pass, scored);
        badge = el("span", { class: "badge st-" + letter }, el("span", { class: "sign", "aria-hidden": "true" }, letter === "u" ? "±" : assay.marks[letter]), `${pass}/${scored} pass`);
        marks = el("span", { class: "marks", "aria-hidden": "true" }, list.slice(0, mostMarks).map(n => el("span", { class: "st-" + c.status[n], text: assay.marks[c.status[n]] })), list.length > mostMarks ? "…" : null);
      }
      const text = el("span", { class: "excerpt" });
      const link = el("a", { class: "answer st-" + letter, href: assay.trialTo(n, view.q), tabindex: i === active.row && a === active.arm ? "0" : "-1", dataset: { n: String(n), arm: String(a) } },
        el("span", { class: "how" }, el("bdi", { class: "of", text: assay.line(h.arms[a].scenario || h.arms[a].id, 60) }), badge, marks, list.length > 1 ? el("span", { class: "which", text: " #" + (c.index[n] + 1) }) : null), text);
      const fill = () => {
        const said = assay.answerOf(n, fill);
        const why = [h.strings[c.label[n]], h.strings[c.reason[n]]].filter(Boolean).join(": ");
        text.classList.toggle("empty", !said);
        if (why && c.status[n] !== "p") link.title = assay.line(why, 240);
        text.textContent = said === null ? "…" : said ? assay.line(said, 240) : assay.line(c.status[n] === "p" ? "no text" : why || "no answer");
      };
      fill();
      return link;
    }

    function toggle(id) {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      assay.go(address({ open: [...next] }), { replace: true });
    }
    body.addEventListener("focusin", e => {
      const c = e.target.closest("a.answer");
      if (!c) return;
      for (const o of body.querySelectorAll('a.answer[tabindex="0"]')) o.tabIndex = -1;
      c.tabIndex = 0;
      active = { row: Number(c.closest(".mrow").dataset.i), arm: Number(c.dataset.arm) };
    });

    // move goes from answer to answer: rows down, arms to the right.
    function move(down, right) {
      const here = document.activeElement && document.activeElement.closest(".answers a.answer");
      const row = rows.at(here ? Math.max(0, Math.min(items.length - 1, Number(here.closest(".mrow").dataset.i) + down)) : body.querySelector('a.answer[tabindex="0"]') ? active.row : rows.first());
      if (!row) return;
      const cells = [...row.querySelectorAll("a.answer")];
      const arm = here ? Number(here.dataset.arm) : active.arm;
      const at = right ? cells.indexOf(here) + right : cells.findIndex(c => Number(c.dataset.arm) >= arm);
      const next = cells[at < 0 ? (right ? 0 : cells.length - 1) : Math.min(cells.length - 1, at)];
      if (!next) return;
      next.focus({ preventScroll: true });
      const b = box.getBoundingClientRect(), c = next.getBoundingClientRect(), name = narrow.matches ? 0 : heads.firstChild.offsetWidth;
      if (c.left < b.left + name) box.scrollLeft -= b.left + name - c.left + 8;
      else if (c.right > b.right) box.scrollLeft += c.right - b.right + 8;
    }
    box.addEventListener("keydown", e => {
      if (e.ctrlKey || e.metaKey || e.altKey || !e.target.closest("a.answer")) return;
      const screen = Math.max(1, Math.floor(box.clientHeight / height()) - 1);
      const way = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1], PageDown: [screen, 0], PageUp: [-screen, 0], Home: [0, -1e9], End: [0, 1e9] }[e.key];
      if (!way) return;
      e.preventDefault();
      move(...way);
    });
    function unfold() {
      const here = document.activeElement && document.activeElement.closest(".answers .rows .mrow");
      const item = items[here ? Number(here.dataset.i) : active.row];
      if (!item || each) return;
      if (here && item.index >= 0) { // the row of the trial is about to go
        const to = items.findIndex(x => x.t === item.t);
        active.row = to;
        const row = rows.at(to), a = row && row.querySelector("a.answer");
        if (a) a.focus({ preventScroll: true });
      }
      toggle(assay.head.tasks[item.t].id);
    }

    const unhear = assay.onHead(() => { assay.forgetAnswers(); show(assay.where().query, true); });
    show(query, true);
    return {
      show, move, unfold, focusFilter: () => pane.focus(),
      clear: () => assay.go(to("answers", [], { by: view.by, trials: each ? "each" : "" })),
      stop() { rows.stop(); unhear(); pane.stop(); narrow.removeEventListener("change", resize); },
    };
  }
})();
