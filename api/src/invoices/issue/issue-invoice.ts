import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { loadOrder, type OrderDetail } from '../../orders/records/load-orders.ts';
import { createInvoiceMail } from './create-invoice-mail.ts';
import { orderHistory } from '../../orders/records/tables.ts';
import { isCompleted } from '../../orders/state/order-states.ts';
import { getLondonToday, toLondonDay } from '../../schedule/london-day.ts';
import { listChoices } from '../../schedule/schedule.ts';
import { orderEdits } from '../../orders/records/edits/tables.ts';
import { listOpenInvoices } from '../records/load-invoices.ts';
import type { InvoiceSnapshot } from '../records/snapshot.ts';
import { type InvoiceRow, invoices } from '../records/tables.ts';
import { buildAddedLines, buildInvoiceLines } from './build-invoice-lines.ts';
import { compareWithInvoices, type UntaxedLine } from './compare-with-invoices.ts';
import { loadPaidAmount } from './load-paid-amount.ts';
import { loadSeller } from './seller.ts';

/** The company and VAT number that staff typed before the issue, and the id of the staff member. */
interface IssueOptions {
  company?: string;
  vatNumber?: string;
  staffid?: number | null;
}

/**
 * Issues the invoice of a locked order, in the transaction of the event that causes it, and mails it
 * to the customer. If the order has an open invoice, issues another one over the lines that staff
 * added since. Returns null if there are none.
 */
export async function issueInvoice(
  tx: Tx,
  orderid: number,
  { company, vatNumber, staffid = null }: IssueOptions = {},
): Promise<InvoiceRow | null> {
  const order = await loadOrder(tx, orderid);
  if (order === null) throw new Error(`The order ${orderid} does not exist.`);
  const openInvoices = await listOpenInvoices(tx, orderid);
  const addedLines = openInvoices.length > 0 ? await listAddedLines(tx, order) : [];
  const [openInvoice] = openInvoices;
  if (openInvoice !== undefined && addedLines.length === 0) return null;
  const issuedOn = getLondonToday();
  const { paid, lastPaymentAt } = await loadPaidAmount(tx, order);
  const completedAt = await findCompletion(tx, orderid);
  const earlierCustomer = openInvoice?.invoice.snapshot.customer;
  const snapshot = await buildSnapshot(tx, order, {
    company: company || (earlierCustomer?.company ?? ''),
    vatNumber: vatNumber || (earlierCustomer?.vatNumber ?? ''),
    addedLines,
    paid: paid - openInvoices.reduce((sum, { left }) => sum + left, 0),
  });
  const [invoice] = await tx
    .insert(invoices)
    .values({
      kind: 'invoice',
      orderid,
      issuedOn,
      taxPoint: findFirstDay(issuedOn, lastPaymentAt, completedAt),
      dueOn: snapshot.due > 0 ? findDueDay(order, issuedOn) : issuedOn,
      gross: snapshot.gross,
      snapshot,
      staffid,
    })
    .returning();
  if (invoice === undefined) throw new Error('The database returned no invoice.');
  await enqueueMail(tx, createInvoiceMail(invoice));
  return invoice;
}

/**
 * Returns the lines that staff added to an order after its open invoices. Orders that were never
 * changed have none, whatever an earlier version of the shop wrote on their invoices.
 */
export async function listAddedLines(tx: Tx, order: OrderDetail): Promise<UntaxedLine[]> {
  const edits = await tx.$count(orderEdits, eq(orderEdits.orderid, order.id));
  return edits === 0 ? [] : (await compareWithInvoices(tx, order)).missingLines;
}

interface SnapshotOptions {
  company: string;
  vatNumber: string;
  /** Lines of an invoice that follows another one. Empty for an invoice over the whole order. */
  addedLines: readonly UntaxedLine[];
  paid: number;
}

async function buildSnapshot(
  tx: Tx,
  order: OrderDetail,
  { company, vatNumber, addedLines, paid }: SnapshotOptions,
): Promise<InvoiceSnapshot> {
  const seller = await loadSeller(tx);
  const hasVat = seller.vatNumber !== '';
  const { lines, rates } =
    addedLines.length > 0 ? buildAddedLines(addedLines, hasVat) : buildInvoiceLines(order, hasVat);
  const sumUp = (key: 'net' | 'vat' | 'gross') => lines.reduce((sum, line) => sum + line[key], 0);
  const gross = sumUp('gross');
  return {
    seller,
    customer: {
      name: `${order.name} ${order.lastName}`.trim(),
      company,
      vatNumber,
      address: order.address,
      city: order.city,
      postcode: order.postalcode,
    },
    orderno: order.orderno,
    lines,
    rates,
    net: sumUp('net'),
    vat: sumUp('vat'),
    gross,
    paid: Math.min(Math.max(0, paid), gross),
    due: gross - Math.min(Math.max(0, paid), gross),
  };
}

async function findCompletion(tx: Tx, orderid: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderid, orderid),
        eq(orderHistory.state, 'completed'),
        eq(orderHistory.event, 'state'),
      ),
    )
    .orderBy(sql`${orderHistory.id} desc`)
    .limit(1);
  return row?.at ?? null;
}

/** Returns the earliest of the days, in London. */
function findFirstDay(issuedOn: string, ...times: (Date | null)[]): string {
  const days = times.filter((time) => time !== null).map(toLondonDay);
  return [issuedOn, ...days].toSorted()[0] ?? issuedOn;
}

/**
 * Returns the day of which the order tells the customer. Without one the rest is paid on the first
 * day of work, and of a completed order at once. Never returns a day before the issue.
 */
function findDueDay(order: OrderDetail, issuedOn: string): string {
  const workDays = isCompleted(order)
    ? []
    : listChoices(order.schedule).map(({ choice }) => choice.date);
  const day = order.restDueOn ?? workDays.toSorted()[0] ?? issuedOn;
  return day > issuedOn ? day : issuedOn;
}
