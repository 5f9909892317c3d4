import { render, screen } from '@testing-library/react';
import { Badge, CountBadge } from './badge';

test('a badge shows a state, and a count is limited to 99+', () => {
  render(
    <>
      <Badge tone="green">Paid</Badge>
      <CountBadge count={7} />
      <CountBadge count={140} />
    </>,
  );
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText('99+')).toBeVisible();
});
