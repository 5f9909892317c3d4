import type { Kit } from 'contract/catalog/kits';
import { kits } from 'shared/data';

/** Returns the smallest kit with enough boxes, else the largest one. Returns null for 0 boxes. */
export const findKit = (boxes: number): Kit | null =>
  boxes > 0 ? (kits.find((kit) => kit.boxes >= boxes) ?? kits.at(-1) ?? null) : null;
