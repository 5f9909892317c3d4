import * as v from 'valibot';
import { formatDay, formatHalfDay } from './date-texts.ts';
import { describeAddress } from './move-address.ts';
import { type DayTitles, type Schedule, scheduleSchema } from './schedule.ts';

/**
 * Returns the rows of a work sheet. An invalid schedule gives no rows, so that the rest of the
 * order is still visible.
 */
export function buildWorkSheetRows(
  schedule: unknown,
  titles: DayTitles,
): (readonly [title: string, text: string])[] {
  const { move, visit } = v.parse(lenientSchema, schedule);
  return [
    ...(move ? [[titles.move, formatDays(move)] as const] : []),
    ...(move?.from ? [['From', formatAddress(move.from)] as const] : []),
    ...(move?.to ? [['To', formatAddress(move.to)] as const] : []),
    ...(move?.note ? [['Note', move.note] as const] : []),
    ...(visit ? [[titles.visit, formatDays(visit)] as const] : []),
  ];
}

const lenientSchema = v.fallback(scheduleSchema, {});

const formatDays = ({ date, half, second }: NonNullable<Schedule['visit']>) =>
  `${formatHalfDay(date, half)}${second ? `; else ${formatDay(second)}` : ''}`;

type MoveAddress = NonNullable<NonNullable<Schedule['move']>['from']>;

const formatAddress = (moveAddress: MoveAddress) =>
  [`${moveAddress.address}, ${moveAddress.postcode}`, ...describeAddress(moveAddress)].join(' · ');
