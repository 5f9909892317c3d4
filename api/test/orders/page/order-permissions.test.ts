import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  getCancelPermission,
  getDayPermissions,
  type PermissionFacts,
} from '../../../src/orders/page/order-permissions.ts';

const placedAt = new Date('2031-03-03T10:00:00Z');

const order = (changes: Partial<PermissionFacts> = {}): PermissionFacts => ({
  state: 'awaiting_collection',
  createdAt: placedAt,
  schedule: null,
  dateChanges: 0,
  parts: [{ trade: 'goods', step: 'received' }],
  offeredKinds: [],
  leadDays: { move: 3, visit: 2 },
  ...changes,
});

const care = { parts: [{ trade: 'care', step: 'received' }] } as const;
const visit = (date: string) =>
  ({ ...care, schedule: { visit: { date, half: 'morning' } } }) as const;

const getCancelResult = (changes: Partial<PermissionFacts>, at: string) =>
  getCancelPermission(order(changes), new Date(at));
const getDayResult = (changes: Partial<PermissionFacts>, at: string) =>
  getDayPermissions(order(changes), new Date(at))[0];

describe('until when an order can be cancelled on its page', () => {
  it('goods without a date: until they are packed', () => {
    assert.deepEqual(getCancelResult({}, '2031-12-01T10:00:00Z'), { refusal: null, lastDay: null });
    const packed = { parts: [{ trade: 'goods', step: 'ready' }] } as const;
    assert.equal(getCancelResult(packed, '2031-03-03T11:00:00Z').refusal, 'begun');
  });

  it('a service without a day: 14 days after the day of the order, until the end of the last day in London', () => {
    assert.equal(getCancelResult(care, '2031-03-03T10:00:00Z').lastDay, '2031-03-17');
    assert.equal(getCancelResult(care, '2031-03-17T23:59:59Z').refusal, null);
    assert.equal(getCancelResult(care, '2031-03-18T00:00:00Z').refusal, 'late');
  });

  it('the days are those of London, in summer too', () => {
    const late = { ...care, createdAt: new Date('2031-06-01T23:30:00Z') };
    assert.equal(getCancelResult(late, '2031-06-02T10:00:00Z').lastDay, '2031-06-16');
    assert.equal(getCancelResult(late, '2031-06-16T22:59:59Z').refusal, null);
    assert.equal(getCancelResult(late, '2031-06-16T23:00:00Z').refusal, 'late');
  });

  it('a service on a day within those 14: until the day before it', () => {
    assert.equal(
      getCancelResult(visit('2031-03-10'), '2031-03-03T10:00:00Z').lastDay,
      '2031-03-09',
    );
    assert.equal(
      getCancelResult(visit('2031-03-18'), '2031-03-03T10:00:00Z').lastDay,
      '2031-03-17',
    );
  });

  it('a service on a later day: as long as that day could still be chosen', () => {
    assert.equal(
      getCancelResult(visit('2031-03-19'), '2031-03-03T10:00:00Z').lastDay,
      '2031-03-17',
    );
    assert.equal(
      getCancelResult(visit('2031-04-20'), '2031-03-03T10:00:00Z').lastDay,
      '2031-04-18',
    );
  });

  it('an order of several kinds: until the first of its last days', () => {
    const both = {
      ...visit('2031-04-20'),
      parts: [
        { trade: 'goods', step: 'received' },
        { trade: 'care', step: 'received' },
        { trade: 'move', step: 'received' },
      ],
    } as const;
    assert.equal(getCancelResult(both, '2031-03-03T10:00:00Z').lastDay, '2031-03-17');
  });

  it('not after it is done or cancelled', () => {
    for (const state of ['cancelled', 'completed'] as const) {
      assert.equal(getCancelResult({ state }, '2031-03-03T10:00:00Z').refusal, 'over');
    }
  });
});

describe('until when another day can be requested', () => {
  it('while the day could still be chosen by the lead time, and never on the day itself', () => {
    const right = getDayResult(visit('2031-04-20'), '2031-04-18T10:00:00Z');
    assert.deepEqual(right, { trade: 'visit', refusal: null, lastDay: '2031-04-18' });
    assert.equal(getDayResult(visit('2031-04-20'), '2031-04-19T10:00:00Z')?.refusal, 'late');
    const noLead = { ...visit('2031-04-20'), leadDays: { move: 0, visit: 0 } };
    assert.equal(getDayResult(noLead, '2031-04-20T10:00:00Z')?.lastDay, '2031-04-19');
  });

  it('a few times, for an active order, and not after the work has begun', () => {
    const at = '2031-03-03T10:00:00Z';
    assert.equal(getDayResult({ ...visit('2031-04-20'), dateChanges: 3 }, at)?.refusal, 'often');
    assert.equal(
      getDayResult({ ...visit('2031-04-20'), state: 'awaiting_payment' }, at)?.refusal,
      'over',
    );
    const parts = [{ trade: 'care', step: 'in_care' }] as const;
    assert.equal(getDayResult({ ...visit('2031-04-20'), parts }, at)?.refusal, 'begun');
    assert.equal(getDayResult({}, at), undefined);
  });
});
