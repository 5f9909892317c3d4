import { screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const dispute = {
  id: 7,
  providerid: 'du_7',
  kind: 'dispute',
  status: 'needs_response',
  title: 'The customer disputed £274.00 at their bank',
  sentences: ['Answer in Stripe by Tuesday 16 June 2026.'],
  dueby: '2026-06-16',
  createdat: '2026-06-03T10:00:00.000Z',
  settledat: null,
  orderno: 'SLR10001',
  customer: 'Ada Example',
  amount: 274,
  currency: 'gbp',
  reason: 'the customer does not recognise the payment',
  transactionid: 'pi_7',
};
const ANSWER = 'GET staff/disputes?state=answer';
const list = (...data: object[]) => ({ body: { status: true, data, next: null } });

const open = (responses: Parameters<typeof fakeBackend>[0], initialEntry = '/admin/disputes') => ({
  ...fakeBackend(responses),
  ...renderPage(routes, {
    initialEntry,
    user: { id: 1, role: 'staff' },
    config: { features: ['staff'] as const },
  }),
});

describe('the list of disputes (rule 36)', () => {
  it('shows order, amount, reason and deadline of what waits for an answer', async () => {
    open({ [ANSWER]: list(dispute) });
    const link = await screen.findByRole('link', { name: 'SLR10001' });
    expect(link).toHaveAttribute('href', '/admin/orders/SLR10001');
    const row = link.closest('tr');
    for (const text of ['Ada Example', '£274.00', 'does not recognise', 'Tuesday 16 June 2026'])
      expect(row).toHaveTextContent(text);
  });

  it('shows no pound sign for another currency, and names a payment without an order', async () => {
    open({ [ANSWER]: list({ ...dispute, currency: 'usd', orderno: '', customer: '' }) });
    const row = (await screen.findByText('No order has the payment pi_7')).closest('tr');
    expect(row).toHaveTextContent('274.00 USD');
    expect(row).not.toHaveTextContent('£');
  });

  it('shows how a closed dispute ended, without its deadline', async () => {
    open(
      { 'GET staff/disputes?state=closed': list({ ...dispute, status: 'lost' }) },
      '/admin/disputes?state=closed',
    );
    const row = (await screen.findByText('Lost')).closest('tr');
    expect(row).not.toHaveTextContent('16 June');
    expect(screen.getByRole('link', { name: 'Closed' })).toHaveAttribute('aria-current', 'page');
  });

  it('says that there is nothing to answer', async () => {
    open({ [ANSWER]: list() });
    expect(await screen.findByText('There is nothing to answer')).toBeVisible();
  });

  it('offers another try after a failure', async () => {
    const { user, responses } = open({ [ANSWER]: { status: 500, body: {} } });
    expect(await screen.findByText('We could not load the disputes')).toBeVisible();
    responses[ANSWER] = list(dispute);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'SLR10001' })).toBeVisible();
  });
});
