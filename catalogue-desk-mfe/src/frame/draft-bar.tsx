import { formatTime } from 'contract/calendar/date-texts';
import type { Draft } from 'contract/staff/catalogue/draft';
import { useState } from 'react';
import { SelectField } from 'shared/forms';
import { Link } from 'shared/router';
import { Button, ButtonLink, Notice, Skeleton } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import { chooseDraft } from './chosen-draft';
import { usePreviewCatalogueDraftMutation } from '../calls/drafts-api';
import { nameNewDraft, type useCurrentDraft } from './use-current-draft';
import { DraftNameDialog } from './draft-name-dialog';
import styles from './frame.module.css';

type DraftSelection = ReturnType<typeof useCurrentDraft>;

/** Names the edited draft, and links to its preview and its review. */
export function DraftBar({ selection }: { selection: DraftSelection }) {
  const { query, draft, scheduledDrafts } = selection;
  if (query.isError && draft === undefined) {
    return (
      <Notice
        kind="error"
        isAnnounced
        title="We could not load the drafts"
        action={
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (draft === undefined) return <Skeleton />;
  return (
    <section aria-label="Draft" className={styles.bar}>
      <ChooseDraft selection={selection} />
      {draft && <p className={styles.count}>{describeChanges(draft)}</p>}
      {draft && draft.changes > 0 && <SeeInShop draftId={draft.id} />}
      {draft && (
        <ButtonLink size="small" to={`/admin/catalogue/drafts/${draft.id}`}>
          Review and publish
        </ButtonLink>
      )}
      {scheduledDrafts.map(({ id, name, publishat }) => (
        <p key={id} className={styles.scheduled}>
          <Link to={`/admin/catalogue/drafts/${id}`}>{name}</Link> is published on{' '}
          {formatTime(publishat)}
        </p>
      ))}
    </section>
  );
}

function describeChanges({ changes, state }: Draft): string {
  const count = changes === 1 ? '1 change' : `${changes} changes`;
  return state === 'failed' ? `${count} · could not be published` : count;
}

function ChooseDraft({ selection }: { selection: DraftSelection }) {
  const { draft, editableDrafts, createDraft } = selection;
  const [openDialog, setOpenDialog] = useState<'new' | 'rename' | null>(null);
  return (
    <>
      {draft ? (
        <SelectField
          label="Draft"
          className={styles.choose}
          value={String(draft.id)}
          options={editableDrafts.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => chooseDraft(Number(event.currentTarget.value))}
        />
      ) : (
        <p className={styles.count}>
          No draft is open. Your first change begins the draft ‘{nameNewDraft()}’.
        </p>
      )}
      <Button size="small" variant="quiet" onClick={() => setOpenDialog('new')}>
        New draft
      </Button>
      {draft && (
        <Button size="small" variant="quiet" onClick={() => setOpenDialog('rename')}>
          Rename
        </Button>
      )}
      {openDialog !== null && (
        <DraftNameDialog
          draft={openDialog === 'rename' ? (draft ?? null) : null}
          onCreate={(name) => createDraft(name, true)}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  );
}

/** Button that opens the shop with the draft in a new tab. Shoppers cannot see the draft. */
function SeeInShop({ draftId }: { draftId: number }) {
  const [preview, { isLoading, error }] = usePreviewCatalogueDraftMutation();
  const open = async () => {
    // Opens the tab before the call, because browsers block windows that are not opened by a click.
    const tab = window.open('', '_blank');
    const result = await preview({ id: draftId });
    if (result.error) tab?.close();
    else if (tab) tab.location.href = '/';
    else window.location.assign('/');
  };
  return (
    <>
      <Button size="small" variant="secondary" busy={isLoading} onClick={() => void open()}>
        See in the shop
      </Button>
      <FailureNotice error={error} />
    </>
  );
}
