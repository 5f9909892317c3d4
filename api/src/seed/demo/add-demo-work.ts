import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { findAccount } from '../../people/records/accounts.ts';
import { orders } from '../../orders/records/tables.ts';
import { addDays } from '../../schedule/london-day.ts';
import { suggestJobs } from '../../work/assignment/suggest-jobs.ts';
import { jobs, workCrews, workPeople, workVans } from '../../work/records/tables.ts';

import { demoCrewMember } from '../seed-accounts.ts';

/** Crews with the names and phones of their people. Times are minutes after midnight. */
const demoCrews = [
  {
    name: 'North crew',
    kinds: ['move'],
    people: [
      ['Leo Marsh', '07700 900401'],
      ['Ivy Brook', '07700 900402'],
      ['Sam Hill', '07700 900403'],
    ],
  },
  {
    name: 'South crew',
    kinds: ['move'],
    people: [
      ['Kit Lane', '07700 900404'],
      ['Fay Wood', '07700 900405'],
    ],
  },
  { name: 'Collections', kinds: ['visit'], people: [['Max Ford', '07700 900406']] },
] as const;

const START_OF_DAY = 480;
const END_OF_DAY = 1_080;

const demoVans = [
  { name: 'Luton', registration: 'LX26 ABC', litres: 18_000 },
  { name: 'Lorry', registration: 'LX25 DEF', litres: 35_000 },
];

/** Days from today on whose jobs are assigned, so that the board also has unassigned jobs. */
const ASSIGNED_DAYS = 3;

/**
 * Adds crews, people and vans before the orders, which then keep to what the crews can do. The first
 * person has the account of the demo's crew.
 */
export async function addDemoCrews(db: Db): Promise<void> {
  for (const { people, kinds, name } of demoCrews) {
    const [crew] = await db
      .insert(workCrews)
      .values({ name, kinds: [...kinds], startsAt: START_OF_DAY, endsAt: END_OF_DAY })
      .returning({ id: workCrews.id });
    for (const [personName, phone] of people)
      await db.insert(workPeople).values({ name: personName, phone, crewid: crew?.id ?? null });
  }
  const account = await findAccount(db, demoCrewMember.email);
  if (account !== null)
    await db
      .update(workPeople)
      .set({ userid: account.id })
      .where(eq(workPeople.name, demoCrews[0].people[0][0]));
  await db.insert(workVans).values(demoVans);
}

/** Assigns the jobs of the next days as the board proposes it. */
export async function assignDemoJobs(db: Db, today: string): Promise<void> {
  for (let days = 0; days < ASSIGNED_DAYS; days += 1) {
    const assignedDay = addDays(today, days);
    const { data } = await suggestJobs(db, assignedDay);
    for (const { orderno, trade, crewid, vanid, startsat: startsAt } of data.proposals) {
      const [order] = await db
        .select({ orderid: orders.id })
        .from(orders)
        .where(eq(orders.orderno, orderno));
      if (order === undefined) continue;
      await db.insert(jobs).values({ ...order, trade, crewid, vanid, startsAt, assignedDay });
    }
  }
}
