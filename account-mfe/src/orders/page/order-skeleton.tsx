import { Skeleton, SkeletonGroup, VisuallyHidden } from 'shared/ui';

export const OrderSkeleton = () => (
  <SkeletonGroup label="your order">
    <VisuallyHidden as="h1">Your order</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);
