import * as v from 'valibot';
import { flag, integer, pence, text } from '../values/readers.ts';

export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageKinds = ['message', 'quote'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A colleague to whom a message can be assigned. */
export const colleagueSchema = v.object({ id: integer, name: text });

export type Colleague = v.InferOutput<typeof colleagueSchema>;

const outlineFields = {
  id: integer,
  kind: v.fallback(v.picklist(messageKinds), 'message'),
  state: v.fallback(v.picklist(messageStates), 'open'),
  name: text,
  subject: text,
  createdat: text,
  /** Time of the last reply or change. */
  changedat: text,
  /** Colleague to whom the message is assigned, or null. */
  assignee: v.nullable(colleagueSchema),
  version: integer,
};

/** A row of the staff inbox. */
export const messageOutlineSchema = v.object({ ...outlineFields, excerpt: text, replies: integer });

export type MessageOutline = v.InferOutput<typeof messageOutlineSchema>;

export const messageReplySchema = v.object({
  id: integer,
  /** 'staff' for a reply, or 'customer' for a reply that came by email. */
  author: text,
  /** Name of the colleague who wrote or recorded the reply, or ''. */
  by: text,
  text,
  at: text,
  /** 'waiting', 'sent' or 'failed'. '' if the delivery is unknown. */
  delivery: text,
});

export type MessageReply = v.InferOutput<typeof messageReplySchema>;

/** A message with its replies, and the orders with the same email address. */
export const contactMessageSchema = v.object({
  ...outlineFields,
  email: text,
  phone: text,
  message: text,
  /** Whether the sender has an email address for a reply. */
  canreply: flag,
  replies: v.array(messageReplySchema),
  orders: v.array(
    v.object({ orderno: text, state: text, statelabel: text, totalamount: pence, createdat: text }),
  ),
  /** Path of the sender's page below /admin/customers, or '' without an email address. */
  customer: text,
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** An email before it is sent. */
export const mailPreviewSchema = v.object({ to: text, replyto: text, subject: text, text });

export type MailPreview = v.InferOutput<typeof mailPreviewSchema>;

/** The next page of a list, or null after the last page. */
export const nextSchema = v.object({ next: v.nullable(text) });

/** Body of POST staff/messages/search. */
export const messageSearchRequest = v.object({
  text: v.string(),
  state: v.optional(v.picklist(messageStates)),
  kind: v.optional(v.picklist(messageKinds)),
  /** 'me', 'nobody' for unassigned messages, or the id of a colleague. */
  assigned: v.optional(v.string()),
  after: v.optional(v.string()),
  size: v.number(),
});

/** Body of POST staff/messages/{id}/reply. `key` prevents that the same reply is sent twice. */
export const replyRequest = v.object({
  key: v.string(),
  version: v.number(),
  text: v.string(),
  close: v.boolean(),
});

/** Body of POST staff/messages/{id}/preview. */
export const replyPreviewRequest = v.object({ text: v.string() });

/**
 * Body of POST staff/messages/{id}/answer, which records a reply that the customer sent by email.
 */
export const customerAnswerRequest = v.object({ key: v.string(), text: v.string() });

/** Body of POST staff/messages/{id}/assignee. Null assigns the message to nobody. */
export const assigneeRequest = v.object({ version: v.number(), assignee: v.nullable(v.number()) });

/** Body of POST staff/messages/{id}/state. */
export const messageStateRequest = v.object({
  version: v.number(),
  state: v.picklist(messageStates),
});
