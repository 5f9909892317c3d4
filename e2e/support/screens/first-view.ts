import type { Page } from '@playwright/test';

/** A visible picture with the file that the browser chose. */
export interface SeenPicture {
  file: string;
  /** Width of the chosen file, in px. */
  width: number;
  /** Widths of all available files, in px. */
  offered: number[];
  /** Width that fills its box at two device pixels per CSS pixel at most, in px. */
  needed: number;
}

/** Returns the loaded catalogue pictures in the viewport. */
export const seenPictures = (page: Page): Promise<SeenPicture[]> =>
  page.evaluate(() => {
    const dots = Math.min(devicePixelRatio, 2);
    const isSeen = (image: HTMLImageElement) => {
      const { top, left } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && image.complete && image.naturalWidth > 0;
    };
    return [...document.images].filter(isSeen).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = image.naturalWidth / image.naturalHeight;
      const address = new URL(image.currentSrc);
      return {
        file: address.pathname,
        width: Number(address.searchParams.get('w')),
        offered: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, offered]) => Number(offered)),
        needed: Math.max(width, height * shape) * dots,
      };
    });
  });

/** Returns the styles of a page's elements by their classes, without properties that depend on the window. */
export const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const told = [
      'align-items',
      'background-color',
      'border-top',
      'border-radius',
      'color',
      'display',
      'flex-direction',
      'font',
      'gap',
      'letter-spacing',
      'max-width',
      'padding',
      'position',
      'text-decoration-line',
    ];
    const parts = document.querySelectorAll('header [class], main [class], footer [class]');
    const all = [...parts].flatMap((part) => {
      // Focused and current links have other styles on purpose.
      if (part.matches('[aria-current], :focus, :focus *, :hover')) return [];
      const style = getComputedStyle(part);
      // The specified value, because the value of 'auto' depends on the font, which may be late.
      const margin = `margin-top: ${String(part.computedStyleMap().get('margin-top'))}`;
      const looks = told.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const look = [...looks, margin].join('; ');
      return [[`${part.tagName} ${part.getAttribute('class')}`, look] as const];
    });
    // The first element of each class, because later ones may differ by their position in a list.
    return Object.fromEntries(all.toReversed());
  });
