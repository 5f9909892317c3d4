import { screen, waitFor } from '@testing-library/react';
import { dataResponse } from 'shared/testing';
import { findPayButton, renderCheckout, startBackend } from '../testing/render-checkout';

const OFFER = 'POST users/getdeposit';
const SESSION = 'users/create-stripe-session';

const config = {
  features: ['deposits'] as const,
  payments: {
    online: true,
    providerName: 'Stripe',
    publishableKey: null,
    paypalClientId: null,
    hostedOrigins: [],
  },
};

async function openWithCard(offer: object | null) {
  const backend = startBackend({
    [OFFER]: dataResponse(offer),
    [`POST ${SESSION}`]: { status: 409, body: { status: false, error: 'Not now.' } },
  });
  const page = renderCheckout({ config });
  await page.user.click(await screen.findByRole('radio', { name: 'Card payment' }));
  return { ...backend, ...page };
}

describe('a deposit (rule 69)', () => {
  it('is offered beside paying all, which is the default, and is sent when chosen', async () => {
    const { user, calls } = await openWithCard({
      amount: 5_000,
      restdueon: '2031-03-03',
      resttime: 'by Monday 3 March 2031',
    });
    expect(await screen.findByRole('radio', { name: 'Pay it all now' })).toBeChecked();
    await user.click(
      screen.getByRole('radio', { name: /^Pay £50\.00 now, £.* by Monday,? 3 March 2031$/ }),
    );
    await user.click(await findPayButton('Pay now £50.00'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === SESSION)?.body).toMatchObject({ deposit: 5_000 }),
    );
  });

  it('is not sent after the shopper chose Collection Only or paying all again', async () => {
    const { user, calls } = await openWithCard({
      amount: 5_000,
      restdueon: null,
      resttime: 'at least 7 days before the work',
    });
    await user.click(
      await screen.findByRole('radio', {
        name: /^Pay £50\.00 now.*at least 7 days before the work/,
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Pay it all now' }));
    await user.click(await findPayButton(/^Pay now/));
    await waitFor(() => expect(calls.some(({ path }) => path === SESSION)).toBe(true));
    expect(calls.find(({ path }) => path === SESSION)?.body).not.toHaveProperty('deposit');
  });

  it('is not offered if all is to be paid at once', async () => {
    const { calls } = await openWithCard(null);
    await waitFor(() => expect(calls.some(({ path }) => path === 'users/getdeposit')).toBe(true));
    expect(screen.queryByRole('radio', { name: 'Pay it all now' })).not.toBeInTheDocument();
  });

  it('is mentioned on the details page', async () => {
    startBackend({
      [OFFER]: dataResponse({
        amount: 5_000,
        restdueon: '2031-03-03',
        resttime: 'by Monday 3 March 2031',
      }),
    });
    renderCheckout({ config, initialEntry: '/profile' });
    expect(
      await screen.findByText(/If you pay by card, you can pay £50\.00 now and £.* by Monday/),
    ).toBeVisible();
  });
});
