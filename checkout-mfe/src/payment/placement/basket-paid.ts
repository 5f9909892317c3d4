import { serverApi } from 'shared/data';
import {
  type AppThunk,
  cartCleared,
  packagesCleared,
  personalisedCleared,
  placementEnded,
} from 'shared/core';
import { saveNote } from '../note';
import { keepText } from '../../schedule/kept-schedule';

/** Empties a paid basket. The shopper stays signed in (rule 37). */
export const basketPaid = (): AppThunk => (dispatch) => {
  dispatch(cartCleared());
  dispatch(packagesCleared());
  dispatch(personalisedCleared());
  dispatch(placementEnded());
  saveNote('');
  keepText(null);
  dispatch(serverApi.util.invalidateTags(['Orders', 'SavedBasket']));
};
