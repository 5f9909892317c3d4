import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { startSmallShop } from './support/shop-of.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 400);
const seed = Number(process.env['FC_SEED'] ?? 20_261_126);

const { app } = await startSmallShop('catalog', 'basket');

const starts = ['/', '/catalog', '/catalog/', '/admin/', '/releases/', '/-/', '/captcha/'];
const strangePaths = ['%00', '%zz', '..%2f..%2fetc%2fpasswd', '../../etc/passwd', ';a=b', '%c0%ae'];
const text = fc.string({ unit: 'binary', maxLength: 50 }).map(encodeWellFormed);

const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
  url: fc
    .tuple(fc.constantFrom(...starts), fc.oneof(fc.constantFrom('', ...strangePaths), text), text)
    .map(([start, rest, query]) => `${start}${rest}${query === '' ? '' : `?q=${query}`}`),
  headers: fc.record(
    {
      accept: fc.constantFrom('text/html', 'application/json', ',;q=x'),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0, *;q=0'),
      cookie: fc.constantFrom('bucket=7', 'bucket=%zz', 'preview=x.y', 'catalogue-preview=a; =;'),
      host: fc.constantFrom('shop.example.com', '[::1', 'a b', ''),
      'if-none-match': fc.constantFrom('*', '"a", W/"b"', 'x'),
      range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-', 'lines=1'),
    },
    { requiredKeys: [] },
  ),
});

describe('any request for a page or a file', () => {
  it('gets no 5xx, and each error in JSON names its request', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, ...request }) => {
        const { statusCode, headers, body } = await app.inject({
          ...request,
          method: method as 'GET',
        });
        assert.ok(statusCode < 500, `${statusCode} ${body}`);
        const isJson = String(headers['content-type']).startsWith('application/json');
        if (statusCode < 400 || !isJson || body === '') return;
        const { requestId } = JSON.parse(body) as { requestId?: string };
        assert.ok(requestId !== undefined && requestId === headers['x-request-id'], body);
      }),
      { numRuns, seed },
    );
  });
});

function encodeWellFormed(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
