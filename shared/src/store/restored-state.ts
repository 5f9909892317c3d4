import { createAction } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED } from 'redux-remember';

/** Content of local storage by slice. Slices that are missing or unreadable are undefined. */
export interface RestoredState {
  [slice: string]: unknown;
}

/** Dispatched after local storage has been read, at the start or after a change in another tab. */
export const stateRestored = createAction<RestoredState>(REMEMBER_REHYDRATED);

export const getRestoredSlice = <Value>(
  payload: RestoredState,
  key: string,
  currentValue: Value,
): Value => (payload[key] === undefined ? currentValue : (payload[key] as Value));
