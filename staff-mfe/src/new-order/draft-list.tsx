import type { SavedDraft } from 'contract/compose/drafts';
import { formatShortTime } from '../ui/short-dates';
import { getLondonToday, toLondonDay } from 'shared/forms';
import { Button, Notice, TextLink } from 'shared/ui';
import { useDiscardDraftMutation, useListDraftsQuery } from '../composer/draft/drafts-api';
import { ConfirmButton } from '../ui/confirm-button';
import { formatClock } from '../ui/format-clock';
import { describeDraft, fromDraftBody } from './order-values';
import styles from './new-order.module.css';

interface DraftListProps {
  /** Key of the draft that is typed now. */
  ownKey: string;
}

/** Own drafts of other orders that were not placed, as links. */
export function DraftList({ ownKey }: DraftListProps) {
  const { data, isError, isFetching, refetch } = useListDraftsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [discardDraft, { isLoading }] = useDiscardDraftMutation();
  if (isError && !isFetching) {
    return (
      <Notice
        kind="warning"
        title="Your drafts could not be read"
        action={
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const drafts = data?.filter(({ kind, key }) => kind === 'order' && key !== ownKey) ?? [];
  if (drafts.length === 0) return null;
  const discard = async (key: string) => {
    await discardDraft({ key });
    void refetch();
  };
  return (
    <section aria-label="Your drafts">
      <ul className={styles.drafts}>
        {drafts.map((draft) => {
          const name = `${formatCallTime(draft)} (${describeDraft(fromDraftBody(draft.body))})`;
          return (
            <li key={draft.key}>
              <TextLink isStandalone to={`/admin/orders/new?draft=${draft.key}`}>
                {`Go on with the call of ${name}`}
              </TextLink>
              <ConfirmButton
                disabled={isLoading}
                aria-label={`Discard the draft of ${name}`}
                question="Discard for good?"
                onConfirm={() => void discard(draft.key)}
              >
                Discard
              </ConfirmButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Formats when a draft was saved: '12:04', or '3 Mar, 12:04' for another day. */
function formatCallTime({ updatedat }: SavedDraft): string {
  const isToday = toLondonDay(new Date(updatedat)) === getLondonToday();
  return isToday
    ? formatClock(updatedat)
    : `${formatShortTime(updatedat)}, ${formatClock(updatedat)}`;
}
