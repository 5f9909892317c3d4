import { buildRequest, readResponse } from 'contract/calls/request';
import { type FaqTopic, getFaq, getTerms, type TermsSection } from 'contract/content/text-calls';
import { serverApi, type ThunkExtra } from 'shared/data';

export const textsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the topics from a lazy module if the backend lacks the feature `texts` (rule 64). */
    getFaq: build.query<FaqTopic[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!hasTexts(extra)) {
          const { faqTexts } = await import('contract/content/texts/faq-texts');
          return { data: faqTexts };
        }
        const { data, error } = await baseQuery(buildRequest(getFaq, undefined));
        return error ? { error } : { data: readResponse(getFaq, data).data };
      },
    }),
    /** Reads the sections from a lazy module if the backend lacks the feature `texts` (rule 64). */
    getTerms: build.query<TermsSection[], void>({
      queryFn: async (_none, { extra }, _options, baseQuery) => {
        if (!hasTexts(extra)) {
          const { buildTermsTexts } = await import('contract/content/texts/terms-texts');
          return { data: buildTermsTexts((extra as ThunkExtra).features ?? []) };
        }
        const { data, error } = await baseQuery(buildRequest(getTerms, undefined));
        return error ? { error } : { data: readResponse(getTerms, data).data };
      },
    }),
  }),
});

export const { useGetFaqQuery, useGetTermsQuery } = textsApi;

/** Returns whether the backend stores the FAQ and the terms (rule 64). */
const hasTexts = (extra: unknown): boolean =>
  (extra as ThunkExtra).features?.includes('texts') ?? false;
