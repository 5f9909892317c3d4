import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from 'shared/ui';

/** The skeleton of a title with a text for screen readers. */
export const SkeletonTitle = ({ children }: { children: ReactNode }) => (
  <>
    <VisuallyHidden>{children}</VisuallyHidden>
    <Skeleton shape="title" width="half" />
  </>
);
