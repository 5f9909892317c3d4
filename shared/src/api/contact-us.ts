import type { CallInput } from 'contract/calls/call';
import type { contactUs } from 'contract/content/content-calls';
import { serverApi } from './server-api';

const contactApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, CallInput<typeof contactUs>>({
      query: (body) => ({
        url: 'users/contactus',
        method: 'POST',
        body,
        public: true,
        accepts: 'empty',
      }),
    }),
  }),
});

export const { useContactUsMutation } = contactApi;
