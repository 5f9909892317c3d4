import type { ReactNode } from 'react';
import { PageHead } from 'shared/router';
import { useAuth, useFeature, useStaffAccess } from 'shared/session';
import { ButtonLink, EmptyState, Page, PageHeader, Skeleton, SkeletonGroup } from 'shared/ui';

interface StaffPageProps {
  title: string;
  intro?: ReactNode;
  /** Rendered for staff only, so that others send no request. */
  children: ReactNode;
}

/**
 * A screen of the staff area. The login response has the role, and the backend checks it on every call. Without the
 * role or the `staff` feature, only the admin header and its logout are rendered (rules 3 and 57). The header has the
 * menu of these screens.
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
