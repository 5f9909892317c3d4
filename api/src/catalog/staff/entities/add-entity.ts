import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { shortenText } from 'contract/values/shorten-text';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { badRequest, conflict } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { loadOutlines } from '../records/changes.ts';
import {
  getEmptyValues,
  getOrderField,
  getSlugField,
  POSITION_STEP,
} from '../records/kind-tables.ts';
import { listKeys } from './list-entities.ts';
import { lockEditableDraft, raiseVersion } from '../drafts/lock-draft.ts';
import { parseValues } from '../checks/parse-values.ts';
import { loadTakenNameCheck } from '../checks/name-problems.ts';
import { findProblems } from '../checks/problems.ts';
import { reserveId } from '../records/published.ts';
import { readEntity } from './read-entity.ts';
import type { Editing } from './save-edits.ts';
import { chooseSlug } from '../checks/slug-problems.ts';
import { catalogueChanges } from '../records/tables.ts';

interface NewEntity {
  draft: number;
  values: CatalogueValues;
  /** Idempotency key. A repeated request with the same key adds no second entity. */
  key: string;
}

/**
 * Adds an entity to a draft. Throws 400 with the name of the field for an invalid or missing value.
 */
export async function addEntity(
  db: Db,
  user: { id: number },
  kind: CatalogueKindName,
  { draft: draftid, values, key }: NewEntity,
) {
  requireKindWithNewEntities(kind);
  const cleanedValues = parseValues(kind, values);
  return db.transaction(async (tx) => {
    const draft = await lockEditableDraft(tx, draftid);
    return insertNewEntity(
      { tx, user, draft, kind },
      { ...getEmptyValues(kind), ...cleanedValues },
      key,
    );
  });
}

/** Adds a hidden copy of an entity to a draft. The copy gets another title and another slug. */
export async function copyEntity(
  db: Db,
  user: { id: number },
  { kind, id }: { kind: CatalogueKindName; id: number },
  { draft: draftid, key }: { draft: number; key: string },
) {
  requireKindWithNewEntities(kind);
  return db.transaction(async (tx) => {
    const draft = await lockEditableDraft(tx, draftid);
    const { values } = await readEntity(tx, kind, id, draftid);
    const { titleField, fields } = getCatalogueKind(kind);
    const copiedValues: CatalogueValues = { ...values, visibility: 'hidden' };
    const { type, max = 120 } = fields.find(({ name }) => name === titleField) ?? {};
    if (type === 'line') {
      const isTaken = await loadTakenNameCheck(tx, kind, await loadOutlines(tx, draftid));
      copiedValues[titleField] = createCopyName(String(values[titleField]), max, isTaken);
    }
    const slugField = getSlugField(kind);
    if (slugField !== undefined) copiedValues[slugField] = '';
    return insertNewEntity({ tx, user, draft, kind }, copiedValues, key);
  });
}

/** Returns an unused name such as 'Box (copy)', or 'Box (copy 2)' if 'Box (copy)' is taken. */
function createCopyName(title: string, max: number, isTaken: (name: string) => boolean): string {
  const originalTitle = title.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? ' (copy)' : ` (copy ${number})`;
    const name = shortenText(originalTitle, max - suffix.length) + suffix;
    if (!isTaken(name)) return name;
  }
}

function requireKindWithNewEntities(kind: CatalogueKindName): void {
  const { isSingle, isFixed, label } = getCatalogueKind(kind);
  if (isSingle || isFixed) throw badRequest(`‘${label}’ can be changed, but nothing can be added.`);
}

async function insertNewEntity(editing: Editing, input: CatalogueValues, key: string) {
  const { tx, user, draft, kind } = editing;
  const existingEntity = await findEntityByKey(editing, key);
  if (existingEntity !== null) return existingEntity;
  const entityid = await reserveId(tx, kind);
  const values = await completeValues(editing, entityid, input);
  const version = draft.version + 1;
  const change = { kind, entityid, values, isNew: true };
  const outlines = [...(await loadOutlines(tx, draft.id)), change];
  const [problem] = await findProblems(tx, [change], outlines);
  if (problem !== undefined) throw invalidField(problem.field, problem.sentence);
  const insertedRows = await tx
    .insert(catalogueChanges)
    .values({ draftid: draft.id, kind, entityid, values, key, version, changedBy: user.id })
    .onConflictDoNothing({ target: catalogueChanges.key })
    .returning({ id: catalogueChanges.id });
  if (insertedRows.length === 0) throw createUsedKeyError();
  await raiseVersion(tx, draft);
  await writeAudit(tx, user, {
    action: 'catalogue.added',
    subject: { kind, id: entityid },
    after: { ...values, draft: draft.id },
  });
  return { id: entityid, version };
}

/**
 * Returns the id and version of the entity that an earlier request with the same key added, or
 * null. Throws 409 if that request changed another draft or kind.
 */
async function findEntityByKey({ tx, draft, kind }: Editing, key: string) {
  const [row] = await tx.select().from(catalogueChanges).where(eq(catalogueChanges.key, key));
  if (row === undefined) return null;
  if (row.draftid !== draft.id || row.kind !== kind) throw createUsedKeyError();
  return { id: row.entityid, version: row.version };
}

const createUsedKeyError = () => conflict('Another entity was added with this key.', 'used_key');

/**
 * Returns the values of a new entity with an unused slug if the slug is empty. Puts the entity at
 * the end of its kind's list.
 */
async function completeValues({ tx, draft, kind }: Editing, id: number, values: CatalogueValues) {
  const slugField = getSlugField(kind);
  const title = String(values[getCatalogueKind(kind).titleField] ?? '');
  const isSlugMissing = slugField !== undefined && values[slugField] === '' && title !== '';
  const slug = isSlugMissing
    ? {
        [slugField]: await chooseSlug(
          tx,
          kind,
          { id, name: title },
          await loadOutlines(tx, draft.id),
        ),
      }
    : {};
  const lastRank = (await listKeys(tx, kind, draft.id)).at(-1)?.rank ?? 0;
  const rank = lastRank + (kind === 'services' ? 1 : POSITION_STEP);
  return {
    visibility: 'visible',
    ...values,
    ...slug,
    [getOrderField(kind)]: kind === 'services' ? -rank : rank,
  };
}
