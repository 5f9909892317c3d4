import type { Page } from '@playwright/test';

/** Contents of local storage when a page opens, by the key names of the specification (section 3). */
export interface StoredState {
  cart?: object[];
  packages?: object[];
  personalised?: object[];
  checkoutstatus?: 0 | 1;
  user?: { id: number | string; role?: string };
  token?: string;
}

const sliceNames = ['cart', 'packages', 'personalised', 'checkoutstatus'];

/** Puts a basket or a signed-in shopper into local storage, once, before the first page opens. */
export async function storeState(page: Page, state: StoredState): Promise<void> {
  const storageEntries = Object.entries(state).map(([key, content]) => [
    key,
    sliceNames.includes(key)
      ? JSON.stringify({ version: 1, content })
      : typeof content === 'string'
        ? content
        : JSON.stringify(content),
  ]);
  await page.addInitScript((entries) => {
    // Once per tab, so that a reload does not undo changes of the page.
    if (location.protocol === 'about:' || sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key as string, value as string);
  }, storageEntries);
}

/** Returns the current value of a key in local storage. */
export const readStoredValue = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);
