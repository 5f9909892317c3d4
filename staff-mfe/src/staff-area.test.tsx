import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from './routes';
import { staffOrder } from './testing/staff-order';

const order = staffOrder;
const listed = (rows: unknown[], total = rows.length): FakeResponse => ({
  body: { status: true, data: rows, total },
});
const ORDERS = 'GET staff/orders?page=1&size=25';

function open(
  at: string,
  answers: Record<string, FakeResponse>,
  role: string | undefined = 'staff',
) {
  const backend = fakeBackend(answers);
  return {
    ...backend,
    ...renderPage(routes, {
      initialEntry: at,
      user: { id: 1, role },
      config: { features: ['staff'] },
    }),
  };
}

describe('the staff area (rule 3)', () => {
  test.each([undefined, 'customer', 'guest'])(
    'with the role %p the page is empty and sends no request',
    async (role) => {
      const { calls } = open('/admin/orders', {}, role ?? '');
      const title = { level: 1, name: 'Staff area' };
      expect(await screen.findByRole('heading', title)).toBeInTheDocument();
      expect(screen.getByText('There is nothing here for this account')).toBeInTheDocument();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      expect(calls).toEqual([]);
    },
  );

  test("the label 'paid' depends on the order's state only, not on its payment method", async () => {
    open('/admin/orders', { [ORDERS]: listed([{ ...order, state: 'cancelled' }]) });
    const customer = within(await screen.findByRole('list', { name: 'Customer' }));
    expect(customer.getByText('Card payment')).toBeInTheDocument();
    expect(customer.queryByText(/paid/i)).not.toBeInTheDocument();
  });

  test('the history and the badge of an order use the same label (rule 63)', async () => {
    const unpaid = { state: 'awaiting_collection', statelabel: 'To be paid on the day' };
    const lines = order.lines.map((line) => ({ ...line, ...unpaid }));
    const history = [{ ...unpaid, cause: 'placed', at: '2026-03-03T10:00:00.000Z' }];
    open('/admin/orders', { [ORDERS]: listed([{ ...order, ...unpaid, lines, history }]) });
    expect(await screen.findByText(/: To be paid on the day – placed$/)).toBeInTheDocument();
    expect(screen.queryByText(/To be paid later/, { ignore: 'option' })).not.toBeInTheDocument();
  });

  test('staff see the pages of all orders', async () => {
    const { user, calls } = open('/admin/orders', {
      [ORDERS]: listed([order], 60),
      'GET staff/orders?page=2&size=25': listed([{ ...order, orderno: 'SLR10000' }], 60),
    });
    expect(await screen.findByRole('heading', { name: 'SLR10001' })).toBeInTheDocument();
    expect(screen.getByText('someone@example.com')).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('heading', { name: 'SLR10000' })).toBeInTheDocument();
    expect(calls.every(({ authorization }) => authorization === 'bearer test-token')).toBe(true);
  });

  test('orders can be filtered by state', async () => {
    const { user, getAddress } = open('/admin/orders', {
      [ORDERS]: listed([order]),
      'GET staff/orders?page=1&size=25&state=cancelled': listed([]),
    });
    await screen.findByRole('heading', { name: 'SLR10001' });
    await user.selectOptions(screen.getByLabelText('Show'), 'Cancelled');
    expect(await screen.findByText('There are no orders')).toBeInTheDocument();
    await waitFor(() => expect(getAddress()).toBe('/admin/orders?state=cancelled'));
  });

  test('orders without a date are marked, and the list can be filtered by them (rule 62)', async () => {
    const undated = { ...order, undated: ['move'] };
    fakeBackend({
      [ORDERS]: listed([order, { ...undated, orderno: 'SLR10002' }]),
      'GET staff/orders?page=1&size=25&undated=true': listed([undated]),
    });
    const config = { features: ['staff', 'calendar'] as const };
    const page = { initialEntry: '/admin/orders', user: { id: 1, role: 'staff' }, config };
    const { user } = renderPage(routes, page);
    const marks = () => screen.findAllByText('Without a date', { ignore: 'option' });
    expect(await marks()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Show'), 'Without a date');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'SLR10002' })).toBeNull());
    expect(await marks()).toHaveLength(1);
  });

  test('an unknown screen has a link to the orders', () => {
    open('/admin/unknown', {});
    expect(screen.getByRole('link', { name: 'To the orders' })).toHaveAttribute('href', '/admin');
  });
});

describe('transitions by staff (rule 31)', () => {
  test.each([
    [
      ['completed', 'cancelled'],
      ['Complete', 'Cancel order'],
    ],
    [['cancelled'], ['Cancel order']],
    [[], []],
    [['cancelled', 'sent_to_the_moon'], ['Cancel order']],
    [undefined, []],
  ])('an order with the transitions %p has the buttons %p', async (moves, offered) => {
    open('/admin/orders', { [ORDERS]: listed([{ ...order, moves }]) });
    await screen.findByRole('heading', { name: 'SLR10001' });
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(offered);
  });

  test('a transition is confirmed and sent, and the list is read again', async () => {
    const POST = 'POST staff/orders/SLR10001/state';
    const { user, calls, responses } = open('/admin/orders', {
      [ORDERS]: listed([order]),
      [POST]: { body: { status: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Complete: SLR10001' }));
    expect(calls).toHaveLength(1);
    responses[ORDERS] = listed([{ ...order, state: 'completed', moves: [] }]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls[1]).toMatchObject({ method: 'POST', body: { state: 'completed' } });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /SLR10001/ })).not.toBeInTheDocument(),
    );
  });

  test('a refused transition shows the reason and changes nothing', async () => {
    const { user } = open('/admin/orders', {
      [ORDERS]: listed([order]),
      'POST staff/orders/SLR10001/state': { status: 409, body: { error: 'It is completed.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order: SLR10001' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is completed.');
  });
});

describe('refunds and messages (rules 36 and 39)', () => {
  test('messages are shown as written', async () => {
    open('/admin/messages', {
      'GET staff/messages?page=1&size=25': listed([
        {
          id: 1,
          name: 'Some One',
          subject: 'Veil',
          email: 'someone@example.com',
          phone: '07700900123',
          message: '<b>Hello</b>',
          createdAt: '2026-03-03T10:00:00.000Z',
        },
      ]),
    });
    expect(await screen.findByText('<b>Hello</b>')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '07700900123' })).toHaveAttribute(
      'href',
      'tel:07700900123',
    );
  });

  test('refunds are listed with order, transaction, reason and amount', async () => {
    open('/admin/refunds', {
      'GET staff/refunds': listed([
        {
          id: 1,
          orderno: 'SLR10001',
          email: 'someone@example.com',
          transactionid: 'pi_2',
          amount: 378,
          currency: 'gbp',
          reason: 'A second payment.',
          receivedat: '2026-03-03T10:00:00.000Z',
        },
      ]),
    });
    const row = (await screen.findByText('pi_2')).closest('tr');
    expect(row).toHaveTextContent('SLR10001');
    expect(row).toHaveTextContent('A second payment.');
    expect(row).toHaveTextContent('£378.00');
  });

  test.each([
    ['/admin/orders', 'orders'],
    ['/admin/messages', 'messages'],
    ['/admin/refunds', 'refunds'],
  ])('%s shows a failure if it could not load the %s', async (at, what) => {
    open(at, {});
    expect(await screen.findByText(`We could not load the ${what}`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
