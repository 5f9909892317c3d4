import { placeStaffOrder } from 'contract/compose/place-order';
import type { CallInput, CallResponse } from 'contract/calls/call';
import { readResponse, sendEndpoint } from 'contract/calls/request';
import { serverApi } from 'shared/data';

const newOrderApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    placeStaffOrder: build.mutation<
      CallResponse<typeof placeStaffOrder>,
      CallInput<typeof placeStaffOrder>
    >({
      ...sendEndpoint(placeStaffOrder),
      transformResponse: (response: unknown) => readResponse(placeStaffOrder, response),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const { usePlaceStaffOrderMutation } = newOrderApi;
