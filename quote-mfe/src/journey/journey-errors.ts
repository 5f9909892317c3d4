import { cleanTyped } from 'shared/forms';
import type { Plan } from '../plan/plan';
import { londonToday } from './day';
import { isPostcode } from './postcode';

/** Errors of the typed values, by field. Every field is optional. */
export type JourneyErrors = Partial<Record<'from' | 'to' | 'date', string>>;

export function journeyErrors({
  from,
  to,
  date,
}: Pick<Plan, 'from' | 'to' | 'date'>): JourneyErrors {
  return {
    ...(!isOpenOrGood(from.postcode) && { from: FORM }),
    ...(!isOpenOrGood(to.postcode) && { to: FORM }),
    ...(date !== '' &&
      date < londonToday() && { date: 'This day is over. Please choose a later one.' }),
  };
}

const FORM = 'This is not a whole UK postcode. It looks like SE1 7PB.';

const isOpenOrGood = (typed: string) => cleanTyped(typed, 'code') === '' || isPostcode(typed);
