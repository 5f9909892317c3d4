import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const PATH = 'staff/invoices/search';

const rows = [
  {
    number: 'CN-10001',
    kind: 'credit_note',
    issuedon: '2031-03-02',
    gross: 500,
    orderno: 'SLR10001',
    customer: 'Robin Example',
    credited: 'INV-10001',
    due: 0,
    dueon: '2031-03-02',
  },
  {
    number: 'INV-10001',
    kind: 'invoice',
    issuedon: '2031-03-01',
    gross: 1200,
    orderno: 'SLR10001',
    customer: 'Example Ltd',
    credited: '',
    due: 1200,
    dueon: '2031-03-09',
  },
];
const page = { status: true, data: rows, total: 700, next: null };

function open(response: FakeResponse, entry = '/admin/invoices', permissions?: string[]) {
  const backend = fakeBackend({ [`POST ${PATH}`]: response });
  const user = { id: 1, role: 'staff', ...(permissions && { permissions }) };
  const config = { features: ['staff'] as const };
  const rendered = renderPage(routes, { initialEntry: entry, user, config });
  const findLastBody = () => backend.calls.filter(({ path }) => path === PATH).at(-1)?.body;
  return { ...backend, ...rendered, findLastBody };
}

describe('the list of invoices', () => {
  it('has amounts, what credit notes take back, links to orders, and the sum', async () => {
    open({ body: page });
    const note = (await screen.findByRole('button', { name: /Credit note CN-10001/ })).closest(
      'tr',
    );
    expect(note).toHaveTextContent('Takes back Invoice INV-10001');
    expect(note).toHaveTextContent('−£5.00');
    const invoice = screen.getByRole('button', { name: /^Invoice INV-10001/ }).closest('tr');
    expect(invoice).toHaveTextContent('£12.00 was to be paid by Sunday 9 March 2031');
    expect(screen.getAllByRole('link', { name: 'SLR10001' })[0]).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
    expect(screen.getByText('£7.00')).toBeVisible();
  });

  it('is searched without the text in the URL, and filtered by days in the URL', async () => {
    const { findLastBody, getAddress, user } = open({ body: page });
    await screen.findByText('£7.00');
    await user.type(screen.getByLabelText('Search invoices'), 'Robin{Enter}');
    await waitFor(() => expect(findLastBody()).toMatchObject({ search: 'Robin' }));
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-03-01' } });
    await waitFor(() =>
      expect(findLastBody()).toMatchObject({ search: 'Robin', from: '2031-03-01', to: '' }),
    );
    expect(getAddress()).toMatch(/\?from=2031-03-01$/);
  });

  it('says so if nothing matches, and why days are refused', async () => {
    const { responses } = open({ body: { ...page, data: [], total: 0 } });
    expect(await screen.findByText('No invoice or credit note matches')).toBeVisible();
    const error = 'Last day: it is before the first day.';
    responses[`POST ${PATH}`] = { status: 400, body: { status: false, error, field: 'to' } };
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-26' } });
    await waitFor(() => expect(screen.getByText(error)).toBeVisible());
  });
});

describe('the exports of invoices', () => {
  const days = '/admin/invoices?from=2031-03-01&to=2031-03-31';

  it('need both days', async () => {
    open({ body: page });
    expect(await screen.findByText(/^Choose both days/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save for Xero' })).toBeNull();
  });

  it('save the days for a spreadsheet or for Xero', async () => {
    const fetchFile = jest.fn<Promise<object>, [string, { body: string }]>(async () => ({
      ok: false,
      status: 403,
      text: async () => JSON.stringify({ status: false, error: 'Not for you.' }),
    }));
    globalThis.fetch = fetchFile as never;
    const { user } = open({ body: page }, days);
    await user.click(await screen.findByRole('button', { name: 'Save for Xero' }));
    expect(await screen.findByText('Not for you.')).toBeVisible();
    const [url = '', request] = fetchFile.mock.calls[0] ?? [];
    expect(url).toMatch(/\/staff\/exports\/xero$/);
    expect(JSON.parse(request?.body ?? '')).toEqual({ from: '2031-03-01', to: '2031-03-31' });
  });

  it('are not offered without the permission to export', async () => {
    open({ body: page }, days, ['desk', 'invoices']);
    await screen.findByText('£7.00');
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  });
});
