import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFailureCounter } from '../src/automatic-rollback/failure-counter.ts';

/** Creates a counter of failures with the test's clock. */
function createCounter() {
  let time = 0;
  const { countFailure } = createFailureCounter(() => time);
  return { countFailure, pass: (ms: number) => (time += ms) };
}

describe('failures of a release', () => {
  it('are checked after three within five minutes', () => {
    const { countFailure, pass } = createCounter();
    assert.equal(countFailure('a'), null);
    pass(149_000);
    assert.equal(countFailure('a'), null);
    pass(149_000);
    assert.equal(countFailure('a'), 3);
  });

  it('are ignored if they are rare', () => {
    const { countFailure, pass } = createCounter();
    for (let time = 0; time < 9; time += 1) {
      assert.equal(countFailure('a'), null);
      pass(151_000);
    }
  });

  it('are checked again after half a minute at the earliest', () => {
    const { countFailure, pass } = createCounter();
    for (let time = 0; time < 2; time += 1) countFailure('a');
    assert.equal(countFailure('a'), 3);
    pass(29_000);
    assert.equal(countFailure('a'), null);
    pass(1000);
    assert.equal(countFailure('a'), 5);
  });

  it('count only for that release', () => {
    const { countFailure } = createCounter();
    for (const release of ['a', 'a', 'b', 'b']) assert.equal(countFailure(release), null);
    assert.equal(countFailure('b'), 3);
  });
});
