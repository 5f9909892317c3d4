import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { type Schema, createArbitrary } from '../../api/test/support/arbitrary-of.ts';
import { resolveFolder } from '../packages.mjs';

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

export interface GeneratedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Index of the account that sends the request. Other numbers send an invalid token or none. */
  account: number;
}

/** Number of generated API calls for each generated request of a page or a file. */
const CALL_WEIGHT = 9;
/** Number of bodies sent as JSON for each body with another content type. */
const JSON_WEIGHT = 9;
/**
 * Largest length of a path parameter or query, in characters. A longer text would only test the
 * limit on the length of a URL.
 */
const MAX_TEXT_LENGTH = 2_000;

/**
 * Returns a generator of requests by the accounts 0 to `accounts` - 1. Most requests fit the API's
 * OpenAPI document.
 */
export function createRequestArbitrary(accounts: number): Arbitrary<GeneratedRequest> {
  const calls = listOperations().map(([path, method, operation]) =>
    createCallArbitrary(path, method, operation, accounts),
  );
  return fc.oneof(
    { arbitrary: fc.oneof(...calls), weight: CALL_WEIGHT },
    { arbitrary: pageRequestArbitrary, weight: 1 },
  );
}

function listOperations(): [path: string, method: string, operation: Operation][] {
  const { paths } = JSON.parse(
    readFileSync(resolveFolder('contract/generated/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      path,
      method.toUpperCase(),
      operation,
    ]),
  );
}

function createCallArbitrary(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  accounts: number,
): Arbitrary<GeneratedRequest> {
  const createValues = (location: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === location)
          .map(({ name, schema = {} }) => [name, createArbitrary(schema).map(toUrlText)]),
      ),
      { requiredKeys: [] },
    );
  const [media] = Object.values(requestBody?.content ?? {});
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return fc
    .record({
      params: createValues('path'),
      query: createValues('query'),
      body: hasBody ? createBodyArbitrary(media?.schema ?? {}) : fc.constant(null),
      type: fc.oneof(
        { arbitrary: fc.constant('application/json'), weight: JSON_WEIGHT },
        { arbitrary: fc.constantFrom('text/plain', 'nonsense'), weight: 1 },
      ),
      headers: headersArbitrary,
      account: fc.integer({ min: 0, max: accounts + 1 }),
    })
    .map(({ params, query, body, type, headers, account }) => ({
      method,
      body,
      account,
      path: `/api${fillPath(path, params)}${toQuery(query)}`,
      headers: body === null ? headers : { ...headers, 'content-type': type },
    }));
}

const createBodyArbitrary = (schema: Schema): Arbitrary<string> =>
  fc.oneof(
    { arbitrary: createArbitrary(schema).map((value) => JSON.stringify(value) ?? ''), weight: 12 },
    { arbitrary: fc.string(), weight: 1 },
  );

type Values = Record<string, string | undefined>;

const fillPath = (path: string, params: Values) =>
  path.replaceAll(/\{([^}]+)\}/g, (_match, name: string) => params[name] ?? '1');

const toQuery = (query: Values) => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

function toUrlText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, MAX_TEXT_LENGTH).toWellFormed());
}

/** Values of headers that change what a server does. */
const headersArbitrary: Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('text/html', 'application/json', '*/*', ',;q=x', 'image/avif'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0, *;q=0', 'x'.repeat(300)),
    cookie: fc.constantFrom('bucket=7', 'bucket=%zz', 'preview=x.y', 'catalogue-preview=a; =;'),
    'if-none-match': fc.constantFrom('*', '"a", W/"b"', 'x'),
    range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-', 'lines=1'),
    'x-forwarded-for': fc.constantFrom('203.0.113.7', '::1, x', 'x'.repeat(500)),
    'x-request-id': fc.constantFrom('', 'a'.repeat(500), '{}'),
  },
  { requiredKeys: [] },
);

const PAGE_STARTS = [
  ...['/', '/services', '/services/', '/cart', '/checkout', '/login', '/admin', '/admin/orders/'],
  ...['/release-api/', '/releases/', '/-/', '/captcha/', '/api/', '/api/images/', '//', '/\\'],
];
const STRANGE_PATHS = [
  '%00',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  ';a=b',
  '%c0%ae',
];

const urlTextArbitrary = createArbitrary({ type: 'string' }).map(toUrlText);

const pageRequestArbitrary: Arbitrary<GeneratedRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
    start: fc.constantFrom(...PAGE_STARTS),
    rest: fc.oneof(fc.constant(''), urlTextArbitrary, fc.constantFrom(...STRANGE_PATHS)),
    query: fc.oneof(fc.constant(''), urlTextArbitrary),
    headers: headersArbitrary,
  })
  .map(({ method, start, rest, query, headers }) => ({
    method,
    headers,
    body: null,
    account: -1,
    path: `${start}${rest}${query === '' ? '' : `?q=${query}`}`,
  }));
