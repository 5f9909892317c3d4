import type { ReactNode } from 'react';
import { PageHead } from 'shared/router';
import { useAuth, useFeature, useStaffAccess } from 'shared/session';
import { ButtonLink, EmptyState, Page, PageHeader, Skeleton, SkeletonGroup } from 'shared/ui';

interface StaffPageProps {
  title: string;
  intro?: ReactNode;
  /** Rendered only for staff, so that other users send no requests. */
  children: ReactNode;
}

/**
 * The frame of a staff page. Without the staff role or the `staff` feature it shows a notice
 * instead of the content (rules 3 and 57). This is no protection: the backend checks the role on
 * every call.
 */
export function StaffPage({ title, intro, children }: StaffPageProps) {
  const { isRestored } = useAuth();
  const isStaff = useStaffAccess() === 'full';
  return (
    <Page>
      <PageHead title={title} description="The staff area." noindex />
      <PageHeader title={isRestored && !isStaff ? 'Staff area' : title} intro={isStaff && intro} />
      {!isRestored && <StaffSkeleton />}
      {isRestored && (isStaff ? children : <NoAccessNotice />)}
    </Page>
  );
}

function NoAccessNotice() {
  const hasStaffArea = useFeature('staff');
  return (
    <EmptyState
      icon="user"
      title="There is nothing here for this account"
      action={<ButtonLink to="/">To the shop</ButtonLink>}
    >
      {hasStaffArea && <p>Orders and messages are shown to members of staff.</p>}
    </EmptyState>
  );
}

export const StaffSkeleton = () => (
  <SkeletonGroup label="the staff area">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
