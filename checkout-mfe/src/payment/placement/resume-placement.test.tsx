import { act, screen, waitFor, within } from '@testing-library/react';
import { packageIncreased } from 'shared/basket';
import {
  renderCheckout,
  startBackend,
  listCallNames,
  findPayButton,
  placeOrderLabel,
  submissionCalls,
  flushTimers,
} from '../../testing/render-checkout';
import { dressLine, filledBasket, packageLine } from '../../testing/filled-basket';
import { mailCall } from '../../testing/minimal-backend';

describe('an offline order after a failure (specification, section 8)', () => {
  it.each(['orderproducts', 'addtopackage'])(
    "shows 'Order placement failed: …' when %s fails and goes on there when pressed again",
    async (failing) => {
      const { calls, responses } = startBackend();
      responses[`POST users/${failing}`] = { status: 500, body: { error: 'Try later' } };
      const page = renderCheckout();
      await page.user.click(await findPayButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Error:Order placement failed: Try later',
      );
      expect(screen.getByRole('alert')).toHaveTextContent('Your order SLR10003 is recorded.');
      expect(screen.getByRole('button', { name: placeOrderLabel })).toBeEnabled();

      responses[`POST users/${failing}`] = { body: {} };
      await page.user.click(await findPayButton());
      await waitFor(() => expect(listCallNames(calls)).toContain(mailCall));
      const sent = listCallNames(submissionCalls(calls));
      expect(sent.filter((call) => call === 'POST users/orderplace')).toHaveLength(1);
      expect(sent.filter((call) => call === 'POST users/orderproducts')).toHaveLength(
        failing === 'orderproducts' ? 3 : 2,
      );
      expect(sent.at(-1)).toBe(mailCall);
    },
  );

  it('keeps the prices of a recorded order if a later call is refused with 409', async () => {
    const { calls } = startBackend({ 'POST users/orderproducts': { status: 409, body: {} } });
    const countProductReads = () =>
      calls.filter(({ path }) => path.startsWith('users/getproducts')).length;
    const page = renderCheckout();
    const button = await findPayButton();
    await waitFor(() => expect(countProductReads()).toBe(2));
    await page.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order SLR10003 is recorded.');
    await flushTimers();
    expect(countProductReads()).toBe(2);
  });

  it('repeats only the mail if only the mail failed', async () => {
    const { calls, responses } = startBackend({ [mailCall]: 'no answer' });
    const page = renderCheckout();
    await page.user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Order placement failed: Network Error',
    );
    const callCountBefore = calls.length;
    responses[mailCall] = { body: { status: 'queued' } };
    await page.user.click(await findPayButton());
    const later = () => listCallNames(submissionCalls(calls.slice(callCountBefore)));
    await waitFor(() => expect(later()).toEqual([mailCall]));
  });

  it('treats a 2xx response with status false or an error as a failure (rule 28)', async () => {
    for (const body of [{ status: false, error: 'No stock' }, { error: 'No stock' }]) {
      const { calls } = startBackend({ 'POST users/orderplace': { body } });
      const page = renderCheckout();
      await page.user.click(await findPayButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Order placement failed: No stock',
      );
      expect(listCallNames(submissionCalls(calls)).at(-1)).toBe('POST users/orderplace');
      page.unmount();
    }
  });

  it('sends the same key again after a lost response (rule 29)', async () => {
    const { calls, responses } = startBackend({ 'POST users/orderplace': 'no answer' });
    const page = renderCheckout();
    await page.user.click(await findPayButton());
    await screen.findByRole('alert');
    responses['POST users/orderplace'] = { body: {} };
    responses['GET users/getorders'] = { body: [{}, {}, {}] };
    await page.user.click(await findPayButton());
    const keys = () =>
      calls
        .filter(({ path }) => path === 'users/orderplace')
        .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBe(keys()[1]);
  });

  it('is placed once after a double click (rule 29)', async () => {
    const { calls } = startBackend();
    const page = renderCheckout();
    await page.user.dblClick(await findPayButton());
    await waitFor(() => expect(listCallNames(calls)).toContain(mailCall));
    expect(
      listCallNames(submissionCalls(calls)).filter((call) => call === 'POST users/orderplace'),
    ).toHaveLength(1);
  });

  it('shows the sentence of a 409, updates the prices and keeps the basket (rule 30)', async () => {
    const sentence = 'The price of your basket has changed.';
    startBackend({
      'POST users/orderplace': { status: 409, body: { status: false, error: sentence } },
      'GET users/getproducts/1': { body: [{ id: 70, name: 'Removal Kit A', price: '249' }] },
      'GET users/getproducts/3': { body: [{ id: 11, name: 'Dress', price: 195 }] },
    });
    const page = renderCheckout({ state: { ...filledBasket, innerdress: dressLine } });
    await page.user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Order placement failed: ${sentence}`,
    );
    expect(
      await screen.findByRole('button', { name: 'Place order – pay £773.00 on collection' }),
    ).toBeEnabled();
    expect(page.store.getState().cart).toHaveLength(2);
    // Expects the new price in the chosen product too.
    expect(page.store.getState().innerdress).toMatchObject({ id: 11, price: 19500 });
  });

  it('names and marks the line that the backend refuses, and orders the rest after its removal', async () => {
    const { calls, responses } = startBackend({
      'POST users/orderplace': {
        status: 409,
        body: {
          status: false,
          error: "'Removal Kit A' is no longer available.",
          code: 'unavailable',
          lines: [{ line: 1, productid: 70, addonid: null, reason: 'unavailable' }],
        },
      },
    });
    const { user } = renderCheckout();
    await user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Order placement failed: 'Removal Kit A' is no longer available.",
    );
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByText('No longer available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Removal Kit A' }));
    responses['POST users/orderplace'] = { body: {} };
    await user.click(await findPayButton('Place order – pay £265.00 on collection'));
    await waitFor(() => expect(listCallNames(calls)).toContain('POST users/orderproducts'));
    expect(within(summary).queryByText('No longer available')).toBeNull();
  });

  it('marks a refused quantity until the quantity changes', async () => {
    startBackend({
      'POST users/orderplace': {
        status: 409,
        body: {
          error: "The quantity of 'Stain guard' must be from 1 to 99.",
          lines: [{ line: 0, productid: 11, addonid: 2, reason: 'quantity' }],
        },
      },
    });
    const { user, store } = renderCheckout();
    await user.click(await findPayButton());
    expect(await screen.findByText('Quantity not possible')).toBeVisible();
    act(() => void store.dispatch(packageIncreased(packageLine)));
    expect(screen.queryByText('Quantity not possible')).toBeNull();
  });

  it('orders with the second press after price, address and picture have changed meanwhile', async () => {
    const kit = { id: 70, name: 'Kit A', price: 249, slug: 'kit-a', image: '{"picture0":"a.svg"}' };
    const { calls, responses } = startBackend({
      'GET users/getproducts/1': { body: [{ ...kit, price: 239 }] },
      'GET users/getproducts/3': { body: [{ id: 11, name: 'Dress', price: 185 }] },
    });
    const page = renderCheckout();
    const button = await findPayButton();
    responses['GET users/getproducts/1'] = { body: [kit] };
    responses['POST users/orderplace'] = ({ body }) =>
      (body as { totalamount: number }).totalamount === 763
        ? { body: {} }
        : { status: 409, body: { status: false, error: 'Changed.' } };
    await page.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Changed.');
    expect(screen.getByText('Kit A is now £249.00 instead of £239.00.')).toBeVisible();
    expect(screen.getByText('Total Amount To Pay').nextSibling).toHaveTextContent('£763.00');
    await page.user.click(await findPayButton());
    await waitFor(() => expect(listCallNames(calls)).toContain('POST users/orderproducts'));
  });

  it('ends when the backend refuses it, so that later pages show present prices (rule 29)', async () => {
    for (const code of ['total_differs', 'day_full', 'outside_area']) {
      startBackend({ 'POST users/orderplace': { status: 409, body: { error: 'No.', code } } });
      const page = renderCheckout();
      await page.user.click(await findPayButton());
      await screen.findByRole('alert');
      expect([code, page.store.getState().placement]).toEqual([code, null]);
      page.unmount();
    }
  });

  it('updates the price of a product that belongs to another service now (rule 30)', async () => {
    startBackend({
      'POST users/orderplace': { status: 409, body: { status: false, error: 'Changed.' } },
      'GET users/getservices': { body: [{ id: 1 }, { id: 3 }, { id: 9 }] },
      'GET users/getproducts/1': { body: [] },
      'GET users/getproducts/3': { body: [{ id: 11, name: 'Dress', price: 185 }] },
      'GET users/getproducts/9': { body: [{ id: 70, name: 'Removal Kit A', price: '249' }] },
    });
    const { user, store } = renderCheckout();
    await user.click(await findPayButton());
    await waitFor(() =>
      expect(store.getState().cart).toContainEqual(
        expect.objectContaining({ productid: 70, price: 24900, cartamount: 49800, serviceid: 9 }),
      ),
    );
  });

  it('keeps basket and order if the token expires meanwhile, and redirects to /login (rule 21)', async () => {
    startBackend({ 'POST users/orderproducts': { status: 401, body: {} } });
    const page = renderCheckout();
    await page.user.click(await findPayButton());
    await waitFor(() => expect(page.getAddress()).toBe('/login'));
    expect(page.session.getState()).toMatchObject({ user: null, hasExpired: true });
    expect(page.store.getState().placement?.orderno).toBe('SLR10003');
    expect(page.store.getState().cart).toHaveLength(2);
  });

  it('resumes after a reload (rule 29)', async () => {
    const { calls, responses } = startBackend({ 'POST users/addtopackage': 'no answer' });
    for (const [key, content] of Object.entries(filledBasket)) {
      localStorage.setItem(key, JSON.stringify({ version: 1, content }));
    }
    const first = renderCheckout({ state: {}, isPersistent: true });
    await first.user.click(await findPayButton());
    await screen.findByRole('alert');
    first.unmount();

    responses['POST users/addtopackage'] = { body: {} };
    const callCountBefore = calls.length;
    const second = renderCheckout({ state: {}, isPersistent: true });
    await second.user.click(await findPayButton());
    await waitFor(() => expect(listCallNames(calls)).toContain(mailCall));
    expect(listCallNames(submissionCalls(calls.slice(callCountBefore)))).toEqual([
      'POST users/addtopackage',
      'POST users/addtopackage',
      mailCall,
    ]);
  });
});
