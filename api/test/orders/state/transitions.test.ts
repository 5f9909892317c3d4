import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type OrderState, orderStateNames } from 'contract/orders/order-state';
import { findTransition, listStaffEvents } from '../../../src/orders/state/order-states.ts';
import { firstStates, orderTransitions } from '../../../src/orders/state/order-transitions.ts';

describe('the transition table', () => {
  it('has at most one row for a state, an event and an actor', () => {
    const keys = orderTransitions.flatMap(({ from, event, by }) =>
      from.flatMap((state) => by.map((actor) => `${state} ${event} ${actor}`)),
    );
    assert.deepEqual(keys, [...new Set(keys)]);
  });

  it('has one target for each event', () => {
    const targets = Map.groupBy(orderTransitions, ({ event }) => event);
    for (const [event, rows] of targets)
      assert.equal(new Set(rows.map(({ to }) => to)).size, 1, event);
  });

  it('reaches every state from the first ones', () => {
    const reached = new Set<OrderState>(Object.values(firstStates));
    for (const state of reached)
      for (const { from, to } of orderTransitions)
        if (from.includes(state) && to !== null) reached.add(to);
    assert.deepEqual([...reached].toSorted(), [...orderStateNames].toSorted());
  });

  it('lets nobody change an ended order', () => {
    for (const state of ['completed', 'cancelled'] as const)
      assert.ok(orderTransitions.every(({ from }) => !from.includes(state)));
  });

  it('lets only the payment provider pay an order', () => {
    for (const actor of ['shopper', 'staff', 'system'] as const)
      assert.equal(findTransition('awaiting_payment', 'pay', actor), null);
    assert.notEqual(findTransition('awaiting_payment', 'pay', 'payment'), null);
  });

  it('lets staff complete certain orders and cancel those that have not ended', () => {
    assert.deepEqual(listStaffEvents('paid'), ['complete', 'cancel']);
    assert.deepEqual(listStaffEvents('awaiting_payment'), ['cancel']);
    assert.deepEqual(listStaffEvents('completed'), []);
  });
});
