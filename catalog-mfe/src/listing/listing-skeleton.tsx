import { PageHeader, SkeletonCards } from 'shared/ui';
import { SkeletonTitle } from './skeleton-title';

/** The shape of a listing before anything of it is known. */
export const ListingSkeleton = () => (
  <>
    <PageHeader title={<SkeletonTitle>Loading products</SkeletonTitle>} />
    <SkeletonCards label="products" count={4} />
  </>
);
