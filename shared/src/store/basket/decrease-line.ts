import type { AppThunk } from '../create-store';
import { type LineKey, lineDecreased, lineRemoved } from './basket-events';

/** Takes one off a cart line; the last one takes the whole line and what is tied to it. */
export const decreaseLine =
  (key: LineKey): AppThunk =>
  (dispatch, getState) => {
    const line = getState().cart.find(
      (each) => each.productid === key.productid && each.packages === key.packages,
    );
    dispatch(line && line.cartquantity > 1 ? lineDecreased(key) : lineRemoved(key));
  };
