export interface KitContents {
  boxes: number;
  boxSize: string;
  /** Words that follow 'for' in a sentence, such as 'small moves'. */
  suitableFor: string;
}

/** Parses the text of `formatKitSize`. Returns null if the firm's description has another form. */
export function parseKitContents(description: string): KitContents | null {
  const [, boxes, boxSize, suitableFor] =
    /^(\d+) boxes of ([^\s,]+), for (.+)$/.exec(description.trim()) ?? [];
  return boxes && boxSize && suitableFor ? { boxes: Number(boxes), boxSize, suitableFor } : null;
}
