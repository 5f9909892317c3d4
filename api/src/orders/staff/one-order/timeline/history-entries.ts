import { formatHalfDay } from 'contract/calendar/date-texts';
import { describeOrderState } from 'contract/orders/order-state';
import type { BookingKind } from '../../../../schedule/schedule.ts';
import type { ProgressRow } from '../../../progress/load-progress.ts';
import { getProgressTitle, getStepLabel } from '../../../progress/steps.ts';
import { getDayTexts } from '../../../records/day-texts.ts';
import { getOrderOutline, type OrderDetail } from '../../../records/load-orders.ts';
import type { orderHistory } from '../../../records/tables.ts';
import { toApiStateLabel } from '../../../records/to-api-order.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

type HistoryRow = typeof orderHistory.$inferSelect;

/** Returns the name of the staff member with this id. */
export type GetStaffName = (staffid: number | null) => string;

/** Returns the states and days of an order as timeline entries. */
export const buildHistoryEntries = (
  order: OrderDetail,
  historyRows: readonly HistoryRow[],
  getStaffName: GetStaffName,
): NewTimelineEntry[] =>
  historyRows.map((row, index) => ({
    id: `history-${row.id}`,
    at: row.at,
    reason: row.reason,
    ...describeEvent(order, row, index === 0),
    by: getStaffName(row.staffid) || describeCause(row.cause),
  }));

/**
 * Returns who caused an entry. A cause such as 'checkout.session.expired' is an event of the card
 * payment provider.
 */
function describeCause(cause: string): string {
  if (cause === 'placed') return 'the customer';
  return /^[a-z_]+(\.[a-z_]+)+$/.test(cause)
    ? 'the card payment provider'
    : cause.replace(/^by /, '');
}

function describeEvent(
  order: OrderDetail,
  { event, state, dayChange, staffid }: HistoryRow,
  isFirst: boolean,
): Pick<NewTimelineEntry, 'kind' | 'title' | 'text'> {
  const getTitle = (bookingKind: BookingKind) => getDayTexts(order)[bookingKind].workTitle;
  if (event === 'dayConfirmed') return { kind: 'day', title: 'Day confirmed' };
  if (event === 'dayReleased') return { kind: 'day', title: 'Day released' };
  if (dayChange !== null) {
    const { from, to, trade } = dayChange;
    const formerDayText = from === null ? '' : `, instead of ${formatHalfDay(from.day, from.half)}`;
    const title = `${from === null ? 'Day set' : 'Day changed'}: ${getTitle(trade)}`;
    return { kind: 'day', title, text: `${formatHalfDay(to.day, to.half)}${formerDayText}` };
  }
  const label = toApiStateLabel(order, state).statelabel ?? describeOrderState(state).label;
  const placedTitle = staffid === null ? 'Placed' : 'Placed for the customer';
  return isFirst
    ? { kind: 'placed', title: placedTitle, text: label }
    : { kind: 'state', title: label };
}

/** Returns the recorded steps of an order as timeline entries. */
export function buildStepEntries(
  order: OrderDetail,
  progressRows: readonly ProgressRow[],
  getStaffName: GetStaffName,
): NewTimelineEntry[] {
  const outline = getOrderOutline(order);
  return progressRows.map(({ id, trade, step, reason, staffid, at }) => ({
    id: `step-${id}`,
    kind: 'step',
    at,
    by: getStaffName(staffid),
    reason,
    title: `${reason === '' ? 'Step' : 'Back to'}: ${getStepLabel(trade, outline, step)}`,
    text: getProgressTitle(trade, outline),
  }));
}
