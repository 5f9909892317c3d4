import * as v from 'valibot';
import { half } from '../../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { MAX_SIGNATURE_LENGTH } from '../../calls/max-signature-length.ts';
import {
  day,
  id,
  integer,
  optionalReason,
  programText,
  reason,
  requestKey,
  requiredAmount,
  requiredText,
  time,
  typedText,
  openEnum,
} from '../../calls/wire.ts';
import { photoFileTypes, privatePhoto } from '../../photos/private-photo.ts';
import { jobKey, jobStates, minuteOfDay, workAddress } from '../job-fields.ts';

/** Calls of a crew about its own jobs (rule 76 in docs/product.md). Amounts are in pence. */

const access = 'crew';

/** Largest number of photos of a job. */
export const MAX_JOB_PHOTOS = 60;

/** Header of an upload with the number of the job's order. */
export const JOB_ORDER_HEADER = 'x-job-order';

/** Header of an upload with the kind of the job. */
export const JOB_TRADE_HEADER = 'x-job-trade';

/** Header of an upload with the time on the phone when the photo was taken. */
export const JOB_TIME_HEADER = 'x-job-time';

/** Ways to pay for an extra. A link is mailed to the customer. */
export const extraPaymentMethods = ['cash', 'card_terminal', 'link'] as const;

/** The steps of a job, in their order. */
export const jobSteps = ['on_the_way', 'begun', 'done'] as const;

export type JobStep = (typeof jobSteps)[number];

const crewJob = v.object({
  ...jobKey,
  day,
  half,
  title: v.string(),
  /** Start in London, or null if staff set none. */
  startsat: v.nullable(minuteOfDay),
  minutes: integer,
  people: integer,
  van: v.string(),
  customer: v.string(),
  phone: v.string(),
  addresses: v.array(workAddress),
  lines: v.array(v.string()),
  /** Notes of staff and of the customer. */
  notes: v.array(v.string()),
  /** Amount that the customer still has to pay. */
  due: integer,
  state: openEnum(jobStates),
  onhold: v.boolean(),
  /** Whether a signature, or the reason for a missing one, is stored. */
  signed: v.boolean(),
  photos: integer,
  /** Notes and extras of the crew, oldest first. */
  entries: v.array(v.string()),
});

export type CrewJob = v.InferOutput<typeof crewJob>;

const crewJobs = v.object({
  /** The signed-in account. The phone deletes the data of any other account. */
  userid: id,
  /** Name of the crew, or '' if the account belongs to none. */
  crew: v.string(),
  /** Today in London. */
  today: day,
  jobs: v.array(crewJob),
});

export type CrewJobs = v.InferOutput<typeof crewJobs>;

export const getCrewJobs = declareCall({
  method: 'GET',
  path: 'crew/jobs',
  access,
  summary: "Jobs of the account's crew today and tomorrow, in order",
  response: dataResponse(crewJobs),
});

/** Fields that all presses have. A press is a step, a note, a signature or an extra. */
const pressFields = {
  /** UUID from the phone, so that a repeated call stores the press once. */
  key: requestKey,
  ...jobKey,
  /** Time of the press by the phone's clock, which may be wrong. Records have the backend's time. */
  at: time,
};

const createStepPress = <const Step extends JobStep>(step: Step) =>
  v.object({ ...pressFields, kind: v.literal(step) });

const notePress = v.object({
  ...pressFields,
  kind: v.literal('note'),
  text: requiredText('text', 'Note', 1_000),
});

const signaturePress = v.object({
  ...pressFields,
  kind: v.literal('signature'),
  /** Name of the person who signed, or ''. */
  name: typedText('line', 'Name', 200),
  /** SVG path in a view box of 300 by 150, or '' with a reason. */
  path: v.pipe(
    programText(MAX_SIGNATURE_LENGTH),
    v.metadata({ title: 'Signature', pattern: '^[ML0-9 .]*$' }),
  ),
  reason: optionalReason,
});

const extraPress = v.object({
  ...pressFields,
  kind: v.literal('extra'),
  text: requiredText('line', 'Extra', 200),
  price: requiredAmount('Price'),
  reason,
  payment: v.picklist(extraPaymentMethods),
});

/** A union, because pages do not load Valibot's `variant`. */
export const crewPress = v.pipe(
  v.union([
    createStepPress('on_the_way'),
    createStepPress('begun'),
    createStepPress('done'),
    notePress,
    signaturePress,
    extraPress,
  ]),
  v.metadata({ discriminator: { propertyName: 'kind' } }),
);

export type CrewPress = v.InferOutput<typeof crewPress>;

/** Responds with 409 and a sentence if the state of the job forbids the press, for example if it is done. */
export const recordCrewEvent = declareCall({
  method: 'POST',
  path: 'crew/events',
  access,
  summary: 'Stores a press of a crew for a job, once',
  body: v.object({ press: crewPress }),
  response: dataResponse(v.object({ state: openEnum(jobStates) })),
});

/** The body is the photo. The headers are the upload's UUID, the job, and the time on the phone. */
export const uploadJobPhoto = declareCall({
  method: 'POST',
  path: 'crew/photos',
  access,
  summary:
    'Adds a photo to an own job. Headers x-photo-key, x-job-order, x-job-trade and x-job-time',
  fileTypes: photoFileTypes,
  response: dataResponse(privatePhoto),
});
