import * as v from 'valibot';
import { capacityOfDay } from '../calendar/staff/bookings.ts';
import { type Call, dataResponse, declareCall } from '../calls/call.ts';
import { day, id, integer, optionalReason, programText, time, typedText } from '../calls/wire.ts';
import { job, jobKey, jobProblem, minuteOfDay } from './job-fields.ts';
import { privatePhoto } from '../photos/private-photo.ts';
import { crew, person, van } from './resources.ts';

/** Calls of the board, on which staff assign jobs to crews and vans. */

const access = 'work';

const board = v.object({
  /** Changes with everything that the board shows. */
  fingerprint: v.string(),
  /** True if the board is still the one with the fingerprint `known`. Then the lists are empty. */
  unchanged: v.boolean(),
  /** Places and bookings, for each day and kind of work. */
  days: v.array(capacityOfDay),
  /** All jobs of the days, in the order of their starts. */
  jobs: v.array(job),
  /** Active crews, vans and people, and inactive ones with a job on these days. */
  crews: v.array(crew),
  vans: v.array(van),
  people: v.array(person),
});

export type Board = v.InferOutput<typeof board>;

/** A POST request, because pages repeat it often with another fingerprint. */
export const loadBoard = declareCall({
  method: 'POST',
  path: 'staff/work/board',
  access,
  summary: 'The jobs of a day or a week, with crews, people and vans',
  body: v.object({
    from: day,
    days: v.picklist([1, 7]),
    /** Fingerprint of the board on the page. */
    known: v.optional(programText(64)),
  }),
  response: dataResponse(board),
});

const changeResponses = {
  response: dataResponse(job),
  refusals: {
    409: v.object({
      /** The job as it is now, if somebody has changed it meanwhile. */
      current: v.optional(job),
      by: v.optional(v.string()),
      at: v.optional(v.nullable(time)),
      /** With the code 'reason_needed': all problems of the assignment. */
      problems: v.optional(v.array(jobProblem)),
    }),
  },
} satisfies Partial<Call>;

/** Version of the job on the page. A change of an older version is refused. */
const version = v.pipe(integer, v.metadata({ minimum: 0, title: 'Version' }));

const assignment = {
  crewid: v.nullable(id),
  vanid: v.nullable(id),
  startsat: v.nullable(v.pipe(minuteOfDay, v.metadata({ title: 'Start' }))),
};

/** Null for all three removes the assignment. */
export const assignJob = declareCall({
  method: 'POST',
  path: 'staff/work/assign',
  access,
  summary: 'Sets crew, van and start of a job. With problems it needs a reason',
  body: v.object({ ...jobKey, version, ...assignment, reason: optionalReason }),
  ...changeResponses,
});

const override = (title: string, minimum: number, maximum: number) =>
  v.nullable(v.pipe(integer, v.metadata({ title, minimum, maximum })));

/** A number of null follows from the products. */
export const changeJob = declareCall({
  method: 'POST',
  path: 'staff/work/job',
  access,
  summary: 'Sets duration, people, volume and the note for the crew of a job',
  body: v.object({
    ...jobKey,
    version,
    minutes: override('Minutes', 5, 1_440),
    people: override('People', 1, 20),
    litres: override('Volume', 0, 200_000),
    note: typedText('text', 'Note for the crew', 1_000),
  }),
  ...changeResponses,
});

const jobRecord = v.object({
  /** Photos of the crew, the oldest first. */
  photos: v.array(privatePhoto),
  /** Null until the customer signed or the crew said why nobody did. */
  signature: v.nullable(
    v.object({
      /** Name of the person who signed, or ''. */
      name: v.string(),
      /** SVG path in a box of 300 by 150, or ''. */
      path: v.string(),
      /** Why nobody signed, or ''. */
      reason: v.string(),
      at: time,
      /** Time by the clock of the crew's phone, which may have had no network until `at`. */
      phonetime: time,
      /** Member of the crew, or '' for a removed one. */
      takenby: v.string(),
    }),
  ),
});

export type JobRecord = v.InferOutput<typeof jobRecord>;

export const getJobRecord = declareCall({
  method: 'GET',
  path: 'staff/work/jobs/{orderno}/{trade}',
  access,
  summary: 'The photos and the signature of a job',
  params: v.object(jobKey),
  response: dataResponse(jobRecord),
});

const proposal = v.object({
  ...jobKey,
  /** Version of the job to which the proposal belongs. */
  version: integer,
  crewid: id,
  vanid: v.nullable(id),
  startsat: minuteOfDay,
  /** Why this crew, van and start, in a sentence. */
  explanation: v.string(),
});

export type Proposal = v.InferOutput<typeof proposal>;

/** Saves nothing. Staff apply each proposal by `assignJob`. */
export const suggestJobs = declareCall({
  method: 'POST',
  path: 'staff/work/suggest',
  access,
  summary: 'Proposes crew, van and start for the unassigned jobs of a day',
  body: v.object({ day }),
  response: dataResponse(
    v.object({
      proposals: v.array(proposal),
      /** Jobs for which no crew, van and start fits, each with the reason. */
      unplaced: v.array(v.object({ ...jobKey, text: v.string() })),
    }),
  ),
});
