import { deliveryChargesApi, servicesApi } from 'shared/data';
import type { Prefetch, RoomRoute } from 'shared/core';
import { CartPage } from './cart/cart-page';

/** What the basket's sums and links need: read beforehand, or they arrive late and push the page about. */
const prefetch: Prefetch = (dispatch) =>
  Promise.all([
    dispatch(servicesApi.endpoints.getServices.initiate()),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
  ]);

/** The basket as a page of its own (specification §2, 'Cart'). */
export const routes: RoomRoute[] = [
  {
    path: '/cart',
    element: (
      <div data-room="basket">
        <CartPage />
      </div>
    ),
    handle: { prefetch },
  },
];
