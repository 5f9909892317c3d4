import { Type } from 'typebox';
import { addressParts, Id } from '../http/fields.ts';

/** The shipping details as they are sent; empty text is valid (decision 30). */
export const AddCustomerBody = Type.Object({
  ...addressParts,
  userid: Type.Optional(Id),
});

export const AddCustomerAnswer = Type.Object({
  status: Type.Literal(true),
  insertId: Type.Integer(),
});

/** The customer of specification §3, or null where none was saved. */
export const CustomerAnswer = Type.Union([
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
