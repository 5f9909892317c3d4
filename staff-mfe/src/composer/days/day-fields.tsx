import type { BookingKind } from 'contract/calendar/schedule';
import { type ReactNode, useId } from 'react';
import { FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { findProblem } from '../fields/checked-fields';
import { TypedField } from '../fields/typed-field';
import type { FieldProblem } from '../read-composition';
import { FreeDayFields } from './free-day-fields';
import { MoveDetailFields } from './move-detail-fields';
import { useGetOpenDaysQuery } from './open-days-api';
import { OtherDayFields } from './other-day-fields';
import { hasOtherDay, type TypedDay, type TypedDays } from './typed-days';
import styles from './day-fields.module.css';

interface DayFieldsProps {
  /** Booking kinds for which a day is needed. */
  trades: readonly BookingKind[];
  titles: Partial<Record<BookingKind, string>>;
  days: TypedDays;
  problems: readonly FieldProblem[];
  /** Refusals of the backend, which are shown at once. */
  refusals: readonly FieldProblem[];
  /** Address that a move can take over. */
  customerAddress: { address: string; postcode: string };
  /** Changes the days. Each change builds on the change before it. */
  onChange: (update: (days: TypedDays) => TypedDays) => void;
}

/**
 * Days of an order: a free day as in the shop, or another day with a reason. An order without a day
 * is possible; it is agreed later.
 */
export function DayFields(props: DayFieldsProps) {
  const { trades, titles, days, problems, refusals, customerAddress, onChange } = props;
  const calendars = useGetOpenDaysQuery(undefined, { refetchOnMountOrArgChange: true });
  if (trades.length === 0) return null;
  return (
    <div className={styles.days}>
      {trades.map((trade) => {
        const day = days[trade];
        const field = `schedule.${trade}.date`;
        const refusal = findProblem(refusals, field);
        const changeDay = (changes: Partial<TypedDay>) =>
          onChange((current) => ({ ...current, [trade]: { ...current[trade], ...changes } }));
        const openDays = calendars.data?.find((calendar) => calendar.trade === trade)?.days ?? [];
        return (
          <Trade key={trade} title={titles[trade] ?? 'Day'}>
            {calendars.isError && !day.isOther && (
              <FailedState
                subject="the days that can be chosen"
                busy={calendars.isFetching}
                onRetry={() => void calendars.refetch()}
              />
            )}
            {calendars.isLoading && !day.isOther && (
              <SkeletonGroup label="the days that can be chosen">
                <Skeleton shape="block" />
              </SkeletonGroup>
            )}
            {day.isOther && (
              <OtherDayFields
                day={day}
                name={field}
                problem={findProblem(problems, field)}
                refusal={refusal}
                onChange={changeDay}
              />
            )}
            {!day.isOther && calendars.data && (
              <FreeDayFields
                day={day}
                trade={trade}
                openDays={openDays}
                refusal={refusal}
                onChange={changeDay}
              />
            )}
            <OtherDayChoice day={day} onChange={changeDay} />
            {trade === 'move' && day.date !== '' && (
              <MoveDetailFields
                move={days.move}
                problems={problems}
                refusals={refusals}
                customerAddress={customerAddress}
                onChange={(changes) =>
                  onChange((current) => ({ ...current, move: { ...current.move, ...changes } }))
                }
              />
            )}
          </Trade>
        );
      })}
      {hasOtherDay(days, trades) && (
        <TypedField
          name="overridereason"
          label="Reason for this day"
          hint="Staff can read it in the timeline. The customer cannot."
          required
          value={days.overrideReason}
          problem={findProblem(problems, 'overridereason')}
          refusal={findProblem(refusals, 'overridereason')}
          onTextChange={(overrideReason) => onChange((current) => ({ ...current, overrideReason }))}
        />
      )}
    </div>
  );
}

function Trade({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.trade}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}

interface OtherDayChoiceProps {
  day: TypedDay;
  onChange: (changes: Partial<TypedDay>) => void;
}

function OtherDayChoice({ day, onChange }: OtherDayChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={day.isOther}
        onChange={({ currentTarget }) => onChange({ isOther: currentTarget.checked })}
      />
      Another day, even if it is full or closed
    </label>
  );
}
