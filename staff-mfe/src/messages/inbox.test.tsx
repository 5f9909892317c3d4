import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const script = '<img src=x onerror=alert(1)>';
const outline = {
  id: 12,
  kind: 'quote',
  state: 'open',
  name: `Vera ${script}`,
  subject: `Veil ${script}`,
  createdat: '2026-03-03T10:00:00.000Z',
  changedat: '2026-03-03T10:00:00.000Z',
  assignee: null,
  version: 1,
};
const message = {
  ...outline,
  email: 'vera@example.com',
  phone: '07700900123',
  message: `Hello ${script}`,
  canreply: true,
  replies: [],
  customer: 'of-order/SLR10001',
  quoteno: 'Q1001',
  orders: [
    {
      orderno: 'SLR10001',
      state: 'paid',
      statelabel: 'Paid',
      totalamount: 12,
      createdat: '2026-03-03T10:00:00.000Z',
    },
  ],
};
const bobsReply = {
  id: 1,
  author: 'staff',
  by: 'Bob',
  text: 'Bob has answered.',
  at: '2026-03-03T11:00:00.000Z',
  delivery: 'sent',
};

const LIST = 'GET staff/messages?state=open&size=50';
const MESSAGE = 'GET staff/messages/12';
const REPLY = 'POST staff/messages/12/reply';
const listed = (rows: unknown[], next: string | null = null): FakeResponse => ({
  body: { status: true, data: rows, next },
});
const record = (data: unknown): FakeResponse => ({ body: { status: true, data } });

function open(path: string, responses: Record<string, FakeResponse> = {}) {
  const backend = fakeBackend({
    [LIST]: listed([{ ...outline, excerpt: 'Hello', replies: 0 }]),
    [MESSAGE]: record(message),
    'GET staff/messages/colleagues': listed([{ id: 2, name: 'Bob' }]),
    ...responses,
  });
  const user = { id: 1, role: 'staff', permissions: ['desk', 'inbox', 'customers'] };
  const config = { features: ['staff'] as const };
  return { ...backend, ...renderPage(routes, { initialEntry: path, user, config }) };
}

const callsOf = ({ calls }: ReturnType<typeof open>, call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call);
const replyField = () => screen.findByRole('textbox', { name: /^Reply/ });

beforeEach(() => sessionStorage.clear());

describe('the inbox', () => {
  test('lists open messages, and opens one with its orders; markup is shown as text', async () => {
    const page = open('/admin/messages');
    await page.user.click(await screen.findByRole('link', { name: /Vera/ }));
    expect(page.getAddress()).toBe('/admin/messages/12');
    expect(await screen.findByText(`Hello ${script}`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: `Veil ${script}` })).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'SLR10001' })).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
    expect(screen.getByRole('link', { name: 'All about this customer' })).toHaveAttribute(
      'href',
      '/admin/customers/of-order/SLR10001',
    );
    expect(screen.getByRole('link', { name: 'Open quote Q1001' })).toHaveAttribute(
      'href',
      '/admin/quotes/Q1001',
    );
  });

  test('moves through the list by the arrow keys, j and k', async () => {
    const rows = [outline, { ...outline, id: 11, name: 'Will' }];
    const page = open('/admin/messages', {
      [LIST]: listed(rows.map((row) => ({ ...row, excerpt: '', replies: 0 }))),
    });
    const [first, second] = await screen.findAllByRole('link', { name: /Vera|Will/ });
    first?.focus();
    await page.user.keyboard('j');
    expect(second).toHaveFocus();
    await page.user.keyboard('k');
    expect(first).toHaveFocus();
  });

  test('filters in the address, and searches without a trace there', async () => {
    const page = open('/admin/messages', {
      'GET staff/messages?state=closed&size=50': listed([]),
      'POST staff/messages/search': listed([{ ...outline, excerpt: '', replies: 0 }]),
    });
    await page.user.selectOptions(await screen.findByLabelText('State'), 'Closed');
    expect(await screen.findByText('There are no messages')).toBeInTheDocument();
    expect(page.getAddress()).toBe('/admin/messages?state=closed');
    await page.user.type(screen.getByRole('searchbox', { name: /Search/ }), 'vera@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('link', { name: /Vera/ })).toBeInTheDocument();
    expect(page.getAddress()).toBe('/admin/messages?state=closed');
    expect(callsOf(page, 'POST staff/messages/search')[0]?.body).toEqual({
      state: 'closed',
      size: 50,
      text: 'vera@example.com',
    });
  });

  test('shows failures of the list and of the message', async () => {
    open('/admin/messages/12', { [LIST]: { status: 500 }, [MESSAGE]: { status: 500 } });
    expect(await screen.findByText('We could not load the messages')).toBeInTheDocument();
    expect(await screen.findByText('We could not load the message')).toBeInTheDocument();
  });
});

describe('a reply', () => {
  test('is sent once with a key and the version, and the field is empty then', async () => {
    const page = open('/admin/messages/12', { [REPLY]: record(message) });
    await page.user.type(await replyField(), 'Yes, gladly.');
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(async () => expect(await replyField()).toHaveValue(''));
    const [call, ...more] = callsOf(page, REPLY);
    expect(more).toEqual([]);
    expect(call?.body).toEqual({
      key: expect.any(String),
      version: 1,
      text: 'Yes, gladly.',
      close: false,
    });
  });

  test('that is empty is refused at its field', async () => {
    const page = open('/admin/messages/12');
    await page.user.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply is missing.')).toBeInTheDocument();
    expect(callsOf(page, REPLY)).toEqual([]);
  });

  test('is not lost without a network, and is there again after the page is opened anew', async () => {
    const page = open('/admin/messages/12', { [REPLY]: 'no answer' });
    await page.user.type(await replyField(), 'Yes, gladly.');
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/the shop did not answer/)).toBeInTheDocument();
    expect(await replyField()).toHaveValue('Yes, gladly.');
    page.unmount();
    open('/admin/messages/12');
    expect(await replyField()).toHaveValue('Yes, gladly.');
  });

  test("after a colleague's answer shows it, and can be sent as well with the same key", async () => {
    const current = { ...message, state: 'answered', version: 2, replies: [bobsReply] };
    const conflict = {
      status: false,
      error: 'Bob has changed this.',
      code: 'changed_meanwhile',
      current,
      by: 'Bob',
      at: bobsReply.at,
    };
    const page = open('/admin/messages/12', { [REPLY]: { status: 409, body: conflict } });
    await page.user.type(await replyField(), 'Yes, gladly.');
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Bob has answered.')).toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    expect(await replyField()).toHaveValue('Yes, gladly.');
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }));
    const dialogAgain = within(await screen.findByRole('dialog'));
    page.responses[REPLY] = record({ ...current, version: 3 });
    await page.user.click(dialogAgain.getByRole('button', { name: 'Send mine as well' }));
    await waitFor(() => expect(callsOf(page, REPLY)).toHaveLength(3));
    const [first, , third] = callsOf(page, REPLY).map(({ body }) => body as { key: string });
    expect(third).toEqual({ ...first, version: 2 });
  });

  test('is previewed as text', async () => {
    const page = open('/admin/messages/12', {
      'POST staff/messages/12/preview': record({
        to: 'vera@example.com',
        replyto: 'firm@example.com',
        subject: 'Re: Veil',
        text: `Yes ${script}`,
      }),
    });
    await page.user.type(await replyField(), 'Yes');
    await page.user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`Yes ${script}`)).toBeInTheDocument();
    expect(dialog.getByText('firm@example.com')).toBeInTheDocument();
  });
});

describe('a message', () => {
  test('is assigned and closed with its version', async () => {
    const page = open('/admin/messages/12', {
      'POST staff/messages/12/assignee': record(message),
      'POST staff/messages/12/state': record(message),
    });
    const thread = within(await screen.findByRole('region', { name: 'Opened message' }));
    const bob = await thread.findByRole('option', { name: 'Bob' });
    await page.user.selectOptions(thread.getByLabelText('Assigned to'), bob);
    await waitFor(() =>
      expect(callsOf(page, 'POST staff/messages/12/assignee')[0]?.body).toEqual({
        version: 1,
        assignee: 2,
      }),
    );
    await page.user.click(await thread.findByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(callsOf(page, 'POST staff/messages/12/state')[0]?.body).toEqual({
        version: 1,
        state: 'closed',
      }),
    );
  });

  test('keeps an answer of the customer that is pasted in', async () => {
    const page = open('/admin/messages/12', { 'POST staff/messages/12/answer': record(message) });
    await page.user.click(await screen.findByText('Add their answer'));
    await page.user.type(screen.getByRole('textbox', { name: /^Their answer/ }), 'Thank you!');
    await page.user.click(screen.getByRole('button', { name: 'Keep their answer' }));
    await waitFor(() =>
      expect(callsOf(page, 'POST staff/messages/12/answer')[0]?.body).toEqual({
        key: expect.any(String),
        text: 'Thank you!',
      }),
    );
  });
});
