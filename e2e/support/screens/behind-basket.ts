import type { Locator, Page } from '@playwright/test';

/** A link of the page, whether or not the basket stands before it: that opens a second after something was added. */
export const behindBasket = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, includeHidden: true });
