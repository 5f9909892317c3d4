import { formatDay } from 'contract/calendar/date-texts';
import { findDueDate } from 'contract/orders/order-texts/due-date';
import { Field } from 'shared/forms';
import type { useEventDate } from './use-event-date';

export const EVENT_DATE_ID = 'event-date';

interface EventDateFieldProps {
  eventDate: ReturnType<typeof useEventDate>;
  disabled: boolean;
}

/** Field for the date of the wedding or event. The garments are due a week before that date. */
export function EventDateField({ eventDate, disabled }: EventDateFieldProps) {
  const { date, today, error, setDate } = eventDate;
  return (
    <Field
      id={EVENT_DATE_ID}
      type="date"
      label="Date of the wedding or event (optional)"
      hint={describeDate(date ?? '', today)}
      error={error || undefined}
      min={today}
      value={date ?? ''}
      disabled={disabled}
      onChange={(event) => setDate(event.currentTarget.value)}
    />
  );
}

function describeDate(date: string, today: string): string {
  if (date === '' || date < today) return 'Garments should be ready a week before. Tell us when.';
  const dueDate = findDueDate(date);
  return dueDate > today
    ? `We aim to have your garments ready by ${formatDay(dueDate)}, a week before.`
    : 'That is very soon. We call you to say whether we can keep it.';
}
