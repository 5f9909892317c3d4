import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './breadcrumb';

test('the parent pages are links, and the last entry is the current page', () => {
  render(
    <MemoryRouter>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Services' }]} />
    </MemoryRouter>,
  );
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(way.getByText('Services')).toHaveAttribute('aria-current', 'page');
});
