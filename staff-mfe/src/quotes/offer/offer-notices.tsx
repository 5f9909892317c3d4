import type { StaffQuote } from 'contract/quotes/staff-quote';
import { Button, Cluster, Notice } from 'shared/ui';
import { DraftConflict } from '../../composer/draft/draft-status';
import { createTypedOffer } from './typed-offer';
import type { useOfferDraft } from './use-offer-draft';

interface OfferNoticesProps {
  quote: StaffQuote;
  /** Why no version can be sent now, or ''. */
  refusal: string;
  draft: ReturnType<typeof useOfferDraft>;
}

/** Says what happened since staff began to type: another tab, a colleague or the customer was faster. */
export function OfferNotices({ quote, refusal, draft }: OfferNoticesProps) {
  const { newerVersion, setOffer } = draft;
  return (
    <>
      {refusal !== '' && (
        <Notice kind="warning" isAnnounced title="No version can be sent now">
          {refusal} What you typed is still here to copy.
        </Notice>
      )}
      {newerVersion.isUnseen && (
        <NewerVersionNotice
          number={newerVersion.number}
          onKeepMine={newerVersion.accept}
          onStartAgain={() => {
            setOffer(() => createTypedOffer(quote));
            newerVersion.accept();
          }}
        />
      )}
      <DraftConflict state={draft.state} onKeepOwn={draft.keepOwn} onLoadNewer={draft.loadNewer} />
    </>
  );
}

interface NewerVersionNoticeProps {
  number: number;
  onKeepMine: () => void;
  onStartAgain: () => void;
}

const NewerVersionNotice = ({ number, onKeepMine, onStartAgain }: NewerVersionNoticeProps) => (
  <Notice
    kind="warning"
    isAnnounced
    title={`Version ${number} was sent since you began`}
    action={
      <Cluster>
        <Button size="small" variant="secondary" onClick={onKeepMine}>
          Keep what I typed
        </Button>
        <Button size="small" variant="quiet" onClick={onStartAgain}>
          {`Begin with version ${number}`}
        </Button>
      </Cluster>
    }
  >
    It stands below. What you typed is still here.
  </Notice>
);
