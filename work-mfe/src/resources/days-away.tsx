import { formatDate } from 'contract/calendar/date-texts';
import { isDay } from 'contract/calendar/day';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { Button } from 'shared/ui';
import { FailureNotice, useStaffForm } from 'shared/desk';
import { RecordDialog } from './record-dialog';
import styles from './resources.module.css';

interface Days {
  from: string;
  to: string;
  note: string;
}

interface DaysAwayProps {
  /** Name of the person or van. */
  ownerName: string;
  noun: 'absence' | 'day off';
  daysAway: readonly (Days & { id: number })[];
  onAdd: (days: Days) => Promise<unknown>;
  onRemove: (id: number) => Promise<unknown>;
}

/** Absences of a person, or days off of a van. */
export function DaysAway({ ownerName, noun, daysAway, onAdd, onRemove }: DaysAwayProps) {
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const remove = (id: number) => {
    setError(null);
    onRemove(id).catch(setError);
  };
  return (
    <div>
      {daysAway.length > 0 && (
        <ul className={styles.days}>
          {daysAway.map((days) => {
            const text = describeDays(days);
            return (
              <li key={days.id}>
                <span>{`${noun === 'absence' ? 'Absent' : 'Off'} ${text}`}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove the ${noun} of ${ownerName}, ${text}`}
                  onClick={() => remove(days.id)}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <FailureNotice error={error} />
      <Button
        size="small"
        variant="quiet"
        className={styles.add}
        aria-label={`Add ${noun === 'absence' ? 'an absence' : 'days off'} of ${ownerName}`}
        onClick={() => setAdding(true)}
      >
        {noun === 'absence' ? 'Add an absence' : 'Add days off'}
      </Button>
      {isAdding && (
        <DaysForm
          title={noun === 'absence' ? `Absence of ${ownerName}` : `Days off of ${ownerName}`}
          onAdd={onAdd}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

function describeDays({ from, to, note }: Days): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  return note === '' ? days : `${days} (${note})`;
}

interface DaysFormProps {
  title: string;
  onAdd: (days: Days) => Promise<unknown>;
  onClose: () => void;
}

function DaysForm({ title, onAdd, onClose }: DaysFormProps) {
  const form = useStaffForm<Days>({
    defaultValues: { from: '', to: '', note: '' },
    draftKey: null,
    send: (days) => onAdd({ ...days, to: days.to || days.from }),
    onSaved: onClose,
  });
  return (
    <RecordDialog title={title} form={form} submitLabel="Add" onClose={onClose}>
      <div className={styles.pair}>
        <Field
          label="First day"
          type="date"
          required
          error={form.errorOf('from')}
          {...form.register('from', {
            validate: (day) => isDay(day) || 'Please enter a day.',
          })}
        />
        <Field
          label="Last day"
          type="date"
          hint="Empty: one day"
          error={form.errorOf('to')}
          {...form.register('to', {
            validate: (day, { from }) =>
              day === '' || (isDay(day) && day >= from) || 'The last day is before the first.',
          })}
        />
      </div>
      <Field label="Note" error={form.errorOf('note')} {...form.register('note')} />
    </RecordDialog>
  );
}
