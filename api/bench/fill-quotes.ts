import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/db.ts';

/** Number of quotes that wait, regardless of the total number. */
const OPEN_QUOTES = 200;

/** Number of quotes per day. The oldest of a hundred thousand are younger than their retention. */
const QUOTES_A_DAY = 150;

/** Fills an empty shop with `size` realistic quotes, each with an offer and two entries of history. */
export async function fillQuotes(db: Db, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into quotes (quoteno, state, source, key, site, name, last_name, address, city, postalcode, mobile, email,
        journey, items, litres, wished_days, note, offer_number, sent_at, valid_until, total, ended_at, words, changed_at, created_at)
      select 'Q' || (1000 + n), state, (array['calculator','form','phone'])[1 + n % 3], 'bench-' || n, 'http://localhost',
        (array['Ada','Ben','Cleo','Dan','Eve','Finn','Gwen','Hugo','Iris','Jack','Kim','Leo','Mia','Ned','Ola','Pia'])[1 + hash % 16],
        (array['Brown','Clark','Davies','Evans','Foster','Green','Harris','Irwin','Jones','King','Lewis','Moore','Nash','Owens','Price','Quinn'])[1 + hash / 16 % 16]
          || (array['','son','by','ley','ford','well','man','worth','stone','field','wood','land','ton','ham','ridge','croft'])[1 + hash / 256 % 16],
        '1 Example Street', 'London', 'E16 0AA', '07' || lpad((hash::bigint * 7919 % 1000000000)::text, 9, '0'),
        'asker.' || n || '@example.com',
        jsonb_build_object('from', side.value, 'to', side.value),
        '[{"id":"sofa-3","name":"Three-seat sofa","quantity":1,"litres":1500}]'::jsonb, 1500, array[]::date[], 'Two rooms.', 1, made,
        (made + interval '30 days')::date, 20000 + hash % 90000, case when state in ('requested', 'sent') then null else made + interval '5 days' end,
        'E160AA' || E'\n' || 'Three-seat sofa' || E'\n' || 'House Move', made, made
      from (
        select n, hashint4(n) & 2147483647 as hash, now() - make_interval(secs => (${size}::int - n) * 86400.0 / ${QUOTES_A_DAY}::int) as made,
          case when ${size}::int - n < ${OPEN_QUOTES}::int then case when n % 2 = 0 then 'requested' else 'sent' end
            else (array['accepted','declined','expired','withdrawn'])[1 + n % 4] end as state
        from generate_series(1, ${size}::int) n) as numbered
      cross join (select '{"address":"1 Example Street","postcode":"E16 0AA","floor":1,"lift":false,"parking":"unknown"}'::jsonb as value) as side`);
    await tx.execute(sql`
      insert into quote_offers (quoteid, number, composition, prices, method, valid_until, terms, message)
      select id, 1, '{"lines":[],"discount":null,"delivery":null}'::jsonb,
        jsonb_build_object('order', jsonb_build_object('lines', jsonb_build_array(), 'deliveryCharge', 0, 'deliveryName', '', 'discount', 0,
          'discountReason', '', 'total', total), 'lines', jsonb_build_array(), 'bookingKinds', jsonb_build_array(), 'hasEvent', false, 'vat', jsonb_build_array()),
        'offline', valid_until, 'As agreed.', '' from quotes`);
    await tx.execute(sql`
      insert into quote_history (quoteid, state, title, by, at)
      select id, entry, entry, 'system', created_at from quotes cross join unnest(array['requested', state]) as entry`);
    await tx.execute(sql`update quote_counter set position = 1000 + ${size}::int`);
  });
}
