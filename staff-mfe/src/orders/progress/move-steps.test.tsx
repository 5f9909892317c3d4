import { screen, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../routes';
import { progress, staffOrder } from '../../testing/staff-order';

const LIST = 'GET staff/orders?page=1&size=25';
const MOVE = 'POST staff/orders/SLR10001/progress';

function open(order: object = {}, features: readonly 'progress'[] = ['progress']) {
  const answers: Record<string, FakeResponse> = {
    [LIST]: { body: { status: true, data: [{ ...staffOrder, progress, ...order }], total: 1 } },
    [MOVE]: { body: { status: true } },
  };
  const backend = fakeBackend(answers);
  const page = renderPage(routes, {
    initialEntry: '/admin/orders',
    user: { id: 1, role: 'staff' },
    config: { features: [...features, 'staff'] },
  });
  const moves = () =>
    backend.calls.filter(({ path }) => path.endsWith('/progress')).map(({ body }) => body);
  return { ...page, ...backend, moves };
}

describe('the buttons by which staff change the progress of an order (rule 49)', () => {
  test('move a part to its next step', async () => {
    const { user, moves } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Ready: Garments in care of SLR10001' }),
    );
    expect(moves()).toEqual([{ trade: 'care', step: 'ready', reason: '' }]);
  });

  test('ask for a reason before a backward step', async () => {
    const { user, moves } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Back a step: Garments in care of SLR10001' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong dress');
    await user.click(dialog.getByRole('button', { name: 'Move back' }));
    expect(moves()).toEqual([{ trade: 'care', step: 'received', reason: 'Wrong dress' }]);
  });

  test('show why a change was refused', async () => {
    const { user, responses } = open();
    responses[MOVE] = { status: 409, body: { error: 'Order SLR10001 cannot be moved.' } };
    await user.click(await screen.findByRole('button', { name: /^Ready:/ }));
    expect(await screen.findByText('Order SLR10001 cannot be moved.')).toBeVisible();
  });

  test.each([
    ['once the order is over', { state: 'completed' }, ['progress'] as const],
    ['if the backend lacks the feature (rule 46)', {}, []],
  ])('are absent %s', async (_, order, features) => {
    open(order, features);
    expect(await screen.findByRole('heading', { name: 'SLR10001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Garments in care/ })).not.toBeInTheDocument();
  });
});
