import type { Page } from '@playwright/test';

/**
 * Records the page's requests for data and for code of remotes. Ignores the shell's files, some of
 * which load in idle time.
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
