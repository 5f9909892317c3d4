import { foldSearch } from 'contract/values/fold-text';
import { cleanTypedText } from 'contract/values/typed-text';
import type { SearchTerm } from '../../../db/find-text-matches.ts';
import { toPattern, toPhoneTerm } from '../../../db/search-text.ts';
import { invalidField } from '../../../http/invalid-field.ts';

/** A typed search, split into terms. An order matches if its search text contains all terms. */
export interface TypedSearch {
  terms: SearchTerm[];
  /**
   * The search as an order number, or null if the search is not an order number. The order with
   * this number also matches.
   */
  orderno: string | null;
  /** The search as a complete e-mail address, or null if it is not one. */
  email: string | null;
}

/** Shortest term that is found inside words, in characters. The index has sequences of three. */
const MIN_TERM_LENGTH = 3;

/** Matches a name that is too short for the index, and is found only as a whole word. */
const shortName = /^\p{L}{2}$/u;

/**
 * Largest number of characters of a `rarePattern` that is the end of a term. The index is slower
 * for longer patterns.
 */
const RARE_LENGTH = 6;

/** Matches digits and punctuation of a phone number or of a part of one. */
const phonePart = /^[+(]?[\d().+/-]*\d[\d().+/-]*$/;

const completePostcode = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{0,2}$/;

/** Returns the terms of a typed search. Throws 400 with the field if all terms are too short. */
export function readSearchTerms(searchText: string, field = 'search'): TypedSearch {
  const email = cleanTypedText(searchText, 'email').toLowerCase();
  const search = foldSearch(searchText).replace(/^tel[.:]+\s*(?=[+(\d])/, '');
  const [, number = null] = /^#?\s*(?:slr)?\s*(\d{1,9})[.,;:]?$/.exec(search) ?? [];
  const terms = completePostcode.test(search)
    ? [search.replace(/\s/g, '')]
    : joinPhoneParts(search.split(/\s+/)).flatMap(splitName);
  const hasLongTerm = terms.some(({ length }) => length >= MIN_TERM_LENGTH);
  const shortNames = terms.filter((term) => shortName.test(term));
  if (!hasLongTerm && shortNames.length === 0) {
    throw invalidField(field, 'Search: please type at least two letters or three digits.');
  }
  return {
    terms: hasLongTerm ? terms.map(toTerm) : shortNames.map(toWordTerm),
    orderno: number && `SLR${number}`,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null,
  };
}

/** Splits a double name at its dash. Drops punctuation around a word. */
const splitName = (word: string): string[] =>
  (/[\d@.]/.test(word) ? [word] : word.split('-'))
    .map((part) => part.replace(/^[#"“„«(<[]+|[,;:.!?"”“»)>\]]+$/g, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));

const toTerm = (term: string): SearchTerm => ({
  pattern: toPattern(term),
  rarePattern: toPattern(extractRarePart(term)),
});

/** Search texts have a space before and after each word of a name. */
const toWordTerm = (name: string): SearchTerm => ({
  pattern: `% ${name} %`,
  rarePattern: `% ${name} %`,
});

function extractRarePart(term: string): string {
  const [localPart] = /^[^@]{3,}@/.exec(term) ?? [];
  if (localPart !== undefined) return localPart.slice(-RARE_LENGTH);
  return /\d/.test(term) ? term.slice(-RARE_LENGTH) : term;
}

/** Joins consecutive words that are parts of a phone number. Other words stay separate. */
function joinPhoneParts(words: readonly string[]): string[] {
  const terms: string[] = [];
  let phone = '';
  for (const word of [...words, '']) {
    const isSeparator = phone !== '' && /^[-/.]$/.test(word);
    if (phonePart.test(word) || isSeparator) {
      phone += word;
      continue;
    }
    if (phone !== '') terms.push(toPhoneTerm(phone));
    phone = '';
    if (word !== '') terms.push(word);
  }
  return terms;
}
