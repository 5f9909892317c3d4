import { screen, waitFor, within } from '@testing-library/react';
import { orderActionNames } from 'contract/order-actions/order-actions';
import {
  dataResponse,
  type FakeResponse,
  fakeBackend,
  renderPage,
  successResponse,
} from 'shared/testing';
import { getActionUrl } from '../order/order-api';
import { routes } from '../routes';
import { staffOrderPage } from './staff-order-page';

export const GET = 'GET staff/orders/SLR10001';
/** Previews of all actions on the order, by their calls. */
const previewCalls = orderActionNames.map(
  (name) =>
    `POST ${getActionUrl({ orderno: 'SLR10001', choice: { name, mailid: 2, paymentid: 4 } })}/preview`,
);

/** Response with the ledger of the order. Amounts are in pence. */
const orderMoney = {
  total: 37_800,
  paid: 20_000,
  due: 17_800,
  dueon: null,
  excess: 0,
  entries: [
    {
      source: 'recorded',
      id: 4,
      method: 'cash',
      amount: 20_000,
      currency: 'gbp',
      state: 'done',
      at: '2026-03-04T10:00:00.000Z',
      createdat: '2026-03-04T10:00:00.000Z',
      by: 'Ada',
      reference: '',
      note: 'Paid to the driver',
      iscorrectable: true,
    },
  ],
};

export const mail = {
  title: 'Day set by the firm',
  to: 'someone@example.com',
  recipient: 'customer',
  subject: 'The date of your order',
  html: '<p>',
  text: 'We have set the date',
};
export const previewResponse = (warnings: object[] = [], mails: object[] = [mail]) =>
  dataResponse({ mails, warnings });

export function openOrder(
  responses: Record<string, FakeResponse> = {},
  order: object = staffOrderPage,
) {
  const backend = fakeBackend({
    [GET]: dataResponse(order),
    'GET staff/orders/SLR10001/money': dataResponse(orderMoney),
    ...Object.fromEntries(previewCalls.map((call) => [call, previewResponse()])),
    ...responses,
  });
  const user = { id: 1, role: 'staff', permissions: ['desk', 'orders', 'calendar', 'invoices'] };
  const config = { features: ['staff'] as const };
  const page = renderPage(routes, { initialEntry: '/admin/orders/SLR10001', user, config });
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
  };
  const openDialog = async (name: string | RegExp) => {
    await press(name);
    return within(await screen.findByRole('dialog'));
  };
  const findSentBodies = (path: string) =>
    backend.calls.filter((call) => call.path === path).map(({ body }) => body);
  return { ...backend, ...page, press, openDialog, bodiesOf: findSentBodies };
}

export const changedResponse = (current: object) => ({
  status: 409,
  body: {
    status: false,
    error: 'Changed meanwhile.',
    code: 'changed_meanwhile',
    current: {
      ...staffOrderPage.customer,
      version: 4,
      state: 'awaiting_collection',
      schedule: null,
      eventdate: null,
      ...current,
    },
    by: 'Colleague',
    at: '2026-03-04T10:00:00.000Z',
  },
});

/** Returns a response that refuses the first call and accepts later calls. */
export function refuseOnce(refusal: object): FakeResponse {
  let count = 0;
  return () => ((count += 1) === 1 ? refusal : successResponse);
}
