import { BOX, type Item, items, type Room } from './rooms';

/** Number of items to move, by item id. A missing id means 0. */
export type Counts = Readonly<Record<string, number>>;

/** Maximum count of one item. */
export const MOST_OF_AN_ITEM = 200;

/** Returns the volume of these items in a van, in litres. */
export const litresOf = (counts: Counts, of: readonly Item[] = items): number =>
  of.reduce((sum, { id, litres }) => sum + litres * (counts[id] ?? 0), 0);

/** Returns the number of items of one room. */
export const thingsOf = (counts: Counts, { items: of }: Room): number =>
  of.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);

export const boxesOf = (counts: Counts): number => counts[BOX] ?? 0;

/** Returns the counts after one press of plus or minus. Limits them to 0 and the maximum. */
export function stepped(counts: Counts, { id, step = 1 }: Item, direction: 1 | -1): Counts {
  const next = (counts[id] ?? 0) + direction * step;
  return { ...counts, [id]: Math.min(Math.max(next, 0), MOST_OF_AN_ITEM) };
}

/** Formats litres as '14.2 m³'. */
export const cubicMetres = (litres: number): string => `${(litres / 1000).toFixed(1)} m³`;
