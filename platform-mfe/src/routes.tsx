import { createStaffRoutes, lazyPage } from 'shared/desk';

/** Pages of the staff area about releases and the running shop. Each is loaded when it is opened. */
export const routes = createStaffRoutes('platform', {
  '/admin/versions': lazyPage(
    async () => (await import('./versions/staff-versions-page')).StaffVersionsPage,
  ),
  '/admin/versions/:name': lazyPage(
    async () => (await import('./versions/staff-package-page')).StaffPackagePage,
  ),
  '/admin/health': lazyPage(async () => (await import('./health/health-page')).HealthPage),
});
