import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { orderActionNames } from 'contract/order-actions/order-actions';
import { type OrderState, orderStateNames } from 'contract/orders/order-state';
import { firstStates } from '../../../src/orders/state/order-states.ts';
import {
  findTransition,
  orderTransitions,
} from '../../../src/orders/transition/order-transitions.ts';

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

  it('lets nobody give an ended order another state or another day', () => {
    const moves = orderTransitions.filter(({ to, event }) => to !== null || event === 'changeDay');
    for (const state of ['completed', 'cancelled'] as const)
      assert.ok(moves.every(({ from }) => !from.includes(state)));
  });

  it('lets nobody pay an order but by an entry of its ledger', () => {
    for (const actor of ['shopper', 'staff', 'system'] as const)
      assert.equal(findTransition('awaiting_payment', 'pay', actor), null);
    assert.notEqual(findTransition('awaiting_payment', 'pay', 'payment'), null);
  });

  it('lets staff complete certain orders and cancel those that have not ended', () => {
    const listEvents = (state: OrderState) =>
      (['complete', 'cancel'] as const).filter(
        (event) => findTransition(state, event, 'staff') !== null,
      );
    assert.deepEqual(listEvents('paid'), ['complete', 'cancel']);
    assert.deepEqual(listEvents('awaiting_payment'), ['cancel']);
    assert.deepEqual(listEvents('completed'), []);
  });

  it('has a row of staff for each action that is declared', () => {
    const events = orderTransitions
      .filter(({ by }) => by.includes('staff'))
      .map((row) => row.event);
    assert.deepEqual(events.toSorted(), [...orderActionNames].toSorted());
  });
});
