import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const customer = {
  path: 'of-order/SLR10001',
  email: 'vera@example.com',
  names: ['<b>Vera</b>'],
  phones: [],
  accounts: [
    {
      id: 7,
      role: 'guest',
      name: '',
      mobile: '',
      email: 'vera@example.com',
      sessions: 1,
      createdat: '2026-03-03T10:00:00.000Z',
    },
  ],
  addresses: [
    {
      source: 'order',
      name: 'Vera',
      address: '1 Example Street',
      city: 'London',
      postalcode: 'E16 0AA',
      mobile: '07700900123',
    },
  ],
  orders: [
    {
      orderno: 'SLR10001',
      state: 'completed',
      statelabel: 'Completed',
      totalamount: 12,
      createdat: '2026-03-03T10:00:00.000Z',
      isopen: false,
    },
  ],
  messages: [
    {
      id: 12,
      subject: 'A veil',
      kind: 'message',
      state: 'answered',
      createdat: '2026-03-03T10:00:00.000Z',
    },
  ],
};

const PAGE = '/admin/customers/of-order/SLR10001';
const CALL = 'staff/customers/of-order/SLR10001';
const record = (data: unknown): FakeResponse => ({ body: { status: true, data } });

function open(
  path: string,
  responses: Record<string, FakeResponse>,
  permissions = ['desk', 'customers', 'erasure'],
) {
  const backend = fakeBackend(responses);
  const user = { id: 1, role: 'staff', permissions };
  const config = { features: ['staff'] as const };
  return { ...backend, ...renderPage(routes, { initialEntry: path, user, config }) };
}

describe('a customer', () => {
  test('is found by e-mail, which never becomes part of the address', async () => {
    const page = open('/admin/customers', {
      'POST staff/customers/search': { body: { status: true, path: null } },
      [`GET ${CALL}`]: record(customer),
    });
    const field = await screen.findByRole('textbox', { name: /e-mail or order number/ });
    await page.user.type(field, 'vera@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('No customer matches')).toBeInTheDocument();
    page.responses['POST staff/customers/search'] = {
      body: { status: true, path: 'of-order/SLR10001' },
    };
    await page.user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(page.getAddress()).toBe(PAGE));
    expect(await screen.findByText('1 Example Street, London, E16 0AA')).toBeInTheDocument();
    expect(screen.getByText('<b>Vera</b>')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A veil' })).toHaveAttribute(
      'href',
      '/admin/messages/12',
    );
  });

  test('is chosen among several with the same name', async () => {
    const vera = { path: 'of-order/SLR10001', name: 'Vera One', email: 'vera@example.com' };
    const other = { path: '7', name: 'Vera Two', email: 'vera2@example.com' };
    const people = [vera, other].map((person) => ({ ...person, mobile: '+447700900123' }));
    const page = open('/admin/customers', {
      'POST staff/customers/search': { body: { status: true, path: null, people } },
    });
    const field = await screen.findByRole('textbox', { name: /e-mail or order number/ });
    await page.user.type(field, 'vera');
    await page.user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('2 customers match.')).toBeInTheDocument();
    const links = within(screen.getByRole('table', { name: 'Customers' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vera One', '/admin/customers/of-order/SLR10001'],
      ['Vera Two', '/admin/customers/7'],
    ]);
    expect(page.getAddress()).toBe('/admin/customers');
  });

  test('leads to a new order with their details, if the role may order', async () => {
    const page = open(PAGE, { [`GET ${CALL}`]: record(customer) }, ['desk', 'customers', 'orders']);
    expect(await screen.findByRole('link', { name: 'New order' })).toHaveAttribute(
      'href',
      '/admin/orders/new?customer=of-order/SLR10001',
    );
    page.unmount();
    open(PAGE, { [`GET ${CALL}`]: record(customer) });
    await screen.findByText('1 Example Street, London, E16 0AA');
    expect(screen.queryByRole('link', { name: 'New order' })).not.toBeInTheDocument();
  });

  test('that is missing is refused at the field', async () => {
    const refusal = {
      status: false,
      error: 'Name, phone, e-mail or order number is missing.',
      field: 'text',
    };
    const page = open('/admin/customers', {
      'POST staff/customers/search': { status: 400, body: refusal },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Find' }));
    expect(
      await screen.findByText('Name, phone, e-mail or order number is missing.'),
    ).toBeInTheDocument();
  });

  test('is exported as a file', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const page = open(PAGE, {
      [`GET ${CALL}`]: record(customer),
      [`POST ${CALL}/export`]: record({ email: 'vera@example.com' }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Export all data' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });

  test('is erased after a dialog that says what stays, if the typed e-mail is right', async () => {
    const wrong = { status: false, error: "This is not this person's address.", field: 'email' };
    const page = open(PAGE, {
      [`GET ${CALL}`]: record(customer),
      [`POST ${CALL}/erase`]: { status: 400, body: wrong },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Erase all data' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Stays without name.*1 order\./)).toBeInTheDocument();
    await page.user.type(dialog.getByRole('textbox'), 'vera@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText("This is not this person's address.")).toBeInTheDocument();
    page.responses[`POST ${CALL}/erase`] = {
      body: { status: true, accounts: 1, orders: 1, messages: 1 },
    };
    await page.user.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(page.getAddress()).toBe('/admin/customers'));
  });

  test('with an open order, or for a role without the permission, cannot be erased', async () => {
    const orders = [{ ...customer.orders[0], isopen: true }];
    const first = open(PAGE, { [`GET ${CALL}`]: record({ ...customer, orders }) });
    expect(await screen.findByText(/Orders that are still open: SLR10001/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase all data' })).toBeNull();
    first.unmount();
    open(PAGE, { [`GET ${CALL}`]: record(customer) }, ['desk', 'customers']);
    expect(await screen.findByText('vera@example.com', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export all data' })).toBeNull();
  });

  test('that was erased is not shown', async () => {
    open(PAGE, { [`GET ${CALL}`]: { status: 404 } });
    expect(await screen.findByText('There is no such customer')).toBeInTheDocument();
  });
});
