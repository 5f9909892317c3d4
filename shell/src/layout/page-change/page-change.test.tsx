import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useRoutes, useSearchParams } from 'shared/router';
import { renderPage } from 'shared/testing';
import { SkeletonGroup } from 'shared/ui';
import { PageChange } from './page-change';

function Product({ after }: { after: number }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  if (isThere) return <h1>Veil Clean</h1>;
  return (
    <SkeletonGroup label="the product">
      <h1>Loading the product</h1>
    </SkeletonGroup>
  );
}

function Orders() {
  const [search] = useSearchParams();
  const order = search.get('order');
  if (order) return <h1>{`Order ${order}`}</h1>;
  return (
    <>
      <h1>Orders</h1>
      <Link to="/orders?order=12">12</Link>
    </>
  );
}

const Terms = () => (
  <>
    <h1>Terms</h1>
    <Link to="/terms#privacy">To privacy</Link>
    <section id="privacy" aria-label="Privacy" />
    <Link to="/terms#end">To the end</Link>
  </>
);

const Pages = () =>
  useRoutes([
    { path: '/faq', element: <h1>Questions</h1> },
    { path: '/veil', element: <Product after={1000} /> },
    { path: '/gown', element: <Product after={20_000} /> },
    { path: '/orders', element: <Orders /> },
    { path: '/terms', element: <Terms /> },
    {
      path: '*',
      element: (
        <>
          <h1>Home</h1>
          <Link to="/faq">To the questions</Link>
          <Link to="/veil">To the veil</Link>
          <Link to="/gown">To the gown</Link>
          <Link to="/terms#privacy">To privacy</Link>
        </>
      ),
    },
  ]);

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

const show = (path = '/') =>
  renderPage(
    <>
      <main id="main">
        <Pages />
      </main>
      <PageChange mainId="main" />
    </>,
    { initialEntry: path },
  );

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
});
afterEach(() => void jest.useRealTimers());

test('a navigation focuses the new heading and announces the title, but the first load does not', async () => {
  document.title = 'Home';
  show();
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
  show();
  act(() => screen.getByRole('link', { name: 'To the veil' }).click());
  await pass(500);
  expect(screen.getByRole('heading', { name: 'Loading the product' })).not.toHaveFocus();
  await pass(1000);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Veil Clean' })).toHaveFocus();
});

test('the focus waits as long as a remote and its reads may take', async () => {
  show();
  act(() => screen.getByRole('link', { name: 'To the gown' }).click());
  await pass(20_000);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Veil Clean' })).toHaveFocus();
});

test.each(['/', '/terms'])(
  "the focus goes to the element in the address's fragment, from %s",
  async (from) => {
    show(from);
    const link = screen.getByRole('link', { name: 'To privacy' });
    link.focus();
    act(() => link.click());
    await pass(100);
    expect(screen.getByRole('region', { name: 'Privacy' })).toHaveFocus();
  },
);

test('the focus stays where the shopper has moved it while the target of the address loads', async () => {
  show('/terms');
  act(() => screen.getByRole('link', { name: 'To privacy' }).click());
  act(() => screen.getByRole('link', { name: 'To the end' }).focus());
  await pass(100);
  expect(screen.getByRole('link', { name: 'To the end' })).toHaveFocus();
});

test('another view of the same page gets its heading focused and its title announced', async () => {
  show('/orders');
  document.title = 'Order 12';
  const link = screen.getByRole('link', { name: '12' });
  link.focus();
  act(() => link.click());
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Order 12' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Order 12');
});
