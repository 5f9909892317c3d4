import * as v from 'valibot';
import { dataResponse } from '../calls/call.ts';

/** Responses of the backend to `edge` with counts of package versions, by names such as 'loads'. */

const counts = v.record(v.string(), v.number());

const versionFields = { remote: v.string(), version: v.string() };

/** The total counts of each version. */
export const versionFigures = dataResponse(
  v.array(v.object({ ...versionFields, assigned: v.boolean(), counts })),
);

/** The total counts of each version on each London day. */
export const dayFigures = dataResponse(
  v.array(v.object({ day: v.string(), ...versionFields, counts })),
);
