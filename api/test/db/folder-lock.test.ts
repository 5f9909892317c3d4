import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockFolder, lockFolderWhenFree } from '../../src/db/folder-lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
after(() => rm(folder, { recursive: true }));

const holder = fileURLToPath(new URL('../support/hold-folder-lock.ts', import.meta.url));

/** Starts a process that locks the folder. Returns the process and its message. */
async function start(env: Record<string, string> = {}) {
  const child = fork(holder, [folder], { env: { ...process.env, ...env } });
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the data folder of the embedded database', () => {
  it('is used by one process at a time', () => {
    const unlock = lockFolder(folder);
    assert.throws(
      () => lockFolder(folder),
      /^SettingError: DATA_DIR .* is in use by another process/,
    );
    unlock();
    lockFolder(folder)();
  });

  it('is used by one process if two start at the same instant, whatever files they exchange', async () => {
    const both = await Promise.all([start(), start({ TMPDIR: folder })]);
    assert.deepEqual(both.map(({ said }) => said).sort(), ['refused', 'taken']);
    await Promise.all(both.map(({ child }) => kill(child)));
  });

  it('is free again when its process was killed', async () => {
    const { child, said } = await start();
    assert.equal(said, 'taken');
    assert.throws(() => lockFolder(folder), /in use/);
    await kill(child);
    lockFolder(folder)();
  });

  it('goes to a process that waits, once the one before it has ended', async () => {
    const { child } = await start();
    await assert.rejects(lockFolderWhenFree(folder, 50), /in use/);
    const waiting = lockFolderWhenFree(folder, 60_000);
    await kill(child);
    (await waiting)();
  });

  it('is named in the error if it cannot be written', () => {
    assert.throws(() => lockFolder('/dev/null/data'), /^SettingError: DATA_DIR .* cannot be used/);
  });
});
