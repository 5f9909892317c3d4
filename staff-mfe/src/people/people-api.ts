import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import {
  type DiscountLimit,
  getDiscountLimit,
  setDiscountLimit,
} from 'contract/compose/discount-limit';
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
    getDiscountLimit: build.query<DiscountLimit, void>({
      ...readEndpoint(getDiscountLimit),
      providesTags: ['Staff'],
    }),
    setDiscountLimit: build.mutation({
      ...sendEndpoint(setDiscountLimit),
      // Also refetches after a refusal, which means that a colleague changed the limit.
      invalidatesTags: ['Staff'],
    }),
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
  useGetDiscountLimitQuery,
  useSetDiscountLimitMutation,
} = peopleApi;
