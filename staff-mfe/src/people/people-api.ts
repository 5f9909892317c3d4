import {
  type InviteRequest,
  type People,
  peopleSchema,
  type RemoveRequest,
  type RoleRequest,
} from 'contract/staff/people';
import { serverApi } from 'shared/data';
import * as v from 'shared/schema';

const listInvalidatedTags = (_: unknown, error: unknown) => (error ? [] : (['Staff'] as const));

const toPost = (url: string, body: object = {}) => ({ url, method: 'POST' as const, body });

/** Calls about colleagues. Only owners may make such calls. */
const peopleApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getPeople: build.query<People, void>({
      query: () => ({ url: 'staff/people' }),
      transformResponse: (response) => v.parse(peopleSchema, response),
      providesTags: ['Staff'],
    }),
    invite: build.mutation<unknown, InviteRequest>({
      query: (body) => toPost('staff/people/invitations', body),
      invalidatesTags: listInvalidatedTags,
    }),
    withdrawInvitation: build.mutation<unknown, number>({
      query: (id) => toPost(`staff/people/invitations/${id}/withdraw`),
      invalidatesTags: listInvalidatedTags,
    }),
    changeRole: build.mutation<unknown, RoleRequest & { id: number }>({
      query: ({ id, ...body }) => toPost(`staff/people/${id}/role`, body),
      invalidatesTags: listInvalidatedTags,
    }),
    removeColleague: build.mutation<unknown, RemoveRequest & { id: number }>({
      query: ({ id, ...body }) => toPost(`staff/people/${id}/remove`, body),
      invalidatesTags: listInvalidatedTags,
    }),
    endSessions: build.mutation<unknown, number>({
      query: (id) => toPost(`staff/people/${id}/end-sessions`),
      invalidatesTags: listInvalidatedTags,
    }),
    resetFactor: build.mutation<unknown, number>({
      query: (id) => toPost(`staff/people/${id}/reset-factor`),
      invalidatesTags: listInvalidatedTags,
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
} = peopleApi;
