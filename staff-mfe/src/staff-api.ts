import { totalSchema } from 'contract/staff/total';
import { type MessageOutline, messageOutlineSchema } from 'contract/staff/contact-message';
import { type StaffOrder, staffOrderSchema } from 'contract/staff/staff-order';
import { type Refund, refundSchema } from 'contract/staff/refund';
import type { StateRequest } from 'contract/staff/requests';
import { readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

export const STAFF_PAGE_SIZE = 25;

/** One page of a list. `total` is the number of rows on all pages. */
export interface StaffListPage<Row> {
  rows: Row[];
  total: number;
}

/** Only our own backend has these calls. It checks the user's role on each of them (rule 3). */
export const staffApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffOrders: build.query<StaffListPage<StaffOrder>, { page: number; state: string }>({
      query: ({ page, state }) => ({
        url: `staff/orders?${buildPageQuery(page, toFilter(state))}`,
      }),
      transformResponse: (response) => parsePage(staffOrderSchema, response),
      providesTags: ['Staff'],
    }),
    changeOrderState: build.mutation<unknown, StateRequest & { orderno: string }>({
      query: ({ orderno, state }) => ({
        url: `staff/orders/${encodeURIComponent(orderno)}/state`,
        method: 'POST',
        body: { state },
      }),
      invalidatesTags: ['Staff'],
    }),
    getMessages: build.query<StaffListPage<MessageOutline>, number>({
      query: (page) => ({
        url: `staff/messages?${buildPageQuery(page)}`,
      }),
      transformResponse: (response) => parsePage(messageOutlineSchema, response),
      providesTags: ['Staff'],
    }),
    getRefunds: build.query<StaffListPage<Refund>, void>({
      query: () => ({ url: 'staff/refunds' }),
      transformResponse: (response) => parsePage(refundSchema, response),
      providesTags: ['Staff'],
    }),
  }),
});

export const {
  useGetStaffOrdersQuery,
  useChangeOrderStateMutation,
  useGetMessagesQuery,
  useGetRefundsQuery,
} = staffApi;

/** Value of the state filter for orders that have no day yet. The other values are order states. */
export const UNDATED_FILTER = 'undated';

function toFilter(choice: string): Record<string, string> {
  if (choice === UNDATED_FILTER) return { undated: 'true' };
  return choice ? { state: choice } : {};
}

const buildPageQuery = (page: number, filter: Record<string, string> = {}) =>
  new URLSearchParams({ page: String(page), size: String(STAFF_PAGE_SIZE), ...filter }).toString();

const parsePage = <Row>(
  schema: v.GenericSchema<unknown, Row>,
  response: unknown,
): StaffListPage<Row> => ({
  rows: readList(schema, response),
  total: v.parse(totalSchema, response).total,
});
