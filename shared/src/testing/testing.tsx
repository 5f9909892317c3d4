import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import {
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import { AuthProvider, type SessionUser, createSession } from '../auth/auth';
import { ConfigProvider, type ShopConfig } from '../config/config';
import { LivePagesProvider } from '../rooms/live-pages';
import { type RootState, createAppStore } from '../store/create-store';
import { RESTORE } from '../store/persistence/remember';
import { stateRestored } from '../store/restored-state';
import { safeStorage } from '../store/persistence/safe-storage';
import { ToastProvider } from '../ui/toast/toast';
import { testConfig } from './test-config';

export { fakeBackend } from './fake-backend';
export type { Answer, RecordedCall } from './fake-backend';
export { testConfig } from './test-config';
export { emptyAnswers, unsuccessfulAnswers } from './unsuccessful-answers';

interface PageOptions {
  /** Address, or a history entry with state. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** Initial state of slices. */
  state?: Partial<RootState>;
  user?: SessionUser;
  config?: Partial<ShopConfig>;
  /** Paths of pages of live remotes, beside the rendered one. */
  live?: readonly string[];
  /** Whether state is saved in local storage, as in the shop. Off by default. */
  remembering?: boolean;
}

/** Renders routes, or a node at every address, with everything that the shell provides to a remote. */
export function renderPage(page: RouteObject[] | ReactNode, options: PageOptions = {}) {
  const storage = safeStorage();
  const session = createSession(storage);
  if (options.user) session.signedIn(options.user, 'test-token');
  session.restore();
  const config = { ...testConfig, ...options.config };
  const store = createAppStore({
    extra: { apiHost: config.apiHost, features: config.features, session },
    storage: options.remembering ? storage : undefined,
    preloaded: { restored: !options.remembering, ...options.state },
  });
  if (options.remembering) store.dispatch({ type: RESTORE });
  else store.dispatch(stateRestored({}));
  let address = '';
  let navigate: NavigateFunction = () => undefined;
  const tree = (
    <HelmetProvider>
      <ConfigProvider value={config}>
        <AuthProvider value={session}>
          <Provider store={store}>
            <MemoryRouter initialEntries={[options.at ?? '/']}>
              <ToastProvider>
                <LivePagesProvider value={(path) => options.live?.includes(path) ?? false}>
                  <Page
                    page={page}
                    onMove={(to, use) => {
                      address = to;
                      navigate = use;
                    }}
                  />
                </LivePagesProvider>
              </ToastProvider>
            </MemoryRouter>
          </Provider>
        </AuthProvider>
      </ConfigProvider>
    </HelmetProvider>
  );
  /** Opens an address in the same tab, or moves by a number of history entries. */
  const go = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? navigate(to) : navigate(to));
    });
  return { user: userEvent.setup(), store, session, address: () => address, go, ...render(tree) };
}

interface PageProps {
  page: RouteObject[] | ReactNode;
  onMove: (to: string, navigate: NavigateFunction) => void;
}

/** Renders the page and passes its address and its `navigate` function to the test. */
function Page({ page, onMove }: PageProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onMove(pathname + search, navigate);
  });
  return isRoutes(page) ? <Routes routes={page} /> : page;
}

const Routes = ({ routes }: { routes: RouteObject[] }) =>
  useRoutes([...routes, { path: '*', element: null }]);

const isRoutes = (page: RouteObject[] | ReactNode): page is RouteObject[] =>
  Array.isArray(page) &&
  page.every((entry) => entry && typeof entry === 'object' && 'path' in entry);
