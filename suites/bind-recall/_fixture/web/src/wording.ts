export type Table = Record<string, string | undefined>;

export function say(texts: Table, language: string): string {
  return texts[language] || texts.de || texts.en || "";
}

export function plural(texts: Table, count: number, language: string): string {
  const rule = new Intl.PluralRules(language).select(count);
  const text = texts[rule] ?? texts.other ?? "";
  return text.replace("#", new Intl.NumberFormat(language).format(count));
}

export const shorten = (text: string, most: number): string => {
  if (text.length <= most) {
    return text;
  }
  const cut = text.lastIndexOf(" ", most - 1);
  return `${text.slice(0, cut > 0 ? cut : most - 1)}…`;
};
