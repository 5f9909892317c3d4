import { StrictMode, useCallback } from 'react';
import { HeadProvider } from 'shared/router';
import { AuthProvider, ConfigProvider, type Session } from 'shared/session';
import { LivePagesProvider, type Remotes, RemotesProvider } from 'shared/slots';
import { type AppStore, Provider, type RootState } from 'shared/store';
import { ImageBaseProvider } from 'shared/ui';
import { ToastProvider } from 'shared/overlays';
import { PrerenderStoreProvider, type PrerenderStore } from './prerender-store';
import type { BootData } from '../boot/boot-data';
import { Layout } from '../layout/layout';
import { type Islands, IslandsProvider } from '../islands/islands';
import { PreviewProvider } from '../preview/preview-badge';
import { StateRestorer } from './state-restorer';
import { DroppedLinesNotice } from './dropped-lines-notice';
import { MiniBasketSlot } from './mini-basket-slot';
import { PageOutlet } from './page-outlet';
import { isLivePath, RegistryProvider } from '../registry/remote-table';
import { SessionExpiry } from './session-expiry';

export interface AppProps {
  boot: Pick<BootData, 'config' | 'registry' | 'preview' | 'draft'>;
  store: AppStore;
  session: Session;
  remotes: Remotes;
  /**
   * State of the store with which the server rendered the page. The first render of each island
   * uses this state, because this render must match the server's HTML.
   */
  renderedState: RootState;
  islands?: Islands | null;
  prerenderStore?: PrerenderStore | null;
}

export function App({
  boot,
  store,
  session,
  remotes,
  renderedState,
  islands = null,
  prerenderStore = null,
}: AppProps) {
  const { registry } = boot;
  const isLivePage = useCallback((path: string) => isLivePath(registry, path), [registry]);
  return (
    <StrictMode>
      <IslandsProvider value={islands}>
        <HeadProvider>
          <ConfigProvider value={boot.config}>
            <ImageBaseProvider value={boot.config.apiHost}>
              <RegistryProvider value={registry}>
                <LivePagesProvider value={isLivePage}>
                  <RemotesProvider value={remotes}>
                    <AuthProvider value={session}>
                      <Provider store={store} serverState={renderedState}>
                        <ToastProvider>
                          <PreviewProvider value={boot.preview}>
                            <Layout miniBasket={<MiniBasketSlot />} draft={boot.draft}>
                              <PrerenderStoreProvider value={prerenderStore}>
                                <PageOutlet />
                              </PrerenderStoreProvider>
                            </Layout>
                          </PreviewProvider>
                          <DroppedLinesNotice />
                        </ToastProvider>
                        <SessionExpiry />
                        <StateRestorer />
                      </Provider>
                    </AuthProvider>
                  </RemotesProvider>
                </LivePagesProvider>
              </RegistryProvider>
            </ImageBaseProvider>
          </ConfigProvider>
        </HeadProvider>
      </IslandsProvider>
    </StrictMode>
  );
}
