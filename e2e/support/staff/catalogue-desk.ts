import { expect, type Page } from '@playwright/test';
import { limitInShortForm } from '../long-form.ts';
import { signInByApi, storeBeforeOpening } from '../screens/shopper.ts';
import { findOverflowingElements, findViolations } from '../screens/visual-checks.ts';
import { owner } from './colleagues.ts';

const softly = expect.configure({ soft: true });

/** Window widths. The short form uses only the first. */
export const deskWidths = limitInShortForm([1280, 390], 1);

/** Returns a small picture file, 30 by 40 px. */
export const createPictureFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAoCAIAAABmcd1FAAAALUlEQVR42u3MMQ0AAAgDsHlBBh/+RaGCg6RJ76amj0StVqvVarVarVar1f/rBd4k7h8z4iLZAAAAAElFTkSuQmCC',
    'base64',
  ),
});

/** Returns a name that no other test has. */
export const createUniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Checks the open page with axe. Also expects that the page does not scroll sideways. */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await softly.poll(() => findViolations(page), `axe: ${name}`).toEqual([]);
  await softly.poll(() => findOverflowingElements(page), `overflow: ${name}`).toEqual([]);
}

/** Signs in as the owner and opens a page of the catalogue. */
export async function openCatalogue(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));
  await page.goto(`/admin/catalogue/${path}`);
  await expect(page.getByRole('region', { name: 'Draft' })).toBeVisible();
}

/** Creates a draft. The page then edits this draft. */
export async function openDraft(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'New draft' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Open the draft' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Draft' }).locator(':checked')).toHaveText(name);
}

export async function saveInDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(page.getByText('Saved in the draft.', { exact: false }).first()).toBeVisible();
}

/** Publishes the edited draft at once and confirms its warnings. */
export async function publishNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Yes, that is right' });
  if (await box.isVisible()) await box.check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page).toHaveURL(/\/admin\/catalogue\/history$/);
}
