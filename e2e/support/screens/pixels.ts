import type { Locator } from '@playwright/test';

/** Largest difference of a colour channel (0 to 255) at which pixels count as equal. */
const CHANNEL_TOLERANCE = 48;

/** Returns a screenshot as base64. First removes focus and hover. */
export async function takePicture(element: Locator): Promise<string> {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

/**
 * Returns the share of different pixels, from 0 to 1. If the sizes differ, compares only the common
 * area.
 */
export const measureDifference = (
  element: Locator,
  first: string,
  second: string,
): Promise<number> =>
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
      let differentPixels = 0;
      for (let offset = 0; offset < a.length; offset += 4)
        if (
          [0, 1, 2].some(
            (channel) =>
              Math.abs((a[offset + channel] ?? 0) - (b[offset + channel] ?? 0)) > tolerance,
          )
        )
          differentPixels += 1;
      return differentPixels / (width * height);
    },
    { pictures: [first, second], tolerance: CHANNEL_TOLERANCE },
  );
