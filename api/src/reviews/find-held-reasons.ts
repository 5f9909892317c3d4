import { foldText } from 'contract/values/fold-text';
import type { heldReasons } from 'contract/reviews/review-fields';
import { insults } from './insults.ts';

type HeldReason = (typeof heldReasons)[number];

/** A web address with or without a scheme, an e-mail address, or the HTML of a link. */
const LINK =
  /https?:|www\.|<\s*a\b|[\w.+-]+@[\w-]+\.\w|\b[\w-]+\.(com|net|org|info|biz|shop|site|online|app|xyz|top|io|ai|co|uk|eu|ru|cn|de|fr)\b/;

/** Returns why staff should read a review with care, or [] for an ordinary one. */
export function findHeldReasons(text: string): HeldReason[] {
  const foldedText = foldText(text);
  const words = foldedText.split(/[^a-z]+/);
  return [
    ...(LINK.test(foldedText) ? (['link'] as const) : []),
    ...(insults.some((insult) => words.includes(insult)) ? (['insult'] as const) : []),
  ];
}
