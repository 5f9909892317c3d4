import type { BookingKind } from 'contract/calendar/schedule';
import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import type { OrderComposition } from 'contract/compose/order-composition';
import { findLengthError } from 'shared/desk';
import type { PricedLines } from '../composer/composer-api';
import { readDays } from '../composer/days/read-days';
import { emptyDays, type TypedDays } from '../composer/days/typed-days';
import { type FieldProblem, readComposition } from '../composer/read-composition';
import { toTypedComposition } from '../composer/to-typed-composition';
import type { TypedComposition } from '../composer/typed-composition';
import { listPricedProblems } from '../new-order/check-order';
import { toAddressValues } from '../ui/move-address-fields';

type Schedule = NonNullable<OrderComposition['schedule']>;

/** A change of an order as staff have typed it. */
export interface EditValues {
  /** Version of the order on which the change is based. */
  version: number;
  composition: TypedComposition;
  /** Days that the order has. A day stays as it is while staff do not change it. */
  schedule: Schedule;
  /** Booking kinds whose day staff change. */
  changedDays: BookingKind[];
  days: TypedDays;
  reason: string;
}

/** Returns the values that leave an order as it is. */
export function toEditValues(order: OrderComposition): EditValues {
  const { composition, names, schedule, version } = order;
  const lines = composition.lines.map((line, index) => ({ line, name: names[index] ?? '' }));
  return {
    version,
    composition: toTypedComposition({ ...composition, lines }),
    schedule: schedule ?? {},
    changedDays: [],
    days: typeDays(schedule ?? {}),
    reason: '',
  };
}

function typeDays({ move, visit }: Schedule): TypedDays {
  const days: TypedDays = { ...emptyDays };
  if (visit) days.visit = { ...emptyDays.visit, ...typeDay(visit) };
  if (move)
    days.move = {
      ...emptyDays.move,
      ...typeDay(move),
      from: toAddressValues(move.from),
      to: toAddressValues(move.to),
      note: move.note ?? '',
    };
  return days;
}

const typeDay = ({ date, half, second }: NonNullable<Schedule['visit']>) => ({
  date,
  half,
  second: second ?? '',
});

/** Returns the needed days that stay as they are. */
export const listSameDays = (
  { schedule, changedDays }: EditValues,
  trades: readonly BookingKind[],
): BookingKind[] =>
  trades.filter((trade) => schedule[trade] !== undefined && !changedDays.includes(trade));

/** Returns the needed days that staff type. */
export const listTypedDays = (
  values: EditValues,
  trades: readonly BookingKind[],
): BookingKind[] => {
  const sameDays = listSameDays(values, trades);
  return trades.filter((trade) => !sameDays.includes(trade));
};

/** Returns the body of the call that changes the order, without its total. */
export function toEditRequest(values: EditValues, trades: readonly BookingKind[]) {
  const { version, composition, schedule, days, reason } = values;
  const typed = readDays(days, listTypedDays(values, trades));
  const sameDays = Object.fromEntries(
    listSameDays(values, trades).map((trade) => [trade, schedule[trade]]),
  );
  const dayReason = typed.override ? days.overrideReason.trim() : '';
  return {
    version,
    composition: readComposition(composition).composition,
    schedule: { ...typed.schedule, ...sameDays },
    reason: [reason.trim(), dayReason].filter(Boolean).join(' '),
    ...(typed.override && { override: true }),
  };
}

/** Returns what prevents that the order is changed, in the order of the fields on the page. */
export function checkEdit(
  values: EditValues,
  priced: PricedLines | null,
  trades: readonly BookingKind[],
): FieldProblem[] {
  const { composition, days, reason } = values;
  const lengthError = findLengthError('Reason', reason, MAX_REASON_LENGTH);
  return [
    ...(composition.lines.length === 0 ? [{ field: 'product', text: 'Please add a line.' }] : []),
    ...readComposition(composition).problems,
    ...listPricedProblems(values, priced),
    ...readDays(days, listTypedDays(values, trades)).problems,
    ...(reason.trim() === '' ? [{ field: 'reason', text: 'Please give a reason.' }] : []),
    ...(lengthError === undefined ? [] : [{ field: 'reason', text: lengthError }]),
  ];
}

/** Returns the values to save as a draft. What the page can read again is left out. */
export function toDraftBody(values: EditValues): Record<string, unknown> {
  const lines = values.composition.lines.map((line) =>
    line.type === 'product' ? { ...line, offers: undefined } : line,
  );
  return { ...values, composition: { ...values.composition, lines } };
}

/** Returns the values of a draft. Fields that an earlier version of the page lacked are those of the order. */
export const fromDraftBody = (
  body: Record<string, unknown>,
  order: OrderComposition,
): EditValues => ({ ...toEditValues(order), ...(body as Partial<EditValues>) });
