import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { useScrollMemory } from './use-scroll-memory';

function Page() {
  useScrollMemory();
  return <h1 id="the end">Terms</h1>;
}

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test('a page starts at the place that its address names', async () => {
  renderPage(<Page />, { at: '/terms#the%20end' });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
});

test('an address whose place is not well encoded shows the page all the same', () => {
  renderPage(<Page />, { at: '/terms#%E0%A4' });
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
});
