export interface KitContents {
  boxes: number;
  boxSize: string;
  /** Text after 'for', such as 'small moves'. */
  suitableFor: string;
}

/**
 * Reads the text of `formatKitSize` out of a product's description. Returns null if the firm
 * describes the kit in other words.
 */
export function parseKitContents(description: string): KitContents | null {
  const [, boxes, boxSize, suitableFor] =
    /^(\d+) boxes of ([^\s,]+), for (.+)$/.exec(description.trim()) ?? [];
  return boxes && boxSize && suitableFor ? { boxes: Number(boxes), boxSize, suitableFor } : null;
}
