import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, catalogueKindNames } from 'contract/staff/catalogue/kinds';
import type { Tx } from '../../../db/db.ts';
import type { EntityChange } from '../records/changes.ts';
import { type ComparedChange, loadComparedChanges } from '../records/compared-change.ts';
import { takeLock } from '../drafts/lock-draft.ts';
import { loadTitles } from '../records/titles.ts';
import { writeEntities, type WriteOptions } from './write-entities.ts';

/** A change of an entity by a publication. `before` and `after` contain only the changed fields. */
export interface AppliedChange {
  kind: CatalogueKindName;
  entityid: number;
  title: string;
  /** Former values of the changed fields, or null for a new entity. */
  before: CatalogueValues | null;
  after: CatalogueValues;
}

/**
 * Writes the changes into the tables from which shoppers' pages are read. Writes the kinds in the
 * order of `catalogueKindNames`, so that products follow the services to which they refer. First
 * waits for other publications to end, because concurrent publications could deadlock.
 */
export async function applyChanges(
  tx: Tx,
  changes: readonly EntityChange[],
  options: WriteOptions = { isUndo: false },
): Promise<AppliedChange[]> {
  await takeLock(tx, 'publications');
  const comparedChanges = await loadComparedChanges(tx, changes);
  const applicableChanges = comparedChanges.filter(
    ({ isNew, before }) => isNew || before !== undefined,
  );
  for (const kind of catalogueKindNames) {
    const changesOfKind = applicableChanges.filter((change) => change.kind === kind);
    if (changesOfKind.length > 0) await writeEntities(tx, kind, changesOfKind, options);
  }
  const titles = await loadTitles(tx, applicableChanges);
  return applicableChanges.map((change, index) => toAppliedChange(change, titles[index] ?? ''));
}

function toAppliedChange({ kind, entityid, values, before }: ComparedChange, title: string) {
  const names = Object.keys(values);
  return {
    kind,
    entityid,
    title,
    after: values,
    before:
      before === undefined ? null : Object.fromEntries(names.map((name) => [name, before[name]])),
  };
}
