import type { Feature } from '../../features.ts';
import type { TermsSection } from '../text-calls.ts';
import { careTerms } from './care-terms.ts';
import { buildContractTerms } from './contract-terms.ts';
import { generalTerms } from './general-terms.ts';
import { buildRightsTerms } from './rights-terms.ts';

/**
 * Returns the 19 sections of the terms, in order (specification, section 2). These texts are for a
 * new database, and for a shop whose backend stores no terms.
 */
export const buildTermsTexts = (features: readonly Feature[]): TermsSection[] => [
  ...buildContractTerms(features),
  ...buildRightsTerms(features),
  ...careTerms,
  ...generalTerms,
];
