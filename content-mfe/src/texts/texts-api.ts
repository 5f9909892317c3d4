import { type FaqTopic, faqTopicSchema } from 'contract/content/faq';
import { type TermsSection, termsSectionSchema } from 'contract/content/terms';
import { readList, serverApi, type ThunkExtra } from 'shared/data';

export const textsApi = serverApi.injectEndpoints({
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
    /** Reads the sections from a lazy module if the backend lacks the feature `texts` (rule 64). */
    getTerms: build.query<TermsSection[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!hasTexts(extra)) {
          const { buildTermsTexts } = await import('contract/content/texts/terms-texts');
          return { data: buildTermsTexts((extra as ThunkExtra).features ?? []) };
        }
        const { data, error } = await baseQuery({ url: 'users/getterms', public: true });
        return error ? { error } : { data: readList(termsSectionSchema, data) };
      },
    }),
  }),
});

export const { useGetFaqQuery, useGetTermsQuery } = textsApi;

/** Returns whether the backend stores the FAQ and the terms (rule 64). */
const hasTexts = (extra: unknown): boolean =>
  (extra as ThunkExtra).features?.includes('texts') ?? false;
