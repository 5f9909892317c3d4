import { extractPhoneDigits } from 'contract/values/phone';
import { invalidField } from '../../../http/invalid-field.ts';

/** A part of a search, as patterns for LIKE. */
export interface SearchTerm {
  pattern: string;
  /**
   * The part of the pattern that the fewest documents contain. Many numbers and addresses begin
   * alike, so this is the end of a word with digits. For an e-mail address, this is the end of the
   * text before the '@'. For other words, this is the complete pattern.
   */
  rarePattern: string;
}

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

/** Shortest term, in characters. The index stores sequences of three characters. */
const MIN_TERM_LENGTH = 3;

/**
 * Largest number of characters of a `rarePattern` that is the end of a term. The index is slower
 * for longer patterns.
 */
const RARE_LENGTH = 6;

/** Matches digits and punctuation of a phone number or of a part of one. */
const phonePart = /^[+(]?[\d().+/-]*\d[\d().+/-]*$/;

const completePostcode = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{0,2}$/;

/** Returns the terms of a typed search. Throws 400 if no term is long enough for the index. */
export function readSearchTerms(searchText: string): TypedSearch {
  const search = toSearchText(searchText.trim());
  const [, number = null] = /^(?:slr)?\s*(\d{1,9})$/.exec(search) ?? [];
  const terms = completePostcode.test(search)
    ? [search.replace(/\s/g, '')]
    : joinPhoneParts(search.split(/\s+/)).filter((term) => /[\p{L}\d]/u.test(term));
  if (!terms.some(({ length }) => length >= MIN_TERM_LENGTH)) {
    throw invalidField('search', 'Search: please type at least three letters or digits.');
  }
  return {
    terms: terms.map((term) => ({
      pattern: toPattern(term),
      rarePattern: toPattern(extractRarePart(term)),
    })),
    orderno: number && `SLR${number}`,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(search) ? search : null,
  };
}

function extractRarePart(term: string): string {
  const [localPart] = /^[^@]{3,}@/.exec(term) ?? [];
  if (localPart !== undefined) return localPart.slice(-RARE_LENGTH);
  return /\d/.test(term) ? term.slice(-RARE_LENGTH) : term;
}

const toPattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Normalises a text in the same way as the database function `order_search_text`. */
const toSearchText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Joins consecutive words that are parts of a phone number. Other words stay separate. */
function joinPhoneParts(words: readonly string[]): string[] {
  const terms: string[] = [];
  let phone = '';
  for (const word of [...words, '']) {
    if (phonePart.test(word)) {
      phone += word;
      continue;
    }
    if (phone !== '') terms.push(toPhoneTerm(phone));
    phone = '';
    if (word !== '') terms.push(word);
  }
  return terms;
}

/**
 * Returns the digits of a phone number in the notation of the search texts. The digits begin with
 * 0, or with 44 without a 0 after it.
 */
const toPhoneTerm = (phone: string) =>
  extractPhoneDigits(phone)
    .replace(/^(\+|00)/, '')
    .replace(/^440(?=\d)/, '44');
