import { formatTime } from 'contract/calendar/date-texts';
import { type StaffQuote, staffQuoteSchema } from 'contract/quotes/staff-quote';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { requestParts } from '../request/request-values';

const conflictSchema = v.object({
  current: staffQuoteSchema,
  by: v.optional(v.string(), ''),
  at: v.optional(v.string(), ''),
});

/** A quote after somebody has changed it, and by whom and when. */
export type ChangedQuote = v.InferOutput<typeof conflictSchema>;

/** Returns the quote as it is now, if it was changed meanwhile. Returns null for another failure. */
export function readChangedQuote(error: unknown): ChangedQuote | null {
  if (!isRequestError(error) || error.status !== 409) return null;
  const result = v.safeParse(conflictSchema, error.body);
  return result.success ? result.output : null;
}

/** Returns by whom and when a quote was changed, or ''. */
export const describeAuthor = ({ by, at }: ChangedQuote): string =>
  [by && `By ${by}`, at && formatTime(at)].filter(Boolean).join(', ');

/** Says what differs between the quote on the page and the quote as it is now. */
export function listChanges(known: StaffQuote, current: StaffQuote): string[] {
  const changes: string[] = [];
  const [newestOffer] = current.offers;
  const hasNewOffer = newestOffer !== undefined && newestOffer.number !== known.offers[0]?.number;
  if (current.state !== known.state) changes.push(describeState(current));
  if (hasNewOffer) changes.push(`Version ${newestOffer.number} was sent.`);
  else if (current.validuntil !== known.validuntil) changes.push('It has another last day.');
  if (current.assignee?.id !== known.assignee?.id) {
    const name = current.assignee?.name ?? 'nobody';
    changes.push(`It is assigned to ${name}.`);
  }
  const changedParts = requestParts.filter(({ describe }) => describe(current) !== describe(known));
  return [
    ...changes,
    ...changedParts.map(({ label, describe }) => `${label}: ${describe(current) || 'nothing'}.`),
  ];
}

const describeState = ({ state, orderno, statelabel }: StaffQuote): string =>
  state === 'accepted'
    ? `The customer accepted the quote: it is order ${orderno} now.`
    : `Its state is now '${statelabel}'.`;
