import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import { isDay } from 'contract/calendar/day';
import type { BookingKind, Half } from 'contract/calendar/schedule';
import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { findLengthError } from 'shared/desk';
import { type AddressValues, checkAddressField, toMoveAddress } from '../../ui/move-address-fields';
import type { FieldProblem } from '../read-composition';
import { hasOtherDay, type TypedDay, type TypedDays } from './typed-days';

export interface ReadDays {
  /** The days without problems. Undefined if no day is typed. */
  schedule: ScheduleRequest | undefined;
  /** Whether to book a day that the calendar does not offer. */
  override: boolean;
  problems: FieldProblem[];
}

/** Fields of an address, in the order in which they are typed. */
const addressFields = ['address', 'postcode', 'floor'] as const;

/** Turns typed days into a schedule with days of the needed booking kinds. */
export function readDays(days: TypedDays, trades: readonly BookingKind[]): ReadDays {
  const { move, visit, overrideReason } = days;
  const problems: FieldProblem[] = [];
  const schedule: ScheduleRequest = {};
  if (trades.includes('visit') && visit.date !== '') {
    const dayProblems = checkDay(visit, 'visit');
    problems.push(...dayProblems);
    if (dayProblems.length === 0) schedule.visit = toChosenDay(visit);
  }
  if (trades.includes('move') && move.date !== '') {
    const moveProblems = [
      ...checkDay(move, 'move'),
      ...checkAddress(move.from, 'from'),
      ...checkAddress(move.to, 'to'),
      ...checkLength('schedule.move.note', 'Note', move.note, 500),
    ];
    problems.push(...moveProblems);
    if (moveProblems.length === 0) {
      const addresses = { from: toMoveAddress(move.from), to: toMoveAddress(move.to) };
      schedule.move = { ...toChosenDay(move), ...toRequestAddresses(addresses), note: move.note };
    }
  }
  const override = hasOtherDay(days, trades);
  if (override && overrideReason.trim() === '')
    problems.push({ field: 'overridereason', text: 'Please give a reason for this day.' });
  problems.push(...checkLength('overridereason', 'Reason', overrideReason, MAX_REASON_LENGTH));
  const isEmpty = schedule.move === undefined && schedule.visit === undefined;
  return { schedule: isEmpty ? undefined : schedule, override, problems };
}

type MoveRequest = NonNullable<ScheduleRequest['move']>;

/** Returns addresses whose parking is one of the contract's words, as the select offers no other. */
const toRequestAddresses = ({
  from,
  to,
}: Record<'from' | 'to', ReturnType<typeof toMoveAddress>>) =>
  ({ from, to }) as Pick<MoveRequest, 'from' | 'to'>;

const toChosenDay = ({ date, half, second, isOther }: TypedDay) => ({
  date,
  half: half as Half,
  ...(second !== '' && !isOther && { second }),
});

const checkDay = ({ date }: TypedDay, trade: BookingKind): FieldProblem[] =>
  isDay(date)
    ? []
    : [{ field: `schedule.${trade}.date`, text: 'Please choose a day. Check the year.' }];

const checkAddress = (address: AddressValues, name: 'from' | 'to'): FieldProblem[] =>
  addressFields.flatMap((field) => {
    const result = checkAddressField(field, address[field]);
    return result === true ? [] : [{ field: `schedule.move.${name}.${field}`, text: result }];
  });

function checkLength(field: string, label: string, text: string, max: number): FieldProblem[] {
  const problem = findLengthError(label, text, max);
  return problem === undefined ? [] : [{ field, text: problem }];
}
