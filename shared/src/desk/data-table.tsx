import {
  type ColumnDef,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { Icon, VisuallyHidden } from '../ui';
import { rowsAttribute } from './focus-first-row';
import { moveFocusBetweenRows } from './move-focus-between-rows';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  id: string;
  label: string;
  align?: 'end';
  /** Whether texts and buttons in this column stay on one line. */
  isNoWrap?: boolean;
  /** Whether people typed the texts in this column. Long words are then broken. */
  isTyped?: boolean;
  /** Whether the cells of this column are the headings of their rows. */
  isRowHeading?: boolean;
  /** Whether the user can sort by this column. The server sorts the rows. */
  isSortable?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  caption: string;
  /** Must be the same array in every render. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Returns the name of a row for its checkbox. The default is the row's id. */
  getRowName?: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Ids of the selected rows. If undefined, rows have no checkboxes. */
  selectedIds?: readonly string[];
  onSelect?: (ids: string[]) => void;
  /** Whether the table stays a table on narrow screens. */
  isNarrow?: boolean;
}

const features = tableFeatures({ rowSelectionFeature });

/**
 * Dense table. On narrow screens each row becomes a block with labels, unless `isNarrow` is set.
 * The arrow keys move the focus between rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getRowId, selectedIds, onSelect } = props;
  const { getRowName = getRowId } = props;
  const definitions = useMemo(
    (): ColumnDef<typeof features, Row>[] =>
      columns.map(({ id, label, cell }) => ({
        id,
        header: label,
        cell: ({ row }) => cell(row.original),
      })),
    [columns],
  );
  const rowSelection = toSelection(selectedIds);
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId,
    state: { rowSelection },
    onRowSelectionChange: (update) =>
      onSelect?.(Object.keys(typeof update === 'function' ? update(rowSelection) : update)),
  });
  const hasSelection = selectedIds !== undefined;
  return (
    <table className={joinClassNames(styles.table, !props.isNarrow && styles.blocks)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <HeaderRow {...props}>
        {hasSelection && (
          <th scope="col" className={styles.checkbox}>
            <Checkbox
              label="Select all rows"
              checked={table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
      </HeaderRow>
      <tbody ref={listenForRowKeys} {...rowsAttribute}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
            {hasSelection && (
              <td className={styles.checkbox}>
                <Checkbox
                  label={`Select ${getRowName(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {row.getAllCells().map((cell, index) => (
              <Cell key={cell.id} column={columns[index]}>
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toSelection = (ids: readonly string[] = []): Record<string, true> =>
  Object.fromEntries(ids.map((id) => [id, true]));

function listenForRowKeys(body: HTMLElement | null) {
  body?.addEventListener('keydown', moveFocusBetweenRows);
  return () => body?.removeEventListener('keydown', moveFocusBetweenRows);
}

type HeaderRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> & {
  children: ReactNode;
};

const HeaderRow = <Row,>({ columns, sort, onSort, children }: HeaderRowProps<Row>) => (
  <thead>
    <tr>
      {children}
      {columns.map((column) => (
        <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
      ))}
    </tr>
  </thead>
);

const getClassName = <Row,>(column: DataColumn<Row> | undefined) =>
  joinClassNames(
    column?.align && styles.end,
    column?.isNoWrap && styles.noWrap,
    column?.isTyped && styles.typed,
  );

const joinClassNames = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

function Cell<Row>(props: { column: DataColumn<Row> | undefined; children: ReactNode }) {
  const { column, children } = props;
  const attributes = { 'data-label': column?.label, className: getClassName(column) };
  return column?.isRowHeading ? (
    <th scope="row" {...attributes}>
      {children}
    </th>
  ) : (
    <td {...attributes}>{children}</td>
  );
}

interface HeaderCellProps<Row> {
  column: DataColumn<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { id, label, align, isSortable } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const nextDirection = direction === 'descending' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={align && styles.end} aria-sort={direction}>
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort?.({ columnId: id, direction: nextDirection })}
        >
          {label}
          {direction && (
            <span className={styles[direction]} aria-hidden="true">
              <Icon name="chevronDown" size={14} />
            </span>
          )}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (event: unknown) => void;
}

const Checkbox = ({ label, ...props }: CheckboxProps) => (
  <label className={styles.target}>
    <input type="checkbox" aria-label={label} {...props} />
  </label>
);
