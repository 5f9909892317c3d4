import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RequestCapacity } from '../src/overload/request-capacity.ts';

/** Starts as many requests as possible, ends them after this duration, and returns their number. */
function fill(capacity: RequestCapacity, durationMs: number): number {
  let started = 0;
  while (capacity.start(`192.0.2.${started}`)) started += 1;
  for (let index = 0; index < started; index += 1) capacity.end(`192.0.2.${index}`, durationMs);
  return started;
}

describe('the capacity for requests', () => {
  it('shrinks to its minimum while requests take too long, and grows back', () => {
    const capacity = new RequestCapacity({ max: 50, min: 3, targetMs: 500 });
    assert.equal(fill(capacity, 600), 50);
    assert.equal(fill(capacity, 600), 3);
    for (let round = 0; round < 300; round += 1) fill(capacity, 100);
    assert.equal(fill(capacity, 100), 50);
  });

  it('gives one network half, and an address of this machine everything', () => {
    const capacity = new RequestCapacity({ max: 4 });
    const startsOf = (ip: string) => [1, 2, 3].map(() => capacity.start(ip));
    assert.deepEqual(startsOf('192.0.2.1'), [true, true, false]);
    capacity.end('192.0.2.1', 0);
    capacity.end('192.0.2.1', 0);
    assert.deepEqual(startsOf('::ffff:127.0.0.1'), [true, true, true]);
  });
});
