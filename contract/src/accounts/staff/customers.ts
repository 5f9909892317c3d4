import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { type StaffRole } from '../../calls/permissions.ts';
import { email, integer, pounds, requiredText, time, openEnum } from '../../calls/wire.ts';
import type { QuoteState } from '../../quotes/quote-state.ts';
import type { OrderState } from '../../orders/order-state.ts';

/** Calls about customers and guests. No path contains personal data. */

/** A person is identified by an account, an order or a message. */
const params = v.object({
  of: v.picklist(['account', 'of-order', 'of-message']),
  key: v.pipe(v.string(), v.metadata({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
});

const matches = v.object({
  /** Path of the person's page below /admin/customers if only one person matches, or null. */
  path: v.nullable(v.string()),
  /** People if several match, those with the newest orders first. */
  people: v.optional(
    v.array(
      v.object({ path: v.string(), name: v.string(), email: v.string(), mobile: v.string() }),
    ),
    [],
  ),
});

export type CustomerMatches = v.InferOutput<typeof matches>;

export const searchCustomers = declareCall({
  method: 'POST',
  path: 'staff/customers/search',
  access: 'customers',
  summary: 'Finds people by name, phone, e-mail or order number',
  body: v.object({ text: requiredText('line', 'Name, phone, e-mail or order number', 254) }),
  response: matches,
});

/** A person, with all data that the shop stores about their email address. */
const customer = v.object({
  /** Path of the person's page below /admin/customers. */
  path: v.string(),
  email: v.string(),
  names: v.array(v.string()),
  phones: v.array(v.string()),
  accounts: v.array(
    v.object({
      id: integer,
      role: openEnum<StaffRole | 'customer' | 'guest'>(),
      name: v.string(),
      mobile: v.string(),
      email: v.string(),
      createdat: time,
      /** Number of devices that are signed in. */
      sessions: integer,
    }),
  ),
  addresses: v.array(
    v.object({
      source: openEnum<'order' | 'details' | 'account'>(),
      name: v.string(),
      address: v.string(),
      city: v.string(),
      postalcode: v.string(),
      mobile: v.string(),
    }),
  ),
  orders: v.array(
    v.object({
      orderno: v.string(),
      state: openEnum<OrderState>(),
      statelabel: v.string(),
      totalamount: pounds,
      createdat: time,
      isopen: v.boolean(),
    }),
  ),
  quotes: v.optional(
    v.array(
      v.object({
        quoteno: v.string(),
        state: openEnum<QuoteState>(),
        /** Total of the newest offer in pence, or null before the first. */
        total: v.nullable(integer),
        createdat: time,
      }),
    ),
    [],
  ),
  messages: v.array(
    v.object({
      id: integer,
      subject: v.string(),
      kind: v.string(),
      state: v.string(),
      createdat: time,
    }),
  ),
});

export type StaffCustomer = v.InferOutput<typeof customer>;

export const getCustomer = declareCall({
  method: 'GET',
  path: 'staff/customers/{of}/{key}',
  access: 'customers',
  summary: 'The orders, messages, addresses and accounts of a person',
  params,
  response: dataResponse(customer),
});

/** Columns of a row with their values. */
const databaseRow = v.record(v.string(), v.unknown());

export const exportCustomer = declareCall({
  method: 'POST',
  path: 'staff/customers/{of}/{key}/export',
  access: 'erasure',
  summary: 'Returns all stored data of a person, and records that',
  params,
  response: dataResponse(
    v.object({
      exported: time,
      about: v.string(),
      email: v.string(),
      accounts: v.array(
        v.object({
          account: databaseRow,
          addresses: v.array(databaseRow),
          details: v.array(databaseRow),
          basket: v.object({ lines: v.array(databaseRow), packages: v.array(databaseRow) }),
        }),
      ),
      orders: v.array(databaseRow),
      messages: v.array(databaseRow),
      quotes: v.optional(v.array(databaseRow), []),
      garments: v.optional(v.array(databaseRow), []),
      jobs: v.optional(v.array(databaseRow), []),
    }),
  ),
});

export const eraseCustomer = declareCall({
  method: 'POST',
  path: 'staff/customers/{of}/{key}/erase',
  access: 'erasure',
  summary: 'Erases a person; orders stay without personal data',
  params,
  /** Staff type the person's e-mail to confirm the erasure. */
  body: v.object({ email }),
  /** Numbers of erased records. */
  response: v.object({
    accounts: integer,
    orders: integer,
    messages: integer,
    quotes: v.optional(integer, 0),
  }),
});
