import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { orderPage } from './order-page';

export const features = ['progress', 'order-link', 'calendar'] as const;
export const OWN_ORDER = 'GET users/orderpage/SLR10002';
export const ORDER_BY_LINK = 'POST users/orderbylink';

/** Opens the page of one order. `data` is the order in the backend's response. */
export function openOwnOrder(
  data: object,
  responses: Record<string, FakeResponse> = {},
  config: object = { features },
) {
  const rows = { 'GET users/getorderproducts/7': { body: orderPage.lines } };
  const backend = fakeBackend({ ...rows, [OWN_ORDER]: { body: { data } }, ...responses });
  const path = '/my-orders?order=SLR10002';
  return { ...backend, ...renderPage(routes, { initialEntry: path, user: { id: 7 }, config }) };
}
