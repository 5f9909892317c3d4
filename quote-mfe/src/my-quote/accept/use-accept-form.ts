import type { BookingKind } from 'contract/calendar/schedule';
import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import type { QuoteContact } from 'contract/quotes/quote-fields';
import { useState } from 'react';
import type { Offer } from '../offer/offer';
import { findContactErrors } from './contact-details';
import { getDaySectionId } from './day-fields';
import { type FieldErrors, findAddressErrors } from './move-addresses';
import { createScheduleChoice, findOpenDays, isOpen, type ScheduleChoice } from './schedule-choice';

export const NAME_ID = 'accept-name';
export const TERMS_ID = 'accept-terms';

export interface AcceptFields {
  schedule: ScheduleChoice;
  contact: QuoteContact;
  name: string;
  note: string;
  eventDate: string;
  /** Version of the offer whose terms the customer has accepted, or 0. */
  acceptedVersion: number;
}

/** Fields of the form that accepts an offer. They stay when the quote changes meanwhile. */
export function useAcceptForm(quote: CustomerQuote, offer: Offer) {
  const [fields, setFields] = useState<AcceptFields>(() => ({
    schedule: createScheduleChoice(quote),
    contact: quote.contact,
    name: '',
    note: '',
    eventDate: '',
    acceptedVersion: 0,
  }));
  const change = (changes: Partial<AcceptFields>) =>
    setFields((current) => ({ ...current, ...changes }));
  return { fields, change, errors: findErrors(fields, quote, offer) };
}

/** Returns the error messages by the ids of their fields, in the order of the page. */
function findErrors(fields: AcceptFields, quote: CustomerQuote, offer: Offer): FieldErrors {
  const { schedule, contact, name, acceptedVersion } = fields;
  const trades = offer.needs.map(({ trade }) => trade);
  const isWithoutDay = (trade: BookingKind) => {
    const openDays = findOpenDays(quote.days, trade);
    return openDays.length > 0 && !isOpen(schedule.days[trade], openDays);
  };
  return {
    ...Object.fromEntries(
      trades.filter(isWithoutDay).map((trade) => [getDaySectionId(trade), 'Please choose a day.']),
    ),
    ...(trades.includes('move') && findAddressErrors(schedule)),
    ...findContactErrors(contact, quote.missing),
    ...(name.trim() === '' && { [NAME_ID]: 'Please type your full name.' }),
    ...(acceptedVersion !== offer.version && {
      [TERMS_ID]: 'Please read the terms above and tick the box.',
    }),
  };
}
