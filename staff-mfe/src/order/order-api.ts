import {
  type ChangePreview,
  changePreviewSchema,
  type StaffOrderPage,
  staffOrderPageSchema,
} from 'contract/staff/order-page';
import type { PreviewRequest } from 'contract/staff/order-requests';
import { readRecord, serverApi } from 'shared/data';

/** A change of an order. `path` is relative to `staff/`. */
export interface OrderChange {
  path: string;
  body: object;
}

const orderApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffOrder: build.query<StaffOrderPage | null, string>({
      query: (orderno) => ({ url: `staff/orders/${encodeURIComponent(orderno)}` }),
      transformResponse: (response) => readRecord(staffOrderPageSchema, response),
      providesTags: ['Staff'],
    }),
    previewChange: build.query<ChangePreview | null, { orderno: string; change: PreviewRequest }>({
      query: ({ orderno, change }) => ({
        url: `staff/orders/${encodeURIComponent(orderno)}/preview`,
        method: 'POST',
        body: change,
      }),
      transformResponse: (response) => readRecord(changePreviewSchema, response),
      // The preview of an email is not cached, because it contains personal data and is soon out of
      // date.
      keepUnusedDataFor: 0,
    }),
    changeOrder: build.mutation<unknown, OrderChange>({
      query: ({ path, body }) => ({ url: `staff/${path}`, method: 'POST', body }),
      // Also refetches the order after a refusal, which often means that a colleague changed the
      // order.
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const { useGetStaffOrderQuery, usePreviewChangeQuery, useChangeOrderMutation } = orderApi;

/** Returns the path of a change below `staff/orders/{orderno}`. */
export const orderPath = (orderno: string, path: string) =>
  `orders/${encodeURIComponent(orderno)}/${path}`;

/** Returns the path of a change below `staff/bookings/{orderno}`. */
export const bookingPath = (orderno: string, path: string) =>
  `bookings/${encodeURIComponent(orderno)}/${path}`;
