import type { DayTitles } from 'contract/calendar/schedule';
import { buildWorkSheetRows } from 'contract/calendar/work-sheet';
import styles from './work-sheet.module.css';

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
