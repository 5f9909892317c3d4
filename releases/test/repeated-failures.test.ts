import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { repeatedFailures } from '../src/automatic-rollback/repeated-failures.ts';

/** Counted by a clock that the test moves. */
function counted() {
  let time = 0;
  const { failed } = repeatedFailures(() => time);
  return { failed, pass: (ms: number) => (time += ms) };
}

describe('failures of a release', () => {
  it('are looked into when there are three within five minutes', () => {
    const { failed, pass } = counted();
    assert.equal(failed('a'), null);
    pass(149_000);
    assert.equal(failed('a'), null);
    pass(149_000);
    assert.equal(failed('a'), 3);
  });

  it('are left alone when they are rare', () => {
    const { failed, pass } = counted();
    for (let time = 0; time < 9; time += 1) {
      assert.equal(failed('a'), null);
      pass(151_000);
    }
  });

  it('are looked into again only after half a minute', () => {
    const { failed, pass } = counted();
    for (let time = 0; time < 2; time += 1) failed('a');
    assert.equal(failed('a'), 3);
    pass(29_000);
    assert.equal(failed('a'), null);
    pass(1000);
    assert.equal(failed('a'), 5);
  });

  it('count for that release alone', () => {
    const { failed } = counted();
    for (const release of ['a', 'a', 'b', 'b']) assert.equal(failed(release), null);
    assert.equal(failed('b'), 3);
  });
});
