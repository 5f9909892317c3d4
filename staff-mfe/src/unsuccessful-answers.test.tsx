import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeResponse,
  emptyResponses,
  fakeBackend,
  renderPage,
  unsuccessfulResponses,
} from 'shared/testing';
import { routes } from './routes';
import { staffOrder } from './testing/staff-order';

const ORDERS = 'GET staff/orders?page=1&size=25';
const answersOf = Object.entries({ ...unsuccessfulResponses, ...emptyResponses });

function open(answers: Record<string, FakeResponse>) {
  const backend = fakeBackend({
    [ORDERS]: { body: { status: true, data: [staffOrder], total: 1 } },
    ...answers,
  });
  const config = { features: ['staff', 'order-link'] as const };
  const user = { id: 1, role: 'staff' };
  return { ...backend, ...renderPage(routes, { initialEntry: '/admin/orders', user, config }) };
}

const count = ({ calls }: ReturnType<typeof open>, call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).length;

describe('an unsuccessful response in the staff area (rule 58)', () => {
  test('changes no order state: the dialog stays open and shows the failure', async () => {
    const call = `POST staff/orders/${staffOrder.orderno}/state`;
    const page = open({});
    await page.user.click(await screen.findByRole('button', { name: 'Complete: SLR10001' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [at, [what, answer]] of answersOf.entries()) {
      page.responses[call] = answer;
      await page.user.click(dialog.getByRole('button', { name: 'Complete' }));
      await waitFor(() => expect([what, count(page, call)]).toEqual([what, at + 1]));
      expect(await dialog.findByText('Nothing was changed')).toBeVisible();
    }
  });

  test('ends no mail links, and shows the failure', async () => {
    const call = `POST staff/orders/${staffOrder.orderno}/links/end`;
    const page = open({});
    const button = await screen.findByRole('button', { name: 'End mail links of SLR10001' });
    for (const [at, [what, answer]] of answersOf.entries()) {
      page.responses[call] = answer;
      await page.user.click(button);
      await waitFor(() => expect([what, count(page, call)]).toEqual([what, at + 1]));
      expect(await screen.findByText(/^(No\.|The (answer|server) .*)$/)).toBeVisible();
      expect(screen.queryByText(/open nothing any more/)).toBeNull();
    }
    page.responses[call] = { body: {} };
    await page.user.click(button);
    expect(await screen.findByText(/open nothing any more/)).toBeVisible();
  });
});
