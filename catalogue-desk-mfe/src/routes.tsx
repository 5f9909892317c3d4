import { createStaffRoutes, lazyPage } from 'shared/desk';

const CatalogueListPage = lazyPage(
  async () => (await import('./lists/catalogue-list-page')).CatalogueListPage,
);

/** Pages of the catalogue desk. The code of each page is loaded when the page is opened. */
export const routes = createStaffRoutes('cataloguedesk', {
  '/admin/catalogue': CatalogueListPage,
  '/admin/catalogue/pictures': lazyPage(
    async () => (await import('./pictures/library-page')).PictureLibraryPage,
  ),
  '/admin/catalogue/history': lazyPage(
    async () => (await import('./publications/history-page')).CatalogueHistoryPage,
  ),
  '/admin/catalogue/import': lazyPage(
    async () => (await import('./csv/import-page')).CatalogueImportPage,
  ),
  '/admin/catalogue/drafts/:id': lazyPage(
    async () => (await import('./drafts/review-page')).DraftReviewPage,
  ),
  '/admin/catalogue/:kind': CatalogueListPage,
  '/admin/catalogue/:kind/:id': lazyPage(
    async () => (await import('./entities/entity-page')).CatalogueEntityPage,
  ),
});
