import type { Fact, MailPart } from '../../mail/content.ts';
import type { OrderDetail } from '../../orders/load-orders.ts';
import { showDay, showHalf } from '../../schedule/london-day.ts';
import { choicesOf, type Schedule } from '../../schedule/schedule.ts';
import { dayTextsOf } from '../../orders/day-texts.ts';

const parkingWords = {
  outside: 'parking right outside',
  nearby: 'parking nearby',
  permit: 'parking needs a permit',
  unknown: 'parking not known',
};

/** Returns the dates as text, without free text of the shopper. */
export function dateLines(order: OrderDetail): string[] {
  const texts = dayTextsOf(order);
  return choicesOf(order.schedule).flatMap(({ trade, choice }) => [
    `${texts[trade].title}: ${showHalf(choice.date, choice.half)}`,
    ...(choice.second ? [`Second choice: ${showDay(choice.second)}`] : []),
  ]);
}

/** Returns the dates for the firm's staff, with addresses, parking and notes. */
export function workFacts(order: OrderDetail): Fact[] {
  const { schedule } = order;
  const texts = dayTextsOf(order);
  const dates = choicesOf(schedule).flatMap(({ trade, choice }): Fact[] => [
    [texts[trade].workTitle, showHalf(choice.date, choice.half)],
    ...(choice.second ? [['Second choice', showDay(choice.second)] as const] : []),
  ]);
  const move = schedule?.move;
  if (move === undefined) return dates;
  return [
    ...dates,
    ...(move.from ? [['From', addressLines(move.from)] as const] : []),
    ...(move.to ? [['To', addressLines(move.to)] as const] : []),
    ...(move.note ? [['Note on the move', move.note] as const] : []),
  ];
}

type Address = NonNullable<NonNullable<Schedule['move']>['from']>;

const addressLines = ({ address, postcode, floor, lift, parking }: Address) =>
  [
    `${address.replace(/\s*\r?\n\s*/g, ', ')}, ${postcode}`,
    [floorWords(floor), lift ? 'with a lift' : 'no lift', parkingWords[parking]].join('; '),
  ].join('\n');

function floorWords(floor: number): string {
  if (floor === 0) return 'ground floor';
  return floor < 0 ? 'basement' : `floor ${floor}`;
}

/** Returns the email's part about dates, or nothing without dates. */
export const datePart = (lines: readonly string[]): MailPart[] =>
  lines.length === 0 ? [] : [{ kind: 'said', title: 'When', lines }];
