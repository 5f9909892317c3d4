/** An order that both shops contain and that the searches look for. */
export interface KnownOrder {
  orderno: string;
  email: string;
  phone: string;
  postcode: string;
}

/** A request of the staff pages that the benchmark measures. */
export interface StaffCase {
  label: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const search = (label: string, body: object): StaffCase => ({
  label,
  method: 'POST',
  path: 'staff/orders/search',
  body,
});

const listQuotes = (label: string, body: object): StaffCase => ({
  label: `Quotes: ${label}`,
  method: 'POST',
  path: 'staff/quotes/list',
  body,
});

const toPastDay = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Requests for the list of quotes with each filter and kind of search, and for one quote. */
const quoteCases: readonly StaffCase[] = [
  listQuotes('open first', {}),
  listQuotes('open and ended mixed', { openfirst: false }),
  listQuotes('state: expired', { state: 'expired' }),
  listQuotes('expiring', { state: 'expiring' }),
  listQuotes('assigned to nobody', { assigned: 'nobody' }),
  listQuotes('requested: a week', { from: toPastDay(14), to: toPastDay(7) }),
  listQuotes('search: number', { search: 'Q1500' }),
  listQuotes('search: frequent name', { search: 'jones' }),
  listQuotes('search: name', { search: 'ada greenford' }),
  listQuotes('search: half of an e-mail', { search: 'asker.500@' }),
  listQuotes('search: item', { search: 'three-seat sofa' }),
  listQuotes('search: nothing', { search: 'zzzyxx' }),
  { label: 'One quote', method: 'GET', path: 'staff/quotes/Q1500' },
];

/**
 * Returns requests for the order list with each filter, sort order and kind of search. Also returns
 * requests for the other screens.
 */
export const listStaffCases = (known: KnownOrder): StaffCase[] => [
  search('Orders, open first', {}),
  search('Orders, open and closed mixed', { openfirst: false }),
  search('by date of work', { sort: 'work', descending: false }),
  search('by total', { sort: 'total' }),
  search('state: open', { state: 'open' }),
  search('state: completed', { state: 'completed' }),
  search('state: cancelled', { state: 'cancelled' }),
  search('state: payment failed', { state: 'payment_failed' }),
  search('kind: goods', { kind: 'goods' }),
  search('kind: care', { kind: 'care' }),
  search('kind: move', { kind: 'move' }),
  search('progress: ready', { step: 'ready' }),
  search('progress: care that is ready', { step: 'ready', kind: 'care' }),
  search('date of work: a week', { workfrom: toPastDay(7), workto: toPastDay(0) }),
  search('date of work: a week, sorted', {
    workfrom: toPastDay(7),
    workto: toPastDay(0),
    sort: 'work',
  }),
  search('placed: a week', { placedfrom: toPastDay(14), placedto: toPastDay(7) }),
  search('payment: to be paid', { payment: 'to_pay' }),
  search('payment: paid', { payment: 'paid' }),
  search('payment: overdue', { payment: 'overdue' }),
  search('payment: refund due', { payment: 'refund_due' }),
  search('without a date', { undated: true }),
  search('late', { late: true }),
  search('search: number', { search: known.orderno }),
  search('search: name', { search: 'ada greenford' }),
  search('search: frequent name', { search: 'jones' }),
  search('search: e-mail', { search: known.email }),
  search('search: half of an e-mail', { search: known.email.split('@')[0] }),
  search('search: half of a phone', { search: known.phone.slice(-6) }),
  search('search: phone with +44', { search: known.phone.slice(0, -2) }),
  search('search: postcode', { search: known.postcode }),
  search('search: product', { search: 'removal kit' }),
  search('search: personalisation', { search: 'bride 5001' }),
  search('search: nothing', { search: 'zzzyxx' }),
  search('search in a state', { search: 'jones', state: 'cancelled' }),
  { label: 'One order', method: 'GET', path: `staff/orders/${known.orderno}` },
  { label: 'Today', method: 'GET', path: 'staff/today' },
  {
    label: 'Takings of today',
    method: 'GET',
    path: `staff/takings?from=${toPastDay(0)}&to=${toPastDay(0)}`,
  },
  {
    label: 'Money of 30 days',
    method: 'GET',
    path: `staff/money?from=${toPastDay(29)}&to=${toPastDay(0)}`,
  },
  ...quoteCases,
  { label: 'Money of an order', method: 'GET', path: `staff/orders/${known.orderno}/money` },
];
