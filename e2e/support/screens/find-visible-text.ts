import type { Locator } from '@playwright/test';

/** Finds visible text only. After a hover over a link, its page is prerendered, hidden beside the current one. */
export const findVisibleText = (scope: Locator, text: string | RegExp): Locator =>
  scope.getByText(text).filter({ visible: true });
