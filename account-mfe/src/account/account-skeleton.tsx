import { Skeleton, SkeletonGroup } from 'shared/ui';

export const AccountSkeleton = () => (
  <SkeletonGroup label="your account">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);
