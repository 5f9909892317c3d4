import { type HydrationOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, createAppStore, createSession, safeStorage } from 'shared/core';
import 'shared/design/global.css';
import { App } from './app/app';
import { readBootData } from './boot/boot-data';
import { browserRooms } from './federation/browser-rooms';
import { reloadOnLostChunk } from './federation/reload-on-lost-chunk';

const boot = await readBootData();
const storage = safeStorage();
const session = createSession(storage);
const store = createAppStore({
  extra: { apiHost: boot.config.apiHost, session },
  storage,
  preloaded: boot.state,
});
const rooms = browserRooms(boot, reloadOnLostChunk(storage, boot.registry));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const page = (
  <BrowserRouter>
    <App boot={boot} store={store} session={session} rooms={rooms} rendered={store.getState()} />
  </BrowserRouter>
);
const options: HydrationOptions = {
  // A part that the server could not render is rendered here instead: worth a note, no more.
  onRecoverableError: (cause) => console.warn('Rendered in the browser instead:', cause),
};
if (root.firstChild) hydrateRoot(root, page, options);
else createRoot(root, options).render(page);
