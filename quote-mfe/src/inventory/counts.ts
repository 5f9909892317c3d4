import { BOX, type Item, items, type Room } from './rooms';

/** How many of each item are moved, by its id; what is not named is not moved. */
export type Counts = Readonly<Record<string, number>>;

/** More of one item than anybody moves. */
export const MOST_OF_AN_ITEM = 200;

/** What these take in a van, in litres. */
export const litresOf = (counts: Counts, of: readonly Item[] = items): number =>
  of.reduce((sum, { id, litres }) => sum + litres * (counts[id] ?? 0), 0);

/** How many things these are. */
export const thingsOf = (counts: Counts, { items: of }: Room): number =>
  of.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);

export const boxesOf = (counts: Counts): number => counts[BOX] ?? 0;

/** The counts after one press: never below nothing, never above what anybody moves. */
export function stepped(counts: Counts, { id, step = 1 }: Item, direction: 1 | -1): Counts {
  const next = (counts[id] ?? 0) + direction * step;
  return { ...counts, [id]: Math.min(Math.max(next, 0), MOST_OF_AN_ITEM) };
}

/** '14.2 m³', of litres. */
export const cubicMetres = (litres: number): string => `${(litres / 1000).toFixed(1)} m³`;
