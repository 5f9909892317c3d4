import { toLondonDay } from '../../schedule/london-day.ts';
import { getEffectiveState } from '../page/describe-state.ts';
import type { QuoteRow } from '../records/tables.ts';
import { RefusedAnswer } from './quote-refused-error.ts';

/**
 * Checks that the offer with this number can be answered now. Throws a `RefusedAnswer` for a quote
 * that ended and for a newer offer.
 */
export function checkAnswerable(quote: QuoteRow, version: number): void {
  const state = getEffectiveState(quote, toLondonDay(new Date()));
  if (state !== 'sent') throw new RefusedAnswer(`quote_${state}`);
  if (quote.offerNumber !== version) throw new RefusedAnswer('quote_changed');
}
