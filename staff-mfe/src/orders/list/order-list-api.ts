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
import type {
  ChangedViewRequest,
  OrderSearchRequest,
  OrderStepsRequest,
  SavedViewRequest,
} from 'contract/staff/order-list-requests';
import { type StaffView, staffViewSchema } from 'contract/staff/staff-view';
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
    getStaffViews: build.query<StaffView[], void>({
      query: () => ({ url: 'staff/views' }),
      transformResponse: (response) => readList(staffViewSchema, response),
      providesTags: ['Staff'],
    }),
    saveStaffView: build.mutation<unknown, SavedViewRequest>({
      query: (body) => ({ url: 'staff/views', method: 'POST', body }),
      invalidatesTags: ['Staff'],
    }),
    renameStaffView: build.mutation<unknown, ChangedViewRequest & Pick<StaffView, 'id'>>({
      query: ({ id, ...body }) => ({ url: `staff/views/${id}`, method: 'POST', body }),
      invalidatesTags: ['Staff'],
    }),
    deleteStaffView: build.mutation<unknown, StaffView['id']>({
      query: (id) => ({ url: `staff/views/${id}/delete`, method: 'POST' }),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const {
  useSearchOrdersQuery,
  usePreviewOrderStepsQuery,
  useMoveOrderStepsMutation,
  useReadOrderSheetsMutation,
  useGetStaffViewsQuery,
  useSaveStaffViewMutation,
  useRenameStaffViewMutation,
  useDeleteStaffViewMutation,
} = orderListApi;
