import { Skeleton, SkeletonGroup, Stack } from 'shared/ui';

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
