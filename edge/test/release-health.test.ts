import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { releaseHealth } from '../src/rendering/release-health.ts';

/** A release by a clock that the test moves. */
function release() {
  let time = 0;
  const health = releaseHealth(3, () => time);
  return {
    health,
    pass: (ms: number) => (time += ms),
    /** Whether a page may use it; the page is done then. */
    page(isFine: boolean | null): boolean {
      const leave = health.enter('a');
      leave?.began();
      leave?.ended(isFine);
      return leave !== null;
    },
  };
}

describe('a release', () => {
  it('of which nothing good is known gets one worker at a time, then as many as there are', () => {
    const { health } = release();
    const first = health.enter('a');
    first?.began();
    assert.equal(health.enter('a'), null);
    assert.ok(health.enter('b'));
    first?.ended(true);
    assert.ok(health.enter('a'));
    assert.ok(health.enter('a'));
  });

  it('does not get the last worker while a page with it seems stuck', () => {
    const { health, pass, page } = release();
    page(true);
    health.enter('a')?.began();
    pass(1001);
    assert.ok(health.enter('a'));
    assert.equal(health.enter('a'), null);
  });

  it('that failed three times within a minute is left out for one, then tried by one page', () => {
    const { health, pass, page } = release();
    for (let time = 0; time < 3; time += 1) assert.equal(page(false), true);
    assert.equal(page(true), false);
    pass(59_000);
    assert.equal(page(true), false);
    pass(1000);
    const trial = health.enter('a');
    assert.equal(health.enter('a'), null);
    trial?.ended(false);
    assert.equal(page(true), false);
    pass(60_000);
    assert.equal(page(true), true);
    assert.equal(page(false), true);
    assert.equal(page(true), true);
  });

  it('that fails now and then is not left out', () => {
    const { pass, page } = release();
    for (let time = 0; time < 9; time += 1) {
      assert.equal(page(false), true);
      pass(31_000);
    }
  });

  it('is waited for until the page before it is done', async () => {
    const health = releaseHealth(2);
    const first = health.enter('a');
    const second = health.enterWithin('a', 60_000);
    first?.ended(true);
    assert.ok(await second);
  });
});
