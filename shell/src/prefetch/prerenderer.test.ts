import type { RemoteRoutes } from 'shared/slots';
import type { Registry } from '../boot/boot-data';
import type { PrefetchContext } from './prefetch-page';
import { createPrerenderer } from './prerenderer';

const paths = [
  { path: '/faq' },
  { path: '/about' },
  { path: '/myaccount', access: 'signed-in' },
  { path: '/my-order', secret: true },
  { path: '/cart', noindex: true },
];
const registry = {
  microFrontends: { content: [{ extras: { routes: paths } }] },
} as unknown as Registry;

/** Simulates pressing a link on the page /faq. Returns the prerendered address. */
async function pressed(path: string, { isFetched = true, restored = true } = {}) {
  window.history.replaceState(null, '', '/faq');
  const routes: RemoteRoutes = { routes: paths.map((route) => ({ path: route.path })) };
  const shop = {
    registry,
    remotes: { prefetchModule: async () => routes },
    store: { getState: () => ({ restored }) },
    session: { getState: () => ({ token: 'kept', user: { id: 5 } }) },
  } as unknown as PrefetchContext;
  const taken: string[] = [];
  const prerenderStore = {
    location: () => null,
    prerender: ({ pathname }: URL) => void taken.push(pathname),
  } as unknown as Parameters<typeof createPrerenderer>[1];
  const target = new URL(path, window.location.href);
  createPrerenderer(shop, prerenderStore).prerenderNow({
    target,
    isFetched: Promise.resolve(isFetched),
  });
  await new Promise((resolve) => setTimeout(resolve));
  return taken;
}

describe('the page of a pressed link', () => {
  it('is prerendered, hidden', async () => {
    expect(await pressed('/about')).toEqual(['/about']);
  });

  it.each([
    ['behind sign-in', '/myaccount'],
    ['opened by a secret', '/my-order'],
    ['not for search engines', '/cart'],
    ['another address of the page that is shown', '/faq?topic=2'],
    ['nobody’s', '/nowhere'],
  ])('is not prerendered if it is %s', async (_, path) => {
    expect(await pressed(path)).toEqual([]);
  });

  it('is not prerendered before local storage was read, or if it could not be fetched', async () => {
    expect(await pressed('/about', { restored: false })).toEqual([]);
    expect(await pressed('/about', { isFetched: false })).toEqual([]);
  });
});
