import type { AppThunk } from '../create-store';
import { type LineKey, lineDecreased, lineRemoved } from './basket-events';
import { isSameLine } from './lines';

/** Lowers the quantity of a cart line by 1, or removes the line and its add-ons. */
export const decreaseLine =
  (key: LineKey): AppThunk =>
  (dispatch, getState) => {
    const line = getState().cart.find((cartLine) => isSameLine(cartLine, key));
    dispatch(line && line.cartquantity > 1 ? lineDecreased(key) : lineRemoved(key));
  };
