import type { ReactNode } from 'react';
import type { Id } from 'contract/values/readers';
import { NavLink, PageHead } from 'shared/router';
import { useAuth, useFeature, useHasOwnAccount } from 'shared/session';
import {
  ButtonLink,
  EmptyState,
  Page,
  PageHeader,
  PageNotFound,
  Skeleton,
  SkeletonGroup,
} from 'shared/ui';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  description: string;
  /** Content of the page. Called only for users with an account. */
  children: (userid: Id) => ReactNode;
}

/** Layout of the account pages. Renders 'not found' if the backend has no accounts (rule 51). */
export function AccountPage({ title, description, children }: AccountPageProps) {
  const { isRestored, user } = useAuth();
  const hasOwnAccount = useHasOwnAccount();
  if (!useFeature('account')) return <PageNotFound />;
  return (
    <Page width="normal">
      <PageHead title={title} description={description} noindex />
      <AccountNav />
      <PageHeader title={title} />
      {!isRestored && <AccountSkeleton />}
      {isRestored && (hasOwnAccount && user ? children(user.id) : <NoAccountNotice />)}
    </Page>
  );
}

const NoAccountNotice = () => (
  <EmptyState
    icon="user"
    title="This is for customers with an account"
    action={<ButtonLink to="/login">Log In</ButtonLink>}
  >
    <p>You can sign up at any time; your basket stays with you.</p>
  </EmptyState>
);

export const AccountSkeleton = () => (
  <SkeletonGroup label="your account">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);

const navItems = [
  { to: '/myaccount', label: 'My Orders' },
  { to: '/myaccount/addresses', label: 'Addresses' },
  { to: '/myaccount/settings', label: 'Settings' },
];

/**
 * Links between the account pages. Renders nothing for users without an account, such as guests.
 */
export function AccountNav() {
  if (!useHasOwnAccount()) return null;
  return (
    <nav className={styles.navItems} aria-label="Your account">
      {navItems.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.navItem}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
