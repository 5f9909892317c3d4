import { type TermsSection, termsSectionSchema } from 'contract/content/terms';
import { readList, serverApi, type ThunkExtra } from 'shared/data';
import { hasTexts } from '../texts/has-texts';

export const termsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetTermsQuery } = termsApi;
