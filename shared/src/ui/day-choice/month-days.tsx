import { formatDay, formatMonth } from 'contract/calendar/date-texts';
import { useId, useState } from 'react';
import { Button } from '../button/button';
import styles from './month-days.module.css';
import type { OpenDay } from './open-day';

export interface MonthDaysProps {
  name: string;
  days: OpenDay[];
  value: string;
  onChange: (day: string) => void;
}

/**
 * Calendar that shows one month at a time. All months share one group of radio buttons. Days that
 * cannot be booked are plain text.
 */
export function MonthDays({ name, days, value, onChange }: MonthDaysProps) {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const [visibleMonth, setVisibleMonth] = useState('');
  const preferredMonth = [visibleMonth, value.slice(0, 7)].find((month) => months.includes(month));
  const month = preferredMonth ?? months[0] ?? '';
  const monthIndex = months.indexOf(month);
  const titleId = useId();
  return (
    <fieldset className={styles.month} aria-describedby={titleId}>
      <legend className={styles.legend}>Preferred day</legend>
      <div className={styles.head}>
        <strong id={titleId} aria-live="polite">
          {formatMonth(month)}
        </strong>
        <span className={styles.turn}>
          {[
            { targetIndex: monthIndex - 1, label: 'Earlier' },
            { targetIndex: monthIndex + 1, label: 'Later' },
          ].map(({ targetIndex, label }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              aria-label={`${label} month`}
              disabled={!months[targetIndex]}
              onClick={() => setVisibleMonth(months[targetIndex] ?? month)}
            >
              {label}
            </Button>
          ))}
        </span>
      </div>
      <div className={styles.grid}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden>
            {weekday}
          </span>
        ))}
        {getEmptyCellIndexes(month).map((cellIndex) => (
          <span key={cellIndex} aria-hidden />
        ))}
        {getDaysOfMonth(month).map((day) => (
          <Day
            key={day}
            name={name}
            day={day}
            value={value}
            onChange={onChange}
            openDay={days.find((openDay) => openDay.day === day)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps extends Omit<MonthDaysProps, 'days'> {
  day: string;
  openDay: OpenDay | undefined;
}

function Day({ name, day, openDay, value, onChange }: DayProps) {
  const number = Number(day.slice(8));
  if (!openDay) {
    return (
      <span className={styles.closed} aria-hidden>
        {number}
      </span>
    );
  }
  return (
    <label className={styles.open}>
      <input
        type="radio"
        name={name}
        value={day}
        checked={value === day}
        aria-label={`${formatDay(day)}${getOnlyHalfText(openDay)}`}
        onChange={() => onChange(day)}
      />
      <span aria-hidden>{number}</span>
      {getOnlyHalfText(openDay) && <small aria-hidden>{openDay.morning ? 'am' : 'pm'}</small>}
    </label>
  );
}

const getOnlyHalfText = ({ morning, afternoon }: OpenDay) => {
  if (morning > 0 && afternoon > 0) return '';
  return morning > 0 ? ', morning only' : ', afternoon only';
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function getDaysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from(
    { length },
    (_, dayIndex) => `${month}-${String(dayIndex + 1).padStart(2, '0')}`,
  );
}

/** Returns the empty cells before the first day. Weeks start on Monday. */
function getEmptyCellIndexes(month: string): number[] {
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay() || 7;
  return Array.from({ length: weekday - 1 }, (_, cellIndex) => cellIndex);
}
