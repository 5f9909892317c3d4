import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Source of axe. It is minified, because every page must parse it and `axe.source` is twice as
 * long.
 */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks the page with axe. Returns a line for each violation of WCAG 2.2 AA. Only these lines are
 * transferred from the page, because axe's complete results are large.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const axeInPage = (globalThis as unknown as { axe: typeof axe }).axe;
    const results = await axeInPage.run({ runOnly: tags, resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, WCAG);
}

/**
 * Returns descriptions of at most five elements that extend beyond the right edge of the window.
 * Returns none if the page does not scroll sideways.
 */
export const findOverflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
      .map((node) => `${node.tagName}.${node.className}`)
      .slice(0, 5)
      .concat(`the page is ${scrollWidth} px wide`);
  });

/**
 * Returns links, buttons, fields and labels less than 24 px high. Omits invisible elements and
 * links within sentences, which WCAG 2.5.8 exempts.
 */
export const findLowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_HEIGHT = 24;
    const isInSentence = (node: Element) =>
      node.localName === 'a' &&
      [...(node.parentElement?.childNodes ?? [])].some(
        (sibling) => sibling.nodeType === Node.TEXT_NODE && sibling.textContent?.trim(),
      );
    // The link of a card is small, but its ::after covers the complete card.
    const isStretched = (node: Element) =>
      node.localName === 'a' && getComputedStyle(node, '::after').position === 'absolute';
    return [
      ...document.querySelectorAll('a[href], button, summary, select, textarea, input, label'),
    ]
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isVisible = width > 1 && height > 1 && (node as HTMLElement).checkVisibility();
        // An input within a label may be less high, because a click on the label works too.
        const isLabelled = Boolean(node.closest('label')) && node.localName === 'input';
        return (
          isVisible &&
          height < MIN_HEIGHT - 0.5 &&
          !isLabelled &&
          !isInSentence(node) &&
          !isStretched(node)
        );
      })
      .map((node) => {
        const { height } = node.getBoundingClientRect();
        return `${node.localName}.${node.className} '${node.textContent}' ${height.toFixed(1)} px`;
      });
  });

/** Records layout shifts from the first paint. Call this function before the page opens. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; movedElements: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        const movedElements = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.tagName}.${element.className}` : 'gone';
        });
        shifts.push({ value: entry.value, movedElements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });

/** Returns the sum of all layout shifts so far, and the elements that moved. */
export const readShifts = (page: Page): Promise<{ sum: number; movedElements: string[] }> =>
  page.evaluate(() => {
    const { shifts: recordedShifts } = globalThis as unknown as {
      shifts: { value: number; movedElements: string[] }[];
    };
    return {
      sum: recordedShifts.reduce((total, { value }) => total + value, 0),
      movedElements: recordedShifts.map(
        ({ value, movedElements }) => `${value.toFixed(4)} ${movedElements.join(', ')}`,
      ),
    };
  });

/** Waits until fonts and visible pictures are loaded and painted. */
export const waitUntilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const visiblePictures = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && right > 0;
    });
    await Promise.all(
      visiblePictures.map(
        (image) =>
          image.complete ||
          new Promise((resolve) => {
            image.addEventListener('load', resolve);
            image.addEventListener('error', resolve);
          }),
      ),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
