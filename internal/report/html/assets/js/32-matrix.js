// The matrix: a row a task, a group of columns an arm, a cell a trial. Only the rows
// in sight are in the document.
(() => {
  const { el, to } = assay;

  assay.page("matrix", {
    title: "Matrix", nav: "beside",
    render(root, args, query) {
      const m = makeMatrix(root, query);
      current = m;
      return () => { m.stop(); current = null; };
    },
    update(root, args, query) { if (current) current.show(query); },
    keys: {
      j: ["next task", () => current.move(1, 0)],
      k: ["task before", () => current.move(-1, 0)],
      "↑ ↓ ← →": ["from cell to cell", null],
      c: ["clear all filters", () => current.clear()],
    },
  });
  let current = null;

  const widest = 160; // cells a row; with more, one cell an arm with figures

  function makeMatrix(root, query) {
    let q, by, picked, p, sums, arms = [], tasks = [], all = false, active = { row: 0, n: -1 };
    const tools = el("div", { class: "tools" });
    const chips = el("ul", { class: "chips", "aria-label": "Filters in force" });
    const word = el("p", { class: "inspect", "aria-hidden": "true" });
    const heads = el("div", { class: "mrow heads", role: "row", "aria-rowindex": "1" });
    const body = el("div", { class: "rows", role: "rowgroup" });
    const grid = el("div", { class: "grid", role: "grid", "aria-label": "Trials by task and arm", "aria-readonly": "true" }, el("div", { role: "rowgroup", class: "sticky" }, heads), body);
    const box = el("div", { class: "matrix", tabindex: "-1", dataset: { keep: "" } }, grid);
    const none = el("p", { class: "none", text: "No trial matches these filters.", hidden: true });
    root.append(el("h1", { text: "Matrix" }), tools, chips, word, box, none);
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const rows = assay.rows({ body, height: Math.round(24 * rem), draw, scroller: box, covered: () => heads.offsetHeight });

    function show(query, fresh) {
      ({ q, by, picked, p, sums, tasks } = assay.tasksOf(query));
      arms = assay.head.arms.map(a => assay.line(a.id, 80));
      const h = assay.head;
      all = p.most.reduce((a, b) => a + b, 0) > widest;
      const cell = 20 * rem + 2;
      box.style.setProperty("--cols", `var(--name) ${Array.from(p.most, m => Math.max(108 * rem, all ? 0 : m * cell + 14 * rem) + "px").join(" ")}`);
      drawTools(h);
      assay.drawChips(chips, q, "matrix");
      heads.replaceChildren(el("div", { role: "columnheader", class: "name", text: "Task" }), ...h.arms.map((arm, a) => {
        let pass = 0, scored = 0;
        for (const t of tasks) { pass += sums[t].pass[a]; scored += sums[t].scored[a]; }
        return el("div", { role: "columnheader", class: "arm", title: assay.line(arm.id) + `: ${pass} passed of ${scored} that passed or failed, of all trials of the tasks shown` },
          el("bdi", { class: "agent", text: assay.line(arm.agent || "", 60) }), el("bdi", { class: "scenario", text: assay.line(arm.scenario || arm.id, 60) }), el("span", { class: "figure", text: `${assay.number(pass)}/${assay.number(scored)}` }));
      }));
      grid.setAttribute("aria-rowcount", String(tasks.length + 1));
      grid.setAttribute("aria-colcount", String(p.arms + 1));
      box.hidden = !tasks.length;
      none.hidden = tasks.length > 0;
      if (!fresh || !word.firstChild) word.textContent = start();
      if (!fresh) box.scrollTop = 0;
      if (!fresh || !body.contains(document.activeElement)) active = { row: 0, n: -1 };
      rows.reset(tasks.length);
      if (!fresh) assay.announce(`${tasks.length} tasks`);
    }
    const start = () => all ? "A cell is an arm: passed of all that passed or failed. Enter or a click lists its trials." : "A cell is a trial. Point at one to see what it is; enter or a click opens it.";

    function drawTools(h) {
      const order = assay.choice("Tasks by", assay.taskOrders, by, v => assay.go(address(v)));
      order.querySelector("select").id = "matrix-order";
      tools.replaceChildren(el("p", { class: "found" }, el("b", { text: assay.number(tasks.length) }), ` of ${assay.number(h.tasks.length)} tasks, `, el("b", { text: assay.number(picked.list.length) }), ` of ${assay.number(picked.total)} trials`),
        order, el("a", { class: "aside", href: to("trials", [], q), text: "As a list, with filters" }),
        el("ul", { class: "legend", "aria-label": "Signs" }, Object.entries(assay.statuses).filter(([l]) => h.columns.status.includes(l)).map(([l, w]) => el("li", {}, el("span", { class: "cell st-" + l, "aria-hidden": "true", text: assay.marks[l] }), " ", w))));
    }
    function address(order) {
      const next = new URLSearchParams(q);
      if (order) next.set("by", order);
      return to("matrix", [], next);
    }

    function draw(i) {
      const h = assay.head, d = assay.data(), t = tasks[i], task = h.tasks[t], sum = sums[t], status = h.columns.status;
      const row = el("div", { class: "mrow", role: "row", "aria-rowindex": String(i + 2), dataset: { i: String(i) } });
      const mine = new URLSearchParams([...q].filter(([k]) => k !== "task").concat([["task", task.id]]));
      row.append(el("div", { class: "name", role: "rowheader" }, el("a", { href: to("trials", [], mine), tabindex: "-1", title: assay.line(task.title || task.id) }, el("bdi", { text: assay.line(task.id, 120) })),
        by === "difference" && sum.difference > 0 ? el("span", { class: "differs", title: "points between the best and the worst arm", text: Math.round(sum.difference * 100) }) : null));
      for (let a = 0; a < p.arms; a++) {
        const group = el("div", { class: "cells", role: "gridcell" });
        if (all) {
          if (sum.of[a]) group.append(sumCell(i, a, sum, mine, h));
          row.append(group);
          continue;
        }
        for (let k = p.from[t * p.arms + a]; k < p.from[t * p.arms + a + 1]; k++) {
          const n = p.order[k], out = picked.mask[n] !== 0;
          const e = document.createElement("a");
          e.href = assay.trialTo(n, q);
          e.className = out ? "cell out" : "cell st-" + status[n];
          e.textContent = out ? " " : assay.marks[status[n]];
          e.tabIndex = n === active.n || active.n < 0 && i === 0 && k === p.from[t * p.arms] ? 0 : -1;
          e.dataset.n = n;
          e.ariaLabel = arms[a] + " number " + (d.index[n] + 1) + ": " + assay.statuses[status[n]] + (out ? ", filtered out" : "");
          group.append(e);
        }
        row.append(group);
      }
      return row;
    }
    function sumCell(i, a, sum, mine, h) {
      const arm = new URLSearchParams([...mine].filter(([k]) => k !== "arm").concat([["arm", h.arms[a].id]]));
      const s = assay.shareLetter(sum.pass[a], sum.scored[a]);
      return el("a", { class: "cell sum st-" + s, href: to("trials", [], arm), tabindex: i === 0 && a === 0 ? "0" : "-1", "aria-label": `${assay.line(h.arms[a].id, 80)}: ${sum.pass[a]} of ${sum.scored[a]} passed` },
        `${sum.pass[a]}/${sum.scored[a]}`);
    }

    function inspect(e) {
      const c = e.target instanceof Element && e.target.closest("a.cell[data-n]");
      if (!c) return;
      const h = assay.head, d = assay.data(), n = Number(c.dataset.n);
      const why = [h.strings[d.label[n]], h.strings[d.reason[n]]].filter(Boolean).map(s => assay.line(s, 200)).join(": ");
      word.replaceChildren(assay.badge(h.columns.status[n], h.columns.graded ? h.columns.graded[n] : null), " ", el("bdi", { class: "key", text: assay.line(assay.trialName(n), 160) }), why ? " " : "", why ? el("bdi", { class: "reason", text: why }) : "");
    }
    body.addEventListener("mouseover", inspect);
    body.addEventListener("focusin", e => {
      inspect(e);
      const c = e.target.closest("a.cell");
      if (!c) return;
      for (const o of body.querySelectorAll('a.cell[tabindex="0"]')) o.tabIndex = -1;
      c.tabIndex = 0;
      active = { row: Number(c.closest(".mrow").dataset.i), n: Number(c.dataset.n ?? -1) };
    });
    box.addEventListener("mouseleave", () => { if (!body.contains(document.activeElement)) word.textContent = start(); });

    // move goes from cell to cell: rows down, cells to the right.
    function move(down, right) {
      const here = document.activeElement && document.activeElement.closest(".matrix a.cell");
      if (!here) {
        const row = rows.at(active.n >= 0 ? active.row : rows.first());
        const cell = row && (row.querySelector('a.cell[tabindex="0"]') || row.querySelector("a.cell"));
        return cell && cell.focus({ preventScroll: true });
      }
      const row = here.closest(".mrow"), i = Number(row.dataset.i);
      if (right) {
        const cells = [...row.querySelectorAll("a.cell")];
        const next = cells[Math.max(0, Math.min(cells.length - 1, cells.indexOf(here) + right))];
        return reach(next);
      }
      const next = rows.at(Math.max(0, Math.min(tasks.length - 1, i + down)));
      if (!next || next === row) return;
      // The same place: arm, and number in it.
      const groups = r => [...r.querySelectorAll(".cells")];
      const a = groups(row).indexOf(here.closest(".cells")), k = [...here.closest(".cells").children].indexOf(here);
      const there = groups(next)[a];
      reach(there.children[Math.min(k, there.children.length - 1)] || next.querySelector("a.cell"));
    }
    function reach(cell) {
      if (!cell) return;
      cell.focus({ preventScroll: true });
      const b = box.getBoundingClientRect(), c = cell.getBoundingClientRect(), name = heads.firstChild.offsetWidth;
      if (c.left < b.left + name) box.scrollLeft -= b.left + name - c.left + 8;
      else if (c.right > b.right) box.scrollLeft += c.right - b.right + 8;
    }
    box.addEventListener("keydown", e => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const screen = Math.max(1, Math.floor(box.clientHeight / (24 * rem)) - 3);
      const way = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1], PageDown: [screen, 0], PageUp: [-screen, 0], Home: [0, -1e9], End: [0, 1e9] }[e.key];
      if (!way || !e.target.closest("a.cell")) return;
      e.preventDefault();
      move(...way);
    });

    const unhear = assay.onHead(() => show(assay.where().query, true));
    show(query, true);
    return { show, move, clear: () => assay.go(to("matrix", [], by ? { by } : {})), stop() { rows.stop(); unhear(); } };
  }
})();
