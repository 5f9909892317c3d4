import { PageHeader } from 'shared/ui/page';
import { SkeletonCards } from 'shared/ui/skeleton-cards';
import { SkeletonTitle } from './skeleton-title';

/** The shape of a listing before anything of it is known. */
export const ListingSkeleton = () => (
  <>
    <PageHeader title={<SkeletonTitle>Loading products</SkeletonTitle>} />
    <SkeletonCards label="products" count={4} />
  </>
);
