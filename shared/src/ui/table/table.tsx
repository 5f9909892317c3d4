import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

export interface TableColumn<Key extends string = string> {
  key: Key;
  label: string;
  align?: 'start' | 'end';
  isRowHeading?: boolean;
}

export interface TableRow<Key extends string = string> {
  id: string | number;
  cells: Record<Key, ReactNode>;
}

interface TableProps<Key extends string> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Key>[];
  rows: readonly TableRow<Key>[];
  footer?: ReactNode;
}

export function Table<Key extends string>(props: TableProps<Key>) {
  const { caption, captionHidden, columns, rows, footer } = props;
  return (
    <table className={styles.table}>
      <caption className={captionHidden ? undefined : styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, label, align }) => (
            <th key={key} scope="col" className={align && styles[align]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>{columns.map((column) => renderCell(column, cells[column.key]))}</tr>
        ))}
      </tbody>
      {footer && <tfoot>{footer}</tfoot>}
    </table>
  );
}

function renderCell(column: TableColumn, content: ReactNode) {
  const attributes = {
    'data-label': column.label,
    className: column.align && styles[column.align],
  };
  return column.isRowHeading ? (
    <th key={column.key} scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td key={column.key} {...attributes}>
      {content}
    </td>
  );
}
