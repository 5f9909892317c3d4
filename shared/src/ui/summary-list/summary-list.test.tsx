import { render, screen, within } from '@testing-library/react';
import { SummaryList } from './summary-list';

test('an order is summed up line by line with its total last', () => {
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
