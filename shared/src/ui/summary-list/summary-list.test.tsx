import { render, screen, within } from '@testing-library/react';
import { SummaryList } from './summary-list';

test('a summary lists each line of an order and then the total', () => {
  render(
    <SummaryList
      title="Order summary"
      rows={[{ id: 1, label: 'Removal Kit A (qty: 2)', amount: 18900 }]}
      total={{ label: 'Total Amount To Pay', amount: 18900 }}
    />,
  );
  const summary = within(screen.getByRole('group', { name: 'Order summary' }));
  expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Removal Kit A (qty: 2)',
    'Total Amount To Pay',
  ]);
  expect(summary.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '£189.00',
    '£189.00',
  ]);
});
