import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../routes';

const open = (initialEntry: string, responses: Parameters<typeof fakeBackend>[0]) => ({
  ...fakeBackend(responses),
  ...renderPage(routes, {
    initialEntry,
    user: { id: 1, role: 'staff' },
    config: { features: ['staff'] as const },
  }),
});

const DAYS = 'from=2026-11-01&to=2026-11-26';

const payout = {
  id: 'po_1',
  provider: 'stripe',
  providerlabel: 'Stripe',
  arriveson: '2026-11-24',
  status: 'paid',
  amount: 26_969,
  currency: 'gbp',
};

const openList = (list: object) =>
  open(`/admin/payouts?${DAYS}`, { [`GET staff/payouts?${DAYS}`]: dataResponse(list) });

describe('the list of payouts', () => {
  it('shows day, state and amount of each payout, and links to it', async () => {
    openList({
      payouts: [payout, { ...payout, id: 'po_2', currency: 'eur', status: 'in_transit' }],
      notices: [],
      isincomplete: false,
    });
    const table = within(await screen.findByRole('table', { name: 'Payouts' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/24 November 2026.*Stripe.*Paid.*£269\.69/);
    expect(second).toHaveTextContent(/On its way.*269\.69 EUR/);
    expect(second).not.toHaveTextContent('£');
    const [link] = table.getAllByRole('link', { name: /24 November 2026/ });
    expect(link).toHaveAttribute('href', '/admin/payouts/stripe/po_1');
  });

  it('says so if no payout reached the bank', async () => {
    openList({ payouts: [], notices: [], isincomplete: false });
    expect(await screen.findByText('No payout reached the bank in these days')).toBeVisible();
  });

  it('names a provider that does not respond, keeps the others, and tries again', async () => {
    const sentence = 'Stripe does not respond, so its payouts cannot be shown now.';
    const { calls } = openList({
      payouts: [{ ...payout, provider: 'sandbox', providerlabel: 'Sandbox' }],
      notices: [sentence],
      isincomplete: true,
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Payouts' })).toHaveTextContent('Sandbox');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls).toHaveLength(2);
  });

  it('says so if card payments are not set up', async () => {
    const sentence = 'Card payments are not set up here, so there are no payouts.';
    openList({ payouts: [], notices: [sentence], isincomplete: false });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

const transaction = {
  id: 'txn_1',
  kind: 'payment',
  label: 'Payment',
  at: '2026-11-22T10:00:00.000Z',
  amount: 27_400,
  fee: 431,
  net: 26_969,
  currency: 'gbp',
  orderno: 'SLR10001',
  mismatch: '',
};

const details = {
  ...payout,
  transactions: [transaction],
  gross: 27_400,
  fees: 431,
  net: 26_969,
  mismatches: 0,
  notices: [],
};

const openPayout = (data: object) =>
  open('/admin/payouts/stripe/po_1', { 'GET staff/payouts/stripe/po_1': dataResponse(data) });

describe('a payout', () => {
  it('shows its transactions with order, fee and net', async () => {
    openPayout(details);
    const table = await screen.findByRole('table', { name: 'Transactions of the payout' });
    const link = within(table).getByRole('link', { name: 'SLR10001' });
    expect(link).toHaveAttribute('href', '/admin/orders/SLR10001');
    expect(link.closest('tr')).toHaveTextContent(/Payment.*£274\.00.*£4\.31.*£269\.69.*Matches/);
    expect(screen.getByText(/All transactions match the payments of the shop\./)).toBeVisible();
  });

  it('names what does not match', async () => {
    const mismatch = 'The shop has no payment with this transaction.';
    openPayout({
      ...details,
      transactions: [{ ...transaction, orderno: '', mismatch }],
      mismatches: 1,
      notices: ['The transactions add up to £269.69, but the payout is £300.00.'],
    });
    expect(await screen.findByText(/but the payout is £300\.00/)).toBeVisible();
    expect(
      screen.getByText('1 transaction does not match the payments of the shop.'),
    ).toBeVisible();
    expect(screen.getByRole('table')).toHaveTextContent(`Differs ${mismatch} (txn_1)`);
    expect(screen.queryByText(/All transactions match/)).toBeNull();
  });

  it('says why it cannot be shown, and tries again', async () => {
    const error = 'Stripe does not respond, so its payouts cannot be shown now.';
    open('/admin/payouts/stripe/po_1', {
      'GET staff/payouts/stripe/po_1': { status: 503, body: { status: false, error } },
    });
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says so if there is no such payout', async () => {
    open('/admin/payouts/stripe/po_1', {
      'GET staff/payouts/stripe/po_1': { status: 404, body: { status: false, error: 'None.' } },
    });
    expect(await screen.findByText('There is no such payout')).toBeVisible();
  });
});
