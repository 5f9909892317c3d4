import {
  type Described,
  flagField,
  idField,
  penceField,
  readerOf,
  refField,
  textField,
} from './fields.ts';

/** A package add-on (specification §3); `amount` in pence. */
const addonFields = {
  id: idField,
  name: textField,
  amount: penceField,
  status: flagField,
  productid: refField,
};

export const addonSchema = readerOf(addonFields);

export type Addon = Described<typeof addonFields>;

/** The add-on that can be personalised, and the fixed price of that in pence (specification §9). */
export const PERSONALISED_ADDON_ID = 1;
export const PERSONALISED_PENCE = 5500;
