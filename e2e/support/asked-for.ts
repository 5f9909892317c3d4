import type { Page } from '@playwright/test';

/**
 * Records the requests of the page for code and data from now on. Ignores the shell's files, which it fetches in idle
 * time.
 */
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
