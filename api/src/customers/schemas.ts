import { Type } from 'typebox';
import { addressFields, Id } from '../http/fields.ts';

/** Shipping details to save. Each text may be empty. */
export const AddCustomerBody = Type.Object({
  ...addressFields,
  userid: Type.Optional(Id),
});

export const AddCustomerResponse = Type.Object({
  status: Type.Literal(true),
  insertId: Type.Integer(),
});

/** The user's newest shipping details, or null if the user has saved none. */
export const CustomerResponse = Type.Union([
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
    userid: Type.Integer(),
  }),
  Type.Null(),
]);
