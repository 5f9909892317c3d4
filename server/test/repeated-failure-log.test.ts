import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RepeatedFailureLog } from '../src/logs/repeated-failure-log.ts';

const messages = { failed: 'failed', stillFails: 'still fails', worksAgain: 'works again' };

describe('a job that fails each second', () => {
  it('is logged once, then by a summary a minute, then when it works again', (t) => {
    let now = 0;
    t.mock.method(performance, 'now', () => now);
    const lines: unknown[][] = [];
    const write = (...line: unknown[]) => void lines.push(line);
    const log = new RepeatedFailureLog({ error: write, info: write }, { job: 'mail' }, messages);
    for (let second = 0; second < 100; second += 1) {
      now = second * 1000;
      log.logFailure('connection', { code: 'ECONNREFUSED' });
    }
    log.logSuccess();
    log.logSuccess();
    log.logFailure('connection', {});
    assert.deepEqual(lines, [
      [{ job: 'mail', failure: { code: 'ECONNREFUSED' } }, 'failed'],
      [{ job: 'mail', failures: 61, seconds: 60 }, 'still fails'],
      [{ job: 'mail', failures: 100, seconds: 99 }, 'works again'],
      [{ job: 'mail', failure: {} }, 'failed'],
    ]);
  });

  it('is logged at once if it fails in another way', () => {
    const lines: unknown[] = [];
    const write = (...line: unknown[]) => void lines.push(line.at(-1));
    const log = new RepeatedFailureLog({ error: write, info: write }, {}, messages);
    for (const kind of ['one', 'one', 'two', 'one', 'two']) log.logFailure(kind, {});
    assert.deepEqual(lines, ['failed', 'failed']);
  });
});
