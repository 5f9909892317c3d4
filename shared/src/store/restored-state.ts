import { createAction } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED } from 'redux-remember';

/** Validated contents of local storage by slice. Missing and unreadable slices are absent. */
export interface RestoredState {
  [slice: string]: unknown;
}

/** Dispatched after local storage was read: at the start, or because another tab wrote to it. */
export const stateRestored = createAction<RestoredState>(REMEMBER_REHYDRATED);

/** Returns the slice's restored value, or its current value if there is none. */
export const getRestoredSlice = <Value>(
  payload: RestoredState,
  key: string,
  currentValue: Value,
): Value => (payload[key] === undefined ? currentValue : (payload[key] as Value));
