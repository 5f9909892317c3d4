import type { Locator } from '@playwright/test';

/**
 * Ignores hidden text. After a hover over a link, the link's page is already in the document, but
 * hidden.
 */
export const findVisibleText = (scope: Locator, text: string | RegExp): Locator =>
  scope.getByText(text).filter({ visible: true });
