import type { CallInput } from 'contract/calls/call';
import { readEndpoint } from 'contract/calls/request';
import * as calls from 'contract/work/resources';
import { isRequestError, serverApi } from 'shared/data';

export type { Crew, Person, Resources, Van } from 'contract/work/resources';

export type CrewInput = CallInput<typeof calls.saveCrew>;
export type PersonInput = CallInput<typeof calls.savePerson>;
export type VanInput = CallInput<typeof calls.saveVan>;
type RemovalInput = CallInput<typeof calls.removeCrew>;

/** Refetches after a change and after a conflict, because the board shows the same records. */
const changesResources = {
  invalidatesTags: (_: unknown, error: unknown) =>
    error === undefined || (isRequestError(error) && error.status === 409)
      ? (['Staff'] as const)
      : [],
};

const resourcesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getResources: build.query<calls.Resources, void>({
      ...readEndpoint(calls.getResources),
      providesTags: ['Staff'],
    }),
    saveCrew: build.mutation<calls.Resources, CrewInput>({
      ...readEndpoint(calls.saveCrew),
      ...changesResources,
    }),
    savePerson: build.mutation<calls.Resources, PersonInput>({
      ...readEndpoint(calls.savePerson),
      ...changesResources,
    }),
    saveVan: build.mutation<calls.Resources, VanInput>({
      ...readEndpoint(calls.saveVan),
      ...changesResources,
    }),
    removeCrew: build.mutation<calls.Resources, RemovalInput>({
      ...readEndpoint(calls.removeCrew),
      ...changesResources,
    }),
    removePerson: build.mutation<calls.Resources, RemovalInput>({
      ...readEndpoint(calls.removePerson),
      ...changesResources,
    }),
    removeVan: build.mutation<calls.Resources, RemovalInput>({
      ...readEndpoint(calls.removeVan),
      ...changesResources,
    }),
    addAbsence: build.mutation<calls.Resources, CallInput<typeof calls.addAbsence>>({
      ...readEndpoint(calls.addAbsence),
      ...changesResources,
    }),
    removeAbsence: build.mutation<calls.Resources, RemovalInput>({
      ...readEndpoint(calls.removeAbsence),
      ...changesResources,
    }),
    addVanDaysOff: build.mutation<calls.Resources, CallInput<typeof calls.addVanDaysOff>>({
      ...readEndpoint(calls.addVanDaysOff),
      ...changesResources,
    }),
    removeVanDaysOff: build.mutation<calls.Resources, RemovalInput>({
      ...readEndpoint(calls.removeVanDaysOff),
      ...changesResources,
    }),
  }),
});

export const {
  useGetResourcesQuery,
  useSaveCrewMutation,
  useSavePersonMutation,
  useSaveVanMutation,
  useRemoveCrewMutation,
  useRemovePersonMutation,
  useRemoveVanMutation,
  useAddAbsenceMutation,
  useRemoveAbsenceMutation,
  useAddVanDaysOffMutation,
  useRemoveVanDaysOffMutation,
} = resourcesApi;
