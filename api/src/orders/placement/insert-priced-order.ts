import { type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { queryRows, type Tx } from '../../db/db.ts';
import type { Customer } from '../../people/customers/repository.ts';
import { type Deposit, findRestDay } from '../../pricing/compute-deposit.ts';
import type { PricedOrder } from '../../pricing/priced-order.ts';
import type { Schedule } from '../../schedule/schedule.ts';
import { firstStates } from '../state/order-states.ts';
import { createPlaceholderNumber } from './order-number.ts';
import type { OrderRow } from '../records/tables.ts';

/** A new order without its prices. */
export interface NewOrder {
  userid: number;
  customer: Omit<Customer, 'recipient'>;
  method: PaymentMethod;
  idempotencyKey: string | null;
  fingerprint: string;
  /** Origin of the storefront. */
  site: string;
  /** Note to the firm, or null. */
  note: string | null;
  /** Date of the wedding or event. Null or '' for no date. */
  eventDate: string | null;
  /** Requested dates, or null. */
  schedule: Schedule | null;
  /** Member of staff who makes the order, or null. */
  placedBy: number | null;
}

export type PricedOrderWithDeposit = PricedOrder & { deposit: Deposit | null };

/**
 * Stores a complete order, in a transaction of `placeNumberedOrder`, which adds the number. Checks
 * neither the prices nor the dates. `confirmationSteps` are the SQL steps of
 * `buildConfirmationSteps`, or none.
 */
export async function insertPricedOrder(
  tx: Tx,
  newOrder: NewOrder,
  pricedOrder: PricedOrderWithDeposit,
  confirmationSteps: SQL = sql``,
): Promise<OrderRow> {
  const row = buildOrderRow(newOrder, pricedOrder);
  const statement = buildOrderInsert(row, pricedOrder, confirmationSteps);
  const [insertedRow] = await queryRows<InsertedOrder>(tx, statement);
  if (insertedRow === undefined) throw new Error('The order was not stored.');
  const { id, createdAt, dueDate } = insertedRow;
  const databaseFields = {
    dueDate,
    lateFrom: null,
    restReminded: false,
    hold: null,
    remindersOff: false,
    dateChanges: 0,
    version: 1,
  };
  return { ...row, id, ...databaseFields, createdAt: new Date(createdAt) };
}

interface InsertedOrder {
  id: number;
  createdAt: string;
  dueDate: string | null;
}

function buildOrderRow(
  {
    customer,
    userid,
    idempotencyKey,
    fingerprint,
    site,
    method,
    note,
    schedule,
    eventDate,
    placedBy,
  }: NewOrder,
  {
    total,
    deliveryCharge,
    deliveryName,
    discount,
    discountReason,
    deposit,
  }: PricedOrderWithDeposit,
) {
  const { id: customerid, name, lastName, address, mobile, city, postalcode, email } = customer;
  const isOffline = method === 'offline';
  const state = firstStates[method];
  return {
    orderno: createPlaceholderNumber(),
    userid,
    state,
    email,
    site,
    schedule,
    eventDate: eventDate || null,
    note: note ?? '',
    paymentMethod: method,
    deposit: deposit?.amount ?? null,
    restDays: deposit?.restDays ?? null,
    restDueOn: deposit && findRestDay(schedule, deposit.restDays),
    transactionid: isOffline ? 'OFFLINE' : '',
    total,
    deliveryCharge,
    deliveryName,
    discount,
    discountReason,
    placedBy,
    idempotencyKey,
    fingerprint,
    customerid,
    name,
    lastName,
    address,
    mobile,
    city,
    postalcode,
  };
}

/**
 * Builds one statement that inserts an order, its lines, their add-ons and the first entry of its
 * history. Four statements would need four round trips. The lines get ascending ids in the sequence
 * of the basket. `confirmationSteps` read the steps `placed` and `basket`.
 */
const buildOrderInsert = (
  row: ReturnType<typeof buildOrderRow>,
  { lines }: PricedOrderWithDeposit,
  confirmationSteps: SQL,
) => sql`
  with placed as (
    insert into orders (orderno, userid, state, email, site, schedule, event_date, note, payment_method,
      transactionid, total, deposit, rest_days, rest_due_on, delivery_charge, delivery_name,
      discount, discount_reason, placed_by, idempotency_key, fingerprint, customerid, name, last_name, address,
      mobile, city, postalcode)
    values (${row.orderno}, ${row.userid}, ${row.state}, ${row.email}, ${row.site},
      ${row.schedule && serializeJson(row.schedule)}::jsonb, ${row.eventDate}::date, ${row.note}, ${row.paymentMethod},
      ${row.transactionid},
      ${row.total}, ${row.deposit}, ${row.restDays}, ${row.restDueOn}::date, ${row.deliveryCharge}, ${row.deliveryName},
      ${row.discount}, ${row.discountReason}, ${row.placedBy}, ${row.idempotencyKey}, ${row.fingerprint},
      ${row.customerid}, ${row.name}, ${row.lastName}, ${row.address}, ${row.mobile}, ${row.city},
      ${row.postalcode})
    returning id, state, created_at, due_date),
  history as (
    insert into order_history (orderid, state, cause, staffid) select id, state, 'placed', ${row.placedBy}::int from placed),
  basket as (
    select nextval('order_lines_id_seq')::int as id, line.*
    from jsonb_to_recordset(${serializeJson(lines)}::jsonb) as line (
      productid int, serviceid int, "vatRate" int, name text, image text, kind text, price int, packages text, quantity int, amount int, addons jsonb)),
  lines as (
    insert into order_lines (id, orderid, productid, name, image, kind, price, packages, quantity, amount,
      service_id, service_name, service_type, vat_rate)
    overriding system value
    select basket.id, placed.id, productid, basket.name, basket.image, basket.kind, basket.price, packages, quantity, amount,
      services.id, services.name, services.type, coalesce(basket."vatRate", services.vat_rate)
    from placed cross join basket
    left join products on products.id = basket.productid
    left join services on services.id = coalesce(basket.serviceid, products.serviceid)),
  addons as (
    insert into order_addons (orderid, lineid, addonid, name, option, personalisation, price, quantity, amount)
    select placed.id, basket.id, addon.*
    from placed, basket, jsonb_to_recordset(basket.addons) as addon (
      addonid int, name text, option text, personalisation text, price int, quantity int, amount int))
  ${confirmationSteps}
  select id, created_at as "createdAt", due_date::text as "dueDate" from placed`;

/** Replaces lone surrogates in texts, because PostgreSQL rejects them in JSON. */
const serializeJson = (value: object) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
