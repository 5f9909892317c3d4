import { expect, test } from '../../support/contract.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { storeState, readStoredValue } from '../../support/flows/stored-state.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';
import { longForm } from '../../support/long-form.ts';

const address = '/payment-success?session_id=cs_second_1&order_id=SLR10001';
const verify = 'GET users/verify-payment/cs_second_1';

test.beforeEach(async ({ page }) => {
  await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
});
test.afterEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, failedCallPattern));

test.describe('payment verification with the minimal backend (specification, sections 2, 4 and 8)', () => {
  test(
    'shows verifying, then success with order number and paid amount, and empties the basket',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override(verify, {
        body: { success: 'true', orderno: 'SLR10001', amount_total: 224.4, payment_status: 'paid' },
      });
      const release = await delayCalls(page, '**/users/verify-payment/**');
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Verifying your payment' })).toBeVisible();
      release();
      const main = page.getByRole('main');
      await expect(main.getByText('£224.40')).toBeVisible();
      await expect(main.getByText('SLR10001')).toBeVisible();
      await expect(main.getByRole('heading', { name: /What.s Next/ })).toBeVisible();
      await expect(main.getByRole('link', { name: 'View My Orders' })).toHaveAttribute(
        'href',
        '/my-orders',
      );
      await expect(main.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Basket, 0 items/ })).toBeVisible();
      expect(
        cleanBackend.calls.filter(({ path }) => path.startsWith('users/verify-payment')),
      ).toHaveLength(1);
      expect(await readStoredValue(page, 'token')).toBe('token-of-5');
    },
  );

  const outcomes = [
    [{ body: { success: false, error: 'The bank said no.' } }, 'The bank said no.'],
    [{ body: { success: false } }, 'Payment verification failed'],
    [{ status: 404, body: { error: 'No such session.' } }, 'No such session.'],
    [{ status: 500, body: {} }, 'Unable to verify payment status'],
  ] as const;
  test(
    "shows the 'Payment Verification Issue' panel with the reason if the payment is not verified",
    longForm,
    async ({ page, cleanBackend }) => {
      for (const [response, text] of outcomes) {
        cleanBackend.override(verify, response);
        await page.goto(address);
        const main = page.getByRole('main');
        await expect(main.getByText('Payment Verification Issue')).toBeVisible();
        await expect(main.getByText(text, { exact: true })).toBeVisible();
        await expect(main.getByText('SLR10001')).toBeVisible();
        await expect(main.getByText(/payment may have succeeded/)).toBeVisible();
        await expect(main.getByRole('link', { name: 'Contact Support' })).toBeVisible();
        await expect(page.getByRole('link', { name: /^Basket, 3 items/ })).toBeVisible();
      }
    },
  );

  test(
    "treats HTTP 400 with 'already processed' as success with status paid",
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override(verify, { status: 400, body: { error: 'Payment already processed' } });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      await expect(page.getByRole('main').getByText('paid', { exact: true })).toBeVisible();
    },
  );

  test(
    "shows 'Missing payment session information' and sends nothing without both parameters",
    longForm,
    async ({ page, cleanBackend }) => {
      for (const query of ['', '?session_id=cs_second_1', '?order_id=SLR10001']) {
        await page.goto(`/payment-success${query}`);
        await expect(page.getByText('Missing payment session information')).toBeVisible();
      }
      expect(cleanBackend.calls.some(({ path }) => path.startsWith('users/verify-payment'))).toBe(
        false,
      );
    },
  );
});

test.describe('cancelled and failed payments (specification, section 2)', () => {
  test('the cancelled page shows the order id and three links', longForm, async ({ page }) => {
    await page.goto('/payment-cancelled?order_id=SLR10001');
    const main = page.getByRole('main');
    await expect(main.getByText('SLR10001')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await expect(main.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    await expect(main.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });

  test(
    'the failed page shows the decoded error as text, whatever it contains',
    longForm,
    async ({ page, consoleErrors }) => {
      const hostile = '<img src=x onerror="document.title=1">';
      for (const [query, text] of [
        ['Your%20card%20was%20declined.', 'Your card was declined.'],
        ['Your%2520card%2520was%2520declined.', 'Your card was declined.'],
        [encodeURIComponent(hostile), hostile],
        ['%25E0%25A4%25A', '%E0%A4%A'],
      ]) {
        await page.goto(`/payment-failed?order_id=SLR10001&error=${query}`);
        await expect(page.getByRole('main').getByText(text ?? '', { exact: true })).toBeVisible();
        await expect(page).toHaveTitle(/Payment failed/);
      }
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Common reasons' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Try Payment Again' })).toHaveAttribute(
        'href',
        '/checkout',
      );
      ignoreConsoleErrors(consoleErrors, /is malformed/);
    },
  );
});
