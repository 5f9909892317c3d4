import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../routes';
import { orderPage } from '../../testing/order-page';

const features = ['progress', 'order-link', 'note'] as const;
const OWN = 'GET users/orderpage/SLR10002';
const BY_LINK = 'POST users/orderbylink';
const rows = { 'GET users/getorderproducts/7': { body: orderPage.lines } };

function open(
  at: string,
  responses: Record<string, FakeResponse>,
  options: Parameters<typeof renderPage>[1] = {},
) {
  const backend = fakeBackend(responses);
  const page = renderPage(routes, { initialEntry: at, config: { features }, ...options });
  return { ...backend, ...page };
}
const own = (data: object = orderPage) =>
  open('/my-orders?order=SLR10002', { ...rows, [OWN]: { body: { data } } }, { user: { id: 7 } });

describe('the page of an order (rule 50)', () => {
  test('shows address, payment, date, timeline, note, help and the included tax', async () => {
    own();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SLR10002' })).toBeVisible();
    for (const text of ['Robin Example', '1 Example Street', 'Paid by card', 'Ring twice']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Placed on 3 March 2026')).toBeVisible();
    expect(screen.getByText('Ada & Tom')).toBeVisible();
    expect(screen.getByText('Includes VAT at 20% on £200.00: £33.33')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Garments in care' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Order received3 March 2026',
      'In our care5 March 2026',
      'Ready (not yet)',
    ]);
    expect(steps.getByText('In our care').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Your cancellation rights' })).toHaveAttribute(
      'href',
      '/terms#cancellation',
    );
  });

  test("fills the basket by 'Order again' and starts a checkout", async () => {
    const { user, store, getAddress } = own();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(getAddress()).toBe('/cart');
    const { cart, personalised, checkoutstatus } = store.getState();
    expect(cart).toMatchObject([{ productid: 1, cartquantity: 1, price: 14500 }]);
    expect(personalised).toMatchObject([{ id: 1, ustring: cart[0]?.packages }]);
    expect(checkoutstatus).toBe(1);
  });

  test("has no 'Order again' if no product is still sold", async () => {
    own({ ...orderPage, again: { cart: [], packages: [], personalised: [] } });
    expect(await screen.findByText('What you ordered is not sold any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
  });

  test('shows a line without a product and the discount, and leaves the line out of another order', async () => {
    const totals = { ordertotal: 230, discount: 20, discountreason: 'Returning customer' };
    const [line] = orderPage.lines;
    const freeLine = {
      ...line,
      productid: 0,
      name: 'Piano carried',
      totalamount: 50,
      packages: [],
    };
    const lines = [line, freeLine].map((each) => ({ ...each, ...totals }));
    own({ ...orderPage, lines });
    const summary = within(await screen.findByRole('group', { name: 'What you ordered' }));
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '£200.00',
      '£50.00',
      '−£20.00',
      '£230.00',
    ]);
    expect(summary.getByText('Piano carried (qty: 1)')).toBeVisible();
    expect(summary.getByText('Discount: Returning customer')).toBeVisible();
    expect(screen.getByText(/^Left out when you order again.*: Piano carried\.$/)).toBeVisible();
    expect(screen.queryByText(/not sold any more/)).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toMatch(/\/0\b/);
  });

  test('is not requested if the backend lacks the feature (rule 46)', async () => {
    const { calls } = open('/my-orders?order=SLR10002', rows, { user: { id: 7 }, config: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SLR10002' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['users/getorderproducts/7']);
  });
});

describe("the link of a guest's email (rule 50)", () => {
  test('opens the order without a sign-in, and removes the token from the address', async () => {
    const { calls, getAddress } = open('/my-order#secret-token', {
      [BY_LINK]: { body: { data: orderPage } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SLR10002' })).toBeVisible();
    expect(getAddress()).toBe('/my-order');
    expect(calls).toMatchObject([{ body: { token: 'secret-token' } }]);
    expect(calls[0]?.authorization).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('shows the order of each link that is opened in the same tab, also after going back', async () => {
    const order = (orderid: string) => ({
      body: {
        data: { ...orderPage, lines: orderPage.lines.map((line) => ({ ...line, orderid })) },
      },
    });
    const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
    const { goTo } = open('/my-order#ended', {
      [BY_LINK]: ({ body }) => {
        const { token } = body as { token: string };
        return token === 'ended' ? { status: 404, body: { error: 'ended' } } : order(token);
      },
    });
    expect(await heading('This link opens no order any more')).toBeVisible();
    await goTo('/my-order#SLR10008');
    expect(await heading('Order SLR10008')).toBeVisible();
    await goTo('/my-order#SLR10009');
    expect(await heading('Order SLR10009')).toBeVisible();
    await goTo(-1);
    expect(await heading('Order SLR10008')).toBeVisible();
    await goTo(-1);
    expect(await heading('This link opens no order any more')).toBeVisible();
  });

  test('shows that it has ended', async () => {
    open('/my-order#old', { [BY_LINK]: { status: 404, body: { error: 'ended' } } });
    expect(await screen.findByText('This link opens no order any more')).toBeVisible();
  });

  test('adds the order to the signed-in account', async () => {
    const { user, calls, getAddress } = open(
      '/my-order#secret-token',
      { [BY_LINK]: { body: { data: orderPage } }, 'POST users/claimorder': { body: {} }, ...rows },
      { user: { id: 7, role: 'customer' } },
    );
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    await waitFor(() => expect(getAddress()).toBe('/my-orders?order=SLR10002'));
    expect(calls.find(({ path }) => path === 'users/claimorder')).toMatchObject({
      body: { token: 'secret-token' },
      authorization: 'bearer test-token',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not found if the backend lacks the feature (rule 46)', () => {
    const { calls } = open('/my-order#x', {}, { config: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});

afterEach(() => sessionStorage.clear());
