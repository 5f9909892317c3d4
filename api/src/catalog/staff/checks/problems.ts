import { PERSONALISED_ADDON_ID } from 'contract/catalog/addon';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Tx } from '../../../db/db.ts';
import type { EntityChange } from '../records/changes.ts';
import { checkField } from './parse-values.ts';
import {
  type ComparedChange,
  loadComparedChanges,
  type Remark,
} from '../records/compared-change.ts';
import { findDeliveryProblems } from './delivery-problems.ts';
import { findNameProblems } from './name-problems.ts';
import { findPictureProblems } from './picture-problems.ts';
import { findReferenceProblems } from './reference-problems.ts';
import { findSlugProblems } from './slug-problems.ts';

/**
 * Returns the reasons why `changes` cannot be published. `allChanges` are all changes of the draft,
 * because an entity may refer to an entity that the draft adds. `allChanges` need only the fields
 * that `loadOutlines` returns.
 */
export async function findProblems(
  tx: Tx,
  changes: readonly EntityChange[],
  allChanges: readonly EntityChange[] = changes,
): Promise<Remark[]> {
  const comparedChanges = await loadComparedChanges(tx, changes);
  const isNotArchived = ({ after }: ComparedChange) => after.visibility !== 'archived';
  const unarchivedChanges = comparedChanges.filter(isNotArchived);
  return [
    ...unarchivedChanges.flatMap(findFieldProblems),
    ...comparedChanges.flatMap(findProtectionProblems),
    ...(await findSlugProblems(tx, comparedChanges, allChanges)),
    ...(await findNameProblems(tx, unarchivedChanges, allChanges)),
    ...(await findReferenceProblems(tx, unarchivedChanges, allChanges)),
    ...(await findDeliveryProblems(tx, comparedChanges, allChanges)),
    ...(await findPictureProblems(tx, unarchivedChanges)),
  ];
}

/**
 * Checks only the changed fields of an existing entity, so that an old invalid value does not
 * prevent the change of another field. Checks all fields of a new entity.
 */
function findFieldProblems({ kind, entityid, values, after, isNew }: ComparedChange): Remark[] {
  return getCatalogueKind(kind).fields.flatMap((field) => {
    if (!isNew && !Object.hasOwn(values, field.name)) return [];
    const checkedValue = checkField(kind, field, after[field.name]);
    if ('value' in checkedValue) return [];
    const sentence = `${field.label}: ${checkedValue.sentence}`;
    return [{ kind, id: entityid, field: field.name, sentence }];
  });
}

function findProtectionProblems({ kind, entityid, after }: ComparedChange): Remark[] {
  const { isSingle, isFixed, noun } = getCatalogueKind(kind);
  const isPersonalised = kind === 'addons' && entityid === PERSONALISED_ADDON_ID;
  if (after.visibility === 'visible' || !(isSingle || isFixed || isPersonalised)) return [];
  const subject = isPersonalised ? 'The shop names this add-on' : `The shop needs this ${noun}`;
  const sentence = `Visibility: ${subject}, so it stays visible.`;
  return [{ kind, id: entityid, field: 'visibility', sentence }];
}
