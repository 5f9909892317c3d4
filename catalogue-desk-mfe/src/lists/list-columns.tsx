import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import type { CatalogueField } from 'contract/catalog/field';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { shortenText } from 'contract/values/shorten-text';
import { Link } from 'shared/router';
import { Badge, Picture } from 'shared/ui';
import type { DataColumn } from 'shared/desk';
import { formatValue, toPictures, visibilityLabels } from '../values/format-value';
import { readTitle, type Titles } from '../values/use-titles';
import styles from './list.module.css';

/**
 * Longest title in a list, in characters. If a row has no title, the title is the beginning of its
 * text.
 */
const MAX_TITLE_LENGTH = 80;

export const findReference = (kind: CatalogueKind): CatalogueField | undefined =>
  kind.fields.find(({ type }) => type === 'reference');

/** Returns the title of a row. `titles` contains the titles of referenced entities. */
export function describeRow(kind: CatalogueKind, row: CatalogueRow, titles: Titles): string {
  const isReference = findReference(kind)?.name === kind.titleField;
  const title = isReference
    ? (titles.get(Number(row.values[kind.titleField])) ?? '')
    : readTitle(kind, row.values);
  if (title === '') return `No. ${row.id}`;
  return shortenText(title, MAX_TITLE_LENGTH, '…');
}

export function createColumns(kind: CatalogueKind, titles: Titles): DataColumn<CatalogueRow>[] {
  const columns: DataColumn<CatalogueRow>[] = [
    {
      id: 'title',
      label: 'Title',
      isRowHeading: true,
      cell: (row) => (
        <Link to={`/admin/catalogue/${kind.name}/${row.id}`}>{describeRow(kind, row, titles)}</Link>
      ),
    },
  ];
  for (const field of kind.fields) {
    const isTitle = field.name === kind.titleField;
    const column = isTitle ? null : createFieldColumn(field, titles);
    if (column) columns.push(column);
  }
  columns.push(
    {
      id: 'visibility',
      label: 'Visibility',
      cell: ({ visibility }) => (
        <Badge tone={visibility === 'visible' ? 'green' : 'neutral'}>
          {visibilityLabels[visibility]}
        </Badge>
      ),
    },
    { id: 'change', label: 'Draft', cell: Change },
  );
  return columns;
}

function createFieldColumn(
  field: CatalogueField,
  titles: Titles,
): DataColumn<CatalogueRow> | undefined {
  const { name, label, type } = field;
  if (type === 'picture' || type === 'pictures') {
    return {
      id: name,
      label: 'Picture',
      cell: ({ values }) => <Thumbnail file={toPictures(values[name])[0]?.file} />,
    };
  }
  if (type !== 'price' && type !== 'slug' && type !== 'reference') return undefined;
  return {
    id: name,
    label,
    ...(type === 'price' && { align: 'end' as const }),
    cell: ({ values }) => formatValue(field, name, values[name], titles),
  };
}

const Thumbnail = ({ file }: { file: string | undefined }) =>
  file ? (
    <div className={styles.thumbnail}>
      <Picture file={file} alt="" ratio="1/1" sizes="48px" />
    </div>
  ) : null;

const Change = ({ change }: CatalogueRow) =>
  change === 'none' ? null : <Badge tone="brass">{change === 'new' ? 'New' : 'Changed'}</Badge>;
