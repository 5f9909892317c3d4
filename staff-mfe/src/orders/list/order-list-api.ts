import type { CallInput, CallResponse } from 'contract/calls/call';
import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/orders/staff/order-list';
import * as viewCalls from 'contract/orders/staff/saved-views';
import { type PrintedOrder, readSheets } from 'contract/orders/staff/order-sheets';
import { serverApi } from 'shared/data';

export type SearchRequest = CallInput<typeof calls.searchOrders>;
type MovesRequest = CallInput<typeof calls.moveSteps>;

const orderListApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    searchOrders: build.query<CallResponse<typeof calls.searchOrders>, SearchRequest>({
      ...sendEndpoint(calls.searchOrders),
      transformResponse: (response: unknown) => readResponse(calls.searchOrders, response),
      providesTags: ['Staff'],
    }),
    previewOrderSteps: build.query<calls.StepsPreview, MovesRequest>({
      ...readEndpoint(calls.previewSteps),
      // The preview is not cached, because an email contains personal data and is soon out of date.
      keepUnusedDataFor: 0,
    }),
    moveOrderSteps: build.mutation<calls.MoveResult[], MovesRequest>({
      ...readEndpoint(calls.moveSteps),
      invalidatesTags: ['Staff'],
    }),
    readOrderSheets: build.mutation<PrintedOrder[], CallInput<typeof readSheets>>(
      readEndpoint(readSheets),
    ),
    getSavedViews: build.query<viewCalls.SavedView[], void>({
      ...readEndpoint(viewCalls.listViews),
      providesTags: ['Staff'],
    }),
    saveView: build.mutation<unknown, CallInput<typeof viewCalls.saveView>>({
      ...sendEndpoint(viewCalls.saveView),
      invalidatesTags: ['Staff'],
    }),
    changeView: build.mutation<unknown, CallInput<typeof viewCalls.changeView>>({
      ...sendEndpoint(viewCalls.changeView),
      invalidatesTags: ['Staff'],
    }),
    deleteView: build.mutation<unknown, CallInput<typeof viewCalls.deleteView>>({
      ...sendEndpoint(viewCalls.deleteView),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const {
  useSearchOrdersQuery,
  usePreviewOrderStepsQuery,
  useMoveOrderStepsMutation,
  useReadOrderSheetsMutation,
  useGetSavedViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
} = orderListApi;
