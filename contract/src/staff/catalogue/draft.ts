import * as v from 'valibot';
import { text } from '../../values/readers.ts';

const number = v.number();

/**
 * States of a draft. 'failed' means that the draft could not be published at the scheduled time.
 */
export const draftStates = ['open', 'scheduled', 'failed', 'published', 'discarded'] as const;

/** A row of GET staff/catalogue/drafts, with state open, scheduled or failed. */
export const draftSchema = v.object({
  id: number,
  name: text,
  state: v.picklist(draftStates),
  /** Time of a scheduled publication (ISO 8601), or ''. */
  publishat: text,
  /** Number of entities that the draft changes. */
  changes: number,
  /** Increases with each change of the draft or of an entity in the draft. */
  version: number,
  by: text,
  at: text,
  /** Reason why the scheduled publication failed, or ''. */
  failure: text,
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** One changed field, with values of the types of `CatalogueValues`. */
export const fieldDifferenceSchema = v.object({
  field: text,
  label: text,
  before: v.unknown(),
  after: v.unknown(),
});

/** Changed fields of one entity, before and after. `before` is null for a new entity. */
export const entityDifferenceSchema = v.object({
  kind: text,
  id: number,
  title: text,
  isnew: v.boolean(),
  fields: v.array(fieldDifferenceSchema),
});

export type EntityDifference = v.InferOutput<typeof entityDifferenceSchema>;

/** A remark about one field of one entity. */
export const draftRemarkSchema = v.object({
  kind: text,
  id: number,
  field: text,
  sentence: text,
});

/** Data of GET staff/catalogue/drafts/{id}. */
export const draftDetailsSchema = v.object({
  ...draftSchema.entries,
  differences: v.array(entityDifferenceSchema),
  /** Warnings that the user must confirm before publishing, such as a price change above 50 %. */
  warnings: v.array(draftRemarkSchema),
  /** Problems that prevent publishing, such as a slug that another entity has. */
  problems: v.array(draftRemarkSchema),
});

export type DraftDetails = v.InferOutput<typeof draftDetailsSchema>;

/** Body of POST staff/catalogue/drafts. */
export const newDraftRequest = v.object({ name: v.string(), key: v.string() });

/** Body of POST staff/catalogue/drafts/{id}/rename. */
export const renameDraftRequest = v.object({ name: v.string(), version: number });

/**
 * Body of POST staff/catalogue/drafts/{id}/publish. `confirmed` means that the user has confirmed
 * the warnings.
 */
export const publishDraftRequest = v.object({ version: number, confirmed: v.boolean() });

/** Body of POST staff/catalogue/drafts/{id}/schedule. `publishat` is ISO 8601. */
export const scheduleDraftRequest = v.object({
  version: number,
  confirmed: v.boolean(),
  publishat: v.string(),
});

/** Body of POST staff/catalogue/drafts/{id}/unschedule and staff/catalogue/drafts/{id}/discard. */
export const draftVersionRequest = v.object({ version: number });

/** Response of POST staff/catalogue/drafts and of all changes of a draft. */
export const changedDraftSchema = v.object({ id: number, version: number });

/** A row of GET staff/catalogue/publications. The newest comes first. */
export const publicationSchema = v.object({
  id: number,
  name: text,
  by: text,
  at: text,
  changes: number,
  /**
   * Id of the earliest publication that this publication undid, or null. This publication also
   * undid all later ones.
   */
  undoes: v.nullable(number),
});

export type Publication = v.InferOutput<typeof publicationSchema>;

/** Data of GET staff/catalogue/publications/{id}. */
export const publicationDetailsSchema = v.object({
  ...publicationSchema.entries,
  differences: v.array(entityDifferenceSchema),
});

/**
 * Body of POST staff/catalogue/publications/{id}/undo, which restores the state before a
 * publication. `last` is the newest publication on the page.
 */
export const undoPublicationRequest = v.object({ reason: v.string(), last: number });
