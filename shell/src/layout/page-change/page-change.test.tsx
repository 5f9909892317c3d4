import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useRoutes } from 'shared/core';
import { renderPage } from 'shared/testing';
import { SkeletonGroup } from 'shared/ui';
import { PageChange } from './page-change';

function Product() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  if (isThere) return <h1>Veil Clean</h1>;
  return (
    <SkeletonGroup label="the product">
      <h1>Loading the product</h1>
    </SkeletonGroup>
  );
}

const Pages = () =>
  useRoutes([
    { path: '/faq', element: <h1>Questions</h1> },
    { path: '/veil', element: <Product /> },
    {
      path: '*',
      element: (
        <>
          <h1>Home</h1>
          <Link to="/faq">To the questions</Link>
          <Link to="/veil">To the veil</Link>
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

test('the focus waits for the heading of a page that is loading', async () => {
  renderPage(
    <>
      <main id="main">
        <Pages />
      </main>
      <PageChange mainId="main" />
    </>,
  );
  act(() => screen.getByRole('link', { name: 'To the veil' }).click());
  await pass(500);
  expect(screen.getByRole('heading', { name: 'Loading the product' })).not.toHaveFocus();
  await pass(1000);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Veil Clean' })).toHaveFocus();
});
