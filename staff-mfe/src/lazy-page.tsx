import type { ComponentType } from 'react';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { StaffSkeleton } from './staff-page';
import { Page } from 'shared/ui';

/** Defines a page whose code is fetched when it is opened. */
export function lazyPage(fetchPage: () => Promise<ComponentType>): ComponentType {
  const pageModule = defineLazyModule(fetchPage);
  return function LazyPage() {
    const LoadedPage = useLazyModule(pageModule, true);
    if (LoadedPage) return <LoadedPage />;
    return (
      <Page>
        <StaffSkeleton />
      </Page>
    );
  };
}
