import { act, screen } from '@testing-library/react';
import { Link, useRoutes } from 'shared/core';
import { renderPage } from 'shared/testing';
import { PageChange } from './page-change';

const Pages = () =>
  useRoutes([
    { path: '/faq', element: <h1>Questions</h1> },
    {
      path: '*',
      element: (
        <>
          <h1>Home</h1>
          <Link to="/faq">To the questions</Link>
        </>
      ),
    },
  ]);

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('changing pages moves the focus to the new heading and reads out the title, but not on first load', async () => {
  document.title = 'Home';
  renderPage(
    <>
      <main id="main">
        <Pages />
      </main>
      <PageChange mainId="main" />
    </>,
  );
  await pass(10_000);
  expect(screen.getByRole('heading', { name: 'Home' })).not.toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  document.title = 'Questions | SLR London';
  act(() => screen.getByRole('link', { name: 'To the questions' }).click());
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Questions | SLR London');
});
