import { useEffect } from 'react';

const WORKER_URL = '/crew/service-worker.js';

/**
 * Installs the service worker of the crew's pages, and lets it keep the files that this page has
 * loaded. Browsers without service workers show the page only with a network.
 */
export function useInstalledPage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const install = async () => {
      await navigator.serviceWorker.register(WORKER_URL);
      const { active } = await navigator.serviceWorker.ready;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const urlsToCache = [location.pathname, ...files.filter(isReleasedFile)];
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
    install().catch((cause: unknown) =>
      console.warn('This page cannot be kept on the phone.', cause),
    );
  }, []);
}

const isReleasedFile = (url: string): boolean => new URL(url).pathname.startsWith('/releases/');
