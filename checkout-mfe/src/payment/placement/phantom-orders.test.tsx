import { screen, waitFor } from '@testing-library/react';
import { emptyResponses, type RecordedCall, unsuccessfulResponses } from 'shared/testing';
import {
  renderCheckout,
  startBackend,
  listCallNames,
  findPayButton,
  submissionCalls,
} from '../../testing/render-checkout';
import { mailCall } from '../../testing/minimal-backend';
import { openExternalPage } from './open-external-page';

jest.mock('./open-external-page');

const orderCall = 'POST users/orderplace';
const lines = 'POST users/orderproducts';
const withFeatures = { config: { features: ['note'] as const } };

const keysOf = (calls: RecordedCall[]) =>
  calls
    .filter(({ path }) => path === 'users/orderplace')
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

const failed = /^Error:Order placement failed: \S/;

/**
 * Presses the submit button. Resolves to the text of the error box when the button is enabled
 * again.
 */
async function press(page: ReturnType<typeof renderCheckout>, label?: string) {
  await page.user.click(await findPayButton(label));
  const { textContent } = await screen.findByRole('alert');
  await findPayButton(label);
  return textContent;
}

async function expectPlaced(page: ReturnType<typeof renderCheckout>, calls: RecordedCall[]) {
  await page.user.click(await findPayButton());
  await waitFor(() => expect(listCallNames(calls)).toContain(mailCall));
  await waitFor(() => expect(page.getAddress()).toBe('/thankyouorderplace'));
}

describe('an unsuccessful response to orderplace (rule 58)', () => {
  it('places no order, and the next press sends the same idempotency key', async () => {
    const { calls, responses } = startBackend();
    const page = renderCheckout();
    for (const [caseName, response] of Object.entries({
      ...unsuccessfulResponses,
      ...emptyResponses,
    })) {
      responses[orderCall] = response;
      expect([caseName, await press(page)]).toEqual([caseName, expect.stringMatching(failed)]);
      expect(screen.queryByText(/is recorded/)).toBeNull();
      expect([caseName, listCallNames(submissionCalls(calls)).at(-1)]).toEqual([
        caseName,
        orderCall,
      ]);
      expect(page.getAddress()).toBe('/checkout');
      expect(page.store.getState().cart).toHaveLength(2);
    }
    responses[orderCall] = { body: {} };
    await expectPlaced(page, calls);
    expect(new Set(keysOf(calls)).size).toBe(1);
  });

  it('includes a response without an order number if the backend announces features', async () => {
    const { calls, responses } = startBackend({ [orderCall]: { body: { status: true } } });
    const page = renderCheckout(withFeatures);
    expect(await press(page)).toBe(
      'Error:Order placement failed: We did not get an order number. Please try again.',
    );
    expect(screen.queryByText(/is recorded/)).toBeNull();
    responses[orderCall] = { body: { status: true, orderno: 'SLR10003' } };
    await expectPlaced(page, calls);
    expect(new Set(keysOf(calls)).size).toBe(1);
  });

  it('includes the number of an order with another total, if the order is one call', async () => {
    const { responses } = startBackend({
      [orderCall]: { body: { status: true, orderno: 'SLR10001', totalamount: 12 } },
    });
    const page = renderCheckout({ config: { features: ['order-in-one-call'] } });
    expect(await press(page)).toBe(
      'Error:Order placement failed: The shop has not confirmed this order. Please try again.',
    );
    expect(screen.queryByText(/is recorded/)).toBeNull();
    responses[orderCall] = { body: { status: true, orderno: 'SLR10003', totalamount: 743 } };
    await page.user.click(await findPayButton());
    expect(await screen.findByText('SLR10003')).toBeVisible();
  });

  it('is not reached if the read of the orders returns HTML', async () => {
    const { calls } = startBackend({ 'GET users/getorders': { raw: '<html></html>' } });
    expect(await press(renderCheckout())).toMatch(failed);
    expect(listCallNames(calls)).not.toContain(orderCall);
  });
});

describe('a later call (rule 58)', () => {
  it.each([
    [lines, 403],
    [lines, 404],
    ['POST users/addtopackage', 403],
    ['POST users/addtopackage', 404],
    [mailCall, 403],
    [mailCall, 404],
  ])(
    '%s with status %d ends the placement, and the next press submits the order again',
    async (call, status) => {
      const { calls, responses } = startBackend({
        [call]: { status, body: { error: 'Not yours.' } },
      });
      const page = renderCheckout();
      expect(await press(page)).toBe('Error:Order placement failed: Not yours.');
      expect(screen.queryByText(/is recorded/)).toBeNull();
      responses[call] = { body: {} };
      await expectPlaced(page, calls);
      const keys = keysOf(calls);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    },
  );

  it('without success fails, and the next press repeats only that call', async () => {
    const { calls, responses } = startBackend();
    const page = renderCheckout();
    for (const [caseName, response] of Object.entries(unsuccessfulResponses)) {
      responses[lines] = response;
      expect([caseName, await press(page)]).toEqual([caseName, expect.stringMatching(failed)]);
    }
    responses[lines] = { body: {} };
    await expectPlaced(page, calls);
    expect(keysOf(calls)).toHaveLength(1);
  });

  it.each(Object.entries(emptyResponses))('succeeds with %s', async (_, response) => {
    const { calls } = startBackend({
      [lines]: response,
      'POST users/addtopackage': response,
      [mailCall]: response,
    });
    await expectPlaced(renderCheckout(), calls);
  });
});

describe('an unsuccessful response for a payment session (rule 58)', () => {
  it('opens no payment page and keeps the basket', async () => {
    const { responses } = startBackend();
    const page = renderCheckout();
    await page.user.click(await screen.findByRole('radio', { name: 'Card payment' }));
    const empty = { 'an empty object': { raw: '{}' }, ...emptyResponses };
    for (const [caseName, response] of Object.entries({ ...unsuccessfulResponses, ...empty })) {
      responses['POST users/create-stripe-session'] = response;
      const text = await press(page, 'Pay now £758.00');
      expect([caseName, text]).toEqual([caseName, expect.stringMatching(/^Error:\S/)]);
      expect(openExternalPage).not.toHaveBeenCalled();
      expect(page.store.getState().cart).toHaveLength(2);
    }
  });
});
