import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeGap } from '../../e2e/cluster/checks/order-numbers.ts';
import { checkShoppers } from '../../e2e/cluster/checks/shoppers.ts';
import { measure } from '../../e2e/cluster/faults/measure.ts';
import { listMisses } from '../../e2e/cluster/faults/misses.ts';
import { ShopRecord } from '../../e2e/cluster/shoppers/record.ts';

const result = {
  name: 'kill api-app1',
  aimS: 5,
  countedFrom: 'begun' as const,
  tries: 100,
  failures: 2,
  failuresByKind: { page: 0, read: 0, order: 2 },
  backS: 4.9,
  slowestS: 1,
  wholeS: 10,
};
const holding = { name: 'Order numbers have no gap', figures: '10001 to 10003', violations: [] };

describe('a run of the faults', () => {
  it('misses no aim if each fault is back in time and each check holds', () => {
    assert.deepEqual(listMisses([result], [holding]), []);
  });

  it('misses an aim for a late fault, a part that stays away and a gap in the numbers', () => {
    const gap = describeGap([10_001, 10_003]) ?? '';
    assert.deepEqual(
      listMisses(
        [
          { ...result, backS: 5.1 },
          { ...result, name: 'kill edge-app1', wholeS: null },
          { ...result, name: 'kill edge-app2', backS: null },
        ],
        [{ ...holding, violations: [gap] }],
      ),
      [
        'kill api-app1: back after 5.1 s, aim 5 s',
        'kill edge-app2: never back, aim 5 s',
        'kill edge-app1: never whole again',
        'Order numbers have no gap: 10003 is where 10002 is expected',
      ],
    );
  });

  it('misses the aim of a change of servers for a single failed request', () => {
    const change = { ...result, name: 'change servers 1', aimS: 0, failures: 1, backS: 0.2 };
    assert.equal(listMisses([change], [holding]).length, 1);
  });
});

describe('the measurement of a fault', () => {
  const success = (end: number) => ({ kind: 'page' as const, start: end - 100, end, status: 200 });
  const failure = (end: number) => ({ ...success(end), status: 503 });

  it('counts the seconds until the first success after the last failure', () => {
    const tries = [failure(900), success(1_500), failure(2_000), success(3_500), success(4_000)];
    const { failures, backS } = measure(tries, 1_000, 1_000);
    assert.deepEqual({ failures, backS }, { failures: 1, backS: 2.5 });
    assert.equal(measure([success(1_500)], 1_000, 1_000).backS, 0);
  });

  it('has no such time if no try succeeds after the last failure, also when saved', () => {
    const measurement = measure([success(1_500), failure(2_000)], 1_000, 1_000);
    assert.equal(measurement.backS, null);
    assert.deepEqual(JSON.parse(JSON.stringify(measurement)), measurement);
  });
});

describe('the check of shoppers', () => {
  it('accepts orders that were refused because the day is full', () => {
    const record = new ShopRecord();
    record.refusedOrders = 3;
    assert.deepEqual(checkShoppers(record).violations, []);
  });

  it('finds abandoned orders and unexpected responses, such as that of a lost session', () => {
    const record = new ShopRecord();
    record.abandonedOrders = 2;
    record.surprises.push('401 orderplace: {}', '404 /faq', '401 orderplace: {}');
    const check = checkShoppers(record);
    assert.deepEqual(check.violations, [
      '2 orders were abandoned',
      '2 × 401 orderplace: {}',
      '1 × 404 /faq',
    ]);
    assert.equal(listMisses([result], [holding, check]).length, 3);
  });
});

describe('the check of order numbers', () => {
  it('accepts consecutive numbers that begin with the first number of a shop', () => {
    assert.equal(describeGap([10_001, 10_002, 10_003]), null);
    assert.equal(describeGap([]), null);
  });

  it('finds a missing first number, a gap and a repetition', () => {
    assert.equal(describeGap([10_002, 10_003]), '10002 is where 10001 is expected');
    assert.equal(describeGap([10_001, 10_002, 10_004]), '10004 is where 10003 is expected');
    assert.equal(describeGap([10_001, 10_001, 10_002]), '10001 is where 10002 is expected');
  });
});
