import { messageKinds, messageStates } from 'contract/contact/inbox';
import { Type } from 'typebox';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { email, pounds } from '../../http/fields.ts';
import { ApiOrderState } from '../../orders/records/to-api-order.ts';
import { roles } from '../../auth/tables.ts';
import { DatabaseRow } from '../schemas.ts';

/** A person is identified by an account, an order or a message, never by personal data. */
export const CustomerParams = Type.Object({
  of: Type.Enum(['account', 'of-order', 'of-message']),
  key: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
});

export const CustomerSearchBody = Type.Object({
  text: Type.String({
    'x-typed': 'line',
    title: 'Name, phone, e-mail or order number',
    maxLength: 254,
    pattern: NON_EMPTY_PATTERN,
  }),
});

export const CustomerSearchResponse = Type.Object({
  status: Type.Literal(true),
  path: Type.Union([Type.String(), Type.Null()], {
    description: 'Path below /admin/customers of the only person that was found, or null.',
  }),
  people: Type.Array(
    Type.Object({
      path: Type.String(),
      name: Type.String(),
      email: Type.String(),
      mobile: Type.String(),
    }),
    { description: 'Several people that were found, those with the newest orders first.' },
  ),
});

const time = Type.String({ format: 'date-time' });

export const StaffCustomer = Type.Object({
  path: Type.String(),
  email: Type.String(),
  names: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
  accounts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      role: Type.Enum([...roles]),
      name: Type.String(),
      mobile: Type.String(),
      email: Type.String(),
      createdat: time,
      sessions: Type.Integer({ description: 'Number of signed-in devices.' }),
    }),
  ),
  addresses: Type.Array(
    Type.Object({
      source: Type.Enum(['order', 'details', 'account']),
      name: Type.String(),
      address: Type.String(),
      city: Type.String(),
      postalcode: Type.String(),
      mobile: Type.String(),
    }),
  ),
  orders: Type.Array(
    Type.Object({
      orderno: Type.String(),
      state: ApiOrderState,
      statelabel: Type.String(),
      totalamount: pounds,
      createdat: time,
      isopen: Type.Boolean(),
    }),
  ),
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      subject: Type.String(),
      kind: Type.Enum([...messageKinds]),
      state: Type.Enum([...messageStates]),
      createdat: time,
    }),
  ),
});

export const CustomerExport = Type.Object({
  exported: time,
  about: Type.String(),
  email: Type.String(),
  accounts: Type.Array(
    Type.Object({
      account: DatabaseRow,
      addresses: Type.Array(DatabaseRow),
      details: Type.Array(DatabaseRow),
      basket: Type.Object({ lines: Type.Array(DatabaseRow), packages: Type.Array(DatabaseRow) }),
    }),
  ),
  orders: Type.Array(DatabaseRow),
  messages: Type.Array(DatabaseRow),
});

/** Staff type the person's e-mail to confirm the erasure. */
export const CustomerErasureBody = Type.Object({ email });

export const CustomerErasureResponse = Type.Object({
  status: Type.Literal(true),
  accounts: Type.Integer(),
  orders: Type.Integer(),
  messages: Type.Integer(),
});
