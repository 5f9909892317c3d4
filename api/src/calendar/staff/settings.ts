import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Static } from 'typebox';
import { scheduledServices, services } from '../../catalog/tables.ts';
import type { Db } from '../../db/db.ts';
import { badRequest, notFound } from '../../http/http-error.ts';
import { addDays, isDay, toLondonDay } from '../../schedule/london-day.ts';
import { bookingKinds } from '../../schedule/schedule.ts';
import { calendarDays, calendarTrades } from '../bookings/tables.ts';
import { loadBookingRules } from '../bookings/booking-rules.ts';
import type { CurrentUser } from '../../auth/sessions.ts';
import { pickChanges, writeAudit } from '../../staff/audit/write-audit.ts';
import type { DayBody, RulesBody, ServiceBody } from './schemas.ts';

/** Days from today to the last day that can have an exception. */
const MAX_DAYS_AHEAD = 730;

/** Returns the calendar settings: rules of each booking kind, exceptions and scheduled services. */
export async function readSettings(db: Db) {
  const rules = await Promise.all(bookingKinds.map((trade) => loadBookingRules(db, trade)));
  const days = await db
    .select()
    .from(calendarDays)
    .where(gte(calendarDays.day, toLondonDay(new Date())))
    .orderBy(asc(calendarDays.day), asc(calendarDays.trade));
  const serviceRows = await db
    .select({ serviceid: services.id, name: services.name, trade: scheduledServices.trade })
    .from(services)
    .leftJoin(scheduledServices, eq(scheduledServices.serviceid, services.id))
    .orderBy(asc(services.id));
  return {
    status: true as const,
    trades: rules.map(({ leadDays, horizonDays, workingDays, ...rule }) => ({
      ...rule,
      ...{ leaddays: leadDays, horizondays: horizonDays, workingdays: workingDays },
    })),
    services: serviceRows.map(({ trade, ...service }) => ({
      ...service,
      scheduled: trade ?? ('none' as const),
    })),
    days: days.map(({ isClosed: closed, ...day }) => ({ ...day, closed })),
  };
}

export async function setRules(
  db: Db,
  rules: Static<typeof RulesBody>,
  user: CurrentUser,
): Promise<void> {
  const { trade, morning, afternoon } = rules;
  const set = {
    ...{ leadDays: rules.leaddays, horizonDays: rules.horizondays, morning, afternoon },
    workingDays: [...new Set(rules.workingdays)].toSorted(),
  };
  if (set.horizonDays < set.leadDays) {
    throw badRequest('The last day that can be chosen must not come before the first.');
  }
  await db.transaction(async (tx) => {
    const before = await loadBookingRules(tx, trade);
    await tx
      .insert(calendarTrades)
      .values({ trade, ...set })
      .onConflictDoUpdate({ target: calendarTrades.trade, set });
    const subject = { kind: 'calendar', id: trade };
    await writeAudit(tx, user, {
      ...{ action: 'calendar.rulesChanged', subject },
      ...pickChanges({ ...before }, set),
    });
  });
}

/** Sets an exception for a day. Existing bookings stay. Also deletes past exceptions. */
export async function setDayException(
  db: Db,
  body: Static<typeof DayBody>,
  user: CurrentUser,
): Promise<void> {
  const { trade, day, closed: isClosed, morning = null, afternoon = null, note = '' } = body;
  const today = toLondonDay(new Date());
  if (!isDay(day) || day < today || day > addDays(today, MAX_DAYS_AHEAD)) {
    throw badRequest('Please choose a day from today to two years ahead.', 'no_day');
  }
  const set = { isClosed, morning, afternoon, note };
  const equalsRules = !isClosed && morning === null && afternoon === null;
  await db.transaction(async (tx) => {
    await tx.delete(calendarDays).where(lt(calendarDays.day, today));
    const where = and(eq(calendarDays.trade, trade), eq(calendarDays.day, day));
    const [before] = await tx.delete(calendarDays).where(where).returning();
    if (!equalsRules) {
      await tx
        .insert(calendarDays)
        .values({ trade, day, ...set })
        .onConflictDoUpdate({ target: [calendarDays.trade, calendarDays.day], set });
    }
    await writeAudit(tx, user, {
      action: 'calendar.dayChanged',
      subject: { kind: 'calendar', id: `${trade} ${day}` },
      before: before ?? null,
      after: equalsRules ? null : set,
    });
  });
}

/** Sets the booking kind of a service; 'none' removes it. Throws 404 for an unknown service. */
export async function setServiceBookingKind(
  db: Db,
  { serviceid, scheduled }: Static<typeof ServiceBody>,
  user: CurrentUser,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [service] = await tx
      .select({ name: services.name })
      .from(services)
      .where(eq(services.id, serviceid));
    if (service === undefined) throw notFound('There is no such service.');
    const [before] = await tx
      .delete(scheduledServices)
      .where(eq(scheduledServices.serviceid, serviceid))
      .returning({ trade: scheduledServices.trade });
    if (scheduled !== 'none') {
      const set = { trade: scheduled };
      await tx
        .insert(scheduledServices)
        .values({ serviceid, ...set })
        .onConflictDoUpdate({ target: scheduledServices.serviceid, set });
    }
    await writeAudit(tx, user, {
      action: 'calendar.serviceChanged',
      subject: { kind: 'calendar', id: service.name },
      before: { scheduled: before?.trade ?? 'none' },
      after: { scheduled },
    });
  });
}
