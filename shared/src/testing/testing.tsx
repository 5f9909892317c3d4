import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissions } from 'contract/calls/permissions';
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
import { LivePagesProvider } from '../remotes/remotes';
import { type RootState, createAppStore } from '../store/create-store';
import { RESTORE_ACTION_TYPE } from '../store/persistence/persistence-enhancer';
import { stateRestored } from '../store/restored-state';
import { createSafeStorage } from '../store/persistence/safe-storage';
import { ToastProvider } from '../ui/toast/toast';
import { type FakeResponse, fakeBackend } from './fake-backend';
import { testConfig } from './test-config';

export { dataResponse, fakeBackend, successResponse } from './fake-backend';
export type { FakeResponse, RecordedCall } from './fake-backend';
export { fakeUploads, type SentUpload } from './fake-uploads';
export { testConfig } from './test-config';
export { emptyResponses, unsuccessfulResponses } from './unsuccessful-responses';

interface PageOptions {
  /** Address at which the page opens, or a history entry with state. */
  initialEntry?: string | { pathname: string; search?: string; state?: unknown };
  /** Initial state of slices. */
  state?: Partial<RootState>;
  user?: SessionUser;
  config?: Partial<ShopConfig>;
  /** Paths of pages of other live remotes, to which the tested page may link. */
  livePaths?: readonly string[];
  /** Whether state is saved in local storage, as in the shop. Off by default. */
  isPersistent?: boolean;
}

/**
 * Renders routes, or one node at every address, with all providers that the shell has around a
 * remote.
 */
export function renderPage(page: RouteObject[] | ReactNode, options: PageOptions = {}) {
  const storage = createSafeStorage();
  const session = createSession(storage);
  if (options.user) session.recordSignIn(options.user, 'test-token');
  session.restore();
  const config = { ...testConfig, ...options.config };
  const store = createAppStore({
    extra: { apiHost: config.apiHost, features: config.features, session },
    storage: options.isPersistent ? storage : undefined,
    preloadedState: { restored: !options.isPersistent, ...options.state },
  });
  if (options.isPersistent) store.dispatch({ type: RESTORE_ACTION_TYPE });
  else store.dispatch(stateRestored({}));
  let address = '';
  let navigate: NavigateFunction = () => undefined;
  const tree = (
    <HelmetProvider>
      <ConfigProvider value={config}>
        <AuthProvider value={session}>
          <Provider store={store}>
            <MemoryRouter initialEntries={[options.initialEntry ?? '/']}>
              <ToastProvider>
                <LivePagesProvider value={(path) => options.livePaths?.includes(path) ?? false}>
                  <Page
                    page={page}
                    onNavigate={(newAddress, newNavigate) => {
                      address = newAddress;
                      navigate = newNavigate;
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
  const goTo = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? navigate(to) : navigate(to));
    });
  return {
    user: userEvent.setup(),
    store,
    session,
    getAddress: () => address,
    goTo,
    ...render(tree),
  };
}

/** Opens a page of the staff area as an owner, or with the given permissions. */
export function openStaffPage(
  routes: RouteObject[],
  path: string,
  responses: Record<string, FakeResponse>,
  ownPermissions: readonly string[] = permissions,
) {
  const backend = fakeBackend(responses);
  const user = { id: 1, role: 'staff', permissions: [...ownPermissions] };
  const config = { features: ['staff', 'calendar'] as const };
  return { ...backend, ...renderPage(routes, { initialEntry: path, user, config }) };
}

interface PageProps {
  page: RouteObject[] | ReactNode;
  onNavigate: (to: string, navigate: NavigateFunction) => void;
}

/** Renders the page and passes its address and its `navigate` function to the test. */
function Page({ page, onNavigate }: PageProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onNavigate(pathname + search, navigate);
  });
  return isRoutes(page) ? <TestRoutes routes={page} /> : page;
}

const TestRoutes = ({ routes }: { routes: RouteObject[] }) =>
  useRoutes([...routes, { path: '*', element: null }]);

const isRoutes = (page: RouteObject[] | ReactNode): page is RouteObject[] =>
  Array.isArray(page) &&
  page.every((entry) => entry && typeof entry === 'object' && 'path' in entry);
