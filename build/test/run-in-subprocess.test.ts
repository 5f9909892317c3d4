import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runInSubprocess } from '../src/contract-check/run-in-subprocess.ts';

const home = mkdtempSync(join(tmpdir(), 'run-apart-'));
after(() => rmSync(home, { recursive: true, force: true }));

describe('a separate process', () => {
  it('responds in JSON', async () => {
    const file = writeProgram("process.stdin.on('data', (text) => process.stdout.write(text));");
    assert.deepEqual(await runInSubprocess('Echo', file, { a: [1] }, 60_000), { a: [1] });
  });

  it('is killed at the time limit', async () => {
    const file = writeProgram('for (;;);');
    await assert.rejects(runInSubprocess('The check', file, {}, 500), {
      message: 'The check did not end within 0.5 s.',
    });
  });

  it('reports the cause of its failure', async () => {
    const file = writeProgram("throw new Error('no such thing');");
    await assert.rejects(runInSubprocess('The check', file, {}, 60_000), {
      message: 'The check failed: no such thing',
    });
  });

  it('gets no environment variables', async () => {
    process.env['SECRET_OF_TEST'] = 'x';
    const file = writeProgram(
      "process.stdout.write(JSON.stringify(process.env['SECRET_OF_TEST'] ?? 'none'));",
    );
    assert.equal(await runInSubprocess('The check', file, {}, 60_000), 'none');
  });
});

let count = 0;

function writeProgram(text: string): string {
  const file = join(home, `${(count += 1)}.mjs`);
  writeFileSync(file, text);
  return file;
}
