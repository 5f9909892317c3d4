import { loadStripe } from '@stripe/stripe-js/pure';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from 'shared/testing';
import {
  atCheckout,
  backend,
  names,
  payButton,
  submissionCalls,
  turn,
} from '../../testing/at-checkout';
import {
  keepsakeOnTheWire,
  linesOnTheWire,
  stainGuardOnTheWire,
} from '../../testing/filled-basket';
import { customer } from '../../testing/minimal-backend';
import { leaveTo } from './leave-to';

jest.mock('./leave-to');
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));

const session = 'POST users/create-stripe-session';
const left = jest.mocked(leaveTo);
const provider = (answer: unknown) =>
  jest.mocked(loadStripe).mockResolvedValue(answer as Awaited<ReturnType<typeof loadStripe>>);

/** Pays online until the session call was made; what its answer leads to comes after. */
async function payOnline(answer: Answer, options = {}) {
  const { calls } = backend({ [session]: answer });
  const page = atCheckout(options);
  await page.user.click(await screen.findByRole('radio', { name: 'Card payment' }));
  await page.user.click(await payButton('Pay now £758.00'));
  await waitFor(() => expect(names(calls)).toContain(session));
  return { ...page, calls };
}

afterEach(() => jest.resetAllMocks());

describe('Paying online (specification §4 and §7)', () => {
  it('creates the session with the payload of the specification and the key alone', async () => {
    const { calls } = await payOnline({
      body: { status: true, sessionId: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' },
    });
    const sent = submissionCalls(calls);
    expect(names(sent)).toEqual(['GET users/getorders', session]);
    expect(sent[1]?.body).toEqual({
      userid: 7,
      totalamount: 758,
      deliveryCharge: 15,
      customerid: 5,
      orderno: 'SLR10003',
      cart_items: linesOnTheWire,
      packages: [stainGuardOnTheWire],
      personalised: [keepsakeOnTheWire],
      customer_details: customer,
      products: linesOnTheWire,
      idempotencyKey: expect.any(String),
    });
  });

  it('leads to the given url when its origin is the provider’s or the backend’s (decision 34)', async () => {
    for (const url of ['https://checkout.stripe.com/c/cs_1', 'http://shop.test/api/sandbox/cs_1']) {
      const page = await payOnline({ body: { status: true, sessionId: 'cs_1', url } });
      await waitFor(() => expect(left).toHaveBeenLastCalledWith(url));
      page.unmount();
    }
    expect(loadStripe).not.toHaveBeenCalled();
  });

  it.each(['https://checkout.stripe.com.evil.example/c', 'javascript:alert(1)', '//evil.example'])(
    'does not lead to %s',
    async (url) => {
      await payOnline({ body: { status: true, sessionId: 'cs_1', url } });
      expect(await screen.findByRole('alert')).toHaveTextContent('Error:Payment redirect failed: ');
      expect(left).not.toHaveBeenCalled();
    },
  );

  it('redirects by the card payment script where the backend gives no url', async () => {
    const redirectToCheckout = jest.fn().mockResolvedValue({});
    provider({ redirectToCheckout });
    await payOnline({ body: { status: true, sessionId: 'cs_1' } });
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_1' }));
    expect(loadStripe).toHaveBeenCalledWith('pk_test_example');
    await turn();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Errors of an online payment (specification §8)', () => {
  const error = async (answer: Parameters<typeof payOnline>[0]) => {
    await payOnline(answer);
    const { textContent: text } = await screen.findByRole('alert');
    await payButton('Pay now £758.00');
    return text;
  };

  it("gives the server's error text when the call fails", async () => {
    expect(await error({ status: 502, body: { error: 'The bank is away' } })).toBe(
      'Error:The bank is away',
    );
  });

  it('else the error message', async () => {
    expect(await error('no answer')).toBe('Error:Network Error');
  });

  it('empties the basket when the order turns out to be paid already, as after a closed tab (decision 37)', async () => {
    const text = 'Order SLR10003 is paid already. You find it in My Orders.';
    const { store, session } = await payOnline({
      status: 409,
      body: { status: false, error: text, code: 'paid' },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error:${text}`);
    expect(await screen.findByText('Your basket is empty')).toBeVisible();
    expect(store.getState()).toMatchObject({ cart: [], packages: [], personalised: [] });
    expect(store.getState().placement).toBeNull();
    expect(session.getState().user).toMatchObject({ id: 7 });
  });

  it('keeps the basket at any other refusal', async () => {
    const body = { status: false, error: 'The total has changed.', code: 'conflict' };
    const { store } = await payOnline({ status: 409, body });
    await screen.findByRole('alert');
    await turn();
    expect(store.getState().cart).toHaveLength(2);
  });

  it("gives the server's error of an unsuccessful response without sessionId", async () => {
    expect(await error({ body: { status: false, error: 'Not now' } })).toBe('Error:Not now');
  });

  it('reads that error beside data too (decision 40)', async () => {
    expect(await error({ body: { status: false, error: 'Not now', data: {} } })).toBe(
      'Error:Not now',
    );
  });

  it("else says 'Failed to create checkout session'", async () => {
    expect(await error({ body: { status: false } })).toBe(
      'Error:Failed to create checkout session',
    );
  });

  it("says '{provider} failed to initialize' without the provider's script", async () => {
    provider(null);
    expect(await error({ body: { sessionId: 'cs_1' } })).toBe('Error:Stripe failed to initialize');
  });

  it("says 'Payment redirect failed: {message}' when the redirect is refused", async () => {
    provider({ redirectToCheckout: async () => ({ error: { message: 'No such session' } }) });
    expect(await error({ body: { sessionId: 'cs_1' } })).toBe(
      'Error:Payment redirect failed: No such session',
    );
  });

  it("says 'Payment processing failed' when nothing says why", async () => {
    provider({ redirectToCheckout: async () => Promise.reject(new Error('')) });
    expect(await error({ body: { sessionId: 'cs_1' } })).toBe('Error:Payment processing failed');
  });
});

describe('The payment-button SDK (specification §7)', () => {
  const sdk = () => document.querySelector('script[src^="https://www.paypal.com/sdk/js"]');

  it('is loaded on the checkout page when it is configured', async () => {
    backend();
    const page = atCheckout();
    await payButton();
    expect(sdk()).toBeNull();
    page.unmount();
    atCheckout({
      config: {
        payments: {
          online: true,
          providerName: 'Stripe',
          publishableKey: null,
          paypalClientId: 'client-1',
          hostedOrigins: [],
        },
      },
    });
    await payButton();
    expect(sdk()?.getAttribute('src')).toContain('client-id=client-1');
  });
});
