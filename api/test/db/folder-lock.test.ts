import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '../../src/db/folder-lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
after(() => rm(folder, { recursive: true }));

const holder = fileURLToPath(new URL('../support/hold-folder-lock.ts', import.meta.url));

describe('the data folder of the embedded database', () => {
  it('is one process’s at a time', async () => {
    const unlock = await lockFolder(folder);
    await assert.rejects(
      lockFolder(folder),
      /^ConfigError: DATA_DIR .* is in use by another process/,
    );
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('is free again when its process was killed', async () => {
    const child = fork(holder, [folder]);
    await once(child, 'message');
    await assert.rejects(lockFolder(folder), /in use/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (
      await lockFolder(folder)
    )();
  });
});
