import { isDeepStrictEqual } from 'node:util';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import {
  type ChangeRow,
  type EntityChange,
  loadChangesOf,
  loadOutlines,
} from '../records/changes.ts';
import { type DraftRow, raiseVersion } from '../drafts/lock-draft.ts';
import { findProblems } from '../checks/problems.ts';
import { type EntitiesById, loadPublishedEntities } from '../records/published.ts';
import { catalogueChanges, ROW_CREATED } from '../records/tables.ts';

/**
 * The context of edits: a staff member edits entities of one kind in a draft. The caller must have
 * locked the draft with `lockEditableDraft`.
 */
export interface Editing {
  tx: Tx;
  user: { id: number };
  draft: DraftRow;
  kind: CatalogueKindName;
  /** Whether the transaction will be rolled back, so that new entities must not use up ids. */
  isDryRun?: boolean;
}

/** New values of some fields of an entity. The caller has checked the types of the values. */
export interface Edit {
  id: number;
  values: CatalogueValues;
}

/**
 * An edit that changed something. `before` contains the values of the edited fields in the draft
 * before the edit.
 */
export interface SavedEdit extends Edit {
  before: CatalogueValues;
}

interface EditContext {
  publishedEntities: EntitiesById;
  changes: Map<number, ChangeRow>;
  /** The draft's version after the edits. */
  version: number;
}

type NewRow = typeof catalogueChanges.$inferInsert;

/**
 * Writes edits into a draft. Values that equal the published values are removed from the draft.
 * Throws 400 with the name of the field for a value that cannot be published, and 404 for an
 * unknown id. After such an error the caller's transaction must be rolled back, because some edits
 * may be written already. Returns the draft's new version and the edits that changed something.
 * Callers write the audit log.
 */
export async function saveEdits(
  editing: Editing,
  edits: readonly Edit[],
): Promise<{ version: number; saved: SavedEdit[] }> {
  const { tx, draft } = editing;
  const { changes, saved: savedEdits } = await writeEdits(editing, edits);
  if (savedEdits.length === 0) return { version: draft.version, saved: savedEdits };
  await requireNoProblems(tx, draft.id, changes, savedEdits);
  return { version: await raiseVersion(tx, draft), saved: savedEdits };
}

/**
 * Writes edits like `saveEdits`, but does not check for problems and does not raise the draft's
 * version. Returns the entities' changes after the edits, and the edits that changed something.
 */
export async function writeEdits(
  editing: Editing,
  edits: readonly Edit[],
): Promise<{ changes: EntityChange[]; saved: SavedEdit[] }> {
  const { tx, draft, kind, user } = editing;
  const ids = edits.map(({ id }) => id);
  const context: EditContext = {
    publishedEntities: await loadPublishedEntities(tx, kind, ids),
    changes: await loadChangesOf(tx, draft.id, kind, ids),
    version: draft.version + 1,
  };
  const savedEdits = edits.flatMap((edit) => findDifference(kind, edit, context));
  if (savedEdits.length === 0) return { changes: [], saved: savedEdits };
  const rows = savedEdits.map((edit) => buildRow(editing, edit, context));
  await writeRows(tx, rows, user);
  const changes = rows.map(({ entityid, values, base }): EntityChange => ({
    kind,
    entityid,
    values,
    isNew: base === null,
  }));
  return { changes, saved: savedEdits };
}

/**
 * Returns the edit with only the values that differ from those in the draft. Returns an empty list
 * if no value differs.
 */
function findDifference(
  kind: CatalogueKindName,
  { id, values }: Edit,
  { publishedEntities, changes }: EditContext,
): SavedEdit[] {
  const change = changes.get(id);
  const currentValues = { ...publishedEntities.get(id), ...change?.values };
  if (!publishedEntities.has(id) && change === undefined)
    throw notFound(`There is no ${getCatalogueKind(kind).noun} with the number ${id}.`);
  const names = Object.keys(values).filter(
    (name) => !isDeepStrictEqual(values[name], currentValues[name]),
  );
  return names.length === 0
    ? []
    : [{ id, values: pick(values, names), before: pick(currentValues, names) }];
}

/**
 * Returns the new row of the entity's change. Unless the draft adds the entity, omits values that
 * equal the published values.
 */
function buildRow({ draft, kind, user }: Editing, edit: SavedEdit, context: EditContext): NewRow {
  const { publishedEntities, changes, version } = context;
  const change = changes.get(edit.id);
  const names = Object.keys(edit.values);
  const publishedValues = publishedEntities.get(edit.id);
  const isNew = change !== undefined && change.base === null;
  const mergedValues = { ...change?.values, ...edit.values };
  const base = { ...change?.base, ...pick(publishedValues ?? {}, names) };
  const remainingNames = Object.keys(mergedValues).filter(
    (name) => isNew || !isDeepStrictEqual(mergedValues[name], publishedValues?.[name]),
  );
  return {
    draftid: draft.id,
    kind,
    entityid: edit.id,
    version,
    changedBy: user.id,
    values: pick(mergedValues, remainingNames),
    base: isNew ? null : pick(base, remainingNames),
    fieldVersions: {
      ...(change?.fieldVersions ?? { [ROW_CREATED]: version }),
      ...Object.fromEntries(names.map((name) => [name, version])),
    },
    key: change?.key ?? null,
  };
}

/** Number of rows that one statement inserts. */
export const CHUNK_SIZE = 500;

async function writeRows(tx: Tx, rows: readonly NewRow[], user: { id: number }): Promise<void> {
  const hasNoValues = ({ values }: NewRow) => Object.keys(values).length === 0;
  const emptyRows = rows.filter(hasNoValues);
  const nonEmptyRows = rows.filter((row) => !hasNoValues(row));
  for (let start = 0; start < nonEmptyRows.length; start += CHUNK_SIZE)
    await tx
      .insert(catalogueChanges)
      .values(nonEmptyRows.slice(start, start + CHUNK_SIZE))
      .onConflictDoUpdate({
        target: [catalogueChanges.draftid, catalogueChanges.kind, catalogueChanges.entityid],
        set: {
          values: sql`excluded.values`,
          base: sql`excluded.base`,
          version: sql`excluded.version`,
          fieldVersions: sql`excluded.field_versions`,
          changedBy: user.id,
          changedAt: sql`now()`,
        },
      });
  const [first] = emptyRows;
  if (first === undefined) return;
  await tx
    .delete(catalogueChanges)
    .where(
      and(
        eq(catalogueChanges.draftid, first.draftid),
        eq(catalogueChanges.kind, first.kind),
        sql`${catalogueChanges.entityid} = any(${sql.param(emptyRows.map(({ entityid }) => entityid))}::int[])`,
      ),
    );
}

/**
 * Throws 400 for the first problem of an edited field. If the visibility was edited, also for a
 * problem of any other field.
 */
async function requireNoProblems(
  tx: Tx,
  draftid: number,
  changes: readonly EntityChange[],
  savedEdits: readonly SavedEdit[],
): Promise<void> {
  const editedValuesById = new Map(savedEdits.map(({ id, values }) => [id, values]));
  const problems = await findProblems(tx, changes, await loadOutlines(tx, draftid));
  const [problem] = problems.filter(
    ({ id, field }) =>
      Object.hasOwn(editedValuesById.get(id) ?? {}, field) ||
      Object.hasOwn(editedValuesById.get(id) ?? {}, 'visibility'),
  );
  if (problem !== undefined) throw invalidField(problem.field, problem.sentence);
}

const pick = (values: CatalogueValues, names: readonly string[]): CatalogueValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
