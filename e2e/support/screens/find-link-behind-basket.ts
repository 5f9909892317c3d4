import type { Locator, Page } from '@playwright/test';

/**
 * Also finds links behind the basket dialog, which opens a second after a product was added and
 * hides the page.
 */
export const findLinkBehindBasket = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, includeHidden: true });
