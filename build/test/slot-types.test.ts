import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slotMistakes } from '../src/contract-check/slot-types.ts';

const room = (shows: object, files: Record<string, string>) => ({
  files: { 'room/room.json': JSON.stringify({ name: 'catalog', shows }), ...files },
});
const corner = { corner: { room: 'basket', expose: './Corner' } };
const shows = { 'room/src/shows.ts': 'export interface Shows { corner: { Corner: () => null } }' };

describe('a remote declares in one place what it expects of embedded slots', () => {
  it('with a property of Shows for each', () => {
    assert.deepEqual(slotMistakes(room(corner, shows)), []);
    assert.deepEqual(slotMistakes(room({}, {})), []);
    assert.deepEqual(slotMistakes(room(corner, {})), [
      "catalog shows 'corner': say in src/shows.ts, as a property of the interface Shows, what it expects.",
    ]);
    assert.deepEqual(slotMistakes(room({}, shows)), [
      "catalog expects 'corner' in src/shows.ts, which its room.json does not list.",
    ]);
  });

  it('and the shell has one for all remotes too', () => {
    const routes = { 'room/src/shows.ts': "export interface Shows { './routes': object }" };
    const shell = { files: { 'room/room.json': '{ "name": "shell" }', ...routes } };
    assert.deepEqual(slotMistakes(shell), []);
    assert.deepEqual(slotMistakes(room({}, routes)), [
      "catalog expects './routes' in src/shows.ts, which its room.json does not list.",
    ]);
  });

  it('and each slot has its type from there', () => {
    const slot = (type: string) => ({
      ...shows,
      'room/src/a.tsx': `export const a = <RemoteSlot${type} room="x" />;`,
    });
    assert.deepEqual(slotMistakes(room(corner, slot("<Shows['corner']>"))), []);
    for (const loose of ['', '<CornerModule>'])
      assert.deepEqual(slotMistakes(room(corner, slot(loose))), [
        "catalog has a RemoteSlot in src/a.tsx whose type is not RemoteSlot<Shows['…']>.",
      ]);
  });
});
