import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { waitForStorefront, watchReleases } from '../releasing/follow-release.ts';

type Target = Parameters<typeof watchReleases>[0];
type Status = Awaited<ReturnType<Target['status']>>;

const released = [
  {
    url: '/releases/gifts/1.1.0/mf-manifest.json',
    metadata: { version: '1.1.0', integrity: null },
  },
];

/** Starts a storefront that gives these versions of the package, one after another. */
async function startStorefront(versions: (string | null)[], headers = {}) {
  let calls = 0;
  const server = createServer((request, response) => {
    if (request.url === '/') return void response.end();
    const version = versions[Math.min(calls, versions.length - 1)];
    calls += 1;
    if (version === null) return void response.writeHead(503).end();
    const microFrontends = { gifts: [{ metadata: { version } }] };
    return void response.writeHead(200, headers).end(JSON.stringify({ microFrontends }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { target: { location } as Target, countCalls: () => calls };
}

const createTarget = (state: string, history: object[], failing: object | null = null): Target => ({
  location: '/data/releases',
  status: () =>
    Promise.resolve({
      releases: [{ name: 'gifts', version: '1.1.0', state, failing }],
      history,
    } as unknown as Status),
});

describe('a release command', () => {
  it('waits until the storefront answers with the new version', async () => {
    const { target, countCalls } = await startStorefront(['1.0.0', null, '1.0.0', '1.1.0']);
    assert.equal(await waitForStorefront(target, released, 'none'), true);
    assert.equal(countCalls(), 4);
  });

  it('waits for a shell until the pages of the storefront load it', async () => {
    const versions = ['1.0.0', '1.0.0', '2.0.0'];
    const server = createServer((request, response) => {
      const page = () => `<script src="/releases/shell/${versions.shift() ?? '2.0.0'}/main.js">`;
      response.end(request.url === '/' ? page() : JSON.stringify({ microFrontends: {} }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    after(() => server.close());
    const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shell = {
      url: '/releases/shell/2.0.0/entry.json',
      metadata: { version: '2.0.0', integrity: null },
    };
    assert.equal(await waitForStorefront({ location } as Target, [shell], 'none'), true);
    assert.deepEqual(versions, []);
  });

  it('waits for a split until no cache may keep the answers of the storefront', async () => {
    const { target } = await startStorefront(['1.0.0'], { 'Cache-Control': 'private, no-store' });
    assert.equal(await waitForStorefront(target, released, 'starts'), true);
  });

  it('waits for the end of a split, during which the version may come by chance', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/') return void response.end();
      calls += 1;
      if (calls < 3) response.setHeader('Cache-Control', 'private, no-store');
      const microFrontends = { gifts: [{ metadata: { version: '1.1.0' } }] };
      return void response.end(JSON.stringify({ microFrontends }));
    }).listen(0, '127.0.0.1');
    let calls = 0;
    await once(server, 'listening');
    after(() => server.close());
    const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    assert.equal(await waitForStorefront({ location } as Target, released, 'ends'), true);
    assert.equal(calls, 3);
  });

  it('does not wait for a shop that does not run', async () => {
    const target = { location: 'http://127.0.0.1:1' } as Target;
    assert.equal(await waitForStorefront(target, released, 'none'), false);
  });

  it('fails with the reason if the version is taken back meanwhile', async () => {
    const rollback = {
      by: 'automatic return',
      what: 'rollback',
      why: 'gifts/1.1.0 failed on the server 3 times',
      moves: [{ name: 'gifts', from: '1.1.0', to: '1.0.0' }],
    };
    await assert.rejects(watchReleases(createTarget('kept', [rollback]), released, 60_000), {
      message:
        'gifts 1.1.0 was taken back. automatic return rolled back gifts 1.1.0 to 1.0.0.\nReason: gifts/1.1.0 failed on the server 3 times.',
    });
  });

  it('tells failures that left the version live, and says nothing of a good one', async () => {
    const last = '2026-03-03T10:00:00.000Z';
    const failing = { kinds: ['render on the server'], networks: 0, last };
    assert.deepEqual(await watchReleases(createTarget('live', [], failing), released, 0), [
      'gifts 1.1.0 fails on the server (render), last 2026-03-03 10:00.',
    ]);
    assert.deepEqual(await watchReleases(createTarget('live', []), released, 0), []);
  });
});
