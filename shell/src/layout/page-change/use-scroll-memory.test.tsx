import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'shared/core';
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

test('a document that was reloaded is left where the shopper has scrolled meanwhile', async () => {
  const reloaded = [{ type: 'reload' }] as unknown as PerformanceEntryList;
  Object.assign(performance, { getEntriesByType: () => reloaded });
  renderPage(<Page />, { at: '/terms' }).unmount();
  renderPage(<Page />, { at: '/terms' }).unmount();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockClear();
  jest.replaceProperty(window, 'scrollY', 700);
  renderPage(<Page />, { at: '/terms' });
  renderPage(<Page />, { at: '/terms#the%20end' });
  expect(scrollTo).not.toHaveBeenCalled();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('another page whose address names a place that is not there starts at its top', async () => {
  const Terms = () => (
    <>
      <Page />
      <Link to="/terms#gone">Gone</Link>
    </>
  );
  const { user } = renderPage(<Terms />, { at: '/faq' });
  await user.click(screen.getByRole('link', { name: 'Gone' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

function Way() {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/faq">Questions</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

test('going back finds a page where it was left, even if it was scrolled before it hydrated', async () => {
  jest.replaceProperty(window, 'scrollY', 700);
  const { user } = renderPage(<Way />, { at: '/terms' });
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('the way to where a page was left ends with a touch, also of what is not alive yet', async () => {
  jest.replaceProperty(window, 'scrollY', 700);
  const { user } = renderPage(<Way />, { at: '/terms' });
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const tries = () => scrollTo.mock.calls.length;
  const first = tries();
  await waitFor(() => expect(tries()).toBeGreaterThan(first + 2));
  // As React does with what is done in a part that has not hydrated.
  const hold = (event: Event) => event.stopPropagation();
  document.body.addEventListener('touchstart', hold, true);
  fireEvent.touchStart(screen.getByRole('link', { name: 'Questions' }));
  document.body.removeEventListener('touchstart', hold, true);
  const last = tries();
  await new Promise((later) => setTimeout(later, 100));
  expect(tries()).toBe(last);
});
