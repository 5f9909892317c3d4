import { PageHeader, SkeletonCards } from 'shared/ui';
import { SkeletonTitle } from './skeleton-title';

export const ListingSkeleton = () => (
  <>
    <PageHeader title={<SkeletonTitle>Loading products</SkeletonTitle>} />
    <SkeletonCards label="products" count={4} />
  </>
);
