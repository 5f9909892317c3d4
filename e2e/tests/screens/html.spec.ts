import { isLongForm, limitInShortForm, longForm } from '../../support/long-form.ts';
import { findHtmlErrors } from '../../support/screens/html-rules.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import {
  chosenScreens,
  ownCatalogue,
  publicScreens,
  repeatedScreens,
  signedInScreens,
  unknownPaths,
} from '../../support/screens/screens.ts';
import { readChosenState, signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';

test.describe('HTML', () => {
  test('of every page from the server is without an error', async ({ request }) => {
    test.slow();
    const publicPaths = publicScreens(ownCatalogue).map(({ path }) => path);
    // The content of these pages depends on local storage, so the server sends only their frames.
    const frames = [
      ...limitInShortForm(chosenScreens(ownCatalogue), 1),
      ...limitInShortForm(signedInScreens, 2),
    ].map(({ path }) => path);
    const paths = [
      ...publicPaths.filter((path) => isLongForm || !repeatedScreens.includes(path)),
      ...frames,
      ...limitInShortForm(unknownPaths, 1),
    ];
    for (const path of paths) {
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
