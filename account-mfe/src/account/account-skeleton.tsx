import { Skeleton, SkeletonGroup } from 'shared/ui';

/** The skeleton of an account page. */
export const AccountSkeleton = () => (
  <SkeletonGroup label="your account">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);
