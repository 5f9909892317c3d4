import type { CatalogueField } from 'contract/catalog/field';
import type { CsvFormatName } from 'contract/staff/catalogue/csv';
import { type CatalogueKind, getCatalogueKind } from 'contract/staff/catalogue/kinds';

/** A CSV format in which entities of one kind are exported and imported. */
export interface CsvFormat {
  kind: CatalogueKind;
  fields: readonly CatalogueField[];
  /**
   * Whether rows without an id add entities. False for a format that lacks columns of required
   * fields.
   */
  canAdd: boolean;
}

export function getCsvFormat(name: CsvFormatName): CsvFormat {
  const kind = getCatalogueKind(name === 'prices' ? 'products' : name);
  const { fields } = kind;
  if (name !== 'prices') return { kind, fields, canAdd: true };
  return {
    kind,
    fields: fields.filter((field) => ['name', 'price'].includes(field.name)),
    canAdd: false,
  };
}

export const ID_HEADING = 'Number';

/** The column indexes of the id and of each field, or the reasons why the headings are invalid. */
export type ColumnPlan =
  | { idColumn: number; columns: Map<CatalogueField, number> }
  | { problems: { column: string; sentence: string }[] };

/**
 * Finds the column of each field by the headings, which may have any order and case. A field may
 * lack a column, and an import then does not change the field.
 */
export function planColumns({ fields }: CsvFormat, headings: readonly string[]): ColumnPlan {
  const knownHeadings = [ID_HEADING, ...fields.map(({ label }) => label)];
  const lowerCaseHeadings = headings.map((heading) => heading.toLowerCase());
  const problems = headings.flatMap((heading, index) => {
    if (heading === '') {
      return {
        column: `column ${index + 1}`,
        sentence: 'Heading: please write one, or remove it.',
      };
    }
    if (lowerCaseHeadings.indexOf(heading.toLowerCase()) !== index) {
      return { column: heading, sentence: `${heading}: there are two columns of this name.` };
    }
    if (!knownHeadings.some((label) => label.toLowerCase() === heading.toLowerCase())) {
      const sentence = `${heading}: there is no such column. The columns are ${knownHeadings.join(', ')}.`;
      return { column: heading, sentence };
    }
    return [];
  });
  const idColumn = lowerCaseHeadings.indexOf(ID_HEADING.toLowerCase());
  if (idColumn < 0) {
    const sentence = `${ID_HEADING}: this column is missing. It stays empty for new rows.`;
    problems.push({ column: ID_HEADING, sentence });
  }
  if (problems.length > 0) return { problems };
  const columns = new Map(
    fields
      .map((field) => [field, lowerCaseHeadings.indexOf(field.label.toLowerCase())] as const)
      .filter(([, column]) => column >= 0),
  );
  return { idColumn, columns };
}
