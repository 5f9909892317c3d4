import type { Page } from '@playwright/test';

/**
 * Entries of local storage before the first page opens. The keys are those of the specification
 * (section 3).
 */
export interface StoredState {
  cart?: object[];
  packages?: object[];
  personalised?: object[];
  checkoutstatus?: 0 | 1;
  user?: { id: number | string; role?: string; permissions?: readonly string[] };
  token?: string;
}

const sliceNames = ['cart', 'packages', 'personalised', 'checkoutstatus'];

/** Puts the state into local storage before the first page of the tab opens. */
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
    // Runs only once per tab, so that a reload does not undo changes by the page.
    if (location.protocol === 'about:' || sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key as string, value as string);
  }, storageEntries);
}

export const readStoredValue = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);
