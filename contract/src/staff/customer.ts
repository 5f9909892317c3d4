import * as v from 'valibot';
import { flag, integer, pence, text } from '../values/readers.ts';

/** A person, with all data that the shop stores about their email address. */
export const staffCustomerSchema = v.object({
  /** Path of the person's page below /admin/customers. Contains no personal data. */
  path: text,
  email: text,
  names: v.array(text),
  phones: v.array(text),
  accounts: v.array(
    v.object({
      id: integer,
      role: text,
      name: text,
      mobile: text,
      email: text,
      createdat: text,
      /** Number of devices that are signed in. */
      sessions: integer,
    }),
  ),
  addresses: v.array(
    v.object({
      /** Source of the address: 'order', 'details' or 'account'. */
      source: text,
      name: text,
      address: text,
      city: text,
      postalcode: text,
      mobile: text,
    }),
  ),
  orders: v.array(
    v.object({
      orderno: text,
      state: text,
      statelabel: text,
      totalamount: pence,
      createdat: text,
      isopen: flag,
    }),
  ),
  messages: v.array(
    v.object({ id: integer, subject: text, kind: text, state: text, createdat: text }),
  ),
});

export type StaffCustomer = v.InferOutput<typeof staffCustomerSchema>;

/** Response to POST staff/customers/search. */
export const customerSearchSchema = v.object({
  /** Path of the person's page if only one person matches, else null. */
  path: v.nullable(text),
  /** People if several match. An older backend does not send this field. */
  people: v.optional(
    v.array(v.object({ path: text, name: text, email: text, mobile: text })),
    () => [],
  ),
});

export type CustomerMatches = v.InferOutput<typeof customerSearchSchema>;

/** Body of POST staff/customers/search. */
export const customerSearchRequest = v.object({ text: v.string() });

/** Body of POST staff/customers/{of}/{key}/erase. The typed `email` must be the person's. */
export const customerErasureRequest = v.object({ email: v.string() });

/** Response to POST staff/customers/{of}/{key}/erase. */
export const customerErasureSchema = v.object({
  accounts: integer,
  orders: integer,
  messages: integer,
});
