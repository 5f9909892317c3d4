import { Stack } from 'shared/ui';
import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import type { Offer } from '../offer/offer';
import { DayFields, getDaySectionId } from './day-fields';
import { type FieldErrors, MoveAddresses } from './move-addresses';
import { findOpenDays, type ScheduleChoice } from './schedule-choice';

interface ScheduleFieldsProps {
  needs: Offer['needs'];
  days: CustomerQuote['days'];
  choice: ScheduleChoice;
  errors: FieldErrors;
  onChange: (choice: ScheduleChoice) => void;
}

/** A day for each part of the work, and the addresses of a move. */
export const ScheduleFields = ({ needs, days, choice, errors, onChange }: ScheduleFieldsProps) => (
  <Stack gap={6}>
    {needs.map(({ trade, title }) => (
      <DayFields
        key={trade}
        trade={trade}
        title={title}
        days={findOpenDays(days, trade)}
        choice={choice.days[trade]}
        error={errors[getDaySectionId(trade)] ?? ''}
        onChange={(day) => onChange({ ...choice, days: { ...choice.days, [trade]: day } })}
      />
    ))}
    {needs.some(({ trade }) => trade === 'move') && (
      <MoveAddresses
        choice={choice}
        errors={errors}
        onChange={(changes) => onChange({ ...choice, ...changes })}
      />
    )}
  </Stack>
);
