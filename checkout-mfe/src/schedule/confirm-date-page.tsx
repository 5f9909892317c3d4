import { createElement } from 'react';
import { useLazyModule } from 'shared/lazy';
import { PageHead, useLinkToken } from 'shared/router';
import { useAuth, useFeature } from 'shared/session';
import { Page, PageHeader, PageNotFound, Skeleton, SkeletonGroup } from 'shared/ui';
import { lazySchedule } from './schedule.lazy';

/**
 * Page of the link in the email about an unpaid order (rule 47). Renders 'not found' if the backend
 * has no calendar.
 */
export function ConfirmDatePage() {
  const hasCalendar = useFeature('calendar');
  const { isRestored } = useAuth();
  const link = useLinkToken();

  if (!hasCalendar) return <PageNotFound />;
  return (
    <Page width="text">
      <PageHead title="Confirm your date" description="Keep the day of your order." noindex />
      <PageHeader title="Confirm your date" />
      {isRestored && link !== undefined ? (
        <LazyConfirmDate key={link?.openedAt} token={link?.token ?? ''} />
      ) : (
        <DaySkeleton />
      )}
    </Page>
  );
}

function LazyConfirmDate({ token }: { token: string }) {
  const scheduleModule = useLazyModule(lazySchedule, true);
  if (scheduleModule) return createElement(scheduleModule.ConfirmDate, { token });
  return <DaySkeleton />;
}

const DaySkeleton = () => (
  <SkeletonGroup label="your date">
    <Skeleton shape="button" />
  </SkeletonGroup>
);
