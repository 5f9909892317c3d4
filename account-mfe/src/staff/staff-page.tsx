import type { ReactNode } from 'react';
import { PageHead, useAuth } from 'shared/core';
import { ButtonLink, EmptyState, Page, PageHeader, Skeleton, SkeletonGroup } from 'shared/ui';

interface StaffPageProps {
  title: string;
  intro?: ReactNode;
  /** Rendered for staff alone, so that nobody else asks the backend. */
  children: ReactNode;
}

/**
 * A screen of the staff area. The role comes with the login answer and is checked by the backend on
 * every call; without one there is the admin header and its logout, and nothing more (decision 3).
 * The menu of these screens is the header's.
 */
export function StaffPage({ title, intro, children }: StaffPageProps) {
  const { restored, user } = useAuth();
  const isStaff = user?.role === 'staff';
  return (
    <Page>
      <PageHead title={title} description="The staff area." noindex />
      <PageHeader title={restored && !isStaff ? 'Staff area' : title} intro={isStaff && intro} />
      {!restored && <Loading />}
      {restored && (isStaff ? children : <NoStaff />)}
    </Page>
  );
}

const NoStaff = () => (
  <EmptyState
    icon="user"
    title="There is nothing here for this account"
    action={<ButtonLink to="/">To the shop</ButtonLink>}
  >
    <p>Orders and messages are shown to members of staff.</p>
  </EmptyState>
);

const Loading = () => (
  <SkeletonGroup label="the staff area">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
