import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from 'shared/ui';

/** Skeleton of a title. The text is only for screen readers. */
export const SkeletonTitle = ({ children }: { children: ReactNode }) => (
  <>
    <VisuallyHidden>{children}</VisuallyHidden>
    <Skeleton shape="title" width="half" />
  </>
);
