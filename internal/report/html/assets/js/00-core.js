// The bottom of all pages: making elements, the places where pages register, and
// the address. Hostile text becomes text nodes only; there is no innerHTML here,
// and Trusted Types forbid it.
"use strict";
const assay = (() => {
  // pages is name -> {title, nav, render(root, args, query), update, keys, count}:
  // see page.
  const pages = new Map();

  // el makes an element. props: text, title, href (only #, relative and
  // same-origin), dataset, aria-*, on (a map of listeners), and plain attributes.
  // children are nodes or strings; null and false are left out.
  function el(tag, props, ...children) {
    const e = svgTags.has(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
    for (const [k, v] of Object.entries(props || {})) {
      if (v === null || v === undefined || v === false) continue;
      if (k === "text") e.textContent = v;
      else if (k === "on") for (const [ev, f] of Object.entries(v)) e.addEventListener(ev, f);
      else if (k === "dataset") Object.assign(e.dataset, v);
      else if (forbidden.test(k)) throw new Error("no such property of an element here: " + k);
      else if (k === "href" && !safe(v)) continue;
      else e.setAttribute(k, v === true ? "" : String(v));
    }
    return add(e, children);
  }
  const svgTags = new Set(["svg", "g", "path", "rect", "circle", "line", "polyline", "text"]);
  // forbidden are attributes that run something or load something.
  const forbidden = /^(on.+|style|src|srcset|srcdoc|action|formaction|xlink:href|data)$/i;

  function add(e, children) {
    for (const c of [children].flat(9)) {
      if (c === null || c === undefined || c === false) continue;
      e.append(c instanceof Node ? c : document.createTextNode(String(c)));
    }
    return e;
  }

  // safe says whether an address may be linked to: places in the page, paths of
  // the same origin, and blobs that the page itself has made.
  function safe(href) {
    return href === "/" || /^[#?]/.test(href) || /^blob:/.test(href) || /^\/?[\w.~%!'()*-][\w.~%!'()*\/-]*([#?].*)?$/.test(href);
  }

  // page registers a page: #/NAME/ARG…?KEY=VALUE&… shows it.
  //   title   its name, or a function of (args, query) that gives it
  //   nav     whether the header links to it, "beside" if other pages do; count() is the number beside it there
  //   render(root, args, query) draws it; it may return a function that is called
  //           when the page is left, or a promise of one
  //   update(root, args, query), if any, is called in place of render where only the
  //           query has changed
  //   keys    {key: [what it does, f]}; f gets the event and returns false where the
  //           key is not for it
  //   moved(args, query)  the address that the page has now, if any, which is shown
  //           in its place
  //   headless true if the page can be drawn before the head is there
  function page(name, p) { pages.set(name, p); }

  // where is the address as {name, args, query}; to(name, args, query) makes the
  // hash of one, leaving out what is "" or null. query is a map of values or lists
  // of values, or URLSearchParams.
  function where(hash = location.hash) {
    const text = hash.replace(/^#\/?/, "");
    const cut = text.indexOf("?");
    const parts = (cut < 0 ? text : text.slice(0, cut)).split("/").map(decoded);
    return { name: parts[0] || "overview", args: parts.slice(1), query: new URLSearchParams(cut < 0 ? "" : text.slice(cut + 1)) };
  }
  function decoded(s) {
    try { return decodeURIComponent(s); } catch { return s; } // an address typed by hand
  }
  function to(name, args = [], query = {}) {
    const pairs = query instanceof URLSearchParams ? [...query]
      : Object.entries(query).flatMap(([k, v]) => [v].flat().map(x => [k, x]));
    const q = new URLSearchParams(pairs.filter(([, v]) => v !== "" && v !== null && v !== undefined && v !== false));
    q.sort();
    const path = [name, ...args].map(x => encodeURIComponent(String(x).toWellFormed())).join("/");
    return "#/" + path + (q.size ? "?" + q : "");
  }

  return { el, add, page, pages, where, to, safe, source: null, head: null };
})();
