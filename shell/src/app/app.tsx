import { StrictMode, useCallback } from 'react';
import {
  type AppStore,
  AuthProvider,
  ConfigProvider,
  HeadProvider,
  LivePagesProvider,
  Provider,
  type Rooms,
  RoomsProvider,
  type RootState,
  type Session,
} from 'shared/core';
import { ImageBaseProvider } from 'shared/ui';
import { ToastProvider } from 'shared/overlays';
import { AheadProvider, type PageAhead } from './page-ahead';
import type { BootData } from '../boot/boot-data';
import { Layout } from '../layout/layout';
import { type Parts, PartsProvider } from '../parts/parts';
import { PreviewProvider } from '../preview/preview';
import { Restore } from './restore';
import { LeftOutLines } from './left-out-lines';
import { MiniBasketSlot } from './mini-basket-slot';
import { Page } from './page';
import { isLive, RegistryProvider } from '../registry/room-table';
import { SessionExpiry } from './session-expiry';

export interface AppProps {
  boot: Pick<BootData, 'config' | 'registry' | 'preview'>;
  store: AppStore;
  session: Session;
  rooms: Rooms;
  /** State with which the server rendered. Islands that hydrate late must not see the restored state. */
  rendered: RootState;
  /** Islands that hydrate one after another. Null if nothing is hydrated. */
  parts?: Parts | null;
  /** The prerendered page. Null if nothing is prerendered. */
  ahead?: PageAhead | null;
}

/** Renders everything below the router. The tree is the same on the server and in the browser. */
export function App({
  boot,
  store,
  session,
  rooms,
  rendered,
  parts = null,
  ahead = null,
}: AppProps) {
  const { registry } = boot;
  const isLivePage = useCallback((path: string) => isLive(registry, path), [registry]);
  return (
    <StrictMode>
      <PartsProvider value={parts}>
        <HeadProvider>
          <ConfigProvider value={boot.config}>
            <ImageBaseProvider value={boot.config.apiHost}>
              <RegistryProvider value={registry}>
                <LivePagesProvider value={isLivePage}>
                  <RoomsProvider value={rooms}>
                    <AuthProvider value={session}>
                      <Provider store={store} serverState={rendered}>
                        <ToastProvider>
                          <PreviewProvider value={boot.preview}>
                            <Layout miniBasket={<MiniBasketSlot />}>
                              <AheadProvider value={ahead}>
                                <Page />
                              </AheadProvider>
                            </Layout>
                          </PreviewProvider>
                          <LeftOutLines />
                        </ToastProvider>
                        <SessionExpiry />
                        <Restore />
                      </Provider>
                    </AuthProvider>
                  </RoomsProvider>
                </LivePagesProvider>
              </RegistryProvider>
            </ImageBaseProvider>
          </ConfigProvider>
        </HeadProvider>
      </PartsProvider>
    </StrictMode>
  );
}
