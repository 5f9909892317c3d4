import { type FailedMail, failedMailSchema, nextKeySchema } from 'contract/staff/failed-mail';
import { readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

interface MailPage {
  rows: FailedMail[];
  next: string | null;
}

const mailsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFailedMails: build.query<MailPage, string | null>({
      query: (after) => ({ url: `staff/mails${after === null ? '' : `?after=${after}`}` }),
      transformResponse: (response) => ({
        rows: readList(failedMailSchema, response),
        next: v.parse(nextKeySchema, response).next,
      }),
      providesTags: ['Staff'],
    }),
    sendMailAgain: build.mutation<unknown, FailedMail['id']>({
      query: (id) => ({ url: `staff/mails/${id}/send`, method: 'POST', body: {} }),
      invalidatesTags: ['Staff'],
    }),
    setMailAside: build.mutation<unknown, FailedMail['id']>({
      query: (id) => ({ url: `staff/mails/${id}/set-aside`, method: 'POST', body: {} }),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const { useGetFailedMailsQuery, useSendMailAgainMutation, useSetMailAsideMutation } =
  mailsApi;
