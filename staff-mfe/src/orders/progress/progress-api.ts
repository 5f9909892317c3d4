import type { ProgressRequest } from 'contract/staff/requests';
import { serverApi } from 'shared/data';

export type StepMove = ProgressRequest & { orderno: string };

/** Changes the progress of an order. Only our own backend has this call (rule 49). */
const progressApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    moveProgress: build.mutation<unknown, StepMove>({
      query: ({ orderno, ...body }) => ({
        url: `staff/orders/${encodeURIComponent(orderno)}/progress`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const { useMoveProgressMutation } = progressApi;
