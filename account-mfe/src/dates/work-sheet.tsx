import * as v from 'shared/schema';
import {
  type DayTitles,
  type MoveAddress,
  type Schedule,
  scheduleSchema,
  showDate,
} from './schedule';
import styles from './work-sheet.module.css';

/** The days, addresses and note of an order, for the crew. */
export function WorkSheet({ schedule, titles }: { schedule: unknown; titles: DayTitles }) {
  const { move, visit } = v.parse(readable, schedule);
  const rows = [
    ...(move ? [[titles.move, days(move)] as const] : []),
    ...(move?.from ? [['From', addressLine(move.from)] as const] : []),
    ...(move?.to ? [['To', addressLine(move.to)] as const] : []),
    ...(move?.note ? [['Note', move.note] as const] : []),
    ...(visit ? [[titles.visit, days(visit)] as const] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className={styles.sheet}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An unreadable schedule is ignored, so that the order is still rendered. */
const readable = v.fallback(scheduleSchema, {});

const days = ({ date, half, second }: NonNullable<Schedule['visit']>) =>
  `${showDate(date)}, in the ${half}${second ? `; else ${showDate(second)}` : ''}`;

const addressLine = ({ address, postcode, floor, lift, parking }: MoveAddress) =>
  [
    `${address}, ${postcode}`,
    floorWords(floor),
    lift ? 'with a lift' : 'no lift',
    parkingWords[parking] ?? parking,
  ].join(' · ');

function floorWords(floor: number): string {
  if (floor === 0) return 'ground floor';
  return floor < 0 ? 'basement' : `floor ${floor}`;
}

const parkingWords: Record<string, string> = {
  outside: 'parking right outside',
  nearby: 'parking nearby',
  permit: 'parking needs a permit',
  unknown: 'parking not known',
};
