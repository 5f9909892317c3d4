import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { computeIntegrity } from 'releases/integrity';
import { loadServerBuild } from '../src/sandbox/worker/load-server-build.ts';
import { temporaryFolder } from './support/builds.ts';

describe('a server build', () => {
  const write = (name: string, text: string) => {
    const folder = join(temporaryFolder(), name);
    mkdirSync(join(folder, 'server'), { recursive: true });
    writeFileSync(join(folder, 'server/main.cjs'), text);
    return { name, id: `${name}/1.0.0`, folder, integrity: computeIntegrity(Buffer.from(text)) };
  };
  const shell = { react: { version: 'of the shell' } };

  it("uses the shell's copies of shared modules", async () => {
    const remote = write('room', 'exports.react = require("react").version');
    assert.deepEqual(await loadServerBuild(remote, shell), { react: 'of the shell' });
  });

  it('knows its own path, like every CommonJS file', async () => {
    const remote = write('placed', 'exports.place = [__filename, __dirname]');
    assert.deepEqual(await loadServerBuild(remote, shell), {
      place: [join(remote.folder, 'server/main.cjs'), join(remote.folder, 'server')],
    });
  });

  it('with a top-level await is ready when that resolves', async () => {
    const remote = write('awaits', 'module.exports = Promise.resolve({ late: true })');
    assert.deepEqual(await loadServerBuild(remote, shell), { late: true });
  });

  it('is never run if it was changed after its release', async () => {
    const remote = write('changed', 'exports.fine = true');
    writeFileSync(join(remote.folder, 'server/main.cjs'), 'exports.evil = true');
    await assert.rejects(loadServerBuild(remote, shell), /is not what was released/);
  });

  it('that needs a module which the shell does not share is refused by name', async () => {
    const remote = write('newer', 'require("shared/newer")');
    await assert.rejects(loadServerBuild(remote, shell), /'shared\/newer' is not among/);
  });
});
