export interface Edition {
  title: string;
  size: number;
  printed: number;
  runs: number;
}

export function nextPrint(edition: Edition): string {
  edition.printed += 1;
  const number = `${edition.printed}/${edition.size}`;
  if (edition.printed === edition.size) {
    edition.printed = 0;
    edition.runs += 1;
  }
  return number;
}

export const soldOut = (editions: Edition[]): string[] =>
  editions.filter((e) => e.runs > 0 && e.printed === 0).map((e) => e.title);

export function tube(prints: number, widthMm: number): number {
  const perTube = widthMm > 700 ? 3 : 5;
  return Math.ceil(prints / perTube);
}
