import { PageHead, useAuth, useFeature, useLinkToken } from 'shared/core';
import { Page, PageHeader, PageNotFound, Skeleton, SkeletonGroup } from 'shared/ui';
import { ConfirmDate } from './schedule-parts';

/**
 * The page of the link in an unpaid order's email (rule 47). Renders 'not found' if the backend has
 * no calendar.
 */
export function ConfirmDatePage() {
  const isOffered = useFeature('calendar');
  const { restored } = useAuth();
  const link = useLinkToken();

  if (!isOffered) return <PageNotFound />;
  return (
    <Page width="text">
      <PageHead title="Confirm your date" description="Keep the day of your order." noindex />
      <PageHeader title="Confirm your date" />
      {restored && link !== undefined ? (
        <ConfirmDate key={link?.openedAt} token={link?.token ?? ''} />
      ) : (
        <SkeletonGroup label="your date">
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
