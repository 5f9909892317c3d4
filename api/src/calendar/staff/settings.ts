import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type * as calls from 'contract/calendar/staff/settings';
import type { CallBody } from '../../http/serve-call.ts';
import { scheduledServices, services } from '../../catalog/records/tables.ts';
import type { Db, Tx } from '../../db/db.ts';
import { badRequest, notFound } from '../../http/http-error.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';
import { bookings, calendarDays, calendarTrades } from '../bookings/tables.ts';
import { loadBookingRules } from '../bookings/booking-rules.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { pickChanges, writeAudit } from '../../audit/records/write-audit.ts';
import { addVersion, lockSetting, requireSettingVersion } from './settings-version.ts';

/** Days from today to the last day for which staff can set an exception. */
const MAX_DAYS_AHEAD = 730;

/** Returns the calendar settings: rules of each booking kind, exceptions and scheduled services. */
export async function readSettings(db: Db) {
  const days = await db
    .select()
    .from(calendarDays)
    .where(gte(calendarDays.day, getLondonToday()))
    .orderBy(asc(calendarDays.day), asc(calendarDays.trade));
  const serviceRows = await selectServices(db).orderBy(asc(services.id));
  return {
    trades: await Promise.all(bookingKinds.map((bookingKind) => readRules(db, bookingKind))),
    services: serviceRows.map(toApiService),
    days: days.map(toApiDay),
  };
}

async function readRules(tx: Tx, kind: BookingKind) {
  const { trade, leadDays, horizonDays, workingDays, ...capacities } = await loadBookingRules(
    tx,
    kind,
  );
  return addVersion({
    trade,
    leaddays: leadDays,
    horizondays: horizonDays,
    workingdays: workingDays,
    ...capacities,
  });
}

const toApiDay = ({ trade, day, isClosed, morning, afternoon, note }: DayRow) =>
  addVersion({ trade, day, closed: isClosed, morning, afternoon, note });

type DayRow = typeof calendarDays.$inferSelect;

const selectServices = (tx: Tx) =>
  tx
    .select({ serviceid: services.id, name: services.name, trade: scheduledServices.trade })
    .from(services)
    .leftJoin(scheduledServices, eq(scheduledServices.serviceid, services.id))
    .$dynamic();

type SelectedService = Awaited<ReturnType<typeof selectServices>>[number];

const toApiService = ({ trade, ...service }: SelectedService) =>
  addVersion({ ...service, scheduled: trade ?? ('none' as const) });

/**
 * Sets the rules of a booking kind. Throws 400 if the last bookable day is before the first. Throws
 * 409 with the present rules if `version` is outdated.
 */
export async function setRules(
  tx: Tx,
  { version, ...rules }: CallBody<typeof calls.setRules>,
  user: CurrentUser,
): Promise<void> {
  const { trade, morning, afternoon } = rules;
  const newRules = {
    leadDays: rules.leaddays,
    horizonDays: rules.horizondays,
    morning,
    afternoon,
    workingDays: [...new Set(rules.workingdays)].toSorted(),
  };
  if (newRules.horizonDays < newRules.leadDays) {
    throw badRequest('The last day that can be chosen must not come before the first.');
  }
  await lockSetting(tx, trade);
  await requireSettingVersion(tx, trade, version, await readRules(tx, trade));
  const before = await loadBookingRules(tx, trade);
  await tx
    .insert(calendarTrades)
    .values({ trade, ...newRules })
    .onConflictDoUpdate({ target: calendarTrades.trade, set: newRules });
  const subject = { kind: 'calendar', id: trade };
  await markShortNotice(tx, trade, before.leadDays, newRules.leadDays);
  await writeAudit(tx, user, {
    action: 'calendar.rulesChanged',
    subject,
    ...pickChanges({ ...before }, newRules),
  });
}

/**
 * Marks the bookings for which longer days of notice come too late, so that staff decide about
 * them. Shorter days of notice end such marks.
 */
async function markShortNotice(
  tx: Tx,
  trade: BookingKind,
  before: number,
  after: number,
): Promise<void> {
  const today = getLondonToday();
  const isTooSoon = and(
    gte(bookings.day, addDays(today, before)),
    lt(bookings.day, addDays(today, after)),
  );
  const isInTime = gte(bookings.day, addDays(today, after));
  await tx
    .update(bookings)
    .set({ isShortNotice: after > before })
    .where(and(eq(bookings.trade, trade), after > before ? isTooSoon : isInTime));
}

/**
 * Sets, replaces or deletes the exception for a day. Existing bookings stay. Also deletes the
 * exceptions of past days. Throws 400 for a past or too late day, and 409 with the present
 * exception if `version` is outdated.
 */
export async function setDayException(
  tx: Tx,
  body: CallBody<typeof calls.setDay>,
  user: CurrentUser,
): Promise<void> {
  const { trade, day, closed: isClosed, morning = null, afternoon = null, note = '' } = body;
  const today = getLondonToday();
  if (day < today || day > addDays(today, MAX_DAYS_AHEAD)) {
    throw badRequest('Please choose a day from today to two years ahead.', 'no_day');
  }
  const exceptionValues = { isClosed, morning, afternoon, note };
  const isUsualDay = !isClosed && morning === null && afternoon === null;
  const id = `${trade} ${day}`;
  await lockSetting(tx, id);
  await tx.delete(calendarDays).where(lt(calendarDays.day, today));
  const isSameDay = and(eq(calendarDays.trade, trade), eq(calendarDays.day, day));
  const [before] = await tx.delete(calendarDays).where(isSameDay).returning();
  const usualDay = { trade, day, closed: false, morning: null, afternoon: null, note: '' };
  const currentDay = before === undefined ? { ...usualDay, version: '' } : toApiDay(before);
  await requireSettingVersion(tx, id, body.version, currentDay);
  if (!isUsualDay) await tx.insert(calendarDays).values({ trade, day, ...exceptionValues });
  await writeAudit(tx, user, {
    action: 'calendar.dayChanged',
    subject: { kind: 'calendar', id },
    before: before ?? null,
    after: isUsualDay ? null : exceptionValues,
  });
}

/**
 * Sets the booking kind of a service. The kind 'none' means that the service needs no booking.
 * Throws 404 for an unknown service, and 409 with the present kind if `version` is outdated.
 */
export async function setServiceBookingKind(
  tx: Tx,
  { serviceid, scheduled, version }: CallBody<typeof calls.setService>,
  user: CurrentUser,
): Promise<void> {
  await lockSetting(tx, `service ${serviceid}`);
  const [service] = await selectServices(tx).where(eq(services.id, serviceid));
  if (service === undefined) throw notFound('There is no such service.');
  const { name } = service;
  await requireSettingVersion(tx, name, version, toApiService(service));
  await tx.delete(scheduledServices).where(eq(scheduledServices.serviceid, serviceid));
  if (scheduled !== 'none') {
    await tx.insert(scheduledServices).values({ serviceid, trade: scheduled });
  }
  await writeAudit(tx, user, {
    action: 'calendar.serviceChanged',
    subject: { kind: 'calendar', id: name },
    before: { scheduled: service.trade ?? 'none' },
    after: { scheduled },
  });
}
