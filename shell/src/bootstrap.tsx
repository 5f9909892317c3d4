import { startTransition } from 'react';
import { type HydrationOptions, createRoot, hydrateRoot } from 'react-dom/client';
import {
  BrowserRouter,
  createAppStore,
  createSession,
  isForeignDomChange,
  loadWhenIdle,
  safeStorage,
} from 'shared/core';
import 'shared/design/global.css';
import { fetchAhead } from './ahead/fetch-ahead';
import { pageAhead } from './app/page-ahead';
import { App } from './app/app';
import { readBootData } from './boot/boot-data';
import { pause } from './boot/pause';
import { hasBytesToSpare } from './boot/has-bytes-to-spare';
import { whenUsedAndIdle } from './boot/when-used-and-idle';
import { browserRooms } from './federation/browser-rooms';
import { failureReports } from './federation/failure-reports';
import { reloadOnLostChunk } from './federation/reload-on-lost-chunk';
import { sleepingParts } from './parts/parts';
import { wakeInTurn } from './parts/wake-in-turn';

// Each step runs in its own task, so that no task blocks for long.
const boot = await readBootData();
await pause();
const storage = safeStorage();
const session = createSession(storage);
const { apiHost, features } = boot.config;
const store = createAppStore({
  extra: { apiHost, features, session },
  storage,
  preloaded: boot.state,
});
await pause();
const report = failureReports(boot.registry);
const rooms = browserRooms(boot, reloadOnLostChunk(storage, boot.registry), report);
await pause();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const ahead = pageAhead(rooms);
const parts = root.firstChild ? sleepingParts() : null;
const page = (
  <BrowserRouter>
    <App {...{ boot, store, session, rooms, parts, ahead }} rendered={store.getState()} />
  </BrowserRouter>
);
const options: HydrationOptions = {
  // An island that the server could not render is rendered here. That is only a warning.
  onRecoverableError: (cause) => console.warn('Rendered in the browser instead:', cause),
  // A failure that no slot catches unmounts the whole page. It counts as a failure of the shell.
  onUncaughtError: (cause) => {
    reportError(cause);
    if (!isForeignDomChange(cause)) void report('shell', './routes', cause, false);
  },
};
if (parts) {
  // In a transition, so that React hydrates in slices and the browser can run urgent work between
  // them.
  startTransition(() => void hydrateRoot(root, page, options));
  void wakeInTurn(parts);
} else createRoot(root, options).render(page);
fetchAhead({ registry: boot.registry, rooms, store, session }, ahead);
if (hasBytesToSpare()) whenUsedAndIdle(() => void loadWhenIdle());
loadFocusKeeper();

/**
 * Loads the script that recovers a lost focus. After a failed fetch, tries again at the next use of
 * the page.
 */
function loadFocusKeeper(): void {
  whenUsedAndIdle(() => {
    import(/* webpackChunkName: "later-focus" */ './focus/keep-focus').then(
      ({ keepFocus }) => keepFocus(),
      loadFocusKeeper,
    );
  });
}
