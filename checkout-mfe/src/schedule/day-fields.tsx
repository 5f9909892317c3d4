import { HalfChoice, halfOn, leftIn, MonthChoice, type OpenDay } from 'shared/days';
import { SelectField } from 'shared/forms';
import { Button, Notice, Stack } from 'shared/ui';
import { dayText, halfDayText } from 'contract/calendar/date-texts';
import type { DayChoice } from './stored-schedule';

interface DayFieldsProps {
  name: string;
  days: OpenDay[];
  choice: DayChoice;
  onChange: (changes: Partial<DayChoice>) => void;
}

/** Fields for a preferred day, its half and a second day. All are optional. */
export function DayFields({ name, days, choice, onChange }: DayFieldsProps) {
  const { date, half, second } = choice;
  const chosen = days.find(({ day }) => day === date);
  const isGone = date !== '' && !chosen;
  const isHalfGone = chosen !== undefined && leftIn(chosen, half) === 0;

  /** Selects a day. If the selected half is full on that day, selects the other half. */
  const choose = (day: string) => {
    const next = days.find((each) => each.day === day);
    onChange({ date: day, half: halfOn(next, half), second: second === day ? '' : second });
  };

  if (days.length === 0) {
    return (
      <Notice title="No day is free at the moment">
        Please go on without one: we agree a day with you.
      </Notice>
    );
  }
  return (
    <Stack gap={5}>
      {(isGone || isHalfGone) && (
        <Notice kind="warning" live title="This day has become full">
          {`${halfDayText(date, half)}, has no place any more. Please choose another.`}
        </Notice>
      )}
      <MonthChoice name={`${name}-day`} days={days} value={date} onChange={choose} />
      {chosen && (
        <>
          <HalfChoice
            name={`${name}-half`}
            day={chosen}
            value={half}
            onChange={(value) => onChange({ half: value })}
          />
          <SelectField
            label="A second day, if the first will not do"
            value={second}
            onChange={({ currentTarget }) => onChange({ second: currentTarget.value })}
            options={[
              { value: '', label: 'No second day' },
              ...days
                .filter(({ day }) => day !== date)
                .map(({ day }) => ({ value: day, label: dayText(day) })),
            ]}
          />
          <div>
            <Button variant="quiet" onClick={() => onChange({ date: '', second: '' })}>
              Leave the day open
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
