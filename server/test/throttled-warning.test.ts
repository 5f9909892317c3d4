import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createThrottledWarning } from '../src/logs/create-throttled-warning.ts';

describe('a repeated failure', () => {
  it('is logged at once and then once a minute with its count', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const lines: unknown[][] = [];
    const tell = createThrottledWarning({ warn: (...line: unknown[]) => void lines.push(line) });
    const fail = (remote: string) =>
      tell({ message: 'failed', labels: { remote }, facts: { at: 1 } });
    for (let time = 0; time < 100; time += 1) fail('one');
    fail('two');
    assert.deepEqual(lines.splice(0), [
      [{ remote: 'one', at: 1 }, 'failed'],
      [{ remote: 'two', at: 1 }, 'failed'],
    ]);
    t.mock.timers.tick(60_000);
    assert.deepEqual(lines.splice(0), [[{ remote: 'one', repeated: 99 }, 'failed']]);
    fail('one');
    t.mock.timers.tick(60_000);
    assert.deepEqual(lines.splice(0), [[{ remote: 'one', repeated: 1 }, 'failed']]);
    t.mock.timers.tick(120_000);
    assert.deepEqual(lines, []);
    fail('one');
    assert.deepEqual(lines, [[{ remote: 'one', at: 1 }, 'failed']]);
  });

  it('of thousands of kinds shares one entry', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let lines = 0;
    const tell = createThrottledWarning({ warn: () => void (lines += 1) });
    for (let kind = 0; kind < 5000; kind += 1) tell({ message: 'failed', labels: { kind } });
    assert.ok(lines < 250);
  });
});
