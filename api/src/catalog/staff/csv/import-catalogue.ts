import { randomUUID } from 'node:crypto';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { ImportResult } from 'contract/staff/catalogue/csv';
import type { Db, Tx } from '../../../db/db.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { addEntities } from '../entities/add-entities.ts';
import { writeDraftAudit } from '../drafts/change-draft.ts';
import { type EntityChange, loadOutlines } from '../records/changes.ts';
import { loadComparedChanges } from '../records/compared-change.ts';
import { describeDifference } from '../records/differences.ts';
import { getEmptyValues } from '../records/kind-tables.ts';
import { type DraftRow, lockEditableDraft, raiseVersion } from '../drafts/lock-draft.ts';
import { checkField } from '../checks/parse-values.ts';
import { findProblems } from '../checks/problems.ts';
import { type Editing, writeEdits } from '../entities/save-edits.ts';
import { catalogueDrafts } from '../records/tables.ts';
import { loadTitles } from '../records/titles.ts';
import type { CsvFormat } from './columns.ts';
import { type ImportError, type PlannedRow, planImport } from './plan-import.ts';
import { loadCurrentCatalogue } from './current-catalogue.ts';
import { type CsvTable, readTable } from './read-table.ts';

interface ImportRequest {
  /** Id of the draft to change. Null is allowed only for a dry run. */
  draft: number | null;
  /** Whether to return the result of an import without saving anything. */
  isDryRun: boolean;
  file: Buffer;
}

/** Largest number of entries in the lists `differences` and `errors` of a result. */
const MAX_LISTED = 200;

/**
 * Thrown to roll back the transaction of a dry run, or of a file with errors. Contains the result
 * of the import.
 */
class RollbackError extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('The import was undone.');
    this.result = result;
  }
}

/**
 * Imports the rows of a CSV file into a draft. If one row is invalid, imports none and returns the
 * errors. Throws 400 if the file cannot be read as a table. A dry run writes the rows and rolls
 * back, so that a dry run and an import have the same result.
 */
export async function importCatalogue(
  db: Db,
  user: { id: number },
  format: CsvFormat,
  { draft: draftid, isDryRun, file }: ImportRequest,
): Promise<ImportResult> {
  const table = readTable(file);
  if ('problem' in table) throw invalidField('file', table.problem);
  try {
    return await db.transaction(async (tx) => {
      const draft = await openDraft(tx, { draftid, isDryRun });
      const editing: Editing = { tx, user, draft, kind: format.kind.name, isDryRun };
      const result = await importRows(editing, format, table);
      if (isDryRun || result.failed > 0) throw new RollbackError(result);
      return result;
    });
  } catch (cause) {
    if (cause instanceof RollbackError) return cause.result;
    throw cause;
  }
}

/**
 * Locks and returns the draft. For a dry run without a draft, creates a draft, which the dry run
 * rolls back at the end.
 */
async function openDraft(
  tx: Tx,
  { draftid, isDryRun }: { draftid: number | null; isDryRun: boolean },
): Promise<DraftRow> {
  if (draftid !== null) return lockEditableDraft(tx, draftid);
  if (!isDryRun) throw invalidField('draft', 'Draft: please choose one.');
  const [draft] = await tx
    .insert(catalogueDrafts)
    .values({ name: 'Dry run', key: randomUUID() })
    .returning();
  if (draft === undefined) throw new Error('The draft of a dry run was not stored.');
  return draft;
}

async function importRows(
  editing: Editing,
  format: CsvFormat,
  table: CsvTable,
): Promise<ImportResult> {
  const { tx, user, draft, kind } = editing;
  const currentCatalogue = await loadCurrentCatalogue(tx, format, draft.id);
  const plan = planImport(format, table, currentCatalogue);
  const wrongCells = new Set(plan.errors.map(toCellKey));
  const rows = plan.rows.map((row) => checkRow(format, row, { errors: plan.errors, wrongCells }));
  const counts = { rows: table.rows.length, added: 0, changed: 0 };
  if (plan.errors.length > 0) return toResult(counts, [], plan.errors);
  const changes = await writeRows(editing, rows);
  if (changes.length === 0) return toResult(counts, [], []);
  const lines = new Map(changes.map(({ entityid, line }) => [entityid, line]));
  const problems = await findProblems(tx, changes, await loadOutlines(tx, draft.id));
  const errors = problems.map(({ id, field, sentence }) => ({
    line: lines.get(id) ?? 0,
    column: format.fields.find(({ name }) => name === field)?.label ?? field,
    sentence,
  }));
  await raiseVersion(tx, draft);
  const addedCount = changes.filter(({ isNew }) => isNew).length;
  const changeCounts = { added: addedCount, changed: changes.length - addedCount };
  await writeDraftAudit(tx, user, draft.id, 'catalogue.imported', {
    after: { kind, ...changeCounts },
  });
  return toResult({ ...counts, ...changeCounts }, await describeChanges(tx, changes), errors);
}

const toCellKey = ({ line, column }: { line: number; column: string }) => `${line} ${column}`;

/**
 * Returns the row with cleaned values. Adds an error to `errors` for each invalid value.
 * `wrongCells` has the cells that already have an error.
 */
function checkRow(
  { kind, fields }: CsvFormat,
  row: PlannedRow,
  { errors, wrongCells }: { errors: ImportError[]; wrongCells: ReadonlySet<string> },
): PlannedRow {
  const values: CatalogueValues = row.id === null ? getEmptyValues(kind.name) : {};
  for (const field of fields) {
    if (row.id !== null && !Object.hasOwn(row.values, field.name)) continue;
    if (wrongCells.has(toCellKey({ line: row.line, column: field.label }))) continue;
    const checkedValue = checkField(kind.name, field, row.values[field.name] ?? values[field.name]);
    if ('value' in checkedValue) values[field.name] = checkedValue.value;
    else {
      const sentence = `${field.label}: ${checkedValue.sentence}`;
      errors.push({ line: row.line, column: field.label, sentence });
    }
  }
  return { ...row, values };
}

type WrittenChange = EntityChange & { line: number };

async function writeRows(editing: Editing, rows: readonly PlannedRow[]): Promise<WrittenChange[]> {
  const newRows = rows.filter(({ id }) => id === null);
  const addedChanges = await addEntities(
    editing,
    newRows.map(({ values }) => values),
  );
  const edits = rows.flatMap(({ id, values }) => (id === null ? [] : [{ id, values }]));
  const { changes } = await writeEdits(editing, edits);
  const lines = new Map(rows.map(({ id, line }) => [id, line]));
  return [
    ...addedChanges.map((change, index) => ({ ...change, line: newRows[index]?.line ?? 0 })),
    ...changes.map((change) => ({ ...change, line: lines.get(change.entityid) ?? 0 })),
  ].toSorted((a, b) => a.line - b.line);
}

async function describeChanges(tx: Tx, changes: readonly WrittenChange[]) {
  const comparedChanges = await loadComparedChanges(tx, changes.slice(0, MAX_LISTED));
  const titles = await loadTitles(tx, comparedChanges);
  return comparedChanges.map((change, index) =>
    describeDifference({ ...change, title: titles[index] ?? '' }),
  );
}

const toResult = (
  counts: Pick<ImportResult, 'rows' | 'added' | 'changed'>,
  differences: ImportResult['differences'],
  errors: readonly ImportError[],
): ImportResult => ({
  ...counts,
  differences: errors.length > 0 ? [] : differences,
  failed: errors.length,
  errors: errors.toSorted((a, b) => a.line - b.line).slice(0, MAX_LISTED),
});
