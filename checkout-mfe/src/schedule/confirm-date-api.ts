import { serverApi } from 'shared/data';

/** What the button behind a mail's link sends (decision 47); whoever has the link may be anybody. */
const confirmDateApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    confirmDate: build.mutation<unknown, string>({
      query: (token) => ({
        ...{ url: 'users/confirmdate', method: 'POST', body: { token } },
        public: true,
      }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useConfirmDateMutation } = confirmDateApi;
