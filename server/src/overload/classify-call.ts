import * as accountCalls from 'contract/accounts/account-calls';
import * as staffSignInCalls from 'contract/accounts/staff-sign-in';
import * as calendarCalls from 'contract/calendar/shopper-calendar';
import type { CallKind, RequestDeclaration } from 'contract/calls/call';
import * as catalogueCalls from 'contract/catalog/catalogue-calls';
import * as contentCalls from 'contract/content/content-calls';
import * as textCalls from 'contract/content/text-calls';
import * as ownOrderCalls from 'contract/orders/own-order-calls';
import * as placementCalls from 'contract/orders/placement-calls';
import * as paymentCalls from 'contract/payments/payment-calls';

/** Modules of calls with a kind of their own. */
const modules: object[] = [
  accountCalls,
  staffSignInCalls,
  calendarCalls,
  catalogueCalls,
  contentCalls,
  textCalls,
  ownOrderCalls,
  placementCalls,
  paymentCalls,
];

type ClassifiedCall = RequestDeclaration & { kind: CallKind };

const isClassifiedCall = (value: object): value is ClassifiedCall =>
  'path' in value && 'kind' in value;

/** Returns the first two parts of a path, which distinguish these calls, such as 'users/getfaq'. */
const getFirstParts = (path: string) => path.toLowerCase().split('/', 2).join('/');

const callsByPath = new Map(
  modules
    .flatMap((module) => Object.values<object>({ ...module }))
    .filter(isClassifiedCall)
    .map((call) => [getFirstParts(call.path), call]),
);

/** A part of a path that stands for a parameter of a public read. */
const PARAMETER = /^(?!(?:\.|%2e){1,2}$)[^?#\\]+$/i;

/**
 * Returns whether a call is a public read. Public reads need no sign-in and are the same for
 * everybody. `path` has no leading slash.
 */
export function isPublicRead(path: string): boolean {
  const call = callsByPath.get(getFirstParts(path));
  if (call?.kind !== 'catalogue') return false;
  const [, , ...parameters] = path.split('/');
  const [, , ...declaredParameters] = call.path.split('/');
  return (
    parameters.length === declaredParameters.length &&
    parameters.every((parameter) => PARAMETER.test(parameter))
  );
}

const HEALTH_PATH = /^(?:healthz|readyz)$/i;

/** Returns null for health checks, which have no limit. */
export function classifyCall(method: string, url: string): CallKind | null {
  const location = url.replace(/^\/api(?=\/)/, '').slice(1);
  const [path = ''] = location.split('?', 1);
  const kind = callsByPath.get(getFirstParts(path))?.kind ?? 'other';
  if (kind !== 'catalogue' && kind !== 'other') return kind;
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  if (HEALTH_PATH.test(path)) return null;
  if (path.startsWith('images/')) return 'picture';
  return isPublicRead(location) ? 'catalogue' : 'other';
}

/**
 * Returns true for orders, payments, sign-in and health checks, which are served even on a
 * connection above the limit.
 */
export function isUrgentCall(method: string, url: string): boolean {
  const kind = classifyCall(method, url);
  return kind === null || kind === 'order' || kind === 'payment' || kind === 'sign_in';
}
