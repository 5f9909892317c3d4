import { createStaffRoutes, lazyPage } from 'shared/desk';

export const resourceRoutes = createStaffRoutes('work', {
  '/admin/work/crews': lazyPage(async () => (await import('./resources-page')).ResourcesPage),
});
