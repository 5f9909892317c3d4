import { act, screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';
import { advanceTimers } from '../testing/render-checkout';
import { filledBasket } from '../testing/filled-basket';

const placement = { key: 'k', fingerprint: 'f', orderno: 'SLR10003', done: ['getmail'] };

const arrive = (orderno: string | null, state: object) =>
  renderPage(routes, {
    initialEntry: { pathname: '/thankyouorderplace', state: orderno ? { orderno } : null },
    user: { id: 7 },
    state: { ...filledBasket, ...state },
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the order-placed page (specification, section 2; rule 7)', () => {
  it('shows the order number and clears all local storage and the store in memory', () => {
    localStorage.setItem('customerId', '5');
    localStorage.setItem('refresh', '0');
    const { store, session } = arrive('SLR10003', { placement });
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('your order was placed');
    expect(localStorage).toHaveLength(0);
    const { cart, packages, personalised, checkoutstatus } = store.getState();
    expect([cart, packages, personalised, checkoutstatus]).toEqual([[], [], [], 0]);
    expect(store.getState().placement).toBeNull();
    expect(session.getState()).toMatchObject({ user: null, token: null });
  });

  it('does not write the old state to storage again', async () => {
    for (const [key, content] of Object.entries({ ...filledBasket, placement })) {
      localStorage.setItem(key, JSON.stringify({ version: 1, content }));
    }
    renderPage(routes, {
      initialEntry: { pathname: '/thankyouorderplace', state: { orderno: 'SLR10003' } },
      user: { id: 7 },
      isPersistent: true,
    });
    await advanceTimers(1000);
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('goes to / after 5 seconds', async () => {
    const { getAddress } = arrive('SLR10003', { placement });
    await advanceTimers(4900);
    expect(getAddress()).toBe('/thankyouorderplace');
    await advanceTimers(200);
    expect(getAddress()).toBe('/');
  });

  it("stays with 'Stay on this page'", async () => {
    const { getAddress } = arrive('SLR10003', { placement });
    act(() => screen.getByRole('button', { name: 'Stay on this page' }).click());
    await advanceTimers(20_000);
    expect(getAddress()).toBe('/thankyouorderplace');
    expect(screen.getByText('SLR10003')).toBeVisible();
  });

  it('still shows the number after a reload, and clears nothing again', () => {
    const { store, session } = arrive('SLR10003', { placement: null });
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(store.getState().cart).toHaveLength(2);
    expect(session.getState().user?.id).toBe(7);
  });

  it('clears nothing on a visit without a just-placed order', () => {
    const { store, session } = arrive(null, { placement: { ...placement, orderno: null } });
    expect(screen.getByText('No order was placed just now')).toBeVisible();
    expect(store.getState().cart).toHaveLength(2);
    expect(session.getState().user?.id).toBe(7);
    expect(localStorage.getItem('user')).toBe('{"id":7}');
  });
});
