import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { formatFullTime } from 'contract/calendar/date-texts';
import { useEffect } from 'react';
import { isRequestError } from 'shared/data';
import { useParams } from 'shared/router';
import { Button, ButtonLink, EmptyState, Notice, QueryState, Stack } from 'shared/ui';
import { DeskSection, FailureNotice, ScreenNotFound, StaffSkeleton } from 'shared/desk';
import { chooseDraft, useChosenDraft } from '../frame/chosen-draft';
import {
  useGetCatalogueDraftQuery,
  useUnscheduleCatalogueDraftMutation,
} from '../calls/drafts-api';
import { DifferenceList } from '../differences/difference-list';
import { CataloguePage } from '../frame/catalogue-page';
import { DiscardDraft } from './discard-draft';
import { PublishForm } from './publish-form';
import { RemarkList } from './remark-list';
import { TakeOutButton } from './take-out-button';

/** Page with the changes of a draft and the form that publishes it. */
export function DraftReviewPage() {
  const { id = '' } = useParams();
  return (
    <CataloguePage title="Review and publish" current="">
      {() => (/^[1-9]\d{0,8}$/.test(id) ? <Review key={id} id={Number(id)} /> : <ScreenNotFound />)}
    </CataloguePage>
  );
}

function Review({ id }: { id: number }) {
  const query = useGetCatalogueDraftQuery({ id }, { refetchOnMountOrArgChange: true });
  const { id: chosenId } = useChosenDraft();
  const state = query.currentData?.state;
  const isEditable = state === 'open' || state === 'failed';
  // Chooses this draft, because the links of this page lead to forms that must edit the same draft.
  useEffect(() => {
    if (isEditable && chosenId !== id) chooseDraft(id);
  }, [isEditable, chosenId, id]);
  if (isRequestError(query.error) && query.error.status === 404 && !query.currentData) {
    return (
      <EmptyState
        title="There is no such draft"
        action={<ButtonLink to="/admin/catalogue/history">To the history</ButtonLink>}
      />
    );
  }
  return (
    <QueryState query={query} subject="the draft" skeleton={<StaffSkeleton />}>
      {(draft) => <DraftReview draft={draft} />}
    </QueryState>
  );
}

function DraftReview({ draft }: { draft: DraftDetails }) {
  const { id, name, state, failure, differences, warnings, problems } = draft;
  const isEditable = state === 'open' || state === 'failed';
  if (!isEditable && state !== 'scheduled') {
    return (
      <EmptyState
        title={state === 'published' ? `‘${name}’ is published` : `‘${name}’ was discarded`}
        action={<ButtonLink to="/admin/catalogue/history">To the history</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={6}>
      {state === 'failed' && (
        <Notice kind="error" title="The draft could not be published at its time">
          {failure}
        </Notice>
      )}
      {state === 'scheduled' && (
        <ScheduledNotice draft={draft} time={formatFullTime(draft.publishat)} />
      )}
      {problems.length > 0 && (
        <Notice kind="error" title="Put this right before you publish">
          <RemarkList remarks={problems} differences={differences} />
        </Notice>
      )}
      <DeskSection title={`What ‘${name}’ changes`}>
        {differences.length === 0 ? (
          <EmptyState headingLevel={3} title="The draft changes nothing yet">
            <p>Open a list, and change something.</p>
          </EmptyState>
        ) : (
          <DifferenceList
            differences={differences}
            draftId={id}
            renderActions={(difference) =>
              isEditable && <TakeOutButton draftId={id} difference={difference} />
            }
          />
        )}
      </DeskSection>
      {isEditable && differences.length > 0 && (
        <DeskSection title="Publish">
          <PublishForm draft={draft} warnings={warnings} hasProblems={problems.length > 0} />
        </DeskSection>
      )}
      {isEditable && <DiscardDraft draft={draft} />}
    </Stack>
  );
}

/** Renders the time of a scheduled publication, with a button that cancels it. */
function ScheduledNotice({ draft, time }: { draft: DraftDetails; time: string }) {
  const { id, version } = draft;
  const [unschedule, { isLoading, error }] = useUnscheduleCatalogueDraftMutation();
  return (
    <>
      <Notice
        title={`Published on ${time}, London time`}
        action={
          <Button size="small" busy={isLoading} onClick={() => void unschedule({ id, version })}>
            Withdraw the time
          </Button>
        }
      >
        To change the draft, withdraw its time first.
      </Notice>
      <FailureNotice error={error} />
    </>
  );
}
