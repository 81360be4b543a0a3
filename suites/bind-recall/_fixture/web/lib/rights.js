"use strict";

const YEARS = 70;

const isFree = (makers, today) => {
  const years = makers.map((maker) => maker.died);
  if (years.length === 0 || years.some((year) => year === null)) {
    return false;
  }
  return today.getFullYear() > Math.min(...years) + YEARS;
};

const badge = (work) => {
  switch (work.licence) {
    case "cc0":
      return "no known rights";
    case "by":
      return `name ${work.owner}`;
    default:
      return "ask us";
  }
};

const embedCode = (work, host) =>
  `<iframe src="https://${host}/w/${encodeURIComponent(work.id)}"></iframe>`;

module.exports = { isFree, badge, embedCode };
