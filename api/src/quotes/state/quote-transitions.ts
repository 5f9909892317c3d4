import { type QuoteState, quoteStates } from 'contract/quotes/quote-state';

/** Originators of events. `system` is a background job. */
export type QuoteActor = 'customer' | 'staff' | 'system';

/** A row of the transition table. */
interface QuoteTransition {
  from: readonly QuoteState[];
  /** The new state, or null if the event keeps the state. */
  to: QuoteState | null;
  by: readonly QuoteActor[];
  /** Title of the event in the timeline. */
  title: string;
  /** Whether a page of staff with the former version must be refreshed before a change. */
  raisesVersion: boolean;
}

const declareTransitions = <const Table extends Record<string, QuoteTransition>>(table: Table) =>
  table;

const unaccepted = quoteStates.filter((state) => state !== 'accepted');

/**
 * All events of quotes. Only `performQuoteEvent` applies this table, and no other code changes the
 * state of a quote.
 */
export const quoteTransitions = declareTransitions({
  send: {
    from: unaccepted,
    to: 'sent',
    by: ['staff'],
    title: 'Sent',
    raisesVersion: true,
  },
  extend: {
    from: ['sent', 'expired'],
    to: 'sent',
    by: ['staff'],
    title: 'Extended',
    raisesVersion: true,
  },
  remind: {
    from: ['sent'],
    to: null,
    by: ['staff', 'system'],
    title: 'Reminder sent',
    raisesVersion: false,
  },
  accept: {
    from: ['sent'],
    to: 'accepted',
    by: ['customer'],
    title: 'Accepted',
    raisesVersion: true,
  },
  decline: {
    from: ['sent'],
    to: 'declined',
    by: ['customer'],
    title: 'Declined',
    raisesVersion: true,
  },
  expire: {
    from: ['sent'],
    to: 'expired',
    by: ['system'],
    title: 'Expired',
    raisesVersion: true,
  },
  withdraw: {
    from: ['requested', 'sent', 'declined', 'expired'],
    to: 'withdrawn',
    by: ['staff'],
    title: 'Withdrawn',
    raisesVersion: true,
  },
  changeRequest: {
    from: unaccepted,
    to: null,
    by: ['staff'],
    title: 'Request changed',
    raisesVersion: true,
  },
  assign: {
    from: quoteStates,
    to: null,
    by: ['staff'],
    title: 'Assigned',
    raisesVersion: true,
  },
  ask: {
    from: quoteStates,
    to: null,
    by: ['customer'],
    title: 'Question',
    raisesVersion: false,
  },
  addPhoto: {
    from: quoteStates,
    to: null,
    by: ['customer', 'staff'],
    title: 'Photo added',
    raisesVersion: false,
  },
  removePhoto: {
    from: quoteStates,
    to: null,
    by: ['customer', 'staff'],
    title: 'Photo removed',
    raisesVersion: false,
  },
});

export type QuoteEvent = keyof typeof quoteTransitions;

/** Returns whether an event is possible in a state. */
export const isEventPossible = (event: QuoteEvent, state: QuoteState): boolean => {
  const { from }: QuoteTransition = quoteTransitions[event];
  return from.includes(state);
};
