import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { repeatedFailures } from '../src/automatic-rollback/repeated-failures.ts';

/** Counts failures with the test's clock. */
function counted() {
  let time = 0;
  const { failed } = repeatedFailures(() => time);
  return { failed, pass: (ms: number) => (time += ms) };
}

describe('failures of a release', () => {
  it('are checked after three within five minutes', () => {
    const { failed, pass } = counted();
    assert.equal(failed('a'), null);
    pass(149_000);
    assert.equal(failed('a'), null);
    pass(149_000);
    assert.equal(failed('a'), 3);
  });

  it('are ignored if they are rare', () => {
    const { failed, pass } = counted();
    for (let time = 0; time < 9; time += 1) {
      assert.equal(failed('a'), null);
      pass(151_000);
    }
  });

  it('are checked again after half a minute at the earliest', () => {
    const { failed, pass } = counted();
    for (let time = 0; time < 2; time += 1) failed('a');
    assert.equal(failed('a'), 3);
    pass(29_000);
    assert.equal(failed('a'), null);
    pass(1000);
    assert.equal(failed('a'), 5);
  });

  it('count only for that release', () => {
    const { failed } = counted();
    for (const release of ['a', 'a', 'b', 'b']) assert.equal(failed(release), null);
    assert.equal(failed('b'), 3);
  });
});
