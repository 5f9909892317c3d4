import type { CatalogueValues } from 'contract/staff/catalogue/entity';
import { type CatalogueKindName, catalogueKindNames } from 'contract/staff/catalogue/kinds';
import type { Tx } from '../../db/db.ts';
import type { EntityChange } from './changes.ts';
import { type CheckedChange, loadChecked } from './checked-change.ts';
import { takeLock } from './locks.ts';
import { loadTitles } from './titles.ts';
import { writeEntities, type WriteOptions } from './write-entities.ts';

/** An entity that a publication changed. `before` and `after` have the changed fields only. */
export interface AppliedChange {
  kind: CatalogueKindName;
  entityid: number;
  title: string;
  /** Null for a new entity. */
  before: CatalogueValues | null;
  after: CatalogueValues;
}

/**
 * Writes the changes into the tables that shoppers read, each kind after those that it refers to.
 * Takes the lock of all publications, so that no two transactions wait for each other.
 */
export async function applyChanges(
  tx: Tx,
  changes: readonly EntityChange[],
  options: WriteOptions = { isReturn: false },
): Promise<AppliedChange[]> {
  await takeLock(tx, 'publications');
  const checked = await loadChecked(tx, changes);
  const applicable = checked.filter(({ isNew, before }) => isNew || before !== undefined);
  for (const kind of catalogueKindNames) {
    const ofKind = applicable.filter((change) => change.kind === kind);
    if (ofKind.length > 0) await writeEntities(tx, kind, ofKind, options);
  }
  const titles = await loadTitles(tx, applicable);
  return applicable.map((change, index) => toApplied(change, titles[index] ?? ''));
}

function toApplied({ kind, entityid, values, before }: CheckedChange, title: string) {
  const names = Object.keys(values);
  return {
    ...{ kind, entityid, title, after: values },
    before:
      before === undefined ? null : Object.fromEntries(names.map((name) => [name, before[name]])),
  };
}
