import { totalSchema } from 'contract/staff/total';
import { type Refund, refundSchema } from 'contract/staff/refund';
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
    getRefunds: build.query<StaffListPage<Refund>, void>({
      query: () => ({ url: 'staff/refunds' }),
      transformResponse: (response) => parsePage(refundSchema, response),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useGetRefundsQuery } = staffApi;

const parsePage = <Row>(
  schema: v.GenericSchema<unknown, Row>,
  response: unknown,
): StaffListPage<Row> => ({
  rows: readList(schema, response),
  total: v.parse(totalSchema, response).total,
});
