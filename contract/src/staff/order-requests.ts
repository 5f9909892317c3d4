import * as v from 'valibot';
import { moveAddress } from '../calendar/requests.ts';

/** `version` is the version of the order on the page. */
const commonFields = { version: v.optional(v.number()), reason: v.optional(v.string()) };

/** Body of POST staff/orders/{orderno}/state. */
export const stateRequest = v.object({ state: v.string(), ...commonFields });

/** Body of POST staff/orders/{orderno}/progress. A step back needs a `reason`. */
export const progressRequest = v.object({ trade: v.string(), step: v.string(), ...commonFields });

/**
 * Body of POST staff/bookings/{orderno}/date. `override` allows a day that is full, closed or too
 * early.
 */
export const staffDateRequest = v.object({
  trade: v.string(),
  date: v.string(),
  half: v.string(),
  override: v.optional(v.boolean()),
  ...commonFields,
});

/** Body of POST staff/bookings/{orderno}/confirm. */
export const confirmRequest = v.object({ accept: v.optional(v.boolean()) });

/** Body of POST staff/bookings/{orderno}/keep and of `offer`. */
export const bookingDecisionRequest = v.object({
  trade: v.string(),
  version: v.optional(v.number()),
});

/** Body of POST staff/orders/{orderno}/contact. */
export const contactChangeRequest = v.object({
  version: v.number(),
  reason: v.string(),
  name: v.string(),
  last_name: v.string(),
  address: v.string(),
  city: v.string(),
  postalcode: v.string(),
  mobile: v.string(),
  email: v.string(),
});

/** Body of POST staff/orders/{orderno}/event-date. The date '' removes the event date. */
export const eventDateRequest = v.object({
  version: v.number(),
  reason: v.string(),
  eventdate: v.string(),
});

/** Body of POST staff/orders/{orderno}/move-addresses. */
export const moveAddressesRequest = v.object({
  version: v.number(),
  reason: v.string(),
  pickup: moveAddress,
  destination: moveAddress,
});

/** Body of POST staff/orders/{orderno}/notes. The page creates `key`, a UUID, for each note. */
export const noteRequest = v.object({ text: v.string(), key: v.string() });

/** Body of the calls that revoke or renew the emailed links to an order. */
export const reasonRequest = v.object({ reason: v.optional(v.string()) });

/** Body of POST staff/orders/{orderno}/preview. Contains exactly one change. */
export const previewRequest = v.object({
  state: v.optional(stateRequest),
  progress: v.optional(progressRequest),
  date: v.optional(staffDateRequest),
  confirm: v.optional(v.literal(true)),
  offer: v.optional(v.object({ trade: v.string() })),
  link: v.optional(v.literal(true)),
  email: v.optional(v.string()),
  mail: v.optional(v.number()),
});

export type PreviewRequest = v.InferInput<typeof previewRequest>;
export type StaffDateRequest = v.InferInput<typeof staffDateRequest>;
export type ContactChangeRequest = v.InferInput<typeof contactChangeRequest>;
export type EventDateRequest = v.InferInput<typeof eventDateRequest>;
export type MoveAddressesRequest = v.InferInput<typeof moveAddressesRequest>;
export type NoteRequest = v.InferInput<typeof noteRequest>;
