import { isAccepted, readRefusalText } from './accepted.ts';

/**
 * Returns the data of a response, from `data` or from the response itself (rule 40). Returns null
 * if the response means 'nothing found', in one of the shapes and sentences below. Throws an
 * `Error` with the error text for everything else. So a failure is never shown as an empty list
 * (rule 9).
 */
export function extractData(response: unknown): unknown {
  const errorText = readRefusalText(response);
  if (!isAccepted(response)) {
    if (isNotFoundSentence(errorText)) return null;
    if (errorText !== '' || hasErrorField(response)) {
      throw new Error(errorText || 'The server answered with an error.');
    }
  }
  const data = unwrapData(response);
  if (typeof data === 'string' && data.trim() !== '') {
    throw new Error('The server answered with text instead of data.');
  }
  if (isEmpty(data)) {
    if (hasSuccessfulStatus(response) || isNotFoundSentence(errorText)) return null;
    throw new Error(errorText || 'The server answered with an error.');
  }
  if (typeof data !== 'object') {
    throw new Error('The server answered with something else than data.');
  }
  // The response has only a status and a sentence.
  if (data === response && Object.keys(data as object).every((key) => envelopeKeys.has(key))) {
    if ((errorText === '' && hasSuccessfulStatus(response)) || isNotFoundSentence(errorText))
      return null;
    throw new Error(errorText || 'The server answered with an error.');
  }
  return data;
}

/**
 * Returns whether a response without data has a successful status. `status: false` alone counts as
 * successful too, because backends of section 7 send it for 'nothing found'.
 */
function hasSuccessfulStatus(response: unknown): boolean {
  const { status, success } = (response ?? {}) as { status?: unknown; success?: unknown };
  const isSuccess = /^(true|ok|success|1|2\d\d)$/i.test(String(status ?? true));
  return (isSuccess || !isAccepted({ status })) && (success ?? true) !== false;
}

/** Returns `data` if it exists, else the response itself. */
export function unwrapData(response: unknown): unknown {
  if (response && typeof response === 'object' && 'data' in response) return response.data;
  return response;
}

/** Returns whether data is null, undefined, blank text, an empty list or an empty record. */
const isEmpty = (data: unknown) =>
  data === null ||
  data === undefined ||
  (typeof data === 'string' && data.trim() === '') ||
  (typeof data === 'object' && Object.keys(data).length === 0);

const envelopeKeys = new Set(['status', 'success', 'error', 'message']);

const hasErrorField = (response: unknown) =>
  typeof response === 'object' &&
  response !== null &&
  'error' in response &&
  Boolean(response.error);

/**
 * Returns whether a sentence is one of `notFoundSentences`. Ignores case, a leading article and the
 * final mark.
 */
const isNotFoundSentence = (sentence: string) =>
  notFoundSentences.has(
    sentence
      .trim()
      .toLowerCase()
      .replace(/^the |[.!]$/g, ''),
  );

/** Names that backends use for the data of section 7. */
const dataNames = [
  ...['data', 'record', 'records', 'result', 'results', 'row', 'rows', 'item', 'items'],
  ...['service', 'services', 'subservice', 'subservices', 'sub-service', 'sub-services'],
  ...['product', 'products', 'package', 'packages', 'add-on', 'add-ons', 'category'],
  ...['cart', 'basket', 'cart item', 'cart items', 'package item', 'package items'],
  ...['order', 'orders', 'customer', 'customers', 'user', 'users', 'banner', 'banners'],
];

/** All sentences that mean 'nothing found'. */
const notFoundSentences = new Set([
  ...['not found', 'nothing found', 'none found', 'empty'],
  ...dataNames.flatMap((dataName) => [
    `no ${dataName}`,
    `no ${dataName} found`,
    `no such ${dataName}`,
    `${dataName} not found`,
    `${dataName} does not exist`,
    `${dataName} is empty`,
    `${dataName} empty`,
  ]),
]);
