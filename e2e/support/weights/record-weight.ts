import { type Page, type Request, expect } from '@playwright/test';
import type { PageBudget } from 'build/remote-file';

/**
 * Records the responses of a page from now on. Returns a function that waits until the page is
 * quiet. The function resolves to the total weight, and a line for each file.
 */
export function recordWeight(
  page: Page,
): () => Promise<Required<PageBudget> & { files: string[] }> {
  const pendingRequests = new Set<Request>();
  const finishedRequests: Request[] = [];
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  page.on('requestfinished', (request) => {
    pendingRequests.delete(request);
    finishedRequests.push(request);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => findMissingPictures(page)).toEqual([]);
    await expect.poll(() => pendingRequests.size).toBe(0);
    const sizes = await Promise.all(
      finishedRequests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const sum = (files: typeof sizes) => files.reduce((total, { bytes }) => total + bytes, 0);
    return {
      js: sum(sizes.filter(({ path }) => path.endsWith('.js'))),
      all: sum(sizes),
      requests: sizes.length,
      files: sizes.map(({ path, bytes }) => `${bytes} ${path}`),
    };
  };
}

const findMissingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect();
        const isInView = width > 0 && bottom > 0 && top < innerHeight;
        return isInView && !(picture.complete && picture.naturalWidth > 0);
      })
      .map(({ currentSrc, alt }) => currentSrc || alt),
  );
