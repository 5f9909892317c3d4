import { Suspense, lazy } from 'react';
import { PageHead } from 'shared/page-head';
import { PageSkeleton } from './page-skeleton';

const KitGallery = lazy(async () => ({ default: (await import('shared/ui/gallery')).KitGallery }));

/** Address of the page that shows every component of the kit with its states; development only. */
export const KIT_PATH = '/kit';

export function KitPage() {
  return (
    <>
      <PageHead title="Kit" description="Every component of the kit, with its states." noindex />
      <Suspense fallback={<PageSkeleton />}>
        <KitGallery />
      </Suspense>
    </>
  );
}
