import { type CalendarRules, rulesSetting } from 'contract/calendar/staff/settings';
import { type FormEvent, useState } from 'react';
import { Button, Card, Cluster, Stack } from 'shared/ui';
import { getBookingName } from './booking-names';
import { usePreviewRulesMutation, useSaveRulesMutation } from './calendar-api';
import styles from './calendar.module.css';
import { NumberField } from '../ui/number-field';
import { SavedNotice } from './saved-notice';
import { SaveErrorNotice } from './save-error-notice';
import { useSettingSave } from './use-setting-save';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const numberFields = [
  { field: 'leaddays', label: 'Days of notice', min: 0, max: 60 },
  { field: 'horizondays', label: 'Days ahead that can be booked', min: 1, max: 180 },
  { field: 'morning', label: 'Places in the morning', min: 0, max: 500 },
  { field: 'afternoon', label: 'Places in the afternoon', min: 0, max: 500 },
] as const;

/**
 * A form for the usual working days and the daily capacity of a booking kind. Existing bookings
 * stay, and staff decide about those that the new rules do not accept.
 */
export function BookingRules({ rules }: { rules: CalendarRules }) {
  const [changes, setChanges] = useState<Partial<CalendarRules>>({});
  const [previewRules, rulesPreview] = usePreviewRulesMutation();
  const [saveRules, { data, error, isLoading, isSuccess }] = useSaveRulesMutation();
  const editedRules = { ...rules, ...changes };
  const name = getBookingName(rules.trade);
  const endEditing = () => setChanges({});
  const { send, dialogs } = useSettingSave<CalendarRules, CalendarRules>({
    save: saveRules,
    preview: previewRules,
    settingSchema: rulesSetting,
    listConflicts: (current, sentRules) =>
      listRuleConflicts({ current, sent: sentRules, merged: { ...current, ...changes } }),
    merge: (current) => ({ ...current, ...changes }),
    onSaved: endEditing,
    onDiscard: endEditing,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(editedRules);
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
              <NumberField
                key={field}
                label={label}
                min={min}
                max={max}
                value={editedRules[field]}
                onNumberChange={(value) => setChanges({ ...changes, [field]: value })}
              />
            ))}
          </div>
          <SaveErrorNotice error={rulesPreview.error ?? error} />
          {isSuccess && Object.keys(changes).length === 0 && <SavedNotice response={data} />}
          <Cluster>
            <Button
              type="submit"
              busy={isLoading || rulesPreview.isLoading}
              aria-label={`Save: ${name}`}
            >
              Save
            </Button>
          </Cluster>
        </Stack>
      </form>
      {dialogs}
    </Card>
  );
}

interface RuleVersions {
  /** The colleague's rules, which are saved now. */
  current: CalendarRules;
  /** The rules with the user's changes, before the colleague's change. */
  sent: CalendarRules;
  /** The colleague's rules with the user's changes applied. */
  merged: CalendarRules;
}

/** Returns the rules whose saved value differs from the value that the user sent. */
function listRuleConflicts({ current, sent, merged }: RuleVersions) {
  const [theirs, sentTexts, mine] = [current, sent, merged].map(toTexts);
  return ruleLabels.flatMap((label, index) => {
    const [own = '', other = ''] = [mine?.[index], theirs?.[index]];
    return other === sentTexts?.[index] ? [] : [{ label, theirs: other, mine: own }];
  });
}

const ruleLabels = ['Working days', ...numberFields.map(({ label }) => label)];

const toTexts = (rules: CalendarRules): string[] => [
  weekdays.filter((_, index) => rules.workingdays.includes(index + 1)).join(', '),
  ...numberFields.map(({ field }) => String(rules[field])),
];

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
