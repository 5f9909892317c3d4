import { isAccepted, readRefusalText } from './accepted.ts';

/**
 * Returns the data of a response, or null for 'nothing found', which backends express in many ways
 * (rule 40 in docs/product.md). Throws for any other failure, because an empty list would hide it.
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
  if (data === response && Object.keys(data as object).every((key) => envelopeKeys.has(key))) {
    if ((errorText === '' && hasSuccessfulStatus(response)) || isNotFoundSentence(errorText))
      return null;
    throw new Error(errorText || 'The server answered with an error.');
  }
  return data;
}

/**
 * Returns whether the response reports no failure. `status: false` alone is no failure, because
 * some backends send it for 'nothing found'.
 */
function hasSuccessfulStatus(response: unknown): boolean {
  const { status, success } = (response ?? {}) as { status?: unknown; success?: unknown };
  const isSuccess = /^(true|ok|success|1|2\d\d)$/i.test(String(status ?? true));
  return (isSuccess || !isAccepted({ status })) && (success ?? true) !== false;
}

export function unwrapData(response: unknown): unknown {
  if (response && typeof response === 'object' && 'data' in response) return response.data;
  return response;
}

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
 * Returns whether a sentence means 'nothing found'. Ignores upper and lower case, the article 'The'
 * at the start, and a final full stop or exclamation mark.
 */
const isNotFoundSentence = (sentence: string) =>
  notFoundSentences.has(
    sentence
      .trim()
      .toLowerCase()
      .replace(/^the |[.!]$/g, ''),
  );

const dataNames = [
  ...['data', 'record', 'records', 'result', 'results', 'row', 'rows', 'item', 'items'],
  ...['service', 'services', 'subservice', 'subservices', 'sub-service', 'sub-services'],
  ...['product', 'products', 'package', 'packages', 'add-on', 'add-ons', 'category'],
  ...['cart', 'basket', 'cart item', 'cart items', 'package item', 'package items'],
  ...['order', 'orders', 'customer', 'customers', 'user', 'users', 'banner', 'banners'],
];

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
