import type { Locator } from '@playwright/test';

/** Largest tolerated difference of a channel between equal pixels, of 255. */
const TOLERANCE = 48;

/** Returns a screenshot of an element without focus and hover. */
export async function pictureOf(element: Locator): Promise<string> {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

/**
 * Returns the share of different pixels in two screenshots, from 0 to 1. The smaller screenshot determines the compared
 * area.
 */
export const difference = (element: Locator, one: string, other: string): Promise<number> =>
  element.page().evaluate(
    async ({ pictures, tolerance }) => {
      const images = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          return image;
        }),
      );
      const width = Math.min(...images.map((image) => image.width));
      const height = Math.min(...images.map((image) => image.height));
      const [a = [], b = []] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? [];
      });
      let different = 0;
      for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((c) => Math.abs((a[at + c] ?? 0) - (b[at + c] ?? 0)) > tolerance))
          different += 1;
      return different / (width * height);
    },
    { pictures: [one, other], tolerance: TOLERANCE },
  );
