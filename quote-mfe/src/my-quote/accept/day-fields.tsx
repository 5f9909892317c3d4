import { formatHalfDay } from 'contract/calendar/date-texts';
import type { BookingKind } from 'contract/calendar/schedule';
import { HalfChoice, MonthChoice, type OpenDay, selectAvailableHalf } from 'shared/days';
import { Notice, Stack } from 'shared/ui';
import { CallUs } from '../call-us';
import styles from '../my-quote.module.css';
import { type ChosenDay, isOpen } from './schedule-choice';

interface DayFieldsProps {
  trade: BookingKind;
  title: string;
  days: OpenDay[];
  choice: ChosenDay;
  /** Error message, or '' without an error. */
  error: string;
  onChange: (choice: ChosenDay) => void;
}

export const getDaySectionId = (trade: BookingKind): string => `quote-day-${trade}`;

/** Choice of an open day and its half for one part of the work. */
export function DayFields({ trade, title, days, choice, error, onChange }: DayFieldsProps) {
  const { date, half } = choice;
  const openDay = days.find(({ day }) => day === date);
  const isFull = date !== '' && !isOpen(choice, days);
  const chooseDay = (newDate: string) => {
    const newDay = days.find(({ day }) => day === newDate);
    onChange({ date: newDate, half: selectAvailableHalf(newDay, half) });
  };
  const titleId = `${getDaySectionId(trade)}-title`;
  return (
    <section id={getDaySectionId(trade)} aria-labelledby={titleId} tabIndex={-1}>
      <Stack gap={4}>
        <h3 id={titleId} className={styles.subtitle}>
          {title}
        </h3>
        {days.length === 0 && (
          <Notice kind="warning" title="No day is free here at the moment">
            You can accept all the same: we then agree the day with you. <CallUs />
          </Notice>
        )}
        {isFull && (
          <Notice kind="warning" isAnnounced title="This day has become full">
            {`${formatHalfDay(date, half)}, has no place any more. Please choose another: your quote stays, and so does all that you typed.`}
          </Notice>
        )}
        {error !== '' && !isFull && (
          <Notice kind="error" isAnnounced>
            {error}
          </Notice>
        )}
        {days.length > 0 && (
          <MonthChoice name={`quote-${trade}`} days={days} value={date} onChange={chooseDay} />
        )}
        {openDay && (
          <HalfChoice
            name={`quote-${trade}-half`}
            day={openDay}
            value={half}
            onChange={(newHalf) => onChange({ date, half: newHalf })}
          />
        )}
      </Stack>
    </section>
  );
}
