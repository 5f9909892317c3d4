import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { OrderRefunds } from './refunds/order-refunds';
import { routes } from './routes';
import { StaffPage } from 'shared/desk';

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

test('a removed colleague finds what they had typed, after signing in as a customer', () => {
  const note = { text: 'Ring the\nside door', key: 'c0ffee' };
  sessionStorage.setItem('staff draft 1 order SLR10001 note', JSON.stringify(note));
  sessionStorage.setItem('staff draft 2 order SLR10001 note', JSON.stringify({ text: 'Not mine' }));
  open('/admin/orders', {}, 'customer');
  const texts = within(screen.getByRole('region', { name: 'What you typed and did not save' }));
  expect(texts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([note.text]);
  sessionStorage.clear();
});

describe('a role that loses a right while a form that needs it is open', () => {
  test('keeps the refusal, the form and its text until its member leaves', async () => {
    const member = {
      id: 1,
      name: '',
      email: 'a@example.com',
      staffrole: 'staff',
      factorwanted: false,
      permissions: ['desk', 'orders'],
    };
    const data = { paid: 274, returned: 0, left: 274, refunds: [] };
    fakeBackend({
      'GET staff/orders/SLR10001/refunds': { body: { status: true, data } },
      'POST staff/orders/SLR10001/refunds': {
        status: 403,
        body: { code: 'no_permission', error: 'No.' },
      },
      'GET staff/me': { body: { status: true, data: member } },
    });
    const routesWithForm = [
      {
        path: '/form',
        element: (
          <StaffPage permission="orders" title="Order">
            <OrderRefunds orderno="SLR10001" />
          </StaffPage>
        ),
      },
      { path: '/other', element: <p>Another page</p> },
    ];
    const { user, session, goTo } = renderPage(routesWithForm, {
      initialEntry: '/form',
      user: { id: 1, role: 'staff', permissions: ['desk', 'orders', 'refunds'] },
      config: { features: ['staff'] },
    });
    await user.type(await screen.findByLabelText('Amount'), '20');
    await user.type(screen.getByLabelText('Reason'), 'A long story');
    await user.click(screen.getByRole('button', { name: 'Give money back' }));
    await screen.findByRole('button', { name: 'Show what I may do now' });
    expect(screen.getByText('Your role does not allow this any more')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('A long story');
    expect(session.getState().user?.permissions).toContain('refunds');
    await goTo('/other');
    await waitFor(() => expect(session.getState().user?.permissions).toEqual(['desk', 'orders']));
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
