import { render, screen } from '@testing-library/react';
import { Price } from './price';

test('a price has the pound sign and two decimals', () => {
  render(<Price pence={123450} />);
  expect(screen.getByText('£1,234.50')).toBeVisible();
});
