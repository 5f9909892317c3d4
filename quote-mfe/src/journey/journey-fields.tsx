import { useState } from 'react';
import { useAppSelector } from 'shared/core';
import { Field } from 'shared/forms';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { londonToday } from './day';
import { journeyErrors } from './journey-errors';
import styles from './journey.module.css';
import { PlaceFields } from './place-fields';

/** The fields for both addresses and the date. All are optional. */
export function JourneyFields({ plan }: { plan: Plan }) {
  // Uses today's date only in the browser, because a cached page may be older.
  const restored = useAppSelector((state) => state.restored);
  // Hides the error of a field while it has the focus.
  const [typing, setTyping] = useState<string | null>(null);
  const errors = journeyErrors(plan);
  const shown = (field: keyof typeof errors) => (typing === field ? undefined : errors[field]);
  const watch = (field: string) => ({
    onFocus: () => setTyping(field),
    onBlur: () => setTyping(null),
  });
  return (
    <div className={styles.journey}>
      {(['from', 'to'] as const).map((end) => (
        <PlaceFields
          key={end}
          end={end}
          place={plan[end]}
          error={restored ? shown(end) : undefined}
          onChange={(changes) => changePlan((now) => ({ [end]: { ...now[end], ...changes } }))}
          {...watch(end)}
        />
      ))}
      <Field
        id="quote-date"
        className={styles.date}
        label="Wished date"
        type="date"
        hint="A wish for now: we agree the day with you."
        min={restored ? londonToday() : undefined}
        value={plan.date}
        error={restored ? shown('date') : undefined}
        onChange={({ currentTarget }) => changePlan(() => ({ date: currentTarget.value }))}
        {...watch('date')}
      />
    </div>
  );
}
