import { createAction } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED } from 'redux-remember';

/**
 * Contents of the stored slices by name. A slice that is undefined here, such as an unreadable one,
 * keeps its current state.
 */
export interface RestoredState {
  [slice: string]: unknown;
}

/** Dispatched after local storage has been read, and after each change in another tab. */
export const stateRestored = createAction<RestoredState>(REMEMBER_REHYDRATED);

export const getRestoredSlice = <Value>(
  payload: RestoredState,
  key: string,
  currentValue: Value,
): Value => (payload[key] === undefined ? currentValue : (payload[key] as Value));
