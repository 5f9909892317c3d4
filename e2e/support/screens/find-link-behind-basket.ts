import type { Locator, Page } from '@playwright/test';

/** Returns a link of the page, even behind the basket dialog, which opens a second after an addition. */
export const findLinkBehindBasket = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, includeHidden: true });
