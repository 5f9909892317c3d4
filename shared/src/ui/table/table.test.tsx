import { render, screen, within } from '@testing-library/react';
import { Table } from './table';

const columns = [
  { key: 'name', label: 'Name', isRowHeading: true },
  { key: 'quantity', label: 'Qty' },
] as const;
const rows = [{ id: 1, cells: { name: 'Removal Kit A', quantity: 2 } }];

test('a table has a caption, column headings and row headings', () => {
  render(<Table caption="Your basket" columns={columns} rows={rows} />);
  const table = within(screen.getByRole('table', { name: 'Your basket' }));
  expect(table.getByRole('columnheader', { name: 'Qty' })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'Removal Kit A' })).toBeVisible();
  expect(table.getByRole('cell', { name: '2' })).toBeVisible();
});
