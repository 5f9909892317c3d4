import { expect, type Locator, type Page } from '@playwright/test';
import { signInByApi, storeBeforeOpening } from '../screens/shopper.ts';
import { owner } from './colleagues.ts';

/** Signs the browser's owner in, and opens the page of an order in the desk. */
export async function openOrderAsStaff(page: Page, orderno: string): Promise<void> {
  await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));
  await openDeskOrder(page, orderno);
}

/** Opens the page of an order in a tab whose browser is signed in. */
export async function openDeskOrder(page: Page, orderno: string): Promise<void> {
  await page.goto(`/admin/orders/${orderno}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}

export const findTimeline = (page: Page): Locator => page.getByRole('list', { name: /^Timeline/ });
