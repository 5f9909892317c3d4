import { messageKinds, messageStates } from 'contract/staff/contact-message';
import { Type } from 'typebox';
import { Id, MAX_ID, NON_EMPTY_PATTERN, pounds, typedText } from '../../http/fields.ts';
import { ApiOrderState } from '../../orders/records/to-api-order.ts';

export const MessageIdParams = Type.Object({ id: Id });

const filterFields = {
  state: Type.Optional(Type.Enum([...messageStates])),
  kind: Type.Optional(Type.Enum([...messageKinds])),
  assigned: Type.Optional(
    Type.String({
      pattern: '^(me|nobody|[1-9][0-9]{0,8})$',
      description: "'me', 'nobody' or the id of a colleague.",
    }),
  ),
  after: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,8}$',
      description: 'Cursor: `next` of the previous page.',
    }),
  ),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
};

export const InboxQuery = Type.Object(filterFields);

export const InboxSearchBody = Type.Object({
  ...filterFields,
  text: typedText('line', 'Search', 200),
});

const Colleague = Type.Object({ id: Type.Integer(), name: Type.String() });
const time = Type.String({ format: 'date-time' });

const outlineFields = {
  id: Type.Integer(),
  kind: Type.Enum([...messageKinds]),
  state: Type.Enum([...messageStates]),
  name: Type.String(),
  subject: Type.String(),
  createdat: time,
  changedat: time,
  assignee: Type.Union([Colleague, Type.Null()]),
  version: Type.Integer(),
};

export const InboxResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({ ...outlineFields, excerpt: Type.String(), replies: Type.Integer() }),
  ),
  next: Type.Union([Type.String(), Type.Null()]),
});

const Reply = Type.Object({
  id: Type.Integer(),
  author: Type.Enum(['staff', 'customer']),
  by: Type.String(),
  text: Type.String(),
  at: time,
  delivery: Type.Enum(['', 'waiting', 'sent', 'failed']),
});

export const StaffMessage = Type.Object({
  ...outlineFields,
  email: Type.String(),
  phone: Type.String(),
  message: Type.String(),
  canreply: Type.Boolean(),
  replies: Type.Array(Reply),
  orders: Type.Array(
    Type.Object({
      orderno: Type.String(),
      state: ApiOrderState,
      statelabel: Type.String(),
      totalamount: pounds,
      createdat: time,
    }),
  ),
  customer: Type.String({
    description: "Path of the sender's page below /admin/customers, or '' without an e-mail.",
  }),
});

export const ColleaguesResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(Colleague),
});

export const MailPreview = Type.Object({
  to: Type.String(),
  replyto: Type.String(),
  subject: Type.String(),
  text: Type.String(),
});

const requiredText = (title: string) =>
  Type.String({ 'x-typed': 'text', title, maxLength: 10_000, pattern: NON_EMPTY_PATTERN });

const key = Type.String({ title: 'Key', minLength: 8, maxLength: 100 });
const version = Type.Integer({ minimum: 1, maximum: MAX_ID });

export const ReplyBody = Type.Object({
  key,
  version,
  text: requiredText('Reply'),
  close: Type.Boolean({ default: false, description: 'Whether to close the message, too.' }),
});

export const PreviewBody = Type.Object({ text: requiredText('Reply') });

export const CustomerAnswerBody = Type.Object({ key, text: requiredText('Their answer') });

export const AssigneeBody = Type.Object({ version, assignee: Type.Union([Id, Type.Null()]) });

export const MessageStateBody = Type.Object({ version, state: Type.Enum([...messageStates]) });
