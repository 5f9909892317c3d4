import type { Page } from '@playwright/test';

export interface VisiblePicture {
  file: string;
  /** Width of the loaded file, in px. */
  width: number;
  /** Widths of all available files, in px. */
  availableWidths: number[];
  /**
   * Width in px that the file needs for a sharp picture. At most two device pixels per CSS pixel
   * count.
   */
  neededWidth: number;
}

/**
 * Returns all loaded images whose top is above the window's lower edge and whose left side is left
 * of the window's right edge.
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
 * Returns the computed styles of header, main part and footer, by tag name and class. Omits
 * properties that depend on the window's size.
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
      // Omits elements with focus or hover and links to the current page, because their styles
      // differ on purpose.
      if (element.matches('[aria-current], :focus, :focus *, :hover')) return [];
      const style = getComputedStyle(element);
      // Reads the specified margin, because the computed value of 'auto' depends on a font that may
      // load late.
      const margin = `margin-top: ${String(element.computedStyleMap().get('margin-top'))}`;
      const declarations = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const styleText = [...declarations, margin].join('; ');
      return [[`${element.tagName} ${element.getAttribute('class')}`, styleText] as const];
    });
    // Reverses the entries, so that the first element of each class counts. Later elements may
    // differ by their position in a list.
    return Object.fromEntries(styleEntries.toReversed());
  });
