import type { ReactNode } from 'react';
import {
  ButtonLink,
  Cluster,
  EmptyState,
  PageHeader,
  Skeleton,
  SkeletonCards,
  VisuallyHidden,
} from 'shared/ui';

export const ListingSkeleton = () => (
  <>
    <PageHeader title={<SkeletonTitle>Loading products</SkeletonTitle>} />
    <SkeletonCards label="products" count={4} />
  </>
);

/** Skeleton of a title. The text is only for screen readers. */
export const SkeletonTitle = ({ children }: { children: ReactNode }) => (
  <>
    <VisuallyHidden>{children}</VisuallyHidden>
    <Skeleton shape="title" width="half" />
  </>
);

export const EmptyListing = ({ name }: { name: string }) => (
  <EmptyState
    title="Nothing to order here yet"
    action={
      <Cluster justify="center">
        <ButtonLink to="/services">See our services</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Ask for a quote
        </ButtonLink>
      </Cluster>
    }
  >
    <p>{name} cannot be ordered online just now. Write to us and we will quote for it.</p>
  </EmptyState>
);
