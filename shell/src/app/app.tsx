import { StrictMode } from 'react';
import {
  type AppStore,
  AuthProvider,
  ConfigProvider,
  HeadProvider,
  Provider,
  type Rooms,
  RoomsProvider,
  type RootState,
  type Session,
} from 'shared/core';
import { ImageBaseProvider } from 'shared/ui';
import { ToastProvider } from 'shared/overlays';
import type { BootData } from '../boot/boot-data';
import { Layout } from '../layout/layout';
import { Restore } from './restore';
import { LeftOutLines } from './left-out-lines';
import { MiniBasketSlot } from './mini-basket-slot';
import { Page } from './page';
import { RegistryProvider } from './room-table';
import { SessionExpiry } from './session-expiry';

export interface AppProps {
  boot: Pick<BootData, 'config' | 'registry'>;
  store: AppStore;
  session: Session;
  rooms: Rooms;
  /** What the server rendered with: parts that hydrate late must not see what was restored since. */
  rendered: RootState;
}

/** The whole page below its router: the same tree on the server and in the browser. */
export function App({ boot, store, session, rooms, rendered }: AppProps) {
  return (
    <StrictMode>
      <HeadProvider>
        <ConfigProvider value={boot.config}>
          <ImageBaseProvider value={boot.config.apiHost}>
            <RegistryProvider value={boot.registry}>
              <RoomsProvider value={rooms}>
                <AuthProvider value={session}>
                  <Provider store={store} serverState={rendered}>
                    <ToastProvider>
                      <Layout miniBasket={<MiniBasketSlot />}>
                        <Page />
                      </Layout>
                      <LeftOutLines />
                    </ToastProvider>
                    <SessionExpiry />
                    <Restore />
                  </Provider>
                </AuthProvider>
              </RoomsProvider>
            </RegistryProvider>
          </ImageBaseProvider>
        </ConfigProvider>
      </HeadProvider>
    </StrictMode>
  );
}
