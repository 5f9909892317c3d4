import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const refund = {
  id: 7,
  orderno: 'SLR10001',
  email: 'someone@example.com',
  transactionid: 'pi_2',
  amount: 378,
  currency: 'gbp',
  state: 'due',
  method: 'provider',
  reason: 'A second payment.',
  by: '',
  error: '',
  createdat: '2026-03-03T10:00:00.000Z',
  settledat: null,
};
const done = {
  ...refund,
  state: 'done',
  settledat: '2026-03-04T10:00:00.000Z',
  by: 'Ada',
};
const DUE = 'GET staff/refunds?state=due';
const FAILED = 'GET staff/refunds?state=failed';
const RETRY = 'POST staff/refunds/7/retry';
const SETTLE = 'POST staff/refunds/7/settle-outside';
const list = (...data: object[]) => ({ body: { status: true, data, next: null } });

const open = (
  responses: Parameters<typeof fakeBackend>[0],
  initialEntry = '/admin/refunds',
  permissions?: string[],
) => ({
  ...fakeBackend(responses),
  ...renderPage(routes, {
    initialEntry,
    user: { id: 1, role: 'staff', ...(permissions && { permissions }) },
    config: { features: ['staff'] as const },
  }),
});

describe('the list of refunds (rule 36)', () => {
  it('shows what is due, and gives it back', async () => {
    const { user, responses } = open({
      [DUE]: list(refund),
      [RETRY]: { body: { status: true, data: done } },
    });
    const row = (await screen.findByText('A second payment.')).closest('tr');
    expect(row).toHaveTextContent('£378.00');
    expect(screen.getByRole('link', { name: 'SLR10001' })).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
    responses[DUE] = list();
    await user.click(screen.getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText('There are no refunds due')).toBeInTheDocument();
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(
      '£378.00 was given back to the card.',
    );
  });

  it('shows why a refund failed, and tries it again', async () => {
    const failed = { ...refund, state: 'failed', error: 'The balance is too low.' };
    const { user } = open(
      { [FAILED]: list(failed), [RETRY]: { body: { status: true, data: failed } } },
      '/admin/refunds?state=failed',
    );
    expect(await screen.findByText(/The balance is too low/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The provider says: The balance is too low.',
    );
  });

  it('records what was paid back outside the shop, with a reason', async () => {
    const { user, calls } = open({
      [DUE]: list(refund),
      [SETTLE]: { body: { status: true, data: { ...done, method: 'outside' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Paid outside' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Record as paid back' }));
    expect(await dialog.findByText('Please give a reason.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Reason'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record as paid back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ path }) => path === 'staff/refunds/7/settle-outside')?.body).toEqual({
      reason: 'Bank transfer',
      outsidemethod: 'bank_transfer',
    });
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('is recorded as paid back');
  });

  it('says what failed if a colleague was quicker', async () => {
    const { user } = open({
      [DUE]: list(refund),
      [RETRY]: { status: 409, body: { status: false, error: 'This refund is done already.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This refund is done already.');
  });

  it('can be read without the permission to refund', async () => {
    open({ [DUE]: list(refund) }, '/admin/refunds', ['orders']);
    expect(await screen.findByText('A second payment.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Give back' })).not.toBeInTheDocument();
  });
});
