import {
  type FieldsObject,
  flagField,
  idField,
  penceField,
  createWireSchema,
  refField,
  textField,
} from '../values/fields.ts';

/** A package add-on (specification, section 3). `amount` is in pence. */
const addonFields = {
  id: idField,
  name: textField,
  amount: penceField,
  status: flagField,
  productid: refField,
};

export const addonSchema = createWireSchema(addonFields);

export type Addon = FieldsObject<typeof addonFields>;

/**
 * The id of the add-on that can be personalised, and its fixed price in pence (specification,
 * section 9).
 */
export const PERSONALISED_ADDON_ID = 1;
export const PERSONALISED_PENCE = 5500;
