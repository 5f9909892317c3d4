import { type SQL, sql } from 'drizzle-orm';
import { packages, subservices } from '../../records/tables.ts';
import type { Tx } from '../../../db/db.ts';

/** SQL that is true for a sub-service that an add-on names in `groups` but does not link by id. */
const isUnlinked = sql`${subservices.name} = any(groups)
  and not ${subservices.id} = any(subserviceids)`;

/**
 * Links add-ons to the sub-services that their groups name, as drafts and files of older versions of
 * the shop do, and processes of an older version that still run. `isChosen` is the SQL condition of
 * the add-ons.
 */
export async function linkSubservices(tx: Tx, isChosen: SQL): Promise<void> {
  await tx.execute(sql`update ${packages} set subserviceids = subserviceids || array(
      select ${subservices.id} from ${subservices} where ${isUnlinked} order by ${subservices.id})
    where ${isChosen} and exists (select from ${subservices} where ${isUnlinked})`);
}

/**
 * Writes groups in lower case, so that two spellings of a name are one group. Names of sub-services
 * stay as they are, because older versions of the shop compare them.
 */
export const foldGroups = (tx: Tx, isChosen: SQL) =>
  tx.execute(sql`update ${packages} set groups = array(
      select case when exists(select from ${subservices} where name = named) then named
        else lower(named) end
      from unnest(groups) with ordinality as listed(named, rank) order by rank)
    where ${isChosen}`);

/** Adds the names of linked sub-services to `groups`, which older versions of the shop read. */
export const addSubserviceNames = (tx: Tx, isChosen: SQL) =>
  tx.execute(sql`update ${packages} set groups = groups || array(
      select distinct ${subservices.name} from ${subservices}
      where ${subservices.id} = any(subserviceids) and not ${subservices.name} = any(groups))
    where ${isChosen}`);
