import { later, PageHead, useAppSelector, useFeature, useLater, useLinkToken } from 'shared/core';
import { Page, PageNotFound, Skeleton, SkeletonGroup } from 'shared/ui';
import styles from '../sign-in/sign-in-views.module.css';

const contents = later(
  async () => (await import(/* webpackChunkName: "later-links" */ './link-contents')).linkContents,
);

interface LinkPageProps {
  title: string;
  description: string;
  /** Rendered after hydration, because its button does not work earlier. */
  content: 'ask' | 'choose' | 'confirm';
}

/** A page for emailed links. Renders 'not found' if the backend has no accounts (rule 51). */
function LinkPage({ title, description, content }: LinkPageProps) {
  const restored = useAppSelector((state) => state.restored);
  const isOffered = useFeature('account');
  const link = useLinkToken();
  const Content = useLater(contents, restored && isOffered)?.[content];
  if (!isOffered) return <PageNotFound />;
  return (
    <Page width="normal">
      <PageHead title={title} description={description} noindex noReferrer />
      <div className={styles.alone}>
        {restored && Content && link !== undefined ? (
          <Content key={link?.openedAt} token={link?.token ?? ''} />
        ) : (
          <Loading title={title} />
        )}
      </div>
    </Page>
  );
}

const Loading = ({ title }: { title: string }) => (
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
