import { createHash } from 'node:crypto';
import type { loadBoard as loadBoardCall } from 'contract/work/board';
import { readDayCapacities } from '../../calendar/staff/bookings.ts';
import type { Db } from '../../db/db.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { addDays } from '../../schedule/london-day.ts';
import { loadJobs, toApiJob } from '../jobs/load-jobs.ts';
import { loadCrewsAndVans, toApiResources } from '../records/load-resources.ts';

/** Returns the board of one day or seven days, or only its fingerprint if the page has it already. */
export async function loadBoard(
  db: Db,
  { from, days: dayCount, known }: CallBody<typeof loadBoardCall>,
) {
  const to = addDays(from, dayCount - 1);
  const resources = await loadCrewsAndVans(db, from, to);
  const jobs = await loadJobs(db, from, to);
  const usedCrews = new Set(jobs.map(({ assignment }) => assignment?.crewid));
  const usedVans = new Set(jobs.map(({ assignment }) => assignment?.vanid));
  const { crews, people, vans } = toApiResources(resources);
  const board = {
    days: await readDayCapacities(db, from, to),
    jobs: jobs.map((job) => toApiJob(job, jobs, resources)),
    crews: crews.filter(({ id, active }) => active || usedCrews.has(id)),
    vans: vans.filter(({ id, active }) => active || usedVans.has(id)),
    people: people.filter(({ active }) => active),
  };
  const fingerprint = createHash('sha256').update(JSON.stringify(board)).digest('base64url');
  if (fingerprint !== known) return { data: { fingerprint, unchanged: false, ...board } };
  const emptyBoard = { days: [], jobs: [], crews: [], vans: [], people: [] };
  return { data: { fingerprint, unchanged: true, ...emptyBoard } };
}
