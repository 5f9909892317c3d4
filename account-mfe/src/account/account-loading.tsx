import { Skeleton, SkeletonGroup } from 'shared/ui';

/** The shape of a page of one's account. */
export const AccountLoading = () => (
  <SkeletonGroup label="your account">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);
