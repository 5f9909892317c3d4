import {
  type BeginFactorRequest,
  type CodeRequest,
  type FactorSetup,
  factorSetupSchema,
  recoveryCodesSchema,
  type Security,
  securitySchema,
  type TurnFactorOnRequest,
} from 'contract/staff/security';
import { serverApi } from 'shared/data';
import * as v from 'shared/schema';

const listInvalidatedTags = (_: unknown, error: unknown) => (error ? [] : (['Staff'] as const));

const parseCodes = (response: unknown) =>
  v.parse(v.object({ data: recoveryCodesSchema }), response).data.recoverycodes;

/** Calls about the user's own second factor (rule 56). */
const securityApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<Security, void>({
      query: () => ({ url: 'staff/security' }),
      transformResponse: (response) => v.parse(v.object({ data: securitySchema }), response).data,
      providesTags: ['Staff'],
    }),
    beginFactor: build.mutation<FactorSetup, BeginFactorRequest>({
      query: (body) => ({ url: 'staff/security/begin', method: 'POST', body }),
      transformResponse: (response) =>
        v.parse(v.object({ data: factorSetupSchema }), response).data,
    }),
    turnFactorOn: build.mutation<string[], TurnFactorOnRequest>({
      query: (body) => ({ url: 'staff/security/turn-on', method: 'POST', body }),
      transformResponse: parseCodes,
      invalidatesTags: listInvalidatedTags,
    }),
    renewRecoveryCodes: build.mutation<string[], CodeRequest>({
      query: (body) => ({ url: 'staff/security/recovery-codes', method: 'POST', body }),
      transformResponse: parseCodes,
      invalidatesTags: listInvalidatedTags,
    }),
    turnFactorOff: build.mutation<unknown, CodeRequest>({
      query: (body) => ({ url: 'staff/security/turn-off', method: 'POST', body }),
      invalidatesTags: listInvalidatedTags,
    }),
  }),
});

export const {
  useGetSecurityQuery,
  useBeginFactorMutation,
  useTurnFactorOnMutation,
  useRenewRecoveryCodesMutation,
  useTurnFactorOffMutation,
} = securityApi;
