import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import { type Booking, loadBookings } from '../../calendar/bookings/read-bookings.ts';
import { loadMissingBookingKinds } from '../../calendar/bookings/unbooked-orders.ts';
import type { Tx } from '../../db/db.ts';
import { findOpenInvoice, type OpenInvoice } from '../../invoices/records/load-invoices.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { orderLinks } from '../link/tables.ts';
import {
  buildProgress,
  type FulfilmentProgress,
  loadProgressRows,
  type ProgressRow,
} from '../progress/load-progress.ts';
import { loadOrderDetails, type OrderDetail } from '../records/load-orders.ts';
import type { OrderRow } from '../records/tables.ts';

/**
 * Facts about one order that decide which actions it offers. Each fact is loaded when it is first
 * needed, and only once.
 */
export class OrderFacts {
  readonly tx: Tx;
  readonly order: OrderRow;
  private detail: Promise<OrderDetail> | undefined;
  private bookings: Promise<Booking[]> | undefined;
  private missingKinds: Promise<BookingKind[]> | undefined;
  private progressRows: Promise<ProgressRow[]> | undefined;
  private ownerRole: Promise<string> | undefined;
  private openInvoice: Promise<OpenInvoice | null> | undefined;
  private links: Promise<{ count: number; until: Date | null }> | undefined;

  constructor(tx: Tx, order: OrderRow) {
    this.tx = tx;
    this.order = order;
  }

  loadDetail(): Promise<OrderDetail> {
    this.detail ??= loadDetail(this.tx, this.order);
    return this.detail;
  }

  loadBookings(): Promise<Booking[]> {
    this.bookings ??= loadBookings(this.tx, this.order.id);
    return this.bookings;
  }

  /** Returns the booking kinds of which the order needs a booking and has none. */
  loadMissingBookingKinds(): Promise<BookingKind[]> {
    const { id } = this.order;
    this.missingKinds ??= loadMissingBookingKinds(this.tx, [id]).then(
      (kinds) => kinds.get(id) ?? [],
    );
    return this.missingKinds;
  }

  loadProgressRows(): Promise<ProgressRow[]> {
    const { id } = this.order;
    this.progressRows ??= loadProgressRows(this.tx, [id]).then((rows) => rows.get(id) ?? []);
    return this.progressRows;
  }

  async loadProgress(): Promise<FulfilmentProgress[]> {
    return buildProgress(await this.loadDetail(), await this.loadProgressRows());
  }

  /** Returns the role of the order's user, 'customer' or 'guest'. */
  loadOwnerRole(): Promise<string> {
    this.ownerRole ??= loadOwnerRole(this.tx, this.order);
    return this.ownerRole;
  }

  /** Returns the invoice that credit notes have not taken back completely, or null. */
  findOpenInvoice(): Promise<OpenInvoice | null> {
    this.openInvoice ??= findOpenInvoice(this.tx, this.order.id);
    return this.openInvoice;
  }

  /** Returns the number of mailed links that open the order now, and when the last one expires. */
  loadLinks(): Promise<{ count: number; until: Date | null }> {
    this.links ??= loadLinks(this.tx, this.order);
    return this.links;
  }
}

async function loadDetail(tx: Tx, order: OrderRow): Promise<OrderDetail> {
  const [detail] = await loadOrderDetails(tx, [order]);
  if (detail === undefined) throw new Error(`Order ${order.orderno} has no details.`);
  return detail;
}

async function loadOwnerRole(tx: Tx, { userid }: OrderRow): Promise<string> {
  const [owner] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userid));
  return owner?.role ?? '';
}

async function loadLinks(tx: Tx, { id }: OrderRow) {
  const [row] = await tx
    .select({ count: count(), until: max(orderLinks.expiresAt) })
    .from(orderLinks)
    .where(and(eq(orderLinks.orderid, id), gt(orderLinks.expiresAt, sql`now()`)));
  return { count: row?.count ?? 0, until: row?.until ?? null };
}
