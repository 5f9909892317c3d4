import { createStaffRoutes, lazyPage } from 'shared/desk';

export const garmentRoutes = createStaffRoutes('work', {
  '/admin/garments': lazyPage(async () => (await import('./list/garments-page')).GarmentsPage),
  '/admin/garments/:ticket': lazyPage(
    async () => (await import('./ticket/garment-page')).GarmentPage,
  ),
});
