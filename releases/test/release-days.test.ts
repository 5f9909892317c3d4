import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFirstChangedDay, mergeDays } from '../src/figures/release-days.ts';

const day = (name: string, loads: number) => ({
  day: name,
  remote: 'basket',
  version: '1.4.0',
  counts: { loads, 'cls.20': 40 },
});
const at = (time: string) => Date.parse(time);
const loadsByDay = ({ days }: ReturnType<typeof mergeDays>) =>
  days.map((one) => [one.day, one.loads]);

describe('figures of the last 30 days', () => {
  it('keep days that have ended, and replace later ones', () => {
    const first = mergeDays(
      null,
      findFirstChangedDay(null, at('2026-03-04T12:00:00Z')),
      [day('2026-03-01', 1), day('2026-03-03', 3), day('2026-03-04', 4)],
      at('2026-03-04T12:00:00Z'),
    );
    const firstDay = findFirstChangedDay(first);
    assert.equal(firstDay, '2026-03-03');
    const next = mergeDays(first, firstDay, [day('2026-03-04', 9)], at('2026-03-04T12:10:00Z'));
    assert.deepEqual(loadsByDay(next), [
      ['2026-03-01', 1],
      ['2026-03-04', 9],
    ]);
    assert.equal(next.days[0]?.cls.samples, 40);
    assert.deepEqual(next.days[0]?.lcp, { value: null, samples: 0 });
  });

  it('are of 30 days with today', () => {
    const now = at('2026-07-31T12:00:00Z');
    assert.equal(findFirstChangedDay(null, now), '2026-07-02');
    const kept = mergeDays(null, '2026-07-01', [day('2026-07-01', 1), day('2026-07-02', 2)], now);
    assert.deepEqual(loadsByDay(kept), [['2026-07-02', 2]]);
  });
});
