import { type Page, expect } from '@playwright/test';

/** What a page tells of itself in its head and headings. */
export interface PageFacts {
  title: string;
  h1: string[];
  description: string[];
  canonical: string[];
  robots: string[];
  ogTitle: string[];
  jsonLd: string[];
  /** Addresses of pictures, in Open Graph and JSON-LD. */
  images: string[];
}

/** Reads it as it is now. */
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

/** Sets out for another page as a link does, without a new document. */
export const setOut = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Goes on like that to a page of another heading, until it stands; links lead so once the page is alive. */
export async function goOn(page: Page, path: string): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  const heading = mainHeading(page);
  const left = (await heading.textContent()) ?? '';
  await setOut(page, path);
  await expect(heading, path).not.toHaveText(left);
  await stands(page);
}

/** Waits until the page hears what is done, has its heading, and nothing of it is still loading. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('html[data-restored]')).toBeAttached();
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading .*(…|\.\.\.)$/)).toHaveCount(0);
}

/** Waits until the browser has nothing better to do, and what was begun then is done too. */
export const isIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  });

const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
