import * as v from 'valibot';
import { integer, programText, time, typedText, openEnum } from '../calls/wire.ts';
import { privatePhoto } from '../photos/private-photo.ts';
import { findingKinds, garmentStates } from './garment-state.ts';

/** Fields of the calls about garments. Amounts are pence. */

/** Number of a garment's ticket, such as 'SLR10001-1'. */
export const ticketNumber = programText(30);

/** Largest number of findings of a garment, and of photos. */
export const MAX_FINDINGS = 30;
export const MAX_GARMENT_PHOTOS = 20;

/** Something that was found at intake. */
export const finding = v.object({
  kind: v.picklist(findingKinds),
  /** Part of the garment, such as 'left sleeve'. */
  place: typedText('line', 'Where', 100),
  note: typedText('line', 'Note', 300),
});

export type Finding = v.InferOutput<typeof finding>;

/** A garment as the customer's page of the order shows it. */
export const customerGarment = v.object({
  ticket: v.string(),
  name: v.string(),
  state: openEnum(garmentStates),
  /** State in words for the customer. */
  statelabel: v.string(),
  /** Sentence about what the customer can do now, or ''. */
  notice: v.string(),
  version: integer,
  /** Value that was agreed at intake, or null. */
  value: v.nullable(integer),
  note: v.string(),
  findings: v.array(finding),
  photos: v.array(privatePhoto),
  /** Whether the customer can say that the description is right. */
  canagree: v.boolean(),
  /** Time of the customer's answer, or ''. */
  answeredat: v.union([time, v.literal('')]),
});

export type CustomerGarment = v.InferOutput<typeof customerGarment>;
