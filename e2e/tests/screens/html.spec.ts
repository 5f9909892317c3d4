import { longForm } from '../../support/long-form.ts';
import { findHtmlErrors } from '../../support/screens/html-rules.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import {
  chosenScreens,
  ownCatalogue,
  publicScreens,
  signedInScreens,
  unknownPaths,
} from '../../support/screens/screens.ts';
import { readChosenState, signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';

test.describe('HTML', () => {
  test('of every page from the server is without an error', async ({ request }) => {
    test.slow();
    const paths = [
      ...publicScreens(ownCatalogue),
      ...chosenScreens(ownCatalogue),
      ...signedInScreens,
    ].map(({ path }) => path);
    for (const path of [...paths, ...unknownPaths]) {
      const html = await (await request.get(path)).text();
      expect.soft(await findHtmlErrors(html, path)).toEqual([]);
    }
  });

  test(
    "of pages with the browser's data is without an error",
    longForm,
    async ({ page, context }) => {
      test.slow();
      await storeBeforeOpening(context, {
        ...(await readChosenState(page.request, ownCatalogue)),
        ...(await signInByApi(page.request)),
      });
      const screens = [...chosenScreens(ownCatalogue), ...signedInScreens];
      for (const { path } of [...screens, { path: '/cart' }]) {
        await page.goto(path);
        await waitUntilLoaded(page);
        await expect.poll(async () => findHtmlErrors(await page.content(), path)).toEqual([]);
      }
    },
  );
});
