import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from '../testing/filled-basket';
import { PaymentSuccessPage } from './payment-success-page';

const verify = 'GET users/verify-payment/cs_1';
const paid = { success: true, orderno: 'SLR10003', amount_total: '758', payment_status: 'paid' };

const arrive = (response: FakeResponse, search?: string) => {
  const { calls, responses } = fakeBackend({ [verify]: response });
  const page = renderPage(routes, {
    initialEntry: `/payment-success${search ?? '?session_id=cs_1&order_id=SLR10003'}`,
    user: { id: 7 },
    state: { ...filledBasket, checkoutstatus: 1 },
  });
  return { ...page, calls, responses };
};

describe('payment success (specification, sections 2 and 4)', () => {
  it('is verifying before the response', async () => {
    let respond: (given: unknown) => void = () => undefined;
    arrive(() => new Promise((resolve) => (respond = resolve)));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Verifying your payment',
    );
    await act(async () => respond({ body: paid }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Payment successful' }),
    ).toBeVisible();
  });

  it("shows the order number, the paid amount, 'What's Next' and links", async () => {
    arrive({ body: paid });
    expect(await screen.findByText('SLR10003')).toBeVisible();
    expect(screen.getByText('£758.00')).toBeVisible();
    expect(screen.getByRole('heading', { name: "What's Next" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute(
      'href',
      '/my-orders',
    );
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  it('has the whole status of a deposit, and leads a guest to the link in the e-mail', async () => {
    const status = 'deposit paid, £480.00 still to pay by Wednesday 30 September 2031';
    fakeBackend({ [verify]: { body: { ...paid, payment_status: status } } });
    renderPage(routes, {
      initialEntry: '/payment-success?session_id=cs_1&order_id=SLR10003',
      user: { id: 7, role: 'guest' },
      config: { features: ['order-link'] },
    });
    expect(await screen.findByText(status)).toBeVisible();
    expect(
      screen.getByText('You can follow the order at any time by the link in the e-mail.'),
    ).toBeVisible();
  });

  it('does not show a payment at the address of another', async () => {
    const { responses, goTo } = arrive({ body: paid });
    expect(await screen.findByText('SLR10003')).toBeVisible();
    responses['GET users/verify-payment/cs_2'] = () => new Promise(() => undefined);
    await goTo('/payment-success?session_id=cs_2&order_id=SLR10004');
    expect(screen.queryByText('SLR10003')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying your payment');
    await goTo(-1);
    expect(await screen.findByText('SLR10003')).toBeVisible();
  });

  it('verifies once per page load, with the bearer token, under StrictMode too', async () => {
    const { calls } = fakeBackend({ [verify]: { body: { data: paid } } });
    renderPage(
      <StrictMode>
        <PaymentSuccessPage />
      </StrictMode>,
      { initialEntry: '/payment-success?session_id=cs_1&order_id=SLR10003', user: { id: 7 } },
    );
    expect(await screen.findByText('SLR10003')).toBeVisible();
    expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['users/verify-payment/cs_1', 'bearer test-token'],
    ]);
  });

  it('empties the basket after a verified payment and keeps the shopper signed in (rule 37)', async () => {
    const { store, session } = arrive({ body: paid });
    await screen.findByText('SLR10003');
    const { cart, packages, personalised, placement, checkoutstatus } = store.getState();
    expect({ cart, packages, personalised, placement, checkoutstatus }).toEqual({
      cart: [],
      packages: [],
      personalised: [],
      placement: null,
      checkoutstatus: 0,
    });
    expect(session.getState().user?.id).toBe(7);
  });

  it('keeps a new basket when the page of an old payment is opened again', async () => {
    const first = arrive({ body: paid });
    await screen.findByText('SLR10003');
    first.unmount();
    const { store } = arrive({ body: paid });
    await screen.findByText('SLR10003');
    expect(store.getState().cart).toHaveLength(2);
  });
});

describe('unsuccessful payment verification (specification, section 8)', () => {
  it.each([
    [{ success: false, error: 'Not paid yet' }, 'Not paid yet'],
    [{ success: false }, 'Payment verification failed'],
    [{}, 'Payment verification failed'],
  ])('%j is state failed: %s', async (body, text) => {
    const { store } = arrive({ body });
    expect(await screen.findByText('Payment Verification Issue')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(screen.getByText(/Your payment may have succeeded/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com?subject=Payment%20verification%3A%20order%20SLR10003',
    );
    expect(store.getState().cart).toHaveLength(2);
  });

  it.each([
    [{ status: 500, body: { error: 'Out of order' } }, 'Out of order'],
    [{ status: 500, body: '' }, 'Unable to verify payment status'],
    ['no answer' as const, 'Unable to verify payment status'],
  ])('a request error %j is state error: %s', async (response, text) => {
    arrive(response);
    expect(await screen.findByText('Payment Verification Issue')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('can be repeated after a request error', async () => {
    const { user, responses } = arrive('no answer');
    const retryButton = await screen.findByRole('button', { name: 'Check again' });
    responses[verify] = { body: paid };
    await user.click(retryButton);
    expect(await screen.findByText('£758.00')).toBeVisible();
  });

  it("treats HTTP 400 with 'already processed' as success with status paid", async () => {
    const { store } = arrive({ status: 400, body: { error: 'Session already processed' } });
    expect(await screen.findByText('paid')).toBeVisible();
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(store.getState().cart).toEqual([]);
  });

  it.each(['', '?session_id=cs_1', '?order_id=SLR10003'])(
    "shows 'Missing payment session information' at '%s' and sends no request",
    async (search) => {
      const { calls } = arrive({ body: paid }, search);
      expect(await screen.findByText('Missing payment session information')).toBeVisible();
      expect(calls).toEqual([]);
    },
  );
});
