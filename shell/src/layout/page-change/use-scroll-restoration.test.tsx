import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'shared/router';
import { renderPage } from 'shared/testing';
import { useScrollRestoration } from './use-scroll-restoration';

function Page() {
  useScrollRestoration();
  return <h1 id="the end">Terms</h1>;
}

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test("a page starts at the element in its address's fragment", async () => {
  renderPage(<Page />, { initialEntry: '/terms#the%20end' });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
});

test('a page is shown even if its fragment is incorrectly encoded', () => {
  renderPage(<Page />, { initialEntry: '/terms#%E0%A4' });
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a reloaded document keeps the position to which the shopper has scrolled meanwhile', async () => {
  const reloaded = [{ type: 'reload' }] as unknown as PerformanceEntryList;
  Object.assign(performance, { getEntriesByType: () => reloaded });
  renderPage(<Page />, { initialEntry: '/terms' }).unmount();
  renderPage(<Page />, { initialEntry: '/terms' }).unmount();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockClear();
  jest.replaceProperty(window, 'scrollY', 700);
  renderPage(<Page />, { initialEntry: '/terms' });
  renderPage(<Page />, { initialEntry: '/terms#the%20end' });
  expect(scrollTo).not.toHaveBeenCalled();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('another page starts at its top if its fragment names no element', async () => {
  const Terms = () => (
    <>
      <Page />
      <Link to="/terms#gone">Gone</Link>
    </>
  );
  const { user } = renderPage(<Terms />, { initialEntry: '/faq' });
  await user.click(screen.getByRole('link', { name: 'Gone' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

function Way() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/faq">Questions</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

test('going back restores the scroll position, even if the page was scrolled before it hydrated', async () => {
  jest.replaceProperty(window, 'scrollY', 700);
  const { user } = renderPage(<Way />, { initialEntry: '/terms' });
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('a touch ends the restoring of the scroll position, also in an island that is not hydrated', async () => {
  jest.replaceProperty(window, 'scrollY', 700);
  const { user } = renderPage(<Way />, { initialEntry: '/terms' });
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const tries = () => scrollTo.mock.calls.length;
  const first = tries();
  await waitFor(() => expect(tries()).toBeGreaterThan(first + 2));
  // Stops the event, as React does in an island that is not hydrated.
  const hold = (event: Event) => event.stopPropagation();
  document.body.addEventListener('touchstart', hold, true);
  fireEvent.touchStart(screen.getByRole('link', { name: 'Questions' }));
  document.body.removeEventListener('touchstart', hold, true);
  const last = tries();
  await new Promise((later) => setTimeout(later, 100));
  expect(tries()).toBe(last);
});
