import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../../routes';
import { features, openOwnOrder, ORDER_BY_LINK, OWN_ORDER } from '../../../testing/open-own-order';
import { orderPage } from '../../../testing/order-page';

const withCancel = (cancel: object, state = 'paid') => ({
  ...orderPage,
  lines: orderPage.lines.map((line) => ({ ...line, state })),
  cancel: { refusal: null, lastday: '2031-03-17', refund: 200, ...cancel },
});

describe('cancelling on the page of an order (rule 17)', () => {
  test('names no card if the order was paid on collection', async () => {
    const page = withCancel({}, 'completed');
    openOwnOrder({
      ...page,
      lines: page.lines.map((line) => ({ ...line, payment_method: 'offline' })),
      refunds: [{ amount: 5, method: 'outside', at: '2026-03-05T10:00:00.000Z' }],
    });
    expect(await screen.findByText('£5.00 on 5 March 2026, outside our shop')).toBeVisible();
  });

  test('does not say that nothing was paid if the bank has taken the payment back', async () => {
    openOwnOrder(withCancel({ refund: 0, isdisputed: true }));
    expect(await screen.findByText(/Your bank has taken your payment back/)).toBeVisible();
    expect(screen.queryByText(/You have paid nothing yet/)).not.toBeInTheDocument();
  });

  test('names no card if a part was paid in another way', async () => {
    openOwnOrder(withCancel({ bycard: false }));
    expect(
      await screen.findByText(/We return all that you paid, £200.00, in the way you paid it/),
    ).toBeVisible();
  });

  test('shows what was returned before, and returns the rest', async () => {
    const time = '2026-03-05T10:00:00.000Z';
    openOwnOrder({
      ...withCancel({ refund: 180 }),
      refunds: [
        { amount: 15, method: 'provider', at: time },
        { amount: 5, method: 'outside', at: time },
      ],
    });
    expect(await screen.findByText(/We return the rest of what you paid, £180.00/)).toBeVisible();
    expect(screen.getByText('£15.00 on 5 March 2026, to the card you paid with')).toBeVisible();
    expect(
      screen.getByText('£5.00 on 5 March 2026, outside our shop, not to the card'),
    ).toBeVisible();
  });

  test('shows the last day and the refund, asks for confirmation, and then shows the cancelled order', async () => {
    const { user, calls, responses } = openOwnOrder(withCancel({}));
    expect(await screen.findByText(/until the end of Monday 17 March 2031/)).toHaveTextContent(
      /We return all that you paid, £200.00, to the card you paid with, within 14 days/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order SLR10002?' }));
    const done = {
      body: {
        data: {
          ...withCancel({ refusal: 'over', refund: 0 }, 'cancelled'),
          refund: { amount: 200, by: '2031-03-31' },
        },
      },
    };
    responses['POST users/cancelorder'] = done;
    responses[OWN_ORDER] = done;
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(/We return £200.00 .* by Monday 31 March 2031/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/order is cancelled/));
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
    const sent = calls.find(({ path }) => path === 'users/cancelorder');
    expect(sent).toMatchObject({
      body: { orderno: 'SLR10002' },
      authorization: 'bearer test-token',
    });
  });

  test("works by the link of a guest's email without a sign-in", async () => {
    const { calls } = fakeBackend({
      [ORDER_BY_LINK]: { body: { data: withCancel({ lastday: null, refund: 0 }) } },
      'POST users/cancelorderbylink': {
        body: { data: withCancel({ refusal: 'over', refund: 0 }, 'cancelled') },
      },
    });
    const { user } = renderPage(routes, {
      initialEntry: '/my-order#a-token',
      config: { features },
    });
    expect(await screen.findByText(/until we have packed it/)).toHaveTextContent(
      /paid nothing yet/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('This order is cancelled')).toBeVisible();
    const sent = calls.find(({ path }) => path === 'users/cancelorderbylink');
    expect(sent?.body).toEqual({ token: 'a-token' });
    expect(sent?.authorization).toBeUndefined();
    sessionStorage.clear();
  });

  test('keeps the order and shows the reason if it is refused', async () => {
    const error = 'We have begun with this order. Please call 020 7946 0999.';
    const { user } = openOwnOrder(withCancel({}), {
      'POST users/cancelorder': { status: 409, body: { status: false, error } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(error)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['begun', /We have begun with this order, so it cannot be cancelled here/],
    ['late', /It could be cancelled here until Monday 17 March 2031/],
  ])(
    'shows the phone number and the legal rights if the order cannot be cancelled (%s)',
    async (refusal, words) => {
      openOwnOrder(withCancel({ refusal }));
      expect(await screen.findByText(words)).toHaveTextContent(/Please call 020/);
      expect(screen.getByRole('link', { name: 'What the law gives you' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
    },
  );
});
