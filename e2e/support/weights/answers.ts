import { type Page, type Request, expect } from '@playwright/test';

/** Transferred data of a page. */
export interface Weight {
  /** Compressed bytes of scripts' bodies. */
  js: number;
  /** Compressed bytes of all bodies, including the document and pictures. */
  all: number;
  /** Number of responses, including the document's. */
  requests: number;
}

/**
 * Records the responses of a page from now on. Returns a function that adds them up once the page sends no more
 * requests, with a line for each file.
 */
export function weighAnswers(page: Page): () => Promise<Weight & { files: string[] }> {
  const open = new Set<Request>();
  const answered: Request[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    open.delete(request);
    answered.push(request);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await expect.poll(() => open.size).toBe(0);
    const sizes = await Promise.all(
      answered.map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      js: sum(sizes.filter(({ path }) => path.endsWith('.js'))),
      all: sum(sizes),
      requests: sizes.length,
      files: sizes.map(({ path, bytes }) => `${bytes} ${path}`),
    };
  };
}

/** Returns visible pictures that are not loaded yet. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect();
        const isInView = width > 0 && bottom > 0 && top < innerHeight;
        return isInView && !(picture.complete && picture.naturalWidth > 0);
      })
      .map(({ currentSrc, alt }) => currentSrc || alt),
  );
