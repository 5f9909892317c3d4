import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../src/db/db.ts';
import { fillQuotes } from './fill-quotes.ts';

/** Number of open orders, regardless of the total number of orders. */
const OPEN_ORDERS = 1_500;

/** Number of orders per day. */
const ORDERS_A_DAY = 300;

/** A million orders come with a hundred thousand quotes. */
const ORDERS_PER_QUOTE = 10;

/**
 * Fills an empty shop with `size` realistic orders and their quotes. Disables the triggers, because a million
 * trigger calls take many minutes. Writes the rows of the triggers in bulk instead. Switches off the
 * reminders, because thousands of requests for reviews at the start would disturb the measurement.
 */
export async function fillShop(db: Db, userid: number, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into orders (orderno, userid, state, payment_method, transactionid, total, delivery_charge,
        delivery_name, fingerprint, customerid, name, last_name, address, mobile, city, postalcode, email,
        site, schedule, reminders_off, created_at)
      select 'SLR' || (10000 + n), ${userid}, state, method, 'OFFLINE', 1000 + hash % 90000, 0, '', '', 1,
        (array['Ada','Ben','Cleo','Dan','Eve','Finn','Gwen','Hugo','Iris','Jack','Kim','Leo','Mia','Ned','Ola','Pia'])[1 + hash % 16],
        (array['Brown','Clark','Davies','Evans','Foster','Green','Harris','Irwin','Jones','King','Lewis','Moore','Nash','Owens','Price','Quinn'])[1 + hash / 16 % 16]
          || (array['','son','by','ley','ford','well','man','worth','stone','field','wood','land','ton','ham','ridge','croft'])[1 + hash / 256 % 16],
        '1 Example Street', '07' || lpad((hash::bigint * 7919 % 1000000000)::text, 9, '0'), 'London',
        (array['E','N','SE','SW','W','NW','EC','WC'])[1 + hash % 8] || (1 + hash / 8 % 20) || ' ' || (hash / 160 % 10)
          || chr(65 + hash / 1600 % 26) || chr(65 + hash / 41600 % 26),
        'shopper.' || (other % greatest(${size}::int / 3, 1)) || (array['@gmail.com','@outlook.com','@example.com'])[1 + other % 3], 'http://localhost',
        case when hash % 5 < 2 then jsonb_build_object(case when hash % 5 = 0 then 'move' else 'visit' end,
          jsonb_build_object('date', (placed + interval '14 days')::date, 'half', 'morning')) end,
        true, placed
      from (
        select n, method, hash, other, now() - make_interval(secs => (${size}::int - n) * 86400.0 / ${ORDERS_A_DAY}::int) as placed,
          case when ${size}::int - n < ${OPEN_ORDERS}::int
            then case when n % 20 = 0 then 'awaiting_payment' when method = 'online' then 'paid' else 'awaiting_collection' end
            else case when other % 100 < 93 then 'completed' when other % 100 < 98 then 'cancelled' else 'payment_failed' end
          end as state
        from (select n, case when n % 2 = 0 then 'online' else 'offline' end as method,
          hashint4(n) & 2147483647 as hash, hashint4(-n) & 2147483647 as other from generate_series(1, ${size}::int) n) as numbered) as drafts`);
    await tx.execute(sql`
      insert into order_lines (orderid, productid, name, image, price, packages, quantity, amount)
      select o.id, p.id, p.name, '{}', o.total, '[]', 1, o.total
      from orders o
      join lateral (values (o.id % 5), (case when o.id % 3 = 0 then 5 end)) as part (kind) on part.kind is not null
      join lateral (select id, name from products where id = (
        case part.kind when 0 then 60 when 1 then 1 when 2 then 11 when 3 then 70 else 34 end)) as p on true`);
    await tx.execute(sql`
      insert into order_addons (orderid, lineid, addonid, name, option, personalisation, price, quantity, amount)
      select orderid, id, 1, 'Keepsake Box', 'personalised', 'Bride ' || orderid, 100, 1, 100
      from order_lines where orderid % 10 = 1`);
    await fillParts(tx);
    await fillLists(tx);
    await tx.execute(sql`update order_counter set position = ${size}`);
  });
  await fillQuotes(db, Math.max(1, Math.round(size / ORDERS_PER_QUOTE)));
  await db.execute(sql`vacuum analyze`);
}

async function fillParts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into order_history (orderid, state, cause, at) select id, state, 'filled', created_at from orders`);
  await tx.execute(sql`
    insert into payments (orderid, sessionid, transactionid, amount, currency, refund_reason, received_at)
    select id, 'filled-' || id, 'pi_' || id, total, 'gbp',
      case when id % 20000 = 7 then 'Cancelled.' end, created_at
    from orders where payment_method = 'online' and state in ('paid', 'completed')`);
  await tx.execute(sql`
    insert into recorded_payments (orderid, method, amount, key, received_at, created_at)
    select id, (array['cash', 'card_terminal', 'bank_transfer'])[1 + id % 3], total, 'completed-' || id, created_at, created_at
    from orders where payment_method = 'offline' and state = 'completed'`);
}

/** Writes the rows of `order_list` and `order_search` that the triggers would write. */
async function fillLists(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into order_list (orderid, state, placed_at, work_date, total, goods, care, move, undated)
    select o.id, state, created_at, coalesce(schedule -> 'move' ->> 'date', schedule -> 'visit' ->> 'date')::date, total,
      case when o.id % 5 > 2 or o.id % 3 = 0 then step end, case when o.id % 5 in (1, 2) then step end,
      case when o.id % 5 = 0 then step end, o.id % 97 = 0
    from orders o, lateral (select case when state in ('completed', 'cancelled') then 'done'
      else (array['received','in_care','ready','done'])[1 + o.id % 4] end as step) as latest`);
  await tx.execute(sql`drop index order_search_document`);
  await tx.execute(sql`drop index order_search_names`);
  await tx.execute(
    sql`insert into ordered_names (name) select distinct lower(name) from order_lines`,
  );
  await tx.execute(sql`
    insert into order_search (orderid, document, names)
    select o.id, concat_ws(E'\n', concat(' ', lower(concat_ws(' ', o.name, o.last_name)), ' '), email,
      order_search_phone(mobile), lower(replace(postalcode, ' ', '')), personalisations), names
    from orders o
    join (select orderid, array_agg(distinct known.id) as names from order_lines
      join ordered_names known on known.name = lower(order_lines.name) group by orderid) l on l.orderid = o.id
    left join (select orderid, string_agg(lower(personalisation), E'\n') as personalisations
      from order_addons group by orderid) a on a.orderid = o.id`);
  await tx.execute(sql`
    create index order_search_document on order_search using gin (document gin_trgm_ops)
    with (gin_pending_list_limit = 512)`);
  await tx.execute(sql`
    create index order_search_names on order_search using gin (names) with (gin_pending_list_limit = 512)`);
}
