import * as calls from 'contract/accounts/staff-sign-in';
import type { CallInput } from 'contract/calls/call';
import { readResponse, sendEndpoint } from 'contract/calls/request';
import { serverApi } from 'shared/data';
import { readSignInResponse, type SignInResult } from '../sign-in/sign-in-response';

/** Calls of the page that an emailed invitation opens. These calls need no sign-in. */
const joinApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<calls.OwnInvitation, CallInput<typeof calls.getInvitation>>({
      ...sendEndpoint(calls.getInvitation),
      transformResponse: (response: unknown) => readResponse(calls.getInvitation, response),
    }),
    join: build.mutation<SignInResult | null, CallInput<typeof calls.join>>({
      ...sendEndpoint(calls.join),
      transformResponse: readSignInResponse,
    }),
  }),
});

export const { useGetInvitationQuery, useJoinMutation } = joinApi;
