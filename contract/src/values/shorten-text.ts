/**
 * Returns the text with at most `maxLength` UTF-16 units and without a broken character at its end.
 * An emoji of several parts stays whole or is left out. If the text was shortened, `ending` follows
 * it and does not count towards `maxLength`.
 */
export function shortenText(text: string, maxLength: number, ending = ''): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    end = index;
    if (index + segment.length > maxLength) break;
  }
  return text.slice(0, end) + ending;
}
