import { FEATURES } from 'contract/features';
import { createRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider, createSession } from '../auth/auth';
import { ConfigProvider } from '../config/config';
import '../design/global.css';
import { RoomsProvider } from '../rooms/rooms';
import { createAppStore } from '../store/create-store';
import { safeStorage } from '../store/persistence/safe-storage';
import { testConfig } from '../testing/test-config';
import { ImageBaseProvider } from '../ui/picture/image-base';
import { ToastProvider } from '../ui/toast/toast';
import { Frame } from './frame';
import type { RoomAlone } from './room-alone';
import { roomsAlone } from './rooms-alone';

/**
 * Renders one remote with all providers of the shell. `npm run dev -- <remote> --alone` serves this
 * page. No release contains it. Its backend is at /api.
 */
export function showAlone(room: RoomAlone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const origin = location.origin;
  const config = { ...testConfig, features: FEATURES, apiHost: '/api', publicUrl: origin };
  const storage = safeStorage();
  const session = createSession(storage);
  const store = createAppStore({ extra: { apiHost: config.apiHost, session }, storage });
  createRoot(root).render(
    <HelmetProvider>
      <ConfigProvider value={config}>
        <ImageBaseProvider value={config.apiHost}>
          <RoomsProvider value={roomsAlone(room)}>
            <AuthProvider value={session}>
              <Provider store={store}>
                <BrowserRouter>
                  <ToastProvider>
                    <Frame room={room} />
                  </ToastProvider>
                </BrowserRouter>
              </Provider>
            </AuthProvider>
          </RoomsProvider>
        </ImageBaseProvider>
      </ConfigProvider>
    </HelmetProvider>,
  );
}
