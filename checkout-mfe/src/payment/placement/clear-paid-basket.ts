import { serverApi } from 'shared/data';
import { cartCleared, packagesCleared, personalisedCleared, placementEnded } from 'shared/basket';
import { type AppThunk } from 'shared/store';
import { saveNote } from '../use-note';
import { saveMethod } from '../use-payment-method';
import { saveScheduleText } from '../../schedule/schedule-text';

/** Empties the basket after a payment. The shopper stays signed in (rule 37). */
export const clearPaidBasket = (): AppThunk => (dispatch) => {
  dispatch(cartCleared());
  dispatch(packagesCleared());
  dispatch(personalisedCleared());
  dispatch(placementEnded());
  saveNote('');
  saveMethod('offline');
  saveScheduleText(null);
  dispatch(serverApi.util.invalidateTags(['Orders', 'SavedBasket']));
};
