import { Page, Skeleton, SkeletonGroup, TextLink } from 'shared/ui';
import styles from './page-skeleton.module.css';

/**
 * The placeholder of a page whose remote is loading. Without scripts nothing replaces it, so a plain link reloads the
 * page. The link's empty href means the current address with its query.
 */
export function PageSkeleton() {
  return (
    <Page>
      <SkeletonGroup label="page">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
      </SkeletonGroup>
      <p className={styles.late}>
        This page takes longer than it should. <TextLink href="">Try again</TextLink>
      </p>
    </Page>
  );
}
