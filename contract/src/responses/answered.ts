import { accepted, refusalText } from './accepted.ts';

/**
 * Returns the data of a response, from `data` or from the response itself (rule 40). Returns null
 * if the response means 'nothing found', in one of the shapes and sentences below. Throws an
 * `Error` with the error text for everything else. So a failure is never shown as an empty list
 * (rule 9).
 */
export function foundIn(answer: unknown): unknown {
  const said = refusalText(answer);
  if (!accepted(answer)) {
    if (saysNothingIsThere(said)) return null;
    if (said !== '' || namesError(answer)) {
      throw new Error(said || 'The server answered with an error.');
    }
  }
  const found = unwrap(answer);
  if (typeof found === 'string' && found.trim() !== '') {
    throw new Error('The server answered with text instead of data.');
  }
  if (isEmpty(found)) {
    if (isFine(answer) || saysNothingIsThere(said)) return null;
    throw new Error(said || 'The server answered with an error.');
  }
  if (typeof found !== 'object') {
    throw new Error('The server answered with something else than data.');
  }
  // The response has only a status and a sentence.
  if (found === answer && Object.keys(found as object).every((key) => envelope.has(key))) {
    if ((said === '' && isFine(answer)) || saysNothingIsThere(said)) return null;
    throw new Error(said || 'The server answered with an error.');
  }
  return found;
}

/**
 * Returns whether a response without data has a successful status. `status: false` alone counts as
 * successful too, because backends of section 7 send it for 'nothing found'.
 */
function isFine(answer: unknown): boolean {
  const { status, success } = (answer ?? {}) as { status?: unknown; success?: unknown };
  const isSuccess = /^(true|ok|success|1|2\d\d)$/i.test(String(status ?? true));
  return (isSuccess || !accepted({ status })) && (success ?? true) !== false;
}

/** Returns `data` if it exists, else the response itself. */
export function unwrap(answer: unknown): unknown {
  if (answer && typeof answer === 'object' && 'data' in answer) return answer.data;
  return answer;
}

/** Returns whether data is null, undefined, blank text, an empty list or an empty record. */
const isEmpty = (found: unknown) =>
  found === null ||
  found === undefined ||
  (typeof found === 'string' && found.trim() === '') ||
  (typeof found === 'object' && Object.keys(found).length === 0);

const envelope = new Set(['status', 'success', 'error', 'message']);

const namesError = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);

/**
 * Returns whether a sentence is one of `notFoundSentences`. Ignores case, a leading article and the
 * final mark.
 */
const saysNothingIsThere = (sentence: string) =>
  sentences.has(
    sentence
      .trim()
      .toLowerCase()
      .replace(/^the |[.!]$/g, ''),
  );

/** Names that backends use for the data of section 7. */
const things = [
  ...['data', 'record', 'records', 'result', 'results', 'row', 'rows', 'item', 'items'],
  ...['service', 'services', 'subservice', 'subservices', 'sub-service', 'sub-services'],
  ...['product', 'products', 'package', 'packages', 'add-on', 'add-ons', 'category'],
  ...['cart', 'basket', 'cart item', 'cart items', 'package item', 'package items'],
  ...['order', 'orders', 'customer', 'customers', 'user', 'users', 'banner', 'banners'],
];

/** All sentences that mean 'nothing found'. */
const sentences = new Set([
  ...['not found', 'nothing found', 'none found', 'empty'],
  ...things.flatMap((thing) => [
    `no ${thing}`,
    `no ${thing} found`,
    `no such ${thing}`,
    `${thing} not found`,
    `${thing} does not exist`,
    `${thing} is empty`,
    `${thing} empty`,
  ]),
]);
