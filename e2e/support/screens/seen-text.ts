import type { Locator } from '@playwright/test';

/** A text that is seen: where a link is pointed at, its page stands hidden beside the present one, with texts of its own. */
export const seenText = (within: Locator, text: string | RegExp): Locator =>
  within.getByText(text).filter({ visible: true });
