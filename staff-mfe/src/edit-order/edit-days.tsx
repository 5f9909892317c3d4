import { formatHalfDay } from 'contract/calendar/date-texts';
import type { BookingKind } from 'contract/calendar/schedule';
import { TitledSection } from 'shared/desk';
import { Button } from 'shared/ui';
import { DayFields } from '../composer/days/day-fields';
import type { FieldProblem } from '../composer/read-composition';
import { type EditValues, listSameDays, listTypedDays } from './edit-values';
import styles from './edit-order.module.css';

interface EditDaysProps {
  values: EditValues;
  /** Booking kinds for which the order needs a day. */
  trades: readonly BookingKind[];
  /** Titles of the days for staff. */
  titles: Partial<Record<BookingKind, string>>;
  problems: readonly FieldProblem[];
  refusals: readonly FieldProblem[];
  onChange: (update: (current: EditValues) => EditValues) => void;
}

/** Days of the order that stay, and fields for new or changed days. */
export function EditDays({ values, trades, titles, problems, refusals, onChange }: EditDaysProps) {
  const changeDay = (trade: BookingKind) =>
    onChange((current) => ({ ...current, changedDays: [...current.changedDays, trade] }));
  return (
    <TitledSection title="Days">
      {listSameDays(values, trades).map((trade) => {
        const choice = values.schedule[trade];
        return choice === undefined ? null : (
          <p key={trade} className={styles.day}>
            {`${titles[trade] ?? 'Day'}: ${formatHalfDay(choice.date, choice.half)}`}
            <Button size="small" variant="quiet" onClick={() => changeDay(trade)}>
              Change this day
            </Button>
          </p>
        );
      })}
      <DayFields
        trades={listTypedDays(values, trades)}
        titles={titles}
        days={values.days}
        problems={problems}
        refusals={refusals}
        customerAddress={{ address: '', postcode: '' }}
        onChange={(change) => onChange((current) => ({ ...current, days: change(current.days) }))}
      />
    </TitledSection>
  );
}
