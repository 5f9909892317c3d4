import type { DayTitles } from 'contract/calendar/schedule';
import { buildWorkSheetRows } from 'contract/calendar/work-sheet';
import { formatTime } from 'contract/calendar/date-texts';
import styles from './booked-days.module.css';

export function WorkSheet({ schedule, titles }: { schedule: unknown; titles: DayTitles }) {
  const rows = buildWorkSheetRows(schedule, titles);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.sheet}>
      {rows.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BookedDay {
  trade: string;
  state: string;
  helduntil: string;
}

/**
 * Returns sentences about the states of the days. If all days have the same state, returns one
 * sentence. Otherwise each sentence begins with the day's title.
 */
export function formatDayStates(days: readonly BookedDay[], titles: DayTitles): string[] {
  const distinctTexts = new Set(days.map((day) => formatState(day, days.length > 1)));
  if (distinctTexts.size <= 1) return [...distinctTexts];
  return days.map((day) => `${titles[day.trade as keyof DayTitles]}: ${formatState(day, false)}`);
}

function formatState({ state, helduntil }: BookedDay, isPlural: boolean): string {
  if (state === 'confirmed') return `${isPlural ? 'These days are' : 'This day is'} kept for you.`;
  if (state === 'none')
    return isPlural
      ? 'No place is kept for these days. We will agree the dates with you.'
      : 'No place is kept for this day. We will agree the date with you.';
  const pronoun = isPlural ? 'them' : 'it';
  return `Held for you until ${formatTime(helduntil)}. Please confirm ${pronoun} by the link in your e-mail.`;
}
