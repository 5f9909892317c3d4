import type { CalendarRules } from 'contract/staff/calendar-settings';
import { type FormEvent, useState } from 'react';
import { Field } from 'shared/forms';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';
import { getBookingName } from './booking-names';
import { useSaveRulesMutation } from './calendar-api';
import styles from './calendar.module.css';
import { SaveErrorNotice } from './save-error-notice';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const numberFields = [
  { field: 'leaddays', label: 'Days of notice', min: 0, max: 60 },
  { field: 'horizondays', label: 'Days ahead that can be booked', min: 1, max: 180 },
  { field: 'morning', label: 'Places in the morning', min: 0, max: 500 },
  { field: 'afternoon', label: 'Places in the afternoon', min: 0, max: 500 },
] as const;

/**
 * A form for the usual working days and the daily capacity of a booking kind. Changes do not affect
 * existing bookings.
 */
export function BookingRules({ rules }: { rules: CalendarRules }) {
  const [changes, setChanges] = useState<Partial<CalendarRules>>({});
  const [saveRules, { error, isLoading, isSuccess }] = useSaveRulesMutation();
  const editedRules = { ...rules, ...changes };
  const name = getBookingName(rules.trade);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await saveRules(editedRules);
    if (!result.error) setChanges({});
  };
  return (
    <Card padded>
      <form onSubmit={submit} aria-label={name}>
        <Stack gap={4}>
          <h3>{name}</h3>
          <WorkingDays
            days={editedRules.workingdays}
            onChange={(workingdays) => setChanges({ ...changes, workingdays })}
          />
          <div className={styles.form}>
            {numberFields.map(({ field, label, min, max }) => (
              <Field
                key={field}
                type="number"
                {...{ label, min, max }}
                required
                isEnforced
                value={String(editedRules[field])}
                onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
                  setChanges({ ...changes, [field]: Number(currentTarget.value) })
                }
              />
            ))}
          </div>
          <SaveErrorNotice error={error} />
          {isSuccess && Object.keys(changes).length === 0 && (
            <Notice kind="success" isAnnounced>
              Saved.
            </Notice>
          )}
          <Cluster>
            <Button type="submit" busy={isLoading} aria-label={`Save: ${name}`}>
              Save
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

interface WorkingDaysProps {
  /** Numbers of the working weekdays, from 1 for Monday to 7 for Sunday. */
  days: number[];
  onChange: (days: number[]) => void;
}

function WorkingDays({ days, onChange }: WorkingDaysProps) {
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter((workingDay) => workingDay !== day) : [...days, day]);
  return (
    <fieldset className={styles.weekdays}>
      <legend>Working days</legend>
      {weekdays.map((weekday, index) => (
        <label key={weekday}>
          <input
            type="checkbox"
            checked={days.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          />
          {weekday}
        </label>
      ))}
    </fieldset>
  );
}
