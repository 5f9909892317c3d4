import { isEmptyOrPostcode } from 'contract/catalog/service-area';
import { getLondonToday } from 'shared/forms';
import type { Plan } from '../plan/plan';

/** Error messages by field. An empty field is no error. */
type JourneyErrors = Partial<Record<'from' | 'to' | 'date', string>>;

export function findJourneyErrors({
  from,
  to,
  date,
}: Pick<Plan, 'from' | 'to' | 'date'>): JourneyErrors {
  return {
    ...(!isEmptyOrPostcode(from.postcode) && { from: INVALID_POSTCODE_TEXT }),
    ...(!isEmptyOrPostcode(to.postcode) && { to: INVALID_POSTCODE_TEXT }),
    ...(date !== '' &&
      date < getLondonToday() && { date: 'This day is over. Please choose a later one.' }),
  };
}

const INVALID_POSTCODE_TEXT = 'This is not a whole UK postcode. It looks like SE1 7PB.';
