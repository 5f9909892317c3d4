import { BOX_ID, type Item, items, type Room } from './furniture.ts';

/** Number of pieces by item id. A missing id means 0 pieces. */
export type Counts = Readonly<Record<string, number>>;

export const MAX_ITEM_COUNT = 200;

export const sumLitres = (counts: Counts, summedItems: readonly Item[] = items): number =>
  summedItems.reduce((sum, { id, litres }) => sum + litres * (counts[id] ?? 0), 0);

export const countItems = (counts: Counts, { items: roomItems }: Room): number =>
  roomItems.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);

export const countBoxes = (counts: Counts): number => counts[BOX_ID] ?? 0;

/** Changes the count of an item by its step. The count stays between 0 and the maximum. */
export function changeItemCount(counts: Counts, { id, step = 1 }: Item, direction: 1 | -1): Counts {
  const newCount = (counts[id] ?? 0) + direction * step;
  return { ...counts, [id]: Math.min(Math.max(newCount, 0), MAX_ITEM_COUNT) };
}
