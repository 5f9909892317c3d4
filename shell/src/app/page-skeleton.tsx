import { Page, Skeleton, SkeletonGroup, TextLink } from 'shared/ui';
import styles from './page-skeleton.module.css';

/**
 * The shape of a page whose room is on its way. Where no script runs, or none comes, it is all there is: then a
 * plain link asks for the page again: an empty one names the address of the page, query included.
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
