import { serverApi } from 'shared/data';

export interface StepMove {
  orderno: string;
  trade: string;
  step: string;
  /** Why it goes back; '' forwards. */
  reason: string;
}

/** How staff move an order along, of our own backend alone (decision 49). */
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
