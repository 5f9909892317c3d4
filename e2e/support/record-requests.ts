import type { Page } from '@playwright/test';

/**
 * Records the requests of the page for code and data from now on. Ignores the shell's files, which it fetches in idle
 * time.
 */
export function recordRequests(page: Page): string[] {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isApiRead = pathname.startsWith('/api/') && !pathname.startsWith('/api/images/');
    const isRemoteFile =
      pathname.startsWith('/releases/') && !pathname.startsWith('/releases/shell/');
    if (isApiRead || isRemoteFile) requestedPaths.push(pathname);
  });
  return requestedPaths;
}
