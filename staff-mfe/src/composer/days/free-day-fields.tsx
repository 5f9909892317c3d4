import { formatDay, formatHalfDay } from 'contract/calendar/date-texts';
import type { BookingKind } from 'contract/calendar/schedule';
import {
  getFreeBookings,
  HalfChoice,
  MonthChoice,
  type OpenDay,
  selectAvailableHalf,
} from 'shared/days';
import { SelectField } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import type { TypedDay } from './typed-days';

interface FreeDayFieldsProps {
  day: TypedDay;
  trade: BookingKind;
  openDays: OpenDay[];
  /** Why the backend refused the day, or undefined. */
  refusal: string | undefined;
  onChange: (changes: Partial<TypedDay>) => void;
}

/** Choice of a day that the calendar offers, with its half and a second choice. */
export function FreeDayFields({ day, trade, openDays, refusal, onChange }: FreeDayFieldsProps) {
  const { date, half, second } = day;
  const openDay = openDays.find((candidate) => candidate.day === date);
  const isFull = date !== '' && (openDay === undefined || getFreeBookings(openDay, half) === 0);
  const chooseDay = (newDate: string) => {
    const newDay = openDays.find((candidate) => candidate.day === newDate);
    onChange({
      date: newDate,
      half: selectAvailableHalf(newDay, half),
      second: second === newDate ? '' : second,
    });
  };
  if (openDays.length === 0 && date === '') {
    return (
      <Notice title="No day is free at the moment">
        Choose another day below, or agree a day later.
      </Notice>
    );
  }
  return (
    <>
      {(refusal !== undefined || isFull) && (
        <Notice kind="warning" isAnnounced title={refusal ?? 'This day is not free any more'}>
          {`${formatHalfDay(date, half)}. Choose a free day, or tick ‘Another day’ below to book it all the same.`}
        </Notice>
      )}
      <MonthChoice
        name={`schedule.${trade}.date`}
        days={openDays}
        value={date}
        onChange={chooseDay}
      />
      {openDay && (
        <>
          <HalfChoice
            name={`schedule.${trade}.half`}
            day={openDay}
            value={half}
            onChange={(newHalf) => onChange({ half: newHalf })}
          />
          <SelectField
            label="A second day, if the first will not do"
            value={second}
            onChange={({ currentTarget }) => onChange({ second: currentTarget.value })}
            options={[
              { value: '', label: 'No second day' },
              ...openDays
                .filter((candidate) => candidate.day !== date)
                .map((candidate) => ({ value: candidate.day, label: formatDay(candidate.day) })),
            ]}
          />
        </>
      )}
      {date !== '' && (
        <div>
          <Button size="small" variant="quiet" onClick={() => onChange({ date: '', second: '' })}>
            Agree the day later
          </Button>
        </div>
      )}
    </>
  );
}
