import * as v from 'valibot';
import { bookingKinds, halves } from './schedule.ts';

/** The booking kind in a call of our own backend, which names it `trade`. */
export const trade = v.picklist(bookingKinds);

export const half = v.picklist(halves);
