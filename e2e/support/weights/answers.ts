import { type Page, type Request, expect } from '@playwright/test';

/** What came over the wire for a page. */
export interface Weight {
  /** Bytes of scripts' bodies as sent, compressed. */
  js: number;
  /** Bytes of all bodies as sent, the document and its pictures among them. */
  all: number;
  /** Answers, the document's among them. */
  requests: number;
}

/**
 * Notes what a page is sent from now on. Answers what adds it up once the page has all that it asks for by
 * itself, with a line for each file.
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

/** Pictures in view that have not come yet. */
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
