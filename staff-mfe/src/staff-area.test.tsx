import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from './routes';

function open(
  at: string,
  responses: Record<string, FakeResponse>,
  role: string | undefined = 'staff',
) {
  const backend = fakeBackend(responses);
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

  test('an unknown screen has a link to today', () => {
    open('/admin/unknown', {});
    expect(screen.getByRole('link', { name: 'To today' })).toHaveAttribute('href', '/admin');
  });
});

describe('a role that changes while its member works', () => {
  test('shows when the page regains the focus, at most once a minute', async () => {
    const { session, calls } = open('/admin/unknown', {
      'GET staff/me': {
        body: {
          status: true,
          data: {
            id: 1,
            name: '',
            email: 'a@example.com',
            staffrole: 'staff',
            factorwanted: false,
            permissions: ['desk', 'orders'],
          },
        },
      },
    });
    fireEvent(window, new Event('focus'));
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(session.getState().user?.permissions).toEqual(['desk', 'orders']));
    expect(calls.filter(({ path }) => path === 'staff/me')).toHaveLength(1);
  });
});

describe('a list that could not be loaded', () => {
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
