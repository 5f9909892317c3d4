import { expect, test } from '../../support/contract.ts';
import {
  chooseCard,
  expectError,
  findPayButton,
  sampleDetails,
} from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { secondBasket, apiSecondBasket } from '../../support/flows/second-basket.ts';
import { fakeStripe } from '../../support/flows/fake-stripe.ts';
import { listSubmissionCalls } from '../../support/flows/submission-calls.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { longForm } from '../../support/long-form.ts';

const record = {
  id: 31,
  name: sampleDetails['First Name'],
  last_name: sampleDetails['Last Name'],
  address: sampleDetails.Address,
  mobile: sampleDetails.Mobile,
  city: sampleDetails.City,
  postalcode: sampleDetails['Post Code'],
  userid: 5,
};
const { products, packages, personalised } = apiSecondBasket;
const session = 'POST users/create-stripe-session';

test.beforeEach(async ({ page, cleanBackend }) => {
  cleanBackend.override('GET users/getcustomers/5', { body: { data: [record] } });
  await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
});
test.afterEach(({ consoleErrors }) =>
  ignoreConsoleErrors(consoleErrors, failedCallPattern, /Stripe|card payment script|HTTPS/),
);

test.describe('a card payment with the minimal backend (specification, section 7; rule 34)', () => {
  test('sends the specified fields and redirects by the card payment script', async ({
    page,
    cleanBackend,
  }) => {
    const loaded = await fakeStripe(page);
    await page.goto('/cart');
    await waitUntilLoaded(page);
    await page.waitForLoadState('networkidle');
    expect(loaded, 'the script is not loaded before the checkout').toEqual([]);
    await page.goto('/checkout');
    await chooseCard(page);
    await expect(findPayButton(page)).toHaveText('Pay now £224.40');
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
      'Insured Courier',
    );
    await findPayButton(page).click();
    await page.waitForURL('**/faq?**');
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      key: 'pk_test_x',
      sessionId: 'cs_second_1',
      rest: '{}',
    });
    expect(loaded).toHaveLength(1);
    expect(listSubmissionCalls(cleanBackend.calls)).toEqual([
      ['GET users/getorders', undefined],
      [
        session,
        {
          userid: 5,
          totalamount: 224.4,
          deliveryCharge: 18,
          customerid: 31,
          orderno: 'SLR10001',
          cart_items: products,
          packages,
          personalised,
          customer_details: record,
          products,
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ],
    ]);
  });

  test('loads the script on the checkout page only', longForm, async ({ page }) => {
    const loaded = await fakeStripe(page);
    for (const address of ['/cart', '/details', '/faq']) {
      await page.goto(address);
      await waitUntilLoaded(page);
      await page.waitForLoadState('networkidle');
    }
    expect(loaded).toEqual([]);
    await page.goto('/checkout');
    await chooseCard(page);
    await findPayButton(page).click();
    await page.waitForURL('**/faq?**');
    expect(loaded).toHaveLength(1);
  });

  test(
    'a return from the hosted page finds the saved basket and an enabled form',
    longForm,
    async ({ page }) => {
      await fakeStripe(page);
      await page.goto('/checkout');
      await chooseCard(page);
      await findPayButton(page).click();
      await page.waitForURL('**/faq?**');
      await page.goBack();
      await expect(findPayButton(page)).toBeEnabled();
      await expect(page.getByRole('link', { name: /^Basket, 3 items/ })).toBeVisible();
    },
  );
});

test.describe('the error texts of online payments (specification, section 8)', () => {
  const responses = [
    [{ status: 500, body: { error: 'Cards are resting.' } }, 'Cards are resting.'],
    [{ status: 409, body: { message: 'The total has changed.' } }, 'The total has changed.'],
    [{ body: { status: false, error: 'Refused by the bank.' } }, 'Refused by the bank.'],
    [{ body: { status: false } }, 'Failed to create checkout session'],
    [{ body: {} }, 'Failed to create checkout session'],
  ] as const;
  test(
    "the backend's text is shown, else the specification's, and the form is enabled again",
    longForm,
    async ({ page, cleanBackend }) => {
      await fakeStripe(page);
      await page.goto('/checkout');
      await chooseCard(page);
      for (const [response, text] of responses) {
        cleanBackend.override(session, { ...response, times: 1 });
        await findPayButton(page).click();
        await expectError(page, text);
      }
      await page.route('**/users/create-stripe-session', (route) => route.abort());
      await findPayButton(page).click();
      await expectError(page, 'Network Error');
    },
  );

  test(
    "'Stripe failed to initialize' if the script cannot be loaded",
    longForm,
    async ({ page }) => {
      await fakeStripe(page, { isMissing: true });
      await page.goto('/checkout');
      await chooseCard(page);
      await findPayButton(page).click();
      await expectError(page, 'Stripe failed to initialize');
    },
  );

  test("'Payment redirect failed: …' with the script's message", longForm, async ({ page }) => {
    await fakeStripe(page, { error: 'No such session' });
    await page.goto('/checkout');
    await chooseCard(page);
    await findPayButton(page).click();
    await expectError(page, 'Payment redirect failed: No such session');
  });

  test(
    "'Payment processing failed' if the script reports no reason",
    longForm,
    async ({ page }) => {
      await fakeStripe(page, { error: '' });
      await page.goto('/checkout');
      await chooseCard(page);
      await findPayButton(page).click();
      await expectError(page, 'Payment processing failed');
    },
  );

  test('a url of another origin is not opened', longForm, async ({ page, cleanBackend }) => {
    cleanBackend.override(session, {
      body: { status: true, sessionId: 'cs_1', url: 'https://pay.example.net/steal' },
    });
    await page.goto('/checkout');
    await chooseCard(page);
    await findPayButton(page).click();
    await expectError(page, 'Payment redirect failed: the payment page has an unknown address.');
  });
});
