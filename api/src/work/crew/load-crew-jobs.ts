import { formatMoney } from 'contract/values/pence';
import type { CrewJobs } from 'contract/work/crew/crew-calls';
import { asc, count, inArray } from 'drizzle-orm';
import { listAddresses, listWorkLines } from '../../calendar/staff/job-texts.ts';
import type { Tx } from '../../db/db.ts';
import { getDayTexts } from '../../orders/records/day-texts.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { type LoadedJob, loadJobs } from '../jobs/load-jobs.ts';
import { toJobKey } from '../records/job-demands.ts';
import { workVans } from '../records/tables.ts';
import { findOwnCrew } from './own-jobs.ts';
import { type CrewEventRow, crewEvents, jobPhotos } from './tables.ts';

/** Returns the jobs of the account's crew of today and tomorrow, in the order of their starts. */
export async function loadCrewJobs(tx: Tx, user: CurrentUser): Promise<CrewJobs> {
  const today = getLondonToday();
  const crew = await findOwnCrew(tx, user);
  const jobs = crew === null ? [] : await loadJobs(tx, today, addDays(today, 1));
  const ownJobs = jobs
    .filter(({ assignment }) => assignment !== null && assignment.crewid === crew?.id)
    .sort((a, b) => a.day.localeCompare(b.day) || getStart(a) - getStart(b));
  const orderIds = ownJobs.map(({ orderid }) => orderid);
  const events = await loadEvents(tx, orderIds);
  const photoCounts = await countPhotos(tx, orderIds);
  const vans = new Map(
    (await tx.select({ id: workVans.id, name: workVans.name }).from(workVans)).map((van) => [
      van.id,
      van.name,
    ]),
  );
  return {
    userid: user.id,
    crew: crew?.name ?? '',
    today,
    jobs: ownJobs.map((job) =>
      toCrewJob(job, {
        van: vans.get(job.assignment?.vanid ?? 0) ?? '',
        events: events.get(toJobKey(job)) ?? [],
        photos: photoCounts.get(toJobKey(job)) ?? 0,
      }),
    ),
  };
}

const getStart = ({ assignment }: LoadedJob): number => assignment?.startsAt ?? 0;

async function loadEvents(tx: Tx, orderIds: number[]): Promise<Map<string, CrewEventRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(crewEvents)
    .where(inArray(crewEvents.orderid, orderIds))
    .orderBy(asc(crewEvents.at));
  return Map.groupBy(rows, toJobKey);
}

async function countPhotos(tx: Tx, orderIds: number[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const { orderid, trade } = jobPhotos;
  const rows = await tx
    .select({ orderid, trade, photos: count() })
    .from(jobPhotos)
    .where(inArray(orderid, orderIds))
    .groupBy(orderid, trade);
  return new Map(rows.map(({ photos, ...key }) => [toJobKey(key), photos]));
}

interface JobRecords {
  van: string;
  events: readonly CrewEventRow[];
  photos: number;
}

function toCrewJob(job: LoadedJob, { van, events, photos }: JobRecords): CrewJobs['jobs'][number] {
  const { order, row, trade } = job;
  const moveNote = trade === 'move' ? (order.schedule?.move?.note ?? '') : '';
  return {
    orderno: job.orderno,
    trade,
    day: job.day,
    half: job.half,
    title: getDayTexts(order)[trade].workTitle,
    startsat: job.assignment?.startsAt ?? null,
    minutes: job.demand.minutes,
    people: job.demand.people,
    van,
    customer: `${order.name} ${order.lastName}`.trim(),
    phone: order.mobile,
    addresses: listAddresses(order, trade),
    lines: listWorkLines(order),
    notes: [row?.note ?? '', order.note, moveNote].filter((note) => note.trim() !== ''),
    due: order.money.due,
    state: row?.state ?? 'planned',
    onhold: order.hold !== null,
    signed: events.some(({ kind }) => kind === 'signature'),
    photos,
    entries: events.flatMap(describeEntry),
  };
}

function describeEntry({ kind, text, price }: CrewEventRow): string[] {
  if (kind === 'note') return [text];
  return kind === 'extra' ? [`${text}, ${formatMoney(price ?? 0)}`] : [];
}
