import { paymentMethods } from 'contract/payments/payment-method';
import type { SavedDraft } from 'contract/compose/drafts';
import { readDraft } from 'shared/desk';
import * as v from 'shared/schema';
import type { LocalDraft } from '../../composer/draft/draft-saver';
import type { TypedLine } from '../../composer/typed-composition';
import type { TypedOffer } from './typed-offer';

/** Typed values of the next version of a quote, as they are saved. */
export interface OfferDraft {
  offer: TypedOffer;
  /** Number of the newest sent version when staff began. 0 before the first. */
  basedOn: number;
}

/** Reads the fields that all lines have. Another form of a line is refused. */
const typedLine = v.pipe(
  v.looseObject({ key: v.string(), type: v.picklist(['product', 'free']), quantity: v.string() }),
  v.transform((line) => line as object as TypedLine),
);

const draftSchema: v.GenericSchema<unknown, OfferDraft> = v.object({
  offer: v.object({
    composition: v.object({
      lines: v.array(typedLine),
      discount: v.object({ text: v.string(), reason: v.string() }),
      delivery: v.string(),
    }),
    method: v.picklist(paymentMethods),
    hasDeposit: v.boolean(),
    deposit: v.string(),
    restdays: v.string(),
    validuntil: v.string(),
    terms: v.string(),
    message: v.string(),
  }),
  basedOn: v.number(),
});

/** Returns a saved draft, or null if an earlier release of the page saved it in another form. */
export function parseOfferDraft(body: unknown): OfferDraft | null {
  const result = v.safeParse(draftSchema, body);
  return result.success ? result.output : null;
}

/** A draft with which the form begins, and its version on the server. */
export interface FoundDraft {
  key: string;
  draft: OfferDraft | null;
  version: number;
  savedAt: string;
}

/** Returns the own draft of a quote: the copy in this tab if it was not saved, else that of the server. */
export function findOfferDraft(
  drafts: readonly SavedDraft[],
  quoteno: string,
  localKey: string,
): FoundDraft {
  const saved = drafts.find(({ kind, subject }) => kind === 'quote' && subject === quoteno);
  const local = readDraft<LocalDraft>(localKey);
  return {
    key: saved?.key ?? crypto.randomUUID(),
    draft: parseOfferDraft(local.body) ?? parseOfferDraft(saved?.body),
    version: saved?.version ?? 0,
    savedAt: saved?.updatedat ?? '',
  };
}
