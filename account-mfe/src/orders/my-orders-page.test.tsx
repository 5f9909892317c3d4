import { screen, within, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const plainRows = [
  { orderid: 'SLR10002', name: 'Full-length dress', quantity: 2, totalamount: 290 },
  { orderid: 'SLR10002', name: 'Removal Kit B', quantity: '1', totalamount: '343.00' },
  { orderid: 10001, name: 'Packing paper', quantity: 1, totalamount: 12.5 },
];

/** A row with all fields of our own backend. */
const fullRow = {
  ...plainRows[0],
  totalamount: 425.5,
  packages: [
    { id: 2, name: 'Stain guard', option: 'standard', cartquantity: 1, cartamount: 25.5 },
    { id: 1, name: 'Keepsake box', option: 'personalised', cartquantity: 2, cartamount: 110 },
  ],
  ordertotal: 460.5,
  deliverycharge: 35,
  state: 'paid',
  payment_method: 'online',
  createdat: '2026-03-03T23:30:00.000Z',
};

function openOrders(
  response: FakeResponse,
  initialEntry: string | { pathname: string; search: string } = '/myaccount',
) {
  const backend = fakeBackend({ 'GET users/getorderproducts/7': response });
  return { ...backend, ...renderPage(routes, { initialEntry, user: { id: 7 } }) };
}
const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

describe('My Orders (specification, section 2)', () => {
  test.each(['/myaccount', '/my-orders'])(
    '%s is a table of Order ID, Service Name, Qty and Amount',
    async (path) => {
      const { calls } = openOrders({ body: plainRows }, path);
      await screen.findByRole('table');
      expect(cells()).toEqual([
        ['Order ID', 'Service Name', 'Qty', 'Amount'],
        ['SLR10002', 'Full-length dress', '2', '£290.00'],
        ['SLR10002', 'Removal Kit B', '1', '£343.00'],
        ['10001', 'Packing paper', '1', '£12.50'],
      ]);
      expect(calls).toEqual([
        expect.objectContaining({
          path: 'users/getorderproducts/7',
          authorization: 'bearer test-token',
        }),
      ]);
    },
  );

  test('the rows may be inside data (rule 40)', async () => {
    openOrders({ body: { data: plainRows } });
    await screen.findByRole('table');
    expect(cells()).toHaveLength(4);
  });

  test("state, date, add-ons and the order's total are rendered if the backend sends them", async () => {
    openOrders({ body: [fullRow] });
    await screen.findByRole('table');
    const [, line, total] = screen.getAllByRole('row') as HTMLElement[];
    expect(line).toHaveTextContent('Paid');
    expect(line).toHaveTextContent('3 March 2026');
    expect(line).toHaveTextContent('Keepsake box, personalised (qty: 2)');
    expect(total).toHaveTextContent('Total including delivery of £35.00');
    expect(total).toHaveTextContent('£460.50');
  });

  test('a discount is rendered with its reason before the total', async () => {
    const discount = { discount: 45.5, discountreason: 'Returning customer', ordertotal: 415 };
    openOrders({ body: [{ ...fullRow, ...discount, name: 'Piano carried', productid: 0 }] });
    await screen.findByRole('table');
    expect(cells().slice(2)).toEqual([
      ['', 'Discount: Returning customer', '', '−£45.50'],
      ['', 'Total including delivery of £35.00', '', '£415.00'],
    ]);
  });

  test('money that came back is rendered with its day if the backend sends it', async () => {
    const refunds = [{ amount: 20, method: 'outside', at: '2026-03-05T12:00:00.000Z' }];
    openOrders({ body: [{ ...fullRow, refunds }] });
    await screen.findByRole('table');
    expect(cells().at(-1)).toEqual(['', 'Money returned on 5 March 2026', '', '−£20.00']);
  });

  test('unreadable extra fields are ignored', async () => {
    openOrders({
      body: [{ ...plainRows[0], state: 7, createdat: null, packages: '[]', ordertotal: '' }],
    });
    await screen.findByRole('table');
    expect(cells()[1]).toEqual(['SLR10002', 'Full-length dress', '2', '£290.00']);
  });

  test('without orders there is a message and a link (rule 9)', async () => {
    openOrders({ body: [] });
    expect(await screen.findByText('You have not ordered yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See our services' })).toBeInTheDocument();
  });

  test("a failed read shows a failure with 'Try again'", async () => {
    const { user, responses } = openOrders('no answer');
    expect(await screen.findByText('We could not load your orders')).toBeInTheDocument();
    responses['GET users/getorderproducts/7'] = { body: plainRows };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  test.each([
    { status: false, error: 'The database is away' },
    { status: false, error: 'relation "orders" does not exist' },
  ])('a response with an error is a failed read, not an empty list: %j', async (body) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openOrders({ body });
    expect(await screen.findByText('We could not load your orders')).toBeInTheDocument();
    expect(screen.queryByText('You have not ordered yet')).not.toBeInTheDocument();
  });

  test('without a stored user the page asks to sign in again', async () => {
    fakeBackend({});
    localStorage.setItem('token', 'abc');
    renderPage(routes, { initialEntry: '/myaccount' });
    expect(await screen.findByText('Please log in again')).toBeInTheDocument();
  });

  test('a refused token ends the session and keeps the basket (rule 21)', async () => {
    const { session, store, calls } = openOrders({ status: 401, body: {} });
    await screen.findByText('Please log in again');
    expect(calls).toHaveLength(1);
    expect(session.getState()).toMatchObject({ user: null, token: null, hasExpired: false });
    expect(store.getState().cart).toEqual([]);
  });
});

describe('one order', () => {
  const at = { pathname: '/my-orders', search: '?order=SLR10002' };

  test('it opens from the table', async () => {
    const { user, getAddress } = openOrders({ body: [fullRow] });
    await user.click(await screen.findByRole('link', { name: 'SLR10002' }));
    await waitFor(() => expect(getAddress()).toBe('/myaccount?order=SLR10002'));
    expect(screen.getByRole('heading', { level: 1, name: 'Order SLR10002' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Order SLR10002 /));
  });

  test('it opens and closes by the address of the page', async () => {
    const { user, getAddress } = openOrders({ body: [fullRow] }, at);
    await user.click(await screen.findByRole('link', { name: 'All orders' }));
    await waitFor(() => expect(getAddress()).toBe('/my-orders'));
    await user.click(await screen.findByRole('link', { name: 'SLR10002' }));
    await waitFor(() => expect(getAddress()).toBe('/my-orders?order=SLR10002'));
  });

  test('it shows lines, delivery and the total (rule 16)', async () => {
    openOrders({ body: [fullRow, plainRows[2]] }, at);
    const summary = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(summary.getByText('Full-length dress (qty: 2)')).toBeInTheDocument();
    expect(summary.getByText('Delivery Charge').nextElementSibling).toHaveTextContent('£35.00');
    expect(summary.getByText('Total').nextElementSibling).toHaveTextContent('£460.50');
    expect(summary.queryByText(/Packing paper/)).not.toBeInTheDocument();
  });

  test.each([
    ['To be paid on the day', { statelabel: 'To be paid on the day' }],
    ['To be paid later', {}],
  ])('an unpaid order has the state label of the backend: %s', async (label, words) => {
    openOrders({ body: [{ ...fullRow, state: 'awaiting_collection', ...words }] }, at);
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.queryByText(/collect/i)).not.toBeInTheDocument();
  });

  test("another customer's order is not found", async () => {
    openOrders({ body: plainRows }, { pathname: '/my-orders', search: '?order=SLR99999' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is not one of your orders' }),
    ).toBeInTheDocument();
  });
});
