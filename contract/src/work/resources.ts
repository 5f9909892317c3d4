import * as v from 'valibot';
import { trade } from '../calendar/booking-fields.ts';
import { type Call, dataResponse, declareCall } from '../calls/call.ts';
import { day, id, integer, requiredText, time, typedText } from '../calls/wire.ts';
import { minuteOfDay } from './job-fields.ts';

/** Calls about crews, people and vans. Each call that changes something returns all of them. */

const access = 'work';

const name = requiredText('line', 'Name', 80);
const note = typedText('line', 'Note', 200);

/** Version of the record on the page. Ignored for a new record. */
const version = v.pipe(integer, v.metadata({ minimum: 0 }));

/** Fields of a record. `id` is null for a new record. */
const savedFields = { id: v.nullable(id), version };

/** First and last day, both included. */
const days = {
  from: v.pipe(day, v.metadata({ title: 'First day' })),
  to: v.pipe(day, v.metadata({ title: 'Last day' })),
};

const daysAway = v.array(v.object({ id, from: day, to: day, note: v.string() }));

const crewFields = {
  name,
  /** Kinds of work that the crew does. */
  kinds: v.pipe(v.array(trade), v.metadata({ minItems: 1, maxItems: 2, title: 'Work' })),
  startsat: v.pipe(minuteOfDay, v.metadata({ title: 'Start of the day' })),
  endsat: v.pipe(minuteOfDay, v.metadata({ title: 'End of the day' })),
  active: v.boolean(),
};

const personFields = {
  name,
  phone: typedText('phone', 'Phone', 50),
  crewid: v.nullable(id),
  /** Account with the role `crew`, or null. */
  userid: v.nullable(id),
  active: v.boolean(),
};

const vanFields = {
  name,
  registration: typedText('line', 'Registration', 20),
  /** Load volume. */
  litres: v.pipe(integer, v.metadata({ minimum: 0, maximum: 100_000, title: 'Volume' })),
  active: v.boolean(),
};

const storedFields = { id, version: integer };

export const crew = v.object({ ...storedFields, ...crewFields });
export const person = v.object({ ...storedFields, ...personFields, absences: daysAway });
export const van = v.object({ ...storedFields, ...vanFields, daysoff: daysAway });

export type Crew = v.InferOutput<typeof crew>;
export type Person = v.InferOutput<typeof person>;
export type Van = v.InferOutput<typeof van>;

const resources = v.object({
  crews: v.array(crew),
  people: v.array(person),
  vans: v.array(van),
  /** Accounts with the role `crew`, for the field `userid` of a person. */
  accounts: v.array(v.object({ id, name: v.string() })),
});

export type Resources = v.InferOutput<typeof resources>;

const changeResponses = {
  response: dataResponse(resources),
  refusals: {
    409: v.object({
      /** Everything as it is now, if somebody has changed the record meanwhile. */
      current: v.optional(resources),
      by: v.optional(v.string()),
      at: v.optional(v.nullable(time)),
    }),
  },
} satisfies Partial<Call>;

export const getResources = declareCall({
  method: 'GET',
  path: 'staff/work/resources',
  access,
  summary: 'Crews, people with absences, and vans with days off, from today on',
  response: dataResponse(resources),
});

export const saveCrew = declareCall({
  method: 'POST',
  path: 'staff/work/crews',
  access,
  summary: 'Adds or changes a crew',
  body: v.object({ ...savedFields, ...crewFields }),
  ...changeResponses,
});

export const savePerson = declareCall({
  method: 'POST',
  path: 'staff/work/people',
  access,
  summary: 'Adds or changes a person',
  body: v.object({ ...savedFields, ...personFields }),
  ...changeResponses,
});

export const saveVan = declareCall({
  method: 'POST',
  path: 'staff/work/vans',
  access,
  summary: 'Adds or changes a van',
  body: v.object({ ...savedFields, ...vanFields }),
  ...changeResponses,
});

const removal = { body: v.object({ id }), ...changeResponses };

export const removeCrew = declareCall({
  method: 'POST',
  path: 'staff/work/crews/remove',
  access,
  summary: 'Removes a crew, or makes it inactive if it has jobs',
  ...removal,
});

export const removePerson = declareCall({
  method: 'POST',
  path: 'staff/work/people/remove',
  access,
  summary: 'Removes a person with the absences',
  ...removal,
});

export const removeVan = declareCall({
  method: 'POST',
  path: 'staff/work/vans/remove',
  access,
  summary: 'Removes a van, or makes it inactive if it has jobs',
  ...removal,
});

export const addAbsence = declareCall({
  method: 'POST',
  path: 'staff/work/absences',
  access,
  summary: 'Notes the days on which a person is absent',
  body: v.object({ personid: id, ...days, note }),
  ...changeResponses,
});

export const removeAbsence = declareCall({
  method: 'POST',
  path: 'staff/work/absences/remove',
  access,
  summary: 'Removes an absence of a person',
  ...removal,
});

export const addVanDaysOff = declareCall({
  method: 'POST',
  path: 'staff/work/van-days-off',
  access,
  summary: 'Notes the days on which a van cannot be used',
  body: v.object({ vanid: id, ...days, note }),
  ...changeResponses,
});

export const removeVanDaysOff = declareCall({
  method: 'POST',
  path: 'staff/work/van-days-off/remove',
  access,
  summary: 'Removes days off of a van',
  ...removal,
});
