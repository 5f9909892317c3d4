import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseTypeBundle, serializeTypeBundle } from '../src/contract-check/type-bundle.ts';
import { createTypeCheckFiles } from '../src/contract-check/type-check-files.ts';

const catalogFile = JSON.stringify({
  name: 'catalog',
  exposes: { './routes': './src/routes.tsx' },
  shows: { corner: { room: 'basket', expose: './Corner' } },
});
const basketFile = JSON.stringify({ name: 'basket', exposes: { './Corner': './src/corner.tsx' } });
const shellFile = JSON.stringify({ shows: { corner: { room: 'basket', expose: './Corner' } } });

describe('a release from before the file `remote.json`', () => {
  it('is checked like a release with it, next to former and later ones', () => {
    const later = [
      releaseOf('catalog', { 'room/remote.json': catalogFile }),
      releaseOf('basket', { 'room/remote.json': basketFile }),
      releaseOf('shell', { 'node_modules/shell/remote.json': shellFile }),
    ] as const;
    const former = [
      releaseOf('catalog', { 'room/room.json': catalogFile }),
      releaseOf('basket', { 'room/room.json': basketFile }),
      releaseOf('shell', { 'node_modules/shell/room.json': shellFile }),
    ] as const;
    const [catalog, basket, shell] = later;
    const [formerCatalog, formerBasket, formerShell] = former;
    const expected = checked(catalog, shell, basket);
    assert.deepEqual(
      expected.map(({ by, shown }) => `${by} shows ${shown}`),
      ['catalog shows basket'],
    );
    assert.deepEqual(checked(formerCatalog, formerShell, formerBasket), expected);
    assert.deepEqual(checked(formerCatalog, shell, basket), expected);
    assert.deepEqual(checked(catalog, formerShell, formerBasket), expected);
    const ofShell = checked(basket, shell, catalog);
    assert.deepEqual(
      ofShell.map(({ by, shown }) => `${by} shows ${shown}`),
      ['shell shows basket'],
    );
    assert.deepEqual(checked(formerBasket, formerShell, catalog), ofShell);
  });
});

function releaseOf(name: string, files: Record<string, string>) {
  const typeBundle = { typescript: 'any', versions: {}, options: {}, files };
  return { name, typeBundle: parseTypeBundle(serializeTypeBundle(typeBundle)) };
}

type Release = ReturnType<typeof releaseOf>;

const checked = (remote: Release, shell: Release, other: Release) =>
  createTypeCheckFiles(remote, shell, [remote, other]).map(
    ({ path, text, expose, embeddedRemote, embedder }) => ({
      path,
      text,
      expose,
      shown: embeddedRemote.name,
      by: embedder.name,
    }),
  );
