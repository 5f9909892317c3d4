import { asc, gte, lte, and, eq, sql } from 'drizzle-orm';
import type { Resources } from 'contract/work/resources';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { workAbsences, workCrews, workPeople, workVanDaysOff, workVans } from './tables.ts';

/**
 * Returns all crews, people and vans, with absences and days off that touch the days from `from` to
 * `to`.
 */
export async function loadCrewsAndVans(tx: Tx, from: string, to: string) {
  const crews = await tx.select().from(workCrews).orderBy(asc(workCrews.id));
  const people = await tx.select().from(workPeople).orderBy(asc(workPeople.id));
  const vans = await tx.select().from(workVans).orderBy(asc(workVans.id));
  const absences = await tx
    .select()
    .from(workAbsences)
    .where(and(gte(workAbsences.to, from), lte(workAbsences.from, to)))
    .orderBy(asc(workAbsences.from), asc(workAbsences.id));
  const daysOff = await tx
    .select()
    .from(workVanDaysOff)
    .where(and(gte(workVanDaysOff.to, from), lte(workVanDaysOff.from, to)))
    .orderBy(asc(workVanDaysOff.from), asc(workVanDaysOff.id));
  return {
    crews,
    people: people.map((person) => ({
      ...person,
      absences: absences.filter(({ personid }) => personid === person.id),
    })),
    vans: vans.map((van) => ({
      ...van,
      daysOff: daysOff.filter(({ vanid }) => vanid === van.id),
    })),
  };
}

export type CrewsAndVans = Awaited<ReturnType<typeof loadCrewsAndVans>>;

/** Last day that the calendar knows. Absences have no other end. */
const LAST_DAY = '2100-12-31';

/** Returns all crews, people and vans with what is away from `from` on, and the accounts of crews. */
export async function loadResources(tx: Tx, from: string): Promise<Resources> {
  const accounts = await tx
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(users)
    .where(and(eq(users.role, 'staff'), sql`${users.staffRole} = 'crew'`))
    .orderBy(asc(users.id));
  return { ...toApiResources(await loadCrewsAndVans(tx, from, LAST_DAY)), accounts };
}

export const toApiResources = ({ crews, people, vans }: CrewsAndVans) => ({
  crews: crews.map(({ id, version, name, kinds, startsAt, endsAt, isActive }) => ({
    id,
    version,
    name,
    kinds,
    startsat: startsAt,
    endsat: endsAt,
    active: isActive,
  })),
  people: people.map(({ id, version, name, phone, crewid, userid, isActive, absences }) => ({
    id,
    version,
    name,
    phone,
    crewid,
    userid,
    active: isActive,
    absences: absences.map(toApiDays),
  })),
  vans: vans.map(({ id, version, name, registration, litres, isActive, daysOff }) => ({
    id,
    version,
    name,
    registration,
    litres,
    active: isActive,
    daysoff: daysOff.map(toApiDays),
  })),
});

const toApiDays = ({
  id,
  from,
  to,
  note,
}: Pick<typeof workAbsences.$inferSelect, 'id' | 'from' | 'to' | 'note'>) => ({
  id,
  from,
  to,
  note,
});
