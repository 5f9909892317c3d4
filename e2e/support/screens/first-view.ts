import type { Page } from '@playwright/test';

/** A picture within sight, as the browser chose it. */
export interface SeenPicture {
  file: string;
  /** Its width as it was asked for, and the widths that there are; px. */
  width: number;
  offered: number[];
  /** How wide it has to be to fill its place with two dots for a px at most, its shape kept; px. */
  needed: number;
}

/** The catalogue's pictures within sight that have come. */
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

/** How the parts of a page look, by their classes: what stylesheets set, not what depends on the window. */
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
      // What has the focus, or is the present page's link, looks otherwise for a reason.
      if (part.matches('[aria-current], :focus, :focus *, :hover')) return [];
      const style = getComputedStyle(part);
      // As it is set: what 'auto' comes to depends on the font, which may come too late to be used.
      const margin = `margin-top: ${String(part.computedStyleMap().get('margin-top'))}`;
      const looks = told.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const look = [...looks, margin].join('; ');
      return [[`${part.tagName} ${part.getAttribute('class')}`, look] as const];
    });
    // The first of each: later ones of a list may differ by their place in it.
    return Object.fromEntries(all.toReversed());
  });
