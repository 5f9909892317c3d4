import type { Request } from '@playwright/test';
import type { SecondBackend } from '../../backend/second-backend.ts';
import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/contract.ts';
import {
  expectError,
  findPayButton,
  readPlacedNumber,
  sampleCustomer,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { secondBasket, apiSecondBasket } from '../../support/flows/second-basket.ts';
import { listSubmissionCalls } from '../../support/flows/submission-calls.ts';

const record = { ...sampleCustomer, id: '31', userid: '5' };
const { products, packages, personalised } = apiSecondBasket;
const [gown, box] = products;
const tie = { userid: 5, orderid: 'SLR10003' };
const mail =
  'GET users/getmail/5/SLR10003/Test/Shopper/2%20Example%20Road/206.4/Silk%20Gown%20Clean/silk-gown.svg/120.5/2';

/** Calls after an order, with all their fields (specification, sections 4 and 7). */
const later = [
  ['POST users/orderproducts', { ...gown, ...tie }],
  ['POST users/orderproducts', { ...box, ...tie }],
  ['POST users/addtopackage', { ...packages[0], ...tie }],
  ['POST users/addtopackage', { ...personalised[0], ustring: gown?.packages, ...tie }],
  [mail, undefined],
];
const placing = [
  ['GET users/getorders', undefined],
  [
    'POST users/orderplace',
    {
      userid: 5,
      totalamount: 206.4,
      customerid: 31,
      orderno: 'SLR10003',
      transactionid: 'OFFLINE',
      payment_method: 'offline',
      products,
      packages,
      personalised,
      idempotencyKey: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    },
  ],
];

test.describe('an offline order with the minimal backend (specification, sections 4 and 7)', () => {
  let sent: Request[];
  test.beforeEach(async ({ page, cleanBackend }) => {
    sent = [];
    page.on('request', (request) => sent.push(request));
    cleanBackend.override('GET users/getcustomers/5', { body: record });
    cleanBackend.override('GET users/getorders', { body: [{}, {}] });
    await stayOnOrderPlacedPage(page.context());
    await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
    await page.goto('/checkout');
    await expect(findPayButton(page)).toBeEnabled();
  });

  test('sends the order, each line, each package and personalised line, and the mail, in order, with the token on every call of the shopper and on no other request', async ({
    page,
    cleanBackend,
    shop,
  }) => {
    await expect(findPayButton(page)).toHaveText('Place order – pay £206.40 on collection');
    await findPayButton(page).click();
    expect(await readPlacedNumber(page)).toBe('SLR10003');
    expect(listSubmissionCalls(cleanBackend.calls)).toEqual([...placing, ...later]);
    expectTokens(cleanBackend.calls);
    await expectTokenForBackendOnly(sent, cleanBackend.url);
    expect(shop.url).not.toBe(cleanBackend.url);
  });

  test(
    'goes to the thank-you page 1 second after the mail call returns',
    longForm,
    async ({ page, cleanBackend }) => {
      await findPayButton(page).click();
      await page.waitForURL('**/thankyouorderplace');
      const arrived = Date.now();
      const mailed = cleanBackend.calls.find(({ path }) => path.startsWith('users/getmail/'));
      // Checks only the minimum delay, because a slow machine lengthens the delay.
      expect(arrived - (mailed?.respondedAt ?? arrived)).toBeGreaterThanOrEqual(990);
      // Waits, because the URL changes before the new page clears local storage.
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    },
  );

  const responses = [
    ['itself', { orderno: 'SLR10044' }],
    ['inside data', { status: true, data: { orderno: 'SLR10044' } }],
  ] as const;
  for (const [caseName, body] of responses) {
    test(
      `uses the order number of the response, ${caseName}, for page, email and later calls`,
      longForm,
      async ({ page, cleanBackend }) => {
        cleanBackend.override('POST users/orderplace', { body });
        await findPayButton(page).click();
        expect(await readPlacedNumber(page)).toBe('SLR10044');
        const [, , ...rest] = listSubmissionCalls(cleanBackend.calls);
        expect(rest).toEqual(
          JSON.parse(
            JSON.stringify(later, (_, value) => value ?? null).replaceAll('SLR10003', 'SLR10044'),
            (_, value) => (value === null ? undefined : value),
          ),
        );
      },
    );
  }
});

test(
  'pages of the shopper send the token to the backend and nowhere else',
  longForm,
  async ({ page, cleanBackend, shop, consoleErrors }) => {
    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
    await page.goto('/myaccount');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/checkout');
    await expect(findPayButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectTokenForBackendOnly(sent, cleanBackend.url);
    expect(shop.url).not.toBe(cleanBackend.url);
    ignoreConsoleErrors(consoleErrors, failedCallPattern, /could not be fetched/);
  },
);

/** Expects the bearer token on every call of the shopper, and on no other call. */
function expectTokens(calls: SecondBackend['calls']): void {
  const open =
    /^(openapi\.json|users\/(getservices|getproducts|getsubservices|getpackages|getdeliverycharges|getdressestocheck|getbanners|aboutus))/;
  for (const { path, authorization, isFromBrowser } of calls) {
    const isOfShopper = isFromBrowser && !open.test(path);
    expect([path, authorization]).toEqual([path, isOfShopper ? 'bearer token-of-5' : undefined]);
  }
}

/** Expects that only requests to the backend carry a token, and that at least one was sent. */
async function expectTokenForBackendOnly(sent: Request[], backendUrl: string): Promise<void> {
  for (const request of sent) {
    const carries = (await request.allHeaders())['authorization'] !== undefined;
    expect(carries && !request.url().startsWith(backendUrl), request.url()).toBe(false);
  }
  expect(sent.some((request) => request.url().startsWith(backendUrl))).toBe(true);
}

test.describe("'Order placement failed: …' and resuming the order (specification, section 8; rule 29)", () => {
  const failures = [
    ['POST users/orderproducts', 2],
    ['POST users/orderplace', 1],
    ['GET users/getorders', 0],
    ['POST users/addtopackage', 4],
    ['GET users/getmail/', 6],
  ] as const;

  test.beforeEach(async ({ page, cleanBackend }) => {
    cleanBackend.override('GET users/getcustomers/5', { body: record });
    await stayOnOrderPlacedPage(page.context());
    await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
  });
  test.afterEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, failedCallPattern));

  for (const [call, position] of failures) {
    test(
      `${call} fails: the box shows it, and the next press resumes there`,
      longForm,
      async ({ page, cleanBackend }) => {
        cleanBackend.override(call, {
          status: 500,
          body: { error: 'The till is closed.' },
          times: 1,
        });
        await page.goto('/checkout');
        await findPayButton(page).click();
        await expectError(page, 'Order placement failed: The till is closed.');
        const before = listSubmissionCalls(cleanBackend.calls).map(([name]) => name);
        expect(before).toHaveLength(position + 1);

        await findPayButton(page).click();
        await readPlacedNumber(page);
        const all = listSubmissionCalls(cleanBackend.calls).map(([name]) => name);
        const count = (name: string) => all.filter((each) => each.startsWith(name)).length;
        expect(count('POST users/orderplace')).toBe(call === 'POST users/orderplace' ? 2 : 1);
        expect(count('POST users/orderproducts')).toBe(call === 'POST users/orderproducts' ? 3 : 2);
        expect(count('POST users/addtopackage')).toBe(call === 'POST users/addtopackage' ? 3 : 2);
        expect(count('GET users/getmail')).toBe(call === 'GET users/getmail/' ? 2 : 1);
      },
    );
  }

  test(
    'a retry of the order carries the same key, even after a reload',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('POST users/orderplace', { status: 503, body: {}, times: 2 });
      await page.goto('/checkout');
      await findPayButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Order placement failed: ');
      await page.reload();
      await findPayButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Order placement failed: ');
      await findPayButton(page).click();
      await readPlacedNumber(page);
      const keys = cleanBackend.calls
        .filter(({ path }) => path === 'users/orderplace')
        .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
    },
  );

  const refusals = [{ status: false, error: 'Not today.' }, { error: 'Not today.' }];
  for (const body of refusals) {
    test(
      `a response of ${JSON.stringify(body)} is a refusal`,
      longForm,
      async ({ page, cleanBackend }) => {
        cleanBackend.override('POST users/orderplace', { body });
        await page.goto('/checkout');
        await findPayButton(page).click();
        await expectError(page, 'Order placement failed: Not today.');
        expect(cleanBackend.calls.some(({ path }) => path === 'users/orderproducts')).toBe(false);
      },
    );
  }
});
