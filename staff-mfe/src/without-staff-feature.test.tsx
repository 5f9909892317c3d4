import { screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from './routes';

describe('a backend without the staff feature (rule 57)', () => {
  test('shows staff the list of orders, and has no other call, control or text', async () => {
    const { calls } = fakeBackend({
      'GET users/getorders': {
        body: [
          { orderno: 'SLR10001', totalamount: '12' },
          { orderno: 'SLR10002', totalamount: 'on request' },
        ],
      },
    });
    renderPage(routes, { initialEntry: '/admin', user: { id: 1, role: 'staff' } });
    expect(screen.queryByText('There is nothing here for this account')).not.toBeInTheDocument();
    expect(await screen.findByText('SLR10001')).toBeVisible();
    expect(screen.getByText('£12.00')).toBeVisible();
    expect(screen.getByText('SLR10002')).toBeVisible();
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['users/getorders']);
  });

  test.each(['messages', 'refunds', 'calendar', 'versions', 'unknown'])(
    'has no screen at /admin/%s',
    async (screenName) => {
      const { calls } = fakeBackend({});
      renderPage(routes, { initialEntry: `/admin/${screenName}`, user: { id: 1, role: 'staff' } });
      expect(await screen.findByText('There is nothing here for this account')).toBeVisible();
      expect(screen.queryByText(/messages/)).not.toBeInTheDocument();
      expect(calls).toEqual([]);
    },
  );
});
