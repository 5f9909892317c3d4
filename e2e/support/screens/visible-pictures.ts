import type { Page } from '@playwright/test';

export interface VisiblePicture {
  file: string;
  /** Width of the chosen file, in px. */
  width: number;
  /** Widths of all available files, in px. */
  availableWidths: number[];
  /**
   * Width that the picture needs to look sharp, in px. At most two device pixels per CSS pixel are
   * counted.
   */
  neededWidth: number;
}

/**
 * Reads all loaded images that begin above the lower edge and left of the right edge of the window.
 */
export const readVisiblePictures = (page: Page): Promise<VisiblePicture[]> =>
  page.evaluate(() => {
    const pixelRatio = Math.min(devicePixelRatio, 2);
    const isVisible = (image: HTMLImageElement) => {
      const { top, left } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && image.complete && image.naturalWidth > 0;
    };
    return [...document.images].filter(isVisible).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const aspectRatio = image.naturalWidth / image.naturalHeight;
      const url = new URL(image.currentSrc);
      return {
        file: url.pathname,
        width: Number(url.searchParams.get('w')),
        availableWidths: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
        neededWidth: Math.max(width, height * aspectRatio) * pixelRatio,
      };
    });
  });

/**
 * Returns the computed styles by element and class. Leaves out properties that depend on the size
 * of the window.
 */
export const readStyles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const properties = [
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
    const elements = document.querySelectorAll('header [class], main [class], footer [class]');
    const styleEntries = [...elements].flatMap((element) => {
      // Elements with focus or hover, and links to the current page, have other styles on purpose.
      if (element.matches('[aria-current], :focus, :focus *, :hover')) return [];
      const style = getComputedStyle(element);
      // Reads the specified value. The computed value of 'auto' depends on the font, which may load
      // late.
      const margin = `margin-top: ${String(element.computedStyleMap().get('margin-top'))}`;
      const declarations = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const styleText = [...declarations, margin].join('; ');
      return [[`${element.tagName} ${element.getAttribute('class')}`, styleText] as const];
    });
    // Keeps the first element of each class. Later ones may differ by their position in a list.
    return Object.fromEntries(styleEntries.toReversed());
  });
