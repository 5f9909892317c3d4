import { inArray, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import { customers } from '../../people/customers/tables.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/db.ts';
import { DemoClock } from './demo-clock.ts';
import { nestInTransaction } from './nested-db.ts';
import { addDemoData } from './seed-demo-data.ts';
import { demoData } from './tables.ts';

/**
 * Deletes all orders, messages, mails, crews and vans of a demo database and adds the demo data again, with
 * dates around today. Throws for a database that was not filled with the demo data.
 */
export async function resetDemoData(config: Config, db: Db, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const [marker] = await tx.select().from(demoData);
    if (marker === undefined) throw new Error(NO_DEMO_MESSAGE);
    // Permits the deletion of the invoices and of the audit log. The new orders get the same numbers,
    // so old entries would seem to describe the new orders.
    await tx.execute(sql`set local shop.retention = 'on'`);
    // Also truncates every table that refers to an order, a message or a mail.
    await tx.execute(sql`
      truncate orders, contact_messages, mails, sandbox_sessions, payment_events, daily_figures, demo_data,
        work_crews, work_people, work_vans
      restart identity cascade`);
    await tx.execute(sql`update order_counter set position = 0`);
    await tx.execute(sql`update invoice_counters set position = 10000`);
    await tx.execute(sql`update quote_counter set position = 1000`);
    await tx.execute(
      sql`delete from staff_audit
        where subject_kind in ('order', 'mail', 'message', 'quote', 'review', 'work', 'garment')`,
    );
    await tx.execute(sql`set local shop.retention = 'off'`);
    const guestIds = marker.userIds;
    await tx.delete(customers).where(inArray(customers.userid, guestIds));
    await tx.delete(users).where(inArray(users.id, guestIds));
    await addDemoData({ config, db: nestInTransaction(tx) }, new DemoClock(now));
  });
}

const NO_DEMO_MESSAGE =
  'This database does not contain the demo data, so nothing was changed. Start an empty shop with npm start to get it.';
