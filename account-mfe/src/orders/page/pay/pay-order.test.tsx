import { act, screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../../routes';
import { features, openOwnOrder, ORDER_BY_LINK, OWN_ORDER } from '../../../testing/open-own-order';
import { orderPage } from '../../../testing/order-page';
import { openExternalPage } from './open-external-page';

jest.mock('./open-external-page');

const PAY = 'POST users/payorder';
const CHECK_BY_LINK = 'POST users/checkorderpaymentbylink';
const PAGE_URL = 'https://checkout.stripe.com/c/pay/cs_1';

const withPay = (pay: object | undefined, checked?: object) => ({ ...orderPage, pay, checked });
const due = { due: 98_000 };
const paid = { status: 'paid', amount: 20_000, returned: 0, reason: '' };

/** Opens the page of an order by the way back from its payment page. */
function comeBack(how: string, checkResponse: FakeResponse) {
  const backend = fakeBackend({
    [ORDER_BY_LINK]: { body: { data: withPay(due) } },
    [CHECK_BY_LINK]: checkResponse,
  });
  const page = renderPage(routes, {
    initialEntry: `/my-order#a-token.${how}`,
    config: { features },
  });
  return { ...backend, ...page };
}

const answer = (pay: object | undefined, checked?: object) => ({
  body: { data: withPay(pay, checked) },
});

afterEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

describe('paying on the page of an order', () => {
  it('opens the payment page for all that is due', async () => {
    const { user, calls } = openOwnOrder(withPay({ ...due, when: 'on the day' }), {
      [PAY]: { body: { sessionId: 'cs_1', url: PAGE_URL } },
    });
    expect(
      await screen.findByText('£980.00 is still to be paid, on the day. You can pay it here now.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay £980.00 now' }));
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(PAGE_URL));
    expect(calls.find(({ path }) => path === 'users/payorder')?.body).toEqual({
      orderno: 'SLR10002',
      amount: 98_000,
    });
    expect(screen.getByRole('button', { name: 'Pay £980.00 now' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('offers the amount that the firm asked for, and all', async () => {
    const { user, calls } = openOwnOrder(withPay({ ...due, askedamount: 20_000 }), {
      [PAY]: { body: { sessionId: 'cs_1', url: PAGE_URL } },
    });
    expect(await screen.findByText(/We have asked you for £200\.00\. £980\.00 is/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay all £980.00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay £200.00 now' }));
    await waitFor(() => expect(openExternalPage).toHaveBeenCalled());
    expect(calls.find(({ path }) => path === 'users/payorder')?.body).toMatchObject({
      amount: 20_000,
    });
  });

  it('shows why it was refused, and what is due now', async () => {
    const error = '£780.00 is due for order SLR10002 now.';
    const { user, responses } = openOwnOrder(withPay(due), {
      [PAY]: { status: 409, body: { status: false, error } },
      'POST users/checkorderpayment': answer({ due: 78_000 }),
    });
    const button = await screen.findByRole('button', { name: 'Pay £980.00 now' });
    responses[OWN_ORDER] = answer({ due: 78_000 });
    await user.click(button);
    expect(await screen.findByText(error)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay £780.00 now' })).toBeVisible();
    expect(openExternalPage).not.toHaveBeenCalled();
  });

  it('follows no address of a stranger', async () => {
    const { user } = openOwnOrder(withPay(due), {
      [PAY]: { body: { sessionId: 'cs_1', url: 'https://evil.example/pay' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay £980.00 now' }));
    expect(await screen.findByText('The payment page has an unknown address.')).toBeVisible();
    expect(openExternalPage).not.toHaveBeenCalled();
  });

  it('is not offered if nothing is due, or by a backend without it', async () => {
    openOwnOrder(orderPage);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SLR10002' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pay by card' })).not.toBeInTheDocument();
  });
});

describe('the return from the payment page', () => {
  it('says that the payment has arrived, without a sign-in', async () => {
    const { calls, getAddress } = comeBack('paid.cs_1', answer({ due: 78_000 }, paid));
    expect(await screen.findByText('Your payment of £200.00 has arrived')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay £780.00 now' })).toBeVisible();
    expect(getAddress()).toBe('/my-order');
    const check = calls.find(({ path }) => path === 'users/checkorderpaymentbylink');
    expect(check?.body).toEqual({ token: 'a-token', sessionid: 'cs_1' });
    expect(check?.authorization).toBeUndefined();
    expect(sessionStorage.getItem('orderlink')).toBe('a-token');
  });

  it('says what goes back, and why', async () => {
    comeBack(
      'paid.cs_1',
      answer(undefined, {
        status: 'returned',
        amount: 20_000,
        returned: 20_000,
        reason: 'The order was paid already.',
      }),
    );
    expect(await screen.findByText('Your payment of £200.00 goes back to you')).toBeVisible();
    expect(screen.getByText(/^The order was paid already\. The money goes back/)).toBeVisible();
  });

  it('says that nothing was paid after the way back, and offers to pay', async () => {
    comeBack('back', answer(due, { ...paid, status: 'open' }));
    expect(await screen.findByText('Nothing was paid')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay £980.00 now' })).toBeVisible();
  });

  it('looks again while nothing is known, stops after a while, and looks when it is asked to', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { calls, responses } = comeBack('paid.cs_1', answer(due, { ...paid, status: 'open' }));
    const count = () => calls.filter(({ path }) => path === 'users/checkorderpaymentbylink').length;
    expect(await screen.findByText('We have not heard of your payment yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    for (let round = 0; round < 12; round += 1)
      await act(async () => jest.advanceTimersByTimeAsync(4_000));
    expect(count()).toBe(8);
    const again = screen.getByRole('button', { name: 'Look again' });
    responses[CHECK_BY_LINK] = answer({ due: 78_000 }, paid);
    act(() => again.click());
    expect(await screen.findByText('Your payment of £200.00 has arrived')).toBeVisible();
    jest.useRealTimers();
  });

  it('also works for the owner of an account', async () => {
    const backend = fakeBackend({
      'GET users/getorderproducts/7': { body: orderPage.lines },
      [OWN_ORDER]: answer(due),
      'POST users/checkorderpayment': answer(undefined, paid),
    });
    renderPage(routes, {
      initialEntry: '/my-orders?order=SLR10002&payment=paid&session=cs_1',
      user: { id: 7 },
      config: { features },
    });
    expect(await screen.findByText('Your payment of £200.00 has arrived')).toBeVisible();
    const check = backend.calls.find(({ path }) => path === 'users/checkorderpayment');
    expect(check?.body).toEqual({ orderno: 'SLR10002', sessionid: 'cs_1' });
  });
});
