import {
  type InvitationRequest,
  type JoinRequest,
  type OwnInvitation,
  ownInvitationSchema,
} from 'contract/accounts/join';
import { serverApi } from 'shared/data';
import * as v from 'shared/schema';
import { readSignInResponse, type SignInResult } from '../sign-in/sign-in-response';

/** Calls of the page that an emailed invitation opens. These calls need no sign-in. */
const joinApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<OwnInvitation, InvitationRequest>({
      query: (body) => ({ url: 'admin/invitation', method: 'POST', body, public: true }),
      transformResponse: (response) => v.parse(ownInvitationSchema, response),
    }),
    join: build.mutation<SignInResult | null, JoinRequest>({
      query: (body) => ({ url: 'admin/join', method: 'POST', body, public: true }),
      transformResponse: readSignInResponse,
    }),
  }),
});

export const { useGetInvitationQuery, useJoinMutation } = joinApi;
