import {
  HalfChoice,
  selectAvailableHalf,
  getFreeBookings,
  MonthChoice,
  type OpenDay,
} from 'shared/days';
import { SelectField } from 'shared/forms';
import { Button, Notice, Stack } from 'shared/ui';
import { formatDay, formatHalfDay } from 'contract/calendar/date-texts';
import type { DayChoice } from './stored-schedule';

interface DayFieldsProps {
  name: string;
  days: OpenDay[];
  choice: DayChoice;
  onChange: (changes: Partial<DayChoice>) => void;
}

/** Fields for the chosen day. All fields are optional. `second` is an alternative day. */
export function DayFields({ name, days, choice, onChange }: DayFieldsProps) {
  const { date, half, second } = choice;
  const chosenDay = days.find(({ day }) => day === date);
  const isDayFull = date !== '' && !chosenDay;
  const isHalfFull = chosenDay !== undefined && getFreeBookings(chosenDay, half) === 0;

  /** Changes the day. If the selected half of that day is full, selects the other half. */
  const chooseDay = (day: string) => {
    const nextDay = days.find((openDay) => openDay.day === day);
    onChange({
      date: day,
      half: selectAvailableHalf(nextDay, half),
      second: second === day ? '' : second,
    });
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
      {(isDayFull || isHalfFull) && (
        <Notice kind="warning" isAnnounced title="This day has become full">
          {`${formatHalfDay(date, half)}, has no place any more. Please choose another.`}
        </Notice>
      )}
      <MonthChoice name={`${name}-day`} days={days} value={date} onChange={chooseDay} />
      {chosenDay && (
        <>
          <HalfChoice
            name={`${name}-half`}
            day={chosenDay}
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
                .map(({ day }) => ({ value: day, label: formatDay(day) })),
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
