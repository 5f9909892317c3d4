import { deliveryChargesApi, servicesApi } from 'shared/data';
import type { Prefetch, RemoteRoute } from 'shared/slots';
import { CartPage } from './cart/cart-page';

/**
 * Reads the services and delivery charges before the page renders, because late data would move its
 * content.
 */
const prefetch: Prefetch = (dispatch) =>
  Promise.all([
    dispatch(servicesApi.endpoints.getServices.initiate()),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
  ]);

export const routes: RemoteRoute[] = [
  {
    path: '/cart',
    element: (
      <div data-remote="basket">
        <CartPage />
      </div>
    ),
    handle: { prefetch },
  },
];
