import { and, desc, eq, sql } from 'drizzle-orm';
import { addUser, findAccount } from '../../people/records/accounts.ts';
import { contactMessages, messageReplies } from '../../contact/tables.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { MAX_ATTEMPTS } from '../../mail/queue/due-mails.ts';
import { mails } from '../../mail/queue/tables.ts';
import { refreshLateDay } from '../../orders/due/refresh-late-day.ts';
import { orders } from '../../orders/records/tables.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/db.ts';
import { dailyFigures } from '../../staff/today/tables.ts';
import { demoColleagues } from '../seed-accounts.ts';
import { addDemoGarments } from './add-demo-garments.ts';
import { addDemoQuotes } from './add-demo-quotes.ts';
import { addDemoReviews } from './add-demo-reviews.ts';
import { addDemoCrews, assignDemoJobs } from './add-demo-work.ts';
import { applyDemoEvent } from './apply-demo-event.ts';
import { DemoClock } from './demo-clock.ts';
import { demoMessages } from './demo-messages.ts';
import type { DemoEvent, DemoOrder } from './demo-order.ts';
import { DemoTimes } from './demo-times.ts';
import { nestInTransaction } from './nested-db.ts';
import { demoPeople } from './people.ts';
import { addDemoDetails, placeDemoOrder } from './place-demo-order.ts';
import { planDemoOrders } from './plan-orders.ts';
import { demoData } from './tables.ts';

/**
 * Kinds of mails with the reason of a failure. The newest mail of each kind becomes a failed mail.
 */
const failedMails = [
  { kind: 'order-confirmation', reason: '550 5.1.1 The mailbox does not exist' },
  { kind: 'order-progress', reason: '452 4.2.2 The mailbox is full' },
] as const;

/**
 * Adds the demo data in one transaction: orders of eight weeks around today, messages and mails.
 * Does nothing if the database has any order or already has the demo data. No mail of the demo data
 * is sent.
 */
export async function seedDemoData(config: Config, db: Db, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).limit(1);
    const [marker] = await tx.select().from(demoData);
    if (order !== undefined || marker !== undefined) return;
    await addDemoData({ config, db: nestInTransaction(tx) }, new DemoClock(now));
  });
}

/** Factor for the limits of orders and mails, high enough for all demo orders. */
const RATE_LIMIT_SCALE = 1_000_000;

/** Adds the demo data in a transaction. The database must have no orders. */
export async function addDemoData({ config, db }: ApiContext, clock: DemoClock): Promise<void> {
  // Numbers each invoice when it is issued, so that a later event of the transaction can credit it.
  await db.execute(sql`set constraints invoices_number immediate`);
  const context = { config: { ...config, rateLimitScale: RATE_LIMIT_SCALE }, db };
  await addDemoCrews(db);
  const staffIds = await loadColleagueIds(db);
  const userIds = new Map<number, number>();
  const orderIds = new Map<DemoOrder, number>();
  const times = new DemoTimes();
  for (const { order, event, staffid } of planDemoMoments(clock, staffIds)) {
    const id = orderIds.get(order);
    if (event === null) {
      const person = demoPeople[order.person];
      if (person === undefined) throw new Error('A demo order has no customer.');
      const userid = userIds.get(order.person) ?? (await addDemoGuest(context, order.person));
      userIds.set(order.person, userid);
      orderIds.set(order, await placeDemoOrder(context, order, { userid, person }, times));
    } else if (id !== undefined) {
      await applyDemoEvent(context, id, event, staffid);
      times.addEvent(id, event);
    }
  }
  await times.write(db);
  // Deletes the figures of past days, because the shop may have stored them before these orders
  // existed.
  await db.delete(dailyFigures);
  for (const [{ eventDate }, id] of orderIds) {
    if (eventDate === null) continue;
    await db.update(orders).set({ eventDate }).where(eq(orders.id, id));
    await refreshLateDay(db, id);
  }
  await addDemoQuotes({ ...context, clock, staffIds });
  await addDemoReviews(db, clock);
  await addDemoGarments(context, staffIds[0] ?? 0);
  await assignDemoJobs(db, clock.today);
  await addDemoMessages(db, clock, staffIds[0] ?? 0);
  await addFailedMails(db);
  await db.insert(demoData).values({ day: clock.today, userIds: [...userIds.values()] });
}

/** The placing of an order, or a later event of the order. */
interface DemoMoment {
  at: Date;
  order: DemoOrder;
  /** The later event, or null for the placing of the order. */
  event: DemoEvent | null;
  staffid: number;
}

/** Returns all moments sorted by time, so that the ids of all rows follow their times. */
const planDemoMoments = (clock: DemoClock, staffIds: readonly number[]): DemoMoment[] =>
  planDemoOrders(clock)
    .flatMap((order, index): DemoMoment[] => {
      const staffid = staffIds[index % staffIds.length] ?? 0;
      const placement = { at: order.placedAt, order, event: null, staffid };
      return [placement, ...order.events.map((event) => ({ at: event.at, order, event, staffid }))];
    })
    .toSorted((first, second) => first.at.getTime() - second.at.getTime());

async function loadColleagueIds(db: Db): Promise<number[]> {
  const accounts = await Promise.all(demoColleagues.map(({ email }) => findAccount(db, email)));
  const ids = accounts.flatMap((account) => account?.id ?? []);
  if (ids.length === 0) throw new Error('The colleagues of the demo data are missing.');
  return ids;
}

async function addDemoGuest(context: ApiContext, index: number): Promise<number> {
  const person = demoPeople[index];
  if (person === undefined) throw new Error('There is no such demo customer.');
  const { email, mobile } = person;
  const name = `${person.name} ${person.lastName}`;
  const user = await addUser(context.db, { role: 'guest', email, mobile, name });
  if (user === null) throw new Error(`The demo customer ${email} could not be added.`);
  await addDemoDetails(context, user.id, person);
  return user.id;
}

/** Adds the messages, oldest first, with replies two hours later. */
async function addDemoMessages(db: Db, clock: DemoClock, staffid: number): Promise<void> {
  for (const demoMessage of demoMessages.toReversed()) {
    const { person: index, hoursAgo, subject, message, kind, state, reply } = demoMessage;
    const { name = '', lastName = '', email = '', mobile = '' } = demoPeople[index] ?? {};
    const createdAt = clock.minutesAgo(hoursAgo * 60);
    const repliedAt = clock.minutesAgo((hoursAgo - 2) * 60);
    const [addedMessage] = await db
      .insert(contactMessages)
      .values({
        subject,
        message,
        email,
        kind,
        state,
        createdAt,
        name: `${name} ${lastName}`,
        phone: mobile,
        changedAt: reply === undefined ? createdAt : repliedAt,
      })
      .returning({ id: contactMessages.id });
    if (addedMessage === undefined || reply === undefined) continue;
    await db.insert(messageReplies).values({
      messageid: addedMessage.id,
      key: `demo ${addedMessage.id}`,
      author: 'staff',
      staffid,
      text: reply,
      createdAt: repliedAt,
    });
  }
}

/** Changes the newest sent mail of each kind in `failedMails` to a failed mail. */
async function addFailedMails(db: Db): Promise<void> {
  for (const { kind, reason } of failedMails) {
    const [mail] = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(sql`${mails.job} ->> 'kind' = ${kind}`, sql`${mails.sentAt} is not null`))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    if (mail === undefined) continue;
    await db
      .update(mails)
      .set({ sentAt: null, attempts: MAX_ATTEMPTS, lastError: reason })
      .where(eq(mails.id, mail.id));
  }
}
