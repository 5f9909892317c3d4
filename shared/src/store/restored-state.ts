import { createAction } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED } from 'redux-remember';

/** What local storage held, already checked slice by slice; a key that was absent or unfit is absent. */
export interface RestoredState {
  [slice: string]: unknown;
}

/** Local storage was read: at the start, or because another tab wrote it. */
export const stateRestored = createAction<RestoredState>(REMEMBER_REHYDRATED);

/** The slice's restored value, else what it holds. */
export const restoredOr = <Value>(payload: RestoredState, key: string, current: Value): Value =>
  payload[key] === undefined ? current : (payload[key] as Value);
