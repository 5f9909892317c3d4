import { type Page, expect } from '@playwright/test';

/** Data in the head and headings of a page. */
export interface PageFacts {
  title: string;
  h1: string[];
  description: string[];
  canonical: string[];
  robots: string[];
  ogTitle: string[];
  jsonLd: string[];
  /** Addresses of pictures in Open Graph and JSON-LD. */
  images: string[];
}

/** Reads the current data. */
export const readPageFacts = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const readAttributes = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? '');
    const jsonLdItems = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (node) => JSON.parse(node.textContent) as { '@type': string; image?: string[] },
    );
    return {
      title: document.title,
      h1: [...document.querySelectorAll('h1')].map((node) => node.textContent.trim()),
      description: readAttributes('meta[name="description"]', 'content'),
      canonical: readAttributes('link[rel="canonical"]', 'href'),
      robots: readAttributes('meta[name="robots"]', 'content'),
      ogTitle: readAttributes('meta[property="og:title"]', 'content'),
      jsonLd: jsonLdItems.map((thing) => thing['@type']),
      images: [
        ...readAttributes('meta[property="og:image"]', 'content'),
        ...jsonLdItems.flatMap(({ image = [] }) => image),
      ],
    };
  });

/** Starts a navigation within the document, as a link does. */
export const startNavigation = (page: Page, path: string): Promise<void> =>
  page.evaluate((targetPath) => {
    history.pushState({}, '', targetPath);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Navigates within the document to a page with another heading, and waits until it is ready. */
export async function navigateWithin(page: Page, path: string): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  const heading = findMainHeading(page);
  const previousHeading = (await heading.textContent()) ?? '';
  await startNavigation(page, path);
  await expect(heading, path).not.toHaveText(previousHeading);
  await waitUntilLoaded(page);
}

/** Waits until the page is hydrated, has its heading, and nothing is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  await expect(findMainHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading .*(…|\.\.\.)$/)).toHaveCount(0);
}

/** Waits until the browser is idle and the work of idle time has finished. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });

const findMainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
