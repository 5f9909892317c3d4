import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ReleaseHealth } from '../src/rendering/release-health.ts';

/** Creates the health of a release, with the test's clock. */
function createReleaseHealth() {
  let time = 0;
  const health = new ReleaseHealth(3, () => time);
  return {
    health,
    pass: (ms: number) => (time += ms),
    /** Renders a page with the result `isFine`. Returns whether the page could use the release. */
    page(isFine: boolean | null): boolean {
      const leave = health.requestPermit('a');
      leave?.reportStart();
      leave?.reportEnd(isFine);
      return leave !== null;
    },
  };
}

describe('a release', () => {
  it('gets one worker at a time until it is proven, then all workers', () => {
    const { health } = createReleaseHealth();
    const first = health.requestPermit('a');
    first?.reportStart();
    assert.equal(health.requestPermit('a'), null);
    assert.ok(health.requestPermit('b'));
    first?.reportEnd(true);
    assert.ok(health.requestPermit('a'));
    assert.ok(health.requestPermit('a'));
  });

  it('does not get the last worker while one of its pages seems stuck', () => {
    const { health, pass, page } = createReleaseHealth();
    page(true);
    health.requestPermit('a')?.reportStart();
    pass(1001);
    assert.ok(health.requestPermit('a'));
    assert.equal(health.requestPermit('a'), null);
  });

  it('with three failures within a minute is suspended for a minute, then tried by one page', () => {
    const { health, pass, page } = createReleaseHealth();
    for (let time = 0; time < 3; time += 1) assert.equal(page(false), true);
    assert.equal(page(true), false);
    pass(59_000);
    assert.equal(page(true), false);
    pass(1000);
    const trial = health.requestPermit('a');
    assert.equal(health.requestPermit('a'), null);
    trial?.reportEnd(false);
    assert.equal(page(true), false);
    pass(60_000);
    assert.equal(page(true), true);
    assert.equal(page(false), true);
    assert.equal(page(true), true);
  });

  it('with occasional failures is not suspended', () => {
    const { pass, page } = createReleaseHealth();
    for (let time = 0; time < 9; time += 1) {
      assert.equal(page(false), true);
      pass(31_000);
    }
  });

  it('is queued until the page before has ended', async () => {
    const health = new ReleaseHealth(2);
    const first = health.requestPermit('a');
    const second = health.waitForPermit('a', 60_000);
    first?.reportEnd(true);
    assert.ok(await second);
  });
});
