import { createStaffRoutes, lazyPage } from 'shared/desk';

export const boardRoutes = createStaffRoutes('work', {
  '/admin/work': lazyPage(async () => (await import('./board-page')).BoardPage),
});
