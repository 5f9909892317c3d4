import {
  type FieldsObject,
  flagField,
  idField,
  penceField,
  createWireSchema,
  refField,
  textField,
} from '../values/fields.ts';

/** Fields of an add-on. `amount` is in pence. */
const addonFields = {
  id: idField,
  name: textField,
  amount: penceField,
  status: flagField,
  productid: refField,
};

export const addonSchema = createWireSchema(addonFields);

export type Addon = FieldsObject<typeof addonFields>;

export const PERSONALISED_ADDON_ID = 1;
