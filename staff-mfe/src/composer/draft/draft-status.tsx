import { formatClock } from '../../ui/format-clock';
import { Button, Cluster, Notice } from 'shared/ui';
import type { DraftState } from './draft-saver';
import styles from './draft-status.module.css';

/** Says when the draft was saved, or that it is not saved yet. */
export function DraftStatus({ state: { status, savedAt, refusal } }: { state: DraftState }) {
  if (status === 'failed') {
    return (
      <p role="status" className={styles.failed}>
        {`Not saved. ${refusal === '' ? 'Trying again' : refusal}`}
      </p>
    );
  }
  // Not announced, because a screen reader would speak after each pause in typing.
  return <p className={styles.status}>{describeStatus(status, savedAt)}</p>;
}

function describeStatus(status: DraftState['status'], savedAt: string): string {
  if (status === 'conflict') return 'Not saved';
  if (savedAt !== '' && status === 'saved') return `Saved ${formatClock(savedAt)}`;
  return status === 'waiting' ? 'Saving …' : '';
}

interface DraftConflictProps {
  state: DraftState;
  onKeepOwn: () => void;
  onLoadNewer: () => void;
}

/** Says that another tab has changed the draft, and lets staff choose one of both. */
export function DraftConflict({ state, onKeepOwn, onLoadNewer }: DraftConflictProps) {
  if (state.status !== 'conflict') return null;
  const { newerDraft } = state;
  return (
    <Notice
      kind="warning"
      isAnnounced
      title={
        newerDraft === null
          ? 'This draft was sent or discarded elsewhere'
          : `This draft was changed in another tab at ${formatClock(newerDraft.updatedat)}`
      }
      action={
        <Cluster>
          <Button size="small" onClick={onKeepOwn}>
            Keep what is here
          </Button>
          {newerDraft !== null && (
            <Button size="small" variant="secondary" onClick={onLoadNewer}>
              Take that of the other tab
            </Button>
          )}
        </Cluster>
      }
    >
      Only one of both is saved.
    </Notice>
  );
}
