import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listRoutes } from '../support/routes.ts';
import { createTestApp } from '../support/test-app.ts';
import { buildApiDocument } from '../support/contract.ts';

const shop = await createTestApp();
const document = await buildApiDocument();

describe('the contract', () => {
  it('describes every route except the document itself, the sandbox pages and calls of the page server', async () => {
    const served = (await listRoutes(shop)).map(
      ({ method, url }) => `${method} ${toDocumentPath(url)}`,
    );
    const { paths } = JSON.parse(document) as { paths: Record<string, Operations> };
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const missing = served.filter((route) => !described.includes(route));
    assert.deepEqual(missing.toSorted(), [
      'GET /openapi.json',
      'GET /release-figures',
      'GET /release-figures/days',
      'GET /sandbox/disputes/{transactionid}',
      'GET /sandbox/pay/{id}',
      'POST /release-figures',
      'POST /sandbox/disputes/{transactionid}',
      'POST /sandbox/pay/{id}',
    ]);
  });

  it('has a summary and responses for every call', () => {
    const { paths } = JSON.parse(document) as { paths: Record<string, Operations> };
    const undescribed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method, { summary, responses }]) => method !== 'head' && !(summary && responses))
        .map(([method]) => `${method} ${path}`),
    );
    assert.deepEqual(undescribed, []);
  });
});

const toDocumentPath = (url: string) => url.replace(/:(\w+)/g, '{$1}').replace('*', '{*}');

type Operations = Record<string, { summary?: string; responses?: object }>;
