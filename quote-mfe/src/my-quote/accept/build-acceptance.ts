import type { CallInput } from 'contract/calls/call';
import type * as calls from 'contract/quotes/customer-quotes';
import type { Offer } from '../offer/offer';
import { findChangedContact } from './contact-details';
import { buildSchedule, listDatedTrades } from './schedule-choice';
import type { AcceptFields } from './use-accept-form';

type Acceptance = Omit<CallInput<typeof calls.acceptQuote>, 'token'>;

/** Returns the fields of the call that accepts an offer. A note for a move goes to its crew. */
export function buildAcceptance(
  { schedule: choice, contact, name, note, eventDate }: AcceptFields,
  quote: calls.CustomerQuote,
  { version, needs }: Offer,
): Acceptance {
  const trades = listDatedTrades(choice, needs);
  const schedule = buildSchedule(choice, trades, note);
  const changedContact = findChangedContact(contact, quote.contact);
  return {
    version,
    name,
    termsaccepted: true,
    eventdate: eventDate,
    note: trades.includes('move') ? '' : note,
    ...(schedule && { schedule }),
    ...(changedContact && { contact: changedContact }),
  };
}
