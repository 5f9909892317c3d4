/**
 * Returns the smallest kit with enough boxes, or else the largest. Returns null for 0 boxes. `kits`
 * must be sorted by boxes.
 */
export const recommendKit = <Kit extends { boxes: number }>(
  boxes: number,
  kits: readonly Kit[],
): Kit | null =>
  boxes > 0 ? (kits.find((kit) => kit.boxes >= boxes) ?? kits.at(-1) ?? null) : null;
