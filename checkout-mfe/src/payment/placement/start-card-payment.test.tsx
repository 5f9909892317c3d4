import { loadStripe } from '@stripe/stripe-js/pure';
import { screen, waitFor } from '@testing-library/react';
import type { FakeResponse } from 'shared/testing';
import {
  renderCheckout,
  startBackend,
  listCallNames,
  findPayButton,
  submissionCalls,
  flushTimers,
} from '../../testing/render-checkout';
import { apiKeepsake, apiLines, apiStainGuard } from '../../testing/filled-basket';
import { customer } from '../../testing/minimal-backend';
import { openExternalPage } from './open-external-page';

jest.mock('./open-external-page');
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));

const session = 'POST users/create-stripe-session';
const left = jest.mocked(openExternalPage);
const provider = (response: unknown) =>
  jest.mocked(loadStripe).mockResolvedValue(response as Awaited<ReturnType<typeof loadStripe>>);

/**
 * Pays online, and resolves when the session call is sent. The test must await the effects of the
 * call.
 */
async function payOnline(response: FakeResponse, options = {}) {
  const { calls } = startBackend({ [session]: response });
  const page = renderCheckout(options);
  await page.user.click(await screen.findByRole('radio', { name: 'Card payment' }));
  await page.user.click(await findPayButton('Pay now £758.00'));
  await waitFor(() => expect(listCallNames(calls)).toContain(session));
  return { ...page, calls };
}

afterEach(() => jest.resetAllMocks());

describe('paying online (specification, sections 4 and 7)', () => {
  it('sends the payload of the specification and the key, and nothing else', async () => {
    const { calls } = await payOnline({
      body: { status: true, sessionId: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' },
    });
    const sent = submissionCalls(calls);
    expect(listCallNames(sent)).toEqual(['GET users/getorders', session]);
    expect(sent[1]?.body).toEqual({
      userid: 7,
      totalamount: 758,
      deliveryCharge: 15,
      customerid: 5,
      orderno: 'SLR10003',
      cart_items: apiLines,
      packages: [apiStainGuard],
      personalised: [apiKeepsake],
      customer_details: customer,
      products: apiLines,
      idempotencyKey: expect.any(String),
    });
  });

  it('counts no orders and suggests no number if the backend announces `order-in-one-call`', async () => {
    const { calls } = await payOnline(
      { body: { status: true, sessionId: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' } },
      { config: { features: ['order-in-one-call'] } },
    );
    const sent = submissionCalls(calls);
    expect(listCallNames(sent)).toEqual([session]);
    expect(sent[0]?.body).not.toHaveProperty('orderno');
  });

  it("opens the url of the response if its origin is the provider's or the backend's (rule 34)", async () => {
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

  it('redirects by the card payment script if the response has no url', async () => {
    const redirectToCheckout = jest.fn().mockResolvedValue({});
    provider({ redirectToCheckout });
    await payOnline({ body: { status: true, sessionId: 'cs_1' } });
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_1' }));
    expect(loadStripe).toHaveBeenCalledWith('pk_test_example');
    await flushTimers();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('errors of an online payment (specification, section 8)', () => {
  const error = async (response: Parameters<typeof payOnline>[0]) => {
    await payOnline(response);
    const { textContent: text } = await screen.findByRole('alert');
    await findPayButton('Pay now £758.00');
    return text;
  };

  it("show the backend's error text if the call fails", async () => {
    expect(await error({ status: 502, body: { error: 'The bank is away' } })).toBe(
      'Error:The bank is away',
    );
  });

  it('show the network error without such a text', async () => {
    expect(await error('no answer')).toBe('Error:Network Error');
  });

  it('empty the basket if the order is already paid, for example after a closed tab (rule 37)', async () => {
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

  it('keep the basket after any other refusal', async () => {
    const body = { status: false, error: 'The total has changed.', code: 'conflict' };
    const { store } = await payOnline({ status: 409, body });
    await screen.findByRole('alert');
    await flushTimers();
    expect(store.getState().cart).toHaveLength(2);
  });

  it("show the backend's error of an unsuccessful response without sessionId", async () => {
    expect(await error({ body: { status: false, error: 'Not now' } })).toBe('Error:Not now');
  });

  it('read that error beside data too (rule 40)', async () => {
    expect(await error({ body: { status: false, error: 'Not now', data: {} } })).toBe(
      'Error:Not now',
    );
  });

  it("show 'Failed to create checkout session' without an error text", async () => {
    expect(await error({ body: { status: false } })).toBe(
      'Error:Failed to create checkout session',
    );
  });

  it("show '{provider} failed to initialize' without the provider's script", async () => {
    provider(null);
    expect(await error({ body: { sessionId: 'cs_1' } })).toBe('Error:Stripe failed to initialize');
  });

  it("show 'Payment redirect failed: {message}' if the redirect is refused", async () => {
    provider({ redirectToCheckout: async () => ({ error: { message: 'No such session' } }) });
    expect(await error({ body: { sessionId: 'cs_1' } })).toBe(
      'Error:Payment redirect failed: No such session',
    );
  });

  it("show 'Payment processing failed' without any reason", async () => {
    provider({ redirectToCheckout: async () => Promise.reject(new Error('')) });
    expect(await error({ body: { sessionId: 'cs_1' } })).toBe('Error:Payment processing failed');
  });
});

describe('the payment-button SDK (specification, section 7)', () => {
  const sdk = () => document.querySelector('script[src^="https://www.paypal.com/sdk/js"]');

  it('is loaded on the checkout page if it is configured', async () => {
    startBackend();
    const page = renderCheckout();
    await findPayButton();
    expect(sdk()).toBeNull();
    page.unmount();
    renderCheckout({
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
    await findPayButton();
    expect(sdk()?.getAttribute('src')).toContain('client-id=client-1');
  });
});
