import { type FaqTopic, faqTopicSchema } from 'contract/content/faq';
import { readList, serverApi } from 'shared/data';
import { hasTexts } from '../texts/has-texts';

export const faqApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the topics from a lazy module if the backend lacks the feature `texts` (rule 64). */
    getFaq: build.query<FaqTopic[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!hasTexts(extra)) {
          const { faqTexts } = await import('contract/content/texts/faq-texts');
          return { data: faqTexts };
        }
        const { data, error } = await baseQuery({ url: 'users/getfaq', public: true });
        return error ? { error } : { data: readList(faqTopicSchema, data) };
      },
    }),
  }),
});

export const { useGetFaqQuery } = faqApi;
