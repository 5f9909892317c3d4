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
export const pageFacts = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? '');
    const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (node) => JSON.parse(node.textContent) as { '@type': string; image?: string[] },
    );
    return {
      title: document.title,
      h1: [...document.querySelectorAll('h1')].map((node) => node.textContent.trim()),
      description: all('meta[name="description"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
      ogTitle: all('meta[property="og:title"]', 'content'),
      jsonLd: things.map((thing) => thing['@type']),
      images: [
        ...all('meta[property="og:image"]', 'content'),
        ...things.flatMap(({ image = [] }) => image),
      ],
    };
  });

/** Starts a navigation within the document, as a link does. */
export const setOut = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Navigates within the document to a page with another heading, and waits until it is ready. */
export async function goOn(page: Page, path: string): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  const heading = mainHeading(page);
  const left = (await heading.textContent()) ?? '';
  await setOut(page, path);
  await expect(heading, path).not.toHaveText(left);
  await stands(page);
}

/** Waits until the page is hydrated, has its heading, and nothing is loading. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading .*(…|\.\.\.)$/)).toHaveCount(0);
}

/** Waits until the browser is idle and the work of idle time has finished. */
export const isIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  });

const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
