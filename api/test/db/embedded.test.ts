import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
after(() => rm(folder, { recursive: true, force: true }));
const file = fileURLToPath(new URL('../support/stop-embedded.ts', import.meta.url));

describe('the embedded database', () => {
  it(
    'stops when its log cannot be written, and leaves its process alive',
    { timeout: 60_000 },
    async () => {
      const child = fork(file, [join(folder, 'db')]);
      after(() => child.kill('SIGKILL'));
      const [said] = (await once(child, 'message')) as [string[]];
      assert.deepEqual(said, ['outage', 'outage', 'outage', 'done']);
    },
  );
});
