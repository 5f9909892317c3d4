import { Skeleton, SkeletonGroup, VisuallyHidden } from 'shared/ui';

export const QuoteSkeleton = () => (
  <SkeletonGroup label="your quote">
    <VisuallyHidden as="h1">Your quote</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);
