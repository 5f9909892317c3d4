import { getLondonToday } from '../../schedule/london-day.ts';
import { getEffectiveState } from '../page/describe-state.ts';
import type { QuoteRow } from '../records/tables.ts';
import { AnswerRefusedError } from './answer-errors.ts';

/** Throws an `AnswerRefusedError` if the quote has ended, or has a newer offer than this version. */
export function requireOpenOffer(quote: QuoteRow, version: number): void {
  const state = getEffectiveState(quote, getLondonToday());
  if (state !== 'sent') throw new AnswerRefusedError(`quote_${state}`);
  if (quote.offerNumber !== version) throw new AnswerRefusedError('quote_changed');
}
