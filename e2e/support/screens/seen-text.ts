import type { Locator } from '@playwright/test';

/** Finds visible text only. After a hover over a link, its page is prerendered, hidden beside the current one. */
export const seenText = (within: Locator, text: string | RegExp): Locator =>
  within.getByText(text).filter({ visible: true });
