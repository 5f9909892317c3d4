import type { AppThunk } from '../create-store';
import { type LineKey, lineDecreased, lineRemoved } from './basket-events';
import { sameLine } from './lines';

/** Takes one off a cart line; the last one takes the whole line and what is tied to it. */
export const decreaseLine =
  (key: LineKey): AppThunk =>
  (dispatch, getState) => {
    const line = getState().cart.find((each) => sameLine(each, key));
    dispatch(line && line.cartquantity > 1 ? lineDecreased(key) : lineRemoved(key));
  };
