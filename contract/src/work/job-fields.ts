import * as v from 'valibot';
import { half, trade } from '../calendar/booking-fields.ts';
import { day, id, integer, orderNumber, orEmpty, openEnum } from '../calls/wire.ts';

/** Fields of jobs and of the crews and vans that do them (rule 75 in docs/product.md). */

/** States of a job, in their order. The crew presses the later ones. */
export const jobStates = ['planned', 'on_the_way', 'begun', 'done'] as const;

export type JobState = (typeof jobStates)[number];

/** Problems of an assignment, which needs a reason with any of them. */
export const jobProblems = [
  'too_long',
  'crew_overlap',
  'van_overlap',
  'van_too_small',
  'absent',
  'van_off',
  'wrong_kind',
  'unconfirmed',
  'outside_half',
] as const;

export type JobProblem = (typeof jobProblems)[number];

/** A problem of an assignment, as a sentence for staff. */
export const jobProblem = v.object({ code: openEnum(jobProblems), text: v.string() });

/** A time of day as minutes after midnight in London. */
export const minuteOfDay = v.pipe(integer, v.metadata({ minimum: 0, maximum: 1_439 }));

/** An address of a job. */
export const workAddress = v.object({
  /** 'From', 'To' or ''. */
  label: v.string(),
  address: v.string(),
  postcode: v.string(),
  /** Floor, lift and parking in words, or ''. */
  access: v.string(),
});

/** The job of an order. An order has at most one job of each kind. */
export const jobKey = { orderno: orderNumber, trade };

/** Origin of a number of a job: set on the job, from the products or the quote, or the default. */
const source = openEnum(['job', 'products', 'quote', 'default']);

/** A booking, with the crew, the van and the start that staff set. */
export const job = v.object({
  ...jobKey,
  day,
  half,
  /** 0 until staff have set anything. */
  version: integer,
  /** Title of the day, such as 'Day of the move'. */
  title: v.string(),
  /** First and last name. */
  customer: v.string(),
  phone: v.string(),
  addresses: v.array(workAddress),
  /** Quantity and name of each line. */
  lines: v.array(v.string()),
  minutes: integer,
  /** Smallest number of people. */
  people: integer,
  /** Volume in litres, 0 if it is unknown. */
  litres: integer,
  sources: v.object({ minutes: source, people: source, litres: source }),
  /** Crew, van and start are null while they are unassigned. */
  crewid: v.nullable(id),
  vanid: v.nullable(id),
  startsat: v.nullable(minuteOfDay),
  state: openEnum(jobStates),
  problems: v.array(jobProblem),
  /** Why staff assigned the job in spite of problems, or ''. */
  reason: v.string(),
  /** Note for the crew, or ''. */
  note: v.string(),
  /** Whether the customer has not confirmed the day yet. */
  unconfirmed: v.boolean(),
  onhold: v.boolean(),
  /** Day of an assignment that ended because the booking was moved, or ''. */
  movedfrom: orEmpty(day),
});

export type Job = v.InferOutput<typeof job>;
