import type { RoomRoute } from 'shared/rooms';
import { CartPage } from './cart/cart-page';

/** The basket as a page of its own (specification §2, 'Cart'). */
export const routes: RoomRoute[] = [
  {
    path: '/cart',
    element: (
      <div data-room="basket">
        <CartPage />
      </div>
    ),
  },
];
