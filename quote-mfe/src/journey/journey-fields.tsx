import { useState } from 'react';
import { useAppSelector } from 'shared/core';
import { Field } from 'shared/forms';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { londonToday } from './day';
import { journeyErrors } from './journey-errors';
import styles from './journey.module.css';
import { PlaceFields } from './place-fields';

/** From where to where, and when: all of it may be left open. */
export function JourneyFields({ plan }: { plan: Plan }) {
  // The server's today may be another day by the time its page is read.
  const restored = useAppSelector((state) => state.restored);
  // Nobody is told off while typing.
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
