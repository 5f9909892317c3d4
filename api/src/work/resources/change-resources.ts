import { and, eq, sql } from 'drizzle-orm';
import type * as calls from 'contract/work/resources';
import type { Db, Tx } from '../../db/db.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { users } from '../../people/records/tables.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { workCrews, workPeople, workVans } from '../records/tables.ts';
import { changeResources, removeRow, requireRow, saveRow } from './resource-rows.ts';

/** Changes of crews, people and vans. Each one returns all of them as they are afterwards. */

export const saveCrew = (
  db: Db,
  user: CurrentUser,
  { id, version, name, kinds, startsat, endsat, active }: CallBody<typeof calls.saveCrew>,
) =>
  changeResources(db, async (tx) => {
    if (endsat <= startsat)
      throw invalidField('endsat', 'End of the day: choose a time after its start.');
    const values = {
      name,
      kinds: [...new Set(kinds)].toSorted(),
      startsAt: startsat,
      endsAt: endsat,
      isActive: active,
    };
    await saveRow(tx, user, workCrews, { id, version }, values);
  });

export const savePerson = (
  db: Db,
  user: CurrentUser,
  { id, version, name, phone, crewid, userid, active }: CallBody<typeof calls.savePerson>,
) =>
  changeResources(db, async (tx) => {
    await requireFreeAccount(tx, id, userid);
    if (crewid !== null) await requireRow(tx, workCrews, crewid, 'crewid');
    await saveRow(
      tx,
      user,
      workPeople,
      { id, version },
      { name, phone, crewid, userid, isActive: active },
    );
  });

/** Throws 400 unless the account belongs to a crew member and to no other person. */
async function requireFreeAccount(
  tx: Tx,
  personid: number | null,
  userid: number | null,
): Promise<void> {
  if (userid === null) return;
  const [account] = await tx
    .select({ id: users.id, personid: workPeople.id, name: workPeople.name })
    .from(users)
    .leftJoin(workPeople, eq(workPeople.userid, users.id))
    .where(and(eq(users.id, userid), sql`${users.staffRole} = 'crew'`));
  if (account === undefined)
    throw invalidField('userid', 'Account: there is no such account of a crew any more.');
  if (account.personid !== null && account.personid !== personid)
    throw invalidField('userid', `Account: ${account.name} has this account.`);
}

export const saveVan = (
  db: Db,
  user: CurrentUser,
  { id, version, active, ...values }: CallBody<typeof calls.saveVan>,
) =>
  changeResources(db, (tx) =>
    saveRow(tx, user, workVans, { id, version }, { ...values, isActive: active }),
  );

/** Deletes a crew. With jobs of any day it only becomes inactive, so that their history stays. */
export const removeCrew = (db: Db, user: CurrentUser, { id }: CallBody<typeof calls.removeCrew>) =>
  changeResources(db, (tx) => removeRow(tx, user, workCrews, id));

export const removePerson = (
  db: Db,
  user: CurrentUser,
  { id }: CallBody<typeof calls.removePerson>,
) => changeResources(db, (tx) => removeRow(tx, user, workPeople, id));

/** Deletes a van, or makes it inactive like `removeCrew`. */
export const removeVan = (db: Db, user: CurrentUser, { id }: CallBody<typeof calls.removeVan>) =>
  changeResources(db, (tx) => removeRow(tx, user, workVans, id));
