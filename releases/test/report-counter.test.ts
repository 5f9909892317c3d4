import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReportCounter, isFailing } from '../src/automatic-rollback/report-counter.ts';
import { createNetworkHasher } from '../src/automatic-rollback/report-limits.ts';

/** Creates a counter of loads and reports with the test's clock. */
function createCounter() {
  let time = 0;
  const seen = createReportCounter(() => time);
  const load = (network: string, times = 1) => {
    for (let count = 0; count < times; count += 1) seen.countLoad('a', network);
  };
  /** Reports a failure. Returns whether the report causes a rollback. */
  const report = (network: string, times = 1) => {
    let found = null;
    for (let count = 0; count < times; count += 1) found = seen.countReport('a', network);
    return found !== null && isFailing(found);
  };
  return { seen, load, report, pass: (ms: number) => (time += ms) };
}

const listNetworks = (count: number, name = 'n') =>
  Array.from({ length: count }, (_one, index) => `${name}${index}`);

describe('browser reports cause a rollback', () => {
  it('from five networks on', () => {
    const { load, report } = createCounter();
    const [first = '', ...others] = listNetworks(5);
    for (const network of [first, ...others]) load(network);
    for (const network of others) assert.equal(report(network), false);
    assert.equal(report(first), true);
  });

  it('from a fifth of the networks that loaded the release', () => {
    const { load, report } = createCounter();
    for (const network of listNetworks(26)) load(network);
    const [sixth = '', ...five] = listNetworks(6);
    for (const network of five) assert.equal(report(network), false);
    assert.equal(report(sixth), true);
  });

  it('at a fifth of the loads', () => {
    const { load, report } = createCounter();
    for (const network of listNetworks(5)) load(network);
    load('busy', 21);
    for (const network of listNetworks(5)) assert.equal(report(network), false);
    load('n0');
    assert.equal(report('n0'), true);
  });

  it('also if remotes are opened without a new page', () => {
    const { seen, report } = createCounter();
    for (const network of listNetworks(5)) {
      seen.countFirstLoad('a', network);
      seen.countFirstLoad('a', network);
    }
    assert.deepEqual(
      listNetworks(5)
        .map((network) => report(network))
        .at(-1),
      true,
    );
    assert.equal(seen.countReport('a', 'n0')?.loads, 5);
  });
});

describe('browser reports cause no rollback', () => {
  it('beyond the loads of their network', () => {
    const { seen, load } = createCounter();
    load('n0', 2);
    const isWithinLoads = () => seen.countReport('a', 'n0')?.isWithinLoads;
    assert.deepEqual([isWithinLoads(), isWithinLoads(), isWithinLoads()], [true, true, false]);
  });

  it('from one network, however many', () => {
    const { load, report } = createCounter();
    load('n0', 1000);
    assert.equal(report('n0', 1000), false);
  });

  it('from five networks among thousands of loads, however many', () => {
    const { load, report } = createCounter();
    for (const network of listNetworks(500, 'visitor')) load(network, 4);
    for (const network of listNetworks(5)) load(network);
    for (const network of listNetworks(5)) assert.equal(report(network, 1000), false);
    // Reports again after each of the five networks has loaded as often as it reports.
    for (const network of listNetworks(5)) load(network, 1000);
    for (const network of listNetworks(5)) assert.equal(report(network, 1000), false);
  });

  it('from networks that did not load the release', () => {
    const { load, report } = createCounter();
    load('visitor');
    for (const network of listNetworks(9)) assert.equal(report(network), false);
  });

  it('if they are older than five minutes', () => {
    const { load, report, pass } = createCounter();
    for (const network of listNetworks(4)) load(network);
    for (const network of listNetworks(4)) assert.equal(report(network), false);
    pass(300_000);
    load('n4');
    assert.equal(report('n4'), false);
  });

  it('for another part of the release', () => {
    const { seen, report } = createCounter();
    for (const network of listNetworks(5)) seen.countLoad('b', network);
    for (const network of listNetworks(5)) assert.equal(report(network), false);
  });
});

describe('the networks of visitors', () => {
  const networkOf = createNetworkHasher();

  it('are the first 24 bits of an IPv4 address, also in IPv6 notation', () => {
    const first = networkOf('192.0.2.1');
    assert.equal(networkOf('192.0.2.254'), first);
    assert.equal(networkOf('::ffff:192.0.2.7'), first);
    assert.equal(networkOf('192.0.2.9:4711'), first);
    assert.notEqual(networkOf('192.0.3.1'), first);
  });

  it('are the first 48 bits of an IPv6 address, which one customer may own', () => {
    const first = networkOf('2001:db8:1::1');
    assert.equal(networkOf('2001:0DB8:0001:ffff::2'), first);
    assert.notEqual(networkOf('2001:db8:2::1'), first);
  });

  it('have names that do not reveal the address and differ between processes', () => {
    assert.match(networkOf('192.0.2.1'), /^[\w+/]{16}$/);
    assert.notEqual(createNetworkHasher()('192.0.2.1'), networkOf('192.0.2.1'));
  });
});
