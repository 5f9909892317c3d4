import type { Locator, Page } from '@playwright/test';
import { isLongForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import {
  chosenScreens,
  ownCatalogue,
  publicScreens,
  signedInScreens,
} from '../../support/screens/screens.ts';
import { readChosenState, signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { findStaleTexts, translatePage } from '../../support/screens/translation.ts';
import { expect, test } from '../../support/test.ts';

const CONTROLS = 'button, select, summary, input, textarea, [role=button]';
/** Largest number of controls of one kind that are used, such as days of a month. */
const MAX_ALIKE = isLongForm ? 3 : 1;
/** Page of the short form, with controls that change many texts. */
const inShortForm = [ownCatalogue.product.path];
/** Excludes `/thankyouorderplace`, because it redirects by itself. */
const paths = [...publicScreens(ownCatalogue), ...chosenScreens(ownCatalogue), ...signedInScreens]
  .map(({ path }) => path)
  .filter((path) => path !== '/thankyouorderplace')
  .filter((path) => isLongForm || inShortForm.includes(path));

for (const path of paths)
  test(`translated by the browser, every control of ${path} works and no text is stale`, async ({
    page,
    consoleErrors,
  }) => {
    // Closes a dialog that opens late and covers the next control.
    await page.addLocatorHandler(page.getByRole('dialog'), async (dialog) => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    await storeBeforeOpening(page.context(), {
      ...(await readChosenState(page.request, ownCatalogue)),
      ...(path === '/login' ? {} : await signInByApi(page.request)),
    });
    const open = async () => {
      await page.goto(path);
      await waitUntilLoaded(page);
      await translatePage(page);
    };
    await open();
    const startPath = new URL(page.url()).pathname;
    const worked = new Map<string, number>();
    for (let at = 0; at < (await controls(page).count()); at += 1) {
      const control = controls(page).nth(at);
      const kind = await describeKind(control);
      const times = worked.get(kind) ?? 0;
      if (times === MAX_ALIKE || !(await control.isVisible()) || !(await control.isEnabled()))
        continue;
      worked.set(kind, times + 1);
      await operateControl(control);
      await expect.poll(() => findStaleTexts(page), `after ${kind}`).toEqual([]);
      await expect(page.getByText(/cannot be (loaded|shown)/), `after ${kind}`).toHaveCount(0);
      await page.keyboard.press('Escape');
      if (new URL(page.url()).pathname !== startPath) await open();
    }
    // Ignores the log entry about an island that was translated before hydration, because React
    // then renders the island again.
    const unexpectedErrors = consoleErrors.filter(
      (one) => !one.startsWith('Rendered in the browser instead:'),
    );
    consoleErrors.splice(0, consoleErrors.length, ...unexpectedErrors);
  });

const controls = (page: Page) => page.getByRole('main').locator(CONTROLS);

/** Returns the kind of a control. Similar controls have the same kind. */
const describeKind = (control: Locator) =>
  control.evaluate((node) =>
    [node.localName, node.getAttribute('type'), node.getAttribute('name'), node.className].join(
      ' ',
    ),
  );

/** Uses a control as a shopper would. */
async function operateControl(control: Locator): Promise<void> {
  const [tag, type] = await control.evaluate((node) => [node.localName, node.getAttribute('type')]);
  if (tag === 'select') {
    const options = await control.locator('option').count();
    for (const index of [options - 1, 0]) await control.selectOption({ index });
  } else if (tag === 'textarea' || (tag === 'input' && !/radio|checkbox|date/.test(type ?? 'text')))
    await control.fill('12');
  else if (type === 'date') await control.fill('2030-01-02');
  else await control.click();
}
