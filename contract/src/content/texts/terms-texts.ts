import type { Feature } from '../../features.ts';
import type { TermsSection } from '../terms.ts';
import { careTerms } from './care-terms.ts';
import { contractTerms } from './contract-terms.ts';
import { generalTerms } from './general-terms.ts';
import { buildRightsTerms } from './rights-terms.ts';

/**
 * Returns the 19 sections of the terms, in order (specification, section 2). An empty database and a
 * shop whose backend keeps no terms have them.
 */
export const buildTermsTexts = (features: readonly Feature[]): TermsSection[] => [
  ...contractTerms,
  ...buildRightsTerms(features),
  ...careTerms,
  ...generalTerms,
];
