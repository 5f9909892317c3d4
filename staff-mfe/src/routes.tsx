import type { ComponentType } from 'react';
import { useStaffAccess } from 'shared/session';
import type { RemoteRoute } from 'shared/slots';
import { lazyPage, StaffNotFoundPage } from 'shared/desk';

const createRoute = (path: string, Page: ComponentType): RemoteRoute => ({
  path,
  element: (
    <div data-remote="staff">
      <Page />
    </div>
  ),
});

const TodayPage = lazyPage(async () => (await import('./today/today-page')).TodayPage);
/** Backends without the feature `staff` support only the order list (rule 57). */
const FirstPage = () => (useStaffAccess() === 'orders' ? <OrdersPage /> : <TodayPage />);
const TakingsPage = lazyPage(async () => (await import('./today/takings-page')).TakingsPage);
const DayPlanPage = lazyPage(async () => (await import('./day/day-plan-page')).DayPlanPage);
const UnconfirmedDaysPage = lazyPage(
  async () => (await import('./day/unconfirmed-page')).UnconfirmedDaysPage,
);
const FailedMailsPage = lazyPage(
  async () => (await import('./mails/failed-mails-page')).FailedMailsPage,
);
const OrdersPage = lazyPage(
  async () => (await import('./orders/staff-orders-page')).StaffOrdersPage,
);
const OrderPage = lazyPage(async () => (await import('./order/staff-order-page')).StaffOrderPage);
const InboxPage = lazyPage(async () => (await import('./messages/inbox-page')).InboxPage);
const CustomersPage = lazyPage(
  async () => (await import('./customers/customers-page')).CustomersPage,
);
const CustomerPage = lazyPage(async () => (await import('./customers/customer-page')).CustomerPage);
const RefundsPage = lazyPage(
  async () => (await import('./refunds/staff-refunds-page')).StaffRefundsPage,
);
const CalendarPage = lazyPage(
  async () => (await import('./calendar/staff-calendar-page')).StaffCalendarPage,
);
const PeoplePage = lazyPage(
  async () => (await import('./people/staff-people-page')).StaffPeoplePage,
);
const AuditPage = lazyPage(async () => (await import('./audit/staff-audit-page')).StaffAuditPage);
const SecurityPage = lazyPage(
  async () => (await import('./security/staff-security-page')).StaffSecurityPage,
);
const CatalogueListPage = lazyPage(
  async () => (await import('./catalogue/list/catalogue-list-page')).CatalogueListPage,
);
const CatalogueEntityPage = lazyPage(
  async () => (await import('./catalogue/entity/entity-page')).CatalogueEntityPage,
);
const PictureLibraryPage = lazyPage(
  async () => (await import('./catalogue/pictures/library-page')).PictureLibraryPage,
);
const DraftReviewPage = lazyPage(
  async () => (await import('./catalogue/drafts/review-page')).DraftReviewPage,
);
const CatalogueHistoryPage = lazyPage(
  async () => (await import('./catalogue/publications/history-page')).CatalogueHistoryPage,
);
const CatalogueImportPage = lazyPage(
  async () => (await import('./catalogue/csv/import-page')).CatalogueImportPage,
);

/** All pages of the staff area. The code of each page is loaded when the page is opened. */
export const routes: RemoteRoute[] = [
  createRoute('/admin', FirstPage),
  createRoute('/admin/orders', OrdersPage),
  createRoute('/admin/takings', TakingsPage),
  createRoute('/admin/day', DayPlanPage),
  createRoute('/admin/day/:day', DayPlanPage),
  createRoute('/admin/unconfirmed', UnconfirmedDaysPage),
  createRoute('/admin/mails', FailedMailsPage),
  createRoute('/admin/orders/:orderno', OrderPage),
  createRoute('/admin/messages', InboxPage),
  createRoute('/admin/messages/:id', InboxPage),
  createRoute('/admin/customers', CustomersPage),
  createRoute('/admin/customers/:key', CustomerPage),
  createRoute('/admin/customers/:of/:key', CustomerPage),
  createRoute('/admin/refunds', RefundsPage),
  createRoute('/admin/calendar', CalendarPage),
  createRoute('/admin/catalogue', CatalogueListPage),
  createRoute('/admin/catalogue/pictures', PictureLibraryPage),
  createRoute('/admin/catalogue/history', CatalogueHistoryPage),
  createRoute('/admin/catalogue/import', CatalogueImportPage),
  createRoute('/admin/catalogue/drafts/:id', DraftReviewPage),
  createRoute('/admin/catalogue/:kind', CatalogueListPage),
  createRoute('/admin/catalogue/:kind/:id', CatalogueEntityPage),
  createRoute('/admin/people', PeoplePage),
  createRoute('/admin/audit', AuditPage),
  createRoute('/admin/security', SecurityPage),
  createRoute('/admin/*', StaffNotFoundPage),
];
