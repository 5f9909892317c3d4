import type { Composition } from 'contract/compose/composition';
import { isDay } from 'contract/calendar/day';
import type { SentOffer, StaffQuote } from 'contract/quotes/staff-quote';
import type { NewOffer } from 'contract/quotes/staff-quote-changes';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { parseAmount } from 'contract/values/parse-amount';
import { findLengthError } from 'shared/desk';
import { getLondonToday } from 'shared/forms';
import { readComposition } from '../../composer/read-composition';
import { emptyComposition, type TypedComposition } from '../../composer/typed-composition';
import { toTypedComposition } from '../../composer/to-typed-composition';
import { formatTypedPounds } from '../../money/format-typed-pounds';
import { checkAmount } from '../../money/check-amount';

/** Values of the form of an offer. Amounts and numbers are texts, so that nothing typed is lost. */
export interface TypedOffer {
  composition: TypedComposition;
  method: PaymentMethod;
  hasDeposit: boolean;
  /** Amount of the deposit. */
  deposit: string;
  /** Number of days between the day on which the rest is due and the work. */
  restdays: string;
  /** Last day of the offer. */
  validuntil: string;
  terms: string;
  message: string;
}

type OfferField = 'lines' | 'deposit' | 'restdays' | 'validuntil' | 'terms' | 'message';

export type OfferProblems = Partial<Record<OfferField, string>>;

/** Suggested number of days between the day on which the rest is due and the work. */
const DEFAULT_REST_DAYS = 7;

/** Largest number of days between the day on which the rest is due and the work. */
const MAX_REST_DAYS = 365;

/** Returns the initial values of the form: those of the newest offer, with the suggested last day. */
export function createTypedOffer(quote: StaffQuote): TypedOffer {
  const [newestOffer] = quote.offers;
  const { composition, suggested } = quote;
  return {
    composition:
      composition === null ? emptyComposition : toTypedOfferLines(composition, newestOffer),
    method: newestOffer?.method ?? 'online',
    hasDeposit: newestOffer?.deposit != null,
    deposit: newestOffer?.deposit ? formatTypedPounds(newestOffer.deposit.amount) : '',
    restdays: String(newestOffer?.deposit?.restdays ?? DEFAULT_REST_DAYS),
    validuntil: suggested.validuntil,
    terms: newestOffer?.terms ?? suggested.terms,
    message: '',
  };
}

/** Names the lines by their position, because only the lines of the offer have names. */
const toTypedOfferLines = (composition: Composition, offer: SentOffer | undefined) =>
  toTypedComposition({
    ...composition,
    lines: composition.lines.map((line, index) => ({
      line,
      name: offer?.lines[index]?.name ?? '',
    })),
  });

export interface ReadOfferResult {
  /** Null if a field has a problem. */
  body: Omit<NewOffer, 'version'> | null;
  problems: OfferProblems;
}

/** Turns a typed offer into a request. `total` is the priced total in pence, or null. */
export function readOffer(offer: TypedOffer, total: number | null): ReadOfferResult {
  const { composition, problems: compositionProblems } = readComposition(offer.composition);
  const problems = findProblems(offer, total);
  const hasProblem = Object.keys(problems).length > 0 || compositionProblems.length > 0;
  const { method, validuntil, terms, message } = offer;
  const deposit = hasCardDeposit(offer)
    ? { amount: parseAmount(offer.deposit) ?? 0, restdays: Number(offer.restdays) }
    : null;
  return {
    body: hasProblem ? null : { composition, method, deposit, validuntil, terms, message },
    problems,
  };
}

/** A deposit can only be paid by card. */
const hasCardDeposit = ({ method, hasDeposit }: TypedOffer) => method === 'online' && hasDeposit;

function findProblems(offer: TypedOffer, total: number | null): OfferProblems {
  const problems: OfferProblems = {};
  const { composition, restdays, validuntil, terms, message } = offer;
  if (composition.lines.length === 0) problems.lines = 'The offer has no lines yet.';
  if (hasCardDeposit(offer)) {
    const depositProblem = findDepositProblem(offer.deposit, total);
    if (depositProblem !== undefined) problems.deposit = depositProblem;
    if (!/^\s*\d{1,3}\s*$/.test(restdays) || Number(restdays) > MAX_REST_DAYS)
      problems.restdays = `Please type a whole number of days up to ${MAX_REST_DAYS}.`;
  }
  if (!isDay(validuntil) || validuntil < getLondonToday())
    problems.validuntil = 'Please choose today or a later day. Check the year.';
  const termsProblem =
    terms.trim() === '' ? 'Terms are missing.' : findLengthError('Terms', terms, 20_000);
  const messageProblem = findLengthError('Message', message, 5_000);
  if (termsProblem !== undefined) problems.terms = termsProblem;
  if (messageProblem !== undefined) problems.message = messageProblem;
  return problems;
}

function findDepositProblem(text: string, total: number | null): string | undefined {
  const result = checkAmount(text);
  if (result !== true) return result;
  const isTooMuch = total !== null && (parseAmount(text) ?? 0) >= total;
  return isTooMuch ? 'The deposit must be less than the total.' : undefined;
}
