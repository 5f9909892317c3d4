import { describeHeads } from '../../support/screens/head-tests.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { signInByApi } from '../../support/screens/shopper.ts';
import { readPageFacts, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

test.describe('every route of the shop itself (specification, section 2; rules 1, 8 and 10)', () => {
  describeHeads(test, {
    catalogue: ownCatalogue,
    signIn: (page) => signInByApi(page.request),
  });
});

test('a page that is left before its remote has hydrated leaves nothing in the head', async ({
  page,
}) => {
  let releaseCalls = () => {};
  const releasePromise = new Promise<void>((resolve) => (releaseCalls = resolve));
  await page.route(/\/releases\/content\/.*\.js$/, async (route) => {
    await releasePromise;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our services' })).toBeVisible();
  await waitUntilLoaded(page);
  await expect
    .poll(async () => {
      const { canonical, description, title } = await readPageFacts(page);
      return { canonical, descriptions: description.length, title };
    })
    .toEqual({
      canonical: [new URL('/services', page.url()).href],
      descriptions: 1,
      title: 'Our services | SLR London',
    });
  releaseCalls();
});
