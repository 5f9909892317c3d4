import { deliveryChargesApi, servicesApi } from 'shared/data';
import type { Prefetch, RoomRoute } from 'shared/core';
import { CartPage } from './cart/cart-page';

/** Reads the data for the basket's sums and links before the page renders. Late data would move the page. */
const prefetch: Prefetch = (dispatch) =>
  Promise.all([
    dispatch(servicesApi.endpoints.getServices.initiate()),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
  ]);

/** The route of the basket page (specification, section 2, 'Cart'). */
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
