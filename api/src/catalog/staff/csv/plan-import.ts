import { isDeepStrictEqual } from 'node:util';
import type { CatalogueField } from 'contract/catalog/field';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { shortenText } from 'contract/values/shorten-text';
import { unescapeText } from '../../../staff/exports/format-csv.ts';
import { parseCell } from './cells.ts';
import { type CsvFormat, ID_HEADING, planColumns } from './columns.ts';
import type { CurrentCatalogue } from './current-catalogue.ts';
import type { CsvRow, CsvTable } from './read-table.ts';

export interface ImportError {
  line: number;
  column: string;
  sentence: string;
}

/**
 * A row of a CSV file that adds an entity (`id` is null) or changes fields of an existing entity.
 */
export interface PlannedRow {
  line: number;
  id: number | null;
  values: CatalogueValues;
}

export interface ImportPlan {
  rows: PlannedRow[];
  errors: ImportError[];
}

/**
 * Returns the rows of the table that add or change an entity, with their values, and the errors of
 * other rows. Omits rows that change nothing. Does not check the rules of fields, such as a
 * maximum.
 */
export function planImport(
  format: CsvFormat,
  table: CsvTable,
  currentCatalogue: CurrentCatalogue,
): ImportPlan {
  const plan = planColumns(format, table.headings);
  if ('problems' in plan) {
    return { rows: [], errors: plan.problems.map((problem) => ({ line: 1, ...problem })) };
  }
  const errors: ImportError[] = [];
  const lineOfId = new Map<number, number>();
  const rows: PlannedRow[] = [];
  for (const row of table.rows) {
    const addError = (column: string, sentence: string) =>
      errors.push({ line: row.line, column, sentence });
    if (row.cells.slice(table.headings.length).some((cell) => cell.trim() !== '')) {
      addError(
        '',
        `The row has more cells than the heading. Texts with a separator need quotation marks.`,
      );
      continue;
    }
    const id = readId(format, row.cells[plan.idColumn]?.trim() ?? '', currentCatalogue, addError);
    if (id === undefined) continue;
    const earlierLine = id === null ? undefined : lineOfId.get(id);
    if (earlierLine !== undefined) {
      addError(ID_HEADING, `${ID_HEADING}: line ${earlierLine} has the same one.`);
      continue;
    }
    if (id !== null) lineOfId.set(id, row.line);
    const values = readValues(row, plan.columns, { currentCatalogue, table, addError });
    const changedValues =
      id === null ? values : pickChanged(values, currentCatalogue.entities.get(id) ?? {});
    if (Object.keys(changedValues).length > 0)
      rows.push({ line: row.line, id, values: changedValues });
  }
  return { rows, errors };
}

type AddError = (column: string, sentence: string) => void;

/**
 * Returns the id in a cell. Returns null for an empty cell, which means a new entity. For an
 * invalid id, reports an error and returns undefined.
 */
function readId(
  { kind: { noun }, canAdd }: CsvFormat,
  cellText: string,
  { entities, archivedIds }: CurrentCatalogue,
  addError: AddError,
): number | null | undefined {
  if (cellText === '') {
    if (canAdd) return null;
    addError(ID_HEADING, `${ID_HEADING}: please write the number of the ${noun}.`);
    return undefined;
  }
  const id = /^\d{1,9}$/.test(cellText) ? Number(cellText) : NaN;
  if (entities.has(id)) return id;
  addError(
    ID_HEADING,
    archivedIds.has(id)
      ? `${ID_HEADING}: the ${noun} ${id} is archived. Make it visible first.`
      : `${ID_HEADING}: there is no ${noun} ${shortenText(cellText, 20, '…')}. Leave the cell empty for a new one.`,
  );
  return undefined;
}

function readValues(
  { cells }: CsvRow,
  columns: ReadonlyMap<CatalogueField, number>,
  context: { currentCatalogue: CurrentCatalogue; table: CsvTable; addError: AddError },
): CatalogueValues {
  const values: CatalogueValues = {};
  for (const [field, column] of columns) {
    const cell = unescapeText(cells[column] ?? '');
    const parsedCell = parseCell(
      field,
      cell,
      context.currentCatalogue.references,
      context.table.delimiter,
    );
    if ('problem' in parsedCell) context.addError(field.label, parsedCell.problem);
    else values[field.name] = parsedCell.value;
  }
  return values;
}

const pickChanged = (values: CatalogueValues, currentValues: CatalogueValues): CatalogueValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isDeepStrictEqual(value, currentValues[name]),
    ),
  );
