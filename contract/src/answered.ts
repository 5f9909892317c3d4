import { accepted, refusalText } from './accepted.ts';

/**
 * What a read found, inside `data` or as the answer itself (decision 40); null when the answer says
 * that nothing is there. It says so by one of the shapes and sentences below and by nothing else:
 * whatever is neither that nor data is a failure, or a shopper would be told that there is nothing
 * (decision 9). Throws an `Error` with the server's text.
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
  // Beside its status the answer has nothing but a sentence.
  if (found === answer && Object.keys(found as object).every((key) => envelope.has(key))) {
    if ((said === '' && isFine(answer)) || saysNothingIsThere(said)) return null;
    throw new Error(said || 'The server answered with an error.');
  }
  return found;
}

/** Whether an answer without data names no other status than success, or the bare refusal of section 7. */
function isFine(answer: unknown): boolean {
  const { status, success } = (answer ?? {}) as { status?: unknown; success?: unknown };
  const isSuccess = /^(true|ok|success|1|2\d\d)$/i.test(String(status ?? true));
  return (isSuccess || !accepted({ status })) && (success ?? true) !== false;
}

/** What stands in `data`, where it is given, else the answer itself. */
export function unwrap(answer: unknown): unknown {
  if (answer && typeof answer === 'object' && 'data' in answer) return answer.data;
  return answer;
}

/** `null`, nothing, blank text, an empty list, an empty record. */
const isEmpty = (found: unknown) =>
  found === null ||
  found === undefined ||
  (typeof found === 'string' && found.trim() === '') ||
  (typeof found === 'object' && Object.keys(found).length === 0);

const envelope = new Set(['status', 'success', 'error', 'message']);

const namesError = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);

/** Whether a sentence, its case, article and last mark aside, is one of `sentences`. */
const saysNothingIsThere = (sentence: string) =>
  sentences.has(
    sentence
      .trim()
      .toLowerCase()
      .replace(/^the |[.!]$/g, ''),
  );

/** What section 7 reads, as backends name it. */
const things = [
  ...['data', 'record', 'records', 'result', 'results', 'row', 'rows', 'item', 'items'],
  ...['service', 'services', 'subservice', 'subservices', 'sub-service', 'sub-services'],
  ...['product', 'products', 'package', 'packages', 'add-on', 'add-ons', 'category'],
  ...['cart', 'basket', 'cart item', 'cart items', 'package item', 'package items'],
  ...['order', 'orders', 'customer', 'customers', 'user', 'users', 'banner', 'banners'],
];

/** All sentences by which an answer says that nothing is there. */
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
