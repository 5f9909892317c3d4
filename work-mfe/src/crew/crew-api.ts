import type { CallInput } from 'contract/calls/call';
import { readEndpoint } from 'contract/calls/request';
import { type CrewJobs, getCrewJobs, recordCrewEvent } from 'contract/work/crew/crew-calls';
import type { JobState } from 'contract/work/job-fields';
import { serverApi } from 'shared/data';

const pressEndpoint = readEndpoint(recordCrewEvent);

/** Calls of a crew. The phone decides when they are made, and keeps the responses itself. */
export const crewApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCrewJobs: build.query<CrewJobs, void>(readEndpoint(getCrewJobs)),
    sendPress: build.mutation<{ state: JobState }, CallInput<typeof recordCrewEvent>>({
      ...pressEndpoint,
      // An ended sign-in must not take the page from a crew in the middle of a job.
      query: (input) => ({ ...pressEndpoint.query(input), background: true as const }),
    }),
  }),
});
