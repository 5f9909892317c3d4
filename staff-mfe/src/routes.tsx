import { createStaffRoutes, lazyPage, StaffNotFoundPage } from 'shared/desk';
import { useStaffAccess } from 'shared/session';

const TodayPage = lazyPage(async () => (await import('./today/today-page')).TodayPage);
const OrdersPage = lazyPage(
  async () => (await import('./orders/staff-orders-page')).StaffOrdersPage,
);
/** Backends without the feature `staff` support only the order list (rule 57). */
const FirstPage = () => (useStaffAccess() === 'orders' ? <OrdersPage /> : <TodayPage />);
const DayPlanPage = lazyPage(async () => (await import('./day/day-plan-page')).DayPlanPage);
const InboxPage = lazyPage(async () => (await import('./messages/inbox-page')).InboxPage);
const CustomerPage = lazyPage(async () => (await import('./customers/customer-page')).CustomerPage);

/** Pages of this remote. The code of each page is loaded when the page is opened. */
export const routes = createStaffRoutes('staff', {
  '/admin': FirstPage,
  '/admin/orders': OrdersPage,
  '/admin/takings': lazyPage(async () => (await import('./money/takings-page')).TakingsPage),
  '/admin/day': DayPlanPage,
  '/admin/day/:day': DayPlanPage,
  '/admin/unconfirmed': lazyPage(
    async () => (await import('./day/unconfirmed-page')).UnconfirmedDaysPage,
  ),
  '/admin/mails': lazyPage(async () => (await import('./mails/failed-mails-page')).FailedMailsPage),
  '/admin/orders/new': lazyPage(
    async () => (await import('./new-order/new-order-page')).NewOrderPage,
  ),
  '/admin/orders/:orderno': lazyPage(
    async () => (await import('./order/staff-order-page')).StaffOrderPage,
  ),
  '/admin/quotes': lazyPage(async () => (await import('./quotes/list/quotes-page')).QuotesPage),
  '/admin/quotes/new': lazyPage(
    async () => (await import('./quotes/request/new-quote-page')).NewQuotePage,
  ),
  '/admin/quotes/:quoteno': lazyPage(
    async () => (await import('./quotes/quote/staff-quote-page')).StaffQuotePage,
  ),
  '/admin/orders/:orderno/edit': lazyPage(
    async () => (await import('./edit-order/edit-order-page')).EditOrderPage,
  ),
  '/admin/messages': InboxPage,
  '/admin/messages/:id': InboxPage,
  '/admin/reviews': lazyPage(async () => (await import('./reviews/reviews-page')).ReviewsPage),
  '/admin/customers': lazyPage(
    async () => (await import('./customers/customers-page')).CustomersPage,
  ),
  '/admin/customers/:key': CustomerPage,
  '/admin/customers/:of/:key': CustomerPage,
  '/admin/refunds': lazyPage(
    async () => (await import('./refunds/staff-refunds-page')).StaffRefundsPage,
  ),
  '/admin/money': lazyPage(async () => (await import('./money/money-page')).MoneyPage),
  '/admin/payouts': lazyPage(
    async () => (await import('./money/payouts/payouts-page')).PayoutsPage,
  ),
  '/admin/payouts/:provider/:id': lazyPage(
    async () => (await import('./money/payouts/payout-page')).PayoutPage,
  ),
  '/admin/invoices': lazyPage(async () => (await import('./invoices/invoices-page')).InvoicesPage),
  '/admin/disputes': lazyPage(async () => (await import('./disputes/disputes-page')).DisputesPage),
  '/admin/calendar': lazyPage(
    async () => (await import('./calendar/staff-calendar-page')).StaffCalendarPage,
  ),
  '/admin/people': lazyPage(
    async () => (await import('./people/staff-people-page')).StaffPeoplePage,
  ),
  '/admin/audit': lazyPage(async () => (await import('./audit/staff-audit-page')).StaffAuditPage),
  '/admin/security': lazyPage(
    async () => (await import('./security/staff-security-page')).StaffSecurityPage,
  ),
  '/admin/*': StaffNotFoundPage,
});
