import { shortenText } from 'contract/values/shorten-text';

/** Letters that Unicode does not decompose into a letter and an accent. */
const spellings: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Returns a URL segment for a name. 'Crème brûlée & Co' becomes 'creme-brulee-co'. */
export const slugify = (name: string): string =>
  shortenText(
    name
      .toLowerCase()
      .replace(/[ßæœøłđ]/g, (letter) => spellings[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}|['’]/gu, '')
      .replace(/[^a-z0-9]+/g, '-'),
    80,
  ).replace(/^-+|-+$/g, '');
