import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadServerBuild } from '../src/rendering/worker/server-build.ts';
import { temporaryFolder } from './support/builds.ts';

describe('a server build', () => {
  const folder = temporaryFolder();

  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const shell = { react: { version: 'of the shell' } };

  it("takes what is shared from the shell's", async () => {
    const room = write('room.cjs', 'exports.react = require("react").version');
    assert.deepEqual(await loadServerBuild(room, shell), { react: 'of the shell' });
  });

  it('is told where it lies, as every CommonJS file is', async () => {
    const room = write('placed.cjs', 'exports.place = [__filename, __dirname]');
    assert.deepEqual(await loadServerBuild(room, shell), { place: [room, folder] });
  });

  it('that awaits something at its top is there when that is', async () => {
    const room = write('awaits.cjs', 'module.exports = Promise.resolve({ late: true })');
    assert.deepEqual(await loadServerBuild(room, shell), { late: true });
  });

  it('that needs what the shell does not share is refused by name', async () => {
    const room = write('newer.cjs', 'require("shared/newer")');
    await assert.rejects(loadServerBuild(room, shell), /'shared\/newer' is not among/);
  });
});
