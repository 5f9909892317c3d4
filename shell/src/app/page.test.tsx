import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { type Rooms, RoomsProvider, useAuth, useLocation, useNavigate } from 'shared/core';
import { renderPage } from 'shared/testing';
import { Page } from './page';
import { RegistryProvider } from './room-table';
import { SessionExpiry } from './session-expiry';

const registry = {
  microFrontends: {
    checkout: [room({ path: '/payment-success', access: 'signed-in' as const })],
    account: [room({ path: '/login' }, { path: '/suspended' })],
    content: [room({ path: '/faq' })],
  },
};

function room(...routes: { path: string; access?: 'signed-in' }[]) {
  return { url: '', metadata: { version: '1' }, extras: { routes, exposes: ['./routes'] } };
}

const pages: Record<string, { routes: { path: string; element: ReactNode }[] }> = {
  checkout: { routes: [{ path: '/payment-success', element: <h1>Paid</h1> }] },
  account: {
    routes: [
      { path: '/login', element: <Login /> },
      { path: '/suspended', element: <Suspended /> },
    ],
  },
};

/** The login page, which shows where it was asked to lead back to. */
function Login() {
  const { state } = useLocation();
  return <p>back to {JSON.stringify(state)}</p>;
}

const never = new Promise<never>(() => undefined);

/** A page that never comes. */
function Suspended(): ReactNode {
  return use(never);
}

const rooms: Rooms = {
  load: <Module,>(name: string) =>
    (loads[name] ??=
      name in pages
        ? Promise.resolve(pages[name])
        : Promise.reject(new Error('gone'))) as Promise<Module>,
  forget: () => undefined,
};
const loads: Record<string, Promise<unknown>> = {};

/** Goes to a page that is open to all, and hears of a sign-out before that page is drawn. */
function WayOutSignedOut() {
  const { session } = useAuth();
  const navigate = useNavigate();
  const go = () => {
    void navigate('/');
    session.signedOut();
  };
  return <button onClick={go}>Go</button>;
}

function WayToSuspended() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/suspended?a=1')}>Go on</button>;
}

async function show(at: string, user?: { id: number }, beside?: ReactNode) {
  let shown: ReturnType<typeof renderPage> | undefined;
  await act(async () => {
    shown = renderPage(
      <RegistryProvider value={registry}>
        <RoomsProvider value={rooms}>
          <Page />
          <SessionExpiry />
          {beside}
        </RoomsProvider>
      </RegistryProvider>,
      { at, user },
    );
  });
  return shown as ReturnType<typeof renderPage>;
}

describe('the guard (specification §2, decision 4)', () => {
  it('redirects a visitor to /login and remembers the origin, its query included', async () => {
    await show('/payment-success?session_id=cs_1&order_id=SLR10001');
    expect(await screen.findByText(/back to/)).toHaveTextContent(
      '{"from":{"pathname":"/payment-success","search":"?session_id=cs_1&order_id=SLR10001","hash":""}}',
    );
  });

  it('passes when a user is stored', async () => {
    await show('/payment-success', { id: 5 });
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
  });

  it('leaves alone whoever is on the way to a page that is open to all when another tab signs out', async () => {
    const { user, address } = await show('/payment-success', { id: 5 }, <WayOutSignedOut />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('leads to /login when another tab signs out', async () => {
    const { session, address } = await show('/payment-success', { id: 5 });
    await act(async () => session.signedOut());
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('leads to /login with the way back when a user-scoped call is refused (decision 21)', async () => {
    const { session, address } = await show('/payment-success?session_id=cs_1', { id: 5 });
    await act(async () => session.expired('test-token', true));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText(/session_id=cs_1/)).toBeVisible();
  });
});

describe('a page', () => {
  it('of an address that nobody has is a not-found page', async () => {
    await show('/a/b/c');
    expect(screen.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  });

  it('whose room is missing says so and offers to try again', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    await show('/faq');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('that suspends takes the place of the one before it, in the same room too', async () => {
    await show('/login', undefined, <WayToSuspended />);
    expect(screen.getByText(/back to/)).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Go on' }).click());
    expect(screen.getByText('Loading page…')).toBeInTheDocument();
    expect(screen.queryByText(/back to/)).not.toBeInTheDocument();
  });

  it('that never comes can be asked for again by a plain link, without any script', async () => {
    await show('/suspended?a=1');
    // An empty href means the current address.
    const again = screen.getByText('Try again', { selector: 'a' });
    expect(again).toHaveAttribute('href', '');
  });

  it.each(['/login', '/a/b/c'])('says on the document that it is restored (%s)', async (at) => {
    delete document.documentElement.dataset['restored'];
    await show(at);
    expect(document.documentElement).toHaveAttribute('data-restored');
  });

  it('is not restored while its room loads', async () => {
    delete document.documentElement.dataset['restored'];
    let arrive: (module: unknown) => void = () => undefined;
    loads['account'] = new Promise((resolve) => (arrive = resolve));
    await show('/login');
    expect(document.documentElement).not.toHaveAttribute('data-restored');
    await act(async () => arrive(pages['account']));
    expect(document.documentElement).toHaveAttribute('data-restored');
  });
});
