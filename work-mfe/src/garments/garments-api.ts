import type { CallInput, CallResponse } from 'contract/calls/call';
import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import * as changes from 'contract/garments/staff-garment-changes';
import * as calls from 'contract/garments/staff-garments';
import { serverApi } from 'shared/data';

/** A call that changes a garment also refetches it after a refusal, because a colleague was faster. */
const changesStaffData = { invalidatesTags: ['Staff' as const] };

const garmentsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    listGarments: build.query<
      CallResponse<typeof calls.listGarments>,
      CallInput<typeof calls.listGarments>
    >({
      ...sendEndpoint(calls.listGarments),
      transformResponse: (response: unknown) => readResponse(calls.listGarments, response),
      providesTags: ['Staff'],
    }),
    getGarment: build.query<calls.StaffGarment, CallInput<typeof calls.getGarment>>({
      ...readEndpoint(calls.getGarment),
      providesTags: ['Staff'],
    }),
    getOrderGarments: build.query<calls.OrderGarments, CallInput<typeof calls.getOrderGarments>>({
      ...readEndpoint(calls.getOrderGarments),
      providesTags: ['Staff'],
    }),
    takeInGarments: build.mutation<calls.OrderGarments, CallInput<typeof changes.takeInGarments>>({
      ...readEndpoint(changes.takeInGarments),
      ...changesStaffData,
    }),
    sendConditions: build.mutation<calls.OrderGarments, CallInput<typeof changes.sendConditions>>({
      ...readEndpoint(changes.sendConditions),
      ...changesStaffData,
    }),
    describeGarment: build.mutation<calls.StaffGarment, CallInput<typeof changes.describeGarment>>({
      ...readEndpoint(changes.describeGarment),
      ...changesStaffData,
    }),
    moveGarment: build.mutation<calls.StaffGarment, CallInput<typeof changes.moveGarment>>({
      ...readEndpoint(changes.moveGarment),
      ...changesStaffData,
    }),
    handOverGarment: build.mutation<calls.StaffGarment, CallInput<typeof changes.handOverGarment>>({
      ...readEndpoint(changes.handOverGarment),
      ...changesStaffData,
    }),
    removeGarment: build.mutation<calls.OrderGarments, CallInput<typeof changes.removeGarment>>({
      ...readEndpoint(changes.removeGarment),
      ...changesStaffData,
    }),
    removeGarmentPhoto: build.mutation<
      calls.StaffGarment,
      CallInput<typeof changes.removeGarmentPhoto>
    >({
      ...readEndpoint(changes.removeGarmentPhoto),
      ...changesStaffData,
    }),
  }),
});

export const {
  useListGarmentsQuery,
  useGetGarmentQuery,
  useGetOrderGarmentsQuery,
  useTakeInGarmentsMutation,
  useSendConditionsMutation,
  useDescribeGarmentMutation,
  useMoveGarmentMutation,
  useHandOverGarmentMutation,
  useRemoveGarmentMutation,
  useRemoveGarmentPhotoMutation,
} = garmentsApi;
