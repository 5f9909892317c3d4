import { Skeleton, SkeletonGroup, VisuallyHidden } from 'shared/ui';

/** The skeleton of an order's page. */
export const OrderSkeleton = () => (
  <SkeletonGroup label="your order">
    <VisuallyHidden as="h1">Your order</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
);
