import { type Kit, kits } from 'shared/data';

/** The smallest kit that has enough boxes, or the largest; null where nobody packs any. */
export const kitFor = (boxes: number): Kit | null =>
  boxes > 0 ? (kits.find((kit) => kit.boxes >= boxes) ?? kits.at(-1) ?? null) : null;
