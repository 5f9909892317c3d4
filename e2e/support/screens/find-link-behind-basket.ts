import type { Locator, Page } from '@playwright/test';

/**
 * Finds a link even if the basket dialog hides the page. The dialog opens a second after a product
 * is added.
 */
export const findLinkBehindBasket = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, includeHidden: true });
