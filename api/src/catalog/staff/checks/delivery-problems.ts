import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import type { EntityChange } from '../records/changes.ts';
import type { ComparedChange, Remark } from '../records/compared-change.ts';
import { services } from '../../records/tables.ts';

/**
 * Returns a problem for each delivery option that a change hides or archives while a service uses
 * it. The shop would otherwise charge for an option that no page displays.
 */
export async function findDeliveryProblems(
  tx: Tx,
  changes: readonly ComparedChange[],
  allChanges: readonly EntityChange[],
): Promise<Remark[]> {
  const hiddenOptions = changes.filter(
    ({ kind, after }) => kind === 'delivery' && after.visibility !== 'visible',
  );
  if (hiddenOptions.length === 0) return [];
  const rows = await queryRows<{ id: number; name: string; delivery: number | null }>(
    tx,
    sql`select id, name, delivery from ${services} where visibility <> 'archived'`,
  );
  return hiddenOptions.flatMap(({ kind, entityid, before, after }) => {
    if (before?.visibility === after.visibility) return [];
    const usingService = rows.find(({ id, delivery }) => {
      const change = allChanges.find(
        (candidate) => candidate.kind === 'services' && candidate.entityid === id,
      );
      const values: CatalogueValues = { delivery, ...change?.values };
      return values.visibility !== 'archived' && values.delivery === entityid;
    });
    if (usingService === undefined) return [];
    const sentence = `Visibility: the service ‘${usingService.name}’ uses this delivery option. Choose another there first.`;
    return [{ kind, id: entityid, field: 'visibility', sentence }];
  });
}
