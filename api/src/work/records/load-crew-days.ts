import { eq } from 'drizzle-orm';
import { NOON } from 'contract/work/clock';
import type { Tx } from '../../db/db.ts';
import { bookingKinds, type BookingKind, type Half } from '../../schedule/schedule.ts';
import { loadCrewsAndVans, type CrewsAndVans } from './load-resources.ts';
import { workCrews } from './tables.ts';

type Crew = CrewsAndVans['crews'][number];

/** Minutes for a collection, with the way to it. A crew does one after another in its half day. */
const VISIT_MINUTES = 60;

/** Crews and vans that can work on a day. */
export interface CrewDay {
  /** Crews of each half day that do moves alone. */
  onlyMoves: Record<Half, number>;
  /** Collections that crews of each half day can do that do collections alone. */
  onlyVisits: Record<Half, number>;
  /** Collections that each crew of a half day can do that does both kinds, the largest number first. */
  both: Record<Half, number[]>;
  /** Null if the firm keeps no vans. */
  vans: number | null;
}

/** Crews and vans of the days from `from` to `to`. */
export interface CrewDays {
  getDay(day: string): CrewDay;
  /** Earliest start of a crew that does this kind of work, as minutes after midnight. */
  getFirstStart(kind: BookingKind): number;
}

/**
 * Returns the kinds of work that active crews do, and whether a crew does both. The capacity of other
 * kinds does not depend on crews.
 */
export async function loadCrewKinds(
  tx: Tx,
): Promise<{ kinds: Set<BookingKind>; isShared: boolean }> {
  const rows = await tx
    .select({ kinds: workCrews.kinds })
    .from(workCrews)
    .where(eq(workCrews.isActive, true));
  return {
    kinds: new Set(rows.flatMap(({ kinds }) => kinds)),
    isShared: rows.some(({ kinds }) => kinds.length === bookingKinds.length),
  };
}

/**
 * Returns the crews and vans of days. A crew works on a day if one of its people is present, or if
 * the firm keeps no people at all.
 */
export async function loadCrewDays(tx: Tx, from: string, to: string): Promise<CrewDays> {
  const resources = await loadCrewsAndVans(tx, from, to);
  const crews = resources.crews.filter(({ isActive }) => isActive);
  const people = resources.people.filter(({ isActive }) => isActive);
  const vans = resources.vans.filter(({ isActive }) => isActive);
  const isPresent = (crew: Crew, day: string) =>
    people.length === 0 ||
    people.some(({ crewid, absences }) => crewid === crew.id && !isAway(absences, day));
  return {
    getFirstStart: (kind) =>
      Math.min(
        ...crews.filter(({ kinds }) => kinds.includes(kind)).map(({ startsAt }) => startsAt),
      ),
    getDay(day) {
      const presentCrews = crews.filter((crew) => isPresent(crew, day));
      return {
        ...countCrews(presentCrews),
        vans: vans.length === 0 ? null : vans.filter((van) => !isAway(van.daysOff, day)).length,
      };
    },
  };
}

function countCrews(crews: readonly Crew[]): Omit<CrewDay, 'vans'> {
  const count = (half: Half) => {
    const crewsOfHalf = crews.filter((crew) => getMinutes(crew, half) > 0);
    const [bothKinds, oneKind] = [
      crewsOfHalf.filter(({ kinds }) => kinds.length === bookingKinds.length),
      crewsOfHalf.filter(({ kinds }) => kinds.length < bookingKinds.length),
    ];
    const countVisits = (crew: Crew) =>
      Math.max(1, Math.floor(getMinutes(crew, half) / VISIT_MINUTES));
    return {
      onlyMoves: oneKind.filter(({ kinds }) => kinds.includes('move')).length,
      onlyVisits: oneKind
        .filter(({ kinds }) => kinds.includes('visit'))
        .reduce((sum, crew) => sum + countVisits(crew), 0),
      both: bothKinds.map(countVisits).toSorted((first, second) => second - first),
    };
  };
  const [morning, afternoon] = [count('morning'), count('afternoon')];
  return {
    onlyMoves: { morning: morning.onlyMoves, afternoon: afternoon.onlyMoves },
    onlyVisits: { morning: morning.onlyVisits, afternoon: afternoon.onlyVisits },
    both: { morning: morning.both, afternoon: afternoon.both },
  };
}

/** Minutes of a crew's day that are in the half. */
const getMinutes = ({ startsAt, endsAt }: Crew, half: Half): number =>
  half === 'morning' ? Math.min(endsAt, NOON) - startsAt : endsAt - Math.max(startsAt, NOON);

/** Returns whether one of these ranges of days contains the day. */
export const isAway = (ranges: readonly { from: string; to: string }[], day: string): boolean =>
  ranges.some(({ from, to }) => from <= day && day <= to);

/** Returns how many jobs of a kind crews and vans can do in a half day, beside the booked ones of the other kind. */
export function countPossibleJobs(
  { onlyMoves, onlyVisits, both, vans }: CrewDay,
  kind: BookingKind,
  half: Half,
  bookingCounts: Record<BookingKind, number>,
): number {
  const sharedCrews = both[half];
  if (kind === 'visit') {
    const movingCrews = Math.max(0, bookingCounts.move - onlyMoves[half]);
    const freeCrews = sharedCrews.slice(0, Math.max(0, sharedCrews.length - movingCrews));
    return freeCrews.reduce((sum, visits) => sum + visits, onlyVisits[half]);
  }
  let visitsLeft = bookingCounts.visit - onlyVisits[half];
  const freeCrews = sharedCrews.filter((visits) => {
    const isFree = visitsLeft <= 0;
    visitsLeft -= visits;
    return isFree;
  });
  return Math.min(onlyMoves[half] + freeCrews.length, vans ?? Infinity);
}
