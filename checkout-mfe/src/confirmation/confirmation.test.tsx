import { screen, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { renderCheckout, startBackend, findPayButton } from '../testing/render-checkout';
import { filledBasket } from '../testing/filled-basket';
import { savePaidOrder, type OrderSnapshot } from '../payment/placement/order-snapshot';

const ordered: OrderSnapshot = {
  userid: 7,
  method: 'online',
  kinds: ['garments'],
  days: [],
  lines: [
    { label: 'Dress clean (qty: 1)', personalisation: null, amount: 18500 },
    { label: 'Keepsake box (qty: 1)', personalisation: 'Ada & Tom', amount: 5500 },
  ],
  deliveryCharge: 1250,
  deliveryName: 'Dress courier',
  total: 25250,
  address: ['Ada Example', '1 Example Street', 'London E16 0AA'],
};

function afterPaying(reference = 'cs_1', more: Partial<OrderSnapshot> = {}) {
  fakeBackend({
    'GET users/verify-payment/cs_1': { body: { success: true, orderno: 'SLR10003' } },
  });
  savePaidOrder(reference, { ...ordered, ...more });
  renderPage(routes, {
    initialEntry: '/payment-success?session_id=cs_1&order_id=SLR10003',
    user: { id: 7 },
    state: filledBasket,
  });
  return screen.findByText('SLR10003');
}

afterEach(() => sessionStorage.clear());

describe('the confirmation of an order', () => {
  it('for collection lists the lines, the address and the next steps', async () => {
    startBackend();
    const { user, store } = renderCheckout();
    await user.click(await findPayButton());
    const page = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(page.getByText('Removal Kit A (qty: 2)')).toBeVisible();
    expect(page.getByText('£743.00')).toBeVisible();
    expect(screen.getByText('1 Example Street / Flat 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByText(/We tell you when your goods are ready/)).toBeVisible();
    expect(store.getState().cart).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('after a card payment lists the same', async () => {
    await afterPaying();
    const page = within(await screen.findByRole('region', { name: 'What you ordered' }));
    for (const text of ['Dress clean (qty: 1)', 'Personalised', 'Ada & Tom', 'Dress courier']) {
      expect(page.getByText(text)).toBeVisible();
    }
    expect(page.getByText('£252.50')).toBeVisible();
    expect(screen.getByText('London E16 0AA')).toBeVisible();
    expect(screen.getByText(/the day on which we collect your garments/)).toBeVisible();
  });

  it('includes the chosen day', async () => {
    await afterPaying('cs_1', { days: [{ what: 'visit', date: '2026-12-01', half: 'morning' }] });
    expect(
      await screen.findByText(
        /We collect your garments on Tuesday 1 December 2026, in the morning/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/to agree on the day/)).not.toBeInTheDocument();
    expect(screen.queryByText(/24 hours/)).not.toBeInTheDocument();
  });

  it('is not shown for another payment', async () => {
    await afterPaying('cs_2');
    expect(screen.queryByRole('region', { name: 'What you ordered' })).not.toBeInTheDocument();
    expect(screen.getByText(/We prepare your order/)).toBeVisible();
  });
});
