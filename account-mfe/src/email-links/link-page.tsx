import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { PageHead, useLinkToken } from 'shared/router';
import { useFeature } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { Page, PageNotFound, Skeleton, SkeletonGroup } from 'shared/ui';
import styles from '../sign-in/sign-in-views.module.css';

const lazyLinkPageContents = defineLazyModule(
  async () =>
    (await import(/* webpackChunkName: "later-links" */ './link-page-contents')).linkPageContents,
);

interface LinkPageProps {
  title: string;
  description: string;
  /**
   * Name of the content in `linkPageContents`. The content appears after hydration, because its
   * buttons would not work before.
   */
  content: 'ask' | 'choose' | 'confirm' | 'join';
  /** Feature of the backend that the page needs. */
  feature?: 'account' | 'staff';
}

/**
 * Page that an email links to. Renders 'not found' if the backend lacks the feature (rules 51 and
 * 57).
 */
function LinkPage({ title, description, content, feature = 'account' }: LinkPageProps) {
  const isRestored = useAppSelector((state) => state.restored);
  const hasFeature = useFeature(feature);
  const link = useLinkToken();
  const Content = useLazyModule(lazyLinkPageContents, isRestored && hasFeature)?.[content];
  if (!hasFeature) return <PageNotFound />;
  return (
    <Page width="normal">
      <PageHead title={title} description={description} noindex noReferrer />
      <div className={styles.alone}>
        {isRestored && Content && link !== undefined ? (
          <Content key={link?.openedAt} token={link?.token ?? ''} />
        ) : (
          <LinkPageSkeleton title={title} />
        )}
      </div>
    </Page>
  );
}

const LinkPageSkeleton = ({ title }: { title: string }) => (
  <>
    <h1>{title}</h1>
    <SkeletonGroup label="the form">
      <Skeleton lines={2} />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </SkeletonGroup>
  </>
);

export const ForgottenPasswordPage = () => (
  <LinkPage
    title="Forgotten your password?"
    description="Have a link mailed that lets you choose a new password."
    content="ask"
  />
);

export const ResetPasswordPage = () => (
  <LinkPage
    title="Choose a new password"
    description="Choose a new password for your account."
    content="choose"
  />
);

export const ConfirmEmailPage = () => (
  <LinkPage
    title="Confirm your e-mail"
    description="Confirm the new e-mail of your account."
    content="confirm"
  />
);

export const JoinPage = () => (
  <LinkPage
    title="Join the staff desk"
    description="Accept an invitation to the staff desk."
    content="join"
    feature="staff"
  />
);
