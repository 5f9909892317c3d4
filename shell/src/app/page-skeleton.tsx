import { Page, Skeleton, SkeletonGroup, TextLink } from 'shared/ui';
import styles from './page-skeleton.module.css';

/** Skeleton of a page. */
export function PageSkeleton() {
  return (
    <Page>
      <SkeletonGroup label="page">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
      </SkeletonGroup>
      <ReloadHint />
    </Page>
  );
}

/**
 * Appears late, with a link that reloads the page, because nothing else would replace a skeleton if
 * the scripts do not run.
 */
export const ReloadHint = () => (
  <p className={styles.late}>
    This page takes longer than it should. <TextLink href="">Try again</TextLink>
  </p>
);
