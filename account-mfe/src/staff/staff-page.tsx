import type { ReactNode } from 'react';
import { useAuth } from 'shared/auth';
import { PageHead } from 'shared/page-head';
import { NavLink } from 'shared/router';
import { ButtonLink } from 'shared/ui/button-link';
import { EmptyState } from 'shared/ui/empty-state';
import { Page, PageHeader } from 'shared/ui/page';
import { Skeleton, SkeletonGroup } from 'shared/ui/skeleton';
import styles from './staff-page.module.css';

interface StaffPageProps {
  title: string;
  intro?: ReactNode;
  /** Rendered for staff alone, so that nobody else asks the backend. */
  children: ReactNode;
}

/**
 * A screen of the staff area. The role comes with the login answer and is checked by the backend on
 * every call; without one there is the admin header and its logout, and nothing more (decision 3).
 */
export function StaffPage({ title, intro, children }: StaffPageProps) {
  const { restored, user } = useAuth();
  const isStaff = user?.role === 'staff';
  return (
    <Page>
      <PageHead title={title} description="The staff area." noindex />
      {restored && isStaff && <StaffMenu />}
      <PageHeader title={restored && !isStaff ? 'Staff area' : title} intro={isStaff && intro} />
      {!restored && <Loading />}
      {restored && (isStaff ? children : <NoStaff />)}
    </Page>
  );
}

const screens = [
  { to: '/admin', label: 'Orders' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/refunds', label: 'Refunds' },
];

const StaffMenu = () => (
  <nav className={styles.menu} aria-label="Staff area">
    {screens.map(({ to, label }) => (
      <NavLink key={to} to={to} end className={styles.screen}>
        {label}
      </NavLink>
    ))}
  </nav>
);

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
