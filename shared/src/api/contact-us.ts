import type { ContactRequest } from 'contract/content/requests';
import { serverApi } from './server-api';

const contactApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, ContactRequest>({
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
