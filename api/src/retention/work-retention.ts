import { sql } from 'drizzle-orm';
import { workAbsences, workVanDaysOff } from '../work/records/tables.ts';
import type { RetentionRule } from './retention-rule.ts';

const endOf = (lastDay: typeof workAbsences.to | typeof workVanDaysOff.to) =>
  sql`(${lastDay} + 1)::timestamp at time zone 'Europe/London'`;

/** Deletions of records about crews and vans. */
export const workRetention: readonly RetentionRule[] = [
  {
    description: 'Absences of people in crews',
    days: 365,
    startText: 'their last day',
    startsAt: endOf(workAbsences.to),
    primaryKey: [workAbsences.id],
  },
  {
    description: 'Days off of vans',
    days: 365,
    startText: 'their last day',
    startsAt: endOf(workVanDaysOff.to),
    primaryKey: [workVanDaysOff.id],
  },
];
