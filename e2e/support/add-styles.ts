import type { Page } from '@playwright/test';

/**
 * Adds a stylesheet by script, because the security policy refuses a `style` element without an
 * allowed hash.
 */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
