import { screen, within } from '@testing-library/react';
import { atCheckout, backend, wait } from '../testing/at-checkout';

describe('Two tabs with one basket (decision 29)', () => {
  it('submit one order between them: the same key goes out of both', async () => {
    const { calls } = backend();
    const tabs = [atCheckout(), atCheckout()];
    await screen.findAllByRole('button', { name: /Place order/ });
    await wait(50);
    const buttons = tabs.map(({ container }) =>
      within(container).getByRole('button', { name: /Place order/ }),
    );
    await Promise.all(tabs.map(({ user }, tab) => user.click(buttons[tab] as Element)));
    await wait(300);
    const keys = calls
      .filter(({ path }) => path === 'users/orderplace')
      .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(1);
  });
});
