import { Page, Skeleton, SkeletonGroup } from 'shared/ui';

/** The shape of a page whose room is on its way. */
export function PageSkeleton() {
  return (
    <Page>
      <SkeletonGroup label="page">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </Page>
  );
}
