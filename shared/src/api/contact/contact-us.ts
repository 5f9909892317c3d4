import { serverApi } from '../server-api';

/** What POST users/contactus carries (specification §7); `password` bears the phone (decision 39). */
export interface ContactMessage {
  email: string;
  password: string;
  message: string;
  name: string;
  subject: string;
  /** The captcha's solution, an extra field. */
  captcha: string;
}

const contactApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, ContactMessage>({
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
