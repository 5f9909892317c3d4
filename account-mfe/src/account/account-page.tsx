import type { Id } from 'contract/values/readers';
import type { ReactNode } from 'react';
import { PageHead } from 'shared/router';
import { useAuth, useFeature, useHasOwnAccount } from 'shared/session';
import { ButtonLink, EmptyState, Page, PageHeader, PageNotFound } from 'shared/ui';
import { AccountNav } from './account-nav';
import { AccountSkeleton } from './account-skeleton';

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
