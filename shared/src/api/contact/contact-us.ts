import { serverApi } from '../server-api';

/** Body of POST users/contactus (specification, section 7). `password` carries the phone number (rule 39). */
export interface ContactMessage {
  email: string;
  password: string;
  message: string;
  name: string;
  subject: string;
  /** The captcha's solution. The specification does not have this field. */
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
