import { readResponse, sendEndpoint } from 'contract/calls/request';
import * as people from 'contract/staff/people';
import { serverApi } from 'shared/data';

const listInvalidatedTags = (_: unknown, error: unknown) => (error ? [] : (['Staff'] as const));

const change = { invalidatesTags: listInvalidatedTags };

const peopleApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getPeople: build.query({
      ...sendEndpoint(people.listPeople),
      transformResponse: (response: unknown) => readResponse(people.listPeople, response),
      providesTags: ['Staff'],
    }),
    invite: build.mutation({ ...sendEndpoint(people.inviteColleague), ...change }),
    withdrawInvitation: build.mutation({ ...sendEndpoint(people.withdrawInvitation), ...change }),
    changeRole: build.mutation({ ...sendEndpoint(people.changeRole), ...change }),
    removeColleague: build.mutation({ ...sendEndpoint(people.removeColleague), ...change }),
    endSessions: build.mutation({ ...sendEndpoint(people.endSessions), ...change }),
    resetFactor: build.mutation({ ...sendEndpoint(people.resetFactor), ...change }),
  }),
});

export const {
  useGetPeopleQuery,
  useInviteMutation,
  useWithdrawInvitationMutation,
  useChangeRoleMutation,
  useRemoveColleagueMutation,
  useEndSessionsMutation,
  useResetFactorMutation,
} = peopleApi;
