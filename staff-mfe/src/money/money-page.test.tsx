import { screen, within } from '@testing-library/react';
import { dataResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const open = (path: string, data: object) => {
  const backend = fakeBackend({ [`GET staff/money?${path}`]: dataResponse(data) });
  const page = renderPage(routes, {
    initialEntry: `/admin/money?${path}`,
    user: { id: 1, role: 'staff' },
    config: { features: ['staff'] as const },
  });
  return { ...backend, ...page };
};

describe('the page Money', () => {
  it('shows what is due and overdue, and the takings of each day by method', async () => {
    open('from=2026-11-01&to=2026-11-26', {
      due: { orders: 3, amount: 123_450 },
      overdue: { orders: 1, amount: 73_500 },
      days: [
        {
          day: '2026-11-26',
          methods: [
            { method: 'card', amount: 24_500 },
            { method: 'cash', amount: -2_000 },
          ],
          total: 22_500,
        },
      ],
    });
    expect(
      await screen.findByRole('link', { name: '£1,234.50 To be paid, 3 orders' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '£735.00 Overdue, 1 order' })).toHaveAttribute(
      'href',
      '/admin/orders?payment=overdue',
    );
    const table = within(screen.getByRole('table', { name: 'Takings by day' }));
    expect(table.getByText('£245.00')).toBeVisible();
    expect(table.getByText('−£20.00')).toBeVisible();
    expect(table.getByRole('link', { name: /26 November 2026/ })).toHaveAttribute(
      'href',
      '/admin/takings?from=2026-11-26&to=2026-11-26',
    );
    expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAttribute(
      'href',
      '/admin/payouts?from=2026-11-01&to=2026-11-26',
    );
  });

  it('says so if no money moved', async () => {
    const none = { orders: 0, amount: 0 };
    open('from=2026-11-01&to=2026-11-02', { due: none, overdue: none, days: [] });
    expect(await screen.findByText('No money moved in these days')).toBeVisible();
  });
});
