import type { InvoiceKind } from 'contract/invoices/invoice-fields';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { DemoEvent, DemoOrder } from './demo-order.ts';

/** Seconds between queueing a mail and sending it. */
const SENDING_SECONDS = 20;

/** Kinds of the mails that an event sends. */
const mailKinds: Record<DemoEvent['type'], readonly string[]> = {
  pay: ['order-confirmation', 'order-copy'],
  step: ['order-progress'],
  complete: [],
  payPart: [],
  cancelByShopper: ['order-cancelled', 'order-cancelled-copy'],
  cancelByStaff: ['order-cancelled'],
  failPayment: [],
};

interface RowTime {
  orderid: number;
  at: Date;
}

/**
 * Collects the times of the demo data's rows and writes them at the end. The functions that store
 * orders set all times to the start of the transaction, so the times must be replaced.
 */
export class DemoTimes {
  private readonly placements: RowTime[] = [];
  private readonly payments: RowTime[] = [];
  private readonly history: RowTime[] = [];
  private readonly refunds: RowTime[] = [];
  private readonly steps: RowTime[] = [];
  private readonly invoices: (RowTime & { kind: InvoiceKind })[] = [];
  private readonly mails: (RowTime & { kind: string; step: string })[] = [];

  addPlacement(orderid: number, { placedAt: at, method }: DemoOrder): void {
    this.placements.push({ orderid, at });
    this.history.push({ orderid, at });
    if (method === 'offline') this.addMails(orderid, at, mailKinds.pay);
  }

  addEvent(orderid: number, event: DemoEvent): void {
    const { at, type } = event;
    if (type === 'pay') this.payments.push({ orderid, at });
    if (type === 'cancelByStaff' || type === 'cancelByShopper') this.refunds.push({ orderid, at });
    this.addInvoice(orderid, event);
    (type === 'step' ? this.steps : this.history).push({ orderid, at });
    this.addMails(orderid, at, mailKinds[type], type === 'step' ? event.step : '');
  }

  /** Writes the times, and marks all mails as sent, so that the mail worker does not send them. */
  async write(tx: Tx): Promise<void> {
    // This statement must run before `set constraints`, which runs deferred triggers. One of these
    // triggers copies the times of orders to the staff's order list.
    await tx.execute(sql`
      update orders set created_at = at from ${toRows(this.placements)} where orders.id = orderid`);
    // Runs the deferred triggers before the times of the history change. One of these triggers
    // requires that an entry of the history has the time of its transaction.
    await tx.execute(sql`set constraints all immediate`);
    await tx.execute(sql`
      update payments set received_at = at from ${toRows(this.payments)}
      where payments.orderid = row.orderid`);
    await tx.execute(sql`
      update payment_sessions set created_at = at, checked_at = at from ${toRows(this.payments)}
      where payment_sessions.orderid = row.orderid`);
    await tx.execute(sql`
      update refunds set created_at = at from ${toRows(this.refunds)}
      where refunds.orderid = row.orderid`);
    await this.writeInSequence(tx, 'order_history', this.history);
    await this.writeInSequence(tx, 'order_progress', this.steps);
    await this.writeAuditTimes(tx);
    await this.writeInvoiceTimes(tx);
    await tx.execute(sql`set local shop.retention = 'on'`);
    await tx.execute(sql`
      update recorded_payments set received_at = at, created_at = at from order_history
      where order_history.orderid = recorded_payments.orderid and order_history.state =
        case when recorded_payments.key like 'completed-%' then 'completed' else 'part_paid' end`);
    await tx.execute(sql`set local shop.retention = 'off'`);
    await tx.execute(sql`
      update mails set created_at = at, due_at = at from ${toRows(this.mails)}
      where (job ->> 'orderid')::int = orderid and job ->> 'kind' = kind
        and coalesce(job ->> 'step', '') = step`);
    await tx.execute(sql`
      update mails set attempts = 1, sent_at = created_at + make_interval(secs => ${SENDING_SECONDS})`);
    await tx.execute(sql`set constraints all deferred`);
  }

  /** The audit log can be changed only while the setting `shop.retention` is 'on'. */
  private async writeAuditTimes(tx: Tx): Promise<void> {
    await tx.execute(sql`set local shop.retention = 'on'`);
    await tx.execute(sql`
      update staff_audit set at = dated.at
      from (
        select numbered.id, row.at
        from (select staff_audit.id, orders.id as orderid,
            row_number() over (partition by orders.id order by staff_audit.id) as turn
          from staff_audit join orders on orders.orderno = subject_id
          where action = 'order.stepMoved') as numbered,
          ${numberRows(this.steps)} as row
        where numbered.orderid = row.orderid and numbered.turn = row.turn) as dated
      where staff_audit.id = dated.id`);
    await tx.execute(sql`
      update staff_audit set at = ended.at
      from (select orderno, order_history.state, order_history.at from order_history join orders on orders.id = orderid) as ended
      where subject_id = ended.orderno and action = case when ended.state = 'part_paid'
        then 'order.paymentRecorded' else 'order.' || ended.state end`);
    await tx.execute(sql`set local shop.retention = 'off'`);
  }

  /** An order gets its invoice when it is paid or completed, and a credit note when it is cancelled. */
  private addInvoice(orderid: number, { at, type }: DemoEvent): void {
    const hasInvoice = this.invoices.some((invoice) => invoice.orderid === orderid);
    if ((type === 'pay' || type === 'complete') && !hasInvoice) {
      this.invoices.push({ orderid, at, kind: 'invoice' });
      this.addMails(orderid, at, ['invoice']);
    }
    if ((type === 'cancelByStaff' || type === 'cancelByShopper') && hasInvoice) {
      this.invoices.push({ orderid, at, kind: 'credit_note' });
      this.addMails(orderid, at, ['credit-note']);
    }
  }

  /** Invoices can be changed only while the setting `shop.retention` is 'on'. */
  private async writeInvoiceTimes(tx: Tx): Promise<void> {
    const day = sql`(at at time zone 'Europe/London')::date`;
    await tx.execute(sql`set local shop.retention = 'on'`);
    await tx.execute(sql`
      update invoices set created_at = at, issued_on = ${day}, tax_point = ${day}, due_on = ${day}
      from ${toRows(this.invoices)}
      where invoices.orderid = row.orderid and invoices.kind = row.kind`);
    await tx.execute(sql`
      update invoices as credit_note
      set snapshot = jsonb_set(credit_note.snapshot, '{credited,issuedOn}', to_jsonb(invoice.issued_on::text))
      from invoices as invoice where credit_note.invoiceid = invoice.id`);
    await tx.execute(sql`set local shop.retention = 'off'`);
  }

  private addMails(orderid: number, at: Date, kinds: readonly string[], step = ''): void {
    this.mails.push(...kinds.map((kind) => ({ orderid, at, kind, step })));
  }

  /** Sets the times of each order's rows, in the sequence in which the rows were added. */
  private async writeInSequence(
    tx: Tx,
    table: 'order_history' | 'order_progress',
    rows: readonly RowTime[],
  ): Promise<void> {
    const name = sql.identifier(table);
    await tx.execute(sql`
      update ${name} set at = dated.at
      from (
        select numbered.id, row.at
        from (select id, orderid, row_number() over (partition by orderid order by id) as turn
          from ${name}) as numbered,
          ${numberRows(rows)} as row
        where numbered.orderid = row.orderid and numbered.turn = row.turn) as dated
      where ${name}.id = dated.id`);
  }
}

const numberRows = (rows: readonly RowTime[]): SQL => sql`
  (select *, row_number() over (partition by orderid order by at) as turn from ${toRows(rows)})`;

const toRows = (rows: readonly RowTime[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as row (orderid int, at timestamptz, kind text, step text)`;
