import {
  orderListPageSchema,
  type OrderListRow,
  orderListRowSchema,
} from 'contract/staff/order-list-row';
import {
  type StepResult,
  stepResultSchema,
  type StepsPreview,
  stepsPreviewSchema,
} from 'contract/staff/order-steps';
import { type PrintedOrder, printedOrderSchema } from 'contract/staff/printed-order';
import type { OrderSearchRequest, OrderStepsRequest } from 'contract/staff/order-list-requests';
import type { CallInput } from 'contract/calls/call';
import { readEndpoint, sendEndpoint } from 'contract/calls/request';
import * as viewCalls from 'contract/orders/staff/saved-views';
import { readList, readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

interface OrderListPage {
  rows: OrderListRow[];
  next: string | null;
  total: number | null;
}

const orderListApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    searchOrders: build.query<OrderListPage, OrderSearchRequest>({
      query: (body) => ({ url: 'staff/orders/search', method: 'POST', body }),
      transformResponse: (response) => ({
        rows: readList(orderListRowSchema, response),
        ...v.parse(orderListPageSchema, response),
      }),
      providesTags: ['Staff'],
    }),
    previewOrderSteps: build.query<StepsPreview | null, OrderStepsRequest>({
      query: (body) => ({ url: 'staff/orders/steps/preview', method: 'POST', body }),
      transformResponse: (response) => readRecord(stepsPreviewSchema, response),
      // The preview is not cached, because an email contains personal data and is soon out of date.
      keepUnusedDataFor: 0,
    }),
    moveOrderSteps: build.mutation<StepResult[], OrderStepsRequest>({
      query: (body) => ({ url: 'staff/orders/steps', method: 'POST', body }),
      transformResponse: (response) => readList(stepResultSchema, response),
      invalidatesTags: ['Staff'],
    }),
    readOrderSheets: build.mutation<PrintedOrder[], string[]>({
      query: (ordernos) => ({ url: 'staff/orders/sheets', method: 'POST', body: { ordernos } }),
      transformResponse: (response) => readList(printedOrderSchema, response),
    }),
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
