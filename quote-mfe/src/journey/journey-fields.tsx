import { useState } from 'react';
import { useAppSelector } from 'shared/store';
import { Field, getLondonToday } from 'shared/forms';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { findJourneyErrors } from './journey-errors';
import styles from './journey.module.css';
import { AddressFields } from './address-fields';

export function JourneyFields({ plan }: { plan: Plan }) {
  // Dates and errors depend on the current day. A cached page may be from an earlier day, so they
  // are rendered only after hydration.
  const isRestored = useAppSelector((state) => state.restored);
  // Name of the focused field. The field's error is not visible until the field loses the focus.
  const [focusedField, setFocusedField] = useState<string | null>(null);
  const errors = findJourneyErrors(plan);
  const getVisibleError = (field: keyof typeof errors) =>
    focusedField === field ? undefined : errors[field];
  const createFocusHandlers = (field: string) => ({
    onFocus: () => setFocusedField(field),
    onBlur: () => setFocusedField(null),
  });
  return (
    <div className={styles.journey}>
      {(['from', 'to'] as const).map((direction) => (
        <AddressFields
          key={direction}
          direction={direction}
          address={plan[direction]}
          error={isRestored ? getVisibleError(direction) : undefined}
          onChange={(changes) =>
            changePlan((current) => ({ [direction]: { ...current[direction], ...changes } }))
          }
          {...createFocusHandlers(direction)}
        />
      ))}
      <Field
        id="quote-date"
        className={styles.date}
        label="Wished date"
        type="date"
        hint="A wish for now: we agree the day with you."
        min={isRestored ? getLondonToday() : undefined}
        value={plan.date}
        error={isRestored ? getVisibleError('date') : undefined}
        onChange={({ currentTarget }) => changePlan(() => ({ date: currentTarget.value }))}
        {...createFocusHandlers('date')}
      />
    </div>
  );
}
