import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { MockBackend } from 'build/mock-backend-file';
import type { Registry } from 'releases/registry';
import { pickFirstVisits, planVisits } from '../smoke/plan-visits.ts';

const store = mkdtempSync(join(tmpdir(), 'shop-visits-'));
after(() => rmSync(store, { recursive: true }));

const registry = createRegistry({
  basket: [{ path: '/cart' }],
  gifts: [{ path: '/gifts' }, { path: '/gifts/mine', access: 'signed-in' }, { path: '/gifts/:id' }],
  plain: [{ path: '/plain' }],
});
writeMockBackend('basket', { visits: [{ path: '/cart' }] });
writeMockBackend('gifts', {
  shoppers: { giver: { cart: 'full' } },
  visits: [
    { path: '/gifts/1?from=home', as: 'giver' },
    { path: '/gifts', shows: [{ room: 'basket', expose: './BasketModal' }] },
  ],
});

const listVisitedPaths = (...candidates: string[]) =>
  planVisits(registry, store, candidates).visits.map(({ visit }) => visit.path);

describe('the smoke-check pages of a release', () => {
  it('include its own pages, and those without a parameter even if no visit names them', () => {
    const { visits, visitProblems } = planVisits(registry, store, ['gifts']);
    assert.deepEqual(visitProblems, []);
    const visitRows = visits.map(({ visit, storage, isGuarded }) => [
      visit.path,
      storage,
      isGuarded,
    ]);
    assert.deepEqual(visitRows, [
      ['/gifts/1?from=home', { cart: 'full' }, false],
      ['/gifts', {}, false],
      ['/gifts/mine', { user: { id: 7 }, token: 'stand-in' }, true],
    ]);
    assert.deepEqual(listVisitedPaths('plain'), ['/plain']);
  });

  it('include pages of other remotes that embed it', () => {
    assert.deepEqual(listVisitedPaths('basket'), ['/cart', '/gifts']);
  });

  it('include every page for a new shell', () => {
    assert.deepEqual(listVisitedPaths('shell'), [
      '/cart',
      '/gifts/1?from=home',
      '/gifts',
      '/gifts/mine',
      '/plain',
    ]);
  });

  it('are one of each remote if only the first pages are wanted', () => {
    const { visits } = planVisits(registry, store, ['shell']);
    assert.deepEqual(
      pickFirstVisits(visits).map(({ visit }) => visit.path),
      ['/cart', '/gifts/1?from=home', '/plain'],
    );
  });

  it('are reported as missing if a parameter has no example', () => {
    const late = createRegistry({ late: [{ path: '/late/:id' }, { path: '/late' }] });
    writeMockBackend('late', { visits: [{ path: '/late', as: 'nobody' }, { path: '/elsewhere' }] });
    assert.deepEqual(planVisits(late, store, ['late']).visitProblems, [
      "late: no shopper 'nobody' for /late in test/stand-in.json.",
      'late: /elsewhere is no page of this remote.',
      "late: no visit in test/stand-in.json goes to '/late/:id'.",
    ]);
  });
});

function createRegistry(
  remotes: Record<string, { path: string; access?: 'signed-in' }[]>,
): Registry {
  const releases = Object.entries(remotes).map(([name, routes]) => [
    name,
    [{ extras: { folder: `${name}/1.0.0`, routes } }],
  ]);
  return { microFrontends: Object.fromEntries(releases) } as Registry;
}

function writeMockBackend(name: string, content: Partial<MockBackend>): void {
  mkdirSync(join(store, name, '1.0.0/server'), { recursive: true });
  writeFileSync(join(store, name, '1.0.0/server/stand-in.json'), JSON.stringify(content));
}
