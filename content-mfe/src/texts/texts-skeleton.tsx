import { Skeleton, SkeletonGroup } from 'shared/ui';

export const TextsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
      </div>
    ))}
  </SkeletonGroup>
);
