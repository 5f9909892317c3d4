import type { Finding } from './explain.ts';

export type { Finding } from './explain.ts';

/** Returns the findings as sentences without duplicates, at most five for each remote. */
export function report(findings: Finding[]): string[] {
  return groups(findings, ({ room }) => room).flatMap((ofRoom) => {
    const things = groups(ofRoom, ({ about }) => about);
    const said = things.slice(0, MOST).map((same) => {
      const others = same.filter(({ place }) => place).length - 1;
      return `${same[0]?.sentence ?? ''}${others > 0 ? ` (And in ${places(others)} more.)` : ''}`;
    });
    const left = things.length - said.length;
    return left > 0 ? [...said, `So it is with ${left} more in ${ofRoom[0]?.room}.`] : said;
  });
}

const MOST = 5;

const places = (count: number) => (count === 1 ? 'one place' : `${count} places`);

function groups<Item>(items: Item[], keyOf: (item: Item) => string): Item[][] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
}
