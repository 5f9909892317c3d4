import { flag, pence, readOutcome, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

const verificationSchema = v.object({
  success: flag,
  orderno: text,
  /** Pounds on the wire (decision 14); null when the answer has none. */
  amount_total: v.nullish(v.fallback(v.nullable(pence), null), null),
  payment_status: text,
  transactionid: text,
  error: text,
});

export type Verification = v.InferOutput<typeof verificationSchema>;

interface Asked {
  sessionId: string;
  /** How often somebody signed in on this page: after another sign-in it is asked again. */
  signIns: number;
}

/** GET users/verify-payment/{sessionId}: kept for good, so that it runs once per page load. */
export const verificationApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.query<Verification | null, Asked>({
      query: ({ sessionId }) => ({
        url: `users/verify-payment/${encodeURIComponent(sessionId)}`,
      }),
      transformResponse: (answer) => readOutcome(verificationSchema, answer),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useVerifyPaymentQuery } = verificationApi;
