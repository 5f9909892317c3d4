import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('an empty list shows a message and a link to continue', () => {
  render(
    <EmptyState title="Your basket is empty" action={<a href="/services">See our services</a>} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your basket is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See our services' })).toBeVisible();
});
