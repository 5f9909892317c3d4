import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('an empty list says so and offers a way on', () => {
  render(
    <EmptyState title="Your basket is empty" action={<a href="/services">See our services</a>} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your basket is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See our services' })).toBeVisible();
});
