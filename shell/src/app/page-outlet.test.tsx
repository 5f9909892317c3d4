import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { Link, useLocation, useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';
import { type Remotes, RemotesProvider } from 'shared/slots';
import { renderPage } from 'shared/testing';
import { PageOutlet } from './page-outlet';
import { reloadPage } from './reload-page';
import { RegistryProvider } from '../registry/remote-table';
import { SessionExpiry } from './session-expiry';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));

const registry = {
  microFrontends: {
    checkout: [remote({ path: '/payment-success', access: 'signed-in' as const })],
    account: [remote({ path: '/login' }, { path: '/suspended' })],
    content: [remote({ path: '/faq' }, { path: '/mine', access: 'signed-in' as const })],
  },
};

function remote(...routes: { path: string; access?: 'signed-in' }[]) {
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

/** A login page with the address to which the sign-in returns. */
function Login() {
  const { state } = useLocation();
  return <p>back to {JSON.stringify(state)}</p>;
}

const never = new Promise<never>(() => undefined);

/** A page that suspends for ever. */
function Suspended(): ReactNode {
  return use(never);
}

const remotes: Remotes = {
  load: <Module,>(name: string) =>
    (loads[name] ??=
      name in pages
        ? Promise.resolve(pages[name])
        : Promise.reject(new Error('gone'))) as Promise<Module>,
  invalidate: () => undefined,
};
const loads: Record<string, Promise<unknown>> = {};

/** A button that navigates to a public page and signs out before that page is painted. */
function WayOutSignedOut() {
  const { session } = useAuth();
  const navigate = useNavigate();
  const go = () => {
    void navigate('/');
    session.recordSignOut();
  };
  return <button onClick={go}>Go</button>;
}

function WayToSuspended() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/suspended?a=1')}>Go on</button>;
}

async function show(path: string, user?: { id: number }, beside?: ReactNode) {
  let renderedPage: ReturnType<typeof renderPage> | undefined;
  await act(async () => {
    renderedPage = renderPage(
      <RegistryProvider value={registry}>
        <RemotesProvider value={remotes}>
          <PageOutlet />
          <SessionExpiry />
          {beside}
        </RemotesProvider>
      </RegistryProvider>,
      { initialEntry: path, user },
    );
  });
  return renderedPage as ReturnType<typeof renderPage>;
}

describe('the guard (specification, section 2; rule 4)', () => {
  it('redirects a visitor to /login with the full address to return to, including the query', async () => {
    await show('/payment-success?session_id=cs_1&order_id=SLR10001');
    expect(await screen.findByText(/back to/)).toHaveTextContent(
      '{"from":{"pathname":"/payment-success","search":"?session_id=cs_1&order_id=SLR10001","hash":""}}',
    );
  });

  it('passes when a user is stored', async () => {
    await show('/payment-success', { id: 5 });
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
  });

  it('does not redirect a shopper who is on the way to a public page when another tab signs out', async () => {
    const { user, getAddress } = await show('/payment-success', { id: 5 }, <WayOutSignedOut />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(getAddress()).toBe('/'));
  });

  it('leads to /login when another tab signs out', async () => {
    const { session, getAddress } = await show('/payment-success', { id: 5 });
    await act(async () => session.recordSignOut());
    await waitFor(() => expect(getAddress()).toBe('/login'));
  });

  it('redirects to /login with the address to return to when a user-scoped call is refused (rule 21)', async () => {
    const { session, getAddress } = await show('/payment-success?session_id=cs_1', { id: 5 });
    await act(async () => session.handleUnauthorized('test-token', true));
    await waitFor(() => expect(getAddress()).toBe('/login'));
    expect(await screen.findByText(/session_id=cs_1/)).toBeVisible();
  });
});

describe('the staff area', () => {
  const toStaff = { pathname: '/admin', search: '?state=paid' };
  const ToStaff = () => <Link to={toStaff}>Staff area</Link>;

  it('is loaded from the server when a page of the shop leads there, and no slug is tried', async () => {
    const { user } = await show('/login', undefined, <ToStaff />);
    await user.click(screen.getByRole('link', { name: 'Staff area' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', { name: /not found/i })).not.toBeInTheDocument();
  });

  it('is loaded once: a page of the staff area is not loaded again', async () => {
    jest.mocked(reloadPage).mockClear();
    const { user } = await show('/admin/refunds', undefined, <ToStaff />);
    await user.click(screen.getByRole('link', { name: 'Staff area' }));
    expect(screen.getByRole('heading', { name: /not found/i })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is left by loading the page of the shop, which has another security policy', async () => {
    jest.mocked(reloadPage).mockClear();
    const toShop = <Link to="/login">Sign in</Link>;
    const { user } = await show('/admin/refunds', undefined, toShop);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/back to/)).not.toBeInTheDocument();
  });
});

describe('a page', () => {
  it('is a not-found page if no remote has the address', async () => {
    await show('/a/b/c');
    expect(screen.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  });

  it('shows a failure and a retry button if its remote is missing', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    await show('/faq');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('leads a visitor without a session to /login also if its remote is missing', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    await show('/mine');
    expect(await screen.findByText(/^back to .*\/mine/)).toBeVisible();
  });

  it('replaces the previous page while it suspends, also within one remote', async () => {
    await show('/login', undefined, <WayToSuspended />);
    expect(screen.getByText(/back to/)).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Go on' }).click());
    expect(screen.getByText('Loading page…')).toBeInTheDocument();
    expect(screen.queryByText(/back to/)).not.toBeInTheDocument();
  });

  it('has a plain link without scripts that loads it again', async () => {
    await show('/suspended?a=1');
    // An empty href means the current address.
    const retryLink = screen.getByText('Try again', { selector: 'a' });
    expect(retryLink).toHaveAttribute('href', '');
  });

  it.each(['/login', '/a/b/c'])(
    'marks the document after local storage was read (%s)',
    async (path) => {
      delete document.documentElement.dataset['restored'];
      await show(path);
      expect(document.documentElement).toHaveAttribute('data-restored');
    },
  );

  it('is not marked as restored while its remote loads', async () => {
    delete document.documentElement.dataset['restored'];
    let arrive: (module: unknown) => void = () => undefined;
    loads['account'] = new Promise((resolve) => (arrive = resolve));
    await show('/login');
    expect(document.documentElement).not.toHaveAttribute('data-restored');
    await act(async () => arrive(pages['account']));
    expect(document.documentElement).toHaveAttribute('data-restored');
  });
});
