import type { Page } from '@playwright/test';

/** Addresses of code and data that the page asks for from now on; not what the shell fetches for later use. */
export function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = pathname.startsWith('/api/') && !pathname.startsWith('/api/images/');
    const isOfRoom = pathname.startsWith('/releases/') && !pathname.startsWith('/releases/shell/');
    if (isRead || isOfRoom) asked.push(pathname);
  });
  return asked;
}
