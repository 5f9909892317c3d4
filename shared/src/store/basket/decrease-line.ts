import type { AppThunk } from '../create-store';
import { type LineKey, lineDecreased, lineRemoved } from './basket-events';
import { isSameLine } from './lines';

export const decreaseLine =
  (key: LineKey): AppThunk =>
  (dispatch, getState) => {
    const line = getState().cart.find((cartLine) => isSameLine(cartLine, key));
    dispatch(line && line.cartquantity > 1 ? lineDecreased(key) : lineRemoved(key));
  };
