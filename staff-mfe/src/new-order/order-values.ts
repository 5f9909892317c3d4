import type { BookingKind } from 'contract/calendar/schedule';
import {
  getPaymentMethod,
  type PlaceStaffOrderRequest,
  type StaffPaymentMethod,
} from 'contract/compose/place-order';
import type { RecordedPaymentKind } from 'contract/payments/ledger';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { OrderContact } from 'contract/staff/order-page';
import { emptyContact } from '../composer/contact/check-contact';
import type { ChosenAccount } from '../composer/contact/customer-contact';
import { readDays } from '../composer/days/read-days';
import { emptyDays, type TypedDays } from '../composer/days/typed-days';
import { readComposition } from '../composer/read-composition';
import { emptyComposition, type TypedComposition } from '../composer/typed-composition';

/** An order for a caller as staff have typed it. */
export interface OrderValues {
  composition: TypedComposition;
  contact: OrderContact;
  /** The account in which the order is stored, or null for a guest. */
  account: ChosenAccount | null;
  method: StaffPaymentMethod;
  /** Whether only the deposit is paid first, if the order can have one. */
  isDepositOnly: boolean;
  payment: { kind: RecordedPaymentKind; note: string };
  /** Whether the goods of an order that is paid now are delivered. */
  deliver: boolean;
  days: TypedDays;
  eventdate: string;
  note: string;
}

export const emptyOrder: OrderValues = {
  composition: emptyComposition,
  contact: emptyContact,
  account: null,
  method: 'link',
  isDepositOnly: false,
  payment: { kind: 'card_terminal', note: '' },
  deliver: false,
  days: emptyDays,
  eventdate: '',
  note: '',
};

export const getOrderMethod = ({ method, deliver }: OrderValues): PaymentMethod =>
  getPaymentMethod(method, deliver);

/** Returns the account in which the order is stored. Another typed e-mail makes it a guest's order. */
export const getAccount = ({ account, contact }: OrderValues): ChosenAccount | null =>
  account?.email.toLowerCase() === contact.email.trim().toLowerCase() ? account : null;

/** Returns the deposit that is paid first, in pence, or null if all is paid at once. */
export const getDeposit = (
  { isDepositOnly }: OrderValues,
  offer: { amount: number } | null,
): number | null => (isDepositOnly ? (offer?.amount ?? null) : null);

/** Values of a request that staff do not type. */
interface PlacementFacts {
  key: string;
  /** Booking kinds for which the order needs a day. */
  trades: readonly BookingKind[];
  hasGarments: boolean;
  /** Total on the page, in pence. */
  total: number;
  /** Deposit on the page, in pence, or null if all is paid at once. */
  deposit: number | null;
}

/** Returns the request that places the order. The values must have no problems. */
export function toPlaceRequest(values: OrderValues, facts: PlacementFacts): PlaceStaffOrderRequest {
  const account = getAccount(values);
  const { contact, method, payment, deliver, days, eventdate, note } = values;
  const { key, trades, hasGarments, total, deposit } = facts;
  const { schedule, override } = readDays(days, trades);
  return {
    key,
    composition: readComposition(values.composition).composition,
    contact,
    method,
    deliver,
    override,
    note,
    total,
    ...(deposit !== null && { deposit }),
    ...(account && { userid: account.userid }),
    ...(method === 'now' && { payment }),
    ...(schedule && { schedule }),
    ...(override && { overridereason: days.overrideReason }),
    ...(hasGarments && { eventdate }),
  };
}

/** Returns the values to save as a draft. What the page can read again is left out. */
export function toDraftBody(values: OrderValues): Record<string, unknown> {
  const lines = values.composition.lines.map((line) =>
    line.type === 'product' ? { ...line, offers: undefined } : line,
  );
  return { ...values, composition: { ...values.composition, lines } };
}

/**
 * Returns the values of a draft. Only this page writes drafts of new orders. Fields that an earlier
 * version of the page did not have are empty.
 */
export const fromDraftBody = (body: Record<string, unknown>): OrderValues => ({
  ...emptyOrder,
  ...(body as Partial<OrderValues>),
});

/** Returns in a few words what a draft is about. */
export function describeDraft({ contact, composition }: OrderValues): string {
  const { name, last_name: lastName, email, mobile } = contact;
  const customer = `${name} ${lastName}`.trim() || email || mobile;
  const lineCount = composition.lines.length;
  const lines = lineCount === 1 ? '1 line' : `${lineCount} lines`;
  return customer === '' ? lines : `${customer}, ${lines}`;
}
