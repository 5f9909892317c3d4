import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSlotMistakes } from '../src/contract-check/slot-types.ts';

const remote = (shows: object, files: Record<string, string>) => ({
  files: { 'room/remote.json': JSON.stringify({ name: 'catalog', shows }), ...files },
});
const corner = { corner: { room: 'basket', expose: './Corner' } };
const shows = { 'room/src/shows.ts': 'export interface Shows { corner: { Corner: () => null } }' };

describe('a remote declares in one place what it expects of embedded slots', () => {
  it('with a property of Shows for each', () => {
    assert.deepEqual(findSlotMistakes(remote(corner, shows)), []);
    assert.deepEqual(findSlotMistakes(remote({}, {})), []);
    assert.deepEqual(findSlotMistakes(remote(corner, {})), [
      "catalog shows 'corner': say in src/shows.ts, as a property of the interface Shows, what it expects.",
    ]);
    assert.deepEqual(findSlotMistakes(remote({}, shows)), [
      "catalog expects 'corner' in src/shows.ts, which its remote.json does not list.",
    ]);
  });

  it('and the shell has one for all remotes too', () => {
    const routes = { 'room/src/shows.ts': "export interface Shows { './routes': object }" };
    const shell = { files: { 'room/remote.json': '{ "name": "shell" }', ...routes } };
    assert.deepEqual(findSlotMistakes(shell), []);
    assert.deepEqual(findSlotMistakes(remote({}, routes)), [
      "catalog expects './routes' in src/shows.ts, which its remote.json does not list.",
    ]);
  });

  it('and each slot has its type from there', () => {
    const slot = (type: string) => ({
      ...shows,
      'room/src/a.tsx': `export const a = <RemoteSlot${type} room="x" />;`,
    });
    assert.deepEqual(findSlotMistakes(remote(corner, slot("<Shows['corner']>"))), []);
    for (const loose of ['', '<CornerModule>'])
      assert.deepEqual(findSlotMistakes(remote(corner, slot(loose))), [
        "catalog has a RemoteSlot in src/a.tsx whose type is not RemoteSlot<Shows['…']>.",
      ]);
  });
});
