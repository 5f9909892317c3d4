import type { SavedDraft } from 'contract/compose/drafts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { type RefObject, useState } from 'react';
import type { ChangeComposition } from '../../composer/change-composition';
import { usePricedComposition } from '../../composer/use-priced-composition';
import { readOffer, type TypedOffer } from './typed-offer';
import { useOfferCalls } from './use-offer-calls';
import { useOfferDraft } from './use-offer-draft';

export interface OfferFormOptions {
  quote: StaffQuote;
  /** Why no version can be sent now, or ''. */
  refusal: string;
  /** Own drafts on the server. */
  drafts: readonly SavedDraft[];
  /** Opens an empty form, after the version was sent or what was typed was discarded. */
  onDone: (sentQuote?: StaffQuote) => void;
}

/** Returns the typed offer with its prices and problems, and functions that preview and send it. */
export function useOfferForm(options: OfferFormOptions, form: RefObject<HTMLFormElement | null>) {
  const { quote, refusal, drafts, onDone } = options;
  const draft = useOfferDraft({ quote, drafts });
  const { offer, setOffer, newerVersion } = draft;
  const { method, composition } = offer;
  const pricing = usePricedComposition(composition, { method, quoteno: quote.quoteno });
  const [isChecked, setChecked] = useState(false);
  const { body, problems } = readOffer(offer, pricing.priced?.total ?? null);
  const finish = (sentQuote?: StaffQuote) => {
    draft.discard();
    onDone(sentQuote);
  };
  const calls = useOfferCalls(quote, finish);
  // A second press after an offer was sent must not send the same offer as another version.
  const repeatsOffer = quote.state === 'sent' && !draft.isChanged;
  const canSend = refusal === '' && !newerVersion.isUnseen && !repeatsOffer;
  const change = (changes: Partial<TypedOffer>) =>
    setOffer((current) => ({ ...current, ...changes }));
  const changeComposition: ChangeComposition = (update) =>
    setOffer((current) => ({ ...current, composition: update(current.composition) }));
  const check = () => {
    setChecked(true);
    if (body === null) focusFirstProblem(form.current);
    return body;
  };
  const preview = () => {
    const checkedBody = check();
    if (checkedBody !== null) void calls.preview(checkedBody);
  };
  const send = () => {
    const checkedBody = check();
    if (checkedBody !== null && canSend) void calls.send(checkedBody);
  };
  return {
    draft,
    pricing,
    isChecked,
    /** Empty until staff try to preview or send. */
    problems: isChecked ? problems : {},
    calls,
    canSend,
    change,
    changeComposition,
    preview,
    send,
    discard: () => finish(),
  };
}

/** Focuses the first field with a problem, as soon as the problems are rendered. */
function focusFirstProblem(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
