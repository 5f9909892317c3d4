import { totalSchema } from 'contract/staff/total';
import { type ContactMessage, contactMessageSchema } from 'contract/staff/contact-message';
import { type StaffOrder, staffOrderSchema } from 'contract/staff/staff-order';
import { type Refund, refundSchema } from 'contract/staff/refund';
import type { StateRequest } from 'contract/staff/requests';
import { readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** Number of rows on a page of a staff list. */
export const STAFF_PAGE_SIZE = 25;

/** The rows of one page, and the total number of rows. */
export interface StaffList<Row> {
  rows: Row[];
  total: number;
}

/** Calls of the staff area. Only our own backend has them, and it checks the role on each (rule 3). */
export const staffApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffOrders: build.query<StaffList<StaffOrder>, { page: number; state: string }>({
      query: ({ page, state }) => ({
        url: `staff/orders?${pageQuery(page, filterOf(state))}`,
      }),
      transformResponse: (answer) => pageOfRows(staffOrderSchema, answer),
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
    getMessages: build.query<StaffList<ContactMessage>, number>({
      query: (page) => ({
        url: `staff/messages?${pageQuery(page)}`,
      }),
      transformResponse: (answer) => pageOfRows(contactMessageSchema, answer),
      providesTags: ['Staff'],
    }),
    getRefunds: build.query<StaffList<Refund>, void>({
      query: () => ({ url: 'staff/refunds' }),
      transformResponse: (answer) => pageOfRows(refundSchema, answer),
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

/** Filter value of the staff list for orders without a date; the other values are order states. */
export const UNDATED = 'undated';

function filterOf(choice: string): Record<string, string> {
  if (choice === UNDATED) return { undated: 'true' };
  return choice ? { state: choice } : {};
}

const pageQuery = (page: number, more: Record<string, string> = {}) =>
  new URLSearchParams({ page: String(page), size: String(STAFF_PAGE_SIZE), ...more }).toString();

const pageOfRows = <Row>(
  schema: v.GenericSchema<unknown, Row>,
  answer: unknown,
): StaffList<Row> => ({
  rows: readList(schema, answer),
  total: v.parse(totalSchema, answer).total,
});
