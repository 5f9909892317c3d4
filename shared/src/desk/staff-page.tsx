import { getStaffHome } from 'contract/accounts/user';
import type { Permission } from 'contract/calls/permissions';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../router';
import { useAuth, useFeature, usePermission, useStaffAccess } from '../session';
import { ButtonLink, EmptyState, Page, Skeleton, SkeletonGroup } from '../ui';
import { RefusedCallNotice } from './refused-call-notice';
import { listDraftTexts } from './drafts';
import { ListStatus } from './list-status';
import styles from './staff-page.module.css';

interface StaffPageProps {
  title: string;
  /** Permission that the page needs (rule 57). */
  permission: Permission;
  /** Links and buttons beside the title. */
  actions?: ReactNode;
  intro?: ReactNode;
  /** Rendered only for staff, so that other users send no requests. */
  children: ReactNode;
}

/**
 * Layout of a staff page. Without the staff role, the permission or the feature `staff`, renders a
 * notice instead of the content (rules 3 and 57). The layout protects nothing, because the backend
 * checks every call.
 */
export function StaffPage({ title, permission, intro, actions, children }: StaffPageProps) {
  const { isRestored } = useAuth();
  const isStaff = useStaffAccess() === 'full';
  const mayOpen = usePermission(permission);
  const { isLost, closeLostPage } = useLostPage(mayOpen);
  const isOpen = mayOpen || (isStaff && isLost);
  return (
    <div className={styles.desk}>
      <Page>
        <PageHead title={title} description="The staff area." noindex />
        <div className={styles.header}>
          <h1>{isRestored && !isStaff ? 'Staff area' : title}</h1>
          {mayOpen && actions}
        </div>
        {mayOpen && intro && <div className={styles.intro}>{intro}</div>}
        {!isRestored && <StaffSkeleton />}
        {isRestored && isStaff && (
          <RefusedCallNotice hasLostPage={isLost} onAccept={closeLostPage} />
        )}
        {isRestored &&
          (isOpen ? <ListStatus>{children}</ListStatus> : <NoAccessNotice isStaff={isStaff} />)}
      </Page>
    </div>
  );
}

/** Keeps a page open after the user has lost its permission, so that typed text is not lost. */
function useLostPage(mayOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(mayOpen);
  if (mayOpen && !wasOpen) setWasOpen(true);
  return { isLost: wasOpen && !mayOpen, closeLostPage: () => setWasOpen(false) };
}

function NoAccessNotice({ isStaff }: { isStaff: boolean }) {
  const hasStaffArea = useFeature('staff');
  const { user } = useAuth();
  if (isStaff) {
    const home = getStaffHome(user);
    return (
      <EmptyState
        icon="user"
        title="Your role does not include this page"
        action={
          <ButtonLink to={home}>{home === '/crew/jobs' ? 'To your jobs' : 'To today'}</ButtonLink>
        }
      >
        <p>The owner can change your role.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="user"
      title="There is nothing here for this account"
      action={<ButtonLink to="/">To the shop</ButtonLink>}
    >
      {hasStaffArea && <p>Orders and messages are shown to members of staff.</p>}
      <UnsavedTexts />
    </EmptyState>
  );
}

/** Shows a removed colleague what they had typed, because the forms are closed to them. */
function UnsavedTexts() {
  const { user } = useAuth();
  const texts = user === null ? [] : listDraftTexts(user.id);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsaved">
      <h2 id="unsaved">What you typed and did not save</h2>
      <p>You can copy it from here until you close this tab.</p>
      <ul>
        {texts.map((text, index) => (
          <li key={index} className={styles.unsaved}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const StaffSkeleton = () => (
  <SkeletonGroup label="the staff area">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
