import { eq } from 'drizzle-orm';
import type * as calls from 'contract/work/resources';
import type { Db } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CallBody } from '../../http/serve-call.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { workAbsences, workPeople, workVanDaysOff, workVans } from '../records/tables.ts';
import { changeResources, requireRow, writeResourceAudit } from './resource-rows.ts';

/** Absences of people and days off of vans. */

export const addAbsence = (
  db: Db,
  user: CurrentUser,
  { personid, ...days }: CallBody<typeof calls.addAbsence>,
) =>
  changeResources(db, async (tx) => {
    checkDays(days);
    const name = await requireRow(tx, workPeople, personid, 'personid');
    await tx.insert(workAbsences).values({ personid, ...days });
    await writeResourceAudit(tx, user, workPeople, 'absent', personid, {
      after: { name, from: days.from, to: days.to },
    });
  });

export const addVanDaysOff = (
  db: Db,
  user: CurrentUser,
  { vanid, ...days }: CallBody<typeof calls.addVanDaysOff>,
) =>
  changeResources(db, async (tx) => {
    checkDays(days);
    const name = await requireRow(tx, workVans, vanid, 'vanid');
    await tx.insert(workVanDaysOff).values({ vanid, ...days });
    await writeResourceAudit(tx, user, workVans, 'off', vanid, {
      after: { name, from: days.from, to: days.to },
    });
  });

function checkDays({ from, to }: { from: string; to: string }): void {
  if (to < from) throw invalidField('to', 'Last day: choose a day that is not before the first.');
}

export const removeAbsence = (
  db: Db,
  user: CurrentUser,
  { id }: CallBody<typeof calls.removeAbsence>,
) =>
  changeResources(db, async (tx) => {
    const [days] = await tx.delete(workAbsences).where(eq(workAbsences.id, id)).returning();
    if (days === undefined) throw notFound('This was removed meanwhile.');
    await writeResourceAudit(tx, user, workPeople, 'present', days.personid, {
      before: { from: days.from, to: days.to },
    });
  });

export const removeVanDaysOff = (
  db: Db,
  user: CurrentUser,
  { id }: CallBody<typeof calls.removeVanDaysOff>,
) =>
  changeResources(db, async (tx) => {
    const [days] = await tx.delete(workVanDaysOff).where(eq(workVanDaysOff.id, id)).returning();
    if (days === undefined) throw notFound('This was removed meanwhile.');
    await writeResourceAudit(tx, user, workVans, 'usable', days.vanid, {
      before: { from: days.from, to: days.to },
    });
  });
