import type { ComponentType } from 'react';
import { lazyPage } from 'shared/desk';
import type { RemoteRoute } from 'shared/slots';

const createRoute = (path: string, Page: ComponentType): RemoteRoute => ({
  path,
  element: (
    <div data-remote="platform">
      <Page />
    </div>
  ),
});

/** Pages of the staff area about releases and the running shop. Each is loaded when it is opened. */
export const routes: RemoteRoute[] = [
  createRoute(
    '/admin/versions',
    lazyPage(async () => (await import('./versions/staff-versions-page')).StaffVersionsPage),
  ),
  createRoute(
    '/admin/versions/:name',
    lazyPage(async () => (await import('./versions/staff-package-page')).StaffPackagePage),
  ),
  createRoute(
    '/admin/health',
    lazyPage(async () => (await import('./health/health-page')).HealthPage),
  ),
];
