import { type Page, expect } from '@playwright/test';

/** Title, headings and meta data, which search engines read. */
export interface PageFacts {
  title: string;
  h1: string[];
  description: string[];
  canonical: string[];
  robots: string[];
  ogTitle: string[];
  jsonLd: string[];
  /** URLs of pictures in Open Graph and JSON-LD data. */
  images: string[];
}

/**
 * Returns the facts of the page's document, or of `html`. The browser only parses `html`: it neither
 * runs scripts nor loads files.
 */
export const readPageFacts = (page: Page, html?: string): Promise<PageFacts> =>
  page.evaluate((source) => {
    const parsedDocument =
      source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const readAttributes = (selector: string, attribute: string) =>
      [...parsedDocument.querySelectorAll(selector)].map(
        (node) => node.getAttribute(attribute) ?? '',
      );
    const jsonLdItems = [
      ...parsedDocument.querySelectorAll('script[type="application/ld+json"]'),
    ].map((node) => JSON.parse(node.textContent) as { '@type': string; image?: string[] });
    return {
      title: parsedDocument.title,
      h1: [...parsedDocument.querySelectorAll('h1')].map((node) => node.textContent.trim()),
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
  }, html);

/** Starts a client-side navigation, as a click on a link does. Does not wait for the new page. */
export const startNavigation = (page: Page, path: string): Promise<void> =>
  page.evaluate((targetPath) => {
    history.pushState({}, '', targetPath);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/**
 * Navigates on the client side and waits until the new page is ready. The new page must have
 * another heading than the current page.
 */
export async function navigateWithin(page: Page, path: string): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  const heading = findMainHeading(page);
  const previousHeading = (await heading.textContent()) ?? '';
  await startNavigation(page, path);
  await expect(heading, path).not.toHaveText(previousHeading);
  await waitUntilLoaded(page);
}

/** Waits until the page is hydrated, has its heading, and shows no 'Loading …' text. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  await expect(findMainHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading .*(…|\.\.\.)$/)).toHaveCount(0);
}

/**
 * Waits for three idle periods, in which the page does the work that it has deferred until the
 * browser is idle.
 */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });

const findMainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
