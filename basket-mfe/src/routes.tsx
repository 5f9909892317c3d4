import { deliveryChargesApi, servicesApi } from 'shared/data';
import type { Prefetch, RemoteRoute } from 'shared/slots';
import { CartPage } from './cart/cart-page';

/** Fetches data before rendering, because content that appears later would move the page. */
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
