import type { Page } from '@playwright/test';

/**
 * Returns an array to which the page adds the paths of its requests for data and for files of
 * remotes. Ignores the shell's files, because some of them load in idle time.
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
