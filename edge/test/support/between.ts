import type { TestContext } from 'node:test';

/** Intercepts the calls of the release client. Calls of the shop in this process pass unchanged. */
export function interceptReleaseCalls(
  t: TestContext,
  meddle: (url: string, call: () => Promise<Response>) => Promise<Response>,
) {
  const real = globalThis.fetch;
  t.mock.method(globalThis, 'fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    const call = () => real(url, init);
    return pathname.startsWith('/release-api/')
      ? meddle(`${init.method} ${pathname}`, call)
      : call();
  });
}
