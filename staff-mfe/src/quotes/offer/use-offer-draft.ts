import type { SavedDraft } from 'contract/compose/drafts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { useEffect, useState } from 'react';
import { useAuth } from 'shared/session';
import { useDraftSaver } from '../../composer/draft/use-draft-saver';
import { findOfferDraft, type OfferDraft, parseOfferDraft } from './offer-draft';
import { createTypedOffer, type TypedOffer } from './typed-offer';

interface OfferDraftOptions {
  quote: StaffQuote;
  /** Own drafts on the server. */
  drafts: readonly SavedDraft[];
}

/**
 * Returns the typed offer, which is saved as a draft while it is changed. It begins with the draft
 * that was found, else with the lines of the newest version.
 */
export function useOfferDraft({ quote, drafts }: OfferDraftOptions) {
  const { quoteno } = quote;
  const localKey = `${useAuth().user?.id} quote ${quoteno}`;
  const newestNumber = quote.offers[0]?.number ?? 0;
  const [found] = useState(() => findOfferDraft(drafts, quoteno, localKey));
  const [begun] = useState<OfferDraft>(
    () => found.draft ?? { offer: createTypedOffer(quote), basedOn: newestNumber },
  );
  const [draft, setDraft] = useState(begun);
  const { key, version, savedAt } = found;
  const { saver, state } = useDraftSaver({
    key,
    kind: 'quote',
    subject: quoteno,
    localKey,
    version,
    savedAt,
  });
  useEffect(() => {
    if (draft !== begun) saver.change({ ...draft });
  }, [draft, begun, saver]);
  const setOffer = (update: (offer: TypedOffer) => TypedOffer) =>
    setDraft((current) => ({ ...current, offer: update(current.offer) }));
  return {
    offer: draft.offer,
    setOffer,
    state,
    isChanged: state.status !== 'unchanged',
    /** Deletes the draft, because the version was sent or what was typed is not wanted. */
    discard: () => void saver.discard(),
    keepOwn: () => saver.keepOwn(),
    loadNewer: () => {
      const newer = parseOfferDraft(state.newerDraft?.body);
      if (newer) setDraft(newer);
      saver.takeNewer();
    },
    newerVersion: {
      number: newestNumber,
      /** Whether somebody has sent a version since staff began. */
      isUnseen: newestNumber !== draft.basedOn,
      accept: () => setDraft((current) => ({ ...current, basedOn: newestNumber })),
    },
  };
}
