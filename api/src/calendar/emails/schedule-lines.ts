import type { Fact, MailPart } from '../../mail/email/content.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { formatDay, formatHalfDay } from 'contract/calendar/date-texts';
import { describeAddress } from 'contract/calendar/move-address';
import { type BookingKind, listChoices, type Schedule } from '../../schedule/schedule.ts';
import { getDayTexts } from '../../orders/records/day-texts.ts';

/**
 * Returns the order's dates as lines for emails to the shopper. The lines contain no text that the
 * shopper typed. With `onlyTrade`, only the date of this booking kind.
 */
export function formatDates(order: OrderDetail, onlyTrade?: BookingKind): string[] {
  const texts = getDayTexts(order);
  const choices = listChoices(order.schedule).filter(
    ({ trade }) => onlyTrade === undefined || trade === onlyTrade,
  );
  return choices.flatMap(({ trade, choice }) => [
    `${texts[trade].title}: ${formatHalfDay(choice.date, choice.half)}`,
    ...(choice.second ? [`Second choice: ${formatDay(choice.second)}`] : []),
  ]);
}

/**
 * Returns the addresses and the note of a removal that staff typed, so that the caller can check
 * them. Mails about other orders do not repeat typed addresses.
 */
export function formatAddressesOfStaff({ placedBy, schedule }: OrderDetail): string[] {
  const { from, to, note = '' } = schedule?.move ?? {};
  if (placedBy === null) return [];
  return [
    ...(from ? [`From: ${formatAddress(from)}`] : []),
    ...(to ? [`To: ${formatAddress(to)}`] : []),
    ...(note ? [`Note on the move: ${note}`] : []),
  ];
}

/** Returns the order's dates, addresses and note on the removal, for the work sheet. */
export function buildWorkFacts(order: OrderDetail): Fact[] {
  const { schedule } = order;
  const texts = getDayTexts(order);
  const dates = listChoices(schedule).flatMap(({ trade, choice }): Fact[] => [
    [texts[trade].workTitle, formatHalfDay(choice.date, choice.half)],
    ...(choice.second ? [['Second choice', formatDay(choice.second)] as const] : []),
  ]);
  const move = schedule?.move;
  if (move === undefined) return dates;
  return [
    ...dates,
    ...(move.from ? [['From', formatAddress(move.from)] as const] : []),
    ...(move.to ? [['To', formatAddress(move.to)] as const] : []),
    ...(move.note ? [['Note on the move', move.note] as const] : []),
  ];
}

type Address = NonNullable<NonNullable<Schedule['move']>['from']>;

export const formatAddress = (moveAddress: Address) =>
  [
    `${moveAddress.address.replace(/\s*\r?\n\s*/g, ', ')}, ${moveAddress.postcode}`,
    describeAddress(moveAddress).join('; '),
  ].join('\n');

/** Returns an email's part with these lines about dates, or no part without lines. */
export const buildDateParts = (lines: readonly string[]): MailPart[] =>
  lines.length === 0 ? [] : [{ kind: 'paragraph', title: 'When', lines }];
