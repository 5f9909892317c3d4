import * as v from 'valibot';
import { type Call, dataResponse, declareCall } from '../calls/call.ts';
import {
  id,
  integer,
  MAX_ID,
  pageSize,
  pounds,
  requiredText,
  time,
  typedText,
} from '../calls/wire.ts';

/** Calls of the inbox, in which staff read and answer the messages of the contact form. */

export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageKinds = ['message', 'quote'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A colleague to whom a message can be assigned. */
const colleague = v.object({ id: integer, name: v.string() });

export type Colleague = v.InferOutput<typeof colleague>;

const kind = v.picklist(messageKinds);
const state = v.picklist(messageStates);

const outlineFields = {
  id: integer,
  kind: v.fallback(kind, 'message'),
  state: v.fallback(state, 'open'),
  name: v.string(),
  subject: v.string(),
  createdat: time,
  /** Time of the last reply or change. */
  changedat: time,
  /** Colleague to whom the message is assigned, or null. */
  assignee: v.nullable(colleague),
  version: integer,
};

/** A row of the inbox. */
const messageOutline = v.object({ ...outlineFields, excerpt: v.string(), replies: integer });

export type MessageOutline = v.InferOutput<typeof messageOutline>;

const messageReply = v.object({
  id: integer,
  /** 'customer' for a reply that came by e-mail or that the customer wrote on a page of the shop. */
  author: v.picklist(['staff', 'customer']),
  /** Name of the colleague who wrote the reply or recorded it from an e-mail, or ''. */
  by: v.string(),
  text: v.string(),
  at: time,
  /** State of the reply's mail. '' if the delivery is unknown. */
  delivery: v.picklist(['', 'waiting', 'sent', 'failed']),
});

export type MessageReply = v.InferOutput<typeof messageReply>;

/** A message with its replies, and the orders with the same e-mail address. */
const contactMessage = v.object({
  ...outlineFields,
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  /** Whether the sender has an e-mail address for a reply. */
  canreply: v.boolean(),
  replies: v.array(messageReply),
  orders: v.array(
    v.object({
      orderno: v.string(),
      state: v.string(),
      statelabel: v.string(),
      totalamount: pounds,
      createdat: time,
    }),
  ),
  /** Path of the sender's page below /admin/customers, or '' without an e-mail address. */
  customer: v.string(),
  /** Number of the quote whose conversation this is, or ''. */
  quoteno: v.optional(v.string(), ''),
});

export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** An e-mail before it is sent. */
const mailPreview = v.object({
  to: v.string(),
  replyto: v.string(),
  subject: v.string(),
  text: v.string(),
});

export type MailPreview = v.InferOutput<typeof mailPreview>;

const filterFields = {
  state: v.optional(state),
  kind: v.optional(kind),
  /** 'me', 'nobody' for unassigned messages, or the id of a colleague. */
  assigned: v.optional(
    v.pipe(v.string(), v.metadata({ pattern: '^(me|nobody|[1-9][0-9]{0,8})$' })),
  ),
  /** Cursor: `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.metadata({ pattern: '^[1-9][0-9]{0,8}$' }))),
  size: pageSize,
};

/** A page of messages. `next` is the cursor of the next page, or null after the last page. */
const inboxPage = v.object({
  data: v.array(messageOutline),
  next: v.nullable(v.string()),
});

const access = 'inbox';
const params = v.object({ id });
const version = v.pipe(integer, v.metadata({ minimum: 1, maximum: MAX_ID }));
/** Prevents that the same reply is stored twice. */
const key = v.pipe(v.string(), v.metadata({ title: 'Key', minLength: 8, maxLength: 100 }));
const replyText = requiredText('text', 'Reply', 10_000);

export const listMessages = declareCall({
  method: 'GET',
  path: 'staff/messages',
  access,
  summary: 'A page of the messages, the newest first',
  query: v.object(filterFields),
  response: inboxPage,
});

/** A search is a POST request, because URLs are logged and the text may be personal data. */
export const searchMessages = declareCall({
  method: 'POST',
  path: 'staff/messages/search',
  access,
  summary: 'A page of the messages that contain a text',
  body: v.object({ ...filterFields, text: typedText('line', 'Search', 200) }),
  response: inboxPage,
});

export const listColleagues = declareCall({
  method: 'GET',
  path: 'staff/messages/colleagues',
  access,
  summary: 'The colleagues to whom messages can be assigned',
  response: dataResponse(v.array(colleague)),
});

export const getMessage = declareCall({
  method: 'GET',
  path: 'staff/messages/{id}',
  access,
  summary: "A message with its thread and the sender's orders",
  params,
  response: dataResponse(contactMessage),
});

export const previewReply = declareCall({
  method: 'POST',
  path: 'staff/messages/{id}/preview',
  access,
  summary: 'The mail that a reply would be',
  params,
  body: v.object({ text: replyText }),
  response: dataResponse(mailPreview),
});

/** Responses of calls that change a message. */
const changeResponses = {
  response: dataResponse(contactMessage),
  /** A colleague has changed the message meanwhile: the message as it is now, by whom and when. */
  refusals: { 409: v.object({ current: contactMessage, by: v.string(), at: time }) },
} satisfies Partial<Call>;

export const replyToMessage = declareCall({
  method: 'POST',
  path: 'staff/messages/{id}/reply',
  access,
  summary: 'Replies to a message by mail',
  params,
  body: v.object({
    key,
    version,
    text: replyText,
    /** Whether to close the message, too. */
    close: v.optional(v.boolean(), false),
  }),
  ...changeResponses,
});

export const recordAnswer = declareCall({
  method: 'POST',
  path: 'staff/messages/{id}/answer',
  access,
  summary: 'Records an answer that the customer sent by mail',
  params,
  body: v.object({ key, text: requiredText('text', 'Their answer', 10_000) }),
  ...changeResponses,
});

export const assignMessage = declareCall({
  method: 'POST',
  path: 'staff/messages/{id}/assignee',
  access,
  summary: 'Assigns a message to a colleague or to nobody',
  params,
  body: v.object({ version, assignee: v.nullable(id) }),
  ...changeResponses,
});

export const changeMessageState = declareCall({
  method: 'POST',
  path: 'staff/messages/{id}/state',
  access,
  summary: 'Opens, answers or closes a message',
  params,
  body: v.object({ version, state }),
  ...changeResponses,
});
