import * as v from 'valibot';

const dates = { date: v.string(), half: v.string(), second: v.optional(v.string()) };

const moveAddress = v.object({
  address: v.string(),
  postcode: v.string(),
  floor: v.number(),
  lift: v.boolean(),
  parking: v.string(),
});

export const scheduleRequest = v.object({
  move: v.optional(
    v.object({ ...dates, from: moveAddress, to: moveAddress, note: v.optional(v.string()) }),
  ),
  visit: v.optional(v.object(dates)),
});

export type ScheduleRequest = v.InferInput<typeof scheduleRequest>;
