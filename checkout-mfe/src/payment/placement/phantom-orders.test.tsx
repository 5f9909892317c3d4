import { screen, waitFor } from '@testing-library/react';
import { emptyAnswers, type RecordedCall, unsuccessfulAnswers } from 'shared/testing';
import { atCheckout, backend, names, payButton, submissionCalls } from '../../testing/at-checkout';
import { mailCall } from '../../testing/minimal-backend';
import { leaveTo } from './leave-to';

jest.mock('./leave-to');

const place = 'POST users/orderplace';
const lines = 'POST users/orderproducts';
const withFeatures = { config: { features: ['note'] as const } };

const keysOf = (calls: RecordedCall[]) =>
  calls
    .filter(({ path }) => path === 'users/orderplace')
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

const failed = /^Error:Order placement failed: \S/;

/** Presses the button. Resolves to the text of the error box when the button is enabled again. */
async function press(page: ReturnType<typeof atCheckout>, label?: string) {
  await page.user.click(await payButton(label));
  const { textContent } = await screen.findByRole('alert');
  await payButton(label);
  return textContent;
}

async function expectPlaced(page: ReturnType<typeof atCheckout>, calls: RecordedCall[]) {
  await page.user.click(await payButton());
  await waitFor(() => expect(names(calls)).toContain(mailCall));
  await waitFor(() => expect(page.address()).toBe('/thankyouorderplace'));
}

describe('an unsuccessful response to orderplace (rule 58)', () => {
  it('places no order, and the next press sends the same idempotency key', async () => {
    const { calls, answers } = backend();
    const page = atCheckout();
    for (const [what, answer] of Object.entries({ ...unsuccessfulAnswers, ...emptyAnswers })) {
      answers[place] = answer;
      expect([what, await press(page)]).toEqual([what, expect.stringMatching(failed)]);
      expect(screen.queryByText(/is recorded/)).toBeNull();
      expect([what, names(submissionCalls(calls)).at(-1)]).toEqual([what, place]);
      expect(page.address()).toBe('/checkout');
      expect(page.store.getState().cart).toHaveLength(2);
    }
    answers[place] = { body: {} };
    await expectPlaced(page, calls);
    expect(new Set(keysOf(calls)).size).toBe(1);
  });

  it('includes a response without an order number if the backend announces features', async () => {
    const { calls, answers } = backend({ [place]: { body: { status: true } } });
    const page = atCheckout(withFeatures);
    expect(await press(page)).toBe(
      'Error:Order placement failed: We did not get an order number. Please try again.',
    );
    expect(screen.queryByText(/is recorded/)).toBeNull();
    answers[place] = { body: { status: true, orderno: 'SLR10003' } };
    await expectPlaced(page, calls);
    expect(new Set(keysOf(calls)).size).toBe(1);
  });

  it('is not reached if the read of the orders returns HTML', async () => {
    const { calls } = backend({ 'GET users/getorders': { raw: '<html></html>' } });
    expect(await press(atCheckout())).toMatch(failed);
    expect(names(calls)).not.toContain(place);
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
      const { calls, answers } = backend({ [call]: { status, body: { error: 'Not yours.' } } });
      const page = atCheckout();
      expect(await press(page)).toBe('Error:Order placement failed: Not yours.');
      expect(screen.queryByText(/is recorded/)).toBeNull();
      answers[call] = { body: {} };
      await expectPlaced(page, calls);
      const keys = keysOf(calls);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    },
  );

  it('without success fails, and the next press repeats only that call', async () => {
    const { calls, answers } = backend();
    const page = atCheckout();
    for (const [what, answer] of Object.entries(unsuccessfulAnswers)) {
      answers[lines] = answer;
      expect([what, await press(page)]).toEqual([what, expect.stringMatching(failed)]);
    }
    answers[lines] = { body: {} };
    await expectPlaced(page, calls);
    expect(keysOf(calls)).toHaveLength(1);
  });

  it.each(Object.entries(emptyAnswers))('succeeds with %s', async (_, answer) => {
    const { calls } = backend({
      [lines]: answer,
      'POST users/addtopackage': answer,
      [mailCall]: answer,
    });
    await expectPlaced(atCheckout(), calls);
  });
});

describe('an unsuccessful response for a payment session (rule 58)', () => {
  it('opens no payment page and keeps the basket', async () => {
    const { answers } = backend();
    const page = atCheckout();
    await page.user.click(await screen.findByRole('radio', { name: 'Card payment' }));
    const empty = { 'an empty object': { raw: '{}' }, ...emptyAnswers };
    for (const [what, answer] of Object.entries({ ...unsuccessfulAnswers, ...empty })) {
      answers['POST users/create-stripe-session'] = answer;
      const text = await press(page, 'Pay now £758.00');
      expect([what, text]).toEqual([what, expect.stringMatching(/^Error:\S/)]);
      expect(leaveTo).not.toHaveBeenCalled();
      expect(page.store.getState().cart).toHaveLength(2);
    }
  });
});
