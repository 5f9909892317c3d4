import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from 'shared/ui';

/** The place of a title that is not known yet; its words are for those who cannot see the place. */
export const SkeletonTitle = ({ children }: { children: ReactNode }) => (
  <>
    <VisuallyHidden>{children}</VisuallyHidden>
    <Skeleton shape="title" width="half" />
  </>
);
