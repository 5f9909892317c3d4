import * as accountCalls from 'contract/accounts/account-calls';
import * as staffSignInCalls from 'contract/accounts/staff-sign-in';
import * as calendarCalls from 'contract/calendar/shopper-calendar';
import type { CallKind, RequestDeclaration } from 'contract/calls/call';
import * as catalogueCalls from 'contract/catalog/catalogue-calls';
import * as contentCalls from 'contract/content/content-calls';
import * as textCalls from 'contract/content/text-calls';
import * as orderPageCalls from 'contract/orders/order-page';
import * as ownOrderCalls from 'contract/orders/own-order-calls';
import * as placementCalls from 'contract/orders/placement-calls';
import * as paymentCalls from 'contract/payments/payment-calls';
import * as payoutCalls from 'contract/payments/staff/payouts';
import * as customerQuoteCalls from 'contract/quotes/customer-quotes';
import * as shopReviewCalls from 'contract/reviews/shop-reviews';

/** Modules that declare calls with a kind of their own. */
const modules: object[] = [
  accountCalls,
  staffSignInCalls,
  calendarCalls,
  catalogueCalls,
  contentCalls,
  textCalls,
  orderPageCalls,
  ownOrderCalls,
  placementCalls,
  paymentCalls,
  payoutCalls,
  customerQuoteCalls,
  shopReviewCalls,
];

type ClassifiedCall = RequestDeclaration & { kind: CallKind };

const isClassifiedCall = (value: unknown): value is ClassifiedCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'kind' in value;

/** Returns the first two parts of a path, which distinguish these calls, such as 'users/getfaq'. */
const getFirstParts = (path: string) =>
  path
    .split('/', 2)
    .join('/')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const callsByPath = new Map(
  modules
    .flatMap((module) => Object.values<unknown>({ ...module }))
    .filter(isClassifiedCall)
    .map((call) => [getFirstParts(call.path), call]),
);

/** A part of a path that stands for a parameter of a public read. */
const PARAMETER_PATTERN = /^(?!(?:\.|%2e){1,2}$)[^?#\\]+$/i;

/**
 * Returns whether a call is a public read. Public reads need no sign-in and are the same for
 * everybody. `path` has no leading slash. A path with a query is no public read, because caches
 * would keep a copy for each query.
 */
export function isPublicRead(path: string): boolean {
  const call = callsByPath.get(getFirstParts(path));
  if (call?.kind !== 'catalogue' || call.access !== 'everybody') return false;
  const [, , ...parameters] = path.split('/');
  const [, , ...declaredParameters] = call.path.split('/');
  return (
    parameters.length === declaredParameters.length &&
    parameters.every((parameter) => PARAMETER_PATTERN.test(parameter))
  );
}

const HEALTH_PATH = /^(?:healthz|readyz)$/i;

/** Returns null for health checks, which have no limit. */
export function classifyCall(method: string, url: string): CallKind | null {
  const pathAndQuery = url.replace(/^\/api(?=\/)/, '').slice(1);
  const [path = ''] = pathAndQuery.split('?', 1);
  const kind = callsByPath.get(getFirstParts(path))?.kind ?? 'other';
  if (kind !== 'catalogue' && kind !== 'other') return kind;
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  if (HEALTH_PATH.test(path)) return null;
  if (path.startsWith('images/') || path.startsWith('photos/')) return 'picture';
  return isPublicRead(pathAndQuery) ? 'catalogue' : 'other';
}

/**
 * Returns true for orders, payments, sign-in and health checks, which are served even on a
 * connection above the limit.
 */
export function isUrgentCall(method: string, url: string): boolean {
  const kind = classifyCall(method, url);
  return kind === null || kind === 'order' || kind === 'payment' || kind === 'sign_in';
}
