import { addressFields, id } from 'contract/calls/wire';
import { Type } from 'typebox';
import * as v from 'valibot';
import { toTypeBox } from '../../http/serve-call.ts';

/** Shipping details to save. Each text may be empty. */
export const AddCustomerBody = toTypeBox(v.object({ ...addressFields, userid: v.optional(id) }));

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
