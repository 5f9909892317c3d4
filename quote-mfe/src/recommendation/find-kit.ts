import type { Kit } from 'contract/catalog/kits';
import { kits } from 'shared/data';

/**
 * Returns the smallest removal kit with enough boxes. Returns the largest kit if none has enough,
 * and null for 0 boxes.
 */
export const findKit = (boxes: number): Kit | null =>
  boxes > 0 ? (kits.find((kit) => kit.boxes >= boxes) ?? kits.at(-1) ?? null) : null;
