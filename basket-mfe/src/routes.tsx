import { deliveryChargesApi, servicesApi } from 'shared/data';
import type { Prefetch, RemoteRoute } from 'shared/slots';
import { CartPage } from './cart/cart-page';

/** Reads the data for the basket's sums and links before the page renders. Late data would move the page. */
const prefetch: Prefetch = (dispatch) =>
  Promise.all([
    dispatch(servicesApi.endpoints.getServices.initiate()),
    dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
  ]);

/** The route of the basket page (specification, section 2, 'Cart'). */
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
