import { type Pence, toPounds } from 'contract/values/pence';

/** Returns an amount as staff would type it. */
export const formatTypedPounds = (pence: Pence): string => toPounds(pence).toFixed(2);
