import { readResponse, sendEndpoint } from 'contract/calls/request';
import { listFailedMails, sendMailAgain, setMailAside } from 'contract/staff/failed-mails';
import { serverApi } from 'shared/data';

const mailsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFailedMails: build.query({
      ...sendEndpoint(listFailedMails),
      transformResponse: (response: unknown) => readResponse(listFailedMails, response),
      providesTags: ['Staff'],
    }),
    sendMailAgain: build.mutation({ ...sendEndpoint(sendMailAgain), invalidatesTags: ['Staff'] }),
    setMailAside: build.mutation({ ...sendEndpoint(setMailAside), invalidatesTags: ['Staff'] }),
  }),
});

export const { useGetFailedMailsQuery, useSendMailAgainMutation, useSetMailAsideMutation } =
  mailsApi;
