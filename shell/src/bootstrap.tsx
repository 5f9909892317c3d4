import { startTransition } from 'react';
import { type HydrationOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { loadIdleModules } from 'shared/lazy';
import { BrowserRouter } from 'shared/router';
import { createSession } from 'shared/session';
import { isForeignDomChange } from 'shared/slots';
import { createAppStore, createSafeStorage } from 'shared/store';
import 'shared/design/global.css';
import { startPrefetching } from './prefetch/start-prefetching';
import { createPrerenderStore } from './app/prerender-store';
import { App } from './app/app';
import { readBootData } from './boot/boot-data';
import { pause } from './boot/pause';
import { canPrefetch } from './boot/can-prefetch';
import { runWhenUsedAndIdle } from './boot/run-when-used-and-idle';
import { createBrowserRemotes } from './federation/browser-remotes';
import { createFailureReporter } from './federation/failure-reporter';
import { reloadOnLostChunk } from './federation/reload-on-lost-chunk';
import { createPendingIslands } from './islands/islands';
import { hydrateIslands } from './islands/hydrate-islands';
import { startVitals } from './vitals/start-vitals';

// Each step below runs in its own task, so that no step blocks the browser for long.
const boot = await readBootData();
await pause();
const storage = createSafeStorage();
// Removes the last chosen product from local storage, because the previewed draft of the catalogue
// may change this product.
if (boot.draft) storage.removeItem('innerdress');
const session = createSession(storage);
const { apiHost, features } = boot.config;
const store = createAppStore({
  extra: { apiHost, features, session },
  storage,
  preloadedState: boot.state,
});
await pause();
const reportFailure = createFailureReporter(boot.registry);
const remotes = createBrowserRemotes(
  boot,
  reloadOnLostChunk(storage, boot.registry),
  reportFailure,
);
await pause();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const prerenderStore = createPrerenderStore(remotes);
const islands = root.firstChild ? createPendingIslands() : null;
const page = (
  <BrowserRouter>
    <App
      boot={boot}
      store={store}
      session={session}
      remotes={remotes}
      islands={islands}
      prerenderStore={prerenderStore}
      renderedState={store.getState()}
    />
  </BrowserRouter>
);
const options: HydrationOptions = {
  // Logs a warning and no error, because React recovers by rendering this part of the page in the
  // browser.
  onRecoverableError: (cause) => console.warn('Rendered in the browser instead:', cause),
  // React unmounts the whole page after this error, so the error counts as a failure of the shell.
  onUncaughtError: (cause) => {
    reportError(cause);
    if (!isForeignDomChange(cause)) void reportFailure('shell', './routes', cause, false);
  },
};
if (islands) {
  // React hydrates a transition in slices, so that urgent work can run between them.
  startTransition(() => void hydrateRoot(root, page, options));
  void hydrateIslands(islands);
} else createRoot(root, options).render(page);
startPrefetching({ registry: boot.registry, remotes, store, session }, prerenderStore);
if (canPrefetch()) runWhenUsedAndIdle(() => void loadIdleModules());
loadFocusRecovery();
startVitals(boot);

function loadFocusRecovery(): void {
  runWhenUsedAndIdle(() => {
    import(/* webpackChunkName: "later-focus" */ './focus/recover-lost-focus').then(
      ({ recoverLostFocus }) => recoverLostFocus(),
      loadFocusRecovery,
    );
  });
}
