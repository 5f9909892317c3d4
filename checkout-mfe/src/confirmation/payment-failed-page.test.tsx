import { screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from '../testing/filled-basket';

const at = (address: string) =>
  renderPage(routes, { initialEntry: address, user: { id: 7 }, state: filledBasket });

const expectWaysOn = (again: string) => {
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target(again)).toBe('/checkout');
  expect(target('View Cart')).toBe('/cart');
  expect(target('Continue Shopping')).toBe('/');
  expect(target('hello@example.com')).toMatch(/^mailto:hello@example\.com\?subject=/);
};

describe('payment cancelled (specification, section 2)', () => {
  it('shows the order_id, links and a support mail link, and keeps the basket', () => {
    const { store } = at('/payment-cancelled?order_id=SLR10003');
    expect(screen.getByText('SLR10003')).toBeVisible();
    expectWaysOn('Try Again');
    expect(store.getState().cart).toHaveLength(2);
  });
});

describe('payment failed (specification, section 2)', () => {
  it('shows the order_id, the decoded error, common reasons and links', () => {
    at('/payment-failed?order_id=SLR10003&error=Your%20card%20was%20declined.');
    expect(screen.getByText('Your card was declined.')).toBeVisible();
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Common reasons' })).toBeVisible();
    expectWaysOn('Try Payment Again');
  });

  it('decodes an error that was encoded twice', () => {
    at('/payment-failed?error=Card%2520declined');
    expect(screen.getByText('Card declined')).toBeVisible();
  });

  it.each(['%', '%E0%A4%A', '100%25 wrong', '%ff%fe'])(
    'shows malformed text %s and does not break',
    (error) => {
      at(`/payment-failed?error=${error}`);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expectWaysOn('Try Payment Again');
    },
  );

  it('shows HTML as text', () => {
    at(`/payment-failed?error=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('cuts very long text', () => {
    at(`/payment-failed?order_id=${'9'.repeat(5000)}&error=${'x'.repeat(20_000)}`);
    expect(document.body.textContent?.length).toBeLessThan(2000);
  });
});
