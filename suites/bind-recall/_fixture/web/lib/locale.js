"use strict";

const parseHeader = (header) =>
  header
    .split(",")
    .map((part) => {
      const [tag, q] = part.trim().split(";q=");
      return { tag: tag.toLowerCase(), weight: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((entry) => entry.tag);

function negotiate(wanted, house) {
  for (const tag of wanted) {
    const base = tag.split("-")[0];
    const near = house.find((h) => h === tag) ?? house.find((h) => h.split("-")[0] === base);
    if (near !== undefined) {
      return near;
    }
  }
  return house[0];
}

const clockOf = (date, tag) =>
  new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit" }).format(date);

const startsWeek = (tag) => (["us", "ca", "br"].includes(tag.split("-")[1]) ? 0 : 1);

module.exports = { parseHeader, negotiate, clockOf, startsWeek };
