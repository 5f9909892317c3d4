import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

const source = `
  import { redirectConsoleToJsonLog } from '${new URL('../src/logs/process-log.ts', import.meta.url).href}';
  redirectConsoleToJsonLog('edge');
  console.log('\\nThe shop is open\\n');
  console.error({ type: 'Error', code: 'E1' });
  process.emitWarning('old');
`;

function run(env: Record<string, string>) {
  const args = ['--input-type=module', '--eval', source];
  const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  return { stdout, stderr };
}

describe('what a process prints', () => {
  it('is JSON with one pid a line in production', () => {
    const { stdout, stderr } = run({ NODE_ENV: 'production' });
    assert.equal(stderr, '');
    const lines = stdout.trim().split('\n');
    for (const line of lines) assert.equal(line.match(/"pid":/g)?.length, 1, line);
    const printed = lines.map((line) => {
      const { level, name, msg, failure } = JSON.parse(line) as Record<string, unknown>;
      return [level, name, msg, failure];
    });
    assert.deepEqual(printed, [
      [30, 'edge', 'The shop is open', undefined],
      [50, 'edge', 'the process failed', { type: 'Error', code: 'E1' }],
      [40, 'edge', 'old', undefined],
    ]);
  });

  it('is plain text in development', () => {
    assert.ok(run({}).stdout.includes('\nThe shop is open\n'));
  });
});
