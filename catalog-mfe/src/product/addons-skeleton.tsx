import { Skeleton, SkeletonGroup, Stack } from 'shared/ui';

/** The skeleton of the add-on selectors. It has as many lines as the previous selectors. */
export const AddonsSkeleton = ({ count = 3 }: { count?: number }) => (
  <SkeletonGroup label="add-ons">
    <Stack gap={4}>
      {Array.from({ length: count }, (_, index) => (
        <Stack gap={1} key={index}>
          <Skeleton width="short" />
          <Skeleton shape="button" />
        </Stack>
      ))}
    </Stack>
  </SkeletonGroup>
);
