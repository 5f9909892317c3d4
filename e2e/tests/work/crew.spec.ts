import type { Page } from '@playwright/test';
import { callBackend } from '../../support/flows/shoppers.ts';
import { findMails } from '../../support/flows/outbox.ts';
import {
  findLowTargets,
  findOverflowingElements,
  findViolations,
} from '../../support/screens/visual-checks.ts';
import { createPictureFile } from '../../support/staff/catalogue-desk.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { addCrew, assignMoveOfToday, openCrewPage } from '../../support/staff/crews.ts';
import { expect, test } from '../../support/test.ts';

const softly = expect.configure({ soft: true });

test('a crew does a whole job without a network, and nothing is lost, twice or left on the phone', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const crewid = await addCrew(shop);
  const { orderno, email } = await assignMoveOfToday(shop, crewid);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCrewPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Crew North' })).toBeVisible();
  await softly.poll(() => findViolations(page), 'the list').toEqual([]);
  await waitForKeptPage(page);
  await page.getByRole('link', { name: /09:00/ }).click();
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
  await softly.poll(() => findViolations(page), 'the job').toEqual([]);
  expect(await findOverflowingElements(page)).toEqual([]);
  expect(await findLowTargets(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'On the way' }).click();
  await expect(page.getByText('Go on as always.')).toBeVisible();
  // The phone is restarted without a network.
  await page.reload();
  await page.getByRole('button', { name: 'Begun' }).click();
  await page.getByLabel('Take photos').setInputFiles([createPictureFile('stairs.png')]);
  await expect(page.getByRole('img', { name: 'To send' })).toBeVisible();
  await addExtra(page);
  await sign(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('This job is done.')).toBeVisible();
  await expect(page.getByText('5 to send. 1 photo to send', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('This job is done.')).toBeVisible();
  await softly.poll(() => findViolations(page), 'the job without a network').toEqual([]);
  expect((await readDeskOrder(shop, orderno)).totalamount).toBe(220);

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).last().click();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(question).toContainText('5 presses and 1 photo are not sent yet.');
  await softly.poll(() => findViolations(page), 'the question').toEqual([]);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('button', { name: 'Close the menu' }).click();

  await page.context().setOffline(false);
  await expect(page.getByText('1 in the office.')).toBeVisible();
  await expect(page.getByText('to send', { exact: false })).toHaveCount(0);
  const order = await readDeskOrder(shop, orderno);
  expect(order.totalamount).toBe(240);
  const titles = order.timeline.map(({ title }) => title);
  for (const title of ['Crew on the way', 'Job begun', 'Signed at the job', 'Job done'])
    expect(
      titles.filter((each) => each === title),
      title,
    ).toHaveLength(1);
  const findOwnMails = () =>
    findMails(shop.dataDir, orderno, email).filter((mail) =>
      mail.includes('Our crew is on the way'),
    );
  await expect.poll(() => findOwnMails().length).toBe(1);
  expect(await readPersonalData(page)).toContain(orderno);

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).last().click();
  await page.waitForURL(shop.url + '/');
  await expect.poll(() => readPersonalData(page)).not.toContain(orderno);
  const leftOver = await readPersonalData(page);
  for (const text of [orderno, 'Long carry', 'Robin', 'token'])
    expect(leftOver).not.toContain(text);
  // Expects the browser's messages about calls without a network.
  consoleErrors.length = 0;
});

test('the service worker and the app belong to the pages of crews alone', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
  expect(await scopes()).toEqual([]);
  const manifest = (await (await page.request.get('/crew/manifest.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ scope: '/crew/', start_url: '/crew/jobs' });
  for (const path of ['/admin/service-worker.js', '/service-worker.js', '/cart/service-worker.js'])
    expect((await page.request.get(shop.url + path)).headers()['content-type'], path).toMatch(
      /html/,
    );
});

/** Waits until the page's files are kept on the phone. */
const waitForKeptPage = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [kept, files] = [await caches.open('crew-page'), await caches.open('crew-files')];
        return (await kept.keys()).length > 0 && (await files.keys()).length > 10;
      }),
    )
    .toBe(true);

async function addExtra(page: Page): Promise<void> {
  await page.getByText('Extra work').click();
  await page.getByRole('textbox', { name: 'Extra', exact: true }).fill('Long carry');
  await page.getByRole('textbox', { name: 'Price in £' }).fill('20');
  await page.getByRole('button', { name: 'Add the extra' }).click();
  await expect(page.getByText('Reason: please say why.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('No parking');
  await expect(page.getByRole('radio', { name: 'Paid in cash' })).toBeChecked();
  await page.getByRole('button', { name: 'Add the extra' }).click();
  await expect(page.getByText('Long carry, £20.00')).toBeVisible();
}

async function sign(page: Page): Promise<void> {
  await page.getByText('Signature', { exact: true }).click();
  await page.getByRole('button', { name: 'Save the signature' }).click();
  await expect(page.getByText('Reason: please say why there is no signature.')).toBeVisible();
  const pad = page.getByRole('img', { name: 'Sign here with a finger' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The field for the signature is not visible.');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('textbox', { name: 'Name of the person' }).fill('Robin Example');
  await page.getByRole('button', { name: 'Save the signature' }).click();
  await expect(page.getByText('The signature is taken.')).toBeVisible();
}

interface DeskOrder {
  /** Pounds. */
  totalamount: number;
  timeline: { title: string }[];
}

async function readDeskOrder(shop: { url: string }, orderno: string): Promise<DeskOrder> {
  const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
    shop,
    'admin/userlogin',
    { body: owner },
  );
  const path = `staff/orders/${orderno}`;
  const { data } = await callBackend<{ data: DeskOrder }>(shop, path, { token });
  return data;
}

/** Returns all texts in IndexedDB, the caches and the storages of the browser. */
const readPersonalData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
        });
        texts.push(name, JSON.stringify(rows));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        texts.push(request.url);
        if (/html|json/.test(type)) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
