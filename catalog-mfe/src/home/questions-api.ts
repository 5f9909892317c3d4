import { type FaqEntry, faqEntrySchema } from 'contract/content/faq';
import { readList, serverApi, type ThunkExtra } from 'shared/data';

export const questionsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the questions from a lazy module if the backend lacks the feature `home-questions`. */
    getHomeQuestions: build.query<FaqEntry[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!(extra as ThunkExtra).features?.includes('home-questions')) {
          const { compiledQuestions } = await import('./compiled-questions');
          return { data: compiledQuestions };
        }
        const { data, error } = await baseQuery({ url: 'users/gethomequestions', public: true });
        return error ? { error } : { data: readList(faqEntrySchema, data) };
      },
    }),
  }),
});

export const { useGetHomeQuestionsQuery } = questionsApi;
