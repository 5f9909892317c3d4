import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const failing = fileURLToPath(new URL('../support/fail-uncaught.ts', import.meta.url));

describe('an uncaught failure', () => {
  it('ends the process gracefully and is logged without personal data', async () => {
    const child = spawn(process.execPath, [failing]);
    const ended = once(child, 'exit');
    const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
    assert.deepEqual(await ended, [1, null]);
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    assert.deepEqual(
      lines.map(({ msg }) => msg),
      ['stopping after an error', 'ended'],
    );
    assert.match(said, /select 1 where email/);
    assert.doesNotMatch(said, /someone@example\.com/);
  });
});
