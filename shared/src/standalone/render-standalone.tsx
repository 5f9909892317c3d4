import { FEATURES } from 'contract/features';
import { createRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider, createSession } from '../auth/auth';
import { ConfigProvider } from '../config/config';
import '../design/global.css';
import { RemotesProvider } from '../remotes/remotes';
import { createAppStore } from '../store/create-store';
import { createSafeStorage } from '../store/persistence/safe-storage';
import { testConfig } from '../testing/test-config';
import { ImageBaseProvider } from '../ui/picture/picture';
import { ToastProvider } from '../ui/toast/toast';
import { StandaloneFrame } from './standalone-frame';
import { createStandaloneRemotes, type StandaloneRemote } from './standalone-remotes';

/**
 * Renders one remote with the shell's providers, for `npm run dev -- <remote> --alone`. Only the
 * dev server serves this page.
 */
export function renderStandalone(remote: StandaloneRemote): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const origin = location.origin;
  const config = { ...testConfig, features: FEATURES, apiHost: '/api', publicUrl: origin };
  const storage = createSafeStorage();
  const session = createSession(storage);
  const store = createAppStore({
    extra: { apiHost: config.apiHost, features: config.features, session },
    storage,
  });
  createRoot(root).render(
    <HelmetProvider>
      <ConfigProvider value={config}>
        <ImageBaseProvider value={config.apiHost}>
          <RemotesProvider value={createStandaloneRemotes(remote)}>
            <AuthProvider value={session}>
              <Provider store={store}>
                <BrowserRouter>
                  <ToastProvider>
                    <StandaloneFrame remote={remote} />
                  </ToastProvider>
                </BrowserRouter>
              </Provider>
            </AuthProvider>
          </RemotesProvider>
        </ImageBaseProvider>
      </ConfigProvider>
    </HelmetProvider>,
  );
}
