import type { ComponentType } from 'react';
import { defineLazyModule, useLazyModule } from '../lazy';
import { StaffSkeleton } from './staff-page';
import type { RemoteRoute } from '../slots';
import { Page } from '../ui';

/** Returns a component that loads the page's code when it is first rendered. */
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

/** Returns the routes of a remote's pages in the staff area, by path. */
export const createStaffRoutes = (
  remote: string,
  pages: Record<string, ComponentType>,
): RemoteRoute[] =>
  Object.entries(pages).map(([path, StaffAreaPage]) => ({
    path,
    element: (
      <div data-remote={remote}>
        <StaffAreaPage />
      </div>
    ),
  }));
