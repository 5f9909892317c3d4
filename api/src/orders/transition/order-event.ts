import type { StaffRole } from 'contract/calls/permissions';
import type { OrderActionName, OrderActionRequest } from 'contract/order-actions/order-actions';
import type { OrderState } from 'contract/orders/order-state';
import type { BookingHoldChange } from '../../calendar/bookings/move-booking.ts';
import type { Tx } from '../../db/db.ts';
import type { AuditValues } from '../../audit/records/tables.ts';
import type { DayChange, OrderRow } from '../records/tables.ts';
import type { HistoryCause } from '../records/write-day-event.ts';
import type { OrderFacts } from './order-facts.ts';

/** Actors that cause events. `payment` is an entry of the ledger, `system` a background job. */
export type Actor = 'shopper' | 'staff' | 'payment' | 'system';

/** Events that are no action of staff. */
export type AutomaticEvent =
  | 'pay'
  | 'payPart'
  | 'owe'
  | 'failPayment'
  | 'retryPayment'
  | 'replace'
  | 'releaseDay';

export type EventName = OrderActionName | AutomaticEvent;

/** Values on which an event depends: the request of an action, and the fields of its path. */
export type EventInput<Name extends EventName> = Name extends 'resendMail'
  ? { mailid: number; isCopy?: boolean }
  : Name extends 'correctPayment'
    ? OrderActionRequest<Name> & { paymentid: number }
    : Name extends 'editOrder'
      ? EditRequest
      : Name extends OrderActionName
        ? OrderActionRequest<Name>
        : null;

/** A preview has no total, because staff see it in the preview. */
type EditRequest = Omit<OrderActionRequest<'editOrder'>, 'total'> & { total?: number };

/** Events whose effects read no input. */
type PlainEvent = AutomaticEvent | 'complete' | 'cancel';

/**
 * An event of an order. `hold` is for another day: it identifies the visitor of an unconfirmed
 * booking, null means a confirmed booking, and 'unchanged' keeps the former hold.
 */
export type OrderEvent =
  | { name: PlainEvent }
  | {
      [Name in EventName]: { name: Name; input: EventInput<Name>; hold?: BookingHoldChange };
    }[EventName];

/** The actor that caused an event, and the text for the order's history. */
export interface Cause extends HistoryCause {
  by: Actor;
  /** Role of the member of staff. Null or absent for other actors. */
  staffRole?: StaffRole | null;
}

/** The event to which an effect belongs. `order` is the order before the event. */
export interface EffectContext<Name extends EventName = EventName> {
  tx: Tx;
  order: OrderRow;
  cause: Cause;
  input: EventInput<Name>;
  hold: BookingHoldChange;
  /** Sum of the refunds that an effect added, in pence. */
  refund: number;
  /** The order's former day if the event is `changeDay`. Null if there was none. */
  formerDay: DayChange['from'];
}

/** Values of the changed fields for the audit log. */
interface AuditedChange {
  before?: AuditValues | null;
  after?: AuditValues | null;
  /** Event that the effect causes in the same transaction. Staff do not take it themselves. */
  followUp?: AutomaticEvent | null;
}

/**
 * An additional change of a transition, in the same database transaction. An effect that finds
 * nothing to change returns 'unchanged', which ends the transition without an audit entry.
 */
export type Effect<Name extends EventName = EventName> = (
  context: EffectContext<Name>,
) => Promise<AuditedChange | 'unchanged' | void>;

/** A rule that an action breaks. Staff see it before they confirm the action. */
export interface Warning {
  code: string;
  text: string;
}

/** A row of the transition table. */
interface TransitionOf<Name extends EventName> {
  event: Name;
  from: readonly OrderState[];
  /** The new state, or null if the event keeps the state. */
  to: OrderState | null;
  by: readonly Actor[];
  effects: readonly Effect<Name>[];
  /** Returns the reason why staff cannot take the action now, or ''. The states of `from` are another reason. */
  findRefusal?: (facts: OrderFacts) => Promise<string> | string;
  /** Code of such a refusal for programs. */
  refusalCode?: string;
  /** Values of a preview that the request may lack while staff fill in the form. */
  completePreview?: (order: OrderRow) => Partial<EventInput<Name>>;
  /** Returns warnings for the preview. */
  listWarnings?: (facts: OrderFacts, input: EventInput<Name>) => Promise<readonly Warning[]>;
}

export type Transition = { [Name in EventName]: TransitionOf<Name> }[EventName];
