import { serverApi } from 'shared/data';

export interface StepMove {
  orderno: string;
  trade: string;
  step: string;
  /** Reason of a backward step. '' for a forward step. */
  reason: string;
}

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
