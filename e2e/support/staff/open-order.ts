import { expect, type Locator, type Page } from '@playwright/test';
import { signInByApi, storeBeforeOpening } from '../screens/shopper.ts';
import { owner } from './colleagues.ts';

/** Signs in as the owner and opens the staff page of an order. */
export async function openOrderAsStaff(page: Page, orderno: string): Promise<void> {
  await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));
  await openDeskOrder(page, orderno);
}

/** Opens the staff page of an order. The browser must be signed in. */
export async function openDeskOrder(page: Page, orderno: string): Promise<void> {
  await page.goto(`/admin/orders/${orderno}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}

export const findTimeline = (page: Page): Locator => page.getByRole('list', { name: /^Timeline/ });
