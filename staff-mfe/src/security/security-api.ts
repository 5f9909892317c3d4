import { readEndpoint, sendEndpoint } from 'contract/calls/request';
import * as security from 'contract/staff/security';
import { serverApi } from 'shared/data';

const listInvalidatedTags = (_: unknown, error: unknown) => (error ? [] : (['Staff'] as const));

const change = { invalidatesTags: listInvalidatedTags };

/** Calls about the user's own second factor (rule 56). */
const securityApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query({ ...readEndpoint(security.getSecurity), providesTags: ['Staff'] }),
    beginFactor: build.mutation(readEndpoint(security.beginFactor)),
    turnFactorOn: build.mutation({ ...readEndpoint(security.turnFactorOn), ...change }),
    renewRecoveryCodes: build.mutation({ ...readEndpoint(security.renewRecoveryCodes), ...change }),
    turnFactorOff: build.mutation({ ...sendEndpoint(security.turnFactorOff), ...change }),
  }),
});

export const {
  useGetSecurityQuery,
  useBeginFactorMutation,
  useTurnFactorOnMutation,
  useRenewRecoveryCodesMutation,
  useTurnFactorOffMutation,
} = securityApi;
