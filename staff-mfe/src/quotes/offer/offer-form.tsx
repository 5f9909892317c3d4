import { type FormEvent, useRef } from 'react';
import { Button, Cluster, Stack } from 'shared/ui';
import { Composer } from '../../composer/composer';
import { DraftStatus } from '../../composer/draft/draft-status';
import { QuoteFailure } from '../changes/quote-failure';
import { OfferNotices } from './offer-notices';
import { OfferPreviewDialog } from './offer-preview-dialog';
import { OfferTerms } from './offer-terms';
import { Suggestions } from './suggestions';
import { type OfferFormOptions, useOfferForm } from './use-offer-form';
import styles from './offer.module.css';

/** Form of the next version, which is composed, previewed and sent. */
export function OfferForm(props: OfferFormOptions) {
  const { quote, refusal } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const form = useOfferForm(props, formRef);
  const { draft, pricing, problems, calls, canSend } = form;
  const { offer } = draft;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.preview();
  };
  return (
    <>
      <form ref={formRef} aria-label="Offer" noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          <OfferNotices quote={quote} refusal={refusal} draft={draft} />
          <Suggestions
            quote={quote}
            composition={offer.composition}
            onChange={form.changeComposition}
          />
          <Composer
            composition={offer.composition}
            pricing={pricing}
            onChange={form.changeComposition}
            isChecked={form.isChecked}
            requestedWork={quote.journey === null ? null : 'move'}
          />
          {problems.lines !== undefined && (
            <p role="alert" className={styles.problem}>
              {problems.lines}
            </p>
          )}
          <OfferTerms
            offer={offer}
            problems={problems}
            usualDeposit={pricing.priced?.deposit ?? null}
            onChange={form.change}
          />
          {calls.failure !== null && <QuoteFailure {...calls.failure} />}
          <OfferButtons form={form} />
        </Stack>
      </form>
      {calls.previewed && (
        <OfferPreviewDialog
          preview={calls.previewed}
          isSending={calls.isSending}
          canSend={canSend}
          onSend={form.send}
          onClose={calls.closePreview}
        />
      )}
    </>
  );
}

const OfferButtons = ({ form }: { form: ReturnType<typeof useOfferForm> }) => (
  <Cluster>
    <Button busy={form.calls.isSending} disabled={!form.canSend} onClick={form.send}>
      Send
    </Button>
    <Button type="submit" variant="secondary" busy={form.calls.isPreviewing}>
      Preview
    </Button>
    {form.draft.isChanged && (
      <Button variant="quiet" onClick={form.discard}>
        Discard what I typed
      </Button>
    )}
    <DraftStatus state={form.draft.state} />
  </Cluster>
);
